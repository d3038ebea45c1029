import { type Bot, type Draft, type Refusal, seededRandom } from '@getaway/engine'
import {
  type Command,
  checkMarkers,
  checkTiles,
  isRunning,
  type Match,
  type Round,
  runnerPathOf,
} from '@getaway/engine/chase'
import { ownTilesOf } from '../acting/reach.ts'
import { sayChase } from '../telling/words.ts'
import { wayOn, withTiles } from './way-on.ts'

/** What the referee of a lesson needs besides the rules. */
interface ChaseLesson {
  /** The deal is always the same, so that the lesson fits it. */
  readonly seed: number
  readonly bot: Bot<Match, Command>
}

/** The opponent of a player who learns to run: it only looks on. */
const onlooker: Bot<Match, Command> = {
  intend: (match, seat) => readiness(match, seat),
}

/** So many tiles the other runner lays: two to mark, and one to capture on. */
const LONGEST = 3
const THINKS_MS = 350

/** The opponent of a player who learns to chase: lays a short way without a mistake, and stays there. */
const shortRunner: Bot<Match, Command> = {
  intend(match, seat) {
    const ready = readiness(match, seat)
    const { round } = match
    if (ready || !round) return ready
    const command = nextOf(match, round, seat)
    return command && { command, thinkMs: THINKS_MS }
  },
}

const LESSONS: Readonly<Record<string, ChaseLesson>> = {
  run: { seed: 10, bot: onlooker },
  chase: { seed: 35, bot: shortRunner },
}

/** What the referee of that lesson needs; undefined: there is none. */
export function chaseLessonOf(id: string) {
  const lesson = LESSONS[id]
  return (
    lesson && {
      bot: lesson.bot,
      random: () => seededRandom(lesson.seed),
      objection: (after: unknown, draft: Draft) => objectionOfTeacher(after as Match, draft),
      isEnough: (match: unknown) => isLessonOver(match as Match),
    }
  )
}

/** A lesson takes back what a check would count as a mistake, and says why, by its clause. */
function objectionOfTeacher(after: Match, draft: Draft): Refusal | undefined {
  const { round } = after
  if (!round) return undefined
  const isTile = draft.type === 'tile.placed' || draft.type === 'start.placed'
  const checks = isTile ? checkTiles(after, round) : checkMarkers(after, round)
  const clause = checks.find((check) => check.clause !== null)?.clause
  return clause ? mistakeAs(clause) : undefined
}

/** A lesson ends with the capture: it is not checked, and no round follows. */
function isLessonOver({ round }: Match): boolean {
  return round?.ending !== undefined
}

/** A mistake as something that is refused. */
export function mistakeAs(clause: string): Refusal {
  const text = { en: sentence(sayWhy(clause, 'en')), it: sentence(sayWhy(clause, 'it')) }
  return { code: 'mistake', clause, text }
}

function sayWhy(clause: string, language: 'en' | 'it'): string {
  return sayChase(language, `why.${clause}` as Parameters<typeof sayChase>[1])
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

function readiness(match: Match, seat: number) {
  return match.round || match.players[seat]?.ready
    ? undefined
    : { command: { type: 'get-ready' } as const, thinkMs: THINKS_MS }
}

function nextOf(match: Match, round: Round, seat: number): Command | undefined {
  const path = runnerPathOf(round, seat) ?? 0
  if (!round.started) return startOf(match, round, seat, path)
  if (!isRunning(round)) return undefined
  if (round.held === undefined) return { type: 'take-pile', pile: 0 }
  const laid = round.paths[path]?.tiles.length ?? 0
  if (laid >= LONGEST) return undefined
  for (const tile of ownTilesOf(round, seat)) {
    const way = match.tiles.get(tile)?.kind === 'route' ? wayOn(match, round, path, tile) : undefined
    if (way) return { type: 'place-tile', tile, ...way }
  }
  return undefined
}

export function startOf(match: Match, round: Round, seat: number, path: number): Command | undefined {
  const own = ownTilesOf(round, seat)
  for (const first of own) {
    const one = wayOn(match, round, path, first)
    const tile = match.tiles.get(first)
    const second = own.find((id) => id !== first)
    if (!one || !tile || second === undefined) continue
    const other = wayOn(match, withTiles(round, path, [{ tile, ...one }]), path, second)
    if (other)
      return {
        type: 'place-start',
        tiles: [
          { tile: first, ...one },
          { tile: second, ...other },
        ],
      }
  }
  return undefined
}
