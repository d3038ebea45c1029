import { effect } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { formatRoute, type Route } from '../routes.ts'
import { actOf } from '../viewing/keys.ts'
import { useDesk, useWords } from './desk.ts'
import { Failed } from './failed.tsx'
import { lazily } from './lazily.tsx'
import { Provenance } from './provenance.tsx'
import { StatusPanel } from './status-panel.tsx'
import { Subject } from './subject.tsx'
import { TableView } from './table-view.tsx'
import { Transport } from './transport.tsx'
import { useViewing } from './use-viewing.ts'

type MatchRoute = Extract<Route, { page: 'watch' | 'replay' | 'file' }>

const Audited = lazily(async () => (await import('./audited.tsx')).Audited)

/** One match, live or stored: the pages differ in their feed, and in what they offer. */
export function MatchPage({ route }: { readonly route: MatchRoute }) {
  const { router, heading } = useDesk()
  const into = route.page === 'replay' ? route.into : undefined
  const isImported = route.page === 'replay' && route.isImported === true
  const match = route.page === 'file' ? 'file' : route.match
  const viewing = useViewing(match, isImported ? 'imported' : route.page, into)

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.metaKey || event.ctrlKey || event.altKey || isWriting(event)) return
      const act = actOf(event.key, viewing)
      if (!act) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [viewing])

  useEffect(() => {
    if (route.page !== 'watch') return
    const stop = effect(() => {
      const isDone = viewing.known.value?.isOver && !viewing.span.value.isLive
      heading.value = isDone ? 'page.over' : undefined
    })
    return () => {
      stop()
      heading.value = undefined
    }
  }, [viewing, route])

  useEffect(() => {
    if (route.page !== 'replay') return
    return effect(() => {
      // While one plays the address follows from time to time, and at once when one stops somewhere.
      const { isPlaying } = viewing.playback.value
      const start = viewing.known.value?.start
      if (start === undefined) return
      const note = () => router.note({ ...route, into: Math.max(0, viewing.instant.peek() - start) })
      const later = isPlaying ? setInterval(note, NOTE_EVERY) : setTimeout(note, NOTE_SOON)
      return () => clearTimeout(later)
    })
  }, [viewing, route])

  if (viewing.failure.value) return <Failed failure={viewing.failure.value} />
  return (
    <div class="watching">
      <TableView viewing={viewing} />
      <Transport viewing={viewing} />
      <Subject viewing={viewing} />
      <aside class="panel">
        <Offer viewing={viewing} route={route} />
        <StatusPanel viewing={viewing} />
      </aside>
    </div>
  )
}

/** Browsers allow some hundred changes of the address in half a minute. */
const NOTE_EVERY = 1000
const NOTE_SOON = 150

function isWriting({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false
  // Space presses the button that has the focus.
  return target.matches('input, select, textarea') || (key === ' ' && target.matches('button, a'))
}

function Offer({ viewing, route }: { viewing: ReturnType<typeof useViewing>; route: MatchRoute }) {
  const say = useWords()
  const known = viewing.known.value
  if (!known) return null
  if (route.page === 'file') return <Audited viewing={viewing} />
  if (route.page === 'watch' && known.isOver) {
    return (
      <p class="offer">
        {say('over.banner')}
        <a class="button" href={formatRoute({ page: 'replay', match: route.match, into: undefined })}>
          {say('over.replay')}
        </a>
      </p>
    )
  }
  if (route.page === 'replay' && route.isImported) return <Provenance id={route.match} />
  if (route.page === 'replay' && !known.isOver) {
    return (
      <p class="offer">
        {say('replay.running')}
        <a class="button" href={formatRoute({ page: 'watch', match: route.match })}>
          {say('replay.live')}
        </a>
      </p>
    )
  }
  return null
}
