import { type Random, shuffled } from '../../../random.ts'
import { END_KINDS, type EndKind, type Exit, type Tile } from '../pieces/pieces.ts'

type Face = readonly (EndKind | null)[]
type Place = Exit['at']

const PLACES: readonly Place[] = [1, 2, 3]

/** The ends on each tile's four edges, before they are shuffled: street, trees, roadblock, or - closed. */
const PLAIN_FACES = faces(
  'ssst ssst ssst sstt sstt sstt sst- sst- sst- sst- sst- stt- rsst rsst rsst rst- rst- rst- st--',
)
const ITEM_FACES = faces('rrr- rrr- rr-- rr-- rr-- rr--')
const START_FACES = faces('ssst sstt sstt sttt sst- stt-')
const HIDEOUT_FACES = faces('st-- ss-- ss--')

/** Streets of the 25 ordinary tiles, items last: the ends are fixed, so how hard a set is hardly varies. */
export function ordinaryStreets(random: Random): Tile['exits'][] {
  const drawn = [...shuffled(PLAIN_FACES, random), ...shuffled(ITEM_FACES, random)]
  const streets = drawn.flat().filter((end) => end !== null).length
  const places = shuffled(
    Array.from({ length: streets }, (_, n) => placeOf(n)),
    random,
  )
  return drawn.map((face) => laid(face, places, random))
}

export function startStreets(random: Random): Tile['exits'][] {
  return shuffled(START_FACES, random).map((face) => welcoming(face, random))
}

/** Two ways in: one of them to come by, or one for each of two paths (C5.5). */
export function hideoutStreets(random: Random): Tile['exits'][] {
  return shuffled(HIDEOUT_FACES, random).map((face) => laid(face, shuffled(PLACES, random), random))
}

/** A street at every place: any starting tile meets the prison, and any can follow any other (C3.1). */
function welcoming(face: Face, random: Random): Tile['exits'] {
  const spare = placeOf(random(3))
  const places = face.includes(null) ? PLACES : [...PLACES, spare]
  return laid(face, shuffled(places, random), random)
}

/** The ends of a face on edges at random, each at the next of `places`, which it uses up. */
function laid(face: Face, places: Place[], random: Random): Tile['exits'] {
  const [north, east, south, west] = shuffled(face, random).map(
    (end) => end && { end, at: places.pop() ?? 2 },
  )
  return [north ?? null, east ?? null, south ?? null, west ?? null]
}

function placeOf(n: number): Place {
  return PLACES[n % 3] ?? 2
}

function faces(letters: string): Face[] {
  const ends = new Map(END_KINDS.map((end) => [end.charAt(0), end]))
  return letters.split(' ').map((face) => [...face].map((letter) => ends.get(letter) ?? null))
}
