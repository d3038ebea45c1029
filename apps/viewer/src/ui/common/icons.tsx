import { classNames } from './class-names.ts'
import styles from './icons.module.css'

const PATHS: Readonly<Record<string, string>> = {
  play: 'M7 4.5v15l12-7.5z',
  pause: 'M6 4.5h4v15H6zM14 4.5h4v15h-4z',
  back: 'M6 5h2.5v14H6zM19 5v14L9 12z',
  on: 'M15.5 5H18v14h-2.5zM5 5l10 7-10 7z',
  end: 'M4 5l8 7-8 7zM12 5l8 7-8 7z',
  list: 'M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  link: 'M10 13.8a4.4 4.4 0 0 0 6.2 0l3.2-3.2a4.4 4.4 0 0 0-6.2-6.2l-1.6 1.6M14 10.2a4.4 4.4 0 0 0-6.2 0l-3.2 3.2a4.4 4.4 0 0 0 6.2 6.2l1.6-1.6',
  done: 'm4.5 12.5 5 5 10-11',
  watching:
    'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6',
  full: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  photo: 'M4 7.5h4l1.5-2.5h5L16 7.5h4v11H4zM12 10a3 3 0 1 0 0 6 3 3 0 0 0 0-6',
  card: 'M4 5h16v14H4zM4 9.5h16M9 14h6',
  keyboard: 'M2.5 6h19v12h-19zM6 10h.01M10 10h.01M14 10h.01M18 10h.01M8 14h8',
  settings:
    'M4 7h9M19 7h1M4 12h1M11 12h9M4 17h7M17 17h3M16 5a2 2 0 1 0 0 4 2 2 0 0 0 0-4M8 10a2 2 0 1 0 0 4 2 2 0 0 0 0-4M14 15a2 2 0 1 0 0 4 2 2 0 0 0 0-4',
  file: 'M7 3h7l5 5v13H7zM14 3v5h5M10 13h6M10 17h6',
  right: 'M5 12.5l4.5 4.5L19 7.5',
  wrong: 'M6.5 6.5l11 11M17.5 6.5l-11 11',
  open: 'M12 4.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15M12 8v5M12 16h.01',
  search: 'M10.5 4.5a6 6 0 1 0 0 12 6 6 0 0 0 0-12M15 15l5 5',
  tv: 'M3 6h18v12H3zM8 21h8',
  rules: 'M4 4.5h6a2 2 0 0 1 2 2V20a2 2 0 0 0-2-2H4zM20 4.5h-6a2 2 0 0 0-2 2V20a2 2 0 0 1 2-2h6z',
  api: 'M8 7l-5 5 5 5M16 7l5 5-5 5M13.5 5l-3 14',
  crown: 'M4 18h16M4.5 15 3 7l5 3.5L12 5l4 5.5L21 7l-1.5 8z',
  person: 'M12 3.5a4.2 4.2 0 1 0 0 8.4 4.2 4.2 0 0 0 0-8.4M4.5 20.5a7.5 7.5 0 0 1 15 0z',
  share: 'M12 14.5V3.5M8 7l4-4 4 4M6 11H5v9.5h14V11h-1',
  save: 'M12 3.5v11M8 11l4 4 4-4M5 15v5.5h14V15',
  leave: 'M14 5H5v14h9M10 12h11M17 8l4 4-4 4',
}

const FILLED = new Set(['play', 'pause', 'back', 'on', 'end'])

/** A line drawing of somebody else's, in the same hand. */
export function Outline({ path }: { readonly path: string }) {
  return (
    <svg class={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}

export function PageIcon({ name }: { readonly name: string }) {
  return (
    <svg
      class={FILLED.has(name) ? classNames(styles.icon, styles.filled) : styles.icon}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={PATHS[name] ?? ''} />
    </svg>
  )
}
