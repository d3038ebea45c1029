import { type ReadonlySignal, signal } from '@preact/signals'
import type { Language } from '../language/language.ts'

/** A rule that a player has met for the first time. */
export interface Lesson {
  readonly code: string
  readonly clause: string
  /** Why it was refused, in one sentence. */
  readonly text: Readonly<Record<Language, string>>
}

/** Explains each kind of refusal once on this device. */
export interface Lessons {
  /** What is being explained now. */
  readonly open: ReadonlySignal<Lesson | undefined>
  /** Something was refused: a rule that was never explained here is. */
  meet(lesson: Lesson): void
  close(): void
}

const KEPT = 'getaway.lessons'

/** Without storage (some browsers refuse) it is known as long as the page. */
export function createLessons(store: Pick<Storage, 'getItem' | 'setItem'> | undefined): Lessons {
  const open = signal<Lesson | undefined>(undefined)
  const known = new Set(read(store))
  return {
    open,
    meet(lesson) {
      if (known.has(lesson.code)) return
      known.add(lesson.code)
      open.value = lesson
      try {
        store?.setItem(KEPT, JSON.stringify([...known]))
      } catch {
        // It will be explained again some day, which does no harm.
      }
    },
    close() {
      open.value = undefined
    },
  }
}

function read(store: Pick<Storage, 'getItem'> | undefined): readonly string[] {
  try {
    const kept: unknown = JSON.parse(store?.getItem(KEPT) ?? '[]')
    return Array.isArray(kept) ? kept.filter((code) => typeof code === 'string') : []
  } catch {
    return []
  }
}
