import type { Match, Table } from '@getaway/engine/fugitive'
import type { Advice, Tutorial, TutorialStep } from '../../../table/tutorial.ts'
import { ownStepOf } from '../acting/acts.ts'
import { type FugitiveHand, pieceOfCard } from '../acting/hand.ts'
import { HIDDEN } from './lessons.ts'
import { isBluff, type WayKind, wayOn } from './way-on.ts'

/** The player of a lesson. */
const SEAT = 0
/** F2.2 */
const DEALT = 5

type Words = Advice['say']

const WORDS = {
  deal: { en: 'The cards are dealt …', it: 'Si distribuiscono le carte …' },
  hide: {
    en: 'You start at 0 and must get to 42. Your next hideout may be up to 3 higher: choose the 3.',
    it: 'Parti dallo 0 e devi arrivare al 42. Il prossimo nascondiglio può essere fino a 3 più alto: scegli il 3.',
  },
  place: { en: 'Place it, face down.', it: 'Piazzalo, coperto.' },
  sprint: {
    en: 'Further with sprint cards: odd ones are worth 1, even ones 2. Choose a hideout first.',
    it: 'Con le carte Sprint vai più lontano: le dispari valgono 1, le pari 2. Prima scegli un nascondiglio.',
  },
  under: { en: 'Now a sprint card to lie under it.', it: 'Ora una carta Sprint da metterci sotto.' },
  wait: {
    en: 'The marshal draws and guesses a number. Wrong: nothing is turned up.',
    it: 'L’investigatrice pesca e dice un numero. Sbagliato: non si scopre niente.',
  },
  draw: {
    en: 'Each turn begins with a card from a deck. Take a low one.',
    it: 'Ogni turno comincia con una carta di un mazzo. Prendine una bassa.',
  },
  bluff: {
    en: 'Bluff: the marshal only sees how many sprint cards you lay. Choose a hideout …',
    it: 'Un bluff: l’investigatrice vede solo quante carte Sprint metti. Scegli un nascondiglio …',
  },
  spare: { en: '… and a sprint card that it does not need.', it: '… e una carta Sprint che non serve.' },
  found: {
    en: 'The marshal’s number was right: a hideout is turned up. If all are, you are caught. Draw, and go on.',
    it: 'Il numero dell’investigatrice era giusto: un nascondiglio è scoperto. Scoperti tutti, sei in arresto. Pesca e prosegui.',
  },
  missed: {
    en: 'The marshal guessed wrong again. If all your hideouts are turned up, you are caught. Draw, and go on.',
    it: 'L’investigatrice ha sbagliato ancora. Scoperti tutti i tuoi nascondigli, sei in arresto. Pesca e prosegui.',
  },
  'fugitive-hides': { en: 'The fugitive hides …', it: 'Il fuggitivo si nasconde …' },
  'draw-two': {
    en: 'Draw two cards: what you hold is no hideout.',
    it: 'Pesca due carte: quelle che hai in mano non sono nascondigli.',
  },
  guess: {
    en: 'No sprint cards lie under the first hideout: it is 1, 2 or 3. Try the 2.',
    it: 'Sotto il primo nascondiglio non ci sono carte Sprint: è 1, 2 o 3. Prova il 2.',
  },
  say: { en: 'Say it.', it: 'Dillo.' },
  again: { en: 'A new turn: draw a card.', it: 'Un nuovo turno: pesca una carta.' },
  both: {
    en: 'With one sprint card under it, the third is up to 5 above the second. Choose 5 and 10 together.',
    it: 'Con una carta Sprint sotto, il terzo è fino a 5 più alto del secondo. Scegli insieme 5 e 10.',
  },
  arrest: {
    en: 'Say both: if both are right, no hideout is left, and you have won.',
    it: 'Dilli entrambi: se sono giusti, non restano nascondigli e hai vinto.',
  },
} as const satisfies Readonly<Record<string, Words>>

const NAMES = {
  hide: { en: 'Hide', it: 'Nascondersi' },
  sprint: { en: 'Sprint', it: 'Sprint' },
  draw: { en: 'Draw a card', it: 'Pescare una carta' },
  bluff: { en: 'Bluff', it: 'Bluffare' },
  found: { en: 'Being found', it: 'Essere scoperti' },
  'draw-two': { en: 'The marshal draws', it: 'L’investigatrice pesca' },
  guess: { en: 'Guess', it: 'Indovinare' },
  arrest: { en: 'Arrest', it: 'Arrestare' },
} as const satisfies Readonly<Record<string, Words>>

