import { dictionary } from './language.ts'

const en = {
  'settings.language': 'Language',
  'settings.theme': 'Appearance',
  'settings.system': 'System',
  'settings.light': 'Light',
  'settings.dark': 'Dark',
  'settings.spoilers': 'Without spoilers',
  'settings.spoilers.more': 'Results, lengths and later events stay hidden until you get to them.',
  'settings.streaming': 'Streamer mode',
  'settings.streaming.more': 'Links, QR codes and your hand stay hidden until you press them.',
  'settings.cover': 'Show my hand only while I hold',
  'settings.cover.more':
    'At a table nobody sees your hand over your shoulder: it shows while you keep a button pressed.',
} as const

/** What only the opened settings say. It comes with them. */
type SettingsWord = keyof typeof en

const it: Record<SettingsWord, string> = {
  'settings.language': 'Lingua',
  'settings.theme': 'Aspetto',
  'settings.system': 'Sistema',
  'settings.light': 'Chiaro',
  'settings.dark': 'Scuro',
  'settings.spoilers': 'Senza spoiler',
  'settings.spoilers.more': 'Risultati, durate e seguito restano nascosti finché non ci arrivi.',
  'settings.streaming': 'Modalità streaming',
  'settings.streaming.more': 'Link, codici QR e la tua mano restano nascosti finché non li premi.',
  'settings.cover': 'Mostra la mia mano solo se tengo premuto',
  'settings.cover.more': 'Al tavolo nessuno sbircia la tua mano: si vede finché tieni premuto un pulsante.',
}

export const saySettings = dictionary<SettingsWord>({ en, it })
