import { medianOf } from '../../review/median.ts'
import type { ReviewedAct } from '../../table/reviewing.ts'

/** How quickly a player usually does something. */
export interface UsualPace {
  /** Half of them came sooner (µs). */
  readonly us: number
  /** Of so many matches. */
  readonly matches: number
}

/** How long the moves of one match took, by the kind of move (ms). */
interface MatchPaces {
  readonly match: string
  readonly game: string
  readonly createdAt: number
  readonly ms: Readonly<Record<string, readonly number[]>>
}

/** The pace of this browser’s player in their latest matches, as far as it has been worked out here. */
export interface KeptPaces {
  /** By kind of move; empty until there are several matches of the game. */
  usualIn(game: string): ReadonlyMap<string, UsualPace>
  keep(match: Omit<MatchPaces, 'ms'>, acts: readonly Pick<ReviewedAct, 'kind' | 'us'>[]): void
}

const KEPT = 'getaway.paces'
/** Of each game; the oldest go first. */
const MOST_MATCHES = 20
/** One match is no habit. */
const FEWEST_MATCHES = 2

/** Kept for one player: another key in this browser starts again. */
export function createKeptPaces(
  kept: Pick<Storage, 'getItem' | 'setItem'> | undefined,
  key: string | undefined,
): KeptPaces {
  const read = (): readonly MatchPaces[] => {
    try {
      const value = JSON.parse(kept?.getItem(KEPT) ?? '{}') as {
        readonly key?: unknown
        readonly of?: unknown
      }
      return key !== undefined && value?.key === key && Array.isArray(value.of)
        ? value.of.filter(isPaces)
        : []
    } catch {
      return []
    }
  }
  return {
    usualIn(game) {
      const matches = read().filter((one) => one.game === game)
      const kinds = [...new Set(matches.flatMap(({ ms }) => Object.keys(ms)))]
      const usual = kinds.flatMap((kind) => {
        const within = matches.filter(({ ms }) => (ms[kind]?.length ?? 0) > 0)
        const half = medianOf(within.flatMap(({ ms }) => ms[kind] ?? []))
        return half === undefined || within.length < FEWEST_MATCHES
          ? []
          : [[kind, { us: half * 1000, matches: within.length }] as const]
      })
      return new Map(usual)
    },
    keep({ match, game, createdAt }, acts) {
      if (!kept || key === undefined) return
      const ms: Record<string, number[]> = {}
      for (const { kind, us } of acts) {
        if (us !== undefined) ms[kind] = [...(ms[kind] ?? []), Math.round(us / 1000)]
      }
      const others = read().filter((one) => one.match !== match)
      const all = [...others, { match, game, createdAt, ms }]
        .toSorted((one, other) => other.createdAt - one.createdAt)
        .filter((one, nth, sorted) => {
          const newer = sorted.slice(0, nth).filter((other) => other.game === one.game)
          return newer.length < MOST_MATCHES
        })
      try {
        kept.setItem(KEPT, JSON.stringify({ key, of: all }))
      } catch {
        // No room: the next visit works it out again.
      }
    },
  }
}

function isPaces(value: unknown): value is MatchPaces {
  const { match, game, createdAt, ms } = (value ?? {}) as Partial<Record<keyof MatchPaces, unknown>>
  return (
    typeof match === 'string' &&
    typeof game === 'string' &&
    typeof createdAt === 'number' &&
    typeof ms === 'object' &&
    ms !== null &&
    Object.values(ms).every((of) => Array.isArray(of) && of.every(Number.isFinite))
  )
}
