import { useEffect, useMemo, useState } from 'preact/hooks'
import { followTarget } from '../../overlay/follow-target.ts'
import { hearObs } from '../../overlay/obs.ts'
import type { OverlayOptions } from '../../overlay/options.ts'
import { showKeyIn } from '../../shows/show-link.ts'
import { AppProvider, useApp } from '../common/app-context.ts'
import { classNames } from '../common/class-names.ts'
import { useModule } from '../common/use-module.ts'
import { MatchOnAir } from './match-on-air.tsx'
import styles from './overlay.module.css'
import { useOverlayApp } from './use-overlay-app.ts'

/** A match that cannot be opened is tried again. */
const AGAIN_MS = 5_000

interface Props {
  readonly target: string
  readonly options: OverlayOptions
  /** It is the page itself, and not a preview of it. */
  readonly isOnAir?: boolean
}

/** A match or an event as it goes on air, or the show that the address names: nothing where there is nothing to show. */
export function Overlay({ target, options, isOnAir = false }: Props) {
  const { client } = useApp()
  const app = useOverlayApp(options)
  const directedBy = useMemo(() => (isOnAir ? showKeyIn(location.hash) : undefined), [isOnAir])
  const { module: shows } = useModule(() => import('../shows/show-programme.tsx'), directedBy !== undefined)
  const [attempt, setAttempt] = useState(0)
  const followed = useMemo(
    () => (directedBy ? undefined : followTarget({ client, target, random: Math.random })),
    [client, target, directedBy],
  )
  const obs = useMemo(() => hearObs(window), [])
  useEffect(() => followed?.dispose, [followed])
  useEffect(() => obs.dispose, [obs])
  const on = followed?.on.value
  const { chroma, theme, layout } = options
  return (
    <AppProvider value={app}>
      <div
        class={classNames(styles.overlay, isOnAir && styles.page)}
        style={{ background: chroma ?? 'none', colorScheme: theme }}
        data-layout={layout}
        lang={app.language.value}
      >
        {directedBy && shows && (
          <shows.ShowProgramme of={directedBy}>
            {(programme) => (
              <MatchOnAir
                key={`${programme.match}/${attempt}/${options.delayMs}/${options.names}`}
                {...{ match: programme.match, programme, options, obs }}
                onSeen={() => {}}
                onFailed={() => setTimeout(() => setAttempt(attempt + 1), AGAIN_MS)}
              />
            )}
          </shows.ShowProgramme>
        )}
        {on && (
          <MatchOnAir
            key={`${on.turn}/${options.delayMs}/${options.names}`}
            match={on.match}
            options={options}
            obs={obs}
            onSeen={() => followed?.seen(on.turn)}
            onFailed={() => followed?.failed(on.turn)}
          />
        )}
      </div>
    </AppProvider>
  )
}
