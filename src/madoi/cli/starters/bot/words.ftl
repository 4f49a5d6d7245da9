bot-name-{{name}} = {{Name}}
bot-about-{{name}} = Say in one sentence how it plays.
