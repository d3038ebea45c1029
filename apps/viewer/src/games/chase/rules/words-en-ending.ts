import type { BookWords, ClauseId } from './clauses.ts'

type Ending = Extract<ClauseId, `C7.${string}` | `C8.${string}` | `C9.${string}` | `C10.${string}`>

/** Chase in English: the chaser, how a round and a match end, and what counts first. */
export const endingEn: Pick<BookWords['clauses'], Ending> = {
  'C7.1': {
    text: 'Markers go on the tiles in the order of the path, from the prison on, without gaps: the next one always goes on the first tile that has none. All the chaser chooses is the symbol. Starting tiles count; a hideout takes no marker.',
  },
  'C7.2': {
    text: 'Where another tile follows, look **in the direction of the chase**, from this tile towards the next one. Right is the symbol of the sector with the most witnesses looking that way; if several are level, each of them.',
  },
  'C7.3': {
    text: 'On the last tile, with none after it at that instant, look **back**, towards the tile that the runner came from. The rest is the same.',
  },
  'C7.4': {
    text: 'A marker on the last tile is the **capture**, rightly marked or not. The tile is covered, the runner adds nothing more, that chase is over.',
  },
  'C7.5': {
    text: 'While the chaser still thinks, the runner may lay another tile. Then the one before is not the last any more, and a marker that comes after that is judged by C7.2, whatever the chaser had in mind.',
  },
  'C7.6': {
    text: 'A chaser who needs a colour and has none of it left declares the **trail lost**. That ends the round. Whether they needed the colour is not judged. With 4 players the chasers may pass each other markers while the round runs.',
    ours: 'With 4 players it ends the round for everybody, and the trail is lost only if neither chaser has that colour.',
  },
  'C7.7': { text: 'With 4 players a chaser marks only the path of the runner whom they chase.' },
  'C7.8': {
    text: 'If the tile that one has to look towards does not touch this one, there is no direction, and any symbol is right.',
  },
  'C8.1': {
    text: 'A round ends by a capture (with 4 players: of both runners), by a hideout, or by a lost trail. An organiser may void it, or everybody may abandon it; then it has no score. Nothing else ends it.',
  },
  'C8.2': {
    text: 'The runners’ check: each tile in the order of its path, by C5. A team’s first mistake is the one at the lowest position; if two stand at the same, the earlier one.',
  },
  'C8.3': {
    text: 'The chasers’ check: each marker in the order of its path, by C7. Tile after tile turns over along the line of the chase and shows the answer. The first mistakes of both sides are always written down.',
  },
  'C8.4': {
    text: 'Who wins; a mistake by one is the whole team’s. In the last line, at the same position of the same path nobody wins.',
    ours: 'With 4 players, at the same position of different paths, the side that erred earlier loses.',
    table: {
      head: ['The round ended by', 'runners erred', 'chasers erred', 'winners'],
      rows: [
        ['hideout', 'no', '–', 'runners'],
        ['lost trail', 'no', '–', 'runners'],
        ['lost trail', 'yes', '–', 'chasers'],
        ['capture', 'no', 'no', 'chasers'],
        ['capture', 'no', 'yes', 'runners'],
        ['capture or hideout', 'yes', 'no', 'chasers'],
        ['capture or hideout', 'yes', 'yes', 'whose first mistake stands later in the path'],
      ],
    },
  },
  'C8.5': {
    text: 'If the runners win, each gets 1 Perfect. If the chasers win, each gets 1 Small. With 4 players, when one runner was caught and the other one reached the hideout, and the runners win, each of them gets 1 Small; but 1 Perfect if a chaser made a mistake.',
    ours: 'The same if the other one’s trail was lost.',
  },
  'C9.1': {
    text: 'Between rounds the table is cleared and the roles change; victory markers stay. 2 players swap. With 3 the chaser’s role goes to the left. With 4 everybody takes the role of whoever sits to their right. After a voided round the roles stay.',
  },
  'C9.2': {
    text: 'The match is won with 2 Perfect, or 1 Perfect and 1 Small, or 3 Small. If several players have that, most Perfect wins. If they are still level, one more round is played.',
  },
  'C9.3': {
    text: 'Variants, in any combination. **Head start:** 3 starting tiles. **Perfect plan:** each pile holds a map, money and keys. **Marathon:** more victory markers are needed.',
  },
  'C9.4': {
    text: 'A match goes on until somebody has won, unless all agree to abandon it or nobody acts for long. An organiser may void a round, and correct the score of one until the match has ended. A correction replaces all victory markers of that round.',
  },
  'C10.1': {
    text: 'Within a round play is ordered by the effective time of each action, in millionths of a second, then by its number in the log. The same log has the same result everywhere, for ever.',
  },
  'C10.2': { text: 'By default that time is when the action arrived at the server.' },
  'C10.3': {
    text: 'In *fair* matches, for tiles, markers and lost trails, it is the player’s own clock instead, within bounds: never later than the arrival; earlier by half the way to the server and back at most, and never by more than the match allows; and not before anything that the player had been shown or had done.',
  },
  'C10.4': {
    text: 'An action is tested where it takes effect. If it is impossible there, or would make impossible what is on record, it is refused.',
  },
  'C10.5': {
    text: 'In a fair match an ending stands only when that allowance has passed: what then arrives with an earlier time counts first, and may undo it. What comes too late is recorded as **late**, with its margin, and changes nothing.',
  },
  'C10.6': {
    text: 'Each round can be judged again under the other policy: what if? The record never changes.',
  },
}
