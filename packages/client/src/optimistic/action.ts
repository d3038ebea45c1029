import type { CommandWish, Confirmed, OwnAction, TakenBack } from '@getaway/engine'

/** Something that the player did on this connection. */
export interface SentAction extends OwnAction {
  readonly command: CommandWish
  /** Never rejects. */
  readonly ended: Promise<Confirmed | TakenBack>
}
