import type { PlayersImported } from '@getaway/client/protocol'
import { useState } from 'preact/hooks'
import { useApp } from '../../common/app-context.ts'
import { classNames } from '../../common/class-names.ts'
import controlStyles from '../../common/controls.module.css'
import styles from '../common/forms.module.css'
import { Why } from '../common/why.tsx'
import { useDesk } from '../desk-context.ts'
import { useAct } from '../use-act.ts'
import { useOrganiseWords } from '../use-organise-words.ts'

/** Players from a spreadsheet, pasted or as a file: looked at first, and entered by another press. */
export function CsvImport() {
  const { language } = useApp()
  const { session } = useDesk()
  const say = useOrganiseWords()
  const act = useAct()
  const [csv, setCsv] = useState('')
  const [found, setFound] = useState<PlayersImported>()
  const [count, setCount] = useState<number>()
  const ask = (isDryRun: boolean) => {
    const { client, event, token } = session
    return session.wish({ csv, isDryRun }, (id) =>
      client.importPlayers(event, { id, csv, isDryRun }, { token }),
    )
  }
  const write = (text: string) => {
    setCsv(text)
    setFound(undefined)
    setCount(undefined)
    act.clear()
  }
  const isFit = found !== undefined && found.errors.length === 0
  const submit = () =>
    act.run(async () => {
      const answer = await ask(!isFit)
      if (!isFit || answer.errors.length > 0) return setFound(answer)
      write('')
      setCount(answer.entered.length)
    })
  return (
    <form
      class={styles.card}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <h2>{say('csv.title')}</h2>
      <label class={styles.field}>
        <span>{say('csv.paste')}</span>
        <textarea
          required
          rows={6}
          value={csv}
          spellcheck={false}
          placeholder={'name\nAda\nBen'}
          onInput={({ currentTarget }) => write(currentTarget.value)}
        />
        <small>{say('csv.more')}</small>
      </label>
      {found && found.errors.length > 0 && (
        <div class={controlStyles.warning} role="alert">
          {say('csv.wrong')}
          <ul>
            {found.errors.map(({ line, problem, text }) => (
              <li key={`${line} ${problem}`}>
                <strong>{say('csv.line', { line })}</strong>{' '}
                <span lang={text ? undefined : 'en'}>{text?.[language.value] ?? problem}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {isFit && (
        <p role="status">{say('csv.fit', { count: found.entered.length, known: found.known.length })}</p>
      )}
      {count !== undefined && <p role="status">{say('csv.done', { count })}</p>}
      <Why act={act} />
      <div class={styles.acts}>
        <button type="submit" class={controlStyles.button} aria-disabled={act.isUnderWay}>
          {isFit ? say('csv.enter', { count: found.entered.length }) : say('csv.check')}
        </button>
        <label class={classNames(controlStyles.button, controlStyles.second, controlStyles.file)}>
          {say('csv.file')}
          <input
            class={controlStyles.spoken}
            type="file"
            accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
            onChange={async ({ currentTarget }) => {
              const [file] = currentTarget.files ?? []
              if (file) write(await file.text())
              currentTarget.value = ''
            }}
          />
        </label>
      </div>
    </form>
  )
}
