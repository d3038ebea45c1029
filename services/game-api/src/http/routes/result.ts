import { matchResult, resultQuery } from '@getaway/client/protocol'
import type { Case } from '../../judging/messages.ts'
import { createResults } from '../../judging/results.ts'
import { type FoundMatch, sealKeysOf } from '../../store/index.ts'
import { overloaded } from '../problems/overloaded.ts'
import { ok } from '../table/answers.ts'
import { type ApiMeans, askerOf, matchIn, matchPath, NOT_SHOWN } from '../table/asking.ts'
import { type Route, route } from '../table/route.ts'
import { linesOf, running } from './log.ts'

/** What an audit says of a match, also under other circumstances. */
export function resultRoutes(means: ApiMeans): readonly Route[] {
  const results = createResults()

  return [
    route({
      method: 'GET',
      path: '/api/matches/:id/result',
      tag: 'matches',
      summary: 'Judge a match',
      description:
        'Once it is over for whoever asks: the report that `getaway audit --json --key` gives of its log with a key of this service, so that `seal` is `valid` if one of them sealed it. Whoever wants to trust nobody takes the log and asks for themselves. `policy` and `cap` judge as if they had been agreed on.',
      params: matchPath,
      query: resultQuery,
      auth: 'optional',
      answers: [ok(matchResult, 'The report; its further parts are the game’s')],
      problems: { ...NOT_SHOWN, 409: ['match-running'], 503: ['judging-overloaded', 'judging-too-long'] },
      async handler({ params: { id }, query: { policy, cap }, token, reply }) {
        const match = await matchIn(means, id, await askerOf(means, { id, token, reply }))
        if (match.status !== 'over') throw running('a match is judged when it is over')
        const judge = async () => {
          const more: Pick<Case, 'policy' | 'capMs'> = {
            ...(policy === undefined ? {} : { policy }),
            ...(cap === undefined ? {} : { capMs: cap }),
          }
          const ruled = await means.judging.judge({
            bytes: () => bytesOf(means, match),
            gzip: undefined,
            keys: (await sealKeysOf(means.database.db)).map(({ publicKey }) => publicKey),
            wantsText: false,
            ...more,
          })
          if ('failed' in ruled) throw overloaded(ruled.failed)
          if (!('judged' in ruled)) throw new Error(`the log of ${id} can’t be read`)
          return JSON.stringify(ruled.judged.report)
        }
        const report = await results.get(`${match.hash} ${policy ?? ''} ${cap ?? ''}`, judge)
        reply.type('application/json')
        return report
      },
    }),
  ]
}

async function bytesOf({ database }: ApiMeans, match: FoundMatch): Promise<Uint8Array> {
  let text = ''
  for await (const line of linesOf(database, match)) text += line
  return new TextEncoder().encode(text)
}
