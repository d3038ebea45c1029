import { useEffect, useState } from 'preact/hooks'
import { useWords } from '../shared/app-context.ts'
import { Icon } from '../shared/icons.tsx'

interface Props {
  readonly linkHere: () => string
  /** With its name beside it. */
  readonly isLong?: boolean
}

const SHOWN_MS = 2200

/** The address of this instant, for others; where a browser lets nobody copy, it is there to be taken by hand. */
export function CopyLink({ linkHere, isLong = false }: Props) {
  const say = useWords()
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
  const name = say('control.link')
  return (
    <span class="copy-link">
      <button
        type="button"
        class={isLong ? 'row' : 'round'}
        aria-label={name}
        title={isLong ? undefined : name}
        onClick={copy}
      >
        <Icon name={isCopied ? 'done' : 'link'} />
        {isLong && say(isCopied ? 'control.copied' : 'control.link')}
      </button>
      <span role="status" class={isLong || !isCopied ? 'spoken' : 'copied'}>
        {isCopied && say('control.copied')}
      </span>
      {typeof state === 'object' && (
        <input
          class="by-hand"
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
