import { dictionary } from './language.ts'

const en = {
  'new.game': 'The game',
  'new.variant': 'Events and variants',
  'new.variant.none': 'None',
  'new.count': 'How many',
  'new.seat': 'Seat {seat}',
  'new.person': 'Somebody you invite',
  'new.first.any': 'Drawn at random',
  'new.races': 'Close races',
  'new.policy': 'They go to the player who',
  'policy.fair': 'acted first',
  'policy.arrival': 'arrived first',
  'policy.fair.more': 'A slow connection is no disadvantage, up to a limit.',
  'policy.arrival.more': 'The fastest connection has an advantage.',
  'new.cap': 'Compensate a slow connection by at most',
  'new.cap.ms': '{ms} ms',
  'new.audience': 'Visibility',
  'new.delay': 'Spectators see the match',
  'delay.none': 'at once',
  'delay.s': '{count} s later',
  'delay.min': '{count} min later',
  'new.event': 'Tournament',
  'new.event.like': 'Optional',
  'new.mood': 'Light at the table',
  'mood.warm': 'Evening',
  'mood.night': 'Night',
  'mood.day': 'Day',
  'new.create': 'Create the match',
  'new.loading': 'Looking for games …',
} as const

export type PlanningWord = keyof typeof en

const it: Readonly<Record<PlanningWord, string>> = {
  'new.game': 'Il gioco',
  'new.variant': 'Eventi e varianti',
  'new.variant.none': 'Nessuna',
  'new.count': 'Quanti',
  'new.seat': 'Posto {seat}',
  'new.person': 'Qualcuno che inviti',
  'new.first.any': 'Estratto a sorte',
  'new.races': 'Al fotofinish',
  'new.policy': 'Vince chi',
  'policy.fair': 'ha agito prima',
  'policy.arrival': 'è arrivato prima',
  'policy.fair.more': 'Una connessione lenta non svantaggia, entro un limite.',
  'policy.arrival.more': 'È avvantaggiato chi ha la connessione più veloce.',
  'new.cap': 'Una connessione lenta si compensa al massimo di',
  'new.cap.ms': '{ms} ms',
  'new.audience': 'Visibilità',
  'new.delay': 'Gli spettatori vedono la partita',
  'delay.none': 'subito',
  'delay.s': '{count} s dopo',
  'delay.min': '{count} min dopo',
  'new.event': 'Torneo',
  'new.event.like': 'Facoltativo',
  'new.mood': 'Luce sul tavolo',
  'mood.warm': 'Sera',
  'mood.night': 'Notte',
  'mood.day': 'Giorno',
  'new.create': 'Crea la partita',
  'new.loading': 'Ricerca dei giochi …',
}

/** What only the page of a new match says. */
export const sayPlanning = dictionary<PlanningWord>({ en, it })

export function isPlanningWord(key: string): key is PlanningWord {
  return Object.hasOwn(en, key)
}
