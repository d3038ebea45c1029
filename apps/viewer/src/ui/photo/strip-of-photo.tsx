import { useSignalEffect } from '@preact/signals'
import { useEffect, useRef, useState } from 'preact/hooks'
import { offsetText } from '../../language/margin-text.ts'
import { drawPhoto } from '../../photo/draw-photo.ts'
import type { Photo } from '../../photo/photo-of.ts'
import { rulerFor } from '../../photo/ruler.ts'
import { SEAT_COLOURS } from '../../stage/set/seat-colours.ts'
import { TYPEFACE, typefaceLoaded } from '../../stage/set/typeface.ts'
import type { Viewing } from '../../viewing/viewing.ts'
import { useApp } from '../common/app-context.ts'
import { useSize } from '../common/use-size.ts'
import styles from './photo-finish.module.css'
import { textsOf } from './told-photo.ts'

interface Props {
  readonly photo: Photo
  readonly nameOf: (seat: number) => string
  readonly viewing: Viewing
  readonly label: string
}

/** The photo on the page; a line goes through it as the table plays. */
export function StripOfPhoto({ photo, nameOf, viewing, label }: Props) {
  const { language } = useApp()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [hasTypeface, setTypeface] = useState(false)
  const [size, setSize] = useState({ width: 0, height: 0 })
  useSize(canvas, setSize, true)
  useEffect(() => {
    typefaceLoaded().then(() => setTypeface(true), reportError)
  }, [])
  const draw = (instant: number) => {
    const pen = canvas.current?.getContext('2d')
    const { width, height } = size
    if (!canvas.current || !pen || width === 0) return
    const scale = Math.min(devicePixelRatio, 3)
    canvas.current.width = width * scale
    canvas.current.height = height * scale
    pen.scale(scale, scale)
    paint(pen, photo, { nameOf, language: language.value, width, height, cursor: instant - photo.race.at })
  }
  useEffect(() => draw(viewing.instant.peek()), [photo, size, hasTypeface, language.value])
  useSignalEffect(() => draw(viewing.instant.value))
  return <canvas class={styles.strip} ref={canvas} role="img" aria-label={label} />
}

interface Painting {
  readonly nameOf: (seat: number) => string
  readonly language: 'en' | 'it'
  readonly width: number
  readonly height: number
  /** Undefined: a still, which says all by itself. */
  readonly cursor: number | undefined
}

function paint(pen: CanvasRenderingContext2D, photo: Photo, painting: Painting): void {
  const { nameOf, language, width, height, cursor } = painting
  const ruler = rulerFor(photo.lanes, (us) => offsetText(us, language))
  const texts = textsOf(photo, nameOf, language, cursor === undefined)
  const colours = photo.lanes.map(({ seat }) => SEAT_COLOURS[seat] ?? SEAT_COLOURS[0])
  drawPhoto(pen, photo, ruler, texts, { width, height, typeface: TYPEFACE, colours, cursor })
}

const STILL = { width: 1600, height: 900 }

/** The photo with all that is said of it, to be kept. */
export async function stillOf(
  photo: Photo,
  nameOf: (seat: number) => string,
  language: 'en' | 'it',
): Promise<Blob> {
  await typefaceLoaded()
  const canvas = document.createElement('canvas')
  Object.assign(canvas, STILL)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('this browser draws no canvas')
  paint(pen, photo, { ...STILL, nameOf, language, cursor: undefined })
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be made'))),
      'image/png',
    )
  })
}
