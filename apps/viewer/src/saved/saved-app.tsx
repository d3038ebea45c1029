import { useEffect, useRef } from 'preact/hooks'
import appStyles from '../ui/app/app.module.css'
import { Header } from '../ui/app/header.tsx'
import { useApp, useWords } from '../ui/common/app-context.ts'
import { classNames } from '../ui/common/class-names.ts'
import { FilePage } from '../ui/match/file-page.tsx'

/** The page of one match, in a file of its own. */
export function SavedApp() {
  const { facts, subject } = useApp()
  const say = useWords()
  const content = useRef<HTMLElement>(null)
  const title = say('page.saved')
  const about = subject.value

  useEffect(() => {
    document.title = [...(about ? [about] : []), title, 'Getaway'].join(' · ')
  }, [title, about])
  useEffect(() => facts.ask(() => ({ page: 'file' })), [facts])

  return (
    <div class={classNames(appStyles.page, appStyles.table)}>
      <Header title={title} page="file" isOfTable onSkip={() => content.current?.focus()} />
      <main ref={content} tabIndex={-1}>
        <FilePage route={{ page: 'file' }} />
      </main>
    </div>
  )
}
