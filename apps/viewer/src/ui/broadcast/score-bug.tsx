import { Fragment } from 'preact'
import { type Dressing, shows, UNDRESSED } from '../../broadcast/dressing.ts'
import type { BroadcastGraphics } from '../../table/broadcasting.ts'
import type { PlayerStatus, TableStatus } from '../../table/table-status.ts'
import { tellTarget } from '../../table/tell-target.ts'
import type { Viewing } from '../../viewing/viewing.ts'
import { useWords } from '../common/app-context.ts'
import { classNames } from '../common/class-names.ts'
import { Marks } from '../common/marks.tsx'
import { FlagSign } from './flag-sign.tsx'
import { inDress } from './in-dress.ts'
import { RoundClock } from './round-clock.tsx'
import styles from './score-bug.module.css'
import { useAirWords } from './use-air-words.ts'

interface Props {
  readonly viewing: Viewing
  readonly status: TableStatus | undefined
  /** What the game adds, its clock above all. */
  readonly graphics: BroadcastGraphics | undefined
  readonly dressing?: Dressing
  /** Whether it happens now. */
  readonly isLive: boolean
}

/** Who plays, for what, and how it stands. */
export function ScoreBug({ viewing, status, graphics, dressing = UNDRESSED, isLive }: Props) {
  const say = useWords()
  const sayAir = useAirWords()
  if (!status) return null
  const { players, target } = status
  const near = target && nearnessIn(target, players)
  const { bestOf } = dressing
  const isSeries = bestOf !== undefined && shows(dressing, 'series')
  const title = [dressing.title, isSeries && sayAir('best-of', { n: bestOf })].filter(Boolean).join(' · ')
  const half = players.length % 2 === 0 ? players.length / 2 : 0
  const cell = (player: PlayerStatus) => (
    <PlayerCell
      key={player.seat}
      player={player}
      dressing={dressing}
      isMatchPoint={near?.matchPoint.includes(String(player.seat)) ?? false}
    />
  )
  return (
    <section class={classNames(styles.bug, half > 0 && styles.even)} aria-label={say('panel.score')}>
      {half > 0 && <ul class={styles.side}>{players.slice(0, half).map(cell)}</ul>}
      <div class={styles.centre}>
        {title && <span class={styles.event}>{title}</span>}
        <strong>{status.title}</strong>
        <span class={styles.line}>
          {shows(dressing, 'clock') && <RoundClock viewing={viewing} graphics={graphics} />}
          <span class={classNames(styles.badge, isLive && styles.live)}>
            {sayAir(isLive ? 'live' : 'replay')}
          </span>
        </span>
      </div>
      <ul class={styles.side}>{players.slice(half).map(cell)}</ul>
      {target && (
        <p class={styles.target}>
          {near?.isLevel ? (
            <strong>{sayAir('level')}</strong>
          ) : (
            <>
              <span>{sayAir('to-win')}</span>
              {target.map((need, index) => (
                <Fragment key={need.map(({ kind, count }) => `${count} ${kind.id}`).join()}>
                  {index > 0 && <span>{sayAir('or')}</span>}
                  <Marks marks={need} />
                </Fragment>
              ))}
            </>
          )}
        </p>
      )}
    </section>
  )
}

interface CellProps {
  readonly player: PlayerStatus
  readonly dressing: Dressing
  readonly isMatchPoint: boolean
}

function PlayerCell({ player, dressing, isMatchPoint }: CellProps) {
  const sayAir = useAirWords()
  const { seat, name, hasWon, marks } = player
  const [logo, flag] = [dressing.logos?.[seat], dressing.flags?.[seat]]
  const series = shows(dressing, 'series') ? dressing.series?.[seat] : undefined
  return (
    <li class={classNames(styles.player, hasWon && styles.won)} style={inDress(dressing, seat)}>
      {logo && <img class={styles.logo} src={logo} alt="" />}
      <span class={styles.name}>
        <span>{name}</span>
        {flag && <FlagSign flag={flag} />}
      </span>
      {series !== undefined && (
        <span class={styles.series} role="img" aria-label={sayAir('series', { name, n: series })}>
          {series}
        </span>
      )}
      <span class={styles.marks}>
        <Marks marks={marks} />
      </span>
      {(hasWon || isMatchPoint) && <span class={styles.tag}>{sayAir(hasWon ? 'won' : 'match-point')}</span>}
    </li>
  )
}

/** By seat, where two players may have the same name. */
function nearnessIn(target: NonNullable<TableStatus['target']>, players: readonly PlayerStatus[]) {
  return tellTarget(
    target,
    players.map(({ seat, marks }) => ({ name: String(seat), marks })),
  )
}
