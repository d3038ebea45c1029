import { dictionary } from './language.ts'

const en = {
  title: 'Notes',
  hint: 'Kept in this browser only.',
  'hint.lost': 'This browser keeps no notes: they are gone when you leave the page.',
  label: 'Note at {at}',
  placeholder: 'What do you see here?',
  add: 'Add',
  save: 'Save',
  edit: 'Edit the note at {at}',
  delete: 'Delete the note at {at}',
  share: 'Copy link with notes',
  copied: 'Link copied',
  'share.long': 'The notes are too long for a link. Save them as a file.',
  link: 'Link with notes',
  file: 'Save as file',
  import: 'Import file',
  'import.none': 'That file has no notes of this match.',
  'link.none': 'The notes in this link are damaged.',
  sender: 'From the sender of the link',
  'sender.keep': 'Keep them',
  'sender.drop': 'Dismiss',
  full: 'No more than {count} notes fit one match.',
} as const

/** Words of notes at an instant. */
export type NoteWord = keyof typeof en

const it: Record<NoteWord, string> = {
  title: 'Note',
  hint: 'Restano solo in questo browser.',
  'hint.lost': 'Questo browser non conserva note: spariscono quando lasci la pagina.',
  label: 'Nota a {at}',
  placeholder: 'Che cosa noti qui?',
  add: 'Aggiungi',
  save: 'Salva',
  edit: 'Modifica la nota a {at}',
  delete: 'Elimina la nota a {at}',
  share: 'Copia il link con le note',
  copied: 'Link copiato',
  'share.long': 'Le note sono troppo lunghe per un link. Salvale in un file.',
  link: 'Link con le note',
  file: 'Salva in un file',
  import: 'Importa un file',
  'import.none': 'In quel file non ci sono note di questa partita.',
  'link.none': 'Le note di questo link sono danneggiate.',
  sender: 'Da chi ha mandato il link',
  'sender.keep': 'Conservale',
  'sender.drop': 'Ignora',
  full: 'Una partita può avere al massimo {count} note.',
}

export const sayNote = dictionary<NoteWord>({ en, it })
