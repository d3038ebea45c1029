import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { type Dressing, UNDRESSED } from '../../broadcast/dressing.ts'
import type { Viewing } from '../../viewing/viewing.ts'
import { classNames } from '../common/class-names.ts'
import { Air } from './air.tsx'
import styles from './air-graphics.module.css'
import type { ReplayShown } from './instant-replays.ts'
import { LowerThird } from './lower-third.tsx'
import { Measured } from './measured.tsx'
import { ReplayMark } from './replay-mark.tsx'
import { ScoreBug } from './score-bug.tsx'
import { Slot } from './slot.tsx'
import { useBroadcast } from './use-broadcast.ts'
import { presentIn } from './use-instant-replay.ts'

/** Which graphics there are; without a word all. */
export interface AirParts {
  readonly score?: boolean
  readonly contests?: boolean
  readonly story?: boolean
  /** Where the last two stand; it keeps its room also without them. */
  readonly foot?: boolean
}

interface Props {
  readonly viewing: Viewing
  readonly isLive: boolean
  readonly dressing?: Dressing
  /** What is shown once more just now. */
  readonly shown: ReplayShown
  readonly parts?: AirParts
  /** Whether stories are told by themselves: not where a caster chooses them. */
  readonly hasCards?: boolean
  /** Whether a story can be asked how it was worked out. */
  readonly canAsk?: boolean
  /** So many px of the table’s head and foot are covered. */
  readonly onHead: (px: number) => void
  readonly onFoot: (px: number) => void
  /** What else lies over the picture. */
  readonly children?: ComponentChildren
}

/** So many players stand in one row of the score bug at full size. */
const FEW = 3

/** The graphics of a broadcast: over its head and foot who plays, how it stands, and what there is to tell. */
export function AirGraphics(props: Props) {
  const { viewing, isLive, dressing = UNDRESSED, shown, hasCards = true, canAsk = true, children } = props
  const { score = true, contests = true, story = true, foot = true } = props.parts ?? {}
  const { replay, isWiping } = shown
  const { status, graphics, card } = useBroadcast(viewing, 'everybody', presentIn(viewing, shown))
  const isMany = (status?.players.length ?? 0) > FEW
  const [head, setHead] = useState(0)
  const onHead = (px: number) => {
    setHead(px)
    props.onHead(px)
  }
  return (
    <Air head={head}>
      <Measured class={classNames(styles.head, isMany && styles.many)} onHeight={onHead}>
        {score && <ScoreBug {...{ viewing, status, graphics, dressing }} isLive={isLive && !replay} />}
      </Measured>
      {foot && (
        <Measured class={styles.foot} onHeight={props.onFoot}>
          {contests && graphics && (
            <div class={styles.contests}>
              {graphics.contests.map((contest) => (
                <LowerThird key={contest.key} {...{ contest, status, dressing }} />
              ))}
            </div>
          )}
          {story && (
            <div class={styles.slot}>
              <Slot {...{ viewing, status, dressing, canAsk }} card={hasCards ? card : undefined} />
            </div>
          )}
        </Measured>
      )}
      <ReplayMark replay={replay} label={replay?.label} isWiping={isWiping} />
      {children}
    </Air>
  )
}
