import { expect, it } from 'vitest'
import { type Pen, paint } from './canvas.ts'
import { plainDrawing } from './drawing.ts'
import { svgOf, svgSymbolOf } from './svg.ts'

const drawing = {
  marks: [
    { d: 'M0 0L10 0C10 5 5 10 0 10Z', fill: '#ff0000', opacity: 0.5 },
    { d: 'M0 0L5 5', stroke: '#000000', width: 2, dash: [3, 1], cap: 'round' as const },
  ],
}

it('SVG: well-formed, and nothing but paths', () => {
  const svg = svgOf(drawing, { size: 80, title: 'A "tile" & <more>' })
  expect(svg).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="80" height="80" role="img">' +
      '<title>A &quot;tile&quot; &amp; &lt;more></title>' +
      '<path d="M0 0L10 0C10 5 5 10 0 10Z" fill="#ff0000" fill-opacity="0.5"/>' +
      '<path d="M0 0L5 5" fill="none" stroke="#000000" stroke-width="2" stroke-dasharray="3 1" stroke-linecap="round"/>' +
      '</svg>',
  )
  expect(svgOf(plainDrawing('#fff'), { bleed: true })).toContain('viewBox="-4 -4 108 108"')
  expect(svgSymbolOf(plainDrawing('#fff'), 'a"b')).toContain('<symbol id="a&quot;b" viewBox="0 0 100 100">')
})

it('canvas: replays the commands, and leaves the pen as it was', () => {
  const calls: string[] = []
  const pen = new Proxy({} as Record<string, unknown>, {
    get:
      (_, name) =>
      (...args: unknown[]) =>
        calls.push(`${String(name)} ${args.join(' ')}`.trim()),
    set: (_, name, value) => calls.push(`${String(name)}=${value}`) > 0,
  }) as unknown as Pen
  paint(pen, drawing)
  expect(calls).toEqual([
    'globalAlpha=0.5',
    'beginPath',
    'moveTo 0 0',
    'lineTo 10 0',
    'bezierCurveTo 10 5 5 10 0 10',
    'closePath',
    'fillStyle=#ff0000',
    'fill',
    'globalAlpha=1',
    'beginPath',
    'moveTo 0 0',
    'lineTo 5 5',
    'strokeStyle=#000000',
    'lineWidth=2',
    'lineCap=round',
    'lineJoin=miter',
    'setLineDash 3,1',
    'stroke',
    'setLineDash',
    'globalAlpha=1',
  ])
})
