import { type Match, openDecks, roleOf, type Step, type Table, whoOf } from '@getaway/engine/fugitive'
import type { Language } from '../../../../language/language.ts'
import type { ToldTurn } from '../../../../table/player-telling.ts'
import { listed, namesOf } from '../names.ts'
import { type PlayerWord, sayToPlayer } from './words.ts'

/** F3: whose step it is and what it asks for; undefined while the referee is to speak, or nobody any more. */
export function fugitiveTurnOf(match: Match, seat: number, language: Language): ToldTurn | undefined {
  const { table, over } = match
  const [step] = table?.steps ?? []
  const who = step && whoOf(step)
  if (!table || over || !who) return undefined
  const isOwn = roleOf(match, seat) === who
  const text = isOwn
    ? ownTurn(table, step, language)
    : sayToPlayer(language, otherTurn(step), { name: namesOf(match, language)[who] })
  return { isOwn, text }
}

function ownTurn(table: Table, step: Step, language: Language): string {
  if (step.type !== 'draw') return sayToPlayer(language, wordOf(table, step))
  const n = table.steps.filter(({ type }) => type === 'draw').length
  const decks = listed(openDecks(table, step), language, 'disjunction')
  return sayToPlayer(language, n > 1 ? 'turn.draw.more' : 'turn.draw', { n, decks })
}

function wordOf({ changes, row, turn }: Table, step: Step): PlayerWord {
  switch (step.type) {
    case 'place':
      if (step.mustPlace) return 'turn.place.first'
      return row.some((place) => place.turn === turn.number) ? 'turn.place.more' : 'turn.place'
    case 'discard':
      return 'turn.discard'
    default:
      if (step.type === 'guess' && step.isHunt) return 'turn.guess.hunt'
      return changes.oneNumber ? 'turn.guess.one' : 'turn.guess'
  }
}

function otherTurn(step: Step): PlayerWord {
  switch (step.type) {
    case 'draw':
    case 'place':
    case 'discard':
      return `other.${step.type}`
    default:
      return step.type === 'guess' && step.isHunt ? 'other.guess.hunt' : 'other.guess'
  }
}
