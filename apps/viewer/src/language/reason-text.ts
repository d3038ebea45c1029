import { parseServiceReason } from '@getaway/engine/following'
import { dictionary, type Language } from './language.ts'

const sayWhy = dictionary({
  en: {
    'all-left': 'all players left',
    idle: 'nobody acted for {time}',
    'seat-free': 'a seat stayed free for {time}',
  },
  it: {
    'all-left': 'tutti i giocatori se ne sono andati',
    idle: 'nessuno ha agito per {time}',
    'seat-free': 'un posto è rimasto libero per {time}',
  },
})

/** The reason of an event: the service’s own in the reader’s language, anybody else’s as they gave it. */
export function reasonText(reason: string, by: unknown, language: Language): string {
  const own = by === 'server' ? parseServiceReason(reason) : undefined
  if (!own) return reason
  return sayWhy(language, own.code, { time: 's' in own ? timeText(own.s) : '' })
}

/** The abbreviations are those of both languages. */
function timeText(s: number): string {
  return s < 7_200 ? `${Math.ceil(s / 60)} min` : `${Math.round(s / 3_600)} h`
}
