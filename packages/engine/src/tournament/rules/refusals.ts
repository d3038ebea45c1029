/** Why a tournament does not take something: a stable code, and a sentence for people. */
export interface TournamentRefusal {
  readonly code: TournamentRefusalCode
  readonly text: { readonly en: string; readonly it: string }
}

const TEXTS = {
  'tournament-closed': ['The tournament is closed.', 'Il torneo è chiuso.'],
  'wrong-voice': ['This author may not record this.', 'Questo autore non può registrarlo.'],
  'time-runs-back': [
    'An event cannot be earlier than the one before it.',
    'Un evento non può avere un’ora anteriore a quella del precedente.',
  ],
  'wrong-number': ['This number does not follow the last one.', 'Questo numero non segue l’ultimo.'],
  'too-many': ['The tournament cannot hold any more of these.', 'Il torneo non può contenerne altri.'],
  'log-full': ['The log of the tournament is full.', 'Il registro del torneo è pieno.'],
  'nothing-changed': ['Nothing would change.', 'Non cambierebbe niente.'],
  'no-person': ['There is no such person on the staff.', 'Nello staff non c’è questa persona.'],
  'person-used': ['This person has already been invited.', 'Questa persona è già stata invitata.'],
  'staff-name-taken': [
    'Somebody else of the staff has, or had, this name.',
    'Un’altra persona dello staff ha, o aveva, questo nome.',
  ],
  'last-organiser': ['The last organiser cannot be removed.', 'L’ultimo organizzatore non si può togliere.'],
  'no-stage': ['There is no such stage.', 'Questa fase non esiste.'],
  'stage-in-use': ['The stage has tables.', 'La fase ha dei tavoli.'],
  'no-player': ['There is no such player.', 'Questo giocatore non esiste.'],
  'name-taken': ['Another player has this name.', 'Un altro giocatore ha questo nome.'],
  'key-taken': ['Another player has this key.', 'Un altro giocatore ha questa chiave.'],
  'player-withdrawn': ['The player has withdrawn.', 'Il giocatore si è ritirato.'],
  'player-here': [
    'The player has another seat at this table.',
    'Il giocatore ha un altro posto a questo tavolo.',
  ],
  'no-match': ['There is no such match in this tournament.', 'In questo torneo non c’è questa partita.'],
  'match-used': ['The match is at another table.', 'La partita è a un altro tavolo.'],
  'no-seat': ['There is no such seat in the match.', 'In questa partita non c’è questo posto.'],
  'match-over': ['The match is over.', 'La partita è finita.'],
  'match-running': ['The match is not over yet.', 'La partita non è ancora finita.'],
  'act-known': ['This act is already recorded.', 'Questo intervento è già registrato.'],
  'no-such-event': [
    'The log of the match has no such event.',
    'Il registro della partita non ha questo evento.',
  ],
  'not-of-every-seat': [
    'The marks must be given for each seat of the match.',
    'I punti vanno dati per ogni posto della partita.',
  ],
  'not-of-every-change': [
    'For each change of player, seat by seat, what the seat had won before must be given.',
    'Per ogni cambio di giocatore, posto per posto, va indicato quanto il posto aveva vinto fino ad allora.',
  ],
  'no-such-mark': ['The game has no such mark.', 'Nel gioco non esiste questo punto.'],
  'no-ruling': ['There is no such ruling.', 'Questa decisione non esiste.'],
  'ruling-withdrawn': ['The ruling has already been withdrawn.', 'La decisione è già stata ritirata.'],
  'too-late': ['The time for objections is over.', 'Il tempo per i reclami è scaduto.'],
  'no-objection': ['There is no such objection.', 'Questo reclamo non esiste.'],
  'matches-running': ['Not every match is over yet.', 'Non tutte le partite sono finite.'],
  'objections-open': ['There are objections without an answer.', 'Ci sono reclami senza risposta.'],
  'objections-possible': [
    'The time for objections is not over yet.',
    'Il tempo per i reclami non è ancora scaduto.',
  ],
  'not-closed': ['The tournament is not closed yet.', 'Il torneo non è ancora chiuso.'],
} as const satisfies Readonly<Record<string, readonly [en: string, it: string]>>

export type TournamentRefusalCode = keyof typeof TEXTS

const refusals = new Map<TournamentRefusalCode, TournamentRefusal>(
  (Object.keys(TEXTS) as TournamentRefusalCode[]).map((code) => {
    const [en, it] = TEXTS[code]
    return [code, { code, text: { en, it } }]
  }),
)

export function refuseTournament(code: TournamentRefusalCode): TournamentRefusal {
  return refusals.get(code) as TournamentRefusal
}
