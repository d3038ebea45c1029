/** A match as lists have it. */
export const summary = {
  id: 'm1',
  game: 'chase',
  kind: 'played',
  status: 'live',
  createdAt: 1,
  endedAt: null,
  event: null,
  delayMs: 0,
  head: 3,
  players: [{ name: null, key: null, bot: null, marks: { perfect: 1 } }],
  winner: null,
  winners: [],
  target: [{ perfect: 2 }],
  abandoned: false,
}

/** As far as all games’ reports go. */
export const report = {
  events: 3,
  chain: { ok: true, brokenAt: null },
  seal: 'valid',
  findings: [],
  rounds: [],
}

/** A log from elsewhere. */
export const imported = {
  kind: 'imported',
  id: 'i1',
  importedAt: 1,
  game: 'chase',
  match: 'm9',
  seal: 'self-signed',
  fingerprint: 'ab',
  report,
}
