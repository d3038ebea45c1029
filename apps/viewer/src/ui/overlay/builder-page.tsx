import { useEffect, useMemo, useState } from 'preact/hooks'
import { formatOverlay } from '../../overlay/format-overlay.ts'
import { DEFAULT_OVERLAY, type OnOptions } from '../../overlay/options.ts'
import { parseOverlay } from '../../overlay/parse-overlay.ts'
import { readTarget } from '../../overlay/read-target.ts'
import { AddressFaults } from './address-faults.tsx'
import styles from './builder.module.css'
import { LookFields } from './look-fields.tsx'
import { ObsSteps } from './obs-steps.tsx'
import { OverlayAddress } from './overlay-address.tsx'
import { OverlayPreview } from './overlay-preview.tsx'
import { SeatFields } from './seat-fields.tsx'
import { ShowFields } from './show-fields.tsx'
import { TargetFields } from './target-fields.tsx'
import { useOverlayWords } from './use-overlay-words.ts'
import { useSettled } from './use-settled.ts'

/** An overlay is put together: what it shows, how it looks, and the address to paste into a streaming program. */
export function BuilderPage({ match = '' }: { readonly match?: string | undefined }) {
  const say = useOverlayWords()
  const [named, setNamed] = useState(match)
  const [options, setOptions] = useState(DEFAULT_OVERLAY)
  const { target, address: pasted } = useMemo(() => readTarget(named), [named])
  const asked = useMemo(() => pasted && parseOverlay(pasted), [pasted])
  useEffect(() => {
    if (asked) setOptions(asked.options)
  }, [asked])
  const onOptions: OnOptions = (change) => setOptions((before) => ({ ...before, ...change }))
  const shown = useSettled(options)
  const shownTarget = useSettled(target)

  return (
    <div class={styles.builder}>
      <div class={styles.result}>
        <OverlayPreview target={shownTarget} options={shown} />
        <OverlayAddress address={target === '' ? undefined : formatOverlay(target, options)} />
      </div>
      <form class={styles.form} onSubmit={(event) => event.preventDefault()}>
        <p class={styles.lead}>{say('build.lead')}</p>
        <TargetFields named={named} target={target} onName={setNamed} />
        {asked && <AddressFaults faults={asked.faults} />}
        <LookFields options={options} onOptions={onOptions} />
        <SeatFields options={options} onOptions={onOptions} />
        <ShowFields options={options} onOptions={onOptions} />
        <ObsSteps layout={options.layout} />
      </form>
    </div>
  )
}
