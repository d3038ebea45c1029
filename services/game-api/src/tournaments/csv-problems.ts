import { personName, token } from '@getaway/client/protocol'
import * as v from 'valibot'

/** What is wrong with a line of players, for people. */
export interface CsvText {
  readonly en: string
  readonly it: string
}

const LONGEST_NAME = 40

export const NO_PLAYER: CsvText = {
  en: 'It contains no players.',
  it: 'Non contiene nessun giocatore.',
}

export const tooManyAtOnce = (most: number): CsvText => ({
  en: `More than ${most} players at once.`,
  it: `Più di ${most} giocatori in una volta.`,
})

/** Of a name and a key, each as it stands in its cell; undefined if they may stand there. */
export function problemOfCells(name: string, key: string): CsvText | undefined {
  if (!v.is(personName, name)) return problemOfName(name)
  if (key === '' || v.is(token, key)) return undefined
  return {
    en: 'This key is not a player’s public key: those have 43 characters, which are letters, digits, - and _.',
    it: 'Questa non è la chiave pubblica di un giocatore, che ha 43 caratteri fra lettere, cifre, - e _.',
  }
}

function problemOfName(name: string): CsvText {
  if (name.trim() === '') return { en: 'The name is missing.', it: 'Manca il nome.' }
  if (name.trim().length > LONGEST_NAME)
    return {
      en: `The name is longer than ${LONGEST_NAME} characters.`,
      it: `Il nome ha più di ${LONGEST_NAME} caratteri.`,
    }
  return {
    en: 'The name contains invisible characters.',
    it: 'Il nome contiene caratteri invisibili.',
  }
}

export const sameAsLine = (line: number, isName: boolean): CsvText => ({
  en: `Line ${line} has the same ${isName ? 'name' : 'key'}.`,
  it: `La riga ${line} ha ${isName ? 'lo stesso nome' : 'la stessa chiave'}.`,
})

export const nameOfPlayer = (player: number): CsvText => ({
  en: `Player ${player} already has this name, with another key.`,
  it: `Il giocatore ${player} ha già questo nome, con un’altra chiave.`,
})

export const keyOfPlayer = (player: number, name: string): CsvText => ({
  en: `Player ${player}, ${name}, already has this key.`,
  it: `Il giocatore ${player}, ${name}, ha già questa chiave.`,
})

/** By the code of the parser. */
export function problemOfForm(code: string): CsvText {
  if (code === 'CSV_QUOTE_NOT_CLOSED')
    return {
      en: 'A quotation mark is never closed.',
      it: 'Ci sono virgolette aperte e mai chiuse.',
    }
  if (code.includes('QUOTE'))
    return {
      en: 'There is a quotation mark in the wrong place.',
      it: 'Ci sono virgolette nel posto sbagliato.',
    }
  return { en: 'This is not CSV.', it: 'Questo non è un CSV.' }
}
