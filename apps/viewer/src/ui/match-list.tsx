import type { MatchSummary } from '@getaway/client'
import type { Word } from '../language/words.ts'
import { formatRoute } from '../routes.ts'
import { useWords } from './desk.ts'
import { Marks } from './marks.tsx'
import { whenText } from './when-text.ts'

interface Props {
  readonly matches: readonly MatchSummary[] | undefined
  readonly shown: string | undefined
  readonly kind: 'watch' | 'replay'
  readonly none: string
}

export function MatchList({ matches, shown, kind, none }: Props) {
  const say = useWords()
  if (!matches) return <p class="quiet">{say('list.loading')}</p>
  if (matches.length === 0) return <p class="quiet">{none}</p>
  return (
    <ul class="matches">
      {matches.map((match) => (
        <li key={match.id} class={match.id === shown ? 'shown' : ''}>
          <Row match={match} kind={kind} />
        </li>
      ))}
    </ul>
  )
}

function Row({ match, kind }: { readonly match: MatchSummary; readonly kind: Props['kind'] }) {
  const say = useWords()
  const names = match.players.map(({ name }) => name ?? say('list.open'))
  const route =
    kind === 'watch' ? { page: kind, match: match.id } : { page: kind, match: match.id, into: undefined }
  // Times of the log are in µs.
  const begun = new Date(match.createdAt / 1000)
  const unfinished = unfinishedWord(match)
  return (
    <a href={formatRoute(route)} aria-label={say(`list.${kind}`, { players: names.join(', ') })}>
      <span class="names">
        {match.players.map(({ marks }, seat) => (
          <span key={`seat ${seat}`} class={`player seat-${seat} ${match.winner === seat ? 'won' : ''}`}>
            <span class="name">{names[seat]}</span>
            <Marks gold={marks.perfect ?? 0} silver={marks.small ?? 0} />
          </span>
        ))}
      </span>
      <span class="when">
        <time dateTime={begun.toISOString()}>{whenText(begun, new Date(), navigator.language)}</time>
        <span>{say('list.events', { count: match.head })}</span>
        {unfinished && <span>{say(unfinished)}</span>}
      </span>
    </a>
  )
}

/** Of a match that is over and that nobody has won. */
function unfinishedWord({ status, winner, players }: MatchSummary): Word | undefined {
  if (status !== 'over' || winner !== null) return undefined
  return players.some(({ name }) => name === null) ? 'list.never-begun' : 'list.abandoned'
}
