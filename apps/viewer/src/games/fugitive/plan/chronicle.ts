import type { FollowedTimeline } from '@getaway/engine'
import {
  type DeckNumber,
  eventCard,
  type FugitiveEvent,
  isDeck,
  type Match,
  type Role,
  roleOf,
} from '@getaway/engine/fugitive'
import { LONG_AGO, NEVER } from '../../../table/easing.ts'
import {
  ASIDE,
  BREATH_HELD,
  GLIDE,
  NEXT_CARD,
  NEXT_NUMBER,
  READ,
  READ_AT_LEAST,
  READ_SHORTLY,
  RISE,
  SEARCH,
  SPEAK,
  TELL,
  TUCK,
  TURN_OVER,
} from './motion.ts'

export type FugitiveTimeline = FollowedTimeline<Match, FugitiveEvent>

/** When everything on the table has happened, as the table shows it: of hidden cards it knows nothing. */
export interface Chronicle {
  readonly dealtAt: number
  /** What the fugitive was dealt is known to a reader of this match. */
  readonly isHandKnown: boolean
  /** By place of the row; the start is there from the beginning, and the 42 is the last. */
  readonly placedAt: readonly number[]
  /** When hideouts and their sprint cards begin to turn over, by place. */
  readonly flips: ReadonlyMap<number, number>
  readonly sprintFlips: ReadonlyMap<number, number>
  /** When something was told of a place. */
  readonly told: ReadonlyMap<number, number>
  /** As they are in the table's list of guesses. */
  readonly guesses: readonly ChronicledGuess[]
  readonly events: readonly ChronicledEvent[]
  /** As they are in the table's list of cards out of the game. */
  readonly outAt: readonly number[]
  /** What has changed each hand last. */
  readonly hands: Readonly<Record<Role, HandChange | undefined>>
  readonly huntFrom: number
  /** When the end of the match is shown; `NEVER` while there is none. */
  readonly endFrom: number
  readonly end: Extract<FugitiveEvent, { type: 'game.ended' }>['data'] | undefined
  /** Until then the table still shows what has happened. */
  readonly until: number
}

export interface ChronicledGuess {
  readonly seq: number
  readonly at: number
  /** `NEVER` while there is no answer. */
  readonly answeredFrom: number
  readonly turnedUp: readonly number[]
}

export interface ChronicledEvent {
  readonly event: string
  readonly seq: number
  readonly from: number
  readonly readFrom: number
  readonly asideFrom: number
  /** Where its card comes from: a deck of hideout cards, or else one of the event decks. */
  readonly deck: DeckNumber | undefined
  readonly pile: number
}

export type HandChange =
  | { readonly type: 'deal'; readonly at: number }
  | { readonly type: 'draw'; readonly at: number; readonly deck: DeckNumber }
  | { readonly type: 'lay'; readonly at: number; readonly seq: number; readonly count: number }

type Writable<T> = { -readonly [K in keyof T]: T[K] }

