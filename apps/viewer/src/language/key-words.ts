import { dictionary } from './language.ts'

const en = {
  'keys.close': 'Close',
  'keys.hand': 'Your hand',
  'keys.playing': 'Play',
  'keys.moving': 'Move',
  'keys.looking': 'Look',
  'keys.play': 'Play, pause',
  'keys.forwards': 'Forward; press again to go faster',
  'keys.backwards': 'Backward; press again to go faster',
  'keys.speed': 'Slower, faster',
  'keys.end': 'To the end, or back to live',
  'keys.step': 'One event back, forward',
  'keys.flag': 'Previous, next key moment',
  'keys.chapter': 'Previous, next chapter',
  'keys.tenth': 'Jump to 0 – 90 % of the match',
  'keys.home': 'To the beginning',
  'keys.zoom': 'Zoom the timeline',
  'keys.zoom-board': 'Zoom the table',
  'keys.follow': 'Follow the match again',
  'keys.step-slider': 'One event back, forward',
  'keys.page': 'One tenth of the match back, forward',
  'keys.on-timeline': 'on the timeline',
  'keys.on-board': 'on the flat table',
  'keys.next': 'Previous, next piece in your hand',
  'keys.carry': 'Move it',
  'keys.turn': 'Turn it left, right',
  'keys.put-down': 'Put it down',
  'keys.put-back': 'Put it back',
  'keys.buttons': 'From button to button',
  'keys.leave': 'Leave TV',
  'keys.skip': 'Skip the review',
  'keys.photo': 'Photo finish of the last race',
  'keys.view': 'Next camera',
  'keys.mute': 'Sound on or off',
  'keys.help': 'These shortcuts',
} as const

/** What is said of keys: it comes with the sheet that tells them. */
export type KeyWord = keyof typeof en

const it: Record<KeyWord, string> = {
  'keys.close': 'Chiudi',
  'keys.hand': 'La tua mano',
  'keys.playing': 'Riproduzione',
  'keys.moving': 'Spostarsi',
  'keys.looking': 'Guardare',
  'keys.play': 'Riproduci, pausa',
  'keys.forwards': 'Avanti; premi ancora per andare più veloce',
  'keys.backwards': 'Indietro; premi ancora per andare più veloce',
  'keys.speed': 'Più lento, più veloce',
  'keys.end': 'Alla fine, o torna alla diretta',
  'keys.step': 'Un evento indietro, avanti',
  'keys.flag': 'Momento chiave precedente, seguente',
  'keys.chapter': 'Capitolo precedente, seguente',
  'keys.tenth': 'Vai allo 0 – 90 % della partita',
  'keys.home': 'All’inizio',
  'keys.zoom': 'Zoom della linea del tempo',
  'keys.zoom-board': 'Zoom del tavolo',
  'keys.follow': 'Segui di nuovo la partita',
  'keys.step-slider': 'Un evento indietro, avanti',
  'keys.page': 'Un decimo della partita indietro, avanti',
  'keys.on-timeline': 'sulla linea del tempo',
  'keys.on-board': 'sul tavolo in 2D',
  'keys.next': 'Pezzo precedente, seguente in mano',
  'keys.carry': 'Spostalo',
  'keys.turn': 'Giralo a sinistra, a destra',
  'keys.put-down': 'Posalo',
  'keys.put-back': 'Rimettilo a posto',
  'keys.buttons': 'Da un pulsante all’altro',
  'keys.leave': 'Esci dalla TV',
  'keys.skip': 'Salta il riepilogo',
  'keys.photo': 'Fotofinish dell’ultima gara',
  'keys.view': 'Prossima telecamera',
  'keys.mute': 'Suono acceso o spento',
  'keys.help': 'Queste scorciatoie',
}

export const sayOfKeys = dictionary<KeyWord>({ en, it })

export function isKeyWord(key: string): key is KeyWord {
  return Object.hasOwn(en, key)
}
