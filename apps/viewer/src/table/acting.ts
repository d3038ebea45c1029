import type { Drawing } from '@getaway/faces/drawing'
import type { Language } from '../language/language.ts'
import type { ActDraft } from './act-draft.ts'
import type { ActPad } from './act-pad.ts'
import type { Point } from './extent.ts'
import type { WhyNot } from './why-not.ts'

/**
 * How a game is played by hand: from what a seat sees and has in its hand, and what the hand does, to the wish that it
 * comes to. All of it is pure; where a hand is (over a table in 3D or flat, on a screen, at a keyboard) it does not know.
 */
export interface Acting<State, Hand, Command> {
  /** A hand in which nothing is. */
  readonly empty: Hand
  /** What may be picked up now, or pressed where it lies; later ones lie on earlier ones. */
  graspsOf(view: State, seat: number, hand: Hand): readonly Grasp[]
  /** Where what is carried could go, for a game that wants to show it; undefined: it gives no hints. */
  placesOf(view: State, seat: number, hand: Hand): readonly Point[] | undefined
  /** What is in the hand after a move of it, and the wish that the move comes to. */
  act(view: State, seat: number, hand: Hand, move: HandMove): Acted<Hand, Command>
  /** What is still in the hand when the table has changed. */
  keep(view: State, seat: number, hand: Hand): Hand
  isCarrying(hand: Hand): boolean
  /** What can be done by a press of a button or a key, with words and keys; those that are not open now are left out. */
  actsOf(view: State, seat: number, hand: Hand): readonly string[]
  /** Every act there is. */
  readonly acts: readonly ActingAct[]
  /** What lies in the player's own hand, in the order in which it was dealt. */
  heldPiecesOf(view: State, seat: number, hand: Hand): readonly HeldPiece[]
  /** By what the pieces of a hand can be sifted. */
  readonly kinds: readonly PieceKind[]
  /** The acts between which the player chooses all the time, open now or not; empty where there are none. */
  choicesOf(view: State, seat: number): readonly ActChoice[]
  /** What is chosen bit by bit under the thumb; undefined: nothing. A game without such choices leaves it out. */
  padOf?(view: State, seat: number, hand: Hand): ActPad | undefined
  /** What is put together in the hand until one press says it; undefined: nothing is. A game in which each press acts leaves it out. */
  draftOf?(view: State, seat: number, hand: Hand): ActDraft | undefined
  /** No piece of the hand is ever turned. */
  readonly isUnturned?: true
  /** The ready words of a consultation; none where there are no teammates. */
  readonly phrases: readonly ActingPhrase[]
  /** A cell of the table in words. */
  sayPlace(cell: Point, language: Language): string
  /** What is in the hand, and over which place, for a player who does not see it; undefined while it is empty. */
  sayHand(view: State, hand: Hand, language: Language): string | undefined
  /** What a player who has done nothing yet is to do now, in a line; undefined for those who know. */
  sayNext(view: State, seat: number, hand: Hand, language: Language): string | undefined
}

// biome-ignore lint/suspicious/noExplicitAny: states, hands and commands go back to the game they came from.
export type AnyActing = Acting<any, any, any>

/** Something on the table that a hand can take. */
export interface Grasp extends Point {
  /** Tells it from all others that can be taken. */
  readonly piece: string
  /** From its middle to its edges, in cells. */
  readonly reach: number
}

/** A piece in the player's own hand, as it is shown beside the table. */
export interface HeldPiece {
  /** As in `Grasp`. */
  readonly piece: string
  readonly drawing: Drawing
  /** Quarter turns clockwise. */
  readonly turn: number
  readonly kinds: readonly string[]
  /** It is carried just now, has its place on the table already, or is part of what is put together to be said. */
  readonly standing: 'lies' | 'carried' | 'planned' | 'chosen'
  /** What it is part of the draft as, on the piece. */
  readonly sign?: Readonly<Record<Language, string>> | undefined
  /** What is printed on it, for a player who does not see it. */
  say(language: Language): string
}

export interface PieceKind {
  readonly kind: string
  /** A line drawing on a square of 24. */
  readonly icon: string
  readonly words: Readonly<Record<Language, string>>
}

/** One of a few acts between which a player chooses at a glance. */
export interface ActChoice {
  /** The `act` of an `ActingAct`. */
  readonly act: string
  readonly drawing: Drawing
  /** How many more times it can be done, where that is limited. */
  readonly left: number
  /** So few that its player should know. */
  readonly isScarce: boolean
  /** What it is, in one or two words. */
  readonly words: Readonly<Record<Language, string>>
}

/** What a hand does at a table, in cells of the table; `at` is undefined beside it. */
export type HandMove =
  /** A piece was pressed, or chosen from a list. */
  | { readonly type: 'grasp'; readonly piece: string; readonly at: Point | undefined }
  /** Let go of where it was taken: it stays in the hand until the next tap. */
  | { readonly type: 'pick' }
  /** Kept pressed where it was taken. */
  | { readonly type: 'hold' }
  | { readonly type: 'carry'; readonly at: Point | undefined }
  | { readonly type: 'drop'; readonly at: Point | undefined }
  /** The table was tapped, with something in the hand. */
  | { readonly type: 'tap'; readonly at: Point }
  | { readonly type: 'turn'; readonly by: 1 | -1 }
  | { readonly type: 'put-back' }
  /** By keyboard: what is carried goes on by a place, to the next piece that can be taken, or down where it is. */
  | { readonly type: 'step'; readonly dx: -1 | 0 | 1; readonly dy: -1 | 0 | 1 }
  /** `among`: in the order in which the player has put them. */
  | { readonly type: 'next'; readonly by: 1 | -1; readonly among?: readonly string[] }
  | { readonly type: 'put-down' }
  /** A key of the pad was pressed: chosen, or no more. */
  | { readonly type: 'choose'; readonly key: string }
  /** One of the game's own acts, by button or key. */
  | { readonly type: 'act'; readonly act: string }

export interface Acted<Hand, Command> {
  readonly hand: Hand
  readonly wish?: Command
  /** Why nothing came of the move, where its player expects that something does. */
  readonly why?: WhyNot
}

export interface ActingPhrase {
  /** One of the game's own `phrases`. */
  readonly say: string
  readonly words: Readonly<Record<Language, string>>
}

/** Something that is done by a press. */
export interface ActingAct {
  readonly act: string
  /** As `KeyboardEvent.key` has them, letters small. */
  readonly keys: readonly string[]
  /** Too grave for a press: it has to be kept pressed for a moment. */
  readonly isHeld: boolean
  /** A game goes on as well without it: it never stands there as what is to be done. */
  readonly isOptional?: true
  /** Where it is open a turn waits for it: it always stands there as what is to be done. */
  readonly isDue?: true
  readonly words: Readonly<Record<Language, string>>
}
