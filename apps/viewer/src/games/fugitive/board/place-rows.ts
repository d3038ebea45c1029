import { DECKS, eventCard } from '@getaway/engine/fugitive'
import { placeName } from '@getaway/faces/fugitive'
import type { Language } from '../../../language/language.ts'
import type { BoardPlace, PlaceRow } from '../../../table/board.ts'
import { NEVER } from '../../../table/easing.ts'
import { TURN_OVER } from '../plan/motion.ts'
import type { Coming, FugitivePlan, Hideout, Note, Stack } from '../plan/plan.ts'
import { verdictOf } from '../plan/verdict-of.ts'
import { sayOfBoard } from './words.ts'

/** All that lies on the table in words, as far as it is seen at an instant: what has not turned over yet is face down. */
export function placeRowsOf(plan: FugitivePlan, instant: number, language: Language): PlaceRow[] {
  const rows: PlaceRow[] = [
    { label: sayOfBoard(language, 'row'), places: rowPlaces(plan, instant, language) },
    { label: sayOfBoard(language, 'decks'), places: plan.stacks.map((stack) => stackPlace(stack, language)) },
    ...(['fugitive', 'marshal'] as const).map((role) => handRow(plan, role, instant, language)),
    guessRow(plan, instant, language),
    { label: sayOfBoard(language, 'notes'), places: notePlaces(plan, instant, language) },
    eventRow(plan, instant, language),
    {
      label: sayOfBoard(language, 'out'),
      places: plan.out
        .filter(({ from }) => from <= instant)
        .map((one) => at(`out ${one.card}`, one, sayOfBoard(language, 'card', cardOf(one.card, language)))),
    },
  ]
  return rows.filter(({ places }) => places.length > 0)
}

function rowPlaces({ hideouts, sprints }: FugitivePlan, instant: number, language: Language): BoardPlace[] {
  return hideouts
    .filter(({ from, origin }) => from <= instant || origin !== undefined)
    .map((one) => {
      const tucked = sprints.filter(({ place }) => place === one.place)
      const said = [
        ...hideoutWords(one, instant, language),
        ...sprintWords(
          tucked.map(({ card }) => card),
          tucked.some((sprint) => isTurned(sprint.flip, instant) || sprint.isPeeked),
          language,
        ),
        ...toldWords(one, instant, language),
      ]
      return at(`place ${one.place}`, one, said.join(', '))
    })
}

function hideoutWords(
  { kind, place, card, flip, isPeeked }: Hideout,
  instant: number,
  language: Language,
): string[] {
  if (kind === 'start') return [sayOfBoard(language, 'start', { name: nameOf(0, language) })]
  if (kind === 'escape') return [sayOfBoard(language, 'escape', { name: nameOf(42, language) })]
  const hideout = sayOfBoard(language, 'hideout', { n: place })
  if (card === undefined) return [hideout, sayOfBoard(language, 'down')]
  if (isTurned(flip, instant)) return [hideout, sayOfBoard(language, 'up', cardOf(card, language))]
  return [hideout, sayOfBoard(language, isPeeked ? 'peeked' : 'down', cardOf(card, language))]
}

function sprintWords(cards: readonly (number | undefined)[], isKnown: boolean, language: Language): string[] {
  const { length: count } = cards
  if (count === 0) return []
  if (isKnown) return [sayOfBoard(language, 'sprint.known', { cards: cards.join(', ') })]
  return [sayOfBoard(language, count === 1 ? 'sprint.down.one' : 'sprint.down', { count })]
}

function toldWords({ parity, deck, flip }: Hideout, instant: number, language: Language): string[] {
  if (isTurned(flip, instant)) return []
  return [
    ...(parity && parity.from <= instant ? [sayOfBoard(language, parity.of)] : []),
    ...(deck && deck.from <= instant
      ? [sayOfBoard(language, deck.of ? 'deck' : 'deck.none', { deck: deck.of ?? '' })]
      : []),
  ]
}

/** A card is read once it has half turned over. */
function isTurned(flip: number, instant: number): boolean {
  return flip !== NEVER && flip + TURN_OVER / 2 <= instant
}

function stackPlace(stack: Stack, language: Language): BoardPlace {
  const { deck, icon, pile, count, isClosed } = stack
  const range = deck === undefined ? undefined : DECKS[deck - 1]
  const said =
    deck !== undefined && range
      ? sayOfBoard(language, 'stack.deck', { deck, from: range.from, to: range.to, count })
      : sayOfBoard(language, icon ? `stack.${icon}` : 'stack.pile', { count })
  const closed = isClosed ? `, ${sayOfBoard(language, 'stack.closed')}` : ''
  return at(`${stack.kind} ${deck ?? pile}`, stack, said + closed)
}

function handRow(
  { hands }: FugitivePlan,
  role: 'fugitive' | 'marshal',
  instant: number,
  language: Language,
): PlaceRow {
  const held = hands.filter((one) => one.role === role)
  return {
    label: sayOfBoard(language, `hand.${role}`, { count: held.length }),
    places: held.map((one) => {
      const isSeen = one.card !== undefined && one.flip <= instant
      const said = isSeen
        ? sayOfBoard(language, 'card', cardOf(one.card ?? 0, language))
        : sayOfBoard(language, one.deck === undefined ? 'back' : 'back.deck', { deck: one.deck ?? '' })
      return at(`hand ${role} ${one.nth}`, one, said)
    }),
  }
}

function guessRow({ counters }: FugitivePlan, instant: number, language: Language): PlaceRow {
  const spoken = counters.filter(({ from }) => from <= instant)
  return {
    label: sayOfBoard(language, spoken.some(({ isHunt }) => isHunt) ? 'hunt' : 'guess'),
    places: spoken.map((one) => {
      const isTold = one.answeredFrom <= instant
      const said = sayOfBoard(language, isTold ? verdictOf(one, counters) : 'spoken', { number: one.number })
      return at(`guess ${one.guess} ${one.number}`, one, said)
    }),
  }
}

const NOTED = [
  ['found', 'found'],
  ['gone', 'gone'],
  ['not-yet', 'not-yet'],
  ['doubted', 'notes.doubted'],
] as const satisfies readonly (readonly [Note['kind'], string])[]

function notePlaces({ notes, pad }: FugitivePlan, instant: number, language: Language): BoardPlace[] {
  return NOTED.flatMap(([kind, word]) => {
    const numbers = notes
      .filter((note) => note.kind === kind && note.from <= instant)
      .map(({ number }) => number)
    if (numbers.length === 0) return []
    return [at(`notes ${kind}`, pad, sayOfBoard(language, word, { numbers: numbers.join(', ') }))]
  })
}

function eventRow({ events }: FugitivePlan, instant: number, language: Language): PlaceRow {
  return {
    label: sayOfBoard(language, 'events'),
    places: events
      .filter(({ from }) => from <= instant)
      .map((one) => {
        const card = eventCard(one.event)
        const place = instant < one.asideFrom ? one : one.aside
        return at(
          `event ${one.seq}`,
          place,
          sayOfBoard(language, 'event', {
            name: card?.name[language] ?? one.event,
            text: card?.text[language] ?? '',
          }),
        )
      }),
  }
}

function cardOf(card: number, language: Language) {
  return { card, name: nameOf(card, language) }
}

function nameOf(card: number, language: Language): string {
  return placeName(card, language) ?? ''
}

function at(key: string, { x, y }: Pick<Coming, 'x' | 'y'>, label: string): BoardPlace {
  return { key, x, y, label }
}