/** Fugitive in eight steps: as the fugitive hide, sprint and bluff; as the marshal draw, guess and arrest. */
export const fugitiveTutorial: Tutorial = {
  game: 'fugitive',
  lessons: [
    {
      id: 'hide',
      options: { fugitive: 0 },
      opponent: { en: 'Marshal', it: 'Investigatrice' },
      begin: { en: 'Now hide', it: 'Ora nasconditi' },
      steps: [
        step(
          'hide',
          adviceToHide('plain', 'hide', ({ row }) => row.length > 0),
        ),
        step('sprint', adviceToHide('sprint', 'sprint', isSprinted)),
        step(
          'draw',
          adviceToDraw(1, () => WORDS.draw),
        ),
        step('bluff', adviceToHide('bluff', 'bluff', isBluffed)),
        step(
          'found',
          adviceToDraw(2, ({ row }) => (row.some(({ isUp }) => isUp) ? WORDS.found : WORDS.missed)),
        ),
      ],
    },
    {
      id: 'hunt',
      options: { fugitive: 1 },
      opponent: { en: 'Fugitive', it: 'Fuggitivo' },
      begin: { en: 'Now hunt', it: 'Ora indaga' },
      steps: [
        step('draw-two', adviceToDrawTwo),
        step('guess', adviceToGuess),
        step('arrest', adviceToArrest),
      ],
    },
  ],
}

interface Situation {
  readonly match: Match
  readonly table: Table
  readonly hand: FugitiveHand
}

type AdviceOn = (situation: Situation) => Advice | undefined

function step(id: keyof typeof NAMES, adviceOn: AdviceOn): TutorialStep {
  return {
    id,
    name: NAMES[id],
    adviceOn(view, hand) {
      const match = view as Match
      if (match.over) return undefined
      const { table } = match
      return table ? adviceOn({ match, table, hand: hand as FugitiveHand }) : { say: WORDS.deal }
    },
  }
}

function isSprinted({ row }: Table): boolean {
  return row.some(({ sprint }) => typeof sprint !== 'number' && sprint.length > 0)
}

function isBluffed(table: Table): boolean {
  // The step that teaches sprints may have been a bluff already: the next one is asked for all the same.
  return table.row.length > 2 && table.row.some((_, nth) => nth > 1 && isBluff(table, nth))
}

/** A hideout, then what lies under it, then the press that says both. */
function adviceToHide(
  kind: WayKind,
  say: 'hide' | 'sprint' | 'bluff',
  isDone: (table: Table) => boolean,
): AdviceOn {
  return ({ match, table, hand }) => {
    if (isDone(table)) return undefined
    const due = ownStepOf(match, SEAT)
    if (!due) return { say: WORDS.wait }
    if (due.type === 'draw') return { say: WORDS.again, act: 'draw-1' }
    const way = wayOn(match, kind)
    // Nothing is left to show it by.
    if (!way) return undefined
    const { hideout, sprint } = hand
    if (hideout === undefined) return { say: WORDS[say], piece: pieceOfCard(way.card) }
    const next = hideout === way.card ? way.sprint.find((card) => !sprint.includes(card)) : undefined
    if (next !== undefined)
      return { say: say === 'bluff' ? WORDS.spare : WORDS.under, piece: pieceOfCard(next) }
    return { say: WORDS.place, act: 'place' }
  }
}

/** So many cards, in so many turns. */
function adviceToDraw(cards: number, wordsOf: (table: Table) => Words): AdviceOn {
  return ({ match, table }) => {
    const drawn = table.drawn.fugitive.reduce((sum, count) => sum + count, 0)
    if (drawn >= DEALT + cards) return undefined
    const due = ownStepOf(match, SEAT)
    if (due?.type === 'draw') return { say: wordsOf(table), act: 'draw-1' }
    // A learner who has gone on by another way has a turn to end.
    return due ? { say: WORDS.place, act: 'pass' } : { say: WORDS.wait }
  }
}

function adviceToDrawTwo({ match, table }: Situation): Advice | undefined {
  if (table.turn.number > 2 || ownStepOf(match, SEAT)?.type === 'guess') return undefined
  return ownStepOf(match, SEAT)?.type === 'draw'
    ? { say: WORDS['draw-two'], act: 'draw-1' }
    : { say: WORDS['fugitive-hides'] }
}

/** The first hideout. A learner who tries another number first sees it struck out. */
function adviceToGuess(situation: Situation): Advice | undefined {
  const [first] = situation.table.row
  return first?.isUp ? undefined : adviceToSay(situation, [HIDDEN[0].card], WORDS.guess, WORDS.say)
}

function adviceToArrest(situation: Situation): Advice | undefined {
  const hidden = HIDDEN.filter((_, nth) => situation.table.row[nth]?.isUp !== true)
  return adviceToSay(
    situation,
    hidden.map(({ card }) => card),
    WORDS.both,
    WORDS.arrest,
  )
}

/** The numbers one after the other, then the press that says them. */
function adviceToSay(
  { match, hand }: Situation,
  wanted: readonly number[],
  choose: Words,
  say: Words,
): Advice {
  const due = ownStepOf(match, SEAT)
  if (due?.type === 'draw') return { say: WORDS.again, act: 'draw-1' }
  if (due?.type !== 'guess') return { say: WORDS['fugitive-hides'] }
  const next = wanted.find((number) => !hand.numbers.includes(number))
  if (next !== undefined) return { say: choose, key: String(next) }
  const spare = hand.numbers.find((number) => !wanted.includes(number))
  return spare === undefined ? { say, act: 'guess' } : { say: choose, key: String(spare) }
}
