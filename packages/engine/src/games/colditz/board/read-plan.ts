/** The squares that a list names: `ramp.1-3` is three of them. */
export function squaresIn(list: string): readonly string[] {
  return wordsOf(list).flatMap((word) => {
    const [, area, first, last] = /^(.+)\.(\d+)-(\d+)$/.exec(word) ?? []
    return area === undefined ? [word] : range(Number(first), Number(last)).map((n) => `${area}.${n}`)
  })
}

/** The pairs of `steps`: the first square of each group with each of the others. */
export function stepsIn(groups: string): readonly (readonly [string, string])[] {
  return groups
    .split(/[,\n]/)
    .map(squaresIn)
    .flatMap(([first, ...others]) => others.map((other) => [first ?? '', other] as const))
}

/** The cells of an area in the order of its squares; `isApart`: nothing leads there from the one before. */
export function cellsIn(text: string): readonly { x: number; y: number; isApart: boolean }[] {
  let isApart = false
  return wordsOf(text).flatMap((word) => {
    if (word === '/') {
      isApart = true
      return []
    }
    const match = /^(\d+)(?:-(\d+))?,(\d+)(?:-(\d+))?$/.exec(word)
    if (!match) throw new Error(`No cells: ${word}`)
    const [x, lastX, y, lastY] = match.slice(1).map((part) => (part === undefined ? undefined : Number(part)))
    if (x === undefined || y === undefined) throw new Error(`No cells: ${word}`)
    const cells = range(y, lastY ?? y).flatMap((row) =>
      range(x, lastX ?? x).map((column) => ({ x: column, y: row, isApart: false })),
    )
    const run = cells.map((cell, index) => ({ ...cell, isApart: isApart && index === 0 }))
    isApart = false
    return run
  })
}

/** A height for each of so many squares. */
export function heightsIn(text: string, count: number): readonly number[] {
  const [, from, to] = /^(\S+) to (\S+)$/.exec(text.trim()) ?? []
  const heights =
    from === undefined
      ? wordsOf(text).flatMap((word) => {
          const [height, times = '1'] = word.split('*')
          return Array.from({ length: Number(times) }, () => Number(height))
        })
      : Array.from({ length: count }, (_, index) => slope(Number(from), Number(to), index / (count - 1)))
  const [only] = heights
  if (heights.length === 1 && only !== undefined) return Array.from({ length: count }, () => only)
  if (heights.length !== count) throw new Error(`${count} squares, but heights ${text}`)
  return heights
}

/** To the centimetre. */
function slope(from: number, to: number, share: number): number {
  return Math.round((from + (to - from) * share) * 100) / 100
}

export function wordsOf(text: string): readonly string[] {
  return text.split(/\s+/).filter((word) => word !== '')
}

function range(first: number, last: number): readonly number[] {
  const step = last < first ? -1 : 1
  return Array.from({ length: Math.abs(last - first) + 1 }, (_, index) => first + index * step)
}
