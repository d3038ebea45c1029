export { type CanvasPen, paint } from './canvas.ts'
export { BLEED, type Drawing, heightOf, type Mark, type Paint, plainDrawing } from './drawing.ts'
export {
  type PathStep,
  parsePath,
  type VectorPath,
  type VectorPoint,
} from './path.ts'
export { type SvgOptions, svgMarksOf, svgOf, svgSymbolOf } from './svg.ts'
export { FONTS, type TextLine } from './text-line.ts'
