import type { Stretch } from '../playback/pauses.ts'
import { createDueCues } from '../sound/due-cues.ts'
import { createSynthesiser } from '../sound/synthesiser.ts'
import { createCosmeticDie } from '../stage/set/die.ts'
import type { Cue, Sounding } from '../table/cue.ts'
import type { TablePlan } from '../table/table-plan.ts'
import type { FilmedMatch, Reel } from './filmed-match.ts'

/** What is heard, and when, in seconds after the beginning. */
export interface HeardCue extends Pick<Cue, 'sound'> {
  readonly at: number
}

/** Opus knows this rate. */
export const SAMPLE_RATE = 48_000
const VOLUME = 0.9
/** The match is looked at so often, in µs. */
const STEP = 10_000

/** What a watcher of the stretch would have heard, at the clip's own pace. */
export function cuesWithin(
  { planAt }: Pick<Reel, 'planAt'>,
  sounding: Sounding<TablePlan>,
  { from, until }: Stretch,
  speed: number,
): readonly HeardCue[] {
  const due = createDueCues()
  const heard: HeardCue[] = []
  let plan: TablePlan | undefined
  let cues: readonly Cue[] = []
  due.pass(from - 1)
  for (let instant = from; instant <= until; instant += STEP) {
    const now = planAt(instant)
    if (now !== plan) cues = sounding.cuesOf(now, undefined)
    plan = now
    for (const { at, sound } of due.take(cues, instant))
      heard.push({ sound, at: Math.max(0, (at - from) / 1_000_000 / speed) })
  }
  return heard
}

/** The sound of a stretch; undefined for a game without sounds. */
export async function soundTrackOf(
  match: FilmedMatch,
  reel: Reel,
  stretch: Stretch,
  { speed, seconds }: { readonly speed: number; readonly seconds: number },
): Promise<AudioBuffer | undefined> {
  const sounding = await match.table.loadSounding?.()
  if (!sounding) return undefined
  const context = new OfflineAudioContext(1, Math.ceil(seconds * SAMPLE_RATE), SAMPLE_RATE)
  const { sing } = createSynthesiser(context, createCosmeticDie(5))
  for (const { sound, at } of cuesWithin(reel, sounding, stretch, speed)) sing(sound, at, VOLUME)
  return context.startRendering()
}
