/** What the summaries of all games write alike. */

export function number(count: number): string {
  return count.toLocaleString('en')
}

export function meanOf(all = 0, of: number): string {
  return of === 0 ? '–' : (all / of).toFixed(1)
}

export function inPercent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}

/** Each count as its share of so many. */
export function shares(counts: Readonly<Record<string, number>> = {}, of: number): string {
  return Object.entries(counts)
    .map(([what, count]) => `${wordsOf(what)} ${of === 0 ? '–' : inPercent(count / of)}`)
    .join(', ')
}

function wordsOf(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}

/** What half of all keep to, what nine of ten do, and the most; by size, how many are of it. */
export function spreadOf(countOf: Readonly<Record<string, number>>): string {
  const sizes = Object.entries(countOf)
    .map(([size, count]) => ({ size: Number(size), count }))
    .toSorted((one, other) => one.size - other.size)
  const all = sizes.reduce((sum, { count }) => sum + count, 0)
  const upTo = (share: number) => {
    let seen = 0
    return sizes.find(({ count }) => {
      seen += count
      return seen >= share * all
    })?.size
  }
  return all === 0 ? '–' : `median ${upTo(0.5)}, 90 % up to ${upTo(0.9)}, most ${sizes.at(-1)?.size}`
}
