import {
  type FugitiveEvent,
  type FugitiveType,
  fugitiveReading,
  type Match,
  type RowPlace,
  START,
  sprintOf,
} from '@getaway/engine/fugitive'

/** The last hideout of a row, and what is placed after it: the card, then its sprint cards. */
const PLACEMENTS = {
  near: { last: START, laid: [3] },
  sprint: { last: 7, laid: [12, 4] },
  sprints: { last: 9, laid: [15, 5, 6] },
  bluff: { last: 15, laid: [17, 11, 24] },
  lower: { last: 9, laid: [8] },
  far: { last: 7, laid: [11] },
  'far-sprint': { last: 7, laid: [12, 5] },
  'escape-sprint': { last: 21, laid: [25, 42] },
} as const

/** A row of hideouts that lie face down, and the numbers that the marshal names. */
const GUESSES = {
  one: { row: [3, 7, 11], numbers: [7] },
  several: { row: [3, 7, 11], numbers: [3, 11] },
  partly: { row: [3, 7, 11], numbers: [7, 10] },
  all: { row: [6, 9], numbers: [6, 9] },
} as const

/** The 42 is placed when the hideouts found so far are these; the last one of the row is never found here. */
const ESCAPES = {
  manhunt: { found: [24, 29], last: 40 },
  away: { found: [24, 31], last: 40 },
} as const

export type PlacementKey = keyof typeof PLACEMENTS
export type GuessKey = keyof typeof GUESSES
export type EscapeKey = keyof typeof ESCAPES
export const PLACEMENT_KEYS = Object.keys(PLACEMENTS) as readonly PlacementKey[]
export const GUESS_KEYS = Object.keys(GUESSES) as readonly GuessKey[]
export const ESCAPE_KEYS = Object.keys(ESCAPES) as readonly EscapeKey[]

export interface Placement {
  readonly last: number
  readonly card: number
  readonly sprint: readonly number[]
  /** The rule that is against it, as the engine says; undefined: it is allowed. */
  readonly clause: string | undefined
}

export function placementOf(key: PlacementKey): Placement {
  const { last, laid } = PLACEMENTS[key]
  const [card, ...sprint] = laid as readonly [number, ...number[]]
  const match = withRow(dealt([...laid, ...(last === START ? [] : [last])]), last === START ? [] : [last])
  const placed = event('hideout.placed', { card, sprint }, FUGITIVE)
  const admission = fugitiveReading.admit(match, placed)
  const refusal = admission.type === 'finding' ? admission.refusal : undefined
  return { last, card, sprint, clause: refusal?.clause ?? undefined }
}

/** How far a placement may go with its sprint cards. */
export function reachOf({ sprint }: Pick<Placement, 'sprint'>): number {
  return sprint.reduce((sum, card) => sum + sprintOf(card), 3)
}

export interface JudgedGuess {
  readonly numbers: readonly number[]
  readonly row: readonly RowPlace[]
  readonly isRight: boolean
}

/** What a guess comes to on a table that is known whole. */
export function guessOf(key: GuessKey): JudgedGuess {
  const { row, numbers } = GUESSES[key]
  const match = after(withRow(dealt(row), row), event('numbers.guessed', { numbers }, MARSHAL))
  // The next action finds the answer given, recorded or not.
  const answered = after(match, event('card.drawn', { deck: 1, card: null }, FUGITIVE))
  const guess = answered.table?.guesses.at(-1)
  return { numbers, row: answered.table?.row ?? [], isRight: guess?.isRight === true }
}

export interface JudgedEscape {
  readonly found: readonly number[]
  readonly isManhunt: boolean
}

export function escapeOf(key: EscapeKey): JudgedEscape {
  const { found, last } = ESCAPES[key]
  const up = { right: true, hideouts: found.map((card, index) => ({ place: index + 1, card, sprint: [] })) }
  const row = [...found, last]
  const guessed = after(
    withRow(dealt([...row, 42]), row),
    event('numbers.guessed', { numbers: found }, MARSHAL),
  )
  const turned = after(guessed, event('guess.answered', up, 'server'))
  const placed = after(turned, event('hideout.placed', { card: 42, sprint: [] }, FUGITIVE))
  return { found, isManhunt: placed.table?.steps[0]?.type === 'hunt' }
}

const FUGITIVE = 0
const MARSHAL = 1

/** A match whose fugitive has these cards; the rest does not matter here. */
function dealt(hand: readonly number[]): Match {
  const created = event(
    'game.created',
    { format: 'getaway-log/1', game: 'fugitive', id: 'rules', players: [], options: {} },
    'server',
  )
  const match = fugitiveReading.begin(created)
  return after(match, event('cards.dealt', { hand: [...hand], decks: [11, 14, 13] }, 'server'))
}

/** The row as it came to lie there, however that was: how it may is what the examples are about. */
function withRow(match: Match, row: readonly number[]): Match {
  return row.reduce((one, card) => after(one, event('hideout.placed', { card, sprint: [] }, FUGITIVE)), match)
}

function after(match: Match, one: FugitiveEvent): Match {
  return fugitiveReading.evolve(match, one, { type: 'applies' })
}

function event(type: FugitiveType, data: object, by: number | 'server'): FugitiveEvent {
  return { seq: 1, type, at: 0, by, data, hash: '' } as unknown as FugitiveEvent
}
