import { dictionary } from '../../../language/language.ts'

const en = {
  'title.captured': 'Round {n}: capture by {name}',
  'title.hideout': 'Round {n}: {name} escapes',
  'title.trail-lost': 'Round {n}: {name} loses the trail',
  'title.away': 'Round {n}: {name} gets away',
  'act.tile': 'Tile',
  'act.hideout': 'Hideout',
  'act.marker': 'Marker',
  'act.capture': 'Capture',
  'act.lost': 'Trail lost',
  captured: '{first}’s marker was on the last tile {margin} before {other} acted: the capture stands.',
  hideout: '{first} reached the hideout {margin} before {other} acted: the escape stands.',
  'trail-lost': '{first} had declared the trail lost {margin} before {other} acted.',
  away: '{first}’s tile was on the table {margin} before {other}’s marker: no capture.',
} as const

type RaceWord = keyof typeof en

const it: Record<RaceWord, string> = {
  'title.captured': 'Manche {n}: cattura di {name}',
  'title.hideout': 'Manche {n}: {name} si mette in salvo',
  'title.trail-lost': 'Manche {n}: {name} perde la traccia',
  'title.away': 'Manche {n}: {name} sfugge',
  'act.tile': 'Tessera',
  'act.hideout': 'Rifugio',
  'act.marker': 'Segnalino',
  'act.capture': 'Cattura',
  'act.lost': 'Traccia persa',
  captured:
    'Il segnalino di {first} era sull’ultima tessera {margin} prima della mossa di {other}: la cattura vale.',
  hideout: '{first} ha raggiunto il rifugio {margin} prima della mossa di {other}: la fuga vale.',
  'trail-lost': '{first} aveva dichiarato persa la traccia {margin} prima della mossa di {other}.',
  away: 'La tessera di {first} era sul tavolo {margin} prima del segnalino di {other}: nessuna cattura.',
}

export const sayRace = dictionary<RaceWord>({ en, it })
