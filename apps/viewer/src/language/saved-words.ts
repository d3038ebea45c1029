import { dictionary } from './language.ts'

const en = {
  'saved.here': 'Everything is in this file: it loads nothing and sends nothing.',
  'saved.trust':
    'The check was made by the program in this file. To be sure, save the log and check it elsewhere: with “getaway audit”, or on the site of the service that played it.',
  'saved.log': 'Save the log',
  'saved.sandbox':
    'This page was opened without being downloaded: the browser does not let it save the log or keep settings. Download the file and open it.',
  'save.making': 'Making the file …',
  'save.running': 'This match is still running: it can be saved when it is over.',
  'save.failed': 'The file could not be made, because the service did not answer. Please try again.',
} as const

/** What is said of a match in a file of its own, there and where it is made. */
export type SavedWord = keyof typeof en

const it: Record<SavedWord, string> = {
  'saved.here': 'Tutto è in questo file: non carica e non invia nulla.',
  'saved.trust':
    'La verifica è del programma contenuto in questo file. Per esserne certi, salva il registro e verificalo altrove: con «getaway audit», o sul sito del servizio che ha ospitato la partita.',
  'saved.log': 'Salva il registro',
  'saved.sandbox':
    'Questa pagina è stata aperta senza scaricarla: il browser non le permette di salvare il registro né di ricordare le impostazioni. Scarica il file e aprilo.',
  'save.making': 'Preparazione del file …',
  'save.running': 'Questa partita è ancora in corso: si potrà salvare quando sarà finita.',
  'save.failed': 'Impossibile preparare il file: il servizio non ha risposto. Riprova.',
}

export const saySaved = dictionary<SavedWord>({ en, it })
