import { setTimeout as sleep } from 'node:timers/promises'
import type { Client, CommandAnswer } from '@getaway/client'
import type { LogEvent, Random } from '@getaway/engine'
import { type Round, refuse, SYMBOLS } from '@getaway/engine/chase'
import type { Browser } from 'playwright-core'
import type { RaceNetwork } from '../../races/networks.ts'
import type { Act, PlayedRace, RaceVerdict } from '../../races/play-round.ts'
import type { LineProxy, ProxiedLine } from '../../support/network/proxy.ts'
import { createSeatedMatch } from '../../support/service/seated-match.ts'
import type { PageOptions, TestPage } from '../page.ts'
import { byKeyboard } from './by-keyboard.ts'
import { openPageOver } from './page-over-line.ts'
import { type Person, personAt, wishOf } from './player.ts'

/** Nobody rests. */
const FREELY = { lead: 0, most: Number.POSITIVE_INFINITY }
const MOST_LEAD_MS = 20
const LATE: CommandAnswer = { type: 'refused', ...refuse('round-over') }

/** A player whose page speaks with the service over a line of its own. */
export interface RacingPerson extends Person {
  readonly network: RaceNetwork
  readonly line: ProxiedLine
}

export interface RacingTable {
  readonly id: string
  readonly race: { readonly policy: 'fair'; readonly capMs: number }
  readonly people: readonly [RacingPerson, RacingPerson]
  readonly client: Client
}

export async function openRacingTable(
  browser: Browser,
  proxy: LineProxy,
  networks: readonly [RaceNetwork, RaceNetwork],
  options: PageOptions,
): Promise<RacingTable> {
  const race = { policy: 'fair', capMs: 100 } as const
  const match = { race, idleS: 0, victory: [{ perfect: 1000 }] }
  const { id, tokens, client } = await createSeatedMatch({ address: proxy.service }, 2, match)
  const sit = async (seat: 0 | 1): Promise<RacingPerson> => {
    const network = networks[seat]
    const line = proxy.line(network)
    const tab = await openPageOver(line, browser, `${proxy.service}/play/${id}#k=${tokens[seat]}`, options)
    await tab.page.evaluate(noteKeys)
    return { ...(await personAt(tab, seat, byKeyboard)), network, line }
  }
  return { id, race, client, people: await Promise.all([sit(0), sit(1)]) }
}

/** Runs in the page: it notes when a key went down, and what it is warned of. */
function noteKeys(): void {
  const alerts: string[] = []
  let before: readonly string[] = []
  new MutationObserver(() => {
    const now = [...document.querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent ?? '')
    alerts.push(...now.filter((text) => !before.includes(text)))
    before = now
  }).observe(document, { subtree: true, childList: true, characterData: true })
  Object.assign(window, { alerts })
  addEventListener('keydown', ({ timeStamp, key }) => {
    Object.assign(window, { lastKey: { key, at: performance.timeOrigin + timeStamp } })
  })
}

/** All that a person has been warned of, in the order in which the page said it. */
export function alertsOf({ tab }: Person): Promise<readonly string[]> {
  return tab.page.evaluate(() => (window as unknown as { alerts: string[] }).alerts)
}

/** Presses a key: when that was (ms of this process's `performance.now()`), by the page's own event. */
async function pressed({ page }: TestPage, key: string): Promise<number> {
  await page.keyboard.press(key)
  const { at } = await page.evaluate(() => (window as unknown as { lastKey: { at: number } }).lastKey)
  return at - performance.timeOrigin
}

/** A marker for the last tile and the tile after it, in one instant nearly. */
export interface RaceByHand {
  readonly tile: { readonly by: RacingPerson; readonly acted: number; readonly before: number }
  readonly marker: { readonly by: RacingPerson; readonly acted: number; readonly before: number }
  /** The last event before it. */
  readonly since: number
  /** What both pages showed in the end. */
  readonly seen: readonly RaceVerdict[]
}

