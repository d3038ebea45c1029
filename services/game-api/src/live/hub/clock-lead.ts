/** So many measurements count: clocks drift, if slowly. */
const COUNTED = 8

/**
 * By how much another clock is ahead of ours (µs), at the least. An answer was stamped some time before it came, and
 * nobody knows how long: what must not be shown too early goes by the least that is certain.
 */
export function createClockLead() {
  let measured: readonly number[] = []
  return {
    /** Their clock had shown `theirs` when our own showed `now`. */
    note(theirs: number, now: number): void {
      measured = [...measured, Math.floor(theirs - now)].slice(-COUNTED)
    },
    /** 0 before the first measurement. */
    atLeast: (): number => (measured.length === 0 ? 0 : Math.max(...measured)),
  }
}
