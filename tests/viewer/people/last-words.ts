import type { Command, Match } from '@getaway/engine/chase'
import { expect } from 'vitest'
import { CHASE_MARKS } from '../../../apps/viewer/src/games/chase/marks.ts'
import { sayToPlayer } from '../../../apps/viewer/src/games/chase/telling/player/words.ts'
import type { Language } from '../../../apps/viewer/src/language/language.ts'
import { auditOf, eventsOf } from '../../support/audit.ts'
import type { Person, Player } from './player.ts'

/** A person who may change to another page of their seat, and remembers what the pages said. */
export interface Witness extends Player {
  readonly match: string
  /** Where they play now. */
  page(): Person
  moveTo(page: Person): void
  /** How often they did something that was recorded. */
  readonly done: number
  /** What they read after a round, by its number, before they were ready for the next one. */
  readonly headings: ReadonlyMap<number, string>
}

export function witness(person: Person): Witness {
  const headings = new Map<number, string>()
  let at = person
  let done = 0
  return {
    seat: person.seat,
    match: person.match,
    headings,
    page: () => at,
    moveTo(page) {
      at = page
    },
    get done() {
      return done
    },
    view: (atLeast) => at.view(atLeast),
    async carryOut(wish: Command, view: Match) {
      if (wish.type === 'get-ready' && view.round)
        headings.set(view.round.number, await headingAfter(at, view.round.number))
      const seq = await at.carryOut(wish, view)
      if (seq > 0) done++
      return seq
    },
  }
}

const RESULTS = ['round.won', 'round.lost', 'round.level'] as const

/** How a page says that the round has ended. */
async function headingAfter({ tab, language }: Person, round: number): Promise<string> {
  const titles = RESULTS.map((result) => sayToPlayer(language, result, { n: round }))
  const name = new RegExp(`^(${titles.join('|')})$`)
  return (await tab.page.getByRole('heading', { name }).textContent()) ?? ''
}

/** The log audits clean, and tells of rounds, scores and winner what each page said. */
export async function expectLogAsSeen(people: readonly Witness[], text: string): Promise<void> {
  const { report, verdict, outcome } = auditOf(text)
  expect(verdict.kind).toBe('sound')
  const events = eventsOf(text)
  const dealt = events.filter(({ type }) => type === 'round.dealt')
  const names = (report.players ?? []).map(({ name }) => name ?? '')
  for (const { seat, done, headings, page } of people) {
    const { tab, language } = page()
    const title = (round: number) => {
      const { winner } = report.rounds[round - 1] ?? {}
      const { roles = [] } = (dealt[round - 1]?.data ?? {}) as { roles?: readonly string[] }
      const result = !winner ? 'level' : `${roles[seat]}s` === winner ? 'won' : 'lost'
      return sayToPlayer(language, `round.${result}`, { n: round })
    }
    for (const [round, heading] of headings) expect(heading).toBe(title(round))
    const winner = outcome.winner as number
    const last = sayToPlayer(language, winner === seat ? 'match.won' : 'match.lost', {
      name: names[winner] ?? '',
    })
    await tab.page.getByRole('heading', { name: last, exact: true }).waitFor()
    for (const [player, tally] of report.tally.entries()) {
      const told = tab.page.getByRole('listitem').filter({ hasText: names[player] ?? '' })
      for (const words of tallyInWords(tally, language))
        await told.filter({ hasText: words }).first().waitFor()
    }
    // Whatever became of tabs and lines: nothing was lost, and nothing was done twice.
    expect(events.filter(({ by }) => by === seat)).toHaveLength(done)
    // A browser says itself that a line was cut.
    expect(tab.complaints.filter((one) => !one.startsWith('WebSocket connection to'))).toEqual([])
  }
}

function tallyInWords(tally: { perfect: number; small: number }, language: Language): string[] {
  const won = (['perfect', 'small'] as const).filter((kind) => tally[kind] > 0)
  return won.map((kind) => `${CHASE_MARKS[kind].label[language]}: ${tally[kind]}`)
}