/** Plays one race, at a table where all tiles but the last one are marked. */
export async function raceByHand({ people }: RacingTable, random: Random): Promise<RaceByHand> {
  const view = await people[0].view(1)
  const isRunner = view.round?.roles[0] === 'runner'
  const [runner, chaser] = isRunner ? people : ([people[1], people[0]] as const)
  const [tile, marker] = [
    await tileFrom(runner, random),
    wishOf(await chaser.view(1), chaser.seat, FREELY, random),
  ]
  if (marker?.type !== 'place-marker') throw new Error('the chaser has nothing to mark')
  await byKeyboard(runner.tab, 'en').carry(tile)
  const since = Math.max(...(await Promise.all(people.map(({ tab }) => tab.facts()))).map(({ seq }) => seq))
  const lead = random(2 * MOST_LEAD_MS * 10) / 10 - MOST_LEAD_MS
  const [laid, marked] = await Promise.all([
    does(runner, 'Enter', Math.max(0, -lead)),
    does(chaser, String(SYMBOLS.indexOf(marker.symbol) + 1), Math.max(0, lead)),
  ])
  const seen = await Promise.all(people.map((person) => verdictOn(person, view.round)))
  return { tile: laid, marker: marked, since, seen }
}

/** Ends a round without a race: the runner rests while the last tile is marked (C7.5). */
export async function captureAtRest({ people }: RacingTable, random: Random): Promise<void> {
  const view = await people[0].view(1)
  const chaser = view.round?.roles[0] === 'chaser' ? people[0] : people[1]
  const wish = wishOf(await chaser.view(1), chaser.seat, FREELY, random)
  if (wish?.type !== 'place-marker') throw new Error('the chaser has nothing to mark')
  await chaser.carryOut(wish, view)
  for (const person of people) await seenBy(person, ({ score }) => score)
}

async function does(by: RacingPerson, key: string, afterMs: number): Promise<RaceByHand['tile']> {
  await sleep(afterMs)
  const before = by.line.forwarded.length
  return { by, before, acted: await pressed(by.tab, key) }
}

/** One of those that lie first in the hand: by keyboard each further one is a key and a look. */
async function tileFrom(runner: RacingPerson, random: Random) {
  const view = await runner.view(1)
  const hand = view.round?.piles[view.round.held ?? 0]?.tiles ?? []
  const wishes = Array.from({ length: 100 }, () => wishOf(view, runner.seat, FREELY, random))
    .filter((wish) => wish?.type === 'place-tile')
    .filter(({ tile }) => view.tiles.get(tile)?.kind !== 'hideout')
  const [nearest] = wishes.toSorted((one, other) => hand.indexOf(one.tile) - hand.indexOf(other.tile))
  if (!nearest) throw new Error('the runner has no tile to lay')
  return nearest
}

/** What it comes to, for somebody at their page: the round has its score, or both tile and marker lie. */
function verdictOn(person: RacingPerson, before: Round | undefined): Promise<RaceVerdict> {
  const marked = before?.paths[0]?.markers.length ?? 0
  return seenBy(person, ({ score, paths: [path] }) => {
    if (score) return 'captured'
    const isEscaped = path?.markers.length === marked + 1 && path.tiles.length === marked + 2 && !path.caught
    return isEscaped ? 'escaped' : undefined
  })
}

/** Waits until the round shows something to somebody at their page. */
async function seenBy<Seen>(person: RacingPerson, look: (round: Round) => Seen | undefined): Promise<Seen> {
  for (;;) {
    const { seq } = await person.tab.facts()
    const { round } = await person.view(1)
    const seen = round && look(round)
    if (seen !== undefined) return seen
    await person.tab.until('the end of the race', (facts) => facts.seq > seq)
  }
}

/** The race as the log has it: what was recorded of each act. */
export function playedRace(
  { tile, marker, since, seen }: RaceByHand,
  events: readonly LogEvent[],
): PlayedRace<RacingPerson> {
  const actOf = ({ by, acted, before }: RaceByHand['tile'], type: string): Act<RacingPerson> => {
    const { seat } = by
    const event = events.find((one) => one.seq > since && one.by === seat && one.type === type)
    const isOfRace =
      event !== undefined && !events.slice(since, event.seq).some(({ type }) => type === 'round.dealt')
    const answer: CommandAnswer = isOfRace ? { type: 'ack', seq: event.seq, hash: event.hash } : LATE
    return { player: by, acted, before, uncertainty: undefined, answer }
  }
  return {
    round: 0,
    position: 0,
    tile: actOf(tile, 'tile.placed'),
    marker: actOf(marker, 'marker.placed'),
    seen,
  }
}
