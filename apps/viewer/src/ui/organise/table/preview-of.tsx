import type { TournamentPreview } from '@getaway/client/protocol'
import type { BoardRow } from '../../../organising/board.ts'
import { changedStandings, type RankedStanding } from '../../../organising/ranking.ts'
import { seatName } from '../../event/seat-name.ts'
import { useMarkText } from '../../event/use-mark-text.ts'
import { useDesk } from '../desk-context.ts'
import { useOrganiseWords } from '../use-organise-words.ts'
import tableStyles from './table-sheet.module.css'

interface Props {
  readonly preview: TournamentPreview
  readonly row: BoardRow
}

type MatchScore = NonNullable<TournamentPreview['match']>['before']

/** What an act would change, in the match and in the standings, before and after. */
export function PreviewOf({ preview, row: { table } }: Props) {
  const { desk } = useDesk()
  const say = useOrganiseWords()
  const markText = useMarkText()
  const { players } = desk.tournament
  const standings = changedStandings(preview)
  const { match } = preview
  const seatText = ({ winners, marks }: MatchScore, seat: number) =>
    [
      ...(winners.includes(seat) ? [say('seat.won')] : []),
      ...(table.marksOf.length > 0 ? [markText(marks[seat] ?? {}, table.marksOf)] : []),
    ].join(', ')
  const seats = table.seats.flatMap((seat) => {
    if (!match) return []
    const [before, after] = [seatText(match.before, seat.seat), seatText(match.after, seat.seat)]
    return before === after ? [] : [{ seat, before, after }]
  })
  const standingText = (one: RankedStanding | undefined) =>
    one === undefined
      ? '–'
      : [
          say('standing.place', { place: one.place }),
          say('standing.won', { won: one.won, played: one.played }),
          ...(Object.keys(one.marks).length > 0 ? [markText(one.marks, preview.after.marks)] : []),
        ].join(', ')
  const changes = [
    ...seats.map(({ seat, before, after }) => ({
      key: `seat ${seat.seat}`,
      name: `${table.name}: ${seatName(seat, players) ?? say('seat.nth', { seat: seat.seat + 1 })}`,
      before,
      after,
    })),
    ...standings.players.map(({ name, before, after }) => ({
      key: `player ${name}`,
      name: say('preview.standing', { name }),
      before: standingText(before),
      after: standingText(after),
    })),
  ]
  return (
    <section class={tableStyles.preview} aria-label={say('preview.title')}>
      <h4>{say('preview.title')}</h4>
      {changes.length === 0 && standings.moved.length === 0 && <p>{say('preview.nothing')}</p>}
      {changes.length > 0 && (
        <table class={tableStyles.changes}>
          <thead>
            <tr>
              <td />
              <th scope="col">{say('preview.before')}</th>
              <th scope="col">{say('preview.after')}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ key, name, before, after }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                <td>
                  <s>{before}</s>
                </td>
                <td>
                  <b>{after}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {standings.moved.length > 0 && (
        <p>
          {say('preview.moved', {
            names: standings.moved.map((one) => `${one.name} ${one.before} → ${one.after}`).join(', '),
          })}
        </p>
      )}
    </section>
  )
}
