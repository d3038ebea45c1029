import type { BrowserPen, NewPaper } from '../../table/paper.ts'

/** Paper for tests in Node: takes every stroke, and stays blank. */
export const drawnNothing: NewPaper = (width, height) => ({
  image: { width, height } as HTMLCanvasElement,
  pen: new Proxy({}, { get: () => () => {}, set: () => true }) as BrowserPen,
})
