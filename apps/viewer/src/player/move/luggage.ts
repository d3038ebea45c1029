import * as v from 'valibot'
import type { OwnTable } from '../../own-tables/own-table.ts'
import type { OwnTables } from '../../own-tables/own-tables.ts'
import type { OwnPlayer } from '../own-player.ts'

const luggage = v.object({
  /** As `OwnPlayer` exports it. */
  player: v.string(),
  seats: v.array(v.object({ match: v.string(), token: v.string() })),
  /** Tables of which the player is the host. */
  hosted: v.optional(
    v.array(
      v.object({
        match: v.string(),
        host: v.string(),
        invitations: v.array(v.object({ seat: v.number(), invitation: v.string() })),
      }),
    ),
    [],
  ),
})

/** What a player takes along. */
interface Owner {
  readonly player: Pick<OwnPlayer, 'export' | 'import'>
  readonly tables: Pick<OwnTables, 'all' | 'sit' | 'note'>
}

/** The newest tables are those that are still played. */
const MOST_SEATS = 40
/** A transfer bears 12 KiB. */
const MOST_BYTES = 11_000

/** The player, the seats held in this browser and the tables that it hosts; undefined for a guest. */
export function packLuggage({ player, tables }: Owner): string | undefined {
  const all = player.export()
  if (all === undefined) return undefined
  const seats = tables.all
    .peek()
    .flatMap(({ match, seats }) => seats.slice(-1).map((token) => ({ match, token })))
  const hosted = tables.all.peek().flatMap(hostedTable)
  const pack = (tables: typeof hosted) =>
    JSON.stringify({ player: all, seats: seats.slice(0, MOST_SEATS), hosted: tables })
  while (hosted.length > 0 && new TextEncoder().encode(pack(hosted)).length > MOST_BYTES) hosted.pop()
  return pack(hosted)
}

function hostedTable({ match, host, invitations, isOver }: OwnTable) {
  return host === undefined || isOver === true ? [] : [{ match, host, invitations }]
}

/** From now on this browser's player is the packed one; false if nobody was packed. */
export async function unpackLuggage(text: string, { player, tables }: Owner): Promise<boolean> {
  const found = v.safeParse(luggage, JSON.parse(text))
  if (!found.success || !(await player.import(found.output.player))) return false
  // The newest last, so that it is the newest here, too.
  for (const { match, ...about } of found.output.hosted.toReversed()) tables.note(match, about)
  for (const { match, token } of found.output.seats.toReversed()) tables.sit(match, token)
  return true
}
