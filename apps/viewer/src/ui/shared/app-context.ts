import type { Client } from '@getaway/client'
import type { ReadonlySignal, Signal } from '@preact/signals'
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { FactsDesk } from '../../facts.ts'
import type { FileDesk } from '../../feed/file/file-desk.ts'
import type { Motion } from '../../games/game-table.ts'
import type { Language } from '../../language/language.ts'
import { say, type Word } from '../../language/words.ts'
import type { Router } from '../../router.ts'
import type { Settings } from '../../settings.ts'
import type { Cosmetics } from '../../stage/cosmetics.ts'

/** What every page is given. */
export interface Desk {
  readonly client: Client
  readonly router: Router
  readonly settings: Settings
  readonly language: ReadonlySignal<Language>
  readonly motion: ReadonlySignal<Motion>
  readonly facts: FactsDesk
  readonly files: FileDesk
  /** What the address had fixed of the picture when the page was opened. */
  readonly cosmetics: Cosmetics
  /** What the page has become, where its address does not tell. */
  readonly heading: Signal<Word | undefined>
  /** Whom or what it is about: the first words of the document's title. */
  readonly subject: Signal<string | undefined>
}

export const DeskContext = createContext<Desk | undefined>(undefined)

export function useDesk(): Desk {
  const desk = useContext(DeskContext)
  if (!desk) throw new Error('a page needs its desk')
  return desk
}

/** The words of the page, in its language. */
export function useWords() {
  const { language } = useDesk()
  return (key: Word, values?: Readonly<Record<string, string | number>>) => say(language.value, key, values)
}
