import { type Cell, type Command, type Match, SYMBOLS } from '@getaway/engine/chase'
import type { Locator, Page } from 'playwright-core'
import { CHASE_ACTS } from '../../../apps/viewer/src/games/chase/acting/acts.ts'
import { sayChase } from '../../../apps/viewer/src/games/chase/telling/words.ts'
import type { Language } from '../../../apps/viewer/src/language/language.ts'
import { sayOfPlay } from '../../../apps/viewer/src/language/play-words.ts'
import type { TestPage } from '../page.ts'

export type Placement = Extract<Command, { type: 'place-tile' }>

/** How a person does on a page what they want. Things are found by their roles and names, as a screen reader tells them. */
export interface Hands {
  /** A button of that name. */
  press(name: RegExp): Promise<void>
  /** Takes a tile, turns it and puts it down. */
  lay(tile: Omit<Placement, 'type'>): Promise<void>
  /** One of the game's acts, by the name of `CHASE_ACTS`. */
  act(name: string, view: Match): Promise<void>
}

export type MakeHands = (tab: TestPage, language: Language) => Hands

export interface OfferedAct {
  readonly button: Locator
  readonly key: string
  readonly isHeld: boolean
}

/** An act of `CHASE_ACTS`, as the page offers it. */
export function offeredAct(page: Page, language: Language, name: string): OfferedAct {
  const { keys = [], words, isHeld = false } = CHASE_ACTS.find(({ act }) => act === name) ?? {}
  const symbol = SYMBOLS.find((one) => name === `mark-${one}`)
  const label = symbol ? `${sayChase(language, symbol)}, ` : (words?.[language] ?? name)
  return { button: page.getByRole('button', { name: beginning(label) }), key: keys[0] ?? '', isHeld }
}

/** Any tile of the hand, or the one that is named. */
export function tileInHand(page: Page, tile?: string): Locator {
  const name = tile === undefined ? /^(Tile|Tessera) / : new RegExp(`^(Tile|Tessera) ${escaped(tile)}[,:]`)
  return page.getByRole('button', { name }).first()
}

/** What the bar of acts says aloud. Asked again and again: all roles of a page would have to be reckoned each time. */
export function spokenOn(page: Page, language: Language): Promise<string> {
  return page.evaluate(otherWords, { of: spokenOf(language), before: undefined })
}

/** The same, as soon as it is something else than before, or in a second. */
export function nextSpokenOn(page: Page, language: Language, before: string): Promise<string> {
  return page.evaluate(otherWords, { of: spokenOf(language), before })
}

function spokenOf(language: Language): string {
  return `section[aria-label="${sayOfPlay(language, 'acts')}"] [aria-live]`
}

/** Runs in the page: to ask from outside costs a hundred times as much. */
function otherWords({ of, before }: { of: string; before: string | undefined }): Promise<string> {
  return new Promise((resolve) => {
    const latest = performance.now() + 1000
    const look = () => {
      const now = [...document.querySelectorAll(of)].map(({ textContent }) => textContent ?? '').join(' ')
      if (now !== before || performance.now() > latest) resolve(now)
      else setTimeout(look, 25)
    }
    look()
  })
}

/** A name that begins with these words. */
export function beginning(words: string): RegExp {
  return new RegExp(`^${escaped(words)}`)
}

function escaped(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** “2 north, 1 east” and “2 a nord, 1 a est” as a cell. */
export function cellInWords(words: string): Cell {
  const towards = (side: RegExp) => Number(side.exec(words)?.[1] ?? 0)
  return {
    x: towards(/(\d+) (?:east|a est)/) - towards(/(\d+) (?:west|a ovest)/),
    y: towards(/(\d+) (?:south|a sud)/) - towards(/(\d+) (?:north|a nord)/),
  }
}
