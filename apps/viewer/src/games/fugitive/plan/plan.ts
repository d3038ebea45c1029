import type { Data, DeckNumber, EventIcon, Match, Role } from '@getaway/engine/fugitive'
import type { TablePlan } from '../../../table/table-plan.ts'

/** A point of the table, in cells (x east, y south), and how far something there is turned: rad, clockwise. */
export interface Place {
  readonly x: number
  readonly y: number
  readonly turn: number
}

/** Something that comes to its place: it begins to at `from`, in µs of match time, and has lain at `origin` before. */
export interface Coming extends Place {
  /** Before any instant: it has always been there. */
  readonly from: number
  /** Undefined: it is not to be seen before it comes. */
  readonly origin: Place | undefined
}

/** What a side knows of a card: undefined, it sees a back that tells nothing. */
export type KnownCard = number | undefined

/** A card that may turn over. */
export interface Turning {
  readonly card: KnownCard
  /** When it begins to turn its face up; `NEVER` while it lies face down, always before now where it came face up. */
  readonly flip: number
  /** This side may look under it (F4.3): until it turns over, its number is told on its back. */
  readonly isPeeked: boolean
}

/** A place of the row: the start is number 0, and the 42 the last one. */
export interface Hideout extends Coming, Turning {
  /** As guesses and events number places; 0: the start. */
  readonly place: number
  readonly kind: 'start' | 'hideout' | 'escape'
  /** Recorded as this event; 0 for the start. */
  readonly seq: number
  /** How many sprint cards lie under it. */
  readonly sprints: number
  /** What events have told of it, from these instants on. */
  readonly parity: { readonly of: 'odd' | 'even'; readonly from: number } | undefined
  readonly deck: { readonly of: DeckNumber | undefined; readonly from: number } | undefined
  /** Its player waits for it to be confirmed: until then it hovers. 0: recorded long ago. */
  readonly pendingUntil: number
}

/** A sprint card, tucked under the hideout of a place: the first one reaches out farthest. */
export interface Sprint extends Coming, Turning {
  readonly place: number
  /** Among those under the same hideout. */
  readonly nth: number
  readonly of: number
  readonly pendingUntil: number
}

/** A deck of hideout cards, or (`pile`) of events, with what is left in it. */
export interface Stack extends Coming {
  readonly kind: 'deck' | 'pile'
  readonly deck: DeckNumber | undefined
  /** What the cards of an event deck have on their backs; undefined: all three icons. */
  readonly icon: EventIcon | undefined
  /** Which of the event decks. */
  readonly pile: number
  readonly count: number
  /** For the next draw of the player whose turn it is, this one is closed. */
  readonly isClosed: boolean
  /** A player has to draw, and may draw from it. */
  readonly isOpen: boolean
}

/** A card in a hand, fanned at its owner's side. */
export interface HandCard extends Coming {
  readonly role: Role
  readonly nth: number
  readonly of: number
  readonly card: KnownCard
  /** Of the marshal's cards everybody knows from which deck each came (F3.4); of the fugitive's nobody knows which were laid. */
  readonly deck: DeckNumber | undefined
  /** When it begins to turn its face up: always before now where this side may see it, after the match for all. */
  readonly flip: number
  /** It was drawn just now, and comes from its deck. */
  readonly isDrawn: boolean
}

/** An event card: it comes up large, is read, and is laid aside among those that were used. */
export interface EventPiece extends Coming {
  readonly event: string
  readonly seq: number
  /** When it has come up. */
  readonly readFrom: number
  /** When it begins to be laid aside, and where. */
  readonly asideFrom: number
  readonly aside: Place
  /** How far up it lies among those that were used. */
  readonly nth: number
}

/** A hideout card that lies face up out of the game. */
export interface OutPiece extends Coming {
  readonly card: number
}

/** A number that the marshal has named, as a counter before her. */
export interface Counter extends Coming {
  readonly number: number
  readonly guess: number
  readonly isHunt: boolean
  /** When the answer is told; `NEVER` while there is none. */
  readonly answeredFrom: number
  /** Undefined while there is no answer: F5.2, of a wrong guess nobody is told which numbers were right. */
  readonly isRight: boolean | undefined
  /** How many of the guess were right, where that is told. */
  readonly count: number | undefined
  readonly pendingUntil: number
}

/** What everybody knows about a number by now, as the marshal's notebook has it. */
export interface Note {
  readonly number: number
  /**
   * `found`: a hideout face up. `gone`: face up elsewhere, so it is and will be no hideout. `not-yet`: guessed alone or
   * told by an event, it was no hideout of the first `places`. `doubted`: one of several in a wrong guess.
   */
  readonly kind: 'found' | 'gone' | 'not-yet' | 'doubted'
  readonly from: number
  /** How many hideouts lay in the row when that was said. */
  readonly places: number
}

/** A player, whose name lies at their side of the table. */
export interface Seat extends Coming {
  readonly seat: number
  readonly role: Role
  readonly name: string | undefined
  readonly isOnTurn: boolean
}

export interface Ending {
  readonly winner: Role
  readonly reason: Data['game.ended']['reason']
  /** When the table shows it: every card that decided it has turned over by then. */
  readonly from: number
  /** The place of the row at which it came about. */
  readonly place: number
}

/** What fits on the table how, as the row grows. */
export interface Layout {
  /** The role at the southern side: the player's own, and the fugitive's where nobody plays here. */
  readonly near: Role
  /** The start and the 42 included. */
  readonly places: number
  /** How many places there are in a line, how many lines, and how far apart. */
  readonly columns: number
  readonly lines: number
  readonly apart: number
}

/** Fugitive between two events: what lies where, and when each piece moves. */
export interface FugitivePlan extends TablePlan {
  /** As this side sees it. */
  readonly match: Match
  /** Nothing slides or turns: it is there when its time has come. */
  readonly isCalm: boolean
  /** Others see this screen: the player's own cards lie face down. */
  readonly isHandHidden: boolean
  readonly layout: Layout
  /** In the order of the row. */
  readonly hideouts: readonly Hideout[]
  readonly sprints: readonly Sprint[]
  readonly stacks: readonly Stack[]
  readonly hands: readonly HandCard[]
  /** In the order in which they were resolved; of those laid aside long ago, the last few. */
  readonly events: readonly EventPiece[]
  readonly out: readonly OutPiece[]
  /** The numbers of the latest guess; in a manhunt, of all its guesses. */
  readonly counters: readonly Counter[]
  /** Where the pad with the notes lies. */
  readonly pad: Coming
  /** Undefined kinds are left out: nothing is known about those numbers. */
  readonly notes: readonly Note[]
  /** When the manhunt began. */
  readonly hunt: { readonly from: number } | undefined
  readonly ending: Ending | undefined
  readonly seats: readonly Seat[]
  /** By seat: which of the colours of seats. */
  readonly colours: readonly number[]
}
