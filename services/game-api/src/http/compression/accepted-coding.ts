/** How an answer may be compressed, by its name in HTTP. */
export type Coding = 'br' | 'gzip'

/** Which of these an `Accept-Encoding` likes best, the first of equals; undefined if it wants none of them. */
export function acceptedCoding(accept: string | undefined, codings: readonly Coding[]): Coding | undefined {
  const weights = new Map((accept ?? '').toLowerCase().split(',').map(parseWeight))
  const weightOf = (coding: Coding) => weights.get(coding) ?? weights.get('*') ?? 0
  let best: Coding | undefined
  for (const coding of codings) if (weightOf(coding) > (best ? weightOf(best) : 0)) best = coding
  return best
}

function parseWeight(part: string): [name: string, weight: number] {
  const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
  const weight = parameters.find((parameter) => parameter.startsWith('q='))
  return [name, weight === undefined ? 1 : Number(weight.slice(2)) || 0]
}
