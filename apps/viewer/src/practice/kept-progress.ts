const KEY = 'getaway.tutorial'

type Store = Pick<Storage, 'getItem' | 'setItem'>

/** The lesson of the tutorial that comes next on this device; past the last one: all have been seen. */
export function keptLesson(store: Store | undefined): number {
  try {
    const kept = Number(store?.getItem(KEY) ?? 0)
    return Number.isInteger(kept) && kept > 0 ? kept : 0
  } catch {
    return 0
  }
}

export function keepLesson(store: Store | undefined, lesson: number): void {
  try {
    store?.setItem(KEY, String(lesson))
  } catch {
    // A browser that keeps nothing begins from the first lesson.
  }
}
