import { type Match, type Round, rightSymbols } from '@getaway/engine/chase'
import type { Advice, Tutorial, TutorialStep } from '../../../table/tutorial.ts'
import type { ChaseHand } from '../acting/hand.ts'
import { pieceOfTile } from '../acting/hand.ts'
import { ownTilesOf } from '../acting/reach.ts'
import { type WayOn, wayOn, withTiles } from './way-on.ts'

/** The player of a lesson. */
const SEAT = 0
const PATH = 0

type Words = Advice['say']

const WORDS = {
  deal: { en: 'The tiles are dealt …', it: 'Si distribuiscono le tessere …' },
  lay: { en: 'Lay this tile beside the prison.', it: 'Posa questa tessera accanto alla prigione.' },
  next: { en: 'Take the second tile.', it: 'Prendi la seconda tessera.' },
  turn: { en: 'Turn it until the streets meet.', it: 'Girala finché le strade si incontrano.' },
  put: { en: 'Lay it there.', it: 'Posala lì.' },
  pile: { en: 'Take a pile.', it: 'Prendi una pila.' },
  item: { en: 'Take a tile with an item.', it: 'Prendi una tessera con un oggetto.' },
  wait: { en: 'The runner sets out …', it: 'Il fuggitivo parte …' },
  mark: {
    en: 'Which witnesses look the way the runner went? Mark the symbol that has most of them.',
    it: 'Quali testimoni guardano dove è andato il fuggitivo? Segna il simbolo che ne ha di più.',
  },
  capture: {
    en: 'On the last tile count the witnesses who look back. Marking it is the capture.',
    it: 'Sull’ultima tessera conta i testimoni che guardano indietro. Segnarla è la cattura.',
  },
} as const satisfies Readonly<Record<string, Words>>

const NAMES = {
  lay: { en: 'Lay a tile', it: 'Posare una tessera' },
  turn: { en: 'Turn a tile', it: 'Girare una tessera' },
  items: { en: 'Find an item', it: 'Trovare un oggetto' },
  mark: { en: 'Mark a tile', it: 'Segnare una tessera' },
  capture: { en: 'Capture', it: 'Catturare' },
} as const satisfies Readonly<Record<string, Words>>

/** Chase in five steps: as the runner lay, turn and find an item; as the chaser mark and capture. */
export const chaseTutorial: Tutorial = {
  game: 'chase',
  lessons: [
    {
      id: 'run',
      options: { firstChaser: 1 },
      opponent: { en: 'Onlooker', it: 'Spettatore' },
      begin: { en: 'Now run', it: 'Ora scappa' },
      steps: [step('lay', adviceToLay), step('turn', adviceToTurn), step('items', adviceToFind)],
    },
    {
      id: 'chase',
      options: { firstChaser: 0 },
      opponent: { en: 'Runner', it: 'Fuggitivo' },
      begin: { en: 'Now chase', it: 'Ora insegui' },
      steps: [step('mark', adviceToMark), step('capture', adviceToCapture)],
    },
  ],
}

interface Situation {
  readonly match: Match
  readonly round: Round
  readonly hand: ChaseHand
  /** The player has tried in vain. */
  readonly isHelped: boolean
}

type AdviceOn = (situation: Situation) => Advice | undefined

function step(id: keyof typeof NAMES, adviceOn: AdviceOn): TutorialStep {
  return {
    id,
    name: NAMES[id],
    adviceOn(view, hand, isHelped) {
      const match = view as Match
      const { round } = match
      return round ? adviceOn({ match, round, hand: hand as ChaseHand, isHelped }) : { say: WORDS.deal }
    },
  }
}

function adviceToLay({ match, round, hand }: Situation): Advice | undefined {
  if (round.started || hand.planned.length > 0) return undefined
  return adviceFor(match, round, hand, ownTilesOf(round, SEAT), WORDS.lay)
}

function adviceToTurn({ match, round, hand }: Situation): Advice | undefined {
  if (round.started) return undefined
  const planned = hand.planned.flatMap(({ tile: id, ...place }) => {
    const tile = match.tiles.get(id)
    return tile ? [{ tile, ...place }] : []
  })
  const left = ownTilesOf(round, SEAT).filter((id) => !hand.planned.some(({ tile }) => tile === id))
  return adviceFor(match, withTiles(round, PATH, planned), hand, left, WORDS.next)
}

function adviceToFind({ match, round, hand }: Situation): Advice | undefined {
  const tiles = round.paths[PATH]?.tiles ?? []
  if (tiles.some(({ tile }) => tile.item)) return undefined
  if (round.held === undefined) return { say: WORDS.pile, act: 'take-pile' }
  const items = ownTilesOf(round, SEAT).filter((id) => match.tiles.get(id)?.item)
  return adviceFor(match, round, hand, items, WORDS.item)
}

function adviceToMark({ round, isHelped }: Situation): Advice | undefined {
  const { tiles = [], markers = [] } = round.paths[PATH] ?? {}
  if (tiles.length < LAID) return { say: WORDS.wait }
  return markers.length >= LAID - 1
    ? undefined
    : adviceForMarker(round, WORDS.mark, isHelped || markers.length === 0)
}

function adviceToCapture({ round, isHelped }: Situation): Advice | undefined {
  return round.ending ? undefined : adviceForMarker(round, WORDS.capture, isHelped)
}

/** So many tiles the runner of the lesson lays. */
const LAID = 3

function adviceForMarker(round: Round, say: Words, isShown: boolean): Advice {
  const { tiles = [], markers = [] } = round.paths[PATH] ?? {}
  const at = markers.length
  const marked = tiles[at]
  const [right] = marked && isShown ? rightSymbols(marked, tiles[at + 1] ?? tiles[at - 1]) : []
  return { say, cell: marked && { x: marked.x, y: marked.y }, act: right && `mark-${right}` }
}

/** A tile that goes on, then its turn, then its place. */
function adviceFor(
  match: Match,
  round: Round,
  { carried }: ChaseHand,
  tiles: readonly string[],
  say: Words,
): Advice {
  const ways = tiles.flatMap((tile) => {
    const way = wayOn(match, round, PATH, tile)
    return way ? [{ tile, way }] : []
  })
  const held = carried?.type === 'tile' ? ways.find(({ tile }) => tile === carried.tile) : undefined
  if (carried?.type === 'tile' && held) return adviceToPut(carried.rot, held.way, say)
  const [first] = ways
  return { say, piece: first && pieceOfTile(first.tile), cell: first && cellOf(first.way) }
}

function adviceToPut(rot: number, way: WayOn, say: Words): Advice {
  const cell = cellOf(way)
  if (rot !== way.rot) return { say: WORDS.turn, cell, act: 'turn' }
  return { say: say === WORDS.lay ? say : WORDS.put, cell }
}

function cellOf({ x, y }: WayOn) {
  return { x, y }
}
