import type { Locator } from 'playwright-core'
import type { Language } from '../../../apps/viewer/src/language/language.ts'
import { PATIENCE_MS, type TestPage } from '../page.ts'
import {
  cellInWords,
  type Hands,
  nextSpokenOn,
  offeredAct,
  type Placement,
  spokenOn,
  tileInHand,
} from './hands.ts'

const MOST_TABS = 100
const MOST_TILES = 40
const STEPS = { x: ['ArrowLeft', 'ArrowRight'], y: ['ArrowUp', 'ArrowDown'] } as const

interface Keyboard extends Hands {
  /** Takes a tile, turns it and has it above its cell: Enter puts it down. */
  carry(tile: Omit<Placement, 'type'>): Promise<void>
  /** Comes to something by Tab. */
  comeTo(wanted: Locator): Promise<void>
  /** Comes to the chosen one of several, and on to another one. */
  choose(chosen: RegExp, key: 'ArrowLeft' | 'ArrowRight'): Promise<void>
}

/** By keyboard alone: Tab leads to buttons, and the page says in words where a tile is. */
export function byKeyboard({ page, until }: TestPage, language: Language): Keyboard {
  const { keyboard } = page
  const spoken = () => spokenOn(page, language)
  /** Waits for words after a key. */
  const hear = async (isSo: (said: string) => boolean) => {
    const deadline = performance.now() + PATIENCE_MS
    let said = await spoken()
    while (!isSo(said)) {
      if (performance.now() > deadline) throw new Error(`waited in vain for other words than: ${said}`)
      said = await nextSpokenOn(page, language, said)
    }
    return said
  }
  const comeTo = async (wanted: Locator) => {
    await wanted.waitFor()
    for (let tabs = 0; tabs < MOST_TABS; tabs++) {
      if (await wanted.evaluate((element) => element === document.activeElement)) return
      await keyboard.press('Tab')
    }
    throw new Error(`Tab does not come to ${wanted}`)
  }
  /** The first step says where it is: north of where the path ends, or south at the northern edge of the table. */
  const firstStep = async (over: RegExp) => {
    const before = await spoken()
    await keyboard.press('ArrowUp')
    const said = await hear((words) => words !== before)
    if (over.test(said)) return said
    await keyboard.press('ArrowDown')
    return hear((words) => over.test(words))
  }
  const carry: Keyboard['carry'] = async ({ tile, x, y, rot }) => {
    await tileInHand(page).waitFor()
    for (let tiles = 0; !(await spoken()).includes(` ${tile}`); tiles++) {
      if (tiles === MOST_TILES) throw new Error(`${tile} is not in the hand: ${await spoken()}`)
      const before = await spoken()
      await keyboard.press('d')
      await hear((said) => said !== before)
    }
    for (let turns = 0; turns < rot; turns++) await keyboard.press('r')
    await hear((said) => said.includes(`${rot * 90}°`))
    const over = /, (?:over|sopra) (.*)$/
    const at = cellInWords(over.exec(await firstStep(over))?.[1] ?? '')
    for (const [axis, by] of [
      ['x', x - at.x],
      ['y', y - at.y],
    ] as const)
      for (let steps = 0; steps < Math.abs(by); steps++) await keyboard.press(STEPS[axis][by < 0 ? 0 : 1])
    await hear((said) => {
      const now = cellInWords(over.exec(said)?.[1] ?? '')
      return now.x === x && now.y === y && said.includes(`${rot * 90}°`)
    })
  }
  return {
    carry,
    comeTo,
    async press(name) {
      await comeTo(page.getByRole('button', { name }))
      await keyboard.press('Enter')
    },
    async choose(chosen, key) {
      await comeTo(page.getByRole('radio', { name: chosen, checked: true }))
      await keyboard.press(key)
    },
    async lay(tile) {
      await carry(tile)
      await keyboard.press('Enter')
    },
    async act(name) {
      const { button, key, isHeld } = offeredAct(page, language, name)
      await button.waitFor()
      if (!isHeld) return keyboard.press(key)
      const { seq } = await until('the table', () => true)
      await keyboard.down(key)
      await until(`${name} is recorded`, (facts) => facts.seq > seq)
      await keyboard.up(key)
    },
  }
}
