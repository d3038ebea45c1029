import { useRef } from 'preact/hooks'
import type { Viewing } from '../../viewing/viewing.ts'
import { useApp, useWords } from '../common/app-context.ts'
import { PlayerList } from '../common/player-list.tsx'
import { SignRow } from '../common/sign-row.tsx'
import { TargetLine } from '../common/target-line.tsx'
import { useSize } from '../common/use-size.ts'
import { useTableStatus } from '../table/use-table-status.ts'
import styles from './scoreboard.module.css'

interface Props {
  readonly viewing: Viewing
  /** The seat of the player who looks. */
  readonly ownSeat?: number | undefined
  /** How many px of the table's head it covers. */
  readonly onHead: (px: number) => void
}

/** Round, names, score and items over the head of the table, where there is no panel beside it. */
export function Scoreboard({ viewing, ownSeat, onHead }: Props) {
  const { language } = useApp()
  const say = useWords()
  const board = useRef<HTMLElement>(null)
  const status = useTableStatus(viewing, language.value)
  const onSize = ({ height }: { readonly height: number }) =>
    onHead(height > 0 ? (board.current?.offsetTop ?? 0) + height : 0)
  useSize(board, onSize, status !== undefined)
  if (!status) return null
  return (
    <section class={styles.scoreboard} aria-label={say('panel.score')} ref={board}>
      <strong>{status.title}</strong>
      <SignRow group={status.signs} />
      <TargetLine status={status} />
      <PlayerList players={status.players} ownSeat={ownSeat} />
    </section>
  )
}
