import {
  type CheckStep,
  headingTo,
  type Lying,
  type PlacedMarker,
  type PlacedTile,
} from '@getaway/engine/chase'
import type { Language } from '../../../language/language.ts'
import type { BoardPlace, PlaceRow } from '../../../table/board.ts'
import { lyingRound } from '../plan/lying-round.ts'
import type { ChasePlan } from '../plan/plan.ts'
import { namesOf, runnerOf } from '../telling/names.ts'
import { sayChase } from '../telling/words.ts'
import { sayOfBoard } from './words.ts'

/** Each path from the prison on: which way it goes, what was found, how it is marked; mistakes once all know. */
export function placeRowsOf(plan: ChasePlan, instant: number, language: Language): PlaceRow[] {
  const { match, check } = plan
  const shown = lyingRound(plan, instant)
  if (!shown) return []
  const steps = check?.round === shown && instant >= check.scoreAt ? check.steps : []
  return shown.paths.map(({ tiles, markers, caught }, path) => {
    const runners = runnerOf(match, shown, path, language) ?? namesOf(match, shown.runners, language)
    const isChased = !shown.ending && !caught
    const places = tiles.map((tile, index): BoardPlace => {
      const mistakes = steps.filter(
        (step) => step.path === path && step.position === index + 1 && step.clause !== null,
      )
      const said = [
        ...placed(tile, tiles[index - 1] ?? match.prison, index + 1, language),
        marked(markers[index], isChased && markers.length === index, language),
        ...mistakes.map((step) => wrong(step, language)),
      ]
      return {
        key: `${path} ${index}`,
        x: tile.x,
        y: tile.y,
        label: said.filter((part) => part !== undefined).join(', '),
      }
    })
    return { label: sayOfBoard(language, 'row.path', { runners }), places }
  })
}

function placed(placed: PlacedTile, before: Lying, n: number, language: Language): string[] {
  const { kind, item } = placed.tile
  const way = headingTo(before, placed)
  return [
    sayOfBoard(language, kind === 'hideout' ? 'place.hideout' : 'place.tile', { n }),
    sayOfBoard(language, `way.${way ?? 'apart'}`),
    ...(item ? [sayChase(language, item)] : []),
  ]
}

function marked(marker: PlacedMarker | undefined, isNext: boolean, language: Language): string | undefined {
  if (!marker) return isNext ? sayOfBoard(language, 'place.next') : undefined
  const symbol = sayChase(language, marker.symbol)
  return sayOfBoard(language, marker.final ? 'place.caught' : 'place.marked', { symbol })
}

function wrong({ of, clause, allowed }: CheckStep, language: Language): string {
  const symbols = allowed.map((symbol) => sayChase(language, symbol)).join(sayChase(language, 'or'))
  return sayOfBoard(language, `place.${of}.wrong`, { clause: clause ?? '', allowed: symbols })
}
