import { dictionary } from '../../../language/language.ts'

const en = {
  'row.path': 'Path of {runners}',
  'place.tile': 'Tile {n}',
  'place.hideout': 'Hideout, tile {n}',
  'way.0': 'to the north',
  'way.1': 'to the east',
  'way.2': 'to the south',
  'way.3': 'to the west',
  'way.apart': 'apart from the tile before',
  'place.marked': 'marked {symbol}',
  'place.caught': 'caught here: {symbol}',
  'place.next': 'next to be marked',
  'place.tile.wrong': 'placed wrongly ({clause})',
  'place.marker.wrong': 'marked wrongly; {allowed} was right ({clause})',
} as const

export type BoardWord = keyof typeof en

const it: Record<BoardWord, string> = {
  'row.path': 'Percorso di {runners}',
  'place.tile': 'Tessera {n}',
  'place.hideout': 'Rifugio, tessera {n}',
  'way.0': 'a nord',
  'way.1': 'a est',
  'way.2': 'a sud',
  'way.3': 'a ovest',
  'way.apart': 'staccata dalla precedente',
  'place.marked': 'segnata con {symbol}',
  'place.caught': 'cattura qui: {symbol}',
  'place.next': 'la prossima da segnare',
  'place.tile.wrong': 'posata male ({clause})',
  'place.marker.wrong': 'segnata male: era giusto {allowed} ({clause})',
}

export const sayOfBoard = dictionary<BoardWord>({ en, it })
