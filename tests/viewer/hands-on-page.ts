import type { CDPSession, Page } from 'playwright-core'

/** A place on the page, in px. */
export interface Spot {
  readonly x: number
  readonly y: number
}

/** A mouse, a pen or a finger. */
export interface HandOnPage {
  /** Is above a place, where it can be without touching it. */
  hover(at: Spot): Promise<void>
  press(at: Spot): Promise<void>
  move(at: Spot): Promise<void>
  letGo(at: Spot): Promise<void>
}

export function mouseOn({ mouse }: Page): HandOnPage {
  return {
    hover: ({ x, y }) => mouse.move(x, y),
    press: () => mouse.down(),
    move: ({ x, y }) => mouse.move(x, y),
    letGo: () => mouse.up(),
  }
}

type MouseEventType = 'mousePressed' | 'mouseReleased' | 'mouseMoved'

export function penOn(cdp: CDPSession): HandOnPage {
  const say = async (type: MouseEventType, { x, y }: Spot, isDown: boolean) => {
    const pressed = isDown ? ({ button: 'left', buttons: 1, force: 0.5 } as const) : { buttons: 0 }
    const lifted = type === 'mouseReleased' ? ({ button: 'left' } as const) : {}
    await cdp.send('Input.dispatchMouseEvent', { type, x, y, pointerType: 'pen', ...pressed, ...lifted })
  }
  return {
    hover: (at) => say('mouseMoved', at, false),
    press: (at) => say('mousePressed', at, true),
    move: (at) => say('mouseMoved', at, true),
    letGo: (at) => say('mouseReleased', at, false),
  }
}

export interface FingerOnPage extends HandOnPage {
  /** While it is down, another finger taps. */
  tapBeside(at: Spot): Promise<void>
}

export function fingerOn(cdp: CDPSession): FingerOnPage {
  let down: Spot = { x: 0, y: 0 }
  const say = async (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    ...fingers: (Spot & { id: number })[]
  ) => {
    await cdp.send('Input.dispatchTouchEvent', { type, touchPoints: fingers })
  }
  const moveTo = (type: 'touchStart' | 'touchMove', at: Spot) => {
    down = at
    return say(type, { ...at, id: 0 })
  }
  return {
    hover: async () => {},
    press: (at) => moveTo('touchStart', at),
    move: (at) => moveTo('touchMove', at),
    letGo: () => say('touchEnd'),
    async tapBeside(at) {
      await say('touchStart', { ...down, id: 0 }, { ...at, id: 1 })
      await say('touchEnd', { ...at, id: 1 })
    },
  }
}

/** Where a cell of the flat table is on the page. */
export function cellOf(page: Page, x: number, y: number): Promise<Spot> {
  return page.evaluate(
    ([east, south]) => {
      const matrix = document.querySelector<SVGSVGElement>('svg[data-ready]')?.getScreenCTM()
      const { x, y } = new DOMPoint(east, south).matrixTransform(matrix ?? undefined)
      return { x, y }
    },
    [x, y] as const,
  )
}
