import { normal } from '../../../people/pace.ts'
import { reachWith } from '../evolve/evolve-table.ts'
import { ESCAPE, MANHUNT_UP_TO, START } from '../pieces/pieces.ts'
import { faceDown, listOf, type Table } from '../state/table.ts'
import { type Danger, dangerOf, huntRisk } from './danger.ts'
import { bestWay, type Way } from './farsighted.ts'
import { best, chance, type Mind, type StepOf, type Thought } from './mind.ts'
import { readinessOf } from './readiness.ts'
import { keepWorth, sprintFor } from './sprint.ts'

const PLACE_MS = 7000
const PASS_MS = 5000

interface ShortWay extends Way {
  readonly isBluff: boolean
}

export function placing(mind: Mind, { mustPlace }: StepOf<'place'>): Thought {
  const way = mind.person.insight > 0 ? bestWay(mind) : nearestWay(mind, mustPlace)
  if (!way) return { command: { type: 'pass' }, meanMs: PASS_MS }
  return { command: { type: 'place', card: way.card, sprint: [...way.sprint] }, meanMs: PLACE_MS }
}

/** The hideout that leads furthest at the least risk and cost; none, where waiting for cards is better. */
function nearestWay(mind: Mind, mustPlace: boolean): Way | undefined {
  const { person, random } = mind
  const danger = dangerOf(mind)
  const escaping = worthOfEscape(mind)
  const options = waysOf(mind).map((way) => ({
    ...way,
    worth: (way.card === ESCAPE ? escaping : worthOf(mind, way, danger)) + person.whim * normal(random),
  }))
  const found = best(options, ({ worth }) => worth)
  return !mustPlace && found && found.worth < worthOfWaiting(mind, danger) ? undefined : found
}

/** Each card that can be reached, as cheaply as possible; and, if the player thinks of it, with one more sprint card as a bluff. */
function waysOf({ table, person, random }: Mind): readonly ShortWay[] {
  const { changes } = table
  const hand = handOf(table)
  const last = lastOf(table)
  return [...hand, ESCAPE].flatMap((card): ShortWay[] => {
    if (card <= last) return []
    const spare = changes.noSprint ? [] : hand.filter((one) => one !== card)
    const sprint = sprintFor(spare, card, card - last - reachWith(changes.reach), changes.strong)
    if (!sprint) return []
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

function worthOf({ table }: Mind, { card, sprint, isBluff }: ShortWay, danger: Danger): number {
  const left = handOf(table).filter((one) => one !== card && !sprint.includes(one))
  const cost = sprint.reduce((sum, one) => sum + keepWorth(one, card), 0)
  const ahead = A_STEP * (card - lastOf(table))
  const bluff = isBluff ? A_BLUFF : 0
  return ahead - cost + bluff + readinessOf(card, left) - danger.with(card, sprint.length)
}

const SURE = 100
/** A manhunt as risky as that is worth as much as going on, which is risky too. */
const FAIR_RISK = 0.35

/** F6.3: over 29 it is won; else a manhunt has to fail. */
function worthOfEscape({ table, person }: Mind): number {
  const highest = Math.max(START, ...table.row.map(({ isUp, card }) => (isUp ? (card ?? 0) : 0)))
  if (highest > MANHUNT_UP_TO) return SURE
  if (person.reckoning === 'plausible') return SURE * (FAIR_RISK - 0.5 ** faceDown(table.row).length)
  return SURE * (FAIR_RISK - huntRisk(table))
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
