/** What the statistics of a tile set mean: by the word that a table shows. */
const MEANINGS: readonly (readonly [word: string, meaning: string])[] = [
  [
    'legal share',
    'of a random tile, turned at random, at a free edge of the last one: how often it is legal',
  ],
  ['item …', 'the same of tiles with an item'],
  ['directions', 'every side of every route tile, starting tiles included'],
  ['blind …', 'those where no witness looks, so that every symbol is right'],
  ['tie share', 'those where several symbols are right'],
  ['answers', 'for how many directions each symbol is right; by direction: as printed, N/E/S/W'],
  ['crowd', 'how many witnesses stand on a route tile'],
  ['exits', 'how many streets end so at place 1/2/3 of their edge, clockwise; ordinary tiles'],
  ['N E S W', 'how each edge ends: s street, t trees, r roadblock, at place 1, 2 or 3; – closed'],
  ['followers', 'how many ordinary tiles can come next, in some turn'],
  ['followable', 'of the other ordinary tiles: how many it can come next to'],
  ['ties', 'directions of this tile where several symbols are right'],
]
const WIDTH = 12

/** A line for each. */
export function statisticsLegend(): string {
  return MEANINGS.map(([word, meaning]) => `  ${word.padEnd(WIDTH)} ${meaning}`).join('\n')
}

/** The little that the tables can't be read without. */
export const BRIEFLY = [
  'N E S W: s street, t trees, r roadblock, at place 1, 2 or 3 of its edge; – closed. exits a/b/c: at places 1/2/3',
  'followers can come next; followable: so many others it can come next to; crowd: witnesses on a tile. More: --help',
]
