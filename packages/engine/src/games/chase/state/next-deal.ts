import type { Match } from './match.ts'
import type { Role } from './round.ts'

/** C2.3 */
export const PILE_SIZE = 14

/** C2.2, and with the head start C9.3. */
export function startSize(match: Match): number {
  return match.options.headStart ? 3 : 2
}

/** C2.5 for the first round, then C9.1; to the left sits the next seat (C2.6). */
export function nextRoles(match: Match): Role[] {
  const seats = match.players.length
  const last = match.round
  if (!last) {
    const first = match.options.firstChaser ?? 0
    return roles(seats, seats === 4 ? [first, (first + 1) % seats] : [first])
  }
  if (last.setAside?.status === 'voided') return [...last.roles]
  return roles(seats, seats === 2 ? last.runners : last.chasers.map((seat) => (seat + 1) % seats))
}

function roles(seats: number, chasers: readonly number[]): Role[] {
  const all: Role[] = []
  for (let seat = 0; seat < seats; seat++) all.push(chasers.includes(seat) ? 'chaser' : 'runner')
  return all
}

/** C2.2: whose starting tiles are dealt: each runner's; with 3 players one hand for the team. */
export function startKeys(allRoles: readonly Role[]): string[] {
  if (allRoles.length === 3) return ['team']
  const keys: string[] = []
  for (const [seat, role] of allRoles.entries()) if (role === 'runner') keys.push(String(seat))
  return keys
}
