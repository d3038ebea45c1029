const KEY = 'getaway.tutorial'

type Store = Pick<Storage, 'getItem' | 'setItem'>

/** The lesson of a game’s tutorial that comes next on this device; past the last one: all have been seen. */
export function keptLesson(store: Store | undefined, game: string): number {
  try {
    const kept = Number(store?.getItem(`${KEY}.${game}`) ?? 0)
    return Number.isInteger(kept) && kept > 0 ? kept : 0
  } catch {
    return 0
  }
}

export function keepLesson(store: Store | undefined, game: string, lesson: number): void {
  try {
    store?.setItem(`${KEY}.${game}`, String(lesson))
  } catch {
    // A browser that keeps nothing begins from the first lesson.
  }
}
