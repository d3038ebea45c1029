import { dictionary } from '../../../language/language.ts'

const en = {
  'verdict.right': 'Allowed',
  'verdict.wrong': 'Not allowed',
  'guess.right': 'Right',
  'guess.wrong': 'Wrong',
  near: '3 is at most 3 above 0: no sprint card is needed.',
  sprint: '12 is 5 above 7. The 4 under it is worth 2: 3 + 2 is enough.',
  sprints: '15 is 6 above 9. The 5 is worth 1, the 6 is worth 2: 3 + 1 + 2.',
  bluff: '17 is only 2 above 15. Two sprint cards that nobody needed: a bluff.',
  lower: '8 is lower than 9.',
  far: '11 is 4 above 7, and there is no sprint card.',
  'far-sprint': '12 is 5 above 7. The 5 is worth only 1: 3 + 1 is too little.',
  'escape-sprint': 'The 42 cannot be a sprint card.',
  one: '“7.” It is a face-down hideout: it is turned up.',
  several: '“3 and 11.” Both are face-down hideouts: both are turned up.',
  partly: '“7 and 10.” There is no 10, so nothing is turned up. Nobody says that the 7 was right.',
  all: '“6 and 9.” Nothing lies face down any more: the marshal wins.',
  manhunt: 'The highest hideout found is 29: the manhunt begins.',
  away: 'The highest hideout found is 31: the fugitive wins at once.',
  cards: 'The number, and in the other corner what it is worth as a sprint card.',
  decks: 'The backs of deck 1, 2 and 3.',
  signs: 'The backs of events: footprints, scales, magnifying glass.',
  replacement: 'A replacement card, with what chooses the event.',
  'card.flee': 'The fugitive',
  'card.flee.text':
    'Draw a card, then place a hideout or pass. It must be higher than the last one, by at most 3 plus the sprint cards under it.',
  'card.guess': 'The marshal',
  'card.guess.text':
    'Draw a card, then guess one or more numbers. Only if all are right they are turned up. Whatever you hold is not in the row.',
  'card.win': 'Winning',
  'card.win.text':
    'Nothing face down after a guess: the marshal wins. The 42 placed: the fugitive wins, unless no hideout above 29 was found. Then comes the manhunt: one number at a time, until all are found or one is wrong.',
} as const

export type ExampleWord = keyof typeof en

const it: Record<ExampleWord, string> = {
  'verdict.right': 'Permesso',
  'verdict.wrong': 'Non permesso',
  'guess.right': 'Giusto',
  'guess.wrong': 'Sbagliato',
  near: 'Il 3 supera lo 0 di 3 al massimo: non serve nessuna carta Sprint.',
  sprint: 'Il 12 supera il 7 di 5. Il 4 che ha sotto vale 2: 3 + 2 basta.',
  sprints: 'Il 15 supera il 9 di 6. Il 5 vale 1, il 6 vale 2: 3 + 1 + 2.',
  bluff: 'Il 17 supera il 15 solo di 2. Due carte Sprint che non servivano: un bluff.',
  lower: 'L’8 è più basso del 9.',
  far: 'L’11 supera il 7 di 4, e non c’è nessuna carta Sprint.',
  'far-sprint': 'Il 12 supera il 7 di 5. Il 5 vale solo 1: 3 + 1 non basta.',
  'escape-sprint': 'Il 42 non può fare da carta Sprint.',
  one: '“7.” È un nascondiglio coperto: si scopre.',
  several: '“3 e 11.” Sono tutti e due nascondigli coperti: si scoprono entrambi.',
  partly: '“7 e 10.” Il 10 non c’è, quindi non si scopre nulla. Nessuno dice che il 7 era giusto.',
  all: '“6 e 9.” Non resta nulla di coperto: vince l’investigatrice.',
  manhunt: 'Il nascondiglio più alto trovato è il 29: comincia la caccia all’uomo.',
  away: 'Il nascondiglio più alto trovato è il 31: il fuggitivo vince subito.',
  cards: 'Il numero e, nell’altro angolo, quanto vale come carta Sprint.',
  decks: 'Il dorso dei mazzi 1, 2 e 3.',
  signs: 'Il dorso degli eventi: impronte, bilancia, lente.',
  replacement: 'Una carta di sostituzione, con ciò che sceglie l’evento.',
  'card.flee': 'Il fuggitivo',
  'card.flee.text':
    'Pesca una carta, poi piazza un nascondiglio o passa. Dev’essere più alto dell’ultimo, di 3 al massimo più le carte Sprint che ha sotto.',
  'card.guess': 'L’investigatrice',
  'card.guess.text':
    'Pesca una carta, poi di’ uno o più numeri. Si scoprono solo se sono tutti giusti. Ciò che hai in mano non è nella fila.',
  'card.win': 'Vincere',
  'card.win.text':
    'Nulla di coperto dopo un tentativo: vince l’investigatrice. Piazzato il 42: vince il fuggitivo, a meno che nessun nascondiglio oltre il 29 sia stato trovato. Allora comincia la caccia all’uomo: un numero alla volta, finché sono trovati tutti o uno è sbagliato.',
}

export const sayOfExample = dictionary<ExampleWord>({ en, it })
