import { deskRecordWords } from './desk-record-words.ts'
import { deskTableWords } from './desk-table-words.ts'
import { deskWords } from './desk-words.ts'
import { dictionary } from './language.ts'

const en = { ...deskWords.en, ...deskTableWords.en, ...deskRecordWords.en }

/** What the organiser's desk says, besides the words of the public page. */
export type OrganiseWord = keyof typeof en

const it: Record<OrganiseWord, string> = { ...deskWords.it, ...deskTableWords.it, ...deskRecordWords.it }

export const sayOrganise = dictionary<OrganiseWord>({ en, it })
