import type { TournamentView } from '@getaway/client/protocol'
import styles from './rulings.module.css'
import { seatName } from './seat-name.ts'
import { useEventWords } from './use-event-words.ts'
import { useTimes } from './use-times.ts'
import { useToldRuling } from './use-told-ruling.ts'

interface Props {
  readonly tournament: TournamentView
}

/** What was ruled and why, and to what somebody objected; the newest first. */
export function Rulings({ tournament }: Props) {
  const say = useEventWords()
  const { momentOf } = useTimes()
  const tell = useToldRuling(tournament)
  const { rulings, objections, tables, players } = tournament
  if (rulings.length === 0 && objections.length === 0) return null
  const raiser = (match: string, seat: number | null, organiser: string | null) => {
    const found = tables.find((one) => one.match === match)?.seats[seat ?? -1]
    return organiser ?? (found && seatName(found, players)) ?? say('seat.nth', { seat: (seat ?? 0) + 1 })
  }
  return (
    <section aria-labelledby="rulings-title">
      <h2 id="rulings-title">{say('rulings.title')}</h2>
      <ul class={styles.rulings}>
        {rulings.toReversed().map((ruling) => {
          const { table, what } = tell(ruling)
          const { withdrawn } = ruling
          return (
            <li key={`ruling ${ruling.ruling}`}>
              <p>
                <strong>{table}</strong>{' '}
                <small>
                  {ruling.organiser}, {momentOf(ruling.at)}
                </small>
              </p>
              <p class={withdrawn ? styles.gone : undefined}>{what}</p>
              {ruling.reason !== '' && <q>{ruling.reason}</q>}
              {withdrawn && (
                <p>
                  {say('ruling.withdrawn', { name: withdrawn.organiser })}{' '}
                  {withdrawn.reason !== '' && <q>{withdrawn.reason}</q>}
                </p>
              )}
            </li>
          )
        })}
        {objections.toReversed().map(({ objection, match, seat, at, text, organiser, answer }) => (
          <li key={`objection ${objection}`}>
            <p>
              <strong>{tables.find((one) => one.match === match)?.name ?? match}</strong>{' '}
              <small>
                {say('objection.by', { name: raiser(match, seat, organiser), time: momentOf(at) })}
              </small>
            </p>
            <q>{text}</q>
            <p>
              {answer === null ? (
                say('objection.open')
              ) : (
                <>
                  <b>{say(answer.upheld ? 'objection.upheld' : 'objection.rejected')}</b> {answer.text}{' '}
                  <small>{answer.organiser}</small>
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
