import type { Client } from '@getaway/client'
import type { ReadonlySignal, Signal } from '@preact/signals'
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { FactSources } from '../../facts.ts'
import type { FileOpener } from '../../feed/file/file-opener.ts'
import type { Keys } from '../../input/keys/keys.ts'
import type { Language, Say } from '../../language/language.ts'
import { say, type Word } from '../../language/words.ts'
import type { DeskSecret } from '../../organising/desk-inbox.ts'
import type { OwnTables } from '../../own-tables/own-tables.ts'
import type { MoveLink } from '../../player/move/move-link.ts'
import type { OwnPlayer } from '../../player/own-player.ts'
import type { Router } from '../../router.ts'
import type { Settings } from '../../settings.ts'
import type { Cosmetics } from '../../stage/cosmetics.ts'
import type { Motion } from '../../table/table-plan.ts'

/** What every page is given. */
export interface AppContext {
  readonly client: Client
  readonly router: Router
  readonly settings: Settings
  readonly language: ReadonlySignal<Language>
  readonly motion: ReadonlySignal<Motion>
  readonly facts: FactSources
  readonly files: FileOpener
  readonly keys: Keys
  readonly tables: OwnTables
  readonly player: OwnPlayer
  /** The link of another device that this page was opened with. */
  readonly moveLink: ReadonlySignal<MoveLink | undefined>
  /** What the address of a desk brought last. */
  readonly deskSecret: ReadonlySignal<DeskSecret | undefined>
  /** What the address had fixed of the picture when the page was opened. */
  readonly cosmetics: Cosmetics
  /** What the page has become, where its address does not tell. */
  readonly heading: Signal<Word | undefined>
  /** Whom or what it is about: the first words of the document's title. */
  readonly subject: Signal<string | undefined>
  /** The page is a saved file of one match: there is no service and no other page. */
  readonly isSaved: boolean
}

const Context = createContext<AppContext | undefined>(undefined)

export const AppProvider = Context.Provider

export function useApp(): AppContext {
  const app = useContext(Context)
  if (!app) throw new Error('a page needs an AppProvider around it')
  return app
}

/** The words of the page, in its language. */
export function useWords() {
  const { language } = useApp()
  return (key: Word, values?: Readonly<Record<string, string | number>>) => say(language.value, key, values)
}

/** The words of a part of the page that comes later, in its language. */
export function useWordsOf<Key extends string>(sayPart: Say<Key>) {
  const { language } = useApp()
  return (key: Key, values?: Readonly<Record<string, string | number>>) =>
    sayPart(language.value, key, values)
}
