import type { Entry } from '@getaway/engine'
import type { ChaseEvent, Match } from '@getaway/engine/chase'
import type { Language } from '../../../language/language.ts'
import type { ToldMove } from '../../../table/told-move.ts'
import type { ChaseTimeline } from '../plan/plan-of.ts'
import { sayMove } from '../telling/say-move.ts'
import { tellStep } from '../telling/story.ts'
import { type ToldRound, toldRounds } from '../telling/told.ts'

const DECISIONS = new Set(['round.scored', 'round.voided', 'round.corrected', 'game.ended', 'game.abandoned'])

/** Every event that there is something to tell of, in the order in which they count. */
export function chaseMovesOf(timeline: ChaseTimeline, language: Language): ToldMove[] {
  const moves: ToldMove[] = []
  const match = timeline.stateAfter(timeline.length)
  const rounds = toldRounds(match)
  const scoreAt = new Map(rounds.map((told) => [told.round.number, told.scoreAt]))
  const faults = faultsOf(match, rounds, language)
  const recorded = timeline.own?.recorded ?? Number.POSITIVE_INFINITY
  let known = 0
  for (let index = 0; index < timeline.length; index++) {
    const entry = timeline.entryAt(index)
    const text = entry && saidOnce(entry, language)
    if (!entry || text === undefined) continue
    const { seq, at, by, type } = entry.event
    const kind =
      type === 'round.dealt'
        ? 'chapter'
        : entry.admission.type === 'late'
          ? 'late'
          : DECISIONS.has(type)
            ? 'decision'
            : 'act'
    // The table tells a score when its check is done, and nothing that follows it before.
    const told = type === 'round.scored' ? (scoreAt.get(entry.event.data.round) ?? at) : at
    known = Math.max(known, at, told)
    moves.push({
      seq,
      index,
      at,
      knownFrom: known,
      text,
      kind,
      seat: typeof by === 'number' ? by : undefined,
      isPending: seq > recorded,
      ...(faults.has(seq) && { fault: faults.get(seq) }),
    })
  }
  return moves
}

/** What the checks found wrong, by the event that had laid it. */
function faultsOf(match: Match, rounds: readonly ToldRound[], language: Language) {
  const faults = new Map<number, { readonly text: string; readonly knownFrom: number }>()
  for (const told of rounds) {
    for (const step of told.check?.steps ?? []) {
      const { tiles = [], markers = [] } = told.round.paths[step.path] ?? {}
      const placed = (step.of === 'tile' ? tiles : markers)[step.position - 1]
      if (step.clause === null || !placed) continue
      // Two tiles of a start are one move.
      const before = faults.get(placed.seq)
      const said = tellStep(match, told.round, step, language)
      const text = before ? `${before.text} ${said}` : said
      faults.set(placed.seq, { text, knownFrom: told.toldAt(step) })
    }
  }
  return faults
}

/** Live, the whole list is asked for with every event: what has been said of an entry stays as it is. */
const said: Readonly<
  Record<Language, WeakMap<Entry<Match, ChaseEvent>, { readonly text: string | undefined }>>
> = {
  en: new WeakMap(),
  it: new WeakMap(),
}

function saidOnce(entry: Entry<Match, ChaseEvent>, language: Language): string | undefined {
  const known = said[language].get(entry)
  if (known) return known.text
  const text = sayMove(entry, language)
  said[language].set(entry, { text })
  return text
}
