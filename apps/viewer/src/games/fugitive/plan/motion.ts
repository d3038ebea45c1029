/** How long things move, in µs of match time: short, and the truth never waits for it. */

/** A card goes from one place to another: from a deck into a hand, from a hand into the row. */
export const GLIDE = 620_000
/** Sprint cards come one after the other, before the hideout under which they lie. */
export const TUCK = 140_000
/** A card turns over. */
export const TURN_OVER = 560_000
/** From one card that turns over to the next one. */
export const NEXT_CARD = 380_000

/** A number is set before the marshal. */
export const SPEAK = 260_000
/** From one number of a guess to the next one. */
export const NEXT_NUMBER = 160_000
/** The table holds its breath between the last number of a guess and the answer. */
export const BREATH_HELD = 1_100_000
/** A counter tells what the answer was. */
export const TELL = 320_000

/** An event card comes up, is read, and is laid aside. */
export const RISE = 700_000
export const READ = 3_800_000
/** And once somebody acts, so long at least. */
export const READ_AT_LEAST = 1_600_000
export const ASIDE = 600_000
/** Where another event follows at once, it waits no longer than that. */
export const READ_SHORTLY = 2_400_000

/** The light goes along the row as the manhunt begins. */
export const SEARCH = 2_600_000
/** The hand that arrests, and the way out that opens. */
export const ARREST = 900_000
export const GETAWAY = 1_800_000
/** After the end, what was never found turns over. */
export const BEFORE_THE_REST = 1_600_000
