import type { NewPaper } from '../../table/paper.ts'

export const canvasPaper: NewPaper = (width, height) => {
  const image = document.createElement('canvas')
  image.width = width
  image.height = height
  // Drawn once and handed to WebGL: without a graphics card the processor does that thirty times as fast.
  const pen = image.getContext('2d', { willReadFrequently: true })
  if (!pen) throw new Error('this browser draws no canvas')
  return { image, pen }
}
