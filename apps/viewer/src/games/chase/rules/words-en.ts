import type { BookWords } from './clauses.ts'
import { endingEn } from './words-en-ending.ts'

/** Chase in English: the table, the pieces, and how to play. */
export const en: BookWords = {
  intro: [
    'Somebody has broken out of prison. The **runner** lays a path of tiles, as fast as they can, collects a map, money and keys, and makes for a hideout. The **chaser** follows at the same time: on each tile they count witnesses and put down a marker that says who saw the runner. There are no turns, and during the round nobody says what is right. Afterwards everything is checked, tile by tile and marker by marker.',
    'These are the rules by which every match here is played: the board game 5-Minute Chase, retold in our own words. Each clause has a number, and the table shows it when something is wrong. **Ours** marks what we decided because the printed rules leave it open.',
    'A *path* is the row of tiles that a runner, or a team of two, builds from the prison. A tile’s *position* is its number in that row. *Free* means not caught.',
  ],
  chapters: {
    C1: 'Pieces',
    C2: 'Setting up a round',
    C3: 'The start',
    C4: 'Placing tiles',
    C5: 'Legal tiles',
    C6: 'Items and the hideout',
    C7: 'The chaser',
    C8: 'The end of a round',
    C9: 'The match',
    C10: 'At the same time',
  },
  clauses: {
    ...endingEn,
    'C1.1': {
      text: 'There are 31 route tiles: 25 ordinary ones, and 6 starting tiles with red backs. Six of the ordinary tiles show an item: two each of map, money and keys. There are also the prison and 3 hideouts.',
    },
    'C1.2': {
      text: 'At each of a tile’s four edges a street ends, or the edge is closed. The end of a street is plain, has **trees** or has a **roadblock**. It lies at one of three places along the edge, counted clockwise along the outline: 1, 2 (the middle) or 3. The prison has four plain streets, all in the middle.',
      ours: 'The places, the closed edges, and how streets end on hideouts and on the prison. Streets zigzag: the runner’s difficulty is to find a tile that lines up.',
    },
    'C1.3': {
      text: 'A route tile has four sectors, one in each corner, with four different symbols. Each sector has some witnesses, and every witness looks north, east, south or west. Triangle and square are red, diamond and star are blue.',
      ours: 'Which symbol has which colour.',
    },
    'C1.4': {
      text: 'There are 30 markers. 15 are red, with a triangle on one side and a square on the other; 15 are blue, with a diamond and a star. A marker may show either of its two sides.',
    },
    'C1.5': {
      text: 'The winners of a round get victory markers: **Perfect**, in gold, or **Small**, in silver. There are always enough.',
    },
    'C1.6': {
      text: 'The faces of the tiles are our own design. A random tile fits in about one of five cases. Tiles with items are hard to lay: most or all of their streets end at a roadblock. On every tile at least one witness looks in each direction, and sometimes two sectors are level.',
      ours: 'The backs carry the answers: at each side, the symbols that are right when the chase goes that way.',
    },
    'C2.1': {
      text: 'The prison lies in the middle of the table, which is 21 cells wide and 15 high unless the host chose otherwise. A tile must lie completely on it.',
    },
    'C2.2': {
      text: 'The 6 starting tiles are shuffled. The runner draws 2 of them (3 with the head start). With 4 players each runner draws that many; with 3 players one hand is drawn for the team. The rest are out of this round.',
    },
    'C2.3': {
      text: 'The 25 ordinary tiles and the 3 hideouts are shuffled together and split into two piles of 14, face down. With 2 players both are the runner’s; with 3 and 4 each runner has one. Nobody sees a pile before the round runs.',
    },
    'C2.4': {
      text: 'The chaser has all the markers. With 4 players they are divided evenly.',
      ours: 'The chaser with the lower seat number gets 8 red and 7 blue, the other chaser 7 red and 8 blue.',
    },
    'C2.5': {
      text: 'The host chooses the first chaser, or the first chaser is drawn at random. With 4 players the player to their left is the second chaser. All others run.',
    },
    'C2.6': { text: 'Seats go round the table clockwise.' },
    'C3.1': {
      text: 'The runner plans the starting tiles in secret, for as long as they like. Then all of them are laid at once: the first beside the prison, the next beside the first.',
    },
    'C3.2': {
      text: 'As soon as they are on the table, the round begins, for everybody. With 2 players the runner now takes a pile; with 3 and 4 each runner looks at their own.',
    },
    'C3.3': {
      text: 'With 3 players the runner who claims the start first has it. Only that runner sees and lays the starting tiles, without consulting. The *other* runner lays the next tile, and from then on they take turns.',
    },
    'C3.4': {
      text: 'With 4 players the runners start on two opposite sides of the prison, and agree on who takes which. They may talk, and see each other’s starting tiles. Each submits a start: it is binding, hidden from the chasers, and holds its cells. When both are in, both are shown and the round begins. The chasers agree who chases whom.',
      ours: 'Either teammate may set the plan, and the last word counts. By default the lower seats have north and the first path, the others south and the second.',
    },
    'C4.1': { text: 'A tile on the table is neither moved nor turned.' },
    'C4.2': {
      text: 'Whether a tile is *legal* is checked only at the end of the round. Only what is impossible is refused, and leaves no trace.',
      table: {
        head: ['Refused', 'because'],
        rows: [
          [
            'anything',
            'it is not your role, your turn or your path; the round is not running; your path has been caught',
          ],
          [
            'a tile',
            'you do not hold it; your hand is laid down; the cell is taken, or off the table (ours)',
          ],
          ['a start', 'too many tiles or too few; you have submitted it already; you cannot claim it'],
          ['a pile', 'you hold it already'],
          ['a marker', 'no tile is unmarked; it is not the next one; none of that colour is left'],
          ['passing markers', 'you do not have that many'],
          ['an exchange', 'you cannot call or answer it now'],
          ['a lost trail', 'it is not lost'],
        ],
      },
    },
    'C4.3': {
      text: 'With 2 players the runner holds one pile at a time, looks through it freely and lays any tile of it. They may swap it for the other pile whenever they like.',
    },
    'C4.4': {
      text: 'With 3 and 4 players each runner holds their own pile and never sees the other runner’s.',
    },
    'C4.5': {
      text: 'Exchange, with 3 and 4 players: a runner lays the whole hand face down and calls. When the other runner has laid theirs down too, the piles change hands. With 3 players only the runner whose turn it is may call, and it stays their turn. A runner who has laid a hand down lays no tile until the exchange is over.',
      ours: 'The caller may withdraw until the other runner answers. A caught runner keeps the pile and may still exchange it. The end of the round cancels a call.',
    },
    'C5.1': {
      text: 'A tile shares an edge with **exactly one** tile: the last one of its own path. The first starting tile shares one with the prison. Corners do not count. With 4 players, C5.5 says more about hideouts.',
    },
    'C5.2': {
      text: 'At the shared edge both tiles have a street, and **the two ends meet**: place 1 meets 3, 2 meets 2, 3 meets 1.',
    },
    'C5.3': {
      text: 'At the shared edge a **roadblock may meet only trees**.',
      table: {
        head: ['', 'street', 'trees', 'roadblock'],
        rows: [
          ['**street**', '✓', '✓', '✗'],
          ['**trees**', '✓', '✓', '✓'],
          ['**roadblock**', '✗', '✓', '✗'],
        ],
      },
    },
    'C5.4': {
      text: 'A hideout may only be laid when a map, money and keys are all on the table, laid by either runner, on either path, even the path of a caught runner.',
    },
    'C5.5': {
      text: 'Four players, both runners free: the hideout touches the last tiles of both paths and nothing else, and joins both by C5.2 and C5.3. One runner caught: it joins the last tile of the runner who lays it; it may also touch the last tile of the caught path, if it connects there too, and nothing else.',
    },
    'C5.6': {
      text: 'Four players: the two paths start on opposite sides of the prison. If not, the later start is wrong at its first tile.',
    },
    'C5.7': {
      text: 'A mistake belongs to the later of the two tiles, the tile that caused it, on the path of the runner who laid it. What counts is what lay on the table at that instant. Of several broken clauses the lowest is named.',
    },
    'C6.1': { text: 'An item is found as soon as a tile that shows it is laid.' },
    'C6.2': { text: 'Laying a hideout ends the round at once, even if it is laid wrongly.' },
  },
}
