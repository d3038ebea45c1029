/** What somebody looks for among the matches. */
export interface MatchLook {
  /** The beginning of a name. */
  readonly player?: string
  readonly game?: string
  /** UTC, as 2026-11-18. */
  readonly day?: string
}

const LONGEST = 40

/** From the address; what is no question there is left out, undefined if nothing is asked. */
export function parseLook(search: string): MatchLook | undefined {
  const asked = new URLSearchParams(search)
  const player = asked.get('player')?.trim().slice(0, LONGEST)
  const game = asked.get('game')?.trim()
  const day = asked.get('day')
  return lookFor({
    ...(player && { player }),
    ...(game && game.length <= LONGEST && { game }),
    ...(day && isDay(day) && { day }),
  })
}

export function formatLook({ player, game, day }: MatchLook): string {
  const asked = new URLSearchParams()
  if (player?.trim()) asked.set('player', player.trim())
  if (game) asked.set('game', game)
  if (day) asked.set('day', day)
  return asked.size > 0 ? `?${asked}` : ''
}

/** Undefined if nothing is asked. */
function lookFor(look: MatchLook): MatchLook | undefined {
  return Object.values(look).some(Boolean) ? look : undefined
}

/** What of a form is a question. */
export function questionIn(form: MatchLook): MatchLook | undefined {
  return parseLook(formatLook(form))
}

function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
