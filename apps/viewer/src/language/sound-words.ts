import { dictionary } from './language.ts'

const en = {
  mute: 'Turn the sound off',
  unmute: 'Turn the sound on',
  sound: 'Sound',
  'sound.more': 'You hear the pieces, the check, and when it is your turn.',
  volume: 'Volume',
  vibration: 'Vibration',
  'vibration.more': 'The phone vibrates when you lay a piece and when it is your turn.',
} as const

/** What is said about sound: it comes with it. */
export type SoundWord = keyof typeof en

const it: Record<SoundWord, string> = {
  mute: 'Spegni il suono',
  unmute: 'Accendi il suono',
  sound: 'Suono',
  'sound.more': 'Senti i pezzi, la verifica e quando tocca a te.',
  volume: 'Volume',
  vibration: 'Vibrazione',
  'vibration.more': 'Il telefono vibra quando posi un pezzo e quando tocca a te.',
}

export const sayOfSound = dictionary<SoundWord>({ en, it })
