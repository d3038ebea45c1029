import type { Drawing, Mark } from '@getaway/faces/drawing'

/** C1.5: a cup on gold, a medal on silver. */
export function victoryFace(kind: 'perfect' | 'small'): Drawing {
  return kind === 'perfect' ? PERFECT : SMALL
}

const GROUND = 'M-4 -4L104 -4L104 104L-4 104Z'
const RING = circle(50, 50, 41)
const CUP =
  'M32 24L68 24C68 47 63 57 54 60L54 68C60 69 64 72 64 77L36 77C36 72 40 69 46 68L46 60C37 57 32 47 32 24Z'
const HANDLES = 'M32 30C19 29 21 50 37 52M68 30C81 29 79 50 63 52'
const RIBBONS = ['M33 20L46 20L57 45L47 50Z', 'M67 20L54 20L43 45L53 50Z']

const PERFECT = medal({ ground: '#f3b83c', dark: '#7a4d06', light: '#fff6dc' }, (light, dark) => [
  { d: HANDLES, stroke: dark, width: 10, cap: 'round' },
  { d: CUP, stroke: dark, width: 5, join: 'round' },
  { d: HANDLES, stroke: light, width: 5, cap: 'round' },
  { d: CUP, fill: light },
])

const SMALL = medal({ ground: '#b9c0c9', dark: '#515b68', light: '#ffffff' }, (light, dark) => [
  ...RIBBONS.map((d): Mark => ({ d, fill: dark })),
  { d: circle(50, 60, 18), fill: light, stroke: dark, width: 3 },
  { d: circle(50, 60, 10), stroke: dark, width: 2.4 },
])

function medal(
  { ground, dark, light }: Readonly<Record<'ground' | 'dark' | 'light', string>>,
  motif: (light: string, dark: string) => readonly Mark[],
): Drawing {
  return {
    marks: [
      { d: GROUND, fill: ground },
      { d: RING, stroke: light, width: 2.6, opacity: 0.8 },
      ...motif(light, dark),
    ],
  }
}

/** Of four curves, as near to a circle as print can show. */
function circle(x: number, y: number, radius: number): string {
  const [r, k] = [radius, radius * 0.5523]
  const quarters = [
    [x + k, y - r, x + r, y - k, x + r, y],
    [x + r, y + k, x + k, y + r, x, y + r],
    [x - k, y + r, x - r, y + k, x - r, y],
    [x - r, y - k, x - k, y - r, x, y - r],
  ]
  return `M${x} ${y - r}${quarters.map((points) => `C${points.join(' ')}`).join('')}Z`
}
