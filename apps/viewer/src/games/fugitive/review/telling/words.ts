import { dictionary, type Language } from '../../../../language/language.ts'

const en = {
  won: 'You won because {what}.',
  lost: 'You lost because {what}.',
  neutral: '{winner} won because {what}.',
  level: 'Nobody won because {what}.',
  'caught.marshal': 'you found every hideout of {fugitive}',
  'caught.fugitive': '{marshal} found every one of your hideouts',
  'caught.nobody': '{marshal} found every hideout of {fugitive}',
  'escaped.marshal':
    '{fugitive} reached the 42, and a hideout above 29 had been found: then there is no manhunt',
  'escaped.fugitive': 'you reached the 42, and a hideout above 29 had been found: then there is no manhunt',
  'escaped.nobody':
    '{fugitive} reached the 42, and a hideout above 29 had been found: then there is no manhunt',
  'manhunt-won.marshal': 'you found every hideout in the manhunt',
  'manhunt-won.fugitive': '{marshal} found all of your hideouts in the manhunt',
  'manhunt-won.nobody': '{marshal} found every hideout in the manhunt',
  'manhunt-lost.marshal': 'you named a wrong number in the manhunt',
  'manhunt-lost.fugitive': 'you reached the 42, and {marshal} named a wrong number in the manhunt',
  'manhunt-lost.nobody': '{fugitive} reached the 42, and {marshal} named a wrong number in the manhunt',
  'given-up.own': 'you gave up',
  'given-up.other': '{loser} gave up',
  abandoned: 'the match was abandoned: {reason}',
  chapter: 'The hunt',
  'contest.chance': 'What {marshal} could know: the likeliest number',
  'contest.way': 'How far {fugitive} was on the way to 42',
  'lead.chance': '{marshal} could be right with {odds}',
  'lead.chance.none': 'no hideout lay face down',
  'lead.way': '{fugitive} had come to {card} of 42',
  'guess.right': 'names {numbers}: right',
  'guess.wrong': 'names {numbers}: wrong',
  'guess.odds': '{said}, at a chance of {chance}. {best}',
  'guess.best': 'Nothing was worth more.',
  'guess.better': 'Best was {best} at {most}: {mostWorth} hideouts on average instead of {worth}.',
  'bluff.won':
    'bluffs at {the} with {spare}: the marshal could know it with {odds} instead of {without}. It hid {by} points.',
  'bluff.cost':
    'bluffs at {the} with {spare}: the marshal could know it with {odds} instead of {without}. It cost {by} points.',
  'bluff.even': 'bluffs at {the} with {spare}: the marshal could know it with {odds} either way.',
  'spare.one': '1 sprint card too many',
  spare: '{n} sprint cards too many',
  'trail.wrong': 'is given away by a wrong guess: {the} known with {after} instead of {before}',
  'trail.right': 'is given away by the hideouts turned up: {the} known with {after} instead of {before}',
  'trail.placed': 'is given away by the next hideout: {the} known with {after} instead of {before}',
  'trail.event': 'is given away by an event: {the} known with {after} instead of {before}',
  'trail.drawn':
    'is given away by the card that the marshal drew: {the} known with {after} instead of {before}',
  'trail.other': 'is given away: {the} known with {after} instead of {before}',
  'clause.F3.5': 'a player who gives up',
  'clause.F6.1': 'no hideout is left face down',
  'clause.F6.2': 'the 42 is placed',
  'clause.F6.3': 'the manhunt',
  'clause.F8': 'the match is abandoned',
  'card.guesses': 'Guesses right',
  'card.guesses.of': '{right} of {all}',
  'card.decisive': 'Chance of the last guess',
  'card.bluffs': 'Bluffs',
  'card.none': 'none',
} as const

export type FugitiveReviewWord = keyof typeof en

