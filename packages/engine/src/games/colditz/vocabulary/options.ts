import * as v from 'valibot'
import { reactionClockSchemas } from '../../../clock/clock-options.ts'
import { HOST_DEFAULTS, type HostOptions, hostOptionsOf, hostSchemas } from '../../../people/host-options.ts'
import { reactionOptions } from '../../../reactions/reaction-events.ts'
import { integer, list, type ReadonlyOutput } from '../../../schema/schema.ts'
import { inPlayOf, MOST_PLAYERS, NATIONS, type Nation, POWS_EACH, REINFORCED_FROM } from '../pieces/pieces.ts'

/** [ours] Far beyond any real match; it limits the cost of players who never end a match, and of hostile logs. */
export const MOST_ROUNDS = 100

export const optionsSchema = v.object({
  /** The seat of the security officer. */
  security: v.exactOptional(integer(0, MOST_PLAYERS - 1)),
  /** K1.1 */
  rounds: v.exactOptional(integer(1, MOST_ROUNDS)),
  /** K1.2: escapes of all officers together that win; 0 or missing: each plays for their own. */
  joint: v.exactOptional(integer(0, 40)),
  /** K4.3 */
  doOrDie: v.exactOptional(v.boolean()),
  /** K12.3: the chapel tunnel may come up before the wire. */
  chapelExit: v.exactOptional(v.boolean()),
  /** K2.3: by officer in the order of play; officers who are not listed get the nations that are left. */
  nations: v.exactOptional(list(v.picklist(NATIONS), 0, NATIONS.length)),
  ...reactionOptions,
  ...reactionClockSchemas,
  ...hostSchemas,
})
export type OptionsData = ReadonlyOutput<typeof optionsSchema>

export interface Options extends HostOptions {
  readonly security: number
  readonly rounds: number
  readonly joint: number
  readonly doOrDie: boolean
  readonly chapelExit: boolean
  readonly nations: readonly Nation[]
  readonly timeAlone: boolean
  /** The time of a turn, and of a reaction or an owed answer, in µs; undefined where there is no limit. */
  readonly turnUs: number | undefined
  readonly reactUs: number | undefined
}

/** The rulebook's game, as a log spells it out. */
export const DEFAULT_OPTIONS = {
  security: 0,
  rounds: 40,
  joint: 0,
  doOrDie: false,
  chapelExit: false,
  nations: [],
  timeAlone: false,
  ...HOST_DEFAULTS,
} as const satisfies OptionsData

/** What hosts may add to the rulebook's game. */
export const VARIANTS = ['doOrDie', 'chapelExit'] as const

const SECOND = 1_000_000

export function optionsOf(data: OptionsData): Options {
  const chosen = data.nations ?? DEFAULT_OPTIONS.nations
  return {
    security: data.security ?? DEFAULT_OPTIONS.security,
    rounds: data.rounds ?? DEFAULT_OPTIONS.rounds,
    joint: data.joint ?? DEFAULT_OPTIONS.joint,
    doOrDie: data.doOrDie ?? DEFAULT_OPTIONS.doOrDie,
    chapelExit: data.chapelExit ?? DEFAULT_OPTIONS.chapelExit,
    nations: [...chosen, ...NATIONS.filter((nation) => !(chosen as readonly Nation[]).includes(nation))],
    timeAlone: data.timeAlone ?? DEFAULT_OPTIONS.timeAlone,
    turnUs: data.turnS ? data.turnS * SECOND : undefined,
    reactUs: data.reactS ? data.reactS * SECOND : undefined,
    ...hostOptionsOf(data),
  }
}

/** K2.2, K2.4: how many POWs can come into play. */
function powsOfAll(players: number): number {
  return (players - 1) * (players >= REINFORCED_FROM ? POWS_EACH : inPlayOf(players).pows)
}

/** What is wrong with the options for that number of players, in words; undefined if nothing is. */
export function optionsProblem(data: OptionsData, players: number): string | undefined {
  const { security, joint, nations = [], timeAlone, reactS } = data
  if (security !== undefined && security >= players) return `security must be a seat, not ${security}`
  if (joint && joint < players - 1)
    return `joint must be at least ${players - 1}, the number of escape officers, not ${joint}`
  if (joint && joint > powsOfAll(players))
    return `joint must be at most ${powsOfAll(players)}, as many POWs as can come into play, not ${joint}`
  if (new Set(nations).size !== nations.length) return 'nations must name each nation at most once'
  if (timeAlone && !reactS) return 'timeAlone needs reactS: without a time limit the wait would never end'
  return undefined
}
