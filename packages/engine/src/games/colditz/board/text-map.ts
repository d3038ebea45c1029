import type { Board, Square } from './board.ts'

/** What a character of the map stands for, in both languages. */
export const MAP_LEGEND: readonly { readonly sign: string; readonly en: string; readonly it: string }[] = [
  { sign: 'a', en: 'Appel area', it: 'area Appel' },
  { sign: '.', en: 'courtyard', it: 'cortile' },
  { sign: ':', en: 'passage', it: 'passaggio' },
  { sign: 'o', en: 'room', it: 'stanza' },
  {
    sign: 'r w y s',
    en: 'room with rope, cutters, key, pass',
    it: 'stanza con corda, tronchese, chiave, lasciapassare',
  },
  {
    sign: 'c f m d',
    en: 'room with clothes, food, compass, papers',
    it: 'stanza con vestiti, cibo, bussola, documenti',
  },
  { sign: 'H', en: 'hideaway', it: 'nascondiglio' },
  { sign: '#', en: 'guard post', it: 'posto di guardia' },
  { sign: '*', en: 'floodlit', it: 'illuminata' },
  { sign: 'K P', en: 'key, pass', it: 'chiave, lasciapassare' },
  { sign: '3 6', en: 'rope, 30 or 60 ft', it: 'corda, 30 o 60 piedi' },
  { sign: '^', en: 'foot of a rope', it: 'ai piedi di una corda' },
  { sign: '-', en: 'terrace', it: 'terrazza' },
  { sign: 'b t', en: 'above a tunnel, tunnel', it: 'sopra una galleria, galleria' },
  { sign: '~', en: 'moat', it: 'fossato' },
  { sign: '= ,', en: 'road, field', it: 'strada, campo' },
  { sign: 'T', en: 'target', it: 'obiettivo' },
  { sign: 'S', en: 'cell', it: 'cella' },
  { sign: 'B', en: 'barracks', it: 'caserma' },
  { sign: '$', en: 'staff car', it: 'auto di servizio' },
]

/** The board as text, a character for each cell: for terminals, and to look at when the plan is edited. */
export function mapOf(board: Board): string {
  const cells = new Map<string, string>()
  const put = ({ x, y }: { readonly x: number; readonly y: number }, sign: string) =>
    cells.set(`${x},${y}`, sign)
  for (const square of board.squares.filter(({ kind }) => kind === 'tunnel')) put(square, 't')
  for (const square of board.squares.filter(({ kind }) => kind !== 'tunnel'))
    put(square, signOf(board, square))
  for (const cell of board.cells) put(cell, 'S')
  for (const wing of [board.barracks.reserve, board.barracks.returned]) put(wing, 'B')
  put(board.staffCar, '$')
  const places = [...cells.keys()].map((key) => key.split(',').map(Number))
  const [columns, rows] = [0, 1].map((axis) => Math.max(...places.map((place) => place[axis] ?? 0)) + 1)
  return Array.from({ length: rows ?? 0 }, (_, y) =>
    Array.from({ length: columns ?? 0 }, (__, x) => cells.get(`${x},${y}`) ?? ' ')
      .join('')
      .trimEnd(),
  ).join('\n')
}

const SYMBOL_SIGN = {
  rope: 'r',
  cutters: 'w',
  key: 'y',
  pass: 's',
  clothes: 'c',
  food: 'f',
  compass: 'm',
  papers: 'd',
} as const

function signOf(board: Board, { kind, isPost, isLit, isLanding, rope, brown, area }: Square): string {
  if (isPost) return '#'
  if (rope !== undefined) return rope === 30 ? '3' : '6'
  if (isLanding) return '^'
  if (brown) return 'b'
  if (isLit) return '*'
  switch (kind) {
    case 'appel':
      return 'a'
    case 'yard':
      return '.'
    case 'passage':
      return ':'
    case 'room': {
      const symbol = board.areas.find(({ id }) => id === area)?.symbol
      return symbol ? SYMBOL_SIGN[symbol] : 'o'
    }
    case 'hideaway':
      return 'H'
    case 'key':
      return 'K'
    case 'pass':
      return 'P'
    case 'terrace':
    case 'landing':
      return '-'
    case 'ford':
      return '~'
    case 'road':
      return '='
    case 'field':
      return ','
    case 'target':
      return 'T'
    case 'tunnel':
      return 't'
  }
}
