import { type Addition, formatWith } from '../../../log/additions.ts'
import type { Draft, LogEvent, Timing } from '../../../log/event.ts'
import { createScribe, type Written } from '../../../log/proof/chain.ts'
import { extendCourse, headOf, type LiveCourse, openCourse } from '../../../order/course.ts'
import { rule } from '../../../order/referee.ts'
import { type Random, seededRandom } from '../../../random.ts'
import { create } from '../decide/create.ts'
import { chase } from '../game.ts'
import { COLOURS, type TileSet } from '../pieces/pieces.ts'
import type { Match } from '../state/match.ts'
import { plainTileSet } from '../tiles/plain.ts'
import type { ChaseEvent } from '../vocabulary/events.ts'
import type { OptionsData } from '../vocabulary/options.ts'
import { oddTileSet } from './odd-tiles.ts'
import { organisersWish, playersWish, type Skill } from './random-wish.ts'

export interface RandomMatch {
  readonly events: readonly ChaseEvent[]
  readonly lines: readonly string[]
  readonly course: LiveCourse<Match, ChaseEvent>
  readonly refused: number
}

export interface RandomMatchSetup {
  readonly seed: number
  readonly players?: 2 | 3 | 4
  readonly tileset?: TileSet
  readonly options?: Partial<OptionsData>
  readonly skill?: Partial<Skill>
  /** False: nobody voids, corrects or abandons. */
  readonly organiser?: boolean
  /** By whose rules; those of Chase as it is, if nothing else is said. */
  readonly game?: typeof chase
  /** What the log declares, so that `interject` may use it. */
  readonly additions?: readonly Addition[]
  /** What the referee says of its own accord, now and then. */
  interject?(head: Match, now: number, random: Random): Draft | undefined
  /** How many events at most; a match that is not over by then is a log cut off. */
  readonly most?: number
}

/**
 * A match as a service would record it: random players, some of them quick, some wrong, on lines of
 * random length, so that races, refusals, late actions and undone endings all come up.
 */
export function playRandomMatch(setup: RandomMatchSetup): RandomMatch {
  const random = seededRandom(setup.seed)
  const players = setup.players ?? (([2, 3, 4] as const)[random(3)] as 2 | 3 | 4)
  const game = openGame(setup, players, random)
  const skill = { ...randomSkill(random), ...setup.skill }
  const most = setup.most ?? 2000
  while (game.events.length < most && !headOf(game.course).over) {
    game.wait(random(skill.pace))
    if (game.conclude() || game.interject()) continue
    const isOrganised = setup.organiser !== false && random(400) === 0
    const organiser = isOrganised ? organisersWish(headOf(game.course), random) : undefined
    if (organiser) game.attempt('organiser', organiser, game.measured(null))
    else {
      const seat = random(players)
      const timing = game.measured(game.lastSeen(random))
      const seen = timing.seen === null ? game.events.length : timing.seen
      const wish = playersWish(game.stateShown(seen), seat, skill, random)
      const isSaidAgain = wish?.type === 'get-ready' && headOf(game.course).players[seat]?.ready
      if (wish && !isSaidAgain) game.attempt(seat, wish, timing)
    }
  }
  return { events: game.events, lines: game.lines, course: game.course, refused: game.refused }
}

function randomSkill(random: Random): Skill {
  return {
    sense: 99,
    care: 92 + random(9),
    sight: 85 + random(16),
    haste: 30 + random(71),
    favourite: random(6) === 0 ? COLOURS[random(2)] : undefined,
    pace: [20_000, 120_000, 400_000][random(3)] as number,
  }
}

function randomOptions(random: Random, players: number): Partial<OptionsData> {
  return {
    variants: { headStart: random(3) === 0, perfectPlan: random(3) === 0 },
    race: { policy: random(2) === 0 ? 'fair' : 'arrival', capMs: random(251) },
    firstChaser: random(players),
    table: { width: 2 * random(8) + 9, height: 2 * random(6) + 7 },
    objectionS: random(3) === 0 ? 2 : 0,
    ...(random(4) === 0 ? { victory: [{ perfect: 3 }, { perfect: 1, small: 2 }] } : {}),
  }
}

function openGame(setup: RandomMatchSetup, players: number, random: Random) {
  const { game = chase, additions = [] } = setup
  const scribe = createScribe({ salt: () => hex32(random) })
  const events: ChaseEvent[] = []
  const lines: string[] = []
  const states: Match[] = []
  let now = 1_763_456_789_000_000
  let refused = 0

  const keep = ({ event, line }: Written<Draft>) => {
    events.push(event as LogEvent as ChaseEvent)
    lines.push(line)
    return event as LogEvent as ChaseEvent
  }
  const created = create({
    id: `random-${setup.seed}`,
    at: now,
    players: Array.from({ length: players }, (_, seat) => `player ${seat}`),
    tileset: setup.tileset ?? (random(4) === 0 ? oddTileSet(random) : plainTileSet(setup.seed % 20)),
    options: { ...randomOptions(random, players), ...setup.options },
  })
  const data = { ...created.data, rules: game.rules, ...formatWith(additions) }
  let course = openCourse(game, keep(scribe.write({ ...created, data }, false)))
  states.push(headOf(course))

  const record = (draft: Draft, secret: boolean) => {
    course = extendCourse(game, course, keep(scribe.write(draft, secret)))
    states.push(headOf(course))
  }

  return {
    events,
    lines,
    get course() {
      return course
    },
    get refused() {
      return refused
    },
    wait(time: number) {
      now += time
    },
    stateShown: (seq: number) => states[Math.max(0, seq - 1)] as Match,
    lastSeen: (chance: Random) => (chance(12) === 0 ? null : Math.max(1, events.length - chance(4))),
    measured(seen: number | null): Timing {
      const rtt = random(15) === 0 ? null : random(400_000)
      const claimed = random(15) === 0 ? null : now + 20_000 - random(250_000)
      // Some frames were stamped before what the referee said while they waited for their turn.
      const received = now - (random(4) === 0 ? random(30_000) : 0)
      return { received, claimed, rtt, seen }
    },
    /** Records what is due by now. */
    conclude(): boolean {
      const { drafts } = game.conclude(headOf(course), now, random)
      for (const draft of drafts) record(draft, game.isSecret(headOf(course), draft as Draft as ChaseEvent))
      return drafts.length > 0
    },
    interject(): boolean {
      const draft = setup.interject?.(headOf(course), now, random)
      if (draft) record(draft, false)
      return draft !== undefined
    },
    attempt(by: number | 'organiser', wish: Parameters<typeof game.decide>[1], timing: Timing) {
      const ruling = rule(game, course, wish, { by, timing })
      if (ruling.type === 'accepted') record(ruling.draft, ruling.secret)
      else refused++
    },
  }
}

function hex32(random: Random): string {
  return Array.from({ length: 32 }, () => random(16).toString(16)).join('')
}
