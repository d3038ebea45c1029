import { readFileSync, writeFileSync } from 'node:fs'
import { drawGames, drawHouse } from './draw.ts'

const PAGE = new URL('../../../docs/architecture.md', import.meta.url)
const DRAWINGS = { house: drawHouse, games: drawGames }

export const DRAWN = Object.keys(DRAWINGS) as (keyof typeof DRAWINGS)[]

/** What stands in the page of architecture, and what stands in the house. */
export function writtenAndFresh(name: keyof typeof DRAWINGS): {
  readonly written: string
  readonly fresh: string
} {
  const [, , written = ''] = blockOf(name).exec(readFileSync(PAGE, 'utf8')) ?? []
  return { written, fresh: DRAWINGS[name]() }
}

export function writeDrawings(): void {
  const page = DRAWN.reduce(
    (text, name) =>
      text.replace(blockOf(name), (_, before, _old, after) => `${before}${DRAWINGS[name]()}${after}`),
    readFileSync(PAGE, 'utf8'),
  )
  writeFileSync(PAGE, page)
}

const blockOf = (name: string) => new RegExp(`(<!-- drawing: ${name} -->\\n\`\`\`text\\n)([^]*?)(\\n\`\`\`)`)
