import type { AiredAct } from '@getaway/client/protocol'
import { actsOf } from './direction.ts'

/**
 * The match that a screen shows. It goes on to the next one by its own clock (`reached`: the one that its caster has sent it
 * to, once the clock got there), and otherwise only where the show went on while the screen did not hear of it.
 */
export function screenMatch(
  shown: string | undefined,
  onAir: string | undefined,
  reached: string | undefined,
  acts: readonly AiredAct[],
): string | undefined {
  if (shown === undefined || onAir === undefined || onAir === shown) return reached ?? shown ?? onAir
  const isOnItsWay = actsOf(acts, shown).some(({ act }) => act.type === 'next-match')
  return reached ?? (isOnItsWay ? shown : onAir)
}
