import { isRunning, type Round } from '@getaway/engine/chase'
import { secondsText } from '../../../../language/seconds-text.ts'
import { chasersOf, runnersOf } from '../graphics-of.ts'
import type { Narrator } from '../step.ts'
import { sayAir } from '../words.ts'

/** So many tiles and markers show how fast both are just now. */
const LOOK_BACK = 5
/** A forecast is for what is near: so many tiles, so many µs. */
const TILES = { least: 2, most: 6 }
const AHEAD = { least: 2_000_000, most: 25_000_000 }
const OF_INTEREST = 6_000_000

/** When the chaser catches up if both go on as they did just now. */
export const narrateCatchUp: Narrator = (writer) => {
  return ({ after, markers, now }) => {
    const { round } = after
    if (!round || !isRunning(round)) return
    for (const { path, position } of markers) {
      const forecast = forecastOf(round, path)
      if (!forecast) continue
      const [runners, chasers] = [runnersOf(round, path), chasersOf(round, path)]
      const { ahead, runner, chaser, us } = forecast
      const { language } = writer
      const values = {
        runner: writer.namesOf(runners),
        chaser: writer.namesOf(chasers),
        time: String(Math.round(us / 1_000_000)),
        ahead,
        count: LOOK_BACK,
        laying: secondsText(runner, language),
        marking: secondsText(chaser, language),
      }
      writer.tell({
        topic: 'catch-up',
        of: `${round.number} ${path} ${position}`,
        from: now,
        until: now + OF_INTEREST,
        kind: 'coming',
        weight: 45,
        seats: [...chasers, ...runners],
        headline: sayAir(language, 'catch-up', values),
        detail: sayAir(language, 'catch-up.detail', values),
        how: sayAir(language, 'catch-up.how', values),
      })
    }
  }
}

interface Forecast {
  readonly ahead: number
  /** µs from one piece to the next. */
  readonly runner: number
  readonly chaser: number
  readonly us: number
}

function forecastOf(round: Round, path: number): Forecast | undefined {
  const { tiles = [], markers = [] } = round.paths[path] ?? {}
  const ahead = tiles.length - markers.length
  const [runner, chaser] = [paceOf(tiles), paceOf(markers)]
  if (ahead < TILES.least || ahead > TILES.most || !runner || !chaser || chaser >= runner) return undefined
  const us = ahead / (1 / chaser - 1 / runner)
  return us >= AHEAD.least && us <= AHEAD.most ? { ahead, runner, chaser, us } : undefined
}

function paceOf(pieces: readonly { readonly at: number }[]): number | undefined {
  const [first, last] = [pieces.at(-1 - LOOK_BACK), pieces.at(-1)]
  return first && last && (last.at - first.at) / LOOK_BACK
}
