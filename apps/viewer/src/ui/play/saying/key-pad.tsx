import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { createTyping } from '../../../input/keys/typing.ts'
import { HOLD_MS } from '../../../input/recogniser.ts'
import { sayBesideHand } from '../../../language/beside-hand-words.ts'
import { createOwnNotes, nextNote, noteOn } from '../../../playing/own-notes.ts'
import type { PlayerHand } from '../../../playing/player-hand.ts'
import type { ActPad, PadKey } from '../../../table/act-pad.ts'
import type { AnyActing } from '../../../table/acting.ts'
import { useApp } from '../../common/app-context.ts'
import { classNames } from '../../common/class-names.ts'
import { Outline } from '../../common/icons.tsx'
import { ownStorage } from '../../common/own-storage.ts'
import styles from './key-pad.module.css'

const PENCIL = 'M4.500 19.500l1-4.500L16 4.500l3.500 3.500L9 18.500zM13.500 7l3.500 3.500'

/** A phone without a keyboard is not told about keys. */
const HAS_KEYS = matchMedia('(any-pointer: fine)').matches

interface Props {
  readonly hand: PlayerHand
  readonly acting: AnyActing
  readonly pad: ActPad
  /** Its notes are kept by it. */
  readonly match: string
  /** Nobody else sees the screen now. */
  readonly isOpen: boolean
}

