import { checkMarkers, checkTiles, type Match, type Round, type TileCheck } from '@getaway/engine/chase'
import type { ReviewedAct } from '../../../table/reviewing.ts'
import type { Step } from '../broadcasting/step.ts'
import { fittingInHand, fittingOf } from './fitting.ts'
import { traitsOfMarker, traitsOfTile } from './traits.ts'

/** The table before and after a piece came down; by `keyOf`. */
export type Landings = Map<string, Pick<Step, 'before' | 'after'>>

const keyOf = (kind: 'tile' | 'marker', round: number, path: number, position: number) =>
  `${kind} ${round} ${path} ${position}`

/** Remembers what only the table of that instant tells: what lay in the hand, how far the other was ahead. */
export function noteLandings(landings: Landings, { before, after, tiles, markers }: Step): void {
  const { number = 0 } = after.round ?? {}
  for (const { path, position } of tiles)
    landings.set(keyOf('tile', number, path, position), { before, after })
  for (const { path, position } of markers)
    landings.set(keyOf('marker', number, path, position), { before, after })
}

/** Every tile and marker of a round against the rules; what else would have fitted is worked out for one seat only. */
export function actsOf(
  match: Match,
  round: Round,
  landings: Landings,
  seat: number | undefined,
): ReviewedAct[] {
  const { number: chapter, paths } = round
  const tiles = checkTiles(match, round).map((check): ReviewedAct => {
    const { path, position, clause, placed } = check
    const before = paths[path]?.tiles[position - 2] ?? match.prison
    return {
      ...{ seq: placed.seq, at: placed.at, chapter, seat: placed.by, kind: 'tile', path, position },
      us: timeForTile(round, path, position),
      clause: clause ?? undefined,
      traits: traitsOfTile(check, before),
      figures: figuresOfTile(check, landings.get(keyOf('tile', chapter, path, position)), seat),
    }
  })
  const markers = checkMarkers(match, round).flatMap((check): ReviewedAct[] => {
    const { path, position, clause, placed } = check
    const on = paths[path]?.tiles ?? []
    const marked = on[position - 1]
    if (!marked) return []
    const towards = placed.final ? (on[position - 2] ?? match.prison) : on[position]
    const { after } = landings.get(keyOf('marker', chapter, path, position)) ?? {}
    return [
      {
        ...{ seq: placed.seq, at: placed.at, chapter, seat: placed.by, kind: 'marker', path, position },
        us: timeForMarker(round, path, position),
        clause: clause ?? undefined,
        traits: traitsOfMarker(check, marked, towards),
        figures: { ahead: Math.max(0, (after?.round?.paths[path]?.tiles.length ?? position) - position) },
      },
    ]
  })
  return [...tiles, ...markers].toSorted((one, other) => one.at - other.at || one.seq - other.seq)
}

/** From the tile before it on the path; a start is laid at once. */
function timeForTile({ paths, started }: Round, path: number, position: number): number | undefined {
  const { tiles = [] } = paths[path] ?? {}
  const [placed, before] = [tiles[position - 1], tiles[position - 2]]
  if (!placed || !started || placed.at <= started.at) return undefined
  return placed.at - Math.max(before?.at ?? 0, started.at)
}

/** From when the tile was there to be marked, and the one before it was. */
function timeForMarker({ paths }: Round, path: number, position: number): number | undefined {
  const { tiles = [], markers = [] } = paths[path] ?? {}
  const [placed, marked, before] = [markers[position - 1], tiles[position - 1], markers[position - 2]]
  return placed && marked && placed.at - Math.max(marked.at, before?.at ?? 0)
}

function figuresOfTile(
  { path, placed, clause }: TileCheck,
  landing: Pick<Step, 'before' | 'after'> | undefined,
  seat: number | undefined,
): Readonly<Record<string, number>> {
  const [old, round] = [landing?.before.round, landing?.after.round]
  if (!landing || !old?.started || !round) return {}
  const hand = old.piles.find(({ tiles }) => tiles?.includes(placed.tile.id))?.tiles ?? []
  const fitting = placed.by === seat ? fittingInHand(landing.after, round, seat) : undefined
  return {
    held: placed.at - Math.max(old.handsSince ?? 0, old.started.at),
    ...(clause !== null && { fitted: fittingOf(landing.before, old, path, hand) }),
    ...(fitting !== undefined && { fitting }),
  }
}
