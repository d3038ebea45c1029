import type { Random } from '@getaway/engine'
import { type Command, type Match, roleOf, whoOf } from '@getaway/engine/fugitive'
import { randomWish } from '@getaway/engine/testing'
import { objectionToWish } from '../../../../apps/viewer/src/games/fugitive/acting/why-not.ts'
import type { CardPlayer } from './card-player.ts'

const MOST_TRIES = 80

/** What a seat does next, allowed by what it sees; undefined: it waits. With `hidden` every other guess is right. */
export function wishAt(
  view: Match,
  seat: number,
  random: Random,
  hidden: readonly number[] = [],
): Command | undefined {
  const { table, over } = view
  const [step] = table?.steps ?? []
  if (!table || !step || over || whoOf(step) !== roleOf(view, seat)) return undefined
  const [first] = hidden
  if (step.type === 'guess' && first !== undefined && random(2) === 0)
    return { type: 'guess', numbers: [first] }
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const wish = randomWish(view, seat, random)
    if (wish && !objectionToWish(view, seat, wish)) return wish
  }
  return undefined
}

export interface Duel {
  readonly players: readonly CardPlayer[]
  readonly random: Random
  /** After each act, with what its player knows then. */
  readonly onAct: (player: CardPlayer, acts: number) => Promise<void>
}

/** One after the other does what is due, until the match is over; against a bot the other player acts of its own. */
export async function playDuel({ players, random, onAct }: Duel): Promise<number> {
  let [recorded, acts] = [1, 0]
  for (;;) {
    let isQuiet = true
    for (const player of players) {
      const view = await player.view(recorded)
      if (view.over) return acts
      const hidden = await hiddenFrom(players)
      const wish = wishAt(view, player.seat, random, hidden)
      if (!wish) continue
      recorded = Math.max(recorded, await player.carryOut(wish))
      await onAct(player, ++acts)
      isQuiet = false
    }
    if (isQuiet) await players[0]?.tab.page.waitForTimeout(50)
  }
}

/** What is to be found, as the fugitive knows it, if a person plays it. */
async function hiddenFrom(players: readonly CardPlayer[]): Promise<readonly number[]> {
  const views = await Promise.all(players.map(async (player) => ({ player, view: await player.view() })))
  const own = views.find(({ player, view }) => roleOf(view, player.seat) === 'fugitive')
  return own?.view.table?.row.flatMap(({ isUp, card }) => (isUp || card === undefined ? [] : [card])) ?? []
}
