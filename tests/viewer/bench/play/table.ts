import type { Random } from '@getaway/engine'
import type { Browser, Page } from 'playwright-core'
import { CHASE_ACTS } from '../../../../apps/viewer/src/games/chase/acting/acts.ts'
import { sayOfPlay } from '../../../../apps/viewer/src/language/play-words.ts'
import { createSeatedMatch } from '../../../support/service/seated-match.ts'
import { cellOf } from '../../hands-on-page.ts'
import { openPage, type TestPage } from '../../page.ts'
import { cellInWords, type Hands, type MakeHands } from '../../people/hands.ts'
import { play } from '../../people/play.ts'
import { farPlayer, type Player, personAt } from '../../people/player.ts'
import { drawNothing, probe } from './probe.ts'

/** Before a press the page is left alone for so long (ms): what it had to do then is done. */
const REST_MS = 150
const PRESSED_MS = 80
/** What is told of a round’s check may lie over the cell for some seconds. */
const MOST_TRIES = 150
const OVER = /, over (.*)$/
/** Rounds are long: chasers let runners get ahead. */
const PACE = { lead: 9, most: 13 }

export interface MeasuredTable {
  /** Of the player who is measured, with a screen. */
  readonly own: TestPage
  /** Of the opponent, who draws nothing; in 3D they do without: the picture takes all of the machine. */
  readonly far: TestPage | undefined
  /** So many acts more of that player, and what the opponent does meanwhile. */
  go(acts: number): Promise<void>
  close(): Promise<void>
}

/** A player at a page and the opponent, who looks at a page and acts without it: that takes less of the machine. */
export async function openMeasuredTable(
  browser: Browser,
  address: string,
  random: Random,
  picture: '2d' | '3d',
): Promise<MeasuredTable> {
  const isFlat = picture === '2d'
  const { id, tokens } = await createSeatedMatch({ address }, 2, { idleS: 0, victory: [{ perfect: 1000 }] })
  const [ownToken = '', farToken = ''] = tokens
  const sit = async (token: string, ...scripts: readonly (() => void)[]) => {
    const tab = await openPage(browser, 'about:blank', {
      ...(isFlat && { isFlat: 'always' }),
      hasOwnFrames: true,
      reducedMotion: 'reduce',
    })
    // The loader of this program names functions by a function of its own.
    await tab.page.addInitScript({ content: 'globalThis.__name = (it) => it' })
    for (const script of scripts) await tab.page.addInitScript(script)
    await tab.page.goto(`${address}/play/${id}#k=${token}`)
    return tab
  }
  const own = await sit(ownToken, probe)
  const far = isFlat ? await sit(farToken, probe, drawNothing) : undefined
  const person = await personAt(own, 0, isFlat ? byKeysAndMouse : byKeys)
  const opponent = farPlayer(address, id, farToken, 1)
  return {
    own,
    far,
    async close() {
      opponent.close()
      await own.close()
      await far?.close()
    },
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

/** What the page says aloud of the hand. */
async function saidOn(page: Page): Promise<string> {
  const said = page.getByRole('region', { name: sayOfPlay('en', 'acts') }).locator('[aria-live]')
  return (await said.allTextContents()).join(' ')
}

/** Has a tile above its cell, and leaves the page alone. What still moves on the table is waited for only if it moves the cell. */
async function restAbove(page: Page, x: number, y: number): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const spot = await cellOf(page, x, y)
    // A mouse that has not moved tells the page nothing.
    await page.mouse.move(spot.x + 1 + (tries % 2), spot.y)
    await page.waitForTimeout(REST_MS)
    const now = await cellOf(page, x, y)
    const isAbove = OVER.test(await saidOn(page))
    if (isAbove && now.x === spot.x && now.y === spot.y) return
  }
  throw new Error(`the tile does not come above (${x}, ${y})`)
}

/** Tiles go down by Enter and by a click, in turns; markers by their keys. */
const byKeysAndMouse: MakeHands = (tab) => {
  const { page } = tab
  let laid = 0
  return {
    press: (name) => page.getByRole('button', { name }).click(),
    async lay({ tile, x, y, rot }) {
      await take(page, tile, rot)
      await restAbove(page, x, y)
      if (laid++ % 2 === 0) return page.keyboard.press('Enter')
      await page.mouse.down()
      // As people press: what the press changes has been drawn when it ends.
      await page.waitForTimeout(PRESSED_MS)
      await page.mouse.up()
    },
    act: actOn(tab),
  }
}

/** All by keys but which tile: where a cell is seen in 3D only the page knows. */
const byKeys: MakeHands = (tab) => {
  const { page } = tab
  return {
    press: (name) => page.getByRole('button', { name }).click(),
    async lay({ tile, x, y, rot }) {
      await take(page, tile, rot)
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        const over = OVER.exec(await saidOn(page))?.[1]
        const at = over === undefined ? undefined : cellInWords(over)
        if (at && at.x === x && at.y === y) {
          await page.waitForTimeout(REST_MS)
          return page.keyboard.press('Enter')
        }
        const [dx, dy] = at ? [x - at.x, y - at.y] : [0, -1]
        const key = dx < 0 ? 'ArrowLeft' : dx > 0 ? 'ArrowRight' : dy < 0 ? 'ArrowUp' : 'ArrowDown'
        await page.keyboard.press(key)
        await page.waitForTimeout(PRESSED_MS)
      }
      throw new Error(`the tile does not come above (${x}, ${y})`)
    },
    act: actOn(tab),
  }
}

async function take(page: Page, tile: string, rot: number): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^Tile ${tile}[,:]`) }).click()
  for (let turns = 0; turns < rot; turns++) await page.keyboard.press('r')
  // Else Enter would press the button of the tile.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
}

function actOn({ page, until }: TestPage): Hands['act'] {
  return async (name) => {
    const act = CHASE_ACTS.find((one) => one.act === name)
    const key = act?.keys[0] ?? ''
    await page.waitForTimeout(REST_MS)
    if (!act?.isHeld) return page.keyboard.press(key)
    const { seq } = await until('the table', () => true)
    await page.keyboard.down(key)
    await until(`${name} is recorded`, (facts) => facts.seq > seq)
    await page.keyboard.up(key)
  }
}
