export { type Pen, paint } from './canvas.ts'
export { BLEED, type Drawing, type Mark, type Paint, plainDrawing } from './drawing.ts'
export { type Path, type Point, parsePath, type Step } from './path.ts'
export { type SvgOptions, svgMarksOf, svgOf, svgSymbolOf } from './svg.ts'
