import { useEffect, useState } from 'preact/hooks'
import { sizeOf } from '../../clips/order.ts'
import type { ClipFormat } from '../../clips/video/clip-formats.ts'
import type { FilmChoices } from './film-choices.ts'

/** What this browser encodes at the chosen size, undefined while it is asked; and the one that is chosen, or the nearest. */
export function useFormats({ kind, shape, side, container }: FilmChoices) {
  const [formats, setFormats] = useState<readonly ClipFormat[]>()
  const isWanted = kind === 'clip'
  useEffect(() => {
    if (!isWanted) return
    let isHere = true
    const ask = async () => {
      const { clipFormats } = await import('../../clips/video/clip-formats.ts')
      const found = await clipFormats(sizeOf(shape, side))
      if (isHere) setFormats(found)
    }
    ask().catch((error: unknown) => {
      if (isHere) setFormats([])
      reportError(error)
    })
    return () => {
      isHere = false
    }
  }, [isWanted, shape, side])
  const format = formats?.find((one) => one.container === container) ?? formats?.[0]
  return { formats, format }
}
