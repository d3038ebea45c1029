/** What a face is drawn with; tests lay a pen in that draws nothing. */
export type BrowserPen = CanvasRenderingContext2D

/** A canvas to draw on, and the image it becomes. */
export interface CanvasPaper {
  readonly image: HTMLCanvasElement
  readonly pen: BrowserPen
}

export type NewPaper = (width: number, height: number) => CanvasPaper
