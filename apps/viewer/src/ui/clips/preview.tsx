import { useEffect, useRef } from 'preact/hooks'
import type { Film } from '../../clips/film.ts'
import type { Size } from '../../clips/order.ts'
import styles from './share-dialog.module.css'
import { useShareWords } from './use-share-words.ts'

interface Props {
  /** What is being filmed, and how far that has come. */
  readonly film: Film | undefined
  readonly share: number | undefined
  readonly left: number | undefined
  /** Of the file; undefined: it makes no sense. */
  readonly size: Size | undefined
  readonly draw: (size: Size) => Promise<Film>
  /** Another text is another picture. */
  readonly drawnFor: string
}

/** What nobody has stopped choosing is not drawn yet. */
const SETTLED_MS = 300
const WIDEST = 560
const HIGHEST = 320

/** The first frame before it is made, and each frame while it is. */
export function Preview({ film, share, left, size, draw, drawnFor }: Props) {
  const say = useShareWords()
  const host = useRef<HTMLDivElement>(null)
  const isFilming = share !== undefined
  useEffect(() => {
    const element = host.current
    if (!element || !film) return
    element.replaceChildren(film.canvas)
  }, [film])
  useEffect(() => {
    if (isFilming || !size) return
    let isHere = true
    const later = setTimeout(async () => {
      try {
        const drawn = await draw(smallOf(size))
        drawn.dispose()
        if (isHere) host.current?.replaceChildren(drawn.canvas)
      } catch {
        // It stays empty; the file itself will say why it cannot be made.
      }
    }, SETTLED_MS)
    return () => {
      isHere = false
      clearTimeout(later)
    }
  }, [drawnFor, isFilming])
  const percent = Math.floor((share ?? 0) * 100)
  return (
    <figure class={styles.preview}>
      <div ref={host} role="img" aria-label={say('preview')} />
      {isFilming && (
        <figcaption>
          <progress max={100} value={percent} aria-label={say('making', { percent })} />
          <span>
            {say('making', { percent })}
            {left !== undefined && `, ${say('left', { n: Math.ceil(left) })}`}
          </span>
        </figcaption>
      )}
    </figure>
  )
}

/** As large as it is shown. */
function smallOf({ width, height }: Size): Size {
  const scale = Math.min(WIDEST / width, HIGHEST / height, 1) * Math.min(devicePixelRatio, 2)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}
