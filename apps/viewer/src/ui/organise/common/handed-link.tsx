import { useMemo, useState } from 'preact/hooks'
import { qrCodeOf } from '../../../coming/qr-code.ts'
import { classNames } from '../../common/class-names.ts'
import controlStyles from '../../common/controls.module.css'
import { PageIcon } from '../../common/icons.tsx'
import { useLinkForOthers } from '../../common/use-link-for-others.ts'
import { Veil } from '../../common/veil.tsx'
import { useOrganiseWords } from '../use-organise-words.ts'
import styles from './forms.module.css'

interface Props {
  /** Whose or for what, where a page has several. */
  readonly name: string
  readonly link: string
}

/** A secret link to hand on: to copy, to share, or as a code for cameras. */
export function HandedLink({ name, link }: Props) {
  const say = useOrganiseWords()
  return (
    <Veil name={say('link.of', { name })}>
      <Handed name={name} link={link} />
    </Veil>
  )
}

function Handed({ name, link: given }: Props) {
  const say = useOrganiseWords()
  const { link } = useLinkForOthers(given)
  const [isCopied, setCopied] = useState(false)
  const [hasCode, setCode] = useState(false)
  const code = useMemo(() => (hasCode ? qrCodeOf(link) : undefined), [hasCode, link])
  const copy = async (field: HTMLInputElement | null) => {
    try {
      await navigator.clipboard.writeText(link)
      setCopied(true)
    } catch {
      // On plain HTTP no page may copy: it is taken by hand.
      field?.select()
    }
  }
  const second = classNames(controlStyles.button, controlStyles.second, styles.small)
  let field: HTMLInputElement | null = null
  return (
    <div class={styles.field}>
      <input
        ref={(element) => {
          field = element
        }}
        class={styles.secret}
        readOnly
        value={link}
        aria-label={say('link.of', { name })}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div class={styles.acts}>
        <button type="button" class={second} onClick={() => void copy(field)}>
          <PageIcon name={isCopied ? 'done' : 'link'} />
          {say(isCopied ? 'link.copied' : 'link.copy')}
        </button>
        <button type="button" class={second} aria-pressed={hasCode} onClick={() => setCode(!hasCode)}>
          {say('link.code')}
        </button>
        {typeof navigator.share === 'function' && (
          <button
            type="button"
            class={second}
            // Somebody who closes the sheet has changed their mind.
            onClick={() => void navigator.share({ title: name, url: link }).catch(() => {})}
          >
            <PageIcon name="share" />
            {say('link.share')}
          </button>
        )}
      </div>
      {code && (
        <svg
          class={styles.code}
          viewBox={`0 0 ${code.size} ${code.size}`}
          role="img"
          aria-label={say('link.code')}
        >
          <path d={code.path} shape-rendering="crispEdges" />
        </svg>
      )}
    </div>
  )
}
