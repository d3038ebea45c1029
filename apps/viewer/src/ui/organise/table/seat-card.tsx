import type { SeatLink, TournamentTableView } from '@getaway/client/protocol'
import { useState } from 'preact/hooks'
import type { BoardRow } from '../../../organising/board.ts'
import { classNames } from '../../common/class-names.ts'
import controlStyles from '../../common/controls.module.css'
import { inSeatColour } from '../../common/in-colour.ts'
import { seatName } from '../../event/seat-name.ts'
import styles from '../common/forms.module.css'
import { HandedLink } from '../common/handed-link.tsx'
import { useDesk } from '../desk-context.ts'
import { useOrganiseWords } from '../use-organise-words.ts'
import { ReplaceForm } from './replace-form.tsx'
import tableStyles from './table-sheet.module.css'

type Seat = TournamentTableView['seats'][number]

interface Props {
  readonly row: BoardRow
  readonly seat: Seat
  readonly link: SeatLink | undefined
  readonly onChanged: () => void
}

/** Who sits there, since when it counts for whom, how they are connected, and how they get there. */
export function SeatCard({ row, seat, link, onChanged }: Props) {
  const { desk, mayAct } = useDesk()
  const say = useOrganiseWords()
  const [isReplacing, setReplacing] = useState(false)
  const { players } = desk.tournament
  const at = row.live?.seats[seat.seat]
  const name = seatName(seat, players) ?? say('seat.open')
  const nth = say('seat.nth', { seat: seat.seat + 1 })
  const page = link?.join ?? null
  return (
    <li class={tableStyles.seat} style={inSeatColour(seat.seat)}>
      <h3>
        {name} <small>{nth}</small>
      </h3>
      <ul class={tableStyles.credits}>
        {seat.name !== null && seat.name !== name && <li>{say('seat.called', { name: seat.name })}</li>}
        {seat.bot !== null && <li>{say('seat.bot')}</li>}
        {at && seat.bot === null && <li>{lineOf(at, say)}</li>}
        {seat.credits.length > 1 &&
          seat.credits.map(({ player, from }) => (
            <li key={from}>
              {say('credit.from', {
                from,
                name:
                  typeof player === 'number'
                    ? (players.find((one) => one.player === player)?.name ?? '')
                    : say(`credit.${player}`),
              })}
            </li>
          ))}
      </ul>
      {page !== null && !at?.isTaken && <HandedLink name={name} link={location.origin + page} />}
      {page === null && link?.invitation && !at?.isTaken && (
        <label class={styles.field}>
          <span>{say('seat.invitation')}</span>
          <input class={styles.secret} readOnly value={`${seat.seat}.${link.invitation}`} />
          <small>{say('field.game.no-table')}</small>
        </label>
      )}
      {mayAct &&
        row.live &&
        (isReplacing ? (
          <ReplaceForm
            row={row}
            seat={seat}
            onDone={() => {
              setReplacing(false)
              onChanged()
            }}
            onCancel={() => setReplacing(false)}
          />
        ) : (
          <div class={styles.acts}>
            <button
              type="button"
              class={classNames(controlStyles.button, controlStyles.second, styles.small)}
              aria-label={say('replace.open.of', { name })}
              onClick={() => setReplacing(true)}
            >
              {say('replace.open')}
            </button>
          </div>
        ))}
    </li>
  )
}

function lineOf(
  {
    isTaken,
    isReady,
    hasLeft,
    isConnected,
    latencyMs,
    clockErrorMs,
  }: NonNullable<BoardRow['live']>['seats'][number],
  say: ReturnType<typeof useOrganiseWords>,
): string {
  if (!isTaken) return say('seat.free')
  if (hasLeft) return say('seat.left')
  const figures = [
    ...(latencyMs === null ? [] : [say('seat.latency', { ms: latencyMs })]),
    ...(clockErrorMs === null ? [] : [say('seat.clock', { ms: clockErrorMs })]),
  ]
  return [
    say(isConnected ? 'seat.here' : 'seat.away'),
    ...(isReady ? [say('seat.ready')] : []),
    ...figures,
  ].join(', ')
}
