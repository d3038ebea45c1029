import { normal } from '../../../people/pace.ts'
import { reachWith } from '../evolve/evolve-table.ts'
import { ESCAPE, MANHUNT_UP_TO, START } from '../pieces/pieces.ts'
import { faceDown, listOf, type Table } from '../state/table.ts'
import { type Danger, dangerOf, huntRisk } from './danger.ts'
import { dangerToEyes, huntRiskTo } from './insight.ts'
import { marshalsEyes } from './marshals-eyes.ts'
import { best, chance, type Mind, type StepOf, type Thought } from './mind.ts'
import { readinessOf } from './readiness.ts'
import { keepWorth, sprintFor } from './sprint.ts'

const PLACE_MS = 7000
const PASS_MS = 5000

interface Way {
  readonly card: number
  readonly sprint: readonly number[]
  readonly isBluff: boolean
}

/** The hideout that leads furthest at the least risk and cost; none, where waiting for cards is better. */
export function placing(mind: Mind, { mustPlace }: StepOf<'place'>): Thought {
  const { person, random } = mind
  const danger = person.insight > 0 ? dangerToEyes(mind) : dangerOf(mind)
  const escaping = worthOfEscape(mind)
  const options = waysOf(mind).map((way) => ({
    ...way,
    worth: (way.card === ESCAPE ? escaping(way) : worthOf(mind, way, danger)) + person.whim * normal(random),
  }))
  const found = best(options, ({ worth }) => worth)
  if (!found || (!mustPlace && found.worth < worthOfWaiting(mind, danger))) {
    return { command: { type: 'pass' }, meanMs: PASS_MS }
  }
  return { command: { type: 'place', card: found.card, sprint: [...found.sprint] }, meanMs: PLACE_MS }
}

/**
 * Each card that can be reached, as cheaply as possible; and, if the player thinks of it, with one more sprint card as a
 * bluff. Nothing is kept for after the 42: with insight it is considered with any number of cards more.
 */
function waysOf({ table, person, random }: Mind): readonly Way[] {
  const { changes } = table
  const hand = handOf(table)
  const last = lastOf(table)
  return [...hand, ESCAPE].flatMap((card): Way[] => {
    if (card <= last) return []
    const spare = changes.noSprint ? [] : hand.filter((one) => one !== card)
    const sprint = sprintFor(spare, card, card - last - reachWith(changes.reach), changes.strong)
    if (!sprint) return []
    if (card === ESCAPE && person.insight > 0) {
      const others = spare.filter((one) => !sprint.includes(one))
      return [0, ...others.keys()].map((_, more) => ({
        card,
        sprint: [...sprint, ...others.slice(0, more)],
        isBluff: more > 0,
      }))
    }
    const isBluffing = card !== ESCAPE && chance(random) < person.bluff
    const left = spare.filter((one) => !sprint.includes(one))
    const more = isBluffing && left.length > 1 ? sprintFor(left, card, 1, 0) : undefined
    return [
      { card, sprint, isBluff: false },
      ...(more ? [{ card, sprint: [...sprint, ...more], isBluff: true }] : []),
    ]
  })
}

/** What a number nearer to 42 is worth: more, and cards go faster than they are drawn. */
const A_STEP = 0.5
/** A marshal who assumes that each sprint card was needed looks too far ahead, also after the next guess. */
const A_BLUFF = 1

function worthOf({ table, person }: Mind, { card, sprint, isBluff }: Way, danger: Danger): number {
  const left = handOf(table).filter((one) => one !== card && !sprint.includes(one))
  const cost = sprint.reduce((sum, one) => sum + keepWorth(one, card), 0)
  const ahead = A_STEP * (card - lastOf(table))
  // With insight the danger says what a bluff is worth.
  const bluff = isBluff && person.insight === 0 ? A_BLUFF : 0
  return ahead - cost + bluff + readinessOf(card, left) - danger.with(card, sprint.length)
}

const SURE = 100
/** A manhunt as risky as that is worth as much as going on, which is risky too. */
const FAIR_RISK = 0.35

/** What less risk is worth, to a player who knows it well. */
const A_CHANCE = 30
/** So many hands of the marshal are thought of for each that a hideout takes: the match hangs on it. */
const TWICE = 2

/** F6.3: over 29 it is won; else a manhunt has to fail. */
function worthOfEscape({ table, person, random }: Mind): (way: Way) => number {
  const highest = Math.max(START, ...table.row.map(({ isUp, card }) => (isUp ? (card ?? 0) : 0)))
  if (highest > MANHUNT_UP_TO) return () => SURE
  if (person.reckoning === 'plausible') return () => SURE * (FAIR_RISK - 0.5 ** faceDown(table.row).length)
  if (person.insight === 0) return () => SURE * (FAIR_RISK - huntRisk(table))
  const eyes = marshalsEyes(table, TWICE * person.insight, random)
  return ({ sprint }) => A_CHANCE * (FAIR_RISK - huntRiskTo(eyes, sprint.length))
}

/** What another turn is worth to the marshal. */
const A_TURN = 6
/** Who does not reckon: the fewer hideouts are hidden, the less can be waited for. */
const WAITING = [-20, -3, -0.5, 0.5]

function worthOfWaiting({ table, person }: Mind, danger: Danger): number {
  if (person.reckoning === 'plausible') {
    return WAITING[Math.min(faceDown(table.row).length, WAITING.length - 1)] ?? 0
  }
  return readinessOf(lastOf(table), handOf(table)) - A_TURN - danger.asItIs()
}

function lastOf({ row }: Table): number {
  return row.at(-1)?.card ?? START
}

/** Without the 42. */
function handOf({ hands }: Table): readonly number[] {
  return (listOf(hands.fugitive.cards) ?? []).filter((card) => card !== ESCAPE)
}
