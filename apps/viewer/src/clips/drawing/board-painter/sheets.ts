/** Transparent sheets of the size of a picture, one for each depth at which something is blended. */
export function createSheets() {
  const sheets: CanvasRenderingContext2D[] = []
  let depth = 0
  return {
    /** Paints on a sheet that lies exactly over the picture, and lays it down half transparent. */
    blend(
      pen: CanvasRenderingContext2D,
      opacity: number,
      paint: (sheet: CanvasRenderingContext2D) => void,
    ): void {
      const sheet = sheets[depth] ?? sheetFor(pen.canvas)
      sheets[depth] = sheet
      const { width, height } = pen.canvas
      sheet.reset()
      sheet.imageSmoothingQuality = 'high'
      sheet.setTransform(pen.getTransform())
      depth++
      paint(sheet)
      depth--
      pen.save()
      pen.resetTransform()
      pen.globalAlpha *= opacity
      pen.drawImage(sheet.canvas, 0, 0, width, height)
      pen.restore()
    },
  }
}

function sheetFor({ width, height }: HTMLCanvasElement): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) throw new Error('this browser draws no canvas')
  return pen
}
