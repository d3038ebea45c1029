import type { TournamentDesk } from '@getaway/client/protocol'
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { DeskSession } from '../../organising/desk-session.ts'

/** The desk as every part of its page sees it. */
export interface DeskView {
  readonly session: DeskSession
  readonly desk: TournamentDesk
  /** Organisers act, casters only see; nobody acts once the tournament is closed. */
  readonly mayAct: boolean
  /** Also of a tournament that is closed. */
  readonly isOrganiser: boolean
}

export const DeskContext = createContext<DeskView | undefined>(undefined)

export function useDesk(): DeskView {
  const view = useContext(DeskContext)
  if (!view) throw new Error('a part of the desk needs a DeskContext around it')
  return view
}
