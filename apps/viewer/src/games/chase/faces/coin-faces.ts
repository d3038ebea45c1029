import type { Drawing, Mark } from '@getaway/faces/drawing'

/** Metal: what is light stands out. */
const METAL = {
  perfect: { ground: '#e9b13c', low: '#b07a1d', high: '#ffdf8c' },
  small: { ground: '#c3cad1', low: '#858e98', high: '#f2f6fa' },
} as const

export type CoinKind = keyof typeof METAL

/** A victory marker: a star for Perfect, a chevron for Small, each struck in its metal. */
export function coinFace(kind: CoinKind): Drawing {
  const { ground, low, high } = METAL[kind]
  const ring = (radius: number, stroke: string, width: number): Mark => ({ d: circle(radius), stroke, width })
  const figure = kind === 'perfect' ? star(27, 11.5) : 'M50 26L74 50L74 66L50 44L26 66L26 50Z'
  return {
    marks: [
      { d: 'M-4 -4L104 -4L104 104L-4 104Z', fill: ground },
      ring(44, low, 2.6),
      ring(46.5, high, 3),
      { d: circle(37), stroke: low, width: 1.8, dash: kind === 'perfect' ? [1.8, 4] : [5, 5], cap: 'round' },
      { d: figure, fill: low, stroke: low, width: 5, join: 'round' },
      { d: figure, fill: high, stroke: high, width: 1.4, join: 'round' },
    ],
  }
}

const HANDLE = 0.5523

function circle(radius: number): string {
  const [from, to, reach] = [50 - radius, 50 + radius, radius * HANDLE]
  const [low, high] = [50 - reach, 50 + reach]
  const quarters = [
    `M${to} 50C${to} ${high} ${high} ${to} 50 ${to}`,
    `C${low} ${to} ${from} ${high} ${from} 50`,
    `C${from} ${low} ${low} ${from} 50 ${from}`,
    `C${high} ${from} ${to} ${low} ${to} 50Z`,
  ]
  return quarters.join('')
}

function star(outer: number, inner: number): string {
  const corners = Array.from({ length: 10 }, (_, corner) => {
    const [angle, radius] = [(corner * Math.PI) / 5, corner % 2 === 0 ? outer : inner]
    return `${(50 + Math.sin(angle) * radius).toFixed(2)} ${(51 - Math.cos(angle) * radius).toFixed(2)}`
  })
  return `M${corners.join('L')}Z`
}
