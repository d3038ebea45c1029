import { useEffect, useRef, useState } from 'preact/hooks'
import { sayCard } from '../../../language/card-words.ts'
import { type CardTexts, drawCard } from '../../../review/card/draw-card.ts'
import { TYPEFACE, typefaceLoaded } from '../../../stage/set/typeface.ts'
import { useWordsOf } from '../../common/app-context.ts'
import { classNames } from '../../common/class-names.ts'
import controlStyles from '../../common/controls.module.css'
import { saveFile } from '../../common/save-file.ts'
import whatIfStyles from '../what-if/what-if.module.css'
import styles from './card.module.css'
import { useCardTexts } from './use-card-texts.ts'

const WIDE = { width: 1200, height: 630 }
const UPRIGHT = { width: 1080, height: 1920 }

/** The match summed up on a card, which can be saved as a picture, or shared where the browser shares files. */
export function CardSection() {
  const say = useWordsOf(sayCard)
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      class={whatIfStyles.section}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <h2>{say('title')}</h2>
      </summary>
      {isOpen && <Card />}
    </details>
  )
}

function Card() {
  const say = useWordsOf(sayCard)
  const texts = useCardTexts()
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let isHere = true
    typefaceLoaded().then(() => isHere && canvas.current && paint(canvas.current, texts, WIDE), reportError)
    return () => {
      isHere = false
    }
  }, [texts])
  const save = async (size: typeof WIDE) => saveFile(await pictureOf(texts, size))
  const share = async () => {
    const files = [await pictureOf(texts, WIDE)]
    if (navigator.canShare?.({ files })) await navigator.share({ files })
  }
  const second = classNames(controlStyles.button, controlStyles.second)
  const told = [texts.result, ...texts.figures.map(({ label, value }) => `${label}: ${value}`)].join(' ')
  return (
    <div class={styles.card}>
      <canvas ref={canvas} {...WIDE} role="img" aria-label={`${say('picture')}. ${told}`} />
      <p>
        <button type="button" class={controlStyles.button} onClick={() => save(WIDE).catch(reportError)}>
          {say('wide')}
        </button>
        <button type="button" class={second} onClick={() => save(UPRIGHT).catch(reportError)}>
          {say('upright')}
        </button>
        {'canShare' in navigator && (
          <button type="button" class={second} onClick={() => share().catch(unlessDismissed)}>
            {say('share')}
          </button>
        )}
      </p>
    </div>
  )
}

function paint(canvas: HTMLCanvasElement, texts: CardTexts, size: typeof WIDE): void {
  const pen = canvas.getContext('2d')
  if (pen) drawCard(pen, texts, { ...size, typeface: TYPEFACE })
}

async function pictureOf(texts: CardTexts, size: typeof WIDE): Promise<File> {
  await typefaceLoaded()
  const canvas = document.createElement('canvas')
  Object.assign(canvas, size)
  paint(canvas, texts, size)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('the picture could not be made')
  return new File([blob], `getaway-${size.width}x${size.height}.png`, { type: 'image/png' })
}

/** Closing the dialog of the system is no fault. */
function unlessDismissed(error: unknown): void {
  if (!(error instanceof DOMException && error.name === 'AbortError')) reportError(error)
}
