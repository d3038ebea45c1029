/**
 * What people take, from docs/people.md (µs), where the sources are named. A movement that is less than `STOP` away
 * happens, whatever has been seen meanwhile: an action so soon after something new was no answer to it.
 */
export const STOP = 225_000
/** From something awaited to the simplest answer, in the middle. */
export const REACTION = 231_000
