import { useMemo, useState } from 'preact/hooks'
import { qrCodeOf } from '../../coming/qr-code.ts'
import { useApp } from '../common/app-context.ts'
import { classNames } from '../common/class-names.ts'
import controlStyles from '../common/controls.module.css'
import { PageIcon } from '../common/icons.tsx'
import { useLinkForOthers } from '../common/use-link-for-others.ts'
import { Veil } from '../common/veil.tsx'
import styles from './invitation-card.module.css'
import { useHandingWords } from './use-handing-words.ts'

interface Props {
  readonly title: string
  readonly text: string
  readonly link: string
}

/** A link to hand on: as a code for cameras, to copy, to share. The first person to use it takes the seat. */
export function InvitationCard({ title, text, link }: Props) {
  const say = useHandingWords()
  return (
    <section class={styles.invitation} aria-labelledby="invitation-title">
      <h2 id="invitation-title">{title}</h2>
      <p>{text}</p>
      <Veil name={say('link.veiled')}>
        <Handed link={link} />
      </Veil>
    </section>
  )
}

function Handed({ link: given }: { readonly link: string }) {
  const { language } = useApp()
  const say = useHandingWords()
  const { link, reach } = useLinkForOthers(given)
  const code = useMemo(() => qrCodeOf(link), [link])
  const [state, setState] = useState<'idle' | 'copied' | 'by-hand'>('idle')
  const isCopied = state === 'copied'
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      setState('copied')
    } catch {
      // On plain HTTP no page may copy: the link stands beside the button, to be taken by hand.
      document.querySelector<HTMLInputElement>('#invitation-link')?.select()
      setState('by-hand')
    }
  }
  const canShare = typeof navigator.share === 'function'
  return (
    <div class={styles.handed} key={language.value}>
      <svg
        class={styles.code}
        viewBox={`0 0 ${code.size} ${code.size}`}
        role="img"
        aria-label={say('link.code')}
      >
        <path d={code.path} shape-rendering="crispEdges" />
      </svg>
      <input
        id="invitation-link"
        class={styles.link}
        readOnly
        value={link}
        aria-label={say('link.label')}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <p class={styles.ways}>
        <button type="button" class={controlStyles.button} onClick={() => void copy()}>
          <PageIcon name={isCopied ? 'done' : 'link'} />
          {say(isCopied ? 'link.copied' : 'link.copy')}
        </button>
        {canShare && (
          <button
            type="button"
            class={classNames(controlStyles.button, controlStyles.second)}
            onClick={() => {
              // A player who closes the sheet has changed their mind.
              navigator.share({ title: 'Getaway', text: say('link.shared'), url: link }).catch(() => {})
            }}
          >
            <PageIcon name="share" />
            {say('link.share')}
          </button>
        )}
      </p>
      {reach !== 'everywhere' && <p class={controlStyles.quiet}>{say(`link.${reach}`)}</p>}
      <span class={isCopied ? controlStyles.spoken : controlStyles.quiet} role="status">
        {state !== 'idle' && say(`link.${state}`)}
      </span>
    </div>
  )
}
