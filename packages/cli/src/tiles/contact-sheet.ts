import type { Tile, TileKind, TileSet } from '@getaway/engine/chase'
import { tileBack, tileFace } from '@getaway/faces/chase'
import { svgMarksOf } from '@getaway/faces/drawing'
import { escaped, svgLabel, svgPage } from '../sheets/svg-page.ts'
import { safe } from '../terminal/safe.ts'
import type { TileFacts } from './tile-facts.ts'

const SIDE = 130
const BETWEEN = 6
const CAPTION = 26
const COLUMN = 2 * SIDE + BETWEEN + 28
const ROW = SIDE + CAPTION + 16
const ACROSS = 4
const EDGE = 36

/** Every tile from both sides, ordered by kind, as one SVG. */
export function tileContactSheet(untrusted: TileSet, facts: readonly TileFacts[], subtitle: string): string {
  const set = safe(untrusted)
  const captions = new Map(safe(facts).map((one) => [one.id, captionOf(one)]))
  const parts: string[] = []
  let y = 106
  for (const { title, tiles } of groupsOf(set.tiles)) {
    parts.push(svgLabel(EDGE, y, `${title} (${tiles.length})`, 'group'))
    for (const [index, tile] of tiles.entries()) {
      const x = EDGE + (index % ACROSS) * COLUMN
      parts.push(tilePair(tile, captions.get(tile.id) ?? '', x, y + 16 + Math.floor(index / ACROSS) * ROW))
    }
    y += 16 + Math.ceil(tiles.length / ACROSS) * ROW + 24
  }
  const width = 2 * EDGE + ACROSS * COLUMN - 28
  const clip = `<clipPath id="card"><path d="${CARD}"/></clipPath>`
  return svgPage({ title: set.id, subtitle, width, height: y, edge: EDGE, parts: [clip, ...parts] })
}

const CARD = 'M6 0L94 0C98 0 100 2 100 6L100 94C100 98 98 100 94 100L6 100C2 100 0 98 0 94L0 6C0 2 2 0 6 0Z'

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
