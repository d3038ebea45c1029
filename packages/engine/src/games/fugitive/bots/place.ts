import { normal } from '../../../people/pace.ts'
import { reachWith } from '../evolve-table.ts'
import { ESCAPE, MANHUNT_UP_TO, START } from '../pieces.ts'
import { faceDown, listOf } from '../table.ts'
import { exposureOf, huntRisk } from './exposure.ts'
import { chance, type Mind, type StepOf, type Thought } from './mind.ts'
import { keepWorth, sprintFor } from './sprint.ts'

const PLACE_MS = 7000
const PASS_MS = 5000

interface Option {
  readonly card: number
  readonly sprint: readonly number[]
  readonly worth: number
}

/** The hideout that leads furthest at the least risk and cost; none, where waiting for cards is better. */
export function placing(mind: Mind, { mustPlace }: StepOf<'place'>): Thought {
  const options = optionsOf(mind)
  let found: Option | undefined
  for (const option of options) if (!found || option.worth > found.worth) found = option
  if (!found || (!mustPlace && found.worth < worthOfWaiting(mind))) {
    return { command: { type: 'pass' }, meanMs: PASS_MS }
  }
  return { command: { type: 'place', card: found.card, sprint: [...found.sprint] }, meanMs: PLACE_MS }
}

function optionsOf(mind: Mind): readonly Option[] {
  const { table, person, random } = mind
  const hand = listOf(table.hands.fugitive.cards) ?? []
  const last = table.row.at(-1)?.card ?? START
  const { changes } = table
  const reach = reachWith(changes.reach)
  const exposure = exposureOf(mind)
  const options: Option[] = []
  for (const card of hand) {
    if (card <= last) continue
    const spare = hand.filter((one) => one !== card && one !== ESCAPE)
    const sprint = sprintFor(changes.noSprint ? [] : spare, card, card - last - reach, changes.strong)
    if (!sprint) continue
    const ways = [sprint]
    if (
      card !== ESCAPE &&
      !changes.noSprint &&
      chance(random) < person.bluff * 3 &&
      spare.length > sprint.length + 1
    ) {
      const more = sprintFor(
        spare.filter((one) => !sprint.includes(one)),
        card,
        1,
        0,
      )
      if (more && chance(random) < 1 / 3) ways.push([...sprint, ...more])
    }
    for (const way of ways) {
      const left = spare.filter((one) => !way.includes(one))
      const noise = person.whim * normal(random)
      if (card === ESCAPE) {
        options.push({ card, sprint: way, worth: worthOfEscape(mind) + noise })
        continue
      }
      const cost = way.reduce((sum, one) => sum + keepWorth(one, card), 0)
      const isBluff = way !== sprint
      const worth =
        (card - last) * 0.5 -
        cost +
        readiness(card, left) -
        exposure(card, way.length) * (faceDown(table.row).length < 2 ? 8 : 4) +
        (isBluff ? 1 : 0)
      options.push({ card, sprint: way, worth: worth + noise })
    }
  }
  return options
}

/** How well the cards in hand lead on from there. */
function readiness(card: number, left: readonly number[]): number {
  const isNear = left.some((one) => one > card && one <= card + 3)
  const ahead = [...left, ESCAPE].filter((one) => one > card)
  const isReachable = ahead.some(
    (one) =>
      sprintFor(
        left.filter((other) => other !== one),
        one,
        one - card - 3,
        0,
      ) !== undefined,
  )
  return (isNear ? 1.5 : 0) + (isReachable ? 1.5 : 0) + left.length * 0.2
}

const SURE = 100

/** F6.3: over 29 it is won; else a manhunt has to fail. */
function worthOfEscape({ table, person }: Mind): number {
  const highest = Math.max(START, ...table.row.map(({ isUp, card }) => (isUp ? (card ?? 0) : 0)))
  if (highest > MANHUNT_UP_TO) return SURE
  const risk = person.reckoning === 'plausible' ? 0.5 ** faceDown(table.row).length : huntRisk(table)
  return SURE * (0.5 - risk)
}

/** The fewer hideouts are hidden, the less can be waited for. */
function worthOfWaiting({ table }: Mind): number {
  return WAITING[Math.min(faceDown(table.row).length, WAITING.length - 1)] ?? 0
}

const WAITING = [-20, -3, -0.5, 0.5]
