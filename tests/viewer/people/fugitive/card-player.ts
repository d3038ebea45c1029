import type { Command, Match } from '@getaway/engine/fugitive'
import type { Language } from '../../../../apps/viewer/src/language/language.ts'
import type { TestPage } from '../../page.ts'
import { knowledgeOf } from '../knowledge.ts'
import type { MakeCardHands } from './card-hands.ts'

/** Somebody at a page of Fugitive, who knows what it shows and does what can be done on it. */
export interface CardPlayer {
  readonly tab: TestPage
  readonly seat: number
  readonly match: string
  readonly token: string
  readonly language: Language
  /** The match as they see it, once they have been shown so many events. */
  view(atLeast?: number): Promise<Match>
  /** Does it, and gives the number of what was recorded. */
  carryOut(wish: Command): Promise<number>
}

export async function cardPlayerAt(
  tab: TestPage,
  seat: number,
  makeHands: MakeCardHands,
  language: Language = 'en',
): Promise<CardPlayer> {
  const { match, token, acts, view, more } = await knowledgeOf<Match>(tab, seat)
  const hands = makeHands(tab, language)
  return {
    tab,
    seat,
    match,
    token,
    language,
    view,
    async carryOut(wish) {
      const before = acts.length
      try {
        await hands.carryOut(wish, await view())
        while (acts.length === before) await more()
        return acts.at(-1) ?? 0
      } catch (cause) {
        const said = await tab.page.locator('body').innerText()
        throw new Error(`nothing came of ${JSON.stringify(wish)}, and the page says:\n${said}`, { cause })
      }
    },
  }
}
