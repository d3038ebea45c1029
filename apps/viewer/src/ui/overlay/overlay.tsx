import { useEffect, useMemo } from 'preact/hooks'
import { followTarget } from '../../overlay/follow-target.ts'
import { hearObs } from '../../overlay/obs.ts'
import type { OverlayOptions } from '../../overlay/options.ts'
import { AppProvider, useApp } from '../common/app-context.ts'
import { classNames } from '../common/class-names.ts'
import { MatchOnAir } from './match-on-air.tsx'
import styles from './overlay.module.css'
import { useOverlayApp } from './use-overlay-app.ts'

interface Props {
  readonly target: string
  readonly options: OverlayOptions
  /** It is the page itself, and not a preview of it. */
  readonly isOnAir?: boolean
}

/** A match or an event as it goes on air: nothing where there is nothing to show. */
export function Overlay({ target, options, isOnAir = false }: Props) {
  const { client } = useApp()
  const app = useOverlayApp(options)
  const followed = useMemo(() => followTarget({ client, target, random: Math.random }), [client, target])
  const obs = useMemo(() => hearObs(window), [])
  useEffect(() => followed.dispose, [followed])
  useEffect(() => obs.dispose, [obs])
  const on = followed.on.value
  const { chroma, theme, layout } = options
  return (
    <AppProvider value={app}>
      <div
        class={classNames(styles.overlay, isOnAir && styles.page)}
        style={{ background: chroma ?? 'none', colorScheme: theme }}
        data-layout={layout}
        lang={app.language.value}
      >
        {on && (
          <MatchOnAir
            key={`${on.turn}/${options.delayMs}/${options.names}`}
            match={on.match}
            options={options}
            obs={obs}
            onSeen={() => followed.seen(on.turn)}
            onFailed={() => followed.failed(on.turn)}
          />
        )}
      </div>
    </AppProvider>
  )
}
