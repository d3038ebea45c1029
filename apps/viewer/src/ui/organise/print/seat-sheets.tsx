import type { SeatLink } from '@getaway/client/protocol'
import { createPortal } from 'preact/compat'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { linkAt } from '../../../coming/localhost.ts'
import { qrCodeOf } from '../../../coming/qr-code.ts'
import { useApp } from '../../common/app-context.ts'
import { classNames } from '../../common/class-names.ts'
import controlStyles from '../../common/controls.module.css'
import { Sheet } from '../../common/sheet.tsx'
import { useLinkForOthers } from '../../common/use-link-for-others.ts'
import { useProblemText } from '../../common/use-problem-text.ts'
import formStyles from '../common/forms.module.css'
import { useDesk } from '../desk-context.ts'
import { useOrganiseWords } from '../use-organise-words.ts'
import styles from './seat-sheets.module.css'

/** Slips with the link to each seat, to be printed and cut: only the paper shows them, and only for as long as this is open. */
export function SeatSheets({ onClose }: { readonly onClose: () => void }) {
  const { session } = useDesk()
  const say = useOrganiseWords()
  const problemText = useProblemText()
  const [links, setLinks] = useState<readonly SeatLink[]>()
  const [why, setWhy] = useState<string>()
  const { link: home, reach } = useLinkForOthers(`${location.origin}/`)
  useEffect(() => {
    let isHere = true
    const { client, event, token } = session
    client.readLinks(event, { token }).then(
      (all) => isHere && setLinks(all.filter(({ join, isTaken }) => join !== null && !isTaken)),
      (error: unknown) => isHere && setWhy(problemText(error)),
    )
    return () => {
      isHere = false
    }
  }, [session])
  return (
    <Sheet title={say('print.open')} class={formStyles.form} onClose={onClose}>
      <p>{say('print.more')}</p>
      {reach === 'here' && <p class={controlStyles.warning}>{say('print.here')}</p>}
      {why !== undefined && (
        <p class={controlStyles.warning} role="alert">
          {why}
        </p>
      )}
      <p role="status">
        {links && say(links.length === 1 ? 'print.count.one' : 'print.count', { count: links.length })}
      </p>
      <div class={formStyles.acts}>
        <button
          type="button"
          class={controlStyles.button}
          disabled={!links || links.length === 0}
          onClick={() => window.print()}
        >
          {say('print.go')}
        </button>
        <button
          type="button"
          class={classNames(controlStyles.button, controlStyles.second)}
          onClick={onClose}
        >
          {say('cancel')}
        </button>
      </div>
      {links && createPortal(<Slips links={links} home={home} />, document.body)}
    </Sheet>
  )
}

interface SlipsProps {
  readonly links: readonly SeatLink[]
  /** The front page, as other devices reach it. */
  readonly home: string
}

function Slips({ links, home }: SlipsProps) {
  const { desk } = useDesk()
  const { language } = useApp()
  const { tables } = desk.tournament
  const inOrder = links.toSorted((one, other) => one.table - other.table || one.seat - other.seat)
  return (
    <article class={styles.slips} lang={language.value}>
      {inOrder.map((link) => (
        <Slip
          key={`${link.match} ${link.seat}`}
          seat={link}
          table={tables.find(({ match }) => match === link.match)?.name ?? ''}
          link={linkAt(home, location.origin + link.join)}
        />
      ))}
    </article>
  )
}

/** A name with more characters than this is set smaller. */
const LONG_NAME = 24

interface SlipProps {
  readonly seat: SeatLink
  readonly table: string
  readonly link: string
}

function Slip({ seat: { seat, name }, table, link }: SlipProps) {
  const { desk } = useDesk()
  const say = useOrganiseWords()
  const code = useMemo(() => qrCodeOf(link), [link])
  const { name: tournament, logo } = desk.tournament
  return (
    <section class={styles.slip}>
      <header>
        {logo !== null && <img src={logo} alt="" />}
        <span>{tournament}</span>
      </header>
      <svg viewBox={`0 0 ${code.size} ${code.size}`} aria-hidden="true">
        <path d={code.path} shape-rendering="crispEdges" />
      </svg>
      <div>
        <p class={styles.place}>
          {table}, {say('seat.nth', { seat: seat + 1 })}
        </p>
        <h2 data-is-long={(name ?? '').length > LONG_NAME || undefined}>{name ?? say('seat.open')}</h2>
        <p>{say('print.slip')}</p>
        <p class={styles.address}>{link}</p>
      </div>
    </section>
  )
}
