import type { Word } from '../../language/words.ts'
import type { PageRoute } from '../../routes.ts'
import { useApp, useWords } from '../common/app-context.ts'
import { classNames } from '../common/class-names.ts'
import controlStyles from '../common/controls.module.css'
import { PageIcon } from '../common/icons.tsx'
import { inSeatColour } from '../common/in-colour.ts'
import { SettingsMenu } from '../settings/settings-menu.tsx'
import styles from './header.module.css'

interface Props {
  readonly title: string
  readonly page: PageRoute['page']
  /** Where there is little height, it stands beside the table. */
  readonly isOfTable: boolean
  readonly onSkip: () => void
}

const PLACES: readonly { readonly href: string; readonly word: Word; readonly page: PageRoute['page'] }[] = [
  { href: '/', word: 'head.matches', page: 'lobby' },
  { href: '/tv', word: 'head.tv', page: 'tv' },
  { href: '/rules', word: 'head.rules', page: 'rules' },
]

/** Pages whose first heading says more than what they are. */
const HEADED: ReadonlySet<PageRoute['page']> = new Set(['audit', 'event', 'organise'])

/** On every page but TV: the page, the other pages, and the settings. */
export function Header({ title, page, isOfTable, onSkip }: Props) {
  const say = useWords()
  const { isSaved } = useApp()
  return (
    <header class={isOfTable ? classNames(styles.head, styles.rail) : styles.head}>
      <button type="button" class={styles.skip} onClick={onSkip}>
        {say('head.skip')}
      </button>
      {isSaved ? (
        <div class={styles.brand}>
          <Brand />
        </div>
      ) : (
        <a class={styles.brand} href="/" aria-label={say('home')}>
          <Brand />
        </a>
      )}
      {page !== 'lobby' && (HEADED.has(page) ? <p>{title}</p> : <h1>{title}</h1>)}
      {isSaved ? <span class={styles.gap} /> : <Places page={page} />}
      {!isSaved && <OwnPage isHere={page === 'me'} />}
      <SettingsMenu />
    </header>
  )
}

function Places({ page }: Pick<Props, 'page'>) {
  const say = useWords()
  return (
    <nav aria-label={say('head.nav')}>
      {PLACES.map(({ href, word, page: leadsTo }) => (
        <a key={href} href={href} aria-current={leadsTo === page ? 'page' : undefined}>
          {say(word)}
        </a>
      ))}
    </nav>
  )
}

function Brand() {
  return (
    <>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <path d="M9 27v-8a6 6 0 0 1 6-6h8" class={styles.way} />
        <path d="m18 6 8 7-8 7z" class={styles.tip} />
      </svg>
      <span>Getaway</span>
    </>
  )
}

/** To the player of this browser, in their colour. */
function OwnPage({ isHere }: { readonly isHere: boolean }) {
  const { player } = useApp()
  const say = useWords()
  const { name, colour } = player.profile.value
  return (
    <a
      class={classNames(controlStyles.plain, styles.own)}
      href="/me"
      aria-label={say('page.me')}
      aria-current={isHere ? 'page' : undefined}
      title={name ?? say('page.me')}
      style={inSeatColour(colour)}
    >
      <PageIcon name="person" />
    </a>
  )
}
