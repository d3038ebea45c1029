import type { BookWords, ClauseId } from './clauses.ts'

type Ending = Extract<ClauseId, `C7.${string}` | `C8.${string}` | `C9.${string}` | `C10.${string}`>

/** Chase in English: the chaser, how a round and a match end, and what counts first. */
export const endingEn: Pick<BookWords['clauses'], Ending> = {
  'C7.1': {
    text: 'Each marker goes on the first tile of the path that has none, starting tiles included. The chaser chooses only the symbol. A hideout takes no marker.',
  },
  'C7.2': {
    text: 'If another tile follows, look **in the direction of the chase**, from this tile towards the next. The symbol of the sector with the most witnesses looking that way is right; if several sectors are level, each of their symbols is.',
  },
  'C7.3': {
    text: 'On the last tile, with no tile after it at that moment, look **back**, towards the tile that the runner came from. The rest is the same.',
  },
  'C7.4': {
    text: 'A marker on the last tile, right or wrong, is the **capture**. The runner can add nothing more, and that chase is over.',
  },
  'C7.5': {
    text: 'While the chaser thinks, the runner may lay another tile. Then the tile before it is no longer the last, and a later marker on it is judged by C7.2, whatever the chaser meant.',
  },
  'C7.6': {
    text: 'A chaser who needs a colour and has no marker of it left declares the **trail lost**. That ends the round. Whether they needed the colour is not judged. With 4 players the chasers may pass each other markers while the round runs.',
    ours: 'With 4 players it ends the round for everybody, and the trail is lost only if neither chaser has that colour.',
  },
  'C7.7': { text: 'With 4 players a chaser marks only the path of the runner they chase.' },
  'C7.8': {
    text: 'If the tile to look towards does not touch this tile, there is no direction, and any symbol is right.',
  },
  'C8.1': {
    text: 'A round ends by a capture (with 4 players: of both runners), by a hideout, or by a lost trail. An organiser may void it, or everybody may abandon it; then it has no score. Nothing else ends it.',
  },
  'C8.2': {
    text: 'The runners’ check: each tile in the order of its path, by C5. A team’s first mistake is its mistake at the lowest position; of two at the same position, the earlier.',
  },
  'C8.3': {
    text: 'The chasers’ check: each marker in the order of its path, by C7. Tile after tile turns over along the line of the chase and shows the answer. The first mistakes of both sides are always recorded.',
  },
  'C8.4': {
    text: 'Who wins depends on the end of the round and on mistakes; a mistake by a teammate is the whole team’s. In the last row, nobody wins if both first mistakes are at the same position of the same path.',
    ours: 'With 4 players, at the same position of different paths, the side whose mistake was earlier loses.',
    table: {
      head: ['The round ended by', 'runners made a mistake', 'chasers made a mistake', 'winners'],
      rows: [
        ['hideout', 'no', '–', 'runners'],
        ['lost trail', 'no', '–', 'runners'],
        ['lost trail', 'yes', '–', 'chasers'],
        ['capture', 'no', 'no', 'chasers'],
        ['capture', 'no', 'yes', 'runners'],
        ['capture or hideout', 'yes', 'no', 'chasers'],
        ['capture or hideout', 'yes', 'yes', 'the side whose first mistake is later in the path'],
      ],
    },
  },
  'C8.5': {
    text: 'If the runners win, each gets 1 Perfect. If the chasers win, each gets 1 Small. With 4 players, if one runner was caught, the other reached the hideout and the runners win, each runner gets 1 Small, but 1 Perfect if a chaser made a mistake.',
    ours: 'The same if the trail of the other runner was lost.',
  },
  'C9.1': {
    text: 'Between rounds the table is cleared and the roles change; victory markers stay. 2 players swap. With 3 the chaser’s role goes to the left. With 4 everybody takes the role of the player to their right. After a voided round the roles stay.',
  },
  'C9.2': {
    text: 'The match is won with 2 Perfect, or 1 Perfect and 1 Small, or 3 Small. If several players have that, the most Perfect wins. If they are still level, another round is played.',
  },
  'C9.3': {
    text: 'Variants, in any combination. **Head start:** 3 starting tiles. **Perfect plan:** each pile holds a map, money and keys. **Marathon:** more victory markers are needed.',
  },
  'C9.4': {
    text: 'A match goes on until somebody has won, unless everybody agrees to abandon it or nobody acts for a long time. An organiser may void a round, and correct the score of a round until the match has ended. A correction replaces all victory markers of that round.',
  },
  'C10.1': {
    text: 'Within a round play is ordered by the effective time of each action, in millionths of a second, then by its number in the log. The same log has the same result everywhere, for ever.',
  },
  'C10.2': { text: 'By default that time is when the action arrived at the server.' },
  'C10.3': {
    text: 'In *fair* matches, for tiles, markers and lost trails, it is the player’s own clock instead, within bounds: never later than the arrival; earlier by at most half of the round trip to the server, and never by more than the match allows; and never before anything that the player had already seen or done.',
  },
  'C10.4': {
    text: 'An action is tested at the moment when it takes effect. If it is impossible then, or would make a recorded action impossible, it is refused.',
  },
  'C10.5': {
    text: 'In a fair match an ending is final only after that allowance has passed: an action that arrives meanwhile with an earlier time counts first, and may undo the ending. An action that comes too late is recorded as **late**, with its margin, and changes nothing.',
  },
  'C10.6': {
    text: 'Any round can be judged again under the other policy, to see what would have happened. The record never changes.',
  },
}
