import type { Random } from '@getaway/engine'
import type { Browser, Page } from 'playwright-core'
import { CHASE_ACTS } from '../../../../apps/viewer/src/games/chase/acting/acts.ts'
import { sayOfPlay } from '../../../../apps/viewer/src/language/play-words.ts'
import { createSeatedMatch } from '../../../support/service/seated-match.ts'
import { cellOf } from '../../hands-on-page.ts'
import { openPage, type TestPage } from '../../page.ts'
import type { MakeHands } from '../../people/hands.ts'
import { play } from '../../people/play.ts'
import { farPlayer, type Player, personAt } from '../../people/player.ts'
import { drawNothing, probe } from './probe.ts'

/** Before a press the page is left alone for so long (ms): what it had to do then is done. */
const REST_MS = 150
const PRESSED_MS = 80
/** What is told of a round’s check may lie over the cell for some seconds. */
const MOST_TRIES = 150
/** Rounds are long: chasers let runners get ahead. */
const PACE = { lead: 9, most: 13 }

export interface MeasuredTable {
  /** Of the player who is measured, with a screen, and of the opponent, who draws nothing. */
  readonly pages: readonly [TestPage, TestPage]
  /** So many acts more of that player, and what the opponent does meanwhile. */
  go(acts: number): Promise<void>
  close(): void
}

/** A player at a page and the opponent, who looks at a page and acts without it: that takes less of the machine. */
export async function openMeasuredTable(
  browser: Browser,
  address: string,
  random: Random,
): Promise<MeasuredTable> {
  const { id, tokens } = await createSeatedMatch({ address }, 2, { idleS: 0, victory: [{ perfect: 1000 }] })
  const [own = '', far = ''] = tokens
  const sit = async (token: string, ...scripts: readonly (() => void)[]) => {
    const tab = await openPage(browser, 'about:blank', {
      isFlat: 'always',
      hasOwnFrames: true,
      reducedMotion: 'reduce',
    })
    // The loader of this program names functions by a function of its own.
    await tab.page.addInitScript({ content: 'globalThis.__name = (it) => it' })
    for (const script of scripts) await tab.page.addInitScript(script)
    await tab.page.goto(`${address}/play/${id}#k=${token}`)
    return tab
  }
  const pages = [await sit(own, probe), await sit(far, probe, drawNothing)] as const
  const person = await personAt(pages[0], 0, byKeysAndMouse)
  const opponent = farPlayer(address, id, far, 1)
  return {
    pages,
    close: opponent.close,
    async go(acts) {
      let done = 0
      const carryOut: Player['carryOut'] = async (wish, view) => {
        done++
        return person.carryOut(wish, view)
      }
      await play({
        players: [{ ...person, carryOut }, opponent],
        pace: PACE,
        random,
        isDone: () => done >= acts,
      })
    },
  }
}

/** Has a tile above its cell, and leaves the page alone. What still moves on the table is waited for only if it moves the cell. */
async function restAbove(page: Page, x: number, y: number): Promise<void> {
  const said = page.getByRole('region', { name: sayOfPlay('en', 'acts') }).locator('[aria-live]')
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const spot = await cellOf(page, x, y)
    // A mouse that has not moved tells the page nothing.
    await page.mouse.move(spot.x + 1 + (tries % 2), spot.y)
    await page.waitForTimeout(REST_MS)
    const now = await cellOf(page, x, y)
    const isAbove = /, over /.test((await said.allTextContents()).join(' '))
    if (isAbove && now.x === spot.x && now.y === spot.y) return
  }
  throw new Error(`the tile does not come above (${x}, ${y})`)
}

/** Tiles go down by Enter and by a click, in turns; markers by their keys. */
const byKeysAndMouse: MakeHands = ({ page, until }) => {
  let laid = 0
  return {
    press: (name) => page.getByRole('button', { name }).click(),
    async lay({ tile, x, y, rot }) {
      await page.getByRole('button', { name: new RegExp(`^Tile ${tile}[,:]`) }).click()
      for (let turns = 0; turns < rot; turns++) await page.keyboard.press('r')
      // Else Enter would press the button of the tile.
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
      await restAbove(page, x, y)
      if (laid++ % 2 === 0) return page.keyboard.press('Enter')
      await page.mouse.down()
      // As people press: what the press changes has been drawn when it ends.
      await page.waitForTimeout(PRESSED_MS)
      await page.mouse.up()
    },
    async act(name) {
      const act = CHASE_ACTS.find((one) => one.act === name)
      const key = act?.keys[0] ?? ''
      await page.waitForTimeout(REST_MS)
      if (!act?.isHeld) return page.keyboard.press(key)
      const { seq } = await until('the table', () => true)
      await page.keyboard.down(key)
      await until(`${name} is recorded`, (facts) => facts.seq > seq)
      await page.keyboard.up(key)
    },
  }
}
