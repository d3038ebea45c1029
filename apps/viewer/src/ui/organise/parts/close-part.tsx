import { useState } from 'preact/hooks'
import { formatRoute } from '../../../routes.ts'
import { classNames } from '../../common/class-names.ts'
import controlStyles from '../../common/controls.module.css'
import { PageIcon } from '../../common/icons.tsx'
import { saveFile } from '../../common/save-file.ts'
import { HowToVerify } from '../../event/how-to-verify.tsx'
import { useTimes } from '../../event/use-times.ts'
import styles from '../common/forms.module.css'
import { Why } from '../common/why.tsx'
import { useDesk } from '../desk-context.ts'
import { useAct } from '../use-act.ts'
import { useOrganiseWords } from '../use-organise-words.ts'

/** The end of the tournament: what still stands in its way, the seal, and the archive that proves it all. */
export function ClosePart() {
  const { session, desk, mayAct } = useDesk()
  const say = useOrganiseWords()
  const closing = useAct()
  const saving = useAct()
  const { timeOf } = useTimes()
  const [isSure, setSure] = useState(false)
  const { tournament } = desk
  const { tables, objections, status, id: event } = tournament
  const running = tables.filter(({ result }) => result === null)
  const open = objections.filter(({ answer }) => answer === null)
  const last =
    tournament.objectionS > 0 ? Math.max(0, ...tables.map(({ result }) => result?.objectionsUntil ?? 0)) : 0
  const obstacles = [
    ...(running.length > 0
      ? [
          {
            href: formatRoute({ page: 'organise', event }),
            text: say('close.running', { names: running.map(({ name }) => name).join(', ') }),
          },
        ]
      : []),
    ...(open.length > 0
      ? [
          {
            href: formatRoute({ page: 'organise', event, part: 'rulings' }),
            text: say(open.length === 1 ? 'problem.objection' : 'problem.objections', { count: open.length }),
          },
        ]
      : []),
    ...(last > session.now()
      ? [
          {
            href: formatRoute({ page: 'organise', event, part: 'settings' }),
            text: say('close.objections', { time: timeOf(last) }),
          },
        ]
      : []),
  ]
  const save = () =>
    saving.run(async () => {
      const bytes = await session.client.readArchive(event, { token: session.token })
      saveFile(new File([bytes], `${event}.getaway-tournament.tar.gz`, { type: 'application/gzip' }))
    })
  return (
    <div class={styles.columns}>
      <section class={styles.card} aria-labelledby="close-title">
        <h2 id="close-title">{say(status === 'open' ? 'close.title' : 'close.done')}</h2>
        <p>{say(status === 'open' ? 'close.more' : 'close.done.more')}</p>
        {status === 'open' && obstacles.length > 0 && (
          <>
            <p>{say('close.first')}</p>
            <ul class={styles.list}>
              {obstacles.map(({ href, text }) => (
                <li key={text}>
                  <a href={href}>{text}</a>
                </li>
              ))}
            </ul>
          </>
        )}
        <Why act={closing} />
        {mayAct && (
          <div class={styles.acts}>
            {isSure ? (
              <>
                <button
                  type="button"
                  class={classNames(controlStyles.button, styles.grave)}
                  aria-disabled={closing.isUnderWay}
                  onClick={() =>
                    void closing
                      .run(() => session.command({ type: 'close-tournament' }))
                      .then(() => setSure(false))
                  }
                >
                  {say('close.sure')}
                </button>
                <button
                  type="button"
                  class={classNames(controlStyles.button, controlStyles.second)}
                  onClick={() => setSure(false)}
                >
                  {say('cancel')}
                </button>
              </>
            ) : (
              <button
                type="button"
                class={controlStyles.button}
                disabled={obstacles.length > 0}
                onClick={() => setSure(true)}
              >
                {say('close.go')}
              </button>
            )}
          </div>
        )}
      </section>
      <section class={styles.card} aria-labelledby="archive-title">
        <h2 id="archive-title">{say('archive.title')}</h2>
        <p>{say(status === 'open' ? 'archive.early' : 'archive.more')}</p>
        <Why act={saving} />
        <div class={styles.acts}>
          <button
            type="button"
            class={controlStyles.button}
            aria-disabled={saving.isUnderWay}
            onClick={() => void save()}
          >
            <PageIcon name="save" />
            {say(saving.isUnderWay ? 'archive.saving' : 'archive.save')}
          </button>
        </div>
        <HowToVerify event={event} />
      </section>
    </div>
  )
}
