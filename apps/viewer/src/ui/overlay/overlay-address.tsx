import { useEffect, useState } from 'preact/hooks'
import controlStyles from '../common/controls.module.css'
import { PageIcon } from '../common/icons.tsx'
import styles from './overlay-address.module.css'
import { useOverlayWords } from './use-overlay-words.ts'

const SHOWN_MS = 2200

/** The address to paste into a streaming program; undefined: nothing is chosen yet. */
export function OverlayAddress({ address }: { readonly address: string | undefined }) {
  const say = useOverlayWords()
  const whole = address === undefined ? '' : location.origin + address
  const [copied, setCopied] = useState<string>()
  useEffect(() => {
    if (copied === undefined) return
    const later = setTimeout(() => setCopied(undefined), SHOWN_MS)
    return () => clearTimeout(later)
  }, [copied])
  const copy = (text: string) =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(text),
      // It stands there, and can be taken by hand.
      () => {},
    )
  const isCopied = copied === whole && whole !== ''
  return (
    <div class={styles.address}>
      <input
        readOnly
        aria-label={say('build.address')}
        value={whole}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <button type="button" class={controlStyles.button} disabled={whole === ''} onClick={() => copy(whole)}>
        <PageIcon name={isCopied ? 'done' : 'link'} />
        <span>{say(isCopied ? 'build.copied' : 'build.copy')}</span>
      </button>
      <span role="status" class={controlStyles.spoken}>
        {isCopied && say('build.copied')}
      </span>
      {address !== undefined && (
        <a class={styles.open} href={address} target="_blank" rel="noopener">
          {say('build.open')}
        </a>
      )}
    </div>
  )
}
