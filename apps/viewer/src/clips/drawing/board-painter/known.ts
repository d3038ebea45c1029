/** The elements that the painter paints, and what it reads of them or may leave unread: no table is drawn with others. */
export const KNOWN = {
  elements: new Set(['g', 'defs', 'clipPath', 'symbol', 'use', 'path', 'rect', 'circle', 'text']),
  attributes: new Set([
    ...['id', 'class', 'pointer-events', 'display', 'opacity', 'transform', 'clip-path', 'href', 'viewBox'],
    ...['x', 'y', 'width', 'height', 'rx', 'cx', 'cy', 'r', 'd'],
    ...['fill', 'fill-opacity', 'stroke', 'stroke-opacity', 'stroke-width', 'stroke-linecap'],
    ...['stroke-linejoin', 'stroke-dasharray'],
    ...['text-anchor', 'font-family', 'font-size', 'font-weight', 'textLength', 'lengthAdjust'],
  ]),
} as const
