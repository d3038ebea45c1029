import type { OfferedGame } from '@getaway/client'
import { useState } from 'preact/hooks'
import { afterOpening, fillTables, shuffled, type Waiting } from '../../../organising/table-plans.ts'
import { classNames } from '../../common/class-names.ts'
import controlStyles from '../../common/controls.module.css'
import styles from '../common/forms.module.css'
import { Why } from '../common/why.tsx'
import { useDesk } from '../desk-context.ts'
import { useAct } from '../use-act.ts'
import { useOrganiseWords } from '../use-organise-words.ts'
import { TableFields, useFirstFrame } from './table-fields.tsx'
import { useOpenTable } from './use-open-table.ts'

interface Props {
  readonly games: readonly OfferedGame[]
  /** Who sits at no table. */
  readonly free: readonly number[]
  readonly onDone: () => void
}

/** Everybody who sits nowhere gets a seat: in the order of the list, or drawn. */
export function FilledTablesForm({ games, free, onDone }: Props) {
  const { desk } = useDesk()
  const say = useOrganiseWords()
  const openTables = useOpenTable()
  const act = useAct()
  const { players, tables } = desk.tournament
  const [frame, setFrame] = useState(useFirstFrame(games))
  const [wanted, setWanted] = useState<number>()
  // Tables that this form opens are taken out of it one by one.
  const [waiting, setWaiting] = useState<Waiting>({ order: free, opened: tables.length })
  const { order, opened } = waiting
  const { fewest = 2, most = 2 } = games.find(({ id }) => id === frame.game)?.seats ?? {}
  const size = Math.min(most, Math.max(fewest, wanted ?? fewest))
  const nameOf = (number: number) => say('table.nth', { number })
  const { plans, left } = fillTables(order, { size, fewest, opened, nameOf })
  const called = (player: number) => players.find((one) => one.player === player)?.name ?? ''
  const open = () =>
    act.run(() =>
      openTables(
        frame,
        plans.map(({ name, players: seated }) => ({
          name,
          seats: seated.map((player) => ({ type: 'player' as const, player })),
        })),
        (index) => {
          const plan = plans[index]
          if (plan) setWaiting((before) => afterOpening(before, plan))
        },
      ),
    )
  return (
    <form
      class={styles.form}
      onSubmit={async (event) => {
        event.preventDefault()
        if (plans.length > 0 && (await open())) onDone()
      }}
    >
      <TableFields games={games} frame={frame} onFrame={setFrame} />
      <div class={styles.acts}>
        <label class={styles.field}>
          <span>{say('tables.size')}</span>
          <select value={size} onChange={({ currentTarget }) => setWanted(Number(currentTarget.value))}>
            {Array.from({ length: most - fewest + 1 }, (_, more) => (
              <option key={fewest + more} value={fewest + more}>
                {fewest + more}
              </option>
            ))}
          </select>
        </label>
        <button
          type="button"
          class={classNames(controlStyles.button, controlStyles.second)}
          onClick={() => setWaiting({ order: shuffled(order, Math.random), opened })}
        >
          {say('tables.shuffle')}
        </button>
      </div>
      <ul class={styles.list} aria-label={say('tables.planned')}>
        {plans.map(({ name, players: seated }) => (
          <li key={name}>
            <strong>{name}</strong>
            <span>{seated.map(called).join(' – ')}</span>
          </li>
        ))}
      </ul>
      {plans.length === 0 && <p class={styles.quiet}>{say('tables.too-few')}</p>}
      {left.length > 0 && plans.length > 0 && (
        <p class={controlStyles.warning}>{say('tables.left', { names: left.map(called).join(', ') })}</p>
      )}
      <Why act={act} />
      <div class={styles.acts}>
        <button
          type="submit"
          class={controlStyles.button}
          aria-disabled={act.isUnderWay || plans.length === 0}
        >
          {plans.length === 1 ? say('table.open') : say('tables.open', { count: plans.length })}
        </button>
      </div>
    </form>
  )
}
