import type { BookWords } from './clauses.ts'
import { endingEn } from './words-en-ending.ts'

/** Chase in English: what the table and the pieces are, and how one plays. */
export const en: BookWords = {
  intro: [
    'Somebody has broken out of prison. The **runner** lays a path of tiles, as fast as they can, collects a map, money and keys, and makes for a hideout. The **chaser** follows at the same time: on each tile they count witnesses and put down a marker that says who saw the runner. There are no turns, and nobody says during the round whether what lies there is right. Afterwards it is all checked, tile by tile and marker by marker.',
    'These are the rules by which every match here is played: the board game 5-Minute Chase, retold in our own words. Each clause has a number, and the table names it when something is wrong. **Ours** marks what the printed rules leave open and we have decided.',
    'A *path* is the row of tiles that a runner, or a team of two, builds from the prison on. A tile’s *position* is its number in that row. *Free* means not caught.',
  ],
  chapters: {
    C1: 'Pieces',
    C2: 'Setting up a round',
    C3: 'The start',
    C4: 'Placing tiles',
    C5: 'What lies rightly',
    C6: 'Items and the hideout',
    C7: 'The chaser',
    C8: 'The end of a round',
    C9: 'The match',
    C10: 'At the same time',
  },
  clauses: {
    ...endingEn,
    'C1.1': {
      text: 'There are 31 route tiles: 25 ordinary ones, and 6 starting tiles with red backs. Six of the ordinary ones show an item: two each of map, money and keys. Besides there are the prison and 3 hideouts.',
    },
    'C1.2': {
      text: 'At each of a tile’s four edges a street ends, or the edge is closed. A street ends plainly, in **trees** or at a **roadblock**. It leaves the edge at one of three places, counted clockwise along the outline: 1, 2 in the middle, 3. The prison has four plain streets, all in the middle.',
      ours: 'The places, the closed edges, and how streets end on hideouts and on the prison. Streets run zigzag: to find a tile that lines up is the runner’s whole trouble.',
    },
    'C1.3': {
      text: 'A route tile has four sectors, one in each corner, with four different symbols. In each stand some witnesses, and every witness looks north, east, south or west. Triangle and square are red, diamond and star are blue.',
      ours: 'Which symbol has which colour.',
    },
    'C1.4': {
      text: 'There are 30 markers. 15 are red, with a triangle on one side and a square on the other; 15 are blue, with a diamond and a star. A marker may show either of its two sides.',
    },
    'C1.5': {
      text: 'Who wins a round gets victory markers: **Perfect**, in gold, or **Small**, in silver. There are always enough.',
    },
    'C1.6': {
      text: 'The faces of the tiles are our own design. A tile in hand fits at a given place about once in five tries. Tiles with items are hard to lay: most or all of their streets end at a roadblock. On every tile somebody looks each way, and now and then two sectors are level.',
      ours: 'The backs carry the answers: at each side, the symbols that are right when the chase goes that way.',
    },
    'C2.1': {
      text: 'The prison lies in the middle of the table, which is 21 cells wide and 15 high unless the host chose otherwise. A tile must lie on it wholly.',
    },
    'C2.2': {
      text: 'The 6 starting tiles are shuffled. The runner draws 2 of them (3 with the head start). With 4 players each runner draws as many; with 3 players one hand is drawn for the team. The rest is out of this round.',
    },
    'C2.3': {
      text: 'The 25 ordinary tiles and the 3 hideouts are shuffled together and make two piles of 14, face down. With 2 players both lie before the runner; with 3 and 4 each runner has one. Nobody sees a pile before the round runs.',
    },
    'C2.4': {
      text: 'The chaser has all the markers. With 4 players they are divided evenly.',
      ours: 'The chaser with the lower seat gets 8 red and 7 blue, the other one 7 red and 8 blue.',
    },
    'C2.5': {
      text: 'The host chooses the first chaser, or lets chance do so. With 3 players the two others run. With 4 players the first chaser and whoever sits to their left chase.',
    },
    'C2.6': { text: 'Seats go round the table clockwise.' },
    'C3.1': {
      text: 'The runner plans the starting tiles in secret and takes their time. Then all of them are laid at once: the first beside the prison, the next beside the first.',
    },
    'C3.2': {
      text: 'As soon as they lie, the round runs, for everybody. With 2 players the runner now takes a pile; with 3 and 4 each runner looks at their own.',
    },
    'C3.3': {
      text: 'With 3 players the runners settle who starts: whoever claims it first. Only that runner sees and lays the starting tiles, without consulting. The *other* one lays the next tile, and from then on they take turns.',
    },
    'C3.4': {
      text: 'With 4 players the runners start on two opposite sides of the prison and agree which. They may talk, and see each other’s starting tiles. Each submits a start: it is binding, hidden from the chasers, and holds its cells. When both are in, both are shown and the round runs. The chasers agree who chases whom.',
      ours: 'Either teammate may set the plan, and the last word counts. Without a word the lower seats have north and the first path, the others south and the second.',
    },
    'C4.1': { text: 'A tile that lies is neither moved nor turned.' },
    'C4.2': {
      text: 'Whether a tile lies *rightly* is not checked when it is laid: that waits for the end of the round. Only what is impossible is refused, and leaves no trace.',
      table: {
        head: ['Refused', 'because'],
        rows: [
          [
            'anything',
            'it is not your role, your turn or your path; the round does not run; your path has been caught',
          ],
          [
            'a tile',
            'you do not hold it; your hand is laid down; the cell is taken, or off the table (ours)',
          ],
          ['a start', 'too many tiles or too few; it is submitted already; the claim is not open to you'],
          ['a pile', 'you hold it already'],
          ['a marker', 'no tile is unmarked; it is not the next one; none of that colour is left'],
          ['passing markers', 'you have not so many'],
          ['an exchange', 'it is not open to you'],
          ['a lost trail', 'it is not lost'],
        ],
      },
    },
    'C4.3': {
      text: 'With 2 players the runner holds one pile at a time, looks through it freely and lays any tile of it. They may put it back and take the other one whenever they like.',
    },
    'C4.4': { text: 'With 3 and 4 players each runner holds their own pile and never sees the other one’s.' },
    'C4.5': {
      text: 'Exchange, with 3 and 4 players: a runner lays the whole hand face down and calls. When the other one has laid theirs down too, the piles change hands. With 3 players only whoever’s turn it is may call, and it stays their turn. Whoever has laid a hand down lays no tile until it is done.',
      ours: 'The caller may withdraw until somebody answers. A caught runner keeps the pile and may still exchange it. The end of the round cancels a call.',
    },
    'C5.1': {
      text: 'A tile shares an edge with **exactly one** tile: the last one of its own path. The first starting tile shares one with the prison. Corners do not count. For a hideout of four players, C5.5 has more to say.',
    },
    'C5.2': {
      text: 'At the edge that they share both tiles have a street, and **the two ends meet**: place 1 meets 3, 2 meets 2, 3 meets 1.',
    },
    'C5.3': {
      text: 'At that edge a **roadblock only ever meets trees**.',
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
      text: 'A hideout may only be laid when a map, money and keys all lie already, whoever laid them, on either path, also on that of a runner who has been caught.',
    },
    'C5.5': {
      text: 'Four players, both runners free: the hideout touches the last tiles of both paths and nothing else, and joins both by C5.2 and C5.3. One runner caught: it joins the last tile of whoever lays it; it may touch the last tile of the caught path too, if it joins it rightly, and nothing else.',
    },
    'C5.6': {
      text: 'Four players: the two paths start on opposite sides of the prison. If not, the later start is wrong at its first tile.',
    },
    'C5.7': {
      text: 'A mistake belongs to the later of the two tiles, by whose laying it came about, on the path of the runner who laid it. What counts is what lay on the table at that instant. Of several broken clauses the lowest is named.',
    },
    'C6.1': { text: 'An item is found as soon as a tile that shows it lies.' },
    'C6.2': { text: 'Laying a hideout ends the round at once, whether it lies rightly or not.' },
  },
}
