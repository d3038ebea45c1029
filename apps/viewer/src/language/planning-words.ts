import { dictionary } from './language.ts'

const en = {
  'new.count': 'How many',
  'new.seat': 'Seat {seat}',
  'new.person': 'Somebody you invite',
  'new.first': 'First chaser',
  'new.first.any': 'Drawn at random',
  'new.length': 'Length',
  'length.short': 'One win',
  'length.standard': 'Standard',
  'length.marathon': 'Marathon',
  'new.size': 'Table',
  'size.small': '15 × 11',
  'size.standard': '21 × 15',
  'size.large': '31 × 21',
  'new.races': 'Close races',
  'new.policy': 'They go to the player who',
  'policy.fair': 'acted first',
  'policy.arrival': 'arrived first',
  'new.cap': 'Compensate a slow connection by at most',
  'new.cap.ms': '{ms} ms',
  'new.audience': 'Visibility',
  'new.delay': 'Spectators see it',
  'delay.none': 'at once',
  'delay.s': '{count} s later',
  'delay.min': '{count} min later',
  'new.event': 'Tournament',
  'new.event.like': 'Optional',
  'new.create': 'Create the match',
  'new.loading': 'Looking for games …',
} as const

export type PlanningWord = keyof typeof en

const it: Readonly<Record<PlanningWord, string>> = {
  'new.count': 'Quanti',
  'new.seat': 'Posto {seat}',
  'new.person': 'Qualcuno che inviti',
  'new.first': 'Insegue per primo',
  'new.first.any': 'Estratto a sorte',
  'new.length': 'Durata',
  'length.short': 'Una vittoria',
  'length.standard': 'Normale',
  'length.marathon': 'Maratona',
  'new.size': 'Tavolo',
  'size.small': '15 × 11',
  'size.standard': '21 × 15',
  'size.large': '31 × 21',
  'new.races': 'Al fotofinish',
  'new.policy': 'Vince chi',
  'policy.fair': 'ha agito prima',
  'policy.arrival': 'è arrivato prima',
  'new.cap': 'Una connessione lenta si compensa al massimo di',
  'new.cap.ms': '{ms} ms',
  'new.audience': 'Visibilità',
  'new.delay': 'Gli spettatori la vedono',
  'delay.none': 'subito',
  'delay.s': '{count} s dopo',
  'delay.min': '{count} min dopo',
  'new.event': 'Torneo',
  'new.event.like': 'Facoltativo',
  'new.create': 'Crea la partita',
  'new.loading': 'Ricerca dei giochi …',
}

/** What only the page of a new match says. */
export const sayPlanning = dictionary<PlanningWord>({ en, it })

export function isPlanningWord(key: string): key is PlanningWord {
  return Object.hasOwn(en, key)
}
