## The characters that bots play as: name, manner, and a sentence about the manner

cast-name-sayo = Sayo
cast-name-raita = Raita
cast-name-isuzu = Isuzu
cast-name-kohaku = Kohaku
cast-name-koharu = Koharu
cast-name-genta = Genta
cast-name-ritsu = Ritsu
cast-name-nagi = Nagi
cast-name-botan = Botan
cast-name-sota = Sōta
cast-name-toki = Toki
cast-name-hayate = Hayate

cast-manner-sayo = Patient
cast-manner-raita = Bold
cast-manner-isuzu = Cautious
cast-manner-kohaku = Teasing
cast-manner-koharu = Cheerful
cast-manner-genta = Hearty
cast-manner-ritsu = Precise
cast-manner-nagi = Dreamy
cast-manner-botan = Proud
cast-manner-sota = Curious
cast-manner-toki = Shrewd
cast-manner-hayate = Hasty

cast-about-sayo = Never in a hurry. Pours the tea first, then looks at the cards.
cast-about-raita = Slaps every card down as if nothing could go wrong.
cast-about-isuzu = Counts everything twice and still has doubts.
cast-about-kohaku = Wears a fox mask and smiles at the wrong moments.
cast-about-koharu = Is glad about every card, even yours.
cast-about-genta = Laughs loudest when losing.
cast-about-ritsu = Squares the deck after every turn.
cast-about-nagi = Looks out of the window and plays all the same.
cast-about-botan = Loses with grace, or so they say; nobody was there.
cast-about-sota = Wants to know why you did that.
cast-about-toki = Has played since before you were born.
cast-about-hayate = Taps a finger on the table until it is time to play.

# A bot and its strength
bot-with-strength = { $name } ({ $bot })

## Faces that people can choose

face-choose = Your face
face-none = No face
face-cat = Cat
face-fox = Fox
face-rabbit = Rabbit
face-bear = Bear
face-owl = Owl
face-frog = Frog
face-tanuki = Tanuki
face-crane = Crane
