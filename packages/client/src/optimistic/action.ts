import type { CommandWish, Confirmed, OwnAction, TakenBack } from '@getaway/engine'

/** Something that the player did on this connection. */
export interface Action extends OwnAction {
  readonly command: CommandWish
  /** Never rejects. */
  readonly ended: Promise<Confirmed | TakenBack>
}
