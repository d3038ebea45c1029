import {
  faceDown,
  HIGHEST_GUESS,
  LOWEST_GUESS,
  listOf,
  type Match,
  roleOf,
  type Table,
} from '@getaway/engine/fugitive'
import type { ActPad, PadKey, PadLine, PadMark, PadNote } from '../../../table/act-pad.ts'
import { type KnownNumber, knownNumbersOf } from '../notebook/known-numbers.ts'
import type { FugitiveHand } from './hand.ts'

/** What a marshal notes on a number that nobody has told. */
const NOTES: readonly PadNote[] = [
  { note: 'no', sign: '✕', words: { en: 'noted: not this one', it: 'nota: questo no' } },
  { note: 'maybe', sign: '?', words: { en: 'noted: perhaps', it: 'nota: forse' } },
  { note: 'yes', sign: '!', words: { en: 'noted: this one', it: 'nota: questo sì' } },
]

const NUMBERS = Array.from({ length: HIGHEST_GUESS - LOWEST_GUESS + 1 }, (_, index) => LOWEST_GUESS + index)

/** F1.4: the marshal's numbers, with what all have seen of each, and with the own cards. */
export function fugitivePadOf(view: Match, seat: number, { numbers }: FugitiveHand): ActPad | undefined {
  const { table } = view
  if (!table || view.over || roleOf(view, seat) !== 'marshal') return undefined
  const known = knownNumbersOf(table)
  const own = listOf(table.hands.marshal.cards) ?? []
  const keyOf = (number: number): PadKey => ({
    key: String(number),
    label: String(number),
    isChosen: numbers.includes(number),
    mark: own.includes(number) ? OWN : markOf(known.get(number), table),
  })
  return {
    pad: 'numbers',
    words: { en: 'Numbers to guess', it: 'Numeri da indovinare' },
    keys: NUMBERS.map(keyOf),
    notes: NOTES,
    told: toldOf(table),
  }
}

const OWN: PadMark = {
  look: 'out',
  sign: '▮',
  words: { en: 'in your hand', it: 'nella tua mano' },
  isSecret: true,
}

function markOf(known: KnownNumber | undefined, { row }: Table): PadMark | undefined {
  switch (known?.type) {
    case undefined:
    // It says nothing of one of them: what was said of all stands above.
    case 'doubted':
      return undefined
    case 'found':
      return {
        look: 'found',
        sign: `#${known.place}`,
        words: { en: `found, hideout ${known.place}`, it: `trovato, nascondiglio ${known.place}` },
        isSecret: false,
      }
    case 'sprint':
      return {
        look: 'out',
        sign: '»',
        words: {
          en: `a sprint card under hideout ${known.place}`,
          it: `carta Sprint sotto il nascondiglio ${known.place}`,
        },
        isSecret: false,
      }
    case 'out':
      return {
        look: 'out',
        sign: '–',
        words: { en: 'out of the game', it: 'fuori dal gioco' },
        isSecret: false,
      }
    case 'ruled-out': {
      const { places, isSure } = known
      if (isSure || places === row.length)
        return { look: 'out', sign: '', words: { en: 'ruled out', it: 'escluso' }, isSecret: false }
      return {
        look: 'was-out',
        sign: `>${places}`,
        words: {
          en: `not among the first ${places} hideouts`,
          it: `non tra i primi ${places} nascondigli`,
        },
        isSecret: false,
      }
    }
  }
}

/** What no single number can tell. */
function toldOf(table: Table): readonly PadLine[] {
  const wrong = table.guesses.flatMap(({ seq, numbers, isRight, count, places }): PadLine[] => {
    if (isRight !== false || numbers.length < 2) return []
    const said = numbers.join(', ')
    return [
      {
        line: `guess ${seq}`,
        words:
          count === undefined
            ? {
                en: `Not all among the first ${places}: ${said}`,
                it: `Non tutti tra i primi ${places}: ${said}`,
              }
            : { en: `${count} right of ${said}`, it: `${count} giusti tra ${said}` },
      },
    ]
  })
  const told = faceDown(table.row).flatMap(({ seq, parity, deck }): PadLine[] => {
    const place = table.row.findIndex((one) => one.seq === seq) + 1
    return [
      ...(parity === undefined
        ? []
        : [
            {
              line: `parity ${seq}`,
              words: {
                en: `Hideout ${place} is ${parity}`,
                it: `Il nascondiglio ${place} è ${parity === 'odd' ? 'dispari' : 'pari'}`,
              },
            },
          ]),
      ...(deck === undefined
        ? []
        : [
            {
              line: `deck ${seq}`,
              words:
                deck === null
                  ? {
                      en: `Hideout ${place} is 1, 2 or 3`,
                      it: `Il nascondiglio ${place} è 1, 2 o 3`,
                    }
                  : {
                      en: `Hideout ${place} is of deck ${deck}`,
                      it: `Il nascondiglio ${place} è del mazzo ${deck}`,
                    },
            },
          ]),
    ]
  })
  return [...told, ...wrong.reverse()]
}
