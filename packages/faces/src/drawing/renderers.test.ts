import { expect, it } from 'vitest'
import { type CanvasPen, paint } from './canvas.ts'
import { type Drawing, plainDrawing } from './drawing.ts'
import { svgOf, svgSymbolOf } from './svg.ts'
import { wordsAt } from './words.ts'

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

const card: Drawing = {
  marks: [],
  height: 140,
  words: [
    wordsAt('Ill & "ill"', 50, 20, { size: 10, fill: '#28242f', isBold: true, isCentred: true }),
    wordsAt('l', 5, 40, { size: 10, fill: '#000000' }),
  ],
}

it('SVG: words over the marks, as wide as measured, in a picture that is higher than wide', () => {
  expect(svgOf(card, { size: 50 })).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 140" width="50" height="70" aria-hidden="true">' +
      '<text x="50" y="20" text-anchor="middle" textLength="39.46" lengthAdjust="spacingAndGlyphs" ' +
      'font-family="Helvetica, Arial, &quot;Liberation Sans&quot;, sans-serif" font-size="10" font-weight="bold" fill="#28242f">Ill &amp; &quot;ill&quot;</text>' +
      '<text x="5" y="40" textLength="2.22" lengthAdjust="spacingAndGlyphs" ' +
      'font-family="Helvetica, Arial, &quot;Liberation Sans&quot;, sans-serif" font-size="10" font-weight="normal" fill="#000000">l</text></svg>',
  )
  expect(svgOf(card, { bleed: true })).toContain('viewBox="-4 -4 108 148"')
  expect(svgSymbolOf(card, 'a')).toContain('viewBox="0 0 100 140"')
})

it('canvas: replays the commands, and leaves the pen as it was', () => {
  expect(callsOf(drawing)).toEqual([
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

it('canvas: words are squeezed where the font is wider than measured', () => {
  expect(callsOf(card)).toEqual([
    'globalAlpha=1',
    'font=bold 10px Helvetica, Arial, "Liberation Sans", sans-serif',
    'textAlign=center',
    'textBaseline=alphabetic',
    'fillStyle=#28242f',
    'fillText Ill & "ill" 50 20 39.46',
    'font=normal 10px Helvetica, Arial, "Liberation Sans", sans-serif',
    'textAlign=left',
    'textBaseline=alphabetic',
    'fillStyle=#000000',
    'fillText l 5 40 2.22',
  ])
})

function callsOf(picture: Drawing): string[] {
  const calls: string[] = []
  const pen = new Proxy({} as Record<string, unknown>, {
    get:
      (_, name) =>
      (...args: unknown[]) =>
        calls.push(`${String(name)} ${args.join(' ')}`.trim()),
    set: (_, name, value) => calls.push(`${String(name)}=${value}`) > 0,
  }) as unknown as CanvasPen
  paint(pen, picture)
  return calls
}
