import { useEffect, useState } from 'preact/hooks'
import { embedSnippet } from '../../overlay/embed-snippet.ts'
import { useWords } from '../common/app-context.ts'
import controlStyles from '../common/controls.module.css'
import { PageIcon } from '../common/icons.tsx'
import styles from './copy-embed.module.css'
import menuStyles from './transport-menu.module.css'

const SHOWN_MS = 2200

/** The HTML with which another site shows this match from this instant; where a browser lets nobody copy, to be taken by hand. */
export function CopyEmbed({ linkHere }: { readonly linkHere: () => string }) {
  const say = useWords()
  const [state, setState] = useState<'idle' | 'copied' | { readonly snippet: string }>('idle')
  useEffect(() => {
    if (state !== 'copied') return
    const later = setTimeout(() => setState('idle'), SHOWN_MS)
    return () => clearTimeout(later)
  }, [state])
  if (embedSnippet(linkHere(), '') === undefined) return null

  const copy = async () => {
    const snippet = embedSnippet(linkHere(), document.title) ?? ''
    try {
      await navigator.clipboard.writeText(snippet)
      setState('copied')
    } catch {
      setState({ snippet })
    }
  }
  const isCopied = state === 'copied'
  return (
    <>
      <button type="button" class={menuStyles.row} onClick={copy}>
        <PageIcon name={isCopied ? 'done' : 'embed'} />
        {say(isCopied ? 'embed.copied' : 'embed.copy')}
      </button>
      <span role="status" class={controlStyles.spoken}>
        {isCopied && say('embed.copied')}
      </span>
      {typeof state === 'object' && (
        <textarea
          class={styles.byHand}
          readOnly
          rows={4}
          value={state.snippet}
          aria-label={say('embed.copy')}
          ref={(text) => text?.select()}
          onBlur={() => setState('idle')}
        />
      )}
    </>
  )
}
