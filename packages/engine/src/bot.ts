import type { Random } from './random.ts'

/** What a bot has made up its mind to do, and how long it takes a person to get there. */
export interface Intent<State, Command> {
  readonly command: Command
  readonly thinkMs: number
  /**
   * Whether it would still do that, now that something has happened with `leftMs` to go; if not, it is asked
   * again. Without it, it does what it had in mind.
   */
  stands?(view: State, leftMs: number): boolean
}

/**
 * A player made of code: sees what its seat may see, and nothing else. Asked again after each intent
 * that was carried out or refused, and, while it has none, whenever something happens.
 */
export interface Bot<State, Command> {
  intend(view: State, seat: number, random: Random): Intent<State, Command> | undefined
}

/** The strength that plays where nobody has chosen one; a game lists its bots from weak to strong. */
export function middleStrength(bots: Readonly<Record<string, unknown>>): string {
  const strengths = Object.keys(bots)
  return strengths[Math.floor((strengths.length - 1) / 2)] ?? ''
}
