// The limit for random playouts: four-player games of Kasane in plain C++, for bench/playouts.py.
//
//     g++ -O3 -march=native -o kasane_limit bench/kasane_limit.cpp
//
// It plays the same whole turns as `madoi.bots.playout.play_randomly`: all legal actions are found, one of them
// is chosen, each equally likely, and carried out. It knows one number of players, one point table and no
// variant, and it keeps no record, no events and no views. Its requests are those of playouts_worker.py:
//
//     games N FIRST   {"seconds": of this process's time on the processor}
//     facts N         {"decisions": …, "actions": …, "points": …}, the means of N games
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <ctime>

constexpr int SEATS = 4, COLUMNS = 4, HEIGHT = 4, ROUNDS = 4, LEFT_OVER = 4, MOST_CARDS = 6, YAKU = 9;
constexpr int COLOUR_POINTS[] = {0, 5, 4, 3, 2, 0, 2, 3, 4, 5};

struct Cell { int spaces, points[2]; };
// By yaku and number of cards, as in src/madoi/games/kasane/yaku.toml.
constexpr Cell CELLS[YAKU][MOST_CARDS + 1] = {
    {{}, {}, {2, {2, 2}}, {2, {5, 5}}, {1, {8}}, {}, {}},
    {{}, {}, {2, {2, 2}}, {1, {3}}, {1, {5}}, {}, {}},
    {{}, {}, {}, {2, {4, 3}}, {}, {}, {}},
    {{}, {}, {}, {2, {4, 3}}, {}, {}, {}},
    {{}, {}, {}, {2, {4, 3}}, {}, {}, {}},
    {{}, {}, {}, {1, {3}}, {1, {5}}, {1, {8}}, {}},
    {{}, {}, {}, {1, {3}}, {1, {5}}, {1, {8}}, {}},
    {{}, {}, {}, {1, {2}}, {1, {4}}, {1, {6}}, {1, {8}}},
    {{}, {}, {}, {1, {2}}, {1, {4}}, {1, {6}}, {1, {8}}},
};

struct Chance {
    uint64_t state;
    uint32_t below(uint32_t n) {  // multiply with carry, as `madoi.core.chance.PlayoutChance`
        uint64_t product;
        do {
            const uint32_t word = uint32_t(state ^ state >> 32);
            state = 1791398085ULL * (state & 0xFFFFFFFF) + (state >> 32);
            product = uint64_t(word) * n;
        } while (uint32_t(product) < n && uint32_t(product) < (1ULL << 32) % n);
        return product >> 32;
    }
};

struct Action { int8_t column, yaku, count, join; };
struct Robe { int8_t hand[12], row[12]; int hand_size, row_size, points; };

struct Game {
    Robe robes[SEATS] = {};
    int8_t columns[COLUMNS][HEIGHT], heights[COLUMNS], deck[52], discards[52];
    int8_t taken[YAKU][MOST_CARDS + 1] = {};
    uint16_t free[MOST_CARDS + 1] = {};
    int deck_size = 0, discard_size = 0, round = 0, start, mover, cards_left;
    Chance &chance;

    explicit Game(Chance &source) : chance(source) {
        for (int number = 1; number <= 9; number++)
            for (int copy = 0; copy < 5; copy++) deck[deck_size++] = number;
        for (int plus = 0; plus < 7; plus++) deck[deck_size++] = 0;
        for (int yaku = 0; yaku < YAKU; yaku++)
            for (int count = 2; count <= MOST_CARDS; count++)
                if (CELLS[yaku][count].spaces) free[count] |= 1 << yaku;
        start = chance.below(SEATS);
        lay();
    }

    void lay() {
        for (int column = 0; column < COLUMNS; column++) {
            for (int place = 0; place < HEIGHT; place++) {
                const int drawn = chance.below(deck_size);
                columns[column][place] = deck[drawn];
                deck[drawn] = deck[--deck_size];
            }
            heights[column] = HEIGHT;
        }
        cards_left = COLUMNS * HEIGHT;
        mover = start;
    }

    static int mask(int count, int total, int numbers, bool rising, bool falling) {
        int made = 0;
        if ((numbers & (numbers - 1)) == 0) made |= 1 << 0;
        if (total == 10) made |= 1 << 1;
        if (count == 3) {
            if (numbers == (1 << 1 | 1 << 2 | 1 << 6)) made |= 1 << 2;
            if (numbers == (1 << 3 | 1 << 8 | 1 << 9)) made |= 1 << 3;
            if (numbers == (1 << 4 | 1 << 5 | 1 << 7)) made |= 1 << 4;
        }
        if (rising || falling) {
            if ((numbers & ~0b111110) == 0) made |= 1 << 5;
            if ((numbers & ~0b1111100000) == 0) made |= 1 << 6;
        }
        if ((numbers & ~0b1010101010) == 0) made |= 1 << 7;
        if ((numbers & ~0b0101010100) == 0) made |= 1 << 8;
        return made;
    }

