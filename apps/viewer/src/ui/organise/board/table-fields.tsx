import type { OfferedGame } from '@getaway/client'
import { gameEntryOf, hasTable } from '../../../games/registry.ts'
import styles from '../common/forms.module.css'
import { useDesk } from '../desk-context.ts'
import { useOrganiseWords } from '../use-organise-words.ts'

/** What every new table has, no matter who sits there. */
export interface TableFrame {
  /** The number of a stage, or undefined for a new one. */
  readonly stage: number | undefined
  readonly newStage: string
  readonly game: string
  /** As the browser's field has it: of this place. */
  readonly startsAt: string
}

interface Props {
  readonly games: readonly OfferedGame[]
  readonly frame: TableFrame
  readonly onFrame: (frame: TableFrame) => void
}

export function TableFields({ games, frame, onFrame }: Props) {
  const { desk } = useDesk()
  const say = useOrganiseWords()
  const { stages } = desk.tournament
  return (
    <div class={styles.columns}>
      {stages.length > 0 && (
        <label class={styles.field}>
          <span>{say('field.stage')}</span>
          <select
            value={frame.stage ?? ''}
            onChange={({ currentTarget: { value } }) =>
              onFrame({ ...frame, stage: value === '' ? undefined : Number(value) })
            }
          >
            {stages.map(({ stage, name }) => (
              <option key={stage} value={stage}>
                {name}
              </option>
            ))}
            <option value="">{say('stage.new')}</option>
          </select>
        </label>
      )}
      {frame.stage === undefined && (
        <label class={styles.field}>
          <span>{say('stage.name')}</span>
          <input
            required
            maxLength={100}
            value={frame.newStage}
            onInput={({ currentTarget }) => onFrame({ ...frame, newStage: currentTarget.value })}
          />
        </label>
      )}
      <label class={styles.field}>
        <span>{say('field.game')}</span>
        <select
          value={frame.game}
          onChange={({ currentTarget }) => onFrame({ ...frame, game: currentTarget.value })}
        >
          {games.map(({ id }) => (
            <option key={id} value={id}>
              {gameEntryOf(id)?.name ?? id}
            </option>
          ))}
        </select>
        {!hasTable(frame.game) && <small>{say('field.game.no-table')}</small>}
      </label>
      <label class={styles.field}>
        <span>{say('field.starts')}</span>
        <input
          type="datetime-local"
          value={frame.startsAt}
          onInput={({ currentTarget }) => onFrame({ ...frame, startsAt: currentTarget.value })}
        />
        <small>{say('field.starts.more')}</small>
      </label>
    </div>
  )
}

export function useFirstFrame(games: readonly OfferedGame[]): TableFrame {
  const { desk } = useDesk()
  const say = useOrganiseWords()
  const { stages } = desk.tournament
  const known = games.find(({ id }) => id === desk.defaults.game) ?? games.find(({ id }) => hasTable(id))
  return {
    stage: stages.at(-1)?.stage,
    newStage: stages.length === 0 ? say('stage.first') : '',
    game: known?.id ?? '',
    startsAt: '',
  }
}
