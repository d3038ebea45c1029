import { dictionary } from './language.ts'

const en = {
  'ready.get': 'Ready',
  'ready.of': '{ready} of {all} ready',
  'ready.all': 'Everybody is ready. The match goes on …',
  'ready.waiting': '{ready} of {all} ready. Waiting for: {names}',
  'give-up.sure': 'Leave the match for good?',
  'give-up.text': 'The match is over for you, and nobody can take your seat again.',
  'give-up.failed': 'You are still at the table: try again.',
  'give-up.yes': 'Yes, give up',
  'give-up.no': 'Stay',
  rematch: 'Rematch',
  'rematch.asking': 'Setting up the table …',
  'rematch.asked': 'Asked for a rematch: {names}',
  'rematch.failed': 'No rematch: {why}',
  photo: 'Photo finish',
  'photo.guess': 'The deciding guess',
  review: 'Review',
  share: 'Share',
  'share.copied': 'Link copied',
  'share.by-hand': 'Without HTTPS this browser cannot copy the link for you. Here it is: {link}',
  rule: 'Rule {clause}',
  gain: '{name} gets',
  'gain.own': 'You get',
  score: 'Score',
  'lesson.close': 'Got it',
  'lesson.why': 'Why?',
  'lesson.more': 'Read on in the rules ({clause})',
} as const

/** What is said to players between and after rounds, and when something is refused for the first time. */
export type AfterWord = keyof typeof en

const it: Record<AfterWord, string> = {
  'ready.get': 'Ci sono',
  'ready.of': '{ready} su {all} ci sono',
  'ready.all': 'Ci sono tutti. Si continua …',
  'ready.waiting': '{ready} su {all} ci sono. In attesa di: {names}',
  'give-up.sure': 'Abbandonare definitivamente la partita?',
  'give-up.text': 'Per te la partita finisce, e nessuno potrà prendere il tuo posto.',
  'give-up.failed': 'Sei ancora al tavolo: riprova.',
  'give-up.yes': 'Sì, abbandona',
  'give-up.no': 'Resta',
  rematch: 'Rivincita',
  'rematch.asking': 'Preparazione del tavolo …',
  'rematch.asked': 'Chiede la rivincita: {names}',
  'rematch.failed': 'Niente rivincita: {why}',
  photo: 'Fotofinish',
  'photo.guess': 'Il tentativo decisivo',
  review: 'Analisi',
  share: 'Condividi',
  'share.copied': 'Link copiato',
  'share.by-hand': 'Senza HTTPS questo browser non può copiare il link. Eccolo: {link}',
  rule: 'Regola {clause}',
  gain: '{name} riceve',
  'gain.own': 'Ricevi',
  score: 'Punteggio',
  'lesson.close': 'Capito',
  'lesson.why': 'Perché?',
  'lesson.more': 'Leggi le regole ({clause})',
}

export const sayAfter = dictionary<AfterWord>({ en, it })
