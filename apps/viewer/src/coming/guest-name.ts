/** The name of a player who has not chosen one: with their seat's number where somebody at the table has it already. */
export function guestName(usual: string, seat: number, others: readonly string[]): string {
  return others.includes(usual) ? `${usual} ${seat + 1}` : usual
}
