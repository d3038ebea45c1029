import type { Tile, TileKind, TileSet } from '@getaway/engine/chase'
import { tileBack, tileFace } from '@getaway/faces/chase'
import { svgMarksOf } from '@getaway/faces/drawing'
import { safe } from '../safe.ts'
import type { TileFacts } from './tile-facts.ts'

const SIDE = 130
const BETWEEN = 6
const CAPTION = 26
const COLUMN = 2 * SIDE + BETWEEN + 28
const ROW = SIDE + CAPTION + 16
const ACROSS = 4
const EDGE = 36

/** Every tile from both sides, ordered by kind, as one SVG. */
export function contactSheet(untrusted: TileSet, facts: readonly TileFacts[], subtitle: string): string {
  const set = safe(untrusted)
  const captions = new Map(safe(facts).map((one) => [one.id, captionOf(one)]))
  const parts: string[] = []
  let y = 106
  for (const { title, tiles } of groupsOf(set.tiles)) {
    parts.push(text(EDGE, y, `${title} (${tiles.length})`, 'group'))
    for (const [index, tile] of tiles.entries()) {
      const x = EDGE + (index % ACROSS) * COLUMN
      parts.push(tilePair(tile, captions.get(tile.id) ?? '', x, y + 16 + Math.floor(index / ACROSS) * ROW))
    }
    y += 16 + Math.ceil(tiles.length / ACROSS) * ROW + 24
  }
  const width = 2 * EDGE + ACROSS * COLUMN - 28
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${y}" width="${width}" height="${y}">`,
    `<title>${escaped(set.id)}</title>`,
    STYLE,
    `<clipPath id="card"><path d="${CARD}"/></clipPath>`,
    `<rect width="${width}" height="${y}" fill="#eceae4"/>`,
    text(EDGE, 46, set.id, 'title'),
    text(EDGE, 66, subtitle, 'subtitle'),
    ...parts,
    '</svg>\n',
  ].join('\n')
}

const CARD = 'M6 0L94 0C98 0 100 2 100 6L100 94C100 98 98 100 94 100L6 100C2 100 0 98 0 94L0 6C0 2 2 0 6 0Z'
const STYLE = `<style>
text { font-family: system-ui, "Helvetica Neue", Arial, sans-serif; fill: #28242f }
.title { font-size: 26px; font-weight: 700 }
.subtitle { font-size: 13px; fill: #5d5866 }
.group { font-size: 16px; font-weight: 600 }
.id { font-size: 14px; font-weight: 700 }
.caption { font-size: 11.5px; fill: #5d5866 }
</style>`

const GROUPS: readonly { readonly title: string; readonly kinds: readonly TileKind[] }[] = [
  { title: 'Prison and hideouts', kinds: ['prison', 'hideout'] },
  { title: 'Starting tiles', kinds: ['start'] },
  { title: 'Ordinary tiles', kinds: ['route'] },
]

function groupsOf(all: readonly Tile[]) {
  const groups = GROUPS.map(({ title, kinds }) => ({
    title,
    tiles: kinds.flatMap((kind) => all.filter((tile) => tile.kind === kind)),
  }))
  return groups.filter(({ tiles }) => tiles.length > 0)
}

/** What the picture does not tell at a glance. */
function captionOf({ kind, item, followers, witnesses }: TileFacts): string {
  const parts = kind === 'prison' || kind === 'hideout' ? [kind] : item ? [item] : []
  if (witnesses > 0) parts.push(`${witnesses} witnesses`)
  return [...parts, `${followers} can follow`].join(' · ')
}

function tilePair(tile: Tile, caption: string, x: number, y: number): string {
  const below = y + SIDE + 17
  return [
    ...[tileFace(tile), tileBack(tile)].map((face, side) => {
      const scale = `translate(${x + side * (SIDE + BETWEEN)} ${y}) scale(${SIDE / 100})`
      return `<g transform="${scale}"><g clip-path="url(#card)">${svgMarksOf(face)}</g><path d="${CARD}" fill="none" stroke="#28242f" stroke-opacity="0.25" stroke-width="0.8"/></g>`
    }),
    `<text x="${x}" y="${below}"><tspan class="id">${escaped(tile.id)}</tspan><tspan class="caption" dx="7">${escaped(caption)}</tspan></text>`,
  ].join('')
}

function text(x: number, y: number, words: string, kind: string): string {
  return `<text x="${x}" y="${y}" class="${kind}">${escaped(words)}</text>`
}

function escaped(words: string): string {
  return words
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
