import { gameEntryOf } from '../../../games/registry.ts'
import type { BoardRow } from '../../../organising/board.ts'
import { classNames } from '../../common/class-names.ts'
import controlStyles from '../../common/controls.module.css'
import { EmblemMark } from '../../common/emblem-mark.tsx'
import { PageIcon } from '../../common/icons.tsx'
import { inSeatColour } from '../../common/in-colour.ts'
import { Marks } from '../../common/marks.tsx'
import { seatName } from '../../event/seat-name.ts'
import { marksIn } from '../../lobby/listed-score.ts'
import { useDesk } from '../desk-context.ts'
import { useOrganiseWords } from '../use-organise-words.ts'
import { useToldRow } from '../use-told-row.ts'
import styles from './board.module.css'

interface Props {
  readonly row: BoardRow
  readonly onOpen: () => void
}

/** A table in one line: who sits there and leads, and what is wrong. */
export function BoardRowItem({ row, onOpen }: Props) {
  const { desk } = useDesk()
  const say = useOrganiseWords()
  const { problems, state } = useToldRow(row)
  const { table, live, leaders } = row
  const { stages, tables } = desk.tournament
  const hasGames = tables.some((one) => one.game !== table.game)
  const game = gameEntryOf(table.game)
  const stage = stages.length > 1 ? stages.find((one) => one.stage === table.stage)?.name : undefined
  return (
    <li class={classNames(styles.row, problems.length > 0 && styles.troubled)}>
      <span class={styles.table}>
        <button type="button" onClick={onOpen} aria-haspopup="dialog">
          {table.name}
        </button>
        <small>
          {hasGames && game && <EmblemMark emblem={game.emblem} />}
          {stage}
        </small>
      </span>
      <ul class={styles.seats}>
        {table.seats.map((seat) => {
          const at = live?.seats[seat.seat]
          const sign = signOf(seat.bot !== null, at)
          const hasWon = table.score?.winners.includes(seat.seat) === true
          return (
            <li
              key={seat.seat}
              class={classNames(hasWon && styles.won, leaders.includes(seat.seat) && styles.leads)}
              style={inSeatColour(seat.seat)}
            >
              {sign && <i class={styles[sign]} title={say(`seat.${sign}`)} />}
              <span class={styles.name}>{seatName(seat, desk.tournament.players) ?? say('seat.open')}</span>
              {sign && <span class={controlStyles.spoken}>{say(`seat.${sign}`)}</span>}
              <Marks
                marks={marksIn(
                  table.score?.marks[seat.seat] ?? table.marks[seat.seat] ?? {},
                  game?.marks ?? [],
                )}
              />
              {leaders.includes(seat.seat) && !hasWon && (
                <span class={controlStyles.spoken}>{say('seat.leads')}</span>
              )}
              {hasWon && (
                <>
                  <PageIcon name="crown" />
                  <span class={controlStyles.spoken}>{say('seat.won')}</span>
                </>
              )}
            </li>
          )
        })}
      </ul>
      <span class={styles.state}>
        {problems.map(({ kind, text }) => (
          <b key={text} class={MILD.has(kind) ? styles.mild : styles.grave}>
            {text}
          </b>
        ))}
        {problems.length === 0 && <span>{state}</span>}
        {live && live.watchers > 0 && (
          <small title={say('row.watchers', { count: live.watchers })}>
            <PageIcon name="watching" />
            {live.watchers}
            <span class={controlStyles.spoken}>{say('row.watchers', { count: live.watchers })}</span>
          </small>
        )}
      </span>
    </li>
  )
}

const MILD: ReadonlySet<string> = new Set(['slow', 'clock', 'elsewhere', 'unruled'])

/** How a seat of a match that is not over can be seen from afar. */
function signOf(isBot: boolean, at: NonNullable<BoardRow['live']>['seats'][number] | undefined) {
  if (!at) return undefined
  if (isBot) return 'bot' as const
  if (!at.isTaken) return 'free' as const
  return at.isConnected ? ('here' as const) : ('away' as const)
}
