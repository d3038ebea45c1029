import { useEffect, useMemo } from 'preact/hooks'
import { sayOfPlay } from '../../../language/play-words.ts'
import type { PlayerHand } from '../../../playing/player-hand.ts'
import type { AnyActing } from '../../../table/acting.ts'
import { useApp } from '../../common/app-context.ts'
import { classNames } from '../../common/class-names.ts'
import { Outline } from '../../common/icons.tsx'
import styles from './hand-tools.module.css'
import { usePress } from './use-press.ts'

const TURN = 'M19.5 12a7.5 7.5 0 1 1-2.400-5.500M19.5 3.500v4.500h-4.500'
const PUT_BACK = 'M12 4v11M7.500 10.500 12 15l4.500-4.500M4.500 19.500h15'
const SORT = 'M4 7h16M4 12h11M4 17h6'

/** So many pieces are taken in at a glance: there is nothing to sift. */
const FEW = 6

/** To look through a hand fast, and to turn what is taken up. */
export function HandTools({ hand, acting }: { readonly hand: PlayerHand; readonly acting: AnyActing }) {
  const { language } = useApp()
  // What was taken up may be of another kind than what is looked for now.
  const pieces = hand.drawn.allPieces.value
  const isCarrying = pieces.some(({ standing }) => standing === 'carried')
  const sought = hand.sought.value
  const kinds = useMemo(() => new Set(pieces.flatMap(({ kinds }) => kinds)), [pieces])
  const isSifted = pieces.length > FEW
  // What was looked for may have been laid: the rest of the hand must not stay hidden.
  useEffect(() => {
    if (sought !== undefined && !(isSifted && kinds.has(sought))) hand.sought.value = undefined
  }, [hand, sought, isSifted, kinds])
  return (
    <>
      {isSifted && (
        <div class={styles.kinds}>
          {acting.kinds.map(({ kind, icon, words }) => (
            <button
              key={kind}
              type="button"
              class={styles.tool}
              aria-pressed={sought === kind}
              disabled={!kinds.has(kind)}
              aria-label={sayOfPlay(language.value, 'only', { kind: words[language.value] })}
              title={sayOfPlay(language.value, 'only', { kind: words[language.value] })}
              onClick={() => {
                hand.sought.value = sought === kind ? undefined : kind
              }}
            >
              <Outline path={icon} />
            </button>
          ))}
          <button
            type="button"
            class={styles.tool}
            aria-label={sayOfPlay(language.value, 'sort')}
            title={sayOfPlay(language.value, 'sort')}
            onClick={hand.sort}
          >
            <Outline path={SORT} />
          </button>
        </div>
      )}
      {!acting.isUnturned && (
        <div class={styles.turning}>
          <PressButton
            label={sayOfPlay(language.value, 'turn')}
            path={TURN}
            isOpen={isCarrying}
            isMain
            act="turn"
            onPress={(time) => hand.move({ type: 'turn', by: 1 }, time)}
          />
          <PressButton
            label={sayOfPlay(language.value, 'put-back')}
            path={PUT_BACK}
            isOpen={isCarrying}
            onPress={(time) => hand.move({ type: 'put-back' }, time)}
          />
        </div>
      )}
    </>
  )
}

interface PressProps {
  readonly label: string
  readonly path: string
  readonly isOpen: boolean
  readonly isMain?: boolean
  readonly act?: string
  readonly onPress: (time: number) => void
}

function PressButton({ label, path, isOpen, isMain = false, act, onPress }: PressProps) {
  const press = usePress(onPress)
  return (
    <button
      type="button"
      class={classNames(styles.tool, isMain && styles.main)}
      aria-label={label}
      title={label}
      data-act={act}
      disabled={!isOpen}
      {...press}
    >
      <Outline path={path} />
    </button>
  )
}
