import { listOf, type RowPlace, type Table } from '@getaway/engine/fugitive'
import type { Language } from '../../../language/language.ts'
import type { Story, StoryLine } from '../../../table/story.ts'
import { NEXT_CARD, TURN_OVER } from '../plan/motion.ts'
import type { FugitivePlan } from '../plan/plan.ts'
import { ROW_STORY } from '../plan/row-of.ts'
import { spareSprintOf } from './bluffs.ts'
import { listed } from './names.ts'
import { sayFugitive } from './words.ts'

/** What is told last stands there so long. */
const TO_BE_READ = 3_000_000

/** After the end: what was never found is turned over, hideout after hideout. */
export function fugitiveStoryOf(plan: FugitivePlan, language: Language): Story | undefined {
  const { ending, hideouts, sprints, match } = plan
  const { table } = match
  if (!ending || !table) return undefined
  const shown = [...hideouts, ...sprints].filter(({ flip }) => flip >= ending.from && Number.isFinite(flip))
  const rest = hideouts.filter(
    ({ kind, flip }) => kind === 'hideout' && shown.some((one) => one.flip === flip),
  )
  const [first] = rest
  if (!first) return undefined
  const lines = rest.map(({ place, flip }): StoryLine => {
    const at = table.row[place - 1]
    return { at: flip, text: at ? lineOf(table, at, place, language) : '', tone: 'plain' }
  })
  const last = Math.max(...shown.map(({ flip }) => flip)) + NEXT_CARD
  const never = listed(
    rest.map(({ card }) => card ?? ''),
    language,
  )
  const until = last + TURN_OVER + TO_BE_READ
  const end: StoryLine = {
    at: last,
    text: sayFugitive(language, rest.length === 1 ? 'row.never' : 'row.never.many', { numbers: never }),
    tone: 'score',
  }
  return {
    key: ROW_STORY,
    title: sayFugitive(language, 'row.title'),
    from: first.flip,
    until,
    lines: [...lines, end],
  }
}

function lineOf(table: Table, at: RowPlace, place: number, language: Language): string {
  const sprint = listOf(at.sprint) ?? []
  const values = { place, card: at.card ?? '', sprint: sprint.join(' + ') }
  const said = sayFugitive(language, sprint.length > 0 ? 'row.sprint' : 'row.hideout', values)
  const spare = spareSprintOf(table, place - 1)
  if (!spare) return said
  return sayFugitive(language, spare === 1 ? 'row.bluff' : 'row.bluff.many', { said, n: spare })
}
