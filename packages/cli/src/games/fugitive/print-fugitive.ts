import type { Audit } from '@getaway/engine'
import { eventCard, type FugitiveReport } from '@getaway/engine/fugitive'
import type { Terminal } from '../../terminal/terminal.ts'

const REASONS = {
  escaped: 'the fugitive escaped',
  'manhunt-lost': 'the fugitive got away from the manhunt',
  'manhunt-won': 'caught in the manhunt',
  caught: 'caught',
  'given-up': 'the opponent gave up',
} as const

type Line = { readonly seq: number; readonly turn: number; readonly text: string }

/** What a fugitive match came to, turn by turn. */
export function fugitiveLines(audit: Audit, { paint }: Terminal): string[] {
  const report = audit.report as Audit<FugitiveReport>['report']
  const { variant, status, turns, reason, winners, fugitive, dropped, lapsed = [] } = report
  const nameOf = (seat: unknown) => audit.outcome.players[Number(seat)]?.name ?? `seat ${seat}`
  const title = `${nameOf(fugitive)} flees from ${nameOf(1 - fugitive)}${variant === null ? '' : ` · ${variant}`}`
  const result = reason === null ? status : REASONS[reason]
  return [
    `${paint('bold', title)}  ${result}, ${turns} turns`,
    ...linesOf(report).map(({ turn, text }) => `  ${String(turn).padStart(3)}  ${text}`),
    ...dropped.map(
      ({ seq, by, clause }) => `  #${seq} by ${nameOf(by)} would have been impossible (${clause})`,
    ),
    '',
    ...audit.outcome.players.map((_, seat) => {
      const mark = winners.includes(seat) ? paint('green', ' ← winner') : ''
      const late = lapsed.filter((one) => one.seat === seat).length
      const clock = late > 0 ? `, out of time ${late === 1 ? 'once' : `${late} times`}` : ''
      return `${nameOf(seat)}: ${seat === fugitive ? 'fugitive' : 'marshal'}${clock}${mark}`
    }),
    '',
  ]
}

function linesOf({ hideouts, guesses, resolved }: FugitiveReport): readonly Line[] {
  const placed = hideouts.map(({ seq, turn, card, sprint, found }): Line => {
    const cards = sprint.length > 0 ? ` + ${sprint.join(' + ')}` : ''
    return { seq, turn, text: `hideout ${card ?? '?'}${cards}${found ? '  (found)' : ''}` }
  })
  const guessed = guesses.map(({ seq, turn, numbers, right, manhunt }): Line => {
    const answer = right === null ? 'not answered' : right ? 'right' : 'wrong'
    return { seq, turn, text: `${manhunt ? 'manhunt' : 'guess'} ${numbers.join(', ')}: ${answer}` }
  })
  const events = resolved.map(({ seq, turn, event }): Line => {
    const name = eventCard(event)?.name.en
    return { seq, turn, text: name === undefined ? `event ${event}` : `event ${event}: ${name}` }
  })
  return [...placed, ...guessed, ...events].toSorted((one, other) => one.seq - other.seq)
}
