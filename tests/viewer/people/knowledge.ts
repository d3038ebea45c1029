import { createClient } from '@getaway/client'
import { createFollowing } from '@getaway/engine'
import type { Match } from '@getaway/engine/chase'
import { gameIn } from '../../support/play/states.ts'
import type { TestPage } from '../page.ts'

/** What a player's page knows of the match: what the service shows to the seat that this browser holds, as far as the page has got. */
export interface Knowledge<State = Match> {
  readonly match: string
  readonly token: string
  /** The numbers of what the seat has done, as far as that is known. */
  readonly acts: readonly number[]
  /** Waits until the page has heard of so many events. */
  view(atLeast?: number): Promise<State>
  /** Waits for what is not known yet. */
  more(): Promise<State>
}

export async function knowledgeOf<State = Match>(tab: TestPage, seat: number): Promise<Knowledge<State>> {
  const { match = '' } = await tab.until('at a table', (facts) => facts.page === 'play' && !!facts.match)
  const token = await tab.page.evaluate((id) => {
    const tables = JSON.parse(localStorage['getaway.tables'] ?? '[]') as { match: string; seats: string[] }[]
    return tables.find((table) => table.match === id)?.seats.at(-1) ?? ''
  }, match)
  const client = createClient({ url: new URL(tab.page.url()).origin })
  const following = createFollowing<State>({ rulesOf: (created) => gameIn([created]) })
  const acts: number[] = []
  let known = 0
  const view = async (atLeast = 1) => {
    const { seq } = await tab.until(`event ${atLeast}`, (facts) => facts.seq >= Math.max(known, atLeast))
    if (seq > known) {
      const { shown } = await client.readEvents(match, known, { token })
      for (const { event, reveals = [] } of shown) {
        following.take({ type: 'shown', event, reveals })
        if (event.by === seat) acts.push(event.seq)
      }
      known += shown.length
      await tab.until(`event ${known}`, (facts) => facts.seq >= known)
    }
    if (!following.match) throw new Error('the page has been shown nothing')
    return following.match.state
  }
  return { match, token, acts, view, more: () => view(known + 1) }
}
