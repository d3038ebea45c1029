import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { useWords } from './app-context.ts'
import { Notice } from './notice.tsx'
import { TryAgain } from './try-again.tsx'

/** A page that comes when somebody goes there. */
export function lazily<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  /** Stands there meanwhile. */
  Meanwhile?: ComponentType,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined
  return function Lazily(props: Props) {
    const say = useWords()
    const [Page, setPage] = useState(() => loaded)
    const [hasFailed, setFailed] = useState(false)
    useEffect(() => {
      let isHere = true
      load().then(
        (page) => {
          loaded = page
          if (isHere) setPage(() => page)
        },
        () => isHere && setFailed(true),
      )
      return () => {
        isHere = false
      }
    }, [])
    if (Page) return <Page {...props} />
    if (!hasFailed) return Meanwhile ? <Meanwhile /> : null
    return (
      <Notice title={say('page.failed')} text={say('failed.fault')}>
        <TryAgain />
      </Notice>
    )
  }
}