    int legal(Action *actions) const {
        int found = 0;
        const Robe &robe = robes[mover];
        const int joined = robe.row_size ? robe.row[robe.row_size - 1] : 0;
        for (int8_t column = 0; column < COLUMNS; column++) {
            if (!heights[column]) continue;
            actions[found++] = {column, -1, 0, 0};
            int last = columns[column][heights[column] - 1];
            if (last == 0) continue;
            int total = last, numbers = 1 << last;
            bool rising = true, falling = true;
            for (int count = 1, behind = robe.hand_size - 1;; count++, behind--) {
                add(actions, found, column, count, 0, mask(count, total, numbers, rising, falling));
                if (count == MOST_CARDS) break;
                if (joined)
                    add(actions, found, column, count + 1, 1,
                        mask(count + 1, total + joined, numbers | 1 << joined, rising && joined < last,
                             falling && joined > last));
                if (behind < 0) break;
                const int card = robe.hand[behind];
                rising = rising && card < last;
                falling = falling && card > last;
                total += card;
                numbers |= 1 << card;
                last = card;
            }
        }
        return found;
    }

    void add(Action *actions, int &found, int8_t column, int count, int8_t join, int made) const {
        for (made &= free[count]; made; made &= made - 1)
            actions[found++] = {column, int8_t(__builtin_ctz(made)), int8_t(count), join};
    }

    void play(const Action &action) {
        Robe &robe = robes[mover];
        const int card = columns[action.column][--heights[action.column]];
        cards_left--;
        if (card) robe.hand[robe.hand_size++] = card;
        else robe.row[robe.row_size++] = 0, robe.points++;
        if (action.yaku >= 0) {
            const int number = action.count - action.join;
            memcpy(robe.row + robe.row_size, robe.hand + robe.hand_size - number, number);
            robe.row_size += number;
            robe.hand_size -= number;
            const Cell &cell = CELLS[action.yaku][action.count];
            int8_t &used = taken[action.yaku][action.count];
            robe.points += cell.points[used++];
            if (used == cell.spaces) free[action.count] &= ~(1 << action.yaku);
        }
        if (cards_left > LEFT_OVER) mover = (mover + 1) % SEATS;
        else end_round();
    }

    void end_round() {
        for (int column = 0; column < COLUMNS; column++)
            for (int place = 0; place < heights[column]; place++) discards[discard_size++] = columns[column][place];
        if (++round == ROUNDS) {
            mover = -1;
            for (Robe &robe : robes) {
                int numbers = 0;
                for (int place = 0; place < robe.row_size; place++) numbers |= 1 << robe.row[place];
                if (robe.row_size >= 8) robe.points += COLOUR_POINTS[__builtin_popcount(numbers & ~1)];
                if (robe.row_size == 12) robe.points += 2;
            }
            return;
        }
        start = (start + 1) % SEATS;
        if (round == ROUNDS - 1) {
            memcpy(deck + deck_size, discards, discard_size);
            deck_size += discard_size;
            discard_size = 0;
        }
        lay();
    }
};

int main() {
    char request[16];
    long games, first;
    printf("{\"compiled\": true, \"rules\": \"C++\"}\n");
    fflush(stdout);
    while (scanf("%15s %ld", request, &games) == 2) {
        const bool timed = !strcmp(request, "games");
        if (!timed || scanf("%ld", &first) != 1) first = 0;
        const clock_t begun = clock();
        long decisions = 0, choices = 0, points = 0;
        for (long seed = first; seed < first + games; seed++) {
            Chance chance{uint64_t(seed) * 2654435761ULL % (1ULL << 62) + 1};
            for (int skip = 0; skip < 4; skip++) chance.below(2);
            Game game(chance);
            Action actions[256];
            while (game.mover >= 0) {
                const int found = game.legal(actions);
                game.play(actions[found == 1 ? 0 : chance.below(found)]);
                decisions++;
                choices += found;
            }
            for (const Robe &robe : game.robes) points += robe.points;
        }
        if (timed) printf("{\"seconds\": %.9f}\n", double(clock() - begun) / CLOCKS_PER_SEC);
        else printf("{\"decisions\": %.4f, \"actions\": %.4f, \"points\": %.4f}\n", double(decisions) / games,
                    double(choices) / games, double(points) / games);
        fflush(stdout);
    }
}
