import { useState } from 'preact/hooks'
import { useApp } from '../common/app-context.ts'
import { classNames } from '../common/class-names.ts'
import controlStyles from '../common/controls.module.css'
import { saveFile } from '../common/save-file.ts'
import styles from './devices.module.css'
import { usePlayerWords } from './use-player-words.ts'

const second = classNames(controlStyles.button, controlStyles.second)
/** A player file has some 200 bytes. */
const MOST_BYTES = 4_096

type Reading = 'idle' | 'wrong' | 'done' | { readonly asked: string }

/** The player as a file: saved, and opened again. */
export function PlayerFile() {
  const { player } = useApp()
  const say = usePlayerWords()
  const [reading, setReading] = useState<Reading>('idle')
  const { name, key } = player.profile.value
  const become = async (text: string) => setReading((await player.import(text)) ? 'done' : 'wrong')
  const choose = async (input: HTMLInputElement) => {
    const file = input.files?.[0]
    // The same file may be chosen again.
    input.value = ''
    if (!file) return
    const text = file.size > MOST_BYTES ? '' : await file.text()
    if (key === undefined) await become(text)
    else setReading({ asked: text })
  }
  return (
    <section class={styles.devices} aria-labelledby="file-title">
      <h2 id="file-title">{say(key === undefined ? 'file.title.guest' : 'file.title')}</h2>
      <p class={controlStyles.quiet}>{say(key === undefined ? 'file.guest.more' : 'file.export.more')}</p>
      {key !== undefined && (
        <button
          type="button"
          class={second}
          onClick={() => saveFile(playerFile(player.export() ?? '', name))}
        >
          {say('file.export')}
        </button>
      )}
      <label class={classNames(second, controlStyles.file)}>
        <input
          class={controlStyles.spoken}
          type="file"
          accept=".json,application/json"
          onChange={(event) => void choose(event.currentTarget)}
        />
        {say('file.import')}
      </label>
      {typeof reading === 'object' && (
        <div class={styles.acts} role="alert">
          <p>{say('file.replace')}</p>
          <button type="button" class={controlStyles.button} onClick={() => void become(reading.asked)}>
            {say('file.replace.yes')}
          </button>
          <button type="button" class={second} onClick={() => setReading('idle')}>
            {say('file.replace.no')}
          </button>
        </div>
      )}
      {reading === 'wrong' && (
        <p class={controlStyles.warning} role="alert">
          {say('file.wrong')}
        </p>
      )}
      {reading === 'done' && (
        <p role="status">{say('file.imported', { name: name ?? say('player.nameless') })}</p>
      )}
    </section>
  )
}

function playerFile(text: string, name = 'player'): File {
  const fileName = `${name.replace(/[^\p{L}\p{N}-]+/gu, '-')}.getaway-player.json`
  return new File([text], fileName, { type: 'application/json' })
}
