import type { ComponentChildren } from 'preact'
import type { Viewing } from '../viewing/viewing.ts'
import { TableStage } from './table-stage.tsx'

interface Props {
  readonly viewing: Viewing
  readonly children?: ComponentChildren
  /** So many px of the foot are covered by the children. */
  readonly foot?: number
}

/** The table as one wants to see it. */
export function TableView(props: Props) {
  return <TableStage {...props} />
}
