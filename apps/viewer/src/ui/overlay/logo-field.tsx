import { useState } from 'preact/hooks'
import { parseLogo } from '../../overlay/parse-logo.ts'
import { PageIcon } from '../common/icons.tsx'
import { logoOfFile } from './logo-of-file.ts'
import styles from './seat-fields.module.css'
import { useOverlayWords } from './use-overlay-words.ts'

interface Props {
  readonly logo: string | undefined
  readonly onLogo: (logo: string | undefined) => void
}

/** A logo by its address on the web, or from a file, which is made small enough to stand in the overlay’s address. */
export function LogoField({ logo, onLogo }: Props) {
  const say = useOverlayWords()
  const [text, setText] = useState(logo?.startsWith('data:') ? '' : (logo ?? ''))
  const [isWrong, setWrong] = useState(false)
  const write = (next: string) => {
    setText(next)
    setWrong(next !== '' && parseLogo(next) === undefined)
    onLogo(next === '' ? undefined : next)
  }
  const read = async (file: File | undefined) => {
    if (!file) return
    const made = await logoOfFile(file)
    setText('')
    setWrong(made === undefined)
    onLogo(made)
  }
  return (
    <div class={styles.logo}>
      <input
        type="url"
        aria-label={say('build.logo')}
        aria-invalid={isWrong}
        placeholder={logo?.startsWith('data:') ? '✓' : say('build.logo.like')}
        value={text}
        onInput={({ currentTarget }) => write(currentTarget.value.trim())}
      />
      <label class={styles.file} title={say('build.logo.file')}>
        <PageIcon name="file" />
        <input
          type="file"
          accept="image/png,image/jpeg,image/webp,image/gif,image/avif"
          aria-label={say('build.logo.file')}
          onChange={({ currentTarget }) => read(currentTarget.files?.[0])}
        />
      </label>
      {logo?.startsWith('data:') && (
        <button
          type="button"
          class={styles.file}
          title={say('build.reset')}
          onClick={() => onLogo(undefined)}
        >
          <PageIcon name="wrong" />
        </button>
      )}
      {isWrong && (
        <p class={styles.wrong} role="alert">
          {say('logo.wrong')}
        </p>
      )}
    </div>
  )
}
