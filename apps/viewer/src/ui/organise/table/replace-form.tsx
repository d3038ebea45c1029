import type { TournamentTableView } from '@getaway/client/protocol'
import { useState } from 'preact/hooks'
import type { BoardRow } from '../../../organising/board.ts'
import type { DeskCommand } from '../../../organising/desk-session.ts'
import { classNames } from '../../common/class-names.ts'
import controlStyles from '../../common/controls.module.css'
import { seatName } from '../../event/seat-name.ts'
import styles from '../common/forms.module.css'
import { ReasonField } from '../common/reason-field.tsx'
import { Why } from '../common/why.tsx'
import { useDesk } from '../desk-context.ts'
import { useAct } from '../use-act.ts'
import { useOrganiseWords } from '../use-organise-words.ts'

interface Props {
  readonly row: BoardRow
  readonly seat: TournamentTableView['seats'][number]
  readonly onDone: () => void
  readonly onCancel: () => void
}

const SAME = 'same'

/** The seat goes to somebody else, or its player gets a new link; the player who had it loses it at once. */
export function ReplaceForm({ row: { table, phase }, seat, onDone, onCancel }: Props) {
  const { session, desk } = useDesk()
  const say = useOrganiseWords()
  const act = useAct()
  const { players } = desk.tournament
  const [wanted, setWanted] = useState(SAME)
  const [reason, setReason] = useState('')
  const here = new Set(table.seats.map(({ player }) => player))
  const offered = players.filter(({ player, hasWithdrawn }) => !hasWithdrawn && !here.has(player))
  const before = seatName(seat, players)
  const after = players.find(({ player }) => String(player) === wanted)?.name ?? say('credit.seated')
  const command = (): DeskCommand => {
    const of = { match: table.match, seat: seat.seat, reason }
    if (wanted === SAME) return { type: 'reissue-invitation', ...of }
    return { type: 'replace-seat', ...of, player: wanted === 'seated' ? 'seated' : Number(wanted) }
  }
  return (
    <form
      class={styles.form}
      onSubmit={async (event) => {
        event.preventDefault()
        if (await act.run(() => session.command(command()))) onDone()
      }}
    >
      <label class={styles.field}>
        <span>{say('replace.by')}</span>
        <select value={wanted} onChange={({ currentTarget }) => setWanted(currentTarget.value)}>
          <option value={SAME}>{say('replace.same', { name: before ?? say('seat.open') })}</option>
          <option value="seated">{say('credit.seated')}</option>
          {offered.map(({ player, name }) => (
            <option key={player} value={player}>
              {name}
            </option>
          ))}
        </select>
        <small>
          {wanted === SAME
            ? say('replace.same.more')
            : say(phase === 'live' ? 'replace.more' : 'replace.more.before', {
                before: before ?? say('seat.open'),
                after,
              })}
        </small>
      </label>
      <ReasonField reason={reason} onReason={setReason} />
      <Why act={act} />
      <div class={styles.acts}>
        <button
          type="submit"
          class={classNames(controlStyles.button, styles.small)}
          aria-disabled={act.isUnderWay}
        >
          {say(wanted === SAME ? 'replace.reissue' : 'replace.go')}
        </button>
        <button
          type="button"
          class={classNames(controlStyles.button, controlStyles.second, styles.small)}
          onClick={onCancel}
        >
          {say('cancel')}
        </button>
      </div>
    </form>
  )
}
