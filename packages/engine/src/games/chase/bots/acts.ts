/**
 * What people take for the elementary acts of the game, and how often they slip: the middle player.
 * Fixed from published measurements before any win rate was looked at; docs/people.md has the sources.
 */
export const ACTS_MS = {
  /** To move the eyes to something and take it in, up to `SEEN_AT_ONCE` things in a place. */
  look: 280,
  /** To go past one of several things when what is sought stands out. */
  glance: 10,
  /** To see one more of a few; to count one more of many. */
  see: 60,
  count: 300,
  /** To choose one of four. */
  choose: 300,
  /** To turn a shape by a quarter in the mind. */
  turn: 200,
  /** To notice something that was waited for, and to turn to it. */
  notice: 350,
  /** To press a key. */
  press: 230,
  /** To point at something, and to carry it to its place. */
  point: 670,
  carry: 920,
  /** To decide what is no routine. */
  ponder: 1350,
  /** What is less than that away can't be stopped any more. */
  stop: 225,
} as const

/** How many things are seen in one look, and how many tiles of a hand are remembered. */
export const SEEN_AT_ONCE = 4
export const REMEMBERED = 5

/** How often something goes wrong. */
export const SLIPS = {
  /** A tile is taken to fit that does not. */
  placing: 0.02,
  /** Witnesses of a sector are miscounted: up to three, four, more. */
  seeingFew: 0.01,
  seeingFour: 0.03,
  counting: 0.05,
} as const
