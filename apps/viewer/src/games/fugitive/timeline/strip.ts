import { eventCard, type FugitiveEvent, type Match, roleOf } from '@getaway/engine/fugitive'
import type { Language } from '../../../language/language.ts'
import type { Flag, Strip } from '../../../table/strip.ts'
import type { FugitiveTimeline } from '../plan/chronicle.ts'
import { ALL } from '../plan/sides.ts'
import { listed, namesOf } from '../telling/names.ts'
import { sayMove } from '../telling/say-move.ts'
import { sayShown } from '../telling/say-shown.ts'
import { toldRow } from '../telling/told-row.ts'
import { type ToldTimes, toldTimesOf } from '../telling/told-times.ts'
import { sayFugitive } from '../telling/words.ts'
import { FLAG_KINDS } from './flag-kinds.ts'

type Ticks = Strip['ticks'][number]
type Chapter = Strip['chapters'][number]

/** Turns as chapters, guesses above, hideouts below, and flags, each from when the table tells of it. */
export function fugitiveStripOf(timeline: FugitiveTimeline, language: Language): Strip {
  const times = toldTimesOf(timeline)
  const ticks: Ticks[] = []
  const flags: Flag[] = []
  const begun: { readonly turn: number; readonly from: number }[] = []
  for (let index = 0; index < timeline.length; index++) {
    const entry = timeline.entryAt(index)
    if (entry?.admission.type !== 'applies') continue
    const { event, state } = entry
    if (event.type === 'numbers.guessed') ticks.push({ at: event.at, side: 'above' })
    if (isPlacement(event)) ticks.push({ at: event.at, side: 'below' })
    flags.push(...flagsOf(event, state, times, language))
    const turn = state.table?.turn.number ?? 0
    if (turn > (begun.at(-1)?.turn ?? 0)) begun.push({ turn, from: event.at })
  }
  for (const hideout of toldRow(timeline)) {
    if (!hideout.spare) continue
    const at = times.placedAt(hideout.place)
    const label = sayFugitive(language, 'flag.bluff', {
      place: hideout.place,
      said: sayShown(hideout, language),
    })
    flags.push({ at, knownFrom: hideout.spareFrom, kind: FLAG_KINDS.bluff, label })
  }
  const end = timeline.entryAt(timeline.length - 1)?.event.at ?? 0
  const chapters = begun.map(
    ({ turn, from }, index): Chapter => ({
      label: sayFugitive(language, 'turn', { n: turn }),
      sign: String(turn),
      from,
      to: begun[index + 1]?.from ?? end,
    }),
  )
  return { chapters, ticks, flags: flags.toSorted((one, other) => one.at - other.at) }
}

function flagsOf(event: FugitiveEvent, match: Match, times: ToldTimes, language: Language): Flag[] {
  const flag = (kind: keyof typeof FLAG_KINDS, label: string): Flag[] => [
    { at: event.at, knownFrom: times.toldFrom(event), kind: FLAG_KINDS[kind], label },
  ]
  switch (event.type) {
    case 'guess.answered': {
      const numbers = listed(match.table?.guesses.at(-1)?.numbers ?? [], language)
      const kind = event.data.right ? 'hit' : 'miss'
      return flag(kind, sayFugitive(language, `flag.${kind}`, { numbers }))
    }
    case 'event.resolved': {
      const name = eventCard(event.data.event)?.name[language] ?? event.data.event
      return flag('event', sayFugitive(language, 'flag.event', { event: name }))
    }
    case 'manhunt.begun':
      return flag('manhunt', sayFugitive(language, 'flag.manhunt'))
    case 'game.ended': {
      const { reason, winner } = event.data
      const kind = roleOf(match, winner) === 'marshal' ? 'arrest' : 'getaway'
      if (reason === 'given-up') return flag(kind, sayMove({ event, state: match }, ALL, language) ?? '')
      return flag(kind, sayFugitive(language, `flag.${kind}`, namesOf(match, language)))
    }
    default:
      return []
  }
}

/** A hideout of the fugitive's, or the first one that is placed for them (F3.5). */
function isPlacement({ type, data }: FugitiveEvent): boolean {
  return type === 'hideout.placed' || (type === 'step.lapsed' && 'card' in data && !('deck' in data))
}
