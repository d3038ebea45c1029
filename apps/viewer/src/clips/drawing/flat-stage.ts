import { type Box, boxAround, nearer, viewBoxOf } from '../../board/view-box.ts'
import { overviewAt } from '../../stage/camera/shot-at.ts'
import type { Exposure } from '../../stage/film/film-stage.ts'
import { type Covered, pictureRoomOf } from '../../stage/framing/covered.ts'
import { TYPEFACE } from '../../stage/set/typeface.ts'
import type { AnyTable } from '../../table/game-table.ts'
import { embeddedTypeface } from './embedded-typeface.ts'

/** Draws frames of a table drawn flat. */
export interface FlatStage {
  /** Draws onto a picture of its size; `seconds` have gone by since the frame before. */
  draw(exposure: Exposure, seconds: number, onto: CanvasRenderingContext2D): Promise<void>
  dispose(): void
}

/** Around the table. */
const DARK = '#0e0b09'
/** Share of the way that is left after a second, as on the page. */
const LEFT_AFTER_SECOND = 0.02

export async function createFlatStage(
  table: AnyTable,
  opening: unknown,
  { width, height, covered }: { readonly width: number; readonly height: number; readonly covered: Covered },
): Promise<FlatStage> {
  const [board, letters] = await Promise.all([table.createBoard(opening, document), embeddedTypeface()])
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('xmlns', svg.namespaceURI ?? '')
  svg.setAttribute('width', String(width))
  svg.setAttribute('height', String(height))
  const style = document.createElementNS(svg.namespaceURI, 'style')
  svg.append(style, board.element)
  const colours = getComputedStyle(document.documentElement)
  const room = pictureRoomOf(width, height, covered)
  const writer = new XMLSerializer()
  let box: Box | undefined
  let laid: Exposure['plan'] | undefined
  let drawn: { readonly text: string; readonly image: HTMLImageElement } | undefined

  /** A picture by itself knows nothing of the page's colours and letters. */
  const textOf = () => {
    const bare = writer.serializeToString(svg)
    const names = new Set([...bare.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name))
    const values = [...names].map((name) => `${name}:${colours.getPropertyValue(name)}`)
    style.textContent = `${letters}:root{${values.join(';')}}text{font-family:${TYPEFACE}}`
    const text = writer.serializeToString(svg)
    style.textContent = ''
    return text
  }

  return {
    async draw({ plan, instant }, seconds, onto) {
      if (plan !== laid) board.lay(plan)
      laid = plan
      board.pose(instant)
      const goal = boxAround(overviewAt(plan, instant), room)
      box = box ? nearer(box, goal, 1 - LEFT_AFTER_SECOND ** seconds) : goal
      svg.setAttribute('viewBox', viewBoxOf(box))
      const text = textOf()
      if (drawn?.text !== text) drawn = { text, image: await imageOf(text) }
      onto.fillStyle = DARK
      onto.fillRect(0, 0, width, height)
      onto.drawImage(drawn.image, 0, 0, width, height)
    },
    dispose: () => board.dispose(),
  }
}

async function imageOf(svg: string): Promise<HTMLImageElement> {
  const image = new Image()
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  image.src = url
  try {
    await image.decode()
  } finally {
    URL.revokeObjectURL(url)
  }
  return image
}
