import type { Receipt } from '@getaway/client/protocol'
import { failed, type Outcome, type Result } from '@getaway/engine'
import type { CommandRefusal } from '../refusals/refusal.ts'

/** What comes of a command: the event of the record, or why there is none. */
export type CommandResult = Result<Receipt, CommandRefusal>

/** How the match stands, and how it would stand after a command. */
export type CommandPreview = Result<{ readonly before: Outcome; readonly after: Outcome }, CommandRefusal>

export const badCommand = (problem: string) =>
  refused(
    'bad-command',
    `Not a command of this game: ${problem}.`,
    `Non è un comando di questo gioco (${problem.split(' ', 1)[0]}).`,
  )

export const ID_USED = refused(
  'id-used',
  'This id was used for another command.',
  'Questo identificativo è già di un altro comando.',
)

export const NOT_SEATED = refused(
  'not-seated',
  'Spectators can’t act; the token of a seat is needed.',
  'Chi guarda non può agire; serve il codice di un posto.',
)

export const TOO_MANY_COMMANDS = refused(
  'too-many-commands',
  'Too many commands wait for their answer.',
  'Troppi comandi attendono una risposta.',
)

export const NO_TEAM = refused(
  'no-team',
  'You have no teammate to consult now.',
  'Ora non hai un compagno con cui consultarti.',
)

export const NO_SUCH_PHRASE = refused(
  'no-such-phrase',
  'There is no such phrase in this game.',
  'In questo gioco quella frase non esiste.',
)

export const TOO_MANY_POINTS = refused(
  'too-many-points',
  'You are pointing too often: wait a few seconds.',
  'Indichi troppo spesso: aspetta qualche secondo.',
)

export const LOG_FULL = refused(
  'log-full',
  'The log of this match is full: it can hold no more events.',
  'Il registro di questa partita è pieno: non può contenere altri eventi.',
)

export const FAULT = refused(
  'fault',
  'A fault of the service; nothing was recorded.',
  'Un guasto del servizio; niente è stato registrato.',
)

function refused(code: string, en: string, it: string) {
  return failed<CommandRefusal>({ code, clause: null, text: { en, it } })
}
