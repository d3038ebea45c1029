import type { OverlayOptions } from '../../overlay/options.ts'
import { Overlay } from './overlay.tsx'
import styles from './overlay-preview.module.css'
import { useOverlayWords } from './use-overlay-words.ts'

interface Props {
  readonly target: string
  readonly options: OverlayOptions
}

/** The overlay itself, over what stands for a scene. */
export function OverlayPreview({ target, options }: Props) {
  const say = useOverlayWords()
  return (
    <section class={styles.preview} data-form={options.layout} aria-label={say('build.preview')}>
      {target === '' ? (
        <p>{say('build.preview.none')}</p>
      ) : (
        <>
          <Overlay key={target} target={target} options={options} />
          <p class={styles.unseen}>{say('build.unseen')}</p>
        </>
      )}
    </section>
  )
}
