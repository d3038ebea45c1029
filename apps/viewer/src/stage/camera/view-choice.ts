import { type ReadonlySignal, signal } from '@preact/signals'
import type { Framing } from '../framing/framing.ts'

/** How the table is looked at; `free` is taken in hand. */
export const VIEWS = ['follow', 'director', 'cinematic', 'top', 'free'] as const
export type View = (typeof VIEWS)[number]

/** The chosen camera, for what shows it and what changes it. */
export interface ViewChoice {
  readonly view: ReadonlySignal<View>
  /** The next one, and after the last the first. */
  next(): void
  choose(view: View): void
  /** Where the camera stood when it was last in somebody's hand; undefined: it never was. */
  readonly held: Readonly<Framing> | undefined
  hold(framing: Readonly<Framing>): void
}

export function createViewChoice(first: View = 'follow'): ViewChoice {
  const view = signal<View>(first)
  let held: Framing | undefined
  return {
    view,
    next() {
      view.value = VIEWS[(VIEWS.indexOf(view.peek()) + 1) % VIEWS.length] ?? first
    },
    choose(next) {
      view.value = next
    },
    get held() {
      return held
    },
    hold(framing) {
      held = { ...framing }
    },
  }
}
