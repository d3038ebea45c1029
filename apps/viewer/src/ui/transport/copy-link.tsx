import { useEffect, useState } from 'preact/hooks'
import { sayMenu } from '../../language/menu-words.ts'
import { useApp } from '../common/app-context.ts'
import controlStyles from '../common/controls.module.css'
import { PageIcon } from '../common/icons.tsx'
import styles from './copy-link.module.css'
import menuStyles from './transport-menu.module.css'

interface Props {
  readonly linkHere: () => string
}

const SHOWN_MS = 2200

/** The address of this instant, for others; where a browser lets nobody copy, it is there to be taken by hand. */
export function CopyLink({ linkHere }: Props) {
  const { language } = useApp()
  const [state, setState] = useState<'idle' | 'copied' | { readonly link: string }>('idle')
  useEffect(() => {
    if (state !== 'copied') return
    const later = setTimeout(() => setState('idle'), SHOWN_MS)
    return () => clearTimeout(later)
  }, [state])

  const copy = async () => {
    const link = linkHere()
    try {
      await navigator.clipboard.writeText(link)
      setState('copied')
    } catch {
      setState({ link })
    }
  }
  const isCopied = state === 'copied'
  const name = sayMenu(language.value, 'link')
  return (
    <span class={styles.copyLink}>
      <button type="button" class={menuStyles.row} onClick={copy}>
        <PageIcon name={isCopied ? 'done' : 'link'} />
        {sayMenu(language.value, isCopied ? 'copied' : 'link')}
      </button>
      <span role="status" class={controlStyles.spoken}>
        {isCopied && sayMenu(language.value, 'copied')}
      </span>
      {typeof state === 'object' && (
        <input
          class={styles.byHand}
          readOnly
          value={state.link}
          aria-label={name}
          ref={(input) => input?.select()}
          onBlur={() => setState('idle')}
        />
      )}
    </span>
  )
}
