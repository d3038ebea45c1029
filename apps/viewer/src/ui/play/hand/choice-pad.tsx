import { useComputed } from '@preact/signals'
import { rowsOfActs } from '../../../input/keys/key-table.ts'
import { sayOfPlay } from '../../../language/play-words.ts'
import type { PlayerHand } from '../../../playing/player-hand.ts'
import type { ActChoice, ActingAct, AnyActing } from '../../../table/acting.ts'
import type { LargePiece } from '../../../table/pieces.ts'
import type { Viewing } from '../../../viewing/viewing.ts'
import { useApp } from '../../common/app-context.ts'
import { classNames } from '../../common/class-names.ts'
import { KeysOf } from '../../keys/key.tsx'
import styles from './choice-pad.module.css'
import { Face } from './face.tsx'
import { usePress } from './use-press.ts'

interface Props {
  readonly viewing: Viewing
  readonly hand: PlayerHand
  readonly acting: AnyActing
}

const NONE: readonly LargePiece[] = []

/** What is chosen all the time under the thumbs: the first half for the left one, the rest for the right one. */
export function ChoicePad({ viewing, hand, acting }: Props) {
  const choices = hand.drawn.choices.value
  const half = Math.ceil(choices.length / 2)
  const open = hand.drawn.acts.value
  const pair = (some: readonly ActChoice[], side: 'left' | 'right') => (
    <div class={classNames(styles.pair, styles[side])}>
      {some.map((choice) => (
        <Choice
          key={choice.act}
          choice={choice}
          act={acting.acts.find(({ act }) => act === choice.act)}
          isOpen={open.includes(choice.act)}
          onPress={(time) => hand.move({ type: 'act', act: choice.act }, time)}
        />
      ))}
    </div>
  )
  return (
    <>
      <NextPiece viewing={viewing} />
      {pair(choices.slice(0, half), 'left')}
      {pair(choices.slice(half), 'right')}
    </>
  )
}

interface ChoiceProps {
  readonly choice: ActChoice
  readonly act: ActingAct | undefined
  readonly isOpen: boolean
  readonly onPress: (time: number) => void
}

function Choice({ choice, act, isOpen, onPress }: ChoiceProps) {
  const { language } = useApp()
  const press = usePress(onPress)
  const { drawing, left, isScarce, words } = choice
  const [row] = act ? rowsOfActs([act]) : []
  const symbol = words[language.value]
  return (
    <button
      type="button"
      data-act={choice.act}
      class={classNames(
        styles.choice,
        isOpen && styles.open,
        isScarce && styles.scarce,
        left === 0 && styles.out,
      )}
      aria-label={sayOfPlay(language.value, 'left', { symbol, n: left })}
      {...press}
    >
      <Face drawing={drawing} />
      <span class={styles.stock} aria-hidden="true">
        {left === 0 ? sayOfPlay(language.value, 'out') : left}
      </span>
      {row && (
        <span class={styles.key} aria-hidden="true">
          <KeysOf row={row} />
        </span>
      )}
    </button>
  )
}

/** The tile that the choice is about, as large as there is room. */
function NextPiece({ viewing }: { readonly viewing: Viewing }) {
  const { language } = useApp()
  const next = useComputed(() => {
    const [table, plan] = [viewing.table.value, viewing.told.plan.value]
    return table && plan ? table.largeOf(plan, undefined, viewing.posed.value, language.value) : NONE
  })
  const name = useComputed(() => next.value.map(({ key, label, turn }) => `${key} ${label} ${turn}`).join())
  void name.value
  const pieces = next.peek()
  return (
    <figure class={styles.next} aria-label={sayOfPlay(language.value, 'next-tile')}>
      {pieces.slice(0, 2).map(({ key, drawing, turn, label }) => (
        <div key={key} class={styles.tile}>
          <Face drawing={drawing} turn={turn} />
          <figcaption>{label}</figcaption>
        </div>
      ))}
      {pieces.length === 0 && <figcaption>{sayOfPlay(language.value, 'nothing-to-mark')}</figcaption>}
    </figure>
  )
}
