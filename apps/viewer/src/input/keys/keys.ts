import { HOLD_MS } from '../recogniser.ts'
import { actionOf, type Focus, type KeyAction, type KeyRow, keyNameOf } from './key-table.ts'

/** The press that did it; `time` is that of its event, in ms: of a key that has to be held, when it had been. */
export interface KeyPress {
  readonly key: string
  readonly time: number
}

/** `false`: it has nothing to do now, and the browser has the key. */
// biome-ignore lint/suspicious/noConfusingVoidType: most have no answer.
export type KeyHandler = (press: KeyPress) => void | false

export type KeyHandlers = Readonly<Partial<Record<KeyAction, KeyHandler>>>

export interface Keys {
  /**
   * Does what keys ask for, until the answer is called; what came last goes first. A press before `from` (ms, on the
   * clock of events) was meant for something else, and does nothing.
   */
  handle(handlers: KeyHandlers, from?: number): () => void
  /** Gives the page a focus, such as playing, with the keys that a game adds, until the returned function is called. */
  enter(focus: Focus, rows: readonly KeyRow[], act: (action: string, press: KeyPress) => boolean): () => void
  /** The rows that a game adds to the table now. */
  readonly rows: readonly KeyRow[]
  readonly focus: Focus
}

export interface Pressed
  extends Pick<KeyboardEvent, 'key' | 'shiftKey' | 'timeStamp' | 'repeat' | 'preventDefault'> {
  /** Of what has the focus; undefined: of the page. */
  readonly within: Focus | undefined
}

/** Shares the keys of a page among the parts that handle them. */
export function createKeys() {
  const handling: { readonly handlers: KeyHandlers; readonly from: number }[] = []
  let page: Parameters<Keys['enter']> | undefined
  let held: { readonly key: string; readonly timer: ReturnType<typeof setTimeout> } | undefined
  /** The last press that was no repetition has been taken: the browser does not have what it repeats. */
  let isTaken = false

  const perform = (action: string, press: KeyPress): boolean => {
    const isOfGame = page?.[1].some(({ keys }) => action in keys)
    if (page && isOfGame) return page[2](action, press)
    const last = handling.findLast(({ handlers }) => action in handlers)
    if (!last) return false
    return press.time < last.from || last.handlers[action as KeyAction]?.(press) !== false
  }
  const hold = (key: string, act: () => void) => {
    letGo()
    held = { key, timer: setTimeout(act, HOLD_MS) }
  }
  const letGo = () => {
    clearTimeout(held?.timer)
    held = undefined
  }

  return {
    handle(handlers: KeyHandlers, from = 0) {
      const entry = { handlers, from }
      handling.push(entry)
      return () => {
        handling.splice(handling.lastIndexOf(entry), 1)
      }
    },
    enter(...entered: Parameters<Keys['enter']>) {
      page = entered
      return () => {
        if (page === entered) page = undefined
      }
    },
    get rows(): readonly KeyRow[] {
      return page?.[1] ?? []
    },
    get focus(): Focus {
      return page?.[0] ?? 'watching'
    },
    down(pressed: Pressed) {
      const key = keyNameOf(pressed)
      const { timeStamp: time, within } = pressed
      const own = page?.[0] ?? 'watching'
      // For somebody who plays or casts the table is no other place than the page.
      const isOwn = within === 'board' && (own === 'playing' || own === 'casting')
      const focus = within === undefined || isOwn ? own : within
      const found = actionOf(focus, key, page?.[1])
      if (!found) {
        isTaken = false
        return
      }
      const { action, isHeld, isRepeated } = found
      if (isHeld) {
        pressed.preventDefault()
        if (!pressed.repeat) hold(key, () => perform(action, { key, time: time + HOLD_MS }))
        return
      }
      if (!pressed.repeat || isRepeated) isTaken = perform(action, { key, time })
      if (isTaken) pressed.preventDefault()
    },
    up(pressed: Pick<KeyboardEvent, 'key' | 'shiftKey'>) {
      if (held?.key === keyNameOf(pressed)) letGo()
    },
    /** The window has gone, and with it the release of what is held. */
    letGo,
  }
}
