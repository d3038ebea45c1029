import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

/** WCAG 2.2, 1.4.3: text of any size. */
const LEAST = 4.5

const text = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')
/** What `--name` says: by day and by night. */
const tokens = new Map(
  [...text.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => {
    const [, day = value, night = value] = /^light-dark\((.+), (.+)\)$/.exec(value) ?? []
    return [name, { day, night }]
  }),
)

type Rgba = readonly [red: number, green: number, blue: number, alpha: number]
type Theme = 'day' | 'night'

function colourOf(name: string, theme: Theme): Rgba {
  const value = tokens.get(name)?.[theme] ?? ''
  const [, hex] = /^#([\da-f]{6})$/.exec(value) ?? []
  if (hex) {
    const [red = 0, green = 0, blue = 0] = (hex.match(/../g) ?? []).map((part) => Number.parseInt(part, 16))
    return [red, green, blue, 1]
  }
  const numbers = value.match(/[\d.]+/g)?.map(Number) ?? []
  const [red, green, blue, alpha] = numbers
  if (red === undefined || green === undefined || blue === undefined || alpha === undefined)
    throw new Error(`--${name} is not a colour: ${value}`)
  return [red, green, blue, alpha / 100]
}

/** A colour over others, the lowest one first. */
function laid([lowest, ...others]: readonly string[], theme: Theme): Rgba {
  return others.reduce<Rgba>(
    (under, name) => {
      const [red, green, blue, alpha] = colourOf(name, theme)
      const over = [red, green, blue].map((part, at) => part * alpha + (under[at] ?? 0) * (1 - alpha))
      return [over[0] ?? 0, over[1] ?? 0, over[2] ?? 0, 1]
    },
    colourOf(lowest ?? '', theme),
  )
}

function brightness(colour: Rgba): number {
  const [red = 0, green = 0, blue = 0] = colour
    .slice(0, 3)
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(words: string, grounds: readonly string[], theme: Theme): number {
  const [high = 0, low = 0] = [laid([...grounds, words], theme), laid(grounds, theme)]
    .map(brightness)
    .sort((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}

const PAGE = ['ground', 'raised', 'card', 'card-lit', 'well', 'chapter', 'chapter-even'].map((name) => [name])
/** Over the table, which is dark by day, too, and at its brightest where a tile lies. */
const TABLE = [['cloth'], ['cloth-lit'], ['cloth-dark'], ['night'], ['paper', 'over']]

/** Which words stand on which grounds; a ground may lie upon others. */
const cases: readonly { words: readonly string[]; on: readonly (readonly string[])[]; themes: Theme[] }[] = [
  { words: ['text', 'quiet'], on: PAGE, themes: ['day', 'night'] },
  { words: ['text', 'quiet', 'accent-text'], on: [['accent-ground']], themes: ['day', 'night'] },
  {
    words: ['accent-text'],
    on: [['ground'], ['raised'], ['card'], ['card-lit'], ['chapter'], ['chapter-even']],
    themes: ['day', 'night'],
  },
  { words: ['text', 'warn-text'], on: [['warn-ground']], themes: ['day', 'night'] },
  { words: ['on-accent'], on: [['accent'], ['accent-lit']], themes: ['day', 'night'] },
  { words: ['white'], on: [['hot']], themes: ['day'] },
  { words: ['text'], on: [...TABLE, ['cloth', 'lift'], ['cloth', 'shade']], themes: ['night'] },
  {
    words: ['quiet', 'accent-text'],
    on: [['cloth-dark'], ['night'], ['cloth', 'over'], ['paper', 'over'], ['cloth-lit', 'shade']],
    themes: ['night'],
  },
  { words: ['accent-lit', 'accent-text'], on: [['paper', 'over', 'accent-veil']], themes: ['night'] },
]

describe.each(cases)('$words', ({ words, on, themes }) => {
  it.each(on.map((grounds) => ({ grounds })))('can be read on $grounds', ({ grounds }) => {
    const weak = themes.flatMap((theme) =>
      words
        .map((word) => ({ word, theme, contrast: contrast(word, grounds, theme) }))
        .filter((one) => one.contrast < LEAST),
    )
    expect(weak).toEqual([])
  })
})

/** Hatching, a line, a dot that pulses, a button that cannot be pressed, and pieces that are elsewhere or of no use now. */
const WITHOUT_WORDS = [
  ...['.pause', '.strip .pointed', '50%', '.round:disabled', '.tool:disabled'],
  ...['.planned', '.choice img', '.out img'],
]

it('no words are made paler than their colour', () => {
  const source = join(import.meta.dirname, '..')
  const styles = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  )
  const pale = styles.flatMap((file) =>
    [...readFileSync(join(source, file), 'utf8').matchAll(/([^{};]+)\{[^{}]*opacity: 0?\.\d/g)].map(
      ([, selector = '']) => selector.replace(/\/\*.*?\*\//gs, '').trim(),
    ),
  )
  expect(pale.filter((selector) => !WITHOUT_WORDS.includes(selector))).toEqual([])
})
