import { createTimeline, type FollowedTimeline, type LogEvent } from '@getaway/engine'
import { type ChaseEvent, chase } from '@getaway/engine/chase'
import { type FugitiveEvent, fugitive } from '@getaway/engine/fugitive'
import { playRandomFugitive, playRandomMatch } from '@getaway/engine/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { svgPen } from '../../../board/svg.ts'
import { paperDocument } from '../../../board/testing/paper-document.ts'
import { chaseTable } from '../../../games/chase/index.ts'
import { fugitiveTable } from '../../../games/fugitive/index.ts'
import type { AnyTable } from '../../../table/game-table.ts'
import { createBoardPainter } from './board-painter.ts'
import { KNOWN } from './known.ts'

const LOOK = { motion: 'full', side: 'all', skipped: undefined } as const

/** Says of an outline what it was made of. */
class Outline {
  readonly text: string[] = []
  constructor(d?: string) {
    if (d !== undefined) this.text.push(d)
  }
  roundRect(...numbers: number[]) {
    this.text.push(`rect ${numbers.join(' ')}`)
  }
  arc(x: number, y: number, r: number) {
    this.text.push(`circle ${x} ${y} ${r}`)
  }
  closePath() {}
}

beforeEach(() => {
  vi.stubGlobal('Path2D', Outline)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** Writes down what is painted, and how strongly. */
function recordingPen() {
  const said: string[] = []
  const pen = {
    globalAlpha: 1,
    fillStyle: '',
    strokeStyle: '',
    lineWidth: 1,
    font: '',
    save: () => {},
    restore: () => {},
    translate: (x: number, y: number) => said.push(`translate ${x} ${y}`),
    rotate: (angle: number) => said.push(`rotate ${Math.round((angle * 180) / Math.PI)}`),
    scale: (x: number, y: number) => said.push(`scale ${x} ${y}`),
    setLineDash: (dash: number[]) => dash.length > 0 && said.push(`dash ${dash.join(' ')}`),
    fill: ({ text }: Outline) => said.push(`fill ${text} ${pen.fillStyle} ${pen.globalAlpha}`),
    stroke: ({ text }: Outline) =>
      said.push(`stroke ${text} ${pen.strokeStyle} ${pen.lineWidth} ${pen.globalAlpha}`),
    fillText: (text: string) =>
      said.push(`write ${text} ${pen.font.split(' ', 2).join(' ')} ${pen.fillStyle}`),
  }
  return { said, pen: pen as unknown as CanvasRenderingContext2D }
}

const draw = svgPen(paperDocument())
const painted = (element: Element) => {
  const { said, pen } = recordingPen()
  createBoardPainter(element, (name) => `colour of ${name}`).paint(element, pen)
  return said
}

it('paints shapes, moved and inked as they say or as those around them do', () => {
  const words = draw('text', { x: 1, y: 2, 'font-size': 0.5, 'font-weight': 600, fill: '#fff' })
  words.textContent = 'Ada'
  const group = draw(
    'g',
    { transform: 'translate(1 2) rotate(90) scale(2)', stroke: '#111', 'stroke-width': 0.1 },
    [
      draw('rect', { x: 0, y: 1, width: 2, height: 3, rx: 0.5, fill: 'var(--seat-1)', 'fill-opacity': 0.25 }),
      draw('circle', { r: 4, fill: 'none', 'stroke-dasharray': '0.2 0.1' }),
      draw('path', { d: 'M0 0L1 1', display: 'none' }),
      draw('path', { d: 'M0 0L1 1', opacity: 0 }),
      words,
    ],
  )
  expect(painted(group)).toEqual([
    'translate 1 2',
    'rotate 90',
    'scale 2 2',
    'fill rect 0 1 2 3 0.5 colour of --seat-1 0.25',
    'stroke rect 0 1 2 3 0.5 #111 0.1 1',
    'dash 0.2 0.1',
    'stroke circle 0 0 4 #111 0.1 1',
    'translate 1 2',
    'scale 0.005 0.005',
    'write Ada 600 100px #fff',
  ])
})

it('writes printed words in the letters that they are printed in', () => {
  const words = draw('text', {
    'font-family': 'Helvetica',
    'font-size': 8,
    'font-weight': 'bold',
    fill: '#123',
  })
  words.textContent = 'Witness'
  const { pen } = recordingPen()
  createBoardPainter(words, () => '').paint(words, pen)
  expect(pen.font).toBe('bold 100px Helvetica')
})

it('says what it cannot paint', () => {
  expect(() => painted(draw('g', {}, [draw('ellipse')]))).toThrow('<ellipse>')
})

interface Drawn {
  readonly tagName: string
  readonly attributes: ReadonlyMap<string, string>
  readonly innerHTML: string
  readonly children: readonly Drawn[]
}

/** Faces stay as they are: each is read once. */
const read = new WeakSet<Drawn>()

function* partsOf(drawn: Drawn): Generator<readonly [string, readonly string[]]> {
  const { tagName, attributes, innerHTML, children } = drawn
  yield [tagName, [...attributes.keys()]]
  if (!read.has(drawn))
    for (const [, name = '', inner = ''] of innerHTML.matchAll(/<(\w+)([^>]*)>/g))
      yield [name, [...inner.matchAll(/([\w-]+)="/g)].map(([, attribute = '']) => attribute)]
  read.add(drawn)
  for (const child of children) yield* partsOf(child)
}

function chaseLine(): Line {
  const { events } = playRandomMatch({
    seed: 3,
    players: 2,
    skill: { sense: 100, care: 95, sight: 95 },
    organiser: false,
  })
  const [created, ...rest] = events as [ChaseEvent, ...ChaseEvent[]]
  return createTimeline(chase, created, rest)
}

/** With events, whose cards have words on them. */
function fugitiveLine(): Line {
  const { events } = playRandomFugitive({ seed: 4, most: 160, options: { variant: 'random-events' } })
  const [created, ...rest] = events as [FugitiveEvent, ...FugitiveEvent[]]
  return createTimeline(fugitive, created, rest)
}

type Line = FollowedTimeline<unknown, LogEvent>

it.each([
  { game: 'Chase', table: chaseTable as AnyTable, timeline: chaseLine() },
  { game: 'Fugitive', table: fugitiveTable as AnyTable, timeline: fugitiveLine() },
])('knows all that a table of $game is drawn with', async ({ table, timeline }) => {
  const board = await table.createBoard(timeline.stateAfter(0), paperDocument())
  const unknown = new Set<string>()
  let seen = 0
  for (let index = 1; index <= timeline.length; index += 5) {
    const at = timeline.entryAt(index - 1)?.event.at ?? 0
    board.lay(table.planOf(timeline, index, LOOK))
    board.pose(at + 200_000)
    for (const [name, attributes] of partsOf(board.element as unknown as Drawn)) {
      seen++
      if (!KNOWN.elements.has(name)) unknown.add(`<${name}>`)
      for (const one of attributes) if (!KNOWN.attributes.has(one)) unknown.add(`${name} ${one}`)
    }
  }
  expect(seen).toBeGreaterThan(1000)
  expect([...unknown]).toEqual([])
})

it('a face is a stamp of its own form', () => {
  const stamps: { width: number; height: number; getContext(): unknown }[] = []
  const { pen: onStamp } = recordingPen()
  vi.stubGlobal('document', {
    createElement: () => {
      const stamp = { width: 0, height: 0, getContext: () => onStamp }
      stamps.push(stamp)
      return stamp
    },
  })
  const card = draw('symbol', { id: 'card', viewBox: '0 0 100 140' }, [draw('circle', { r: 4 })])
  const use = draw('use', { href: '#card', x: -0.5, y: -0.7, width: 1, height: 1.4 })
  const root = Object.assign(draw('g', {}, [use]), { querySelector: () => card })
  const pen = Object.assign(recordingPen().pen, {
    getTransform: () => ({ a: 100, b: 0 }),
    drawImage: vi.fn(),
  })
  createBoardPainter(root, () => '').paint(root, pen)
  expect(stamps).toMatchObject([{ width: 128, height: 180 }])
  expect(pen.drawImage).toHaveBeenCalledWith(stamps[0], -0.5, -0.7, 1, 1.4)
})
