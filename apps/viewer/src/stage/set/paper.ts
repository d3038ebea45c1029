/** What a face is drawn with; tests lay a pen in that draws nothing. */
export type BrowserPen = CanvasRenderingContext2D

/** A canvas to draw on, and the image it becomes. */
export interface CanvasPaper {
  readonly image: HTMLCanvasElement
  readonly pen: BrowserPen
}

export type NewPaper = (width: number, height: number) => CanvasPaper

export const canvasPaper: NewPaper = (width, height) => {
  const image = document.createElement('canvas')
  image.width = width
  image.height = height
  // Drawn once and handed to WebGL: without a graphics card the processor does that thirty times as fast.
  const pen = image.getContext('2d', { willReadFrequently: true })
  if (!pen) throw new Error('this browser draws no canvas')
  return { image, pen }
}
