import { useState } from 'preact/hooks'
import type { BoardRow } from '../../../organising/board.ts'
import type { DeskCommand } from '../../../organising/desk-session.ts'
import { Switch } from '../../common/switch.tsx'
import { seatName } from '../../event/seat-name.ts'
import { useMarkLabel } from '../../event/use-mark-text.ts'
import styles from '../common/forms.module.css'
import { useDesk } from '../desk-context.ts'
import { useOrganiseWords } from '../use-organise-words.ts'
import { PreviewedAct } from './previewed-act.tsx'

interface Props {
  readonly row: BoardRow
  readonly onDone: (title: string) => void
}

/** What a match that is over counts as: its log stays as it is, and the standings follow the ruling. */
export function RulingForm({ row, onDone }: Props) {
  const { session, desk } = useDesk()
  const say = useOrganiseWords()
  const labelOf = useMarkLabel()
  const { client, event, token } = session
  const { table } = row
  const { players } = desk.tournament
  const now = table.score ?? table.result
  const [counts, setCounts] = useState(table.score !== null)
  const [winners, setWinners] = useState<readonly number[]>(now?.winners ?? [])
  const [marks, setMarks] = useState<readonly Readonly<Record<string, number>>[]>(() =>
    table.seats.map((_, seat) => now?.marks[seat] ?? {}),
  )
  const nameOf = (seat: number) => {
    const found = table.seats[seat]
    return (found && seatName(found, players)) ?? say('seat.nth', { seat: seat + 1 })
  }
  const commandFor = (reason: string): DeskCommand => ({
    type: 'make-ruling',
    match: table.match,
    counts,
    winners: counts ? [...winners] : [],
    marks: counts && table.marksOf.length > 0 ? marks.map((one) => ({ ...one })) : null,
    reason,
  })
  return (
    <PreviewedAct
      row={row}
      title={say('ruling.title')}
      text={say('ruling.text')}
      chosen={JSON.stringify([counts, winners, marks])}
      onDone={onDone}
      onPreview={(reason) => client.previewCommand(event, commandFor(reason), { token })}
      onDo={(reason) => session.command(commandFor(reason))}
    >
      <Switch
        isOn={counts}
        name={say('ruling.counts')}
        hint={say('ruling.counts.more')}
        onSwitch={setCounts}
      />
      {counts &&
        table.seats.map(({ seat }) => (
          <fieldset key={seat} class={styles.field}>
            <legend>{nameOf(seat)}</legend>
            <div class={styles.acts}>
              <label>
                <input
                  type="checkbox"
                  checked={winners.includes(seat)}
                  onChange={({ currentTarget }) =>
                    setWinners(
                      [
                        ...winners.filter((one) => one !== seat),
                        ...(currentTarget.checked ? [seat] : []),
                      ].toSorted(),
                    )
                  }
                />{' '}
                {say('ruling.won')}
              </label>
              {table.marksOf.map((mark) => (
                <label key={mark}>
                  {labelOf(mark)}{' '}
                  <input
                    type="number"
                    min={0}
                    max={999}
                    value={marks[seat]?.[mark] ?? 0}
                    onInput={({ currentTarget }) =>
                      setMarks(
                        marks.map((one, index) =>
                          index === seat
                            ? { ...one, [mark]: Math.max(0, Math.floor(currentTarget.valueAsNumber || 0)) }
                            : one,
                        ),
                      )
                    }
                  />
                </label>
              ))}
            </div>
          </fieldset>
        ))}
    </PreviewedAct>
  )
}
