import type { Random } from './random.ts'

/** What a bot has made up its mind to do, and how long it takes a person to get there. */
export interface Intent<Command> {
  readonly command: Command
  readonly thinkMs: number
}

/**
 * A player made of code: sees what its seat may see, and nothing else. Asked again after each intent
 * that was carried out or refused, and, while it has none, whenever something happens.
 */
export interface Bot<State, Command> {
  intend(view: State, seat: number, random: Random): Intent<Command> | undefined
  /**
   * Whether it would still do that, now that something has happened while it thought; if not, it is asked
   * anew. A bot without it does what it had in mind.
   */
  stillWants?(view: State, seat: number, command: Command): boolean
}
