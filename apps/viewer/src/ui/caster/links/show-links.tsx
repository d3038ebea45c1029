import type { ShowMade } from '@getaway/client/protocol'
import { useMemo, useState } from 'preact/hooks'
import { qrCodeOf } from '../../../coming/qr-code.ts'
import { formatShowKey } from '../../../shows/show-link.ts'
import { classNames } from '../../common/class-names.ts'
import controlStyles from '../../common/controls.module.css'
import { PageIcon } from '../../common/icons.tsx'
import { useLinkForOthers } from '../../common/use-link-for-others.ts'
import { Veil } from '../../common/veil.tsx'
import { useCasterWords } from '../use-caster-words.ts'
import styles from './links.module.css'

interface Props {
  readonly show: ShowMade
  readonly match: string
}

/** The addresses of the show’s screens, with its key. */
export function ShowLinks({ show, match }: Props) {
  const say = useCasterWords()
  const key = formatShowKey(show)
  const overlay = `${location.origin}/overlay/${encodeURIComponent(match)}${key}`
  return (
    <Veil name={say('links.veiled')}>
      <div class={styles.links}>
        <ShowLink title={say('links.overlay')} link={overlay} />
        <ShowLink title={say('links.tv')} link={`${location.origin}/tv${key}`} />
      </div>
      <p class={controlStyles.quiet}>{say('links.private')}</p>
    </Veil>
  )
}

function ShowLink({ title, link: given }: { readonly title: string; readonly link: string }) {
  const say = useCasterWords()
  const { link } = useLinkForOthers(given)
  const code = useMemo(() => qrCodeOf(link), [link])
  const [isCopied, setCopied] = useState(false)
  const copy = () => {
    navigator.clipboard?.writeText(link).then(
      () => setCopied(true),
      () => {},
    )
  }
  return (
    <section class={styles.link}>
      <h3>{title}</h3>
      <svg viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={say('links.code')}>
        <path d={code.path} shape-rendering="crispEdges" />
      </svg>
      <input
        readOnly
        value={link}
        aria-label={title}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      {navigator.clipboard && (
        <button type="button" class={classNames(controlStyles.button, controlStyles.second)} onClick={copy}>
          <PageIcon name={isCopied ? 'done' : 'link'} />
          {say(isCopied ? 'links.copied' : 'links.copy')}
        </button>
      )}
    </section>
  )
}
