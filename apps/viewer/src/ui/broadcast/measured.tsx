import type { ComponentChildren } from 'preact'
import { useRef } from 'preact/hooks'
import { useSize } from '../common/use-size.ts'

interface Props {
  readonly class: string | undefined
  /** How many px it covers of the table. */
  readonly onHeight: (px: number) => void
  readonly children: ComponentChildren
}

/** A part of the graphics that tells how high it is, so that no camera puts a tile behind it. */
export function Measured({ class: look, onHeight, children }: Props) {
  const element = useRef<HTMLDivElement>(null)
  useSize(element, ({ height }) => onHeight(height), true)
  return (
    <div class={look} ref={element}>
      {children}
    </div>
  )
}
