import { type ReadonlySignal, signal } from '@preact/signals'

/** How the table is looked at; `free` is taken in hand. */
export const VIEWS = ['follow', 'director', 'cinematic', 'top', 'free'] as const
export type View = (typeof VIEWS)[number]

/** The chosen camera, for what shows it and what changes it. */
export interface ViewChoice {
  readonly view: ReadonlySignal<View>
  /** The next one, and after the last the first. */
  next(): void
  choose(view: View): void
}

export function createViewChoice(first: View = 'follow'): ViewChoice {
  const view = signal<View>(first)
  return {
    view,
    next() {
      view.value = VIEWS[(VIEWS.indexOf(view.peek()) + 1) % VIEWS.length] ?? first
    },
    choose(next) {
      view.value = next
    },
  }
}
