import { useComputed, useSignal } from '@preact/signals'
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks'
import { createReckoner, type Reckoner } from '../../insight/reckoner.ts'
import type { AnyInsight } from '../../table/insight.ts'
import type { Viewing } from '../../viewing/viewing.ts'
import { atLeisure } from '../common/at-leisure.ts'
import { useModule } from '../common/use-module.ts'

/** A page that draws a table without a graphics card is never idle: then it is worked on so often (ms). */
const LATEST_MS = 150

/** What could be known in a match, being worked out. */
export interface OpenInsight {
  readonly insight: AnyInsight
  readonly reckoner: Reckoner
}

/** Undefined where the game has none, until it is there, and while nobody may be told. */
export function useReckoner(viewing: Viewing, isWanted = true): OpenInsight | undefined {
  const table = viewing.table.value
  const { module } = useModule(
    async () => ({ insight: await table?.loadInsight?.() }),
    isWanted && table?.loadInsight !== undefined,
    viewing.known.value?.game.id,
  )
  const insight = module?.insight
  const opened = useMemo(() => insight && openInsight(viewing, insight), [viewing, insight])
  useEffect(() => opened?.reckoner.dispose, [opened])
  const now = useSignal(opened)
  useLayoutEffect(() => {
    now.value = opened
  }, [opened])
  const isOpen = useComputed(() => now.value?.reckoner.isOpen.value ?? false).value
  return isOpen ? opened : undefined
}

function openInsight(viewing: Viewing, insight: AnyInsight): OpenInsight {
  const { known, index } = viewing
  const reckoner = createReckoner({
    ...{ insight, known, index },
    later: (work) => atLeisure(work, LATEST_MS),
    now: () => performance.now(),
  })
  return { insight, reckoner }
}
