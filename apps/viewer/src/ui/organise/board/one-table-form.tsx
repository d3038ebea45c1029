import type { OfferedGame } from '@getaway/client'
import type { NewTable } from '@getaway/client/protocol'
import { useState } from 'preact/hooks'
import controlStyles from '../../common/controls.module.css'
import { useNamedWord } from '../../common/use-coming-words.ts'
import styles from '../common/forms.module.css'
import { Why } from '../common/why.tsx'
import { useDesk } from '../desk-context.ts'
import { useAct } from '../use-act.ts'
import { useOrganiseWords } from '../use-organise-words.ts'
import { TableFields, useFirstFrame } from './table-fields.tsx'
import { useOpenTable } from './use-open-table.ts'

interface Props {
  readonly games: readonly OfferedGame[]
  readonly onDone: () => void
}

type Seat = NewTable['seats'][number]

/** A table whose seats are filled by hand: with a player, a bot, or somebody who gets the link. */
export function OneTableForm({ games, onDone }: Props) {
  const { desk } = useDesk()
  const say = useOrganiseWords()
  const strengthWord = useNamedWord('strength')
  const openTables = useOpenTable()
  const act = useAct()
  const { players, tables } = desk.tournament
  const [frame, setFrame] = useState(useFirstFrame(games))
  const [name, setName] = useState(say('table.nth', { number: tables.length + 1 }))
  const offer = games.find(({ id }) => id === frame.game)
  const { fewest = 2, most = 2 } = offer?.seats ?? {}
  const [chosen, setSeats] = useState<readonly string[]>(() => Array.from({ length: fewest }, () => OPEN))
  const count = Math.min(most, Math.max(fewest, chosen.length))
  const seats = Array.from({ length: count }, (_, seat) => chosen[seat] ?? OPEN)
  const isTwice = new Set(seats.filter(isPlayer)).size < seats.filter(isPlayer).length
  const open = () => act.run(() => openTables(frame, [{ name: name.trim(), seats: seats.map(seatOf) }]))
  return (
    <form
      class={styles.form}
      onSubmit={async (event) => {
        event.preventDefault()
        if (!isTwice && (await open())) onDone()
      }}
    >
      <TableFields games={games} frame={frame} onFrame={setFrame} />
      <div class={styles.columns}>
        <label class={styles.field}>
          <span>{say('table.name')}</span>
          <input
            required
            maxLength={100}
            value={name}
            onInput={({ currentTarget }) => setName(currentTarget.value)}
          />
        </label>
        <label class={styles.field}>
          <span>{say('table.seats')}</span>
          <select
            value={count}
            onChange={({ currentTarget }) =>
              setSeats(Array.from({ length: Number(currentTarget.value) }, (_, seat) => seats[seat] ?? OPEN))
            }
          >
            {Array.from({ length: most - fewest + 1 }, (_, more) => (
              <option key={fewest + more} value={fewest + more}>
                {fewest + more}
              </option>
            ))}
          </select>
        </label>
        {seats.map((seat, at) => (
          <label key={`seat ${at}`} class={styles.field}>
            <span>{say('seat.nth', { seat: at + 1 })}</span>
            <select
              value={seat}
              onChange={({ currentTarget }) =>
                setSeats(seats.map((one, index) => (index === at ? currentTarget.value : one)))
              }
            >
              <option value={OPEN}>{say('seat.open')}</option>
              {players
                .filter(({ hasWithdrawn }) => !hasWithdrawn)
                .map(({ player, name: called }) => (
                  <option key={player} value={PLAYER + player}>
                    {called}
                  </option>
                ))}
              {offer?.strengths.map((strength) => (
                <option key={strength} value={BOT + strength}>
                  {say('seat.bot-of', { strength: strengthWord(strength) })}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      {isTwice && (
        <p class={controlStyles.warning} role="alert">
          {say('table.twice')}
        </p>
      )}
      <Why act={act} />
      <div class={styles.acts}>
        <button type="submit" class={controlStyles.button} aria-disabled={act.isUnderWay || isTwice}>
          {say('table.open')}
        </button>
      </div>
    </form>
  )
}

const [OPEN, PLAYER, BOT] = ['open', 'player ', 'bot ']
const isPlayer = (seat: string) => seat.startsWith(PLAYER)

function seatOf(seat: string): Seat {
  if (isPlayer(seat)) return { type: 'player', player: Number(seat.slice(PLAYER.length)) }
  return seat === OPEN ? { type: 'open' } : { type: 'bot', strength: seat.slice(BOT.length) }
}
