const last = new WeakMap<object, Promise<unknown>>()

/**
 * Lets those who want to sit or to see in a match come in one after the other: what one of them looks up
 * holds until it is written. One process serves a match, so that this is enough.
 */
export function oneAtATime<T>(match: object, act: () => Promise<T>): Promise<T> {
  const before = last.get(match) ?? Promise.resolve()
  const now = before.then(act, act)
  last.set(match, now)
  return now
}
