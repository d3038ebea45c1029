export { pileBack, tileBack } from './backs.ts'
export { tileFace } from './front.ts'
export { cardEdge, markerBody, markerFace } from './marker.ts'
