import type { MatchSummary } from '@getaway/client'
import { useEffect, useMemo } from 'preact/hooks'
import type { UnreadableAt } from '../../audit/audit-log.ts'
import { createAuditSession } from '../../audit/audit-session.ts'
import { gameEntryOf } from '../../games/registry.ts'
import { localeOf } from '../../language/locale-of.ts'
import { createKeptReceipts } from '../../player/receipts/kept-receipts.ts'
import { formatRoute, type PageRoute } from '../../routes.ts'
import type { LogSource } from '../../saving/page-of-match.ts'
import { useApp } from '../common/app-context.ts'
import controlStyles from '../common/controls.module.css'
import { Failed } from '../common/failed.tsx'
import { Marks } from '../common/marks.tsx'
import { Notice } from '../common/notice.tsx'
import { ownStorage } from '../common/own-storage.ts'
import { FileButton } from '../file/file-button.tsx'
import { marksIn } from '../lobby/listed-score.ts'
import { AuditedMatch } from './audited-match.tsx'
import styles from './parts/audit.module.css'
import { useAuditWords } from './parts/use-audit-words.ts'

type Route = Extract<PageRoute, { page: 'audit' }>

/** What a log proves, and all that a jury asks: the verdict is the first heading. */
export function AuditPage({ route }: { readonly route: Route }) {
  const { client, files } = useApp()
  const say = useAuditWords()
  const source = sourceOf(route)
  // Another file is another audit.
  const brought = source.from === 'file' ? files.file.value : undefined
  const session = useMemo(
    () => createAuditSession(source, { client, files, receipts: createKeptReceipts(ownStorage()) }),
    [client, files, brought],
  )
  useEffect(() => session.dispose, [session])
  const stage = session.stage.value
  const reading = <Notice title={say('reading')} text={say('reading.more')} />
  if (brought?.stage === 'reading') return reading
  switch (stage.stage) {
    case 'reading':
      return reading
    case 'judged':
      return <AuditedMatch key={stage.name} judged={stage} session={session} source={source} />
    case 'running':
      return <Running match={stage.match} />
    case 'no-file':
      if (brought?.stage === 'failed')
        return <NotReadable unreadable={{ line: brought.problem.line ?? 0, text: brought.problem.text }} />
      return (
        <Notice title={say('no-file.title')} text={say('no-file.more')}>
          <FileButton word="file.choose" />
        </Notice>
      )
    case 'unreadable':
      return <NotReadable unreadable={stage.unreadable} />
    case 'failed':
      return <Failed failure={stage} />
  }
}

function sourceOf(route: Route): LogSource {
  if ('isFile' in route) return { from: 'file' }
  return { from: route.isImported ? 'imports' : 'service', match: route.match }
}

/** What the reader says of it is in English only. */
function NotReadable({ unreadable: { line, text } }: { readonly unreadable: UnreadableAt }) {
  const say = useAuditWords()
  return (
    <article class={styles.page}>
      <section class={styles.waiting}>
        <h1>{say('unreadable.title')}</h1>
        <p>
          {line > 0 && <strong>{say('unreadable.line', { line })}: </strong>}
          <code lang="en">{text}</code>
        </p>
        <FileButton word="file.choose" />
      </section>
    </article>
  )
}

/** The log of a match that is running cannot be had: what everybody knows. */
function Running({ match }: { readonly match: MatchSummary }) {
  const { language } = useApp()
  const say = useAuditWords()
  const game = gameEntryOf(match.game)
  const time = new Date(match.createdAt / 1000).toLocaleString(
    localeOf(language.value, navigator.languages),
    { dateStyle: 'medium', timeStyle: 'short' },
  )
  return (
    <article class={styles.page}>
      <section class={styles.waiting}>
        <h1>{say('running.title')}</h1>
        <p>{say('running.more')}</p>
        <p role="status">
          <strong>{game?.name ?? match.game}</strong>, {say('running.since', { time })} –{' '}
          {match.status === 'waiting' ? say('running.waiting') : say('running.events', { count: match.head })}
        </p>
        <ul class={styles.players}>
          {match.players.map(({ name, marks }, seat) => (
            <li key={`seat ${seat}`}>
              {name ?? '–'} <Marks marks={marksIn(marks, game?.marks ?? [])} />
            </li>
          ))}
        </ul>
        <a class={controlStyles.button} href={formatRoute({ page: 'watch', match: match.id })}>
          {say('running.watch')}
        </a>
      </section>
    </article>
  )
}
