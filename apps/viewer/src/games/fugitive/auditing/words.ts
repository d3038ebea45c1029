import { dictionary } from '../../../language/language.ts'

const en = {
  match: 'The match',
  seat: 'Seat {n}',
  'result.escaped': '{fugitive} escaped from {marshal}',
  'result.manhunt-lost': '{fugitive} got away from the manhunt of {marshal}',
  'result.manhunt-won': '{marshal} caught {fugitive} in the manhunt',
  'result.caught': '{marshal} caught {fugitive}',
  'result.running': 'Not finished',
  'result.waiting': 'Not dealt yet',
  'result.abandoned': 'Abandoned: nobody won',
  'result.ended': 'Over',
  turns: '{result} – {turns} turns',
  'note.dropped': 'What {name} did here was no longer possible',
  'checks.row': 'The row of hideouts',
  'checks.guesses': 'Guesses',
  'checks.events': 'Events',
  hideout: 'Turn {turn}: hideout {card}',
  'hideout.sprint': 'Turn {turn}: hideout {card} with sprint cards {sprint}',
  'hideout.found': '{said} (found)',
  guess: 'Turn {turn}: {numbers}',
  manhunt: 'Turn {turn}, manhunt: {numbers}',
  'guess.right': '{said} – right',
  'guess.wrong': '{said} – wrong',
  'guess.open': '{said} – not answered',
  event: 'Turn {turn}: {event}',
  'card.drawn': 'card drawn',
  'event.drawn': 'event drawn',
  'hideout.placed': 'hideout',
  'turn.passed': 'turn passed',
  'card.discarded': 'card discarded',
  'numbers.guessed': 'guess',
} as const

export type AuditingWord = keyof typeof en

const it: Record<AuditingWord, string> = {
  match: 'La partita',
  seat: 'Posto {n}',
  'result.escaped': '{fugitive} è in salvo: {marshal} non ce l’ha fatta',
  'result.manhunt-lost': '{fugitive} si salva dalla caccia all’uomo di {marshal}',
  'result.manhunt-won': '{marshal} cattura {fugitive} nella caccia all’uomo',
  'result.caught': '{marshal} cattura {fugitive}',
  'result.running': 'Non finita',
  'result.waiting': 'Carte non ancora distribuite',
  'result.abandoned': 'Interrotta: nessuno ha vinto',
  'result.ended': 'Finita',
  turns: '{result} – {turns} turni',
  'note.dropped': 'Ciò che ha fatto qui {name} non era più possibile',
  'checks.row': 'La fila dei nascondigli',
  'checks.guesses': 'Tentativi',
  'checks.events': 'Eventi',
  hideout: 'Turno {turn}: nascondiglio {card}',
  'hideout.sprint': 'Turno {turn}: nascondiglio {card} con carte Sprint {sprint}',
  'hideout.found': '{said} (trovato)',
  guess: 'Turno {turn}: {numbers}',
  manhunt: 'Turno {turn}, caccia all’uomo: {numbers}',
  'guess.right': '{said} – giusto',
  'guess.wrong': '{said} – sbagliato',
  'guess.open': '{said} – senza risposta',
  event: 'Turno {turn}: {event}',
  'card.drawn': 'carta pescata',
  'event.drawn': 'evento pescato',
  'hideout.placed': 'nascondiglio',
  'turn.passed': 'turno passato',
  'card.discarded': 'carta scartata',
  'numbers.guessed': 'tentativo',
}

export const sayAuditing = dictionary<AuditingWord>({ en, it })

export function isAuditingWord(key: string): key is AuditingWord {
  return Object.hasOwn(en, key)
}