const it: Record<FugitiveReviewWord, string> = {
  won: 'Hai vinto perché {what}.',
  lost: 'Hai perso perché {what}.',
  neutral: '{winner} ha vinto perché {what}.',
  level: 'Non ha vinto nessuno perché {what}.',
  'caught.marshal': 'hai trovato ogni nascondiglio di {fugitive}',
  'caught.fugitive': '{marshal} ha trovato tutti i tuoi nascondigli',
  'caught.nobody': '{marshal} ha trovato ogni nascondiglio di {fugitive}',
  'escaped.marshal':
    '{fugitive} ha raggiunto il 42, ed era stato trovato un nascondiglio oltre il 29: allora non c’è caccia all’uomo',
  'escaped.fugitive':
    'hai raggiunto il 42, ed era stato trovato un nascondiglio oltre il 29: allora non c’è caccia all’uomo',
  'escaped.nobody':
    '{fugitive} ha raggiunto il 42, ed era stato trovato un nascondiglio oltre il 29: allora non c’è caccia all’uomo',
  'manhunt-won.marshal': 'hai trovato ogni nascondiglio nella caccia all’uomo',
  'manhunt-won.fugitive': '{marshal} ha trovato tutti i tuoi nascondigli nella caccia all’uomo',
  'manhunt-won.nobody': '{marshal} ha trovato ogni nascondiglio nella caccia all’uomo',
  'manhunt-lost.marshal': 'hai detto un numero sbagliato nella caccia all’uomo',
  'manhunt-lost.fugitive':
    'hai raggiunto il 42, e {marshal} ha detto un numero sbagliato nella caccia all’uomo',
  'manhunt-lost.nobody':
    '{fugitive} ha raggiunto il 42, e {marshal} ha detto un numero sbagliato nella caccia all’uomo',
  'given-up.own': 'ti sei arreso',
  'given-up.other': '{loser} si è arreso',
  abandoned: 'la partita è stata interrotta: {reason}',
  chapter: 'La caccia',
  'contest.chance': 'Che cosa poteva sapere {marshal}: il numero più probabile',
  'contest.way': 'Quanta strada aveva fatto {fugitive} verso il 42',
  'lead.chance': '{marshal} poteva indovinare al {odds}',
  'lead.chance.none': 'nessun nascondiglio era coperto',
  'lead.way': '{fugitive} era arrivato a {card} su 42',
  'guess.right': 'dice {numbers}: giusto',
  'guess.wrong': 'dice {numbers}: sbagliato',
  'guess.odds': '{said}, con il {chance} di probabilità. {best}',
  'guess.best': 'Nulla valeva di più.',
  'guess.better': 'Il migliore era {best} al {most}: in media {mostWorth} nascondigli invece di {worth}.',
  'bluff.won':
    'bluffa con {the} e {spare}: l’investigatrice poteva saperlo al {odds} invece del {without}. Ne ha nascosti {by} punti.',
  'bluff.cost':
    'bluffa con {the} e {spare}: l’investigatrice poteva saperlo al {odds} invece del {without}. Gli è costato {by} punti.',
  'bluff.even': 'bluffa con {the} e {spare}: l’investigatrice poteva saperlo al {odds} in ogni caso.',
  'spare.one': '1 carta Sprint di troppo',
  spare: '{n} carte Sprint di troppo',
  'trail.wrong': 'è tradito da un tentativo sbagliato: {the} noto al {after} invece del {before}',
  'trail.right': 'è tradito dai nascondigli scoperti: {the} noto al {after} invece del {before}',
  'trail.placed': 'è tradito dal nascondiglio seguente: {the} noto al {after} invece del {before}',
  'trail.event': 'è tradito da un evento: {the} noto al {after} invece del {before}',
  'trail.drawn':
    'è tradito dalla carta pescata dall’investigatrice: {the} noto al {after} invece del {before}',
  'trail.other': 'è tradito: {the} noto al {after} invece del {before}',
  'clause.F3.5': 'chi si arrende',
  'clause.F6.1': 'nessun nascondiglio resta coperto',
  'clause.F6.2': 'il 42 è piazzato',
  'clause.F6.3': 'la caccia all’uomo',
  'clause.F8': 'la partita è interrotta',
  'card.guesses': 'Tentativi giusti',
  'card.guesses.of': '{right} su {all}',
  'card.decisive': 'Probabilità dell’ultimo tentativo',
  'card.bluffs': 'Bluff',
  'card.none': 'nessuno',
}

/** Words of looking back on a match of Fugitive. */
export const sayFugitiveReview = dictionary<FugitiveReviewWord>({ en, it })

/** In a few words, what a clause asks for; of another game's it says nothing more. */
export function sayFugitiveClause(clause: string, language: Language): string {
  const word = `clause.${clause}`
  return word in en ? sayFugitiveReview(language, word as FugitiveReviewWord) : clause
}
