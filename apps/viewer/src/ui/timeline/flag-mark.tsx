import type { Flag } from '../../games/game-table.ts'

/** Each kind has a form of its own: colour is not the only sign. */
const FORMS: Readonly<Record<Flag['kind'], string>> = {
  capture: 'M8 .8 15.2 8 8 15.2.8 8z',
  escape: 'M8 1 15.2 7.4H13V15H9.6v-4H6.4v4H3V7.4H.8z',
  lost: 'M8 1a7 7 0 1 0 0 14A7 7 0 1 0 8 1m0 3.6a3.4 3.4 0 1 1 0 6.8 3.4 3.4 0 0 1 0-6.8',
  mistake: 'm3.9 1.3 4.1 4 4.1-4 2.6 2.6-4 4.1 4 4.1-2.6 2.6-4.1-4-4.1 4-2.6-2.6 4-4.1-4-4.1z',
  race: 'M1 2.2 7.2 8 1 13.8zM8.4 2.2 14.6 8l-6.2 5.8z',
}

export function FlagMark({ kind }: Pick<Flag, 'kind'>) {
  return (
    <svg class={`flag-mark ${kind}`} viewBox="0 0 16 16" aria-hidden="true">
      <path d={FORMS[kind]} fill-rule="evenodd" />
    </svg>
  )
}
