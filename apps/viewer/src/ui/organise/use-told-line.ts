import { useEffect, useState } from 'preact/hooks'
import { GAME_ENTRIES } from '../../games/registry.ts'
import type { ToldLine } from '../../organising/told-log.ts'
import type { AnyOfficiating } from '../../table/officiating.ts'
import { useApp } from '../common/app-context.ts'
import { useOrganiseWords } from './use-organise-words.ts'

/** What organisers did in matches, in the words of the games. */
export function useActName(): (type: string) => string {
  const { language } = useApp()
  const say = useOrganiseWords()
  const [games, setGames] = useState<readonly AnyOfficiating[]>([])
  useEffect(() => {
    let isHere = true
    const loaded = GAME_ENTRIES.flatMap(({ loadOfficiating }) => loadOfficiating?.() ?? [])
    Promise.all(loaded).then((all) => isHere && setGames(all), reportError)
    return () => {
      isHere = false
    }
  }, [])
  return (type) => {
    if (type === 'game.abandoned') return say('act.game.abandoned')
    for (const { nameAct } of games) {
      const name = nameAct(type, language.value)
      if (name !== undefined) return name
    }
    return type
  }
}

/** A line of the tournament's log in words: what was done. */
export function useToldLine(): (line: ToldLine) => string {
  const say = useOrganiseWords()
  const actName = useActName()
  return ({ type, values, act, who }) => {
    const { name } = values
    const credited = name === 'seated' || name === 'nobody' ? say(`credit.${name}`) : name
    const word =
      type === 'objection.raised' && who === undefined
        ? 'log.objection.raised.player'
        : (`log.${type}` as const)
    return say(word, {
      ...values,
      ...(credited !== undefined && { name: credited }),
      ...(act !== undefined && { act: actName(act) }),
    })
  }
}