/** Reads the first so many events of a match. Instants that a later event brings forward lie after it in any case. */
export function chronicleOf(timeline: FugitiveTimeline, index: number): Chronicle {
  const placedAt: number[] = [LONG_AGO]
  const flips = new Map<number, number>()
  const sprintFlips = new Map<number, number>()
  const told = new Map<number, number>()
  const guesses: Writable<ChronicledGuess>[] = []
  const events: Writable<ChronicledEvent>[] = []
  const outAt: number[] = []
  const hands: Record<Role, HandChange | undefined> = { fugitive: undefined, marshal: undefined }
  /** What each event has told, which is shown once its card is laid aside. */
  const showings: (() => void)[] = []
  let dealtAt = NEVER
  let isHandKnown = false
  let huntFrom = NEVER
  let end: Chronicle['end']
  let endAt = NEVER
  let until = LONG_AGO
  let drawn: { readonly deck: DeckNumber | undefined; readonly event: string } | undefined
  let pile = 0

  const turnOver = (places: readonly { place: number; sprint: readonly number[] }[], from: number) => {
    let at = from
    for (const { place, sprint } of places) {
      flips.set(place, at)
      at += NEXT_CARD
      if (sprint.length > 0 && !sprintFlips.has(place)) {
        sprintFlips.set(place, at)
        at += NEXT_CARD
      }
    }
    return places.length > 0 ? at - NEXT_CARD + TURN_OVER : from
  }
  const clearAway = (at: number) => {
    const last = events.at(-1)
    if (!last || last.asideFrom <= at) return
    last.asideFrom = Math.min(last.asideFrom, Math.max(at, last.readFrom + READ_AT_LEAST))
    until = Math.min(until, last.asideFrom + ASIDE)
    showings.at(-1)?.()
  }

  const drawCard = (role: Role | undefined, deck: number, at: number) => {
    if (role && isDeck(deck)) hands[role] = { type: 'draw', at, deck }
    until = Math.max(until, at + GLIDE)
  }
  const drawEvent = ({ deck, event: id }: { deck: number; event: string }, { table }: Match) => {
    drawn = { deck: isDeck(deck) ? deck : undefined, event: id }
    const [step] = table?.steps ?? []
    pile = step?.type === 'resolve-next' ? step.pile : 0
  }
  const place = (at: number, seq: number, sprints: number) => {
    clearAway(at)
    placedAt.push(at)
    hands.fugitive = { type: 'lay', at, seq, count: sprints + 1 }
    until = Math.max(until, at + sprints * TUCK + GLIDE)
  }
  const discard = (at: number, seq: number) => {
    outAt.push(at)
    hands.fugitive = { type: 'lay', at, seq, count: 1 }
    until = Math.max(until, at + GLIDE)
  }

  for (let nth = 0; nth < index; nth++) {
    const entry = timeline.entryAt(nth)
    if (entry?.admission.type !== 'applies') continue
    const { event, state } = entry
    const { at, seq } = event
    switch (event.type) {
      case 'cards.dealt':
        dealtAt = at
        isHandKnown = typeof event.data.hand !== 'number'
        hands.fugitive = { type: 'deal', at }
        until = at + GLIDE
        break
      case 'card.drawn':
        drawCard(roleOf(state, event.by), event.data.deck, at)
        break
      case 'event.drawn':
        drawEvent(event.data, state)
        break
      case 'event.resolved': {
        const last = events.at(-1)
        let from = at
        if (last && last.asideFrom > at) {
          last.asideFrom = Math.max(at, Math.min(last.asideFrom, last.readFrom + READ_SHORTLY))
          until = Math.min(until, last.asideFrom)
          showings.at(-1)?.()
          from = last.asideFrom
        } else from = Math.max(at, Math.min(until, at + MOST_WAIT))
        const readFrom = from + RISE
        const one: Writable<ChronicledEvent> = {
          event: event.data.event,
          seq,
          from,
          readFrom,
          asideFrom: readFrom + READ,
          deck: drawn?.event === event.data.event ? drawn.deck : undefined,
          pile,
        }
        events.push(one)
        drawn = undefined
        const { turnedUp = [], told: said = [], burnt = [] } = event.data
        const shows = () => {
          let shown = one.asideFrom + ASIDE
          shown = turnOver(turnedUp, shown)
          for (const { place, sprint } of said) {
            if (sprint) sprintFlips.set(place, shown)
            told.set(place, shown)
          }
          until = Math.max(until, shown + TURN_OVER)
        }
        shows()
        showings.push(shows)
        for (const _ of burnt) outAt.push(readFrom)
        break
      }
      case 'hideout.placed': {
        const { sprint } = event.data
        place(at, seq, typeof sprint === 'number' ? sprint : sprint.length)
        break
      }
      case 'card.discarded':
        discard(at, seq)
        break
      case 'step.lapsed': {
        // F3.5: the least that the rules allow was done for a player.
        const { seat, deck, card, event: id, discarded } = event.data
        if (deck !== undefined && id !== undefined) drawEvent({ deck, event: id }, state)
        else if (deck !== undefined) drawCard(roleOf(state, seat), deck, at)
        else if (card !== undefined) place(at, seq, 0)
        else if (discarded !== undefined) discard(at, seq)
        break
      }
      case 'numbers.guessed':
        clearAway(at)
        guesses.push({ seq, at, answeredFrom: NEVER, turnedUp: [] })
        until = Math.max(until, at + spokenIn(event.data.numbers.length))
        break
      case 'guess.answered': {
        const guess = guesses.at(-1)
        if (!guess) break
        const numbers = state.table?.guesses.at(-1)?.numbers.length ?? 1
        const answeredFrom = Math.max(at, guess.at + spokenIn(numbers) + BREATH_HELD)
        guess.answeredFrom = answeredFrom
        const { hideouts = [] } = event.data
        guess.turnedUp = hideouts.map(({ place }) => place)
        until = Math.max(until, answeredFrom + TELL, turnOver(hideouts, answeredFrom + TELL))
        pile = 0
        break
      }
      case 'manhunt.begun':
        huntFrom = Math.max(at, until)
        until = huntFrom + SEARCH
        break
      case 'game.ended':
        end = event.data
        endAt = at
        break
      case 'game.abandoned':
        endAt = at
        break
      default:
    }
  }
  const endFrom = endAt === NEVER ? NEVER : Math.max(endAt, until)
  const toEnd = endFrom === NEVER ? until : endFrom
  return {
    ...{ dealtAt, isHandKnown, placedAt, flips, sprintFlips, told, guesses, events, outAt, hands, huntFrom },
    ...{ endFrom, end, until: toEnd },
  }
}

/** An event waits so long at most for what is still being shown. */
const MOST_WAIT = 6_000_000

/** How long it takes until so many numbers have been set before the marshal. */
export function spokenIn(numbers: number): number {
  return SPEAK + (numbers - 1) * NEXT_NUMBER
}

/** Whether a log's word for an event is a card that can be shown. */
export function isShown({ event }: { readonly event: string }): boolean {
  return eventCard(event) !== undefined
}
