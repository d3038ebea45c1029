import { dictionary } from './language.ts'

const en = {
  'failed.title': 'This match cannot be shown',
  'failed.unknown-match': 'There is no match with this id.',
  'failed.game': 'This game cannot be shown here yet.',
  'failed.game.more': 'It has no table yet. Once the match is over, its audit tells what it came to.',
  'failed.log': 'Download the log',
  'failed.audit': 'See the audit',
  'failed.addition':
    'It needs “{addition}”, an extension of the log format that this page does not know yet.',
} as const

/** Why a match cannot be shown. It comes where one cannot. */
export type FailedWord = keyof typeof en

const it: Record<FailedWord, string> = {
  'failed.title': 'Impossibile mostrare questa partita',
  'failed.unknown-match': 'Non esiste nessuna partita con questo codice.',
  'failed.game': 'Questo gioco qui non si può ancora mostrare.',
  'failed.game.more': 'Per ora non ha un tavolo. A partita finita, la verifica racconta com’è andata.',
  'failed.log': 'Scarica il registro',
  'failed.audit': 'Vedi la verifica',
  'failed.addition': 'Richiede «{addition}», un’estensione del formato che questa pagina non conosce ancora.',
}

export const sayFailed = dictionary<FailedWord>({ en, it })
