import { expect, test } from 'vitest'
import { reasonText } from './reason-text.ts'

test.each([
  {
    reason: 'all players left',
    by: 'server',
    en: 'all players left',
    it: 'tutti i giocatori se ne sono andati',
  },
  {
    ...{ reason: 'nobody acted for 900 s', by: 'server' },
    ...{ en: 'nobody acted for 15 min', it: 'nessuno ha agito per 15 min' },
  },
  {
    ...{ reason: 'nobody acted for 90 s', by: 'server' },
    ...{ en: 'nobody acted for 2 min', it: 'nessuno ha agito per 2 min' },
  },
  {
    ...{ reason: 'a seat stayed free for 86400 s', by: 'server' },
    ...{ en: 'a seat stayed free for 24 h', it: 'un posto è rimasto libero per 24 h' },
  },
  // An organiser’s words stay as they are, even the same ones; so do those of a log from elsewhere.
  { reason: 'all players left', by: 'organiser', en: 'all players left', it: 'all players left' },
  { reason: 'power cut', by: 'server', en: 'power cut', it: 'power cut' },
])('“$reason” by $by', ({ reason, by, en, it }) => {
  expect([reasonText(reason, by, 'en'), reasonText(reason, by, 'it')]).toEqual([en, it])
})