/** Keys under the thumb, which are chosen one by one; what is known of each stands on it, and what its player notes. */
export function KeyPad({ hand, acting, pad, match, isOpen }: Props) {
  const { language } = useApp()
  const notes = useMemo(() => createOwnNotes(match, ownStorage()), [match])
  const grid = useRef<HTMLDivElement>(null)
  const [here, setHere] = useState(pad.keys[0]?.key)
  const [isNoting, setNoting] = useState(false)
  const note = (key: string) => notes.set(pad.pad, key, nextNote(pad.notes, noteOn(notes, pad.pad, key)))
  const focus = (key: string | undefined) => {
    if (key === undefined) return
    setHere(key)
    keyIn(grid.current, key)?.focus()
  }
  useTypedKeys({ hand, acting, pad, focus })
  const press = (event: KeyboardEvent) => {
    const at = event.target instanceof HTMLElement ? event.target.dataset.padKey : undefined
    const to = besideOf(grid.current, event)
    if (to !== undefined) focus(to)
    else if (event.key === 'Enter' && pad.keys.some(({ isChosen }) => isChosen))
      hand.move({ type: 'put-down' }, event.timeStamp)
    else if (event.key === 'n' && pad.notes.length > 0 && at !== undefined) note(at)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <section class={styles.pad} aria-label={pad.words[language.value]}>
      {pad.told.length > 0 && (
        <ul class={styles.told} aria-label={sayBesideHand(language.value, 'pad.told')}>
          {pad.told.map(({ line, words }) => (
            <li key={line}>{words[language.value]}</li>
          ))}
        </ul>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid that shrinks. */}
      <div class={styles.keys} role="group" ref={grid} onKeyDown={press} aria-describedby="pad-keys">
        {pad.keys.map((key) => (
          <Key
            key={key.key}
            pad={pad}
            of={key}
            isHere={key.key === here}
            isOpen={isOpen}
            noted={isOpen ? noteOn(notes, pad.pad, key.key) : undefined}
            onPress={(time) => {
              setHere(key.key)
              if (isNoting) note(key.key)
              else hand.move({ type: 'choose', key: key.key }, time)
            }}
            onFocus={() => setHere(key.key)}
            onNote={pad.notes.length > 0 ? () => note(key.key) : undefined}
          />
        ))}
        {pad.notes.length > 0 && (
          <button
            type="button"
            class={styles.noting}
            aria-pressed={isNoting}
            aria-label={sayBesideHand(language.value, 'pad.note')}
            title={sayBesideHand(language.value, 'pad.note')}
            onClick={() => setNoting(!isNoting)}
          >
            <Outline path={PENCIL} />
          </button>
        )}
      </div>
      <p class={styles.help} id="pad-keys">
        {sayBesideHand(language.value, isNoting ? 'pad.noting' : HAS_KEYS ? 'pad.keys' : 'pad.touch')}
      </p>
    </section>
  )
}

interface KeyProps {
  readonly pad: ActPad
  readonly of: PadKey
  readonly isHere: boolean
  readonly isOpen: boolean
  readonly noted: string | undefined
  readonly onPress: (time: number) => void
  readonly onFocus: () => void
  readonly onNote: (() => void) | undefined
}

/** A press chooses; kept pressed, or pressed with the other button of a mouse, it takes a note. */
function Key({ pad, of, isHere, isOpen, noted, onPress, onFocus, onNote }: KeyProps) {
  const { language } = useApp()
  const held = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const isNoted = useRef(false)
  const letGo = () => clearTimeout(held.current)
  useEffect(() => letGo, [])
  const { key, label, isChosen, mark } = of
  const shown = mark && (isOpen || !mark.isSecret) ? mark : undefined
  const note = pad.notes.find((one) => one.note === noted)
  const said = [label, shown?.words[language.value], note?.words[language.value]]
  return (
    <button
      type="button"
      data-pad-key={key}
      class={classNames(styles.key, shown && styles[shown.look], isChosen && styles.chosen)}
      aria-pressed={isChosen}
      aria-label={said.filter(Boolean).join(', ')}
      tabIndex={isHere ? 0 : -1}
      onFocus={onFocus}
      onPointerDown={({ button }) => {
        isNoted.current = false
        if (button !== 0 || !onNote) return
        letGo()
        held.current = setTimeout(() => {
          isNoted.current = true
          onNote()
        }, HOLD_MS)
      }}
      onPointerUp={letGo}
      onPointerLeave={letGo}
      onPointerCancel={letGo}
      onContextMenu={(event) => {
        event.preventDefault()
        if (!isNoted.current) onNote?.()
        isNoted.current = true
        letGo()
      }}
      onClick={({ timeStamp, detail }) => {
        // What was kept pressed has been noted, and is not chosen, too.
        if (detail === 0 || !isNoted.current) onPress(timeStamp)
        isNoted.current = false
      }}
    >
      <span class={styles.label}>{label}</span>
      {shown?.sign && (
        <small class={styles.sign} aria-hidden="true">
          {shown.sign}
        </small>
      )}
      {note && (
        <small class={styles.note} aria-hidden="true">
          {note.sign}
        </small>
      )}
    </button>
  )
}

interface Typing {
  readonly hand: PlayerHand
  readonly acting: AnyActing
  readonly pad: ActPad
  readonly focus: (key: string | undefined) => void
}

/** A label that is typed anywhere on the page is come to; Space then chooses it. Keys of acts that are open keep theirs. */
function useTypedKeys({ hand, acting, pad, focus }: Typing) {
  const newest = useRef({ hand, acting, pad, focus })
  newest.current = { hand, acting, pad, focus }
  useEffect(() => {
    const type = createTyping()
    const down = (event: KeyboardEvent) => {
      const { key, target, timeStamp, ctrlKey, metaKey, altKey } = event
      if (key.length !== 1 || key === ' ' || ctrlKey || metaKey || altKey || isElsewhere(target)) return
      const { hand, acting, pad, focus } = newest.current
      const isOfAct = acting.acts.some(
        ({ act, keys }) => keys.includes(key) && hand.acts.peek().includes(act),
      )
      if (isOfAct) return
      const labels = pad.keys.map(({ label }) => label)
      const typed = type(key, timeStamp, labels)
      if (!typed.isTaken) return
      event.preventDefault()
      event.stopPropagation()
      focus(pad.keys.find(({ label }) => label === typed.label)?.key)
    }
    // Before the keys of the page, some of which are digits.
    addEventListener('keydown', down, true)
    return () => removeEventListener('keydown', down, true)
  }, [])
}

/** Somebody writes there, or a dialog lies over the table. */
function isElsewhere(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.closest('input, select, textarea, dialog, [contenteditable="true"]') !== null
}

function keyIn(grid: HTMLElement | null, key: string): HTMLElement | null {
  return grid?.querySelector<HTMLElement>(`[data-pad-key="${CSS.escape(key)}"]`) ?? null
}

/** The key to which an arrow leads from the one that has the focus, as the grid lies just now. */
function besideOf(grid: HTMLElement | null, { key, target }: KeyboardEvent): string | undefined {
  if (!grid || !(target instanceof HTMLElement)) return undefined
  const all = [...grid.querySelectorAll<HTMLElement>('[data-pad-key]')]
  const at = all.indexOf(target)
  if (at < 0) return undefined
  const columns = Math.max(1, all.filter(({ offsetTop }) => offsetTop === all[0]?.offsetTop).length)
  const by = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[key]
  if (key === 'Home') return all[0]?.dataset.padKey
  if (key === 'End') return all.at(-1)?.dataset.padKey
  return by === undefined ? undefined : (all[at + by] ?? target).dataset.padKey
}
