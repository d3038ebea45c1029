import { useEffect, useState } from 'preact/hooks'
import { useApp } from '../common/app-context.ts'
import styles from './event.module.css'
import { useEventWords } from './use-event-words.ts'

/** How anybody checks the archive of a tournament, with nothing but the file. */
export function HowToVerify({ event }: { readonly event: string }) {
  const { client } = useApp()
  const say = useEventWords()
  const [key, setKey] = useState<string>()
  useEffect(() => {
    let isHere = true
    client.readSealKeys().then(
      (keys) =>
        isHere && setKey(keys.toSorted((one, other) => other.firstUsedAt - one.firstUsedAt)[0]?.publicKey),
      // Without it the archive is verified all the same, but for who signed.
      () => {},
    )
    return () => {
      isHere = false
    }
  }, [client])
  return (
    <div class={styles.verify}>
      <p>{say('verify.how')}</p>
      <code>
        npx getaway audit --summary {event}.getaway-tournament.tar.gz{key !== undefined && ` --key ${key}`}
      </code>
      <p class={styles.quiet}>{say('verify.more')}</p>
    </div>
  )
}
