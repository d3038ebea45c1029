import { useSignalEffect } from '@preact/signals'
import { useEffect, useRef, useState } from 'preact/hooks'
import { typefaceLoaded } from '../../stage/set/typeface.ts'
import type { Viewing } from '../../viewing/viewing.ts'
import { useSize } from '../common/use-size.ts'
import styles from './photo-finish.module.css'

/** Draws a photo into a picture of so many px; on a page the line of the present goes through it. */
export type PaintPhoto = (
  pen: CanvasRenderingContext2D,
  size: { readonly width: number; readonly height: number },
  /** Undefined: a still, which says all by itself. */
  instant: number | undefined,
) => void

interface Props {
  readonly paint: PaintPhoto
  readonly viewing: Viewing
  readonly label: string
}

/** A photo on the page, drawn again as the table plays. */
export function PhotoStrip({ paint, viewing, label }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [hasTypeface, setTypeface] = useState(false)
  const [size, setSize] = useState({ width: 0, height: 0 })
  useSize(canvas, setSize, true)
  useEffect(() => {
    typefaceLoaded().then(() => setTypeface(true), reportError)
  }, [])
  const newest = useRef(paint)
  newest.current = paint
  const draw = (instant: number) => {
    const pen = canvas.current?.getContext('2d')
    const { width, height } = size
    if (!canvas.current || !pen || width === 0) return
    const scale = Math.min(devicePixelRatio, 3)
    canvas.current.width = width * scale
    canvas.current.height = height * scale
    pen.scale(scale, scale)
    newest.current(pen, size, instant)
  }
  useEffect(() => draw(viewing.instant.peek()), [paint, size, hasTypeface])
  useSignalEffect(() => draw(viewing.instant.value))
  return <canvas class={styles.strip} ref={canvas} role="img" aria-label={label} />
}

const STILL = { width: 1600, height: 900 }

/** The photo with all that is said of it, to be kept. */
export async function stillOf(paint: PaintPhoto): Promise<Blob> {
  await typefaceLoaded()
  const canvas = document.createElement('canvas')
  Object.assign(canvas, STILL)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('this browser draws no canvas')
  paint(pen, STILL, undefined)
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be made'))),
      'image/png',
    )
  })
}
