import { matchResult, resultQuery } from '@getaway/client/protocol'
import { BYTES_OF_AN_EVENT } from '../../judging/judging.ts'
import type { JudgingCase } from '../../judging/messages.ts'
import { createResults } from '../../judging/results.ts'
import { addressKey } from '../../operation/limits/address-key.ts'
import { sha256 } from '../../secrets/secrets.ts'
import { type FoundMatch, sealKeysOf } from '../../store/index.ts'
import { problemFor } from '../problems/problem-of.ts'
import { okJson } from '../table/answers.ts'
import { type ApiDependencies, askerOf, matchIn, matchParams, NOT_SHOWN } from '../table/match-access.ts'
import { type ApiRoute, route } from '../table/route.ts'
import { linesOfMatch, running } from './log.ts'

/** What an audit says of a match, also under other circumstances. */
export function resultRoutes(dependencies: ApiDependencies): readonly ApiRoute[] {
  const results = createResults()

  return [
    route({
      method: 'GET',
      path: '/api/matches/:id/result',
      tag: 'matches',
      summary: 'Judge a match',
      description:
        'Once the match is over for the caller: the report that `getaway audit --json --key` makes of its log with the keys of this service, so `seal` is `valid` if one of them sealed the log. If you do not trust this service, download the log and audit it yourself. With `policy` or `cap` the match is judged as if they had been its options.',
      params: matchParams,
      query: resultQuery,
      auth: 'optional',
      answers: [okJson(matchResult, 'The report; its further parts are the game’s')],
      problems: { ...NOT_SHOWN, 409: ['match-running'], 503: ['judging-overloaded', 'judging-too-long'] },
      async handler({ params: { id }, query: { policy, cap }, token, request, reply }) {
        const asker = {
          address: addressKey(request.ip),
          token: token === undefined ? undefined : sha256(token),
        }
        const match = await matchIn(dependencies, id, await askerOf(dependencies, { id, token, reply }))
        if (match.status !== 'over') throw running('a match is judged when it is over')
        const judge = async () => {
          const more: Pick<JudgingCase, 'policy' | 'capMs'> = {
            ...(policy === undefined ? {} : { policy }),
            ...(cap === undefined ? {} : { capMs: cap }),
          }
          const judged = await dependencies.judging.judge({
            bytes: () => bytesOf(dependencies, match),
            gzip: undefined,
            keys: (await sealKeysOf(dependencies.database.db)).map(({ publicKey }) => publicKey),
            wantsText: false,
            asker,
            size: match.head * BYTES_OF_AN_EVENT,
            ...more,
          })
          if (judged.ok) return JSON.stringify(judged.value.report)
          const { code } = judged.error
          if (code === 'unreadable-log' || code === 'too-large')
            throw new Error(`the log of ${id} can’t be read`)
          throw problemFor(judged.error)
        }
        const report = await results.get(`${match.hash} ${policy ?? ''} ${cap ?? ''}`, judge)
        reply.type('application/json')
        return report
      },
    }),
  ]
}

async function bytesOf({ database }: ApiDependencies, match: FoundMatch): Promise<Uint8Array> {
  let text = ''
  for await (const line of linesOfMatch(database, match)) text += line
  return new TextEncoder().encode(text)
}
