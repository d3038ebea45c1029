import { useEffect, useRef, useState } from 'preact/hooks'
import { ClipProblem } from '../../clips/clip-problem.ts'
import type { Film, FilmLook } from '../../clips/film.ts'
import type { FilmedMatch } from '../../clips/filmed-match.ts'
import type { FileOrder } from '../../clips/make-file.ts'
import type { ShareWord } from '../../language/share-words.ts'

/** How far a file has come. */
export type Filming =
  | { readonly stage: 'choosing' }
  | {
      readonly stage: 'filming'
      readonly share: number
      readonly left: number | undefined
      readonly film: Film | undefined
    }
  | { readonly stage: 'made'; readonly file: File; readonly kind: FileOrder['kind'] }
  | { readonly stage: 'failed'; readonly word: ShareWord }

/** So much has to be done before anybody can tell how long the rest takes. */
const TELLING = 0.04

/** Makes one file at a time; what is under way ends with the dialog. */
export function useFilming() {
  const [filming, setFilming] = useState<Filming>({ stage: 'choosing' })
  const running = useRef<AbortController | undefined>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const start = async (match: FilmedMatch, look: FilmLook, order: FileOrder, name: string) => {
    running.current?.abort()
    const mine = new AbortController()
    running.current = mine
    const begun = performance.now()
    let film: Film | undefined
    const show = (share: number) => {
      if (mine.signal.aborted) return
      const gone = (performance.now() - begun) / 1000
      const left = share > TELLING ? (gone / share) * (1 - share) : undefined
      setFilming({ stage: 'filming', share, left, film })
    }
    show(0)
    try {
      const { makeFile } = await import('../../clips/make-file.ts')
      const blob = await makeFile(match, look, order, { signal: mine.signal, onShare: show }, (made) => {
        film = made
        show(0)
      })
      mine.signal.throwIfAborted()
      const file = new File([blob], `${name}.${endingOf(blob.type)}`, { type: blob.type })
      setFilming({ stage: 'made', file, kind: order.kind })
    } catch (error) {
      if (mine.signal.aborted) return
      setFilming({ stage: 'failed', word: wordOf(error) })
      if (!(error instanceof ClipProblem)) reportError(error)
    }
  }
  const stop = () => {
    running.current?.abort()
    setFilming({ stage: 'choosing' })
  }
  return { filming, start, stop }
}

function endingOf(type: string): string {
  return type.slice(type.indexOf('/') + 1)
}

function wordOf(error: unknown): ShareWord {
  if (error instanceof ClipProblem) return `failed.${error.fault}`
  return error instanceof Error && error.name === 'NoPicture' ? 'failed.no-picture' : 'failed.fault'
}
