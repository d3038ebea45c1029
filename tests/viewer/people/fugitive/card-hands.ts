import type { Command, Match } from '@getaway/engine/fugitive'
import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { FUGITIVE_ACTS } from '../../../../apps/viewer/src/games/fugitive/acting/acts.ts'
import type { Language } from '../../../../apps/viewer/src/language/language.ts'
import { fingerOn } from '../../hands-on-page.ts'
import type { TestPage } from '../../page.ts'
import { beginning, spokenOn } from '../hands.ts'

/** How a person does on a page what they want with cards and numbers. Things are found by their roles and names. */
export interface CardHands {
  carryOut(wish: Command, view: Match): Promise<void>
}

export type MakeCardHands = (tab: TestPage, language: Language) => CardHands

const MOST_KEYS = 30
const LOOK = { interval: 25, timeout: 30_000 }
const PASSES = 'pass'

/** By keyboard alone: D goes through the hand, numbers are typed, Enter says what has been put together. */
export const byCardKeys: MakeCardHands = ({ page, until }, language) => {
  const { keyboard } = page
  const spoken = () => spokenOn(page, language)
  const take = async (card: number) => {
    for (let keys = 0; !(await spoken()).includes(`: ${card}, `); keys++) {
      if (keys === MOST_KEYS) throw new Error(`${card} is not in the hand: ${await spoken()}`)
      const before = await spoken()
      await keyboard.press('d')
      await expect.poll(spoken, LOOK).not.toBe(before)
    }
    await keyboard.press('Enter')
    await pressed(cardOn(page, card), true)
  }
  return {
    async carryOut(wish) {
      switch (wish.type) {
        case 'draw':
          await actOn(page, language, `draw-${wish.deck}`).waitFor()
          return keyboard.press(String(wish.deck))
        case 'place':
          for (const card of [wish.card, ...wish.sprint]) await take(card)
          return keyboard.press('Enter')
        case 'discard':
          await take(wish.card)
          return keyboard.press('Enter')
        case 'guess':
          for (const number of wish.numbers) {
            await keyboard.type(String(number), { delay: 20 })
            await keyboard.press('Space')
            await pressed(numberOn(page, number), true)
          }
          return keyboard.press('Enter')
        case 'pass': {
          await actOn(page, language, PASSES).waitFor()
          const { seq } = await until('the table', () => true)
          await keyboard.down('x')
          await until('the turn is passed', (facts) => facts.seq > seq)
          return keyboard.up('x')
        }
        default:
          throw new Error(`nobody does ${wish.type} here`)
      }
    },
  }
}

/** By one finger. */
export const byCardTaps: MakeCardHands = ({ page, until }, language) => {
  const tapCard = async (card: number) => {
    await cardOn(page, card).tap()
    await pressed(cardOn(page, card), true)
  }
  const say = (name: RegExp) => page.getByRole('button', { name, disabled: false }).tap()
  return {
    async carryOut(wish) {
      switch (wish.type) {
        case 'draw':
          return actOn(page, language, `draw-${wish.deck}`).tap()
        case 'place':
          for (const card of [wish.card, ...wish.sprint]) await tapCard(card)
          return say(/^(Place|Piazza) \d/)
        case 'discard':
          await tapCard(wish.card)
          return say(/^(Discard|Scarta) \d/)
        case 'guess':
          for (const number of wish.numbers) {
            await numberOn(page, number).tap()
            await pressed(numberOn(page, number), true)
          }
          return say(/^(Guess|Di’) \d/)
        case 'pass': {
          const button = actOn(page, language, PASSES)
          await button.waitFor()
          const { seq } = await until('the table', () => true)
          const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
          const spot = { x: x + width / 2, y: y + height / 2 }
          const finger = fingerOn(await page.context().newCDPSession(page))
          await finger.press(spot)
          await until('the turn is passed', (facts) => facts.seq > seq)
          return finger.letGo(spot)
        }
        default:
          throw new Error(`nobody does ${wish.type} here`)
      }
    },
  }
}

type Page = TestPage['page']

function cardOn(page: Page, card: number): Locator {
  // On the table it lies, too.
  const hand = page.getByRole('region', { name: /^(Your hand|La tua mano)$/ })
  return hand.getByRole('button', { name: new RegExp(`^${card}, `) })
}

function numberOn(page: Page, number: number): Locator {
  return page.getByRole('region', { name: /^(Numbers to guess|Numeri da indovinare)$/ }).getByRole('button', {
    name: new RegExp(`^${number}(,|$)`),
  })
}

function actOn(page: Page, language: Language, name: string): Locator {
  const { words } = FUGITIVE_ACTS.find(({ act }) => act === name) ?? {}
  return page.getByRole('button', { name: beginning(words?.[language] ?? name) })
}

async function pressed(button: Locator, is: boolean): Promise<void> {
  await expect.poll(() => button.getAttribute('aria-pressed'), LOOK).toBe(String(is))
}
