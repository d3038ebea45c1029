import type { PlayersCsv, PlayersImported } from '@getaway/client/protocol'
import { ok } from '@getaway/engine'
import type { Entrant } from '@getaway/engine/tournament'
import type { ServiceResult } from '../refusals/refusal.ts'
import { noTournament, type TournamentBook } from './book.ts'
import { keyOfPlayer, nameOfPlayer } from './csv-problems.ts'
import { type CsvPlayer, type CsvProblem, readPlayersCsv } from './players-csv.ts'
import type { StaffMember } from './staff.ts'

/** Enters the players of a table who are not in the tournament yet: all of them, or nobody where a line is wrong. */
export async function importPlayers(
  { book }: { readonly book: TournamentBook },
  by: StaffMember,
  { id, csv, isDryRun }: Required<PlayersCsv>,
): Promise<ServiceResult<PlayersImported, 'no-tournament' | 'no-such-token'>> {
  const { tournament, name: organiser } = by
  const known = await book.read(tournament)
  if (!known) return noTournament(tournament)
  const read = readPlayersCsv(csv)
  const sorted = sort(read.players, known.state.players)
  const errors = [...read.errors, ...sorted.errors].toSorted((one, other) => one.line - other.line)
  const told = {
    entered: linesOf(sorted.fresh),
    known: linesOf(sorted.known),
    errors: errors.map(({ line, text }) => ({ line, problem: text.en, text: { ...text } })),
  }
  if (isDryRun || errors.length > 0 || sorted.fresh.length === 0) return ok(told)
  const changed = await book.change(tournament, {
    actor: by.id,
    wish: { id, said: { csv } },
    // Whoever was entered meanwhile is refused with all the others.
    make: ({ players }) =>
      ok(
        sorted.fresh.map(({ name, key }, index) => ({
          type: 'player.entered',
          by: 'organiser',
          data: { player: players.length + index + 1, name, key, organiser },
        })),
      ),
  })
  if (!changed.ok) return changed
  return ok(told)
}

function sort(read: readonly CsvPlayer[], entrants: readonly Entrant[]) {
  const fresh: CsvPlayer[] = []
  const known: CsvPlayer[] = []
  const errors: CsvProblem[] = []
  for (const one of read) {
    const named = entrants.find(({ name }) => name === one.name)
    const keyed = one.key === null ? undefined : entrants.find(({ key }) => key === one.key)
    const isSame = named && (one.key === null || named.key === one.key)
    if (isSame) known.push(one)
    else if (named) errors.push({ line: one.line, text: nameOfPlayer(named.player) })
    else if (keyed) errors.push({ line: one.line, text: keyOfPlayer(keyed.player, keyed.name) })
    else fresh.push(one)
  }
  return { fresh, known, errors }
}

function linesOf(players: readonly CsvPlayer[]) {
  return players.map(({ line, name }) => ({ line, name }))
}
