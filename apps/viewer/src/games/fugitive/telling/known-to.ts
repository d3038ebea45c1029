import type { Role } from '@getaway/engine/fugitive'
import { ALL } from '../plan/sides.ts'

/** Whether a side sees what a role does in secret: its own, or all that is known. */
export function isKnownTo(side: string, role: Role | undefined): boolean {
  return side === ALL || side === role
}
