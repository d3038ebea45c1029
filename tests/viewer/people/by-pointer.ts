import { setTimeout as sleep } from 'node:timers/promises'
import type { Locator, Page } from 'playwright-core'
import { sayOfPlay } from '../../../apps/viewer/src/language/play-words.ts'
import { cellOf, fingerOn, type Spot } from '../hands-on-page.ts'
import { beginning, type Hands, type MakeHands, offeredAct, spokenOn, tileInHand } from './hands.ts'

interface Pointer {
  press(button: Locator): Promise<void>
  pressAt(spot: Spot): Promise<void>
  /** Keeps it pressed until that is done. */
  hold(spot: Spot, until: () => Promise<unknown>): Promise<void>
}

const MOST_PRESSES = 5
const LOOK_MS = 25
const MOST_LOOKS = 80

/** By one finger. */
export const byTouch: MakeHands = (tab, language) =>
  byPointer(tab, language, {
    press: (button) => button.tap(),
    pressAt: ({ x, y }) => tab.page.touchscreen.tap(x, y),
    async hold(spot, until) {
      const finger = fingerOn(await tab.page.context().newCDPSession(tab.page))
      await finger.press(spot)
      await until()
      await finger.letGo(spot)
    },
  })

export const byMouse: MakeHands = (tab, language) =>
  byPointer(tab, language, {
    press: (button) => button.click(),
    pressAt: ({ x, y }) => tab.page.mouse.click(x, y),
    async hold({ x, y }, until) {
      await tab.page.mouse.move(x, y)
      await tab.page.mouse.down()
      await until()
      await tab.page.mouse.up()
    },
  })

function byPointer(
  { page, until }: Parameters<MakeHands>[0],
  language: Parameters<MakeHands>[1],
  pointer: Pointer,
): Hands {
  const button = (name: RegExp) => page.getByRole('button', { name })
  const spoken = () => spokenOn(page, language)
  return {
    press: (name) => pointer.press(button(name)),
    async lay({ tile, x, y, rot }) {
      const piece = tileInHand(page, tile)
      // Asked in one go: it may leave the hand between two questions.
      const carried = piece.and(page.locator('[aria-pressed="true"]'))
      const isCarried = async () => (await carried.count()) > 0
      await untilSeen(() => pointer.press(piece), isCarried)
      while (!(await spoken()).includes(` ${rot * 90}°`)) {
        const before = await spoken()
        await untilSeen(
          () => pointer.press(button(beginning(sayOfPlay(language, 'turn')))),
          async () => (await spoken()) !== before,
        )
      }
      await untilSeen(
        async () => {
          await until('the table is at rest', ({ isStill }) => isStill)
          await pointer.pressAt(await clearCell(page, x, y))
        },
        async () => !(await isCarried()),
      )
    },
    async act(name) {
      const { button: pressed, isHeld } = offeredAct(page, language, name)
      if (!isHeld) return pointer.press(pressed)
      const { seq } = await until('the table', () => true)
      const { x, y, width, height } = (await pressed.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
      await pointer.hold({ x: x + width / 2, y: y + height / 2 }, () =>
        until(`${name} is recorded`, (facts) => facts.seq > seq),
      )
    },
  }
}

/** Presses as people do, who see whether it was heard: on a busy machine a press may take so long that it is none. */
async function untilSeen(press: () => Promise<unknown>, isSeen: () => Promise<boolean>): Promise<void> {
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    await press()
    for (let looks = 0; looks < MOST_LOOKS; looks++) {
      if (await isSeen()) return
      await sleep(LOOK_MS)
    }
  }
  throw new Error('what is pressed does nothing')
}

/** Where a cell is seen, which nothing may cover. */
async function clearCell(page: Page, x: number, y: number): Promise<Spot> {
  const spot = await cellOf(page, x, y)
  const covering = await page.evaluate(({ x, y }) => {
    const under = document.elementFromPoint(x, y)
    return under?.closest('svg[data-ready]')
      ? undefined
      : (under?.outerHTML.slice(0, 200) ?? 'beside the page')
  }, spot)
  if (covering !== undefined) throw new Error(`the cell (${x}, ${y}) is covered: ${covering}`)
  return spot
}
