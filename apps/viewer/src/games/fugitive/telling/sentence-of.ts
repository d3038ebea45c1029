import { endingOf, faceDown, type Match, type Step, type Table, whoOf } from '@getaway/engine/fugitive'
import type { Language } from '../../../language/language.ts'
import type { FugitivePlan } from '../plan/plan.ts'
import { listed, namesOf } from './names.ts'
import { sayEvent } from './say-event.ts'
import { isAnswerOpen, isEndOpen } from './suspense.ts'
import { sayFugitive } from './words.ts'

/** What is going on, in a sentence: what is being shown first, and then what is being waited for. */
export function sentenceOf(plan: FugitivePlan, instant: number, language: Language): string {
  const { match } = plan
  const { table, over } = match
  const names = namesOf(match, language)
  if (over?.how === 'abandoned') return sayFugitive(language, 'now.abandoned')
  if (!table) return sayFugitive(language, 'now.ready')
  if (isAnswerOpen(plan, instant)) {
    const numbers = listed(table.guesses.at(-1)?.numbers ?? [], language)
    return sayFugitive(language, 'now.answer', { name: names.marshal, numbers })
  }
  if (isEndOpen(plan, instant) && table.escape)
    return sayFugitive(language, 'now.out', { name: names.fugitive })
  const ending = endingOf(match)
  if (ending) {
    const winner = names[ending.winner]
    const loser = names[ending.winner === 'fugitive' ? 'marshal' : 'fugitive']
    return sayFugitive(language, `now.${ending.reason}`, { ...names, winner, loser })
  }
  return eventBeingRead(plan, instant, language) ?? stepOf(match, table, language)
}

/** An event card that is up has its words here, too. */
function eventBeingRead({ events, match }: FugitivePlan, instant: number, language: Language) {
  const read = events.findLast(({ from, asideFrom }) => from <= instant && instant < asideFrom)
  const resolved = read && match.table?.resolved.find(({ seq }) => seq === read.seq)
  return resolved && `${sayEvent(resolved.data, language)}`
}

function stepOf(match: Match, table: Table, language: Language): string {
  const [step] = table.steps
  const names = namesOf(match, language)
  const who = step && whoOf(step)
  const name = who ? names[who] : ''
  switch (step?.type) {
    case 'draw': {
      const n = table.steps.filter(({ type }) => type === 'draw').length
      return sayFugitive(language, n > 1 ? 'now.draw.more' : 'now.draw', { name, n })
    }
    case 'place':
      return sayFugitive(language, placing(table, step), { name })
    case 'discard':
      return sayFugitive(language, 'now.discard', { name })
    case 'guess':
      return sayFugitive(language, guessing(table, step), { name, n: faceDown(table.row).length })
    case 'hunt':
      return sayFugitive(language, 'now.hunt', { name: names.fugitive })
    case 'answer':
      return sayFugitive(language, 'now.answer', {
        name: names.marshal,
        numbers: listed(table.guesses.at(-1)?.numbers ?? [], language),
      })
    case 'resolve':
    case 'resolve-next':
      return sayFugitive(language, 'now.event')
    default:
      return ''
  }
}

/** F3.1: the first hideout has to be placed, a second one may. */
function placing({ turn, row }: Table, step: Extract<Step, { type: 'place' }>) {
  if (step.mustPlace) return 'now.place.first'
  return row.some((place) => place.turn === turn.number) ? 'now.place.more' : 'now.place'
}

function guessing({ changes }: Table, { isHunt }: Extract<Step, { type: 'guess' }>) {
  if (isHunt) return 'now.guess.hunt'
  return changes.oneNumber ? 'now.guess.one' : 'now.guess'
}
