import { formatTimeMark, parseTimeMark } from '../../playback/time-mark.ts'

/** What is compared with a round of the review’s match. */
export interface BesideAsked {
  /** The review’s own round. */
  readonly chapter: number
  /** The other one; undefined: the page chooses. */
  readonly other?: number
  /** Where the other round is from; undefined: from the same match. */
  readonly from?: { readonly match: string; readonly isImported?: true }
  /** µs into both rounds. */
  readonly into?: number
}

const IMPORTED = 'imported/'
const ROUNDS = /^([1-9]\d{0,3})(?:-([1-9]\d{0,3}))?$/

/** Of `ReviewRoute.beside`; what makes no sense asks for the first round. */
export function parseBeside(text: string): BesideAsked {
  const asked = new URLSearchParams(text)
  const [, chapter = 1, other] = ROUNDS.exec(asked.get('beside') ?? '') ?? []
  const from = asked.get('with') ?? ''
  const isImported = from.startsWith(IMPORTED)
  const match = isImported ? from.slice(IMPORTED.length) : from
  const into = parseTimeMark(asked.get('into') ?? '')
  return {
    chapter: Number(chapter),
    ...(other !== undefined && { other: Number(other) }),
    ...(match !== '' && { from: { match, ...(isImported && { isImported: true as const }) } }),
    ...(into !== undefined && { into }),
  }
}

export function formatBeside({ chapter, other, from, into }: BesideAsked): string {
  return new URLSearchParams({
    beside: other === undefined ? String(chapter) : `${chapter}-${other}`,
    ...(from && { with: `${from.isImported ? IMPORTED : ''}${from.match}` }),
    ...(into !== undefined && { into: formatTimeMark(into) }),
  }).toString()
}
