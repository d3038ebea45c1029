import { dictionary } from '../../../language/language.ts'

const en = {
  'verdict.right': 'Right',
  'verdict.wrong': 'Wrong',
  'verdict.shows': '',
  'street-street': 'A plain street meets a plain street.',
  'street-trees': 'A street meets trees.',
  'trees-roadblock': 'A roadblock meets trees.',
  zigzag: 'Away from the middle, too: place 3 meets place 1.',
  corner: 'The last tile touches one tile; it meets the first only at a corner.',
  'roadblock-street': 'A roadblock against a plain street.',
  'roadblock-roadblock': 'A roadblock against a roadblock.',
  'no-meeting': 'The ends do not meet.',
  closed: 'A street runs against a closed edge.',
  third: 'The last tile touches a third tile.',
  onwards: 'The chase goes east: count the witnesses who look east.',
  back: 'The last tile: look back, to the west.',
  level: 'Two sectors are level: both symbols are right.',
  flipped: 'In the check the tile turns over. The answer is at the side towards the next tile.',
  items: 'Map, money and keys: tiles with items.',
  hideouts: 'The three hideouts.',
  markers: 'Each marker has two sides, of one colour.',
  counts: 'Looking that way: {counts}. Right: {right}.',
  count: '{symbol} {n}',
  'card.place': 'The runner',
  'card.place.text': 'Touch only the last tile. Streets must meet. A roadblock may meet only trees.',
  'card.mark': 'The chaser',
  'card.mark.text':
    'Which sector has the most witnesses looking towards the next tile? On the last tile: looking back.',
  'card.win': 'Winning',
  'card.win.text':
    'Map, money and keys, then a hideout: the runner is safe. A marker on the last tile: caught. Mistakes decide: the side whose first mistake is later in the path wins. 2 Perfect, 1 Perfect and 1 Small, or 3 Small win the match.',
} as const

export type ExampleWord = keyof typeof en

const it: Record<ExampleWord, string> = {
  'verdict.right': 'Giusto',
  'verdict.wrong': 'Sbagliato',
  'verdict.shows': '',
  'street-street': 'Una strada libera incontra una strada libera.',
  'street-trees': 'Una strada incontra degli alberi.',
  'trees-roadblock': 'Un posto di blocco incontra degli alberi.',
  zigzag: 'Anche fuori dal centro: il punto 3 incontra l’1.',
  corner: 'L’ultima tessera ne tocca una sola; della prima tocca solo l’angolo.',
  'roadblock-street': 'Un posto di blocco contro una strada libera.',
  'roadblock-roadblock': 'Un posto di blocco contro un posto di blocco.',
  'no-meeting': 'I due capi non si incontrano.',
  closed: 'Una strada va contro un lato chiuso.',
  third: 'L’ultima tessera ne tocca una terza.',
  onwards: 'L’inseguimento va a est: si contano i testimoni che guardano a est.',
  back: 'L’ultima tessera: si guarda indietro, a ovest.',
  level: 'Due settori a pari merito: sono giusti entrambi i simboli.',
  flipped: 'Nella verifica la tessera si gira. La risposta sta sul lato verso la tessera seguente.',
  items: 'Mappa, soldi e chiavi: le tessere con gli oggetti.',
  hideouts: 'I tre rifugi.',
  markers: 'Ogni segnalino ha due lati, dello stesso colore.',
  counts: 'Guardano da quella parte: {counts}. Giusto: {right}.',
  count: '{symbol} {n}',
  'card.place': 'Chi fugge',
  'card.place.text':
    'Tocca solo l’ultima tessera. Le strade si devono incontrare. Un posto di blocco incontra solo alberi.',
  'card.mark': 'Chi insegue',
  'card.mark.text':
    'Quale settore ha più testimoni che guardano verso la tessera seguente? Sull’ultima: che guardano indietro.',
  'card.win': 'Vincere',
  'card.win.text':
    'Mappa, soldi e chiavi, poi un rifugio: chi fugge è salvo. Un segnalino sull’ultima tessera: preso. Decidono gli errori: vince la parte che ha sbagliato più avanti nel percorso. 2 Perfette, 1 Perfetta e 1 Piccola, o 3 Piccole vincono la partita.',
}

export const sayOfExample = dictionary<ExampleWord>({ en, it })
