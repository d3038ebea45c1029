import type { Refusal } from '@getaway/engine'

/** What comes of a wish: an event of the record, or why not. */
export type Answer = { readonly type: 'ack'; readonly seq: number; readonly hash: string } | Refused
export interface Refused {
  readonly type: 'refused'
  readonly refusal: Reason
}

/** A refusal by the rules has a clause; one by the service has none. */
export type Reason = Omit<Refusal, 'clause'> & { readonly clause: string | null }

export const BAD_COMMAND = (problem: string): Refused =>
  refused(
    'bad-command',
    `Not a command of this game: ${problem}.`,
    `Non è un comando di questo gioco (${problem.split(' ', 1)[0]}).`,
  )

export const OTHER_COMMAND: Refused = refused(
  'id-used',
  'This id was used for another command.',
  'Questo identificativo è già di un altro comando.',
)

export const NOT_SEATED: Refused = refused(
  'not-seated',
  'Who watches can’t act; the token of a seat is needed.',
  'Chi guarda non può agire; serve il codice di un posto.',
)

export const TOO_MANY: Refused = refused(
  'too-many-commands',
  'Too many commands wait for their answer.',
  'Troppi comandi attendono una risposta.',
)

export const LOG_FULL: Refused = refused(
  'log-full',
  'This match has as many events as a log may have.',
  'Questa partita ha tutti gli eventi che un registro può avere.',
)
export const FAULT: Refused = refused(
  'fault',
  'A fault of the service; nothing was recorded.',
  'Un guasto del servizio; niente è stato registrato.',
)

function refused(code: string, en: string, it: string): Refused {
  return { type: 'refused', refusal: { code, clause: null, text: { en, it } } }
}
