import type { Entry } from '@getaway/engine'
import {
  countOf,
  ESCAPE,
  type FugitiveEvent,
  listOf,
  type Match,
  roleOf,
  START,
} from '@getaway/engine/fugitive'
import type { Language } from '../../../language/language.ts'
import { isKnownTo } from './known-to.ts'
import { type MoveWord, sayOfMove } from './move-words.ts'
import { listed, nameOf, namesOf, theCard } from './names.ts'
import { sayEvent } from './say-event.ts'

/** What an event is in words, as a side knew it; undefined where there is nothing to tell. */
export function sayMove(
  { event, state }: Pick<Entry<Match, FugitiveEvent>, 'event' | 'state'>,
  side: string,
  language: Language,
): string | undefined {
  const name = typeof event.by === 'number' ? nameOf(state, event.by, language) : ''
  const names = namesOf(state, language)
  switch (event.type) {
    case 'seat.taken':
      return sayOfMove(language, 'say.seat.taken', { name: event.data.name })
    case 'seat.ready':
    case 'seat.left':
      return sayOfMove(language, `say.${event.type}`, {
        name: nameOf(state, event.data.seat ?? Number(event.by), language),
      })
    case 'cards.dealt':
      return sayOfMove(language, 'say.dealt', names)
    case 'card.drawn': {
      const { deck, card } = event.data
      return card !== null && isKnownTo(side, roleOf(state, event.by))
        ? sayOfMove(language, 'say.drawn.card', { name, deck, the: theCard(card, language) })
        : sayOfMove(language, 'say.drawn', { name, deck })
    }
    case 'event.drawn':
      return sayOfMove(language, 'say.drawn.event', { name, deck: event.data.deck })
    case 'hideout.placed':
      return sayPlaced(state, event, name, side, language)
    case 'turn.passed':
      return sayOfMove(language, 'say.passed', { name })
    case 'card.discarded':
      return sayOfMove(language, 'say.discarded', {
        name,
        the: theCard(event.data.card, language),
      })
    case 'numbers.guessed':
      return sayOfMove(language, 'say.guessed', { name, numbers: listed(event.data.numbers, language) })
    case 'guess.answered':
      return sayAnswer(state, event, language)
    case 'event.resolved':
      return sayEvent(event.data, language)
    case 'events.shuffled':
      return sayOfMove(language, 'say.shuffled', { count: countOf(event.data.events) })
    case 'manhunt.begun':
      return sayOfMove(language, 'say.hunt', { the: theCard(highestUp(state), language) })
    case 'step.lapsed':
      return sayLapse(state, event, side, language)
    case 'seat.forfeited':
      return sayOfMove(language, 'say.forfeited', { name: nameOf(state, event.data.seat, language) })
    case 'game.ended': {
      const { winner, reason } = event.data
      const sides = { winner: nameOf(state, winner, language), loser: nameOf(state, 1 - winner, language) }
      return sayOfMove(language, `say.ended.${reason}`, { ...names, ...sides })
    }
    case 'game.abandoned':
      return sayOfMove(language, 'say.abandoned', { reason: event.data.reason })
    default:
      return undefined
  }
}

type Placed = Extract<FugitiveEvent, { type: 'hideout.placed' }>
type Lapsed = Extract<FugitiveEvent, { type: 'step.lapsed' }>
type Answered = Extract<FugitiveEvent, { type: 'guess.answered' }>

function sayPlaced(
  match: Match,
  { seq, data: { card, sprint } }: Placed,
  name: string,
  side: string,
  language: Language,
): string {
  const count = countOf(sprint)
  const many = count === 0 ? '' : count === 1 ? '.sprint' : '.sprints'
  if (card === ESCAPE) return sayOfMove(language, `say.escape${many}`, { name, count })
  const row = match.table?.row ?? []
  const place = row.findIndex((one) => one.seq === seq) + 1
  const cards = listOf(sprint)
  if (card === null || !cards || !isKnownTo(side, 'fugitive'))
    return sayOfMove(language, `say.placed${many}`, { name, place, count })
  const values = { name, place, the: theCard(card, language), sprint: cards.join(' + ') }
  return sayOfMove(language, count === 0 ? 'say.placed.card' : 'say.placed.card.sprint', values)
}

function sayAnswer(match: Match, { data }: Answered, language: Language): string {
  const numbers = match.table?.guesses.at(-1)?.numbers ?? []
  if (data.right) return sayOfMove(language, 'say.right', { numbers: listed(numbers, language) })
  const [number = 0] = numbers
  const said =
    numbers.length === 1
      ? sayOfMove(language, 'say.wrong', { the: theCard(number, language) })
      : sayOfMove(language, 'say.wrong.many', { numbers: listed(numbers, language) })
  if (data.count === undefined) return said
  return sayOfMove(language, 'say.wrong.count', { said, count: data.count, all: numbers.length })
}

/** F3.5: what was done for a player whose time was over. */
function sayLapse(match: Match, { data }: Lapsed, side: string, language: Language): string {
  const { seat, deck, card, event, discarded } = data
  const role = roleOf(match, seat)
  const isKnown = typeof card === 'number' && isKnownTo(side, role)
  const the = theCard(isKnown ? card : (discarded ?? 0), language)
  const say = (key: MoveWord) => sayOfMove(language, key, { deck: deck ?? '', the })
  const done = () => {
    if (event !== undefined) return say('lapsed.drawn.event')
    if (deck !== undefined) return say(isKnown ? 'lapsed.drawn.card' : 'lapsed.drawn')
    if (card !== undefined) return say(isKnown ? 'lapsed.placed.card' : 'lapsed.placed')
    if (discarded !== undefined) return say('lapsed.discarded')
    return say(role === 'fugitive' ? 'lapsed.place' : 'lapsed.guess')
  }
  return sayOfMove(language, 'say.lapsed', { name: nameOf(match, seat, language), done: done() })
}

/** F6.3: by which the manhunt begins or not. */
function highestUp({ table }: Match): number {
  const up = (table?.row ?? []).flatMap(({ isUp, card }) => (isUp && card !== undefined ? [card] : []))
  return Math.max(START, ...up)
}
