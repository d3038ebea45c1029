import type { MatchSummary } from '@getaway/client'
import { gameEntryOf, hasTable } from '../../games/registry.ts'
import type { FrontWord } from '../../language/front-words.ts'
import { localeOf } from '../../language/locale-of.ts'
import type { MarkKind } from '../../table/marks.ts'
import { useApp } from '../common/app-context.ts'
import { classNames } from '../common/class-names.ts'
import controlStyles from '../common/controls.module.css'
import { EmblemMark } from '../common/emblem-mark.tsx'
import { PageIcon } from '../common/icons.tsx'
import { inSeatColour } from '../common/in-colour.ts'
import { Marks } from '../common/marks.tsx'
import playerStyles from '../common/players.module.css'
import { TargetLine } from '../common/target-line.tsx'
import { useFrontWords } from '../common/use-front-words.ts'
import { listedScoreOf, marksIn } from './listed-score.ts'
import listStyles from './match-index.module.css'
import { wayToMatch } from './way-to-match.ts'

type Player = MatchSummary['players'][number]

/** A match in a list, which leads there. */
export function MatchLink({ match }: { readonly match: MatchSummary }) {
  const { settings, language } = useApp()
  const say = useFrontWords()
  const hidesResult = settings.isSpoilerFree.value
  const names = match.players.map(({ name }) => name ?? say('waiting.free'))
  const way = wayToMatch(match)
  // Times of the log are in µs.
  const begun = new Date(match.createdAt / 1000)
  const unfinished = hidesResult ? undefined : unfinishedWord(match)
  const areBots = match.players.every(({ bot }) => bot !== null)
  const game = gameEntryOf(match.game)

  const about = (
    <>
      <div class={listStyles.names}>
        {match.players.map((player, seat) => (
          <Name
            key={`seat ${seat}`}
            player={player}
            kinds={game?.marks ?? []}
            seat={seat}
            hasWon={match.winners.includes(seat) && !hidesResult}
            isMarked={!areBots}
            hidesResult={hidesResult}
          />
        ))}
        {!hidesResult && <TargetLine status={listedScoreOf(match, game?.marks ?? [])} />}
      </div>
      <span class={listStyles.facts}>
        <span class={listStyles.first}>
          {match.status === 'live' && (
            <b class={classNames(controlStyles.badge, controlStyles.hot)}>{say('list.live')}</b>
          )}
          {match.status === 'waiting' && <b class={controlStyles.badge}>{say('list.waiting')}</b>}
          <time dateTime={begun.toISOString()}>
            {begun.toLocaleTimeString(localeOf(language.value, navigator.languages), {
              hour: '2-digit',
              minute: '2-digit',
            })}
          </time>
        </span>
        <span class={listStyles.game}>
          {game && <EmblemMark emblem={game.emblem} />}
          <span>{game?.name ?? match.game}</span>
          {(match.kind === 'demo' || areBots) && (
            <span>{say(match.kind === 'demo' ? 'list.demo' : 'list.bots')}</span>
          )}
          {unfinished && <span>{say(unfinished)}</span>}
          {!hasTable(match.game) && <span>{say('list.no-table')}</span>}
        </span>
      </span>
    </>
  )
  if (!way) return <div class={listStyles.entry}>{about}</div>
  return (
    <a class={listStyles.entry} href={way.href}>
      <span class={controlStyles.spoken}>{say(way.word, { players: names.join(', ') })}</span>
      {about}
    </a>
  )
}

interface NameProps {
  readonly player: Player
  readonly kinds: readonly MarkKind[]
  readonly seat: number
  readonly hasWon: boolean
  /** Bots are told from people where there are people. */
  readonly isMarked: boolean
  readonly hidesResult: boolean
}

function Name({ player: { name, bot, marks }, kinds, seat, hasWon, isMarked, hidesResult }: NameProps) {
  const say = useFrontWords()
  if (name === null)
    return <span class={classNames(playerStyles.player, playerStyles.free)}>{say('waiting.free')}</span>
  return (
    <span class={classNames(playerStyles.player, hasWon && playerStyles.won)} style={inSeatColour(seat)}>
      <span class={playerStyles.name}>{name}</span>
      {bot !== null && isMarked && <small class={playerStyles.tag}>{say('list.bot')}</small>}
      {hasWon && (
        <>
          <PageIcon name="crown" />
          <span class={controlStyles.spoken}>{say('list.won')}</span>
        </>
      )}
      {!hidesResult && <Marks marks={marksIn(marks, kinds)} />}
    </span>
  )
}

/** Of a match that was not played to its end. */
function unfinishedWord({ abandoned, players }: MatchSummary): FrontWord | undefined {
  if (!abandoned) return undefined
  return players.some(({ name }) => name === null) ? 'list.never-begun' : 'list.abandoned'
}
