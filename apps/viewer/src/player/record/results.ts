import type { MatchSummary } from '@getaway/client'

/** What a player's finished matches come to. */
export interface OwnResults {
  readonly played: number
  readonly won: number
  /** The opponent met most often comes first. */
  readonly opponents: readonly Opponent[]
}

export interface Opponent {
  /** Another one for each opponent. */
  readonly id: string
  /** Empty for guests. */
  readonly name: string
  /** People without a proved key are together: two of one name may be two people, and one may have two names. */
  readonly isGuests: boolean
  /** Bots of one strength are one opponent. */
  readonly bot: string | null
  readonly played: number
  readonly won: number
  /** The latest match against them. */
  readonly latest: string
}

/** The seat of the player with this key; undefined if they are not in it, or only somebody claims to be them. */
export function ownSeatIn({ players }: Pick<MatchSummary, 'players'>, key: string): number | undefined {
  const seat = players.findIndex((player) => player.key === key && player.isProved === true)
  return seat < 0 ? undefined : seat
}

/** Of matches, the newest first; those that were not played to their end do not count. */
export function resultsOf(matches: readonly MatchSummary[], key: string): OwnResults {
  const finished = matches.filter(({ status, abandoned }) => status === 'over' && !abandoned)
  const opponents = new Map<string, Opponent>()
  let won = 0
  for (const match of finished) {
    const own = ownSeatIn(match, key)
    if (own === undefined) continue
    const hasWon = match.winners.includes(own) ? 1 : 0
    won += hasWon
    for (const [id, player] of opponentsIn(match, own)) {
      const known = opponents.get(id)
      const isGuests = id === GUESTS
      opponents.set(id, {
        id,
        name: isGuests ? '' : (known?.name ?? player.name ?? ''),
        isGuests,
        bot: player.bot,
        played: (known?.played ?? 0) + 1,
        won: (known?.won ?? 0) + hasWon,
        latest: known?.latest ?? match.id,
      })
    }
  }
  const sorted = [...opponents.values()].toSorted((one, other) => other.played - one.played)
  const played = finished.filter((match) => ownSeatIn(match, key) !== undefined).length
  return { played, won, opponents: sorted }
}

/** Each once, though two bots of one strength may sit there. */
function opponentsIn(
  { players }: MatchSummary,
  own: number,
): ReadonlyMap<string, MatchSummary['players'][number]> {
  const others = players.filter(({ name }, seat) => seat !== own && name !== null)
  return new Map(others.map((player) => [idOf(player), player]))
}

const GUESTS = 'guests'

/** A key without its proof may be anybody's: its player is a guest, too. */
function idOf({ key, isProved, bot }: MatchSummary['players'][number]): string {
  if (bot !== null) return `bot ${bot}`
  return key !== null && isProved === true ? `key ${key}` : GUESTS
}
