import type { DifferenceText } from '../difference.ts'

/** What an audit may find in a log of any game: the wording of reports, then the same in plain words. */
export const FINDINGS = {
  'number-wrong': [
    'seq is {seq} where {due} must follow',
    'The event has the number {seq} where {due} must follow: something was left out, added or moved.',
    'L’evento ha il numero {seq}, ma deve seguire {due}: qualcosa è stato tolto, aggiunto o spostato.',
  ],
  'hash-wrong': [
    'the hash does not fit this event and the hash before it',
    'The hash does not fit this event and the hash before it: one of them was changed.',
    'L’impronta non corrisponde a questo evento e all’impronta precedente: uno dei due è stato modificato.',
  ],
  'seal-wrong': [
    'game.sealed: the signature does not fit this log',
    'The signature of the seal does not fit this log.',
    'La firma del sigillo non corrisponde a questo registro.',
  ],
  'seal-foreign': [
    'game.sealed: sealed by the key {key}, not by the trusted one',
    'Sealed by the key {key}, not by the trusted one.',
    'Sigillato dalla chiave {key}, non da quella di cui ci si fida.',
  ],
  'seal-passed': [
    '{type}: nothing may follow the seal',
    'Nothing may follow the seal ({type}).',
    'Dopo il sigillo non può venire nulla ({type}).',
  ],
  'seal-missing': [
    'the match is over, but the log is not sealed',
    'The match is over, but the log is not sealed.',
    'La partita è finita, ma il registro non è sigillato.',
  ],
  'seat-forged': [
    'seat.taken: the proof of {seat} does not fit its key',
    'The signature for the seat of {seat} does not fit its key.',
    'La firma per il posto di {seat} non corrisponde alla sua chiave.',
  ],
  'receipt-beyond': [
    'there is a receipt for this event, but the log ends before it',
    'There is a receipt for this event, but the log ends before it.',
    'C’è una ricevuta per questo evento, ma il registro finisce prima.',
  ],
  'receipt-wrong': [
    'a receipt for this event has another hash ({receipt}…, not {logged}…): the log was changed',
    'A receipt for this event has another hash ({receipt}…, not {logged}…): the log was changed.',
    'Una ricevuta per questo evento ha un’altra impronta ({receipt}…, non {logged}…): il registro è stato modificato.',
  ],
  'stamp-wrong': [
    '{type}: at is {at}, its timing gives {due} (C10.3)',
    'The recorded instant is {at} µs, but by its stamps the action counts at {due} µs (C10.3).',
    'L’istante registrato è {at} µs, ma secondo i suoi tempi l’azione vale a {due} µs (C10.3).',
  ],
  'stamp-missing': [
    '{type}: an action of a player must carry timing (C10)',
    'This action of a player has no stamps (C10).',
    'Questa azione di un giocatore non ha tempi (C10).',
  ],
  refused: [
    '{type}: {en} ({clause})',
    'The rules would have refused this event ({type}): “{en}” ({clause})',
    'Le regole avrebbero rifiutato questo evento ({type}): «{it}» ({clause})',
  ],
} as const satisfies Readonly<Record<string, DifferenceText>>

export type FindingCode = keyof typeof FINDINGS
