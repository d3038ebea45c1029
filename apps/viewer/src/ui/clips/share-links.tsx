import { useRef, useState } from 'preact/hooks'
import { embedSnippet } from '../../overlay/embed-snippet.ts'
import { formatRoute, type PageRoute } from '../../routes.ts'
import type { ViewingCourse } from '../../viewing/course.ts'
import { classNames } from '../common/class-names.ts'
import controlStyles from '../common/controls.module.css'
import styles from './share-dialog.module.css'
import { useShareWords } from './use-share-words.ts'

export interface ShareLinksProps {
  readonly course: ViewingCourse
  readonly route: Extract<PageRoute, { page: 'watch' | 'replay' | 'file' }>
  readonly linkHere: (() => string) | undefined
}

/** The addresses of a match, to be copied, and its log, where it may be had. */
export function ShareLinks({ course, route, linkHere }: ShareLinksProps) {
  const say = useShareWords()
  const isOver = course.viewing.known.value?.isOver && !course.isHiding.value
  const log = isOver ? logOf(route) : undefined
  const embed = linkHere && embedSnippet(linkHere(), document.title)
  if (!linkHere && !log) return null
  return (
    <dl class={styles.links}>
      {linkHere && <Copied label={say('link')} text={linkHere()} />}
      {embed && <Copied label={say('embed')} text={embed} />}
      {route.page === 'watch' && <ForStream match={route.match} />}
      {log && (
        <div>
          <dt>{say('log')}</dt>
          <dd>
            <span class={controlStyles.quiet}>{say('log.more')}</span>
            <a class={classNames(controlStyles.button, controlStyles.second)} href={log} download>
              {say('log.save')}
            </a>
          </dd>
        </div>
      )}
    </dl>
  )
}

/** The pages of those who broadcast it. */
function ForStream({ match }: { readonly match: string }) {
  const say = useShareWords()
  const look = classNames(controlStyles.button, controlStyles.second)
  return (
    <div>
      <dt>{say('stream')}</dt>
      <dd>
        <span class={controlStyles.quiet}>{say('stream.more')}</span>
        <a class={look} href={formatRoute({ page: 'overlay', match })}>
          {say('stream.overlay')}
        </a>
        <a class={look} href={formatRoute({ page: 'caster', match })}>
          {say('stream.caster')}
        </a>
      </dd>
    </div>
  )
}

/** A file is where its owner has it. */
function logOf(route: ShareLinksProps['route']): string | undefined {
  if (route.page === 'file') return undefined
  const id = encodeURIComponent(route.match)
  return route.page === 'replay' && route.isImported ? `/api/imports/${id}/log` : `/api/matches/${id}/log`
}

function Copied({ label, text }: { readonly label: string; readonly text: string }) {
  const say = useShareWords()
  const field = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<'idle' | 'copied' | 'by-hand'>('idle')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setState('copied')
    } catch {
      field.current?.select()
      setState('by-hand')
    }
  }
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <input
          ref={field}
          readOnly
          value={text}
          aria-label={label}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <button
          type="button"
          class={classNames(controlStyles.button, controlStyles.second)}
          aria-label={`${say('copy')}: ${label}`}
          onClick={copy}
        >
          {say(state === 'copied' ? 'copied' : 'copy')}
        </button>
      </dd>
      <p role="status" class={state === 'by-hand' ? styles.hint : controlStyles.spoken}>
        {state === 'by-hand' && say('by-hand')}
        {state === 'copied' && say('copied')}
      </p>
    </div>
  )
}
