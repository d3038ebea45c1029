import type { Random } from '../../../random.ts'
import { reachWith } from '../evolve/evolve-table.ts'
import { DECK_NUMBERS, ESCAPE, HIGHEST_GUESS, sprintOf } from '../pieces/pieces.ts'
import { type Match, roleOf } from '../state/match.ts'
import { openDecks, whoOf } from '../state/steps.ts'
import { listOf, type Table } from '../state/table.ts'
import type { Command } from '../vocabulary/commands.ts'

/** What somebody at that seat might ask for, by what they see: mostly what is due, now and then anything. */
export function randomWish(view: Match, seat: number, random: Random): Command | undefined {
  const { table } = view
  if (!table) return { type: 'get-ready' }
  if (random(40) === 0) return anything(random)
  const [step] = table.steps
  const role = roleOf(view, seat)
  if (!step || !role || whoOf(step) !== role) return undefined
  switch (step.type) {
    case 'draw': {
      const open = openDecks(table, step)
      return { type: 'draw', deck: open[random(open.length)] ?? 1 }
    }
    case 'place':
      return randomPlacement(table, random) ?? { type: 'pass' }
    case 'discard': {
      const hand = (listOf(table.hands.fugitive.cards) ?? []).filter((card) => card !== ESCAPE)
      return { type: 'discard', card: hand[random(hand.length)] ?? 1 }
    }
    case 'guess':
      return { type: 'guess', numbers: randomNumbers(table, random) }
    default:
      return undefined
  }
}

/** Most of the time the smallest step that sprint cards drawn by lot allow; often none, when few cards are left. */
function randomPlacement(table: Table, random: Random): Command | undefined {
  if (random(6) === 0) return undefined
  const hand = [...(listOf(table.hands.fugitive.cards) ?? [])]
  const last = table.row.at(-1)?.card ?? 0
  const { reach, strong, noSprint } = table.changes
  const spare = hand.filter((card) => card !== ESCAPE)
  const sprint: number[] = []
  if (!noSprint) {
    for (let count = [0, 0, 1, 1, 2, 3][random(6)] ?? 0; count > 0 && spare.length > 1; count--) {
      sprint.push(...spare.splice(random(spare.length), 1))
    }
  }
  const most = last + sprint.reduce((sum, card) => sum + sprintOf(card) + strong, reachWith(reach))
  const open = [...spare, ESCAPE].filter((card) => card > last && card <= most)
  const card = open[random(open.length)]
  return card === undefined ? undefined : { type: 'place', card, sprint }
}

function randomNumbers(table: Table, random: Random): number[] {
  const up = new Set(table.row.map(({ isUp, card }) => (isUp ? card : undefined)))
  const open = Array.from({ length: HIGHEST_GUESS }, (_, index) => index + 1).filter((one) => !up.has(one))
  const count = table.isHunt || table.changes.oneNumber || random(4) > 0 ? 1 : 2
  return Array.from({ length: count }, () => open.splice(random(Math.min(open.length, 12)), 1)[0] ?? 1)
}

/** Out of turn, out of hand, out of reach: what a referee has to refuse. */
function anything(random: Random): Command {
  const card = () => random(ESCAPE) + 1
  const wishes: Command[] = [
    { type: 'get-ready' },
    { type: 'draw', deck: DECK_NUMBERS[random(DECK_NUMBERS.length)] ?? 1 },
    { type: 'place', card: card(), sprint: Array.from({ length: random(4) }, card) },
    { type: 'pass' },
    { type: 'discard', card: card() },
    { type: 'guess', numbers: Array.from({ length: random(4) + 1 }, () => random(HIGHEST_GUESS) + 1) },
  ]
  return wishes[random(wishes.length)] ?? { type: 'pass' }
}
