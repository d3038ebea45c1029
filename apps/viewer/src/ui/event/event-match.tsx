import type { TournamentTableView, TournamentView } from '@getaway/client/protocol'
import { gameEntryOf, hasTable } from '../../games/registry.ts'
import { leadersOf } from '../../organising/board.ts'
import { formatRoute } from '../../routes.ts'
import { useApp } from '../common/app-context.ts'
import { classNames } from '../common/class-names.ts'
import controlStyles from '../common/controls.module.css'
import { EmblemMark } from '../common/emblem-mark.tsx'
import { PageIcon } from '../common/icons.tsx'
import { inSeatColour } from '../common/in-colour.ts'
import { Marks } from '../common/marks.tsx'
import { marksIn } from '../lobby/listed-score.ts'
import eventStyles from './event.module.css'
import styles from './event-match.module.css'
import { ObjectionForm } from './objection-form.tsx'
import { seatName } from './seat-name.ts'
import { useEventWords } from './use-event-words.ts'
import { useTimes } from './use-times.ts'

interface Props {
  readonly table: TournamentTableView
  readonly tournament: TournamentView
  /** Who does not want to know how it stands. */
  readonly hides: boolean
}

/** A table of a tournament, with all the ways to look at its match. */
export function EventMatch({ table, tournament, hides }: Props) {
  const say = useEventWords()
  const { tables } = useApp()
  const { timeOf } = useTimes()
  const own = tables.of(table.match)?.seats.at(-1)
  const until = table.result?.objectionsUntil
  // The service has the last word: its clock is the one that counts.
  const mayObject = tournament.status === 'open' && (until === undefined || Date.now() * 1000 <= until)
  const game = gameEntryOf(table.game)
  const stage = tournament.stages.find((one) => one.stage === table.stage)?.name
  const isOver = table.status === 'over'
  const marks = table.score?.marks ?? table.marks
  const leaders = hides || isOver ? [] : leadersOf(table.marks, table.marksOf)
  return (
    <li class={styles.match}>
      <h3>
        {game && <EmblemMark emblem={game.emblem} />}
        {table.name}
        <small>
          {!isOver && stage}
          {table.status === 'waiting' &&
            table.startsAt !== null &&
            `, ${say('match.starts', { time: timeOf(table.startsAt) })}`}
        </small>
      </h3>
      <ul class={styles.seats}>
        {table.seats.map((seat) => {
          const hasWon = !hides && table.score?.winners.includes(seat.seat) === true
          return (
            <li
              key={seat.seat}
              class={classNames(styles.seat, (hasWon || leaders.includes(seat.seat)) && styles.ahead)}
              style={inSeatColour(seat.seat)}
            >
              <span class={styles.name}>{seatName(seat, tournament.players) ?? say('seat.open')}</span>
              {hasWon && (
                <>
                  <PageIcon name="crown" />
                  <span class={controlStyles.spoken}>{say('seat.won')}</span>
                </>
              )}
              {!hides && <Marks marks={marksIn(marks[seat.seat] ?? {}, game?.marks ?? [])} />}
            </li>
          )
        })}
      </ul>
      {isOver && !hides && (table.ruling !== null || !table.score) && (
        <p class={eventStyles.quiet}>{say(table.ruling === null ? 'match.not-counted' : 'match.ruled')}</p>
      )}
      <MatchPages table={table} />
      {own !== undefined && mayObject && (
        <ObjectionForm
          tournament={tournament.id}
          match={table.match}
          table={table.name}
          token={own}
          until={until}
        />
      )}
    </li>
  )
}

function MatchPages({ table: { match, name, game, pages, delayMs, status } }: Pick<Props, 'table'>) {
  const say = useEventWords()
  const { watch, replay, audit } = pages
  const isOver = status === 'over'
  const shown = [
    [status === 'live' ? watch : null, 'match.watch'],
    [replay, 'match.replay'],
    [isOver && hasTable(game) ? formatRoute({ page: 'review', match }) : null, 'match.review'],
    [isOver && hasTable(game) ? formatRoute({ page: 'races', match }) : null, 'match.races'],
    [audit, 'match.audit'],
  ] as const
  if (shown.every(([href]) => href === null)) return null
  return (
    <nav class={styles.pages} aria-label={say('match.pages', { table: name })}>
      {shown.map(
        ([href, word]) =>
          href !== null && (
            <a key={word} href={href} class={word === 'match.watch' ? styles.watch : undefined}>
              {say(word)}
              {word === 'match.watch' && delayMs > 0 && (
                <small>{say('match.delay', { seconds: Math.round(delayMs / 1000) })}</small>
              )}
            </a>
          ),
      )}
    </nav>
  )
}
