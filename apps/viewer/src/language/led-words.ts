import { dictionary } from './language.ts'

const en = {
  name: 'Led review',
  lead: 'Lead others through this match',
  making: 'Getting a link …',
  leading: 'You lead',
  'followers.none': 'nobody follows yet',
  'followers.one': '1 follows',
  followers: '{count} follow',
  copy: 'Copy the link for others',
  copied: 'Link copied',
  link: 'Link for others',
  'link.here': 'This link works on this device only.',
  stop: 'Stop leading',
  following: 'You follow',
  own: 'On your own',
  'to-own': 'On my own',
  'to-leader': 'Back to the leader',
  waiting: 'The leader has not started yet',
  missing: 'Nobody is leading now',
  offline: 'Reconnecting …',
  leave: 'Leave',
} as const

/** Words of a review that one person leads and others follow. */
export type LedWord = keyof typeof en

const it: Record<LedWord, string> = {
  name: 'Analisi guidata',
  lead: 'Guida altri in questa partita',
  making: 'Preparazione del link …',
  leading: 'Guidi tu',
  'followers.none': 'ancora nessuno ti segue',
  'followers.one': '1 persona ti segue',
  followers: '{count} persone ti seguono',
  copy: 'Copia il link per gli altri',
  copied: 'Link copiato',
  link: 'Link per gli altri',
  'link.here': 'Questo link funziona solo su questo dispositivo.',
  stop: 'Smetti di guidare',
  following: 'Segui la guida',
  own: 'Per conto tuo',
  'to-own': 'Per conto mio',
  'to-leader': 'Torna dalla guida',
  waiting: 'La guida non ha ancora iniziato',
  missing: 'In questo momento non guida nessuno',
  offline: 'Riconnessione in corso …',
  leave: 'Esci',
}

export const sayLed = dictionary<LedWord>({ en, it })
