import {
  ESCAPE,
  HIGHEST_GUESS,
  type Match,
  reachWith,
  roleOf,
  START,
  sprintOf,
  type Table,
} from '@getaway/engine/fugitive'
import type { Language } from '../../../language/language.ts'
import type { ActDraft, DraftFigure } from '../../../table/act-draft.ts'
import { knownNumbersOf } from '../notebook/known-numbers.ts'
import { ownStepOf, wishOfAct } from './acts.ts'
import type { FugitiveHand } from './hand.ts'

type Words = Readonly<Record<Language, string>>

/** What a seat puts together: a hideout with its sprint cards, a card to be discarded, or numbers. */
export function fugitiveDraftOf(view: Match, seat: number, hand: FugitiveHand): ActDraft | undefined {
  const { table } = view
  const role = roleOf(view, seat)
  if (!table || !role || view.over) return undefined
  if (role === 'marshal') return guessDraft(view, table, seat, hand)
  return ownStepOf(view, seat)?.type === 'discard'
    ? discardDraft(view, seat, hand)
    : placeDraft(view, table, seat, hand)
}

/** F4.1, F4.2: the sum and the reach are told all the time, as far as they are chosen. */
function placeDraft(view: Match, table: Table, seat: number, hand: FugitiveHand): ActDraft | undefined {
  const { hideout, sprint } = hand
  const isEmpty = hideout === undefined && sprint.length === 0
  // While there is nothing to be placed, it comes with the first card that is chosen.
  if (isEmpty && ownStepOf(view, seat)?.type !== 'place') return undefined
  const last = lastHideoutOf(table)
  const { reach, strong } = table.changes
  const worths = sprint.map((card) => sprintOf(card) + strong)
  const most = [reachWith(reach), ...worths].reduce((sum, worth) => sum + worth, 0)
  const step = hideout === undefined ? undefined : hideout - last
  const sum = [reachWith(reach), ...worths].join(' + ')
  const figures: DraftFigure[] = [
    ...(step === undefined
      ? []
      : [{ words: { en: 'Step', it: 'Passo' }, value: String(step), isShort: step < 1 }]),
    {
      words: { en: 'Reach', it: 'Portata' },
      value: worths.length > 0 ? `${sum} = ${most}` : sum,
      isShort: step !== undefined && step > most,
    },
  ]
  return {
    act: 'place',
    words: placeWords(hideout, last, most),
    figures,
    says: placeSays(hideout, sprint.length),
    isEmpty: hideout === undefined,
    why: isEmpty ? undefined : wishOfAct(view, seat, hand, 'place').why,
    warning: sprint.length > 0 && step !== undefined && step > 0 ? spareWords(step, most, worths) : undefined,
  }
}

function lastHideoutOf({ row }: Table): number {
  return row.length === 0 ? START : (row.at(-1)?.card ?? START)
}

function placeWords(hideout: number | undefined, last: number, most: number): Words {
  const to = Math.min(last + most, ESCAPE)
  return hideout === undefined
    ? {
        en: `Choose a hideout: ${last + 1} to ${to}, higher with sprint cards.`,
        it: `Scegli un nascondiglio: da ${last + 1} a ${to}, più alto con carte Sprint.`,
      }
    : { en: `${hideout} after ${last}`, it: `${hideout} dopo ${last}` }
}

function placeSays(hideout: number | undefined, sprints: number): Words {
  if (hideout === undefined) return { en: 'Place', it: 'Piazza' }
  if (sprints === 0) return { en: `Place ${hideout}`, it: `Piazza ${hideout}` }
  return { en: `Place ${hideout} + ${sprints} sprint`, it: `Piazza ${hideout} + ${sprints} Sprint` }
}

/** F4.2: cards that are not needed may be laid: that is a bluff, and they are gone. */
function spareWords(step: number, most: number, worths: readonly number[]): Words | undefined {
  const least = Math.min(...worths)
  return most - least >= step
    ? {
        en: 'More sprint cards than needed: a bluff.',
        it: 'Più carte Sprint del necessario: un bluff.',
      }
    : undefined
}

function discardDraft(view: Match, seat: number, hand: FugitiveHand): ActDraft {
  const { hideout: card } = hand
  return {
    act: 'discard',
    words:
      card === undefined
        ? { en: 'Choose the card to discard, face up.', it: 'Scegli la carta da scartare, scoperta.' }
        : { en: `Discard the ${card}, face up`, it: `Scarti il ${card}, scoperto` },
    figures: [],
    says:
      card === undefined ? { en: 'Discard', it: 'Scarta' } : { en: `Discard ${card}`, it: `Scarta ${card}` },
    isEmpty: card === undefined,
    why: card === undefined ? undefined : wishOfAct(view, seat, hand, 'discard').why,
    warning: undefined,
  }
}

/** F5.1: numbers may be chosen at any time, and are said in the own turn. */
function guessDraft(view: Match, table: Table, seat: number, hand: FugitiveHand): ActDraft | undefined {
  const { numbers } = hand
  const step = ownStepOf(view, seat)
  const isEmpty = numbers.length === 0
  if (isEmpty && step?.type !== 'guess') return undefined
  const said = numbers.toSorted((one, other) => one - other).join(', ')
  return {
    act: 'guess',
    words: isEmpty ? guessWords(table, step?.type === 'guess' && step.isHunt) : allWords(numbers.length),
    figures: [],
    says: isEmpty ? { en: 'Guess', it: 'Indovina' } : { en: `Guess ${said}`, it: `Di’ ${said}` },
    isEmpty,
    why: isEmpty ? undefined : wishOfAct(view, seat, hand, 'guess').why,
    warning: inVainWords(table, numbers),
  }
}

function guessWords({ changes }: Table, isHunt: boolean): Words {
  if (isHunt)
    return {
      en: 'Manhunt: one number at a time, until one is wrong.',
      it: 'Caccia all’uomo: un numero alla volta, finché uno è sbagliato.',
    }
  return changes.oneNumber
    ? { en: 'Choose one number.', it: 'Scegli un numero.' }
    : {
        en: `Choose numbers from 1 to ${HIGHEST_GUESS}: all must be right.`,
        it: `Scegli numeri da 1 a ${HIGHEST_GUESS}: devono essere tutti giusti.`,
      }
}

/** F5.2 */
function allWords(count: number): Words {
  return count === 1
    ? { en: 'One number', it: 'Un numero' }
    : { en: `${count} numbers: all must be right`, it: `${count} numeri: devono essere tutti giusti` }
}

/** F5.1 allows it; but the guess is wrong. */
function inVainWords(table: Table, numbers: readonly number[]): Words | undefined {
  const known = knownNumbersOf(table)
  const isOut = (number: number) => {
    const one = known.get(number)
    if (one === undefined || one.type === 'doubted') return false
    return one.type !== 'ruled-out' || one.isSure || one.places === table.row.length
  }
  const vain = numbers.filter(isOut).join(', ')
  return vain === '' ? undefined : { en: `Cannot be right: ${vain}.`, it: `Non può essere giusto: ${vain}.` }
}
