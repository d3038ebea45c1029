import type { Entry } from '@getaway/engine'
import type { ChaseEvent, Match, Round, Score } from '@getaway/engine/chase'
import type { Language } from '../../../language/language.ts'
import { marginText } from '../../../language/margin-text.ts'
import { reasonText } from '../../../language/reason-text.ts'
import { nameOf, runnerOf, teamsOf } from './names.ts'
import { sayChase } from './words.ts'

/** What an event is in words, or undefined where there is nothing to tell. */
export function sayMove({ event, state, admission }: Entry<Match, ChaseEvent>, language: Language) {
  const said = sayEvent(state, event, language)
  if (said === undefined || admission.type !== 'late') return said
  return sayChase(language, 'say.late', {
    said,
    margin: marginText(event.at - admission.against.at, language),
  })
}

function sayEvent(match: Match, event: ChaseEvent, language: Language): string | undefined {
  const { round } = match
  const name = typeof event.by === 'number' ? nameOf(match, event.by, language) : ''
  const teams = round ? teamsOf(match, round, language) : { n: 0, runners: '', chasers: '' }
  switch (event.type) {
    case 'seat.taken':
      return sayChase(language, 'say.seat.taken', { name: event.data.name })
    case 'seat.ready':
    case 'seat.left':
      return sayChase(language, `say.${event.type}`, {
        name: nameOf(match, event.data.seat ?? Number(event.by), language),
      })
    case 'round.dealt':
      return sayChase(language, 'say.round.dealt', teams)
    case 'start.placed':
      return 'hidden' in event.data
        ? sayChase(language, 'say.start.placed', { name })
        : sayChase(language, 'say.start.laid', { name, count: event.data.tiles.length })
    case 'pile.taken':
      return sayChase(language, 'say.pile.taken', { name, n: event.data.pile + 1 })
    case 'start.claimed':
    case 'exchange.called':
    case 'exchange.withdrawn':
    case 'exchange.answered':
      return sayChase(language, `say.${event.type}`, { name })
    case 'tile.placed':
      return sayTile(match, event, name, language)
    case 'marker.placed': {
      const { path, position, symbol } = event.data
      const isCapture = round?.paths[path]?.caught?.seq === event.seq
      const runner = round && runnerOf(match, round, path, language)
      const said = { name, n: position, symbol: sayChase(language, symbol) }
      if (isCapture)
        return sayChase(language, 'say.marker.capture', { ...said, runners: runner ?? teams.runners })
      return runner === undefined
        ? sayChase(language, 'say.marker.placed', said)
        : sayChase(language, 'say.marker.of', { ...said, runner })
    }
    case 'markers.passed':
      return sayChase(language, 'say.markers.passed', {
        name,
        count: event.data.count,
        colour: sayChase(language, event.data.colour),
      })
    case 'trail.lost':
      return sayChase(language, 'say.trail.lost', { name, colour: sayChase(language, event.data.colour) })
    case 'round.scored':
      return sayScore(match, round, event, language)
    case 'round.voided':
    case 'round.corrected':
      return sayChase(language, `say.${event.type}`, { n: event.data.round, reason: event.data.reason })
    case 'game.ended':
      return sayChase(language, 'say.game.ended', { name: nameOf(match, event.data.winner, language) })
    case 'game.abandoned':
      return sayChase(language, 'say.game.abandoned', {
        reason: reasonText(event.data.reason, event.by, language),
      })
    default:
      return undefined
  }
}

function sayTile(
  match: Match,
  { seq, data }: Extract<ChaseEvent, { type: 'tile.placed' }>,
  name: string,
  language: Language,
): string {
  const tile = match.tiles.get(data.tile)
  const tiles = match.round?.paths[data.path]?.tiles ?? []
  const index = tiles.findIndex((one) => one.seq === seq)
  const n = (index === -1 ? tiles.length : index) + 1
  if (tile?.kind === 'hideout') return sayChase(language, 'say.tile.hideout', { name })
  if (tile?.item) return sayChase(language, 'say.tile.item', { name, n, item: sayChase(language, tile.item) })
  return sayChase(language, 'say.tile.placed', { name, n })
}

function sayScore(
  match: Match,
  round: Round | undefined,
  { data }: Extract<ChaseEvent, { type: 'round.scored' }>,
  language: Language,
): string {
  const teams = round ? teamsOf(match, round, language) : { runners: '', chasers: '' }
  const said = sayChase(language, `say.scored.${data.winner ?? 'nobody'}`, teams)
  return round ? withMistake(said, match, round, data.mistakes, language) : said
}

/** What was said, with the first mistake that the losers made. */
export function withMistake(
  said: string,
  match: Match,
  round: Round,
  { runners, chasers }: Score['mistakes'],
  language: Language,
): string {
  const teams = teamsOf(match, round, language)
  const [mistake, name] = runners ? [runners, teams.runners] : [chasers, teams.chasers]
  if (!mistake) return said
  const runner = runnerOf(match, round, mistake.path, language)
  const values = { said, name, n: mistake.position }
  return runner === undefined
    ? sayChase(language, 'say.mistake', values)
    : sayChase(language, 'say.mistake.of', { ...values, runner })
}
