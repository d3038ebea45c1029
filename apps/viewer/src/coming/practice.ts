import type { Practice } from '../own-tables/own-table.ts'
import type { GameEntry, PracticeRole } from '../table/game-entry.ts'
import { type ComingDependencies, getReady, sitDown } from './sit-down.ts'

/** What a first match against a bot is, until its player chooses. */
export function firstPractice({ id, practice }: GameEntry): Practice | undefined {
  const [role] = practice?.roles ?? []
  return practice && role && { game: id, role: role.id, strength: practice.strengths[0] }
}

/** The role that a match's options give the player of a practice table: a rematch gives them another one. */
export function roleBy(
  { practice }: Pick<GameEntry, 'practice'>,
  options: Readonly<Record<string, unknown>>,
): string | undefined {
  const isGiven = (role: PracticeRole) =>
    Object.entries(role.options).every(([name, value]) => options[name] === value)
  return practice?.roles.find(isGiven)?.id
}

/** Makes a table against a bot and sits its player down in seat 0, ready; tells which match it is. */
export async function startPractice(
  dependencies: ComingDependencies,
  {
    practice,
    entry,
    name,
  }: { readonly practice: Practice; readonly entry: GameEntry; readonly name: string },
): Promise<string> {
  const role = entry.practice?.roles.find(({ id }) => id === practice.role)
  const { id, host, invitations } = await dependencies.client.createMatch({
    game: practice.game,
    seats: [{ type: 'open' }, { type: 'bot', strength: practice.strength }],
    options: { ...role?.options },
  })
  dependencies.tables.note(id, { host, invitations, practice })
  const token = await sitDown(dependencies, {
    match: id,
    seat: 0,
    invitation: invitations[0]?.invitation,
    name,
  })
  await getReady(dependencies, id, token)
  return id
}
