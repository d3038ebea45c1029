import {
  newTransfer,
  transferAsk,
  transferOffered,
  transferStanding,
  transferTaken,
} from '@getaway/client/protocol'
import * as v from 'valibot'
import { valueOrProblem } from '../problems/problem-of.ts'
import { createdJson, noContent, okJson } from '../table/answers.ts'
import type { ApiDependencies } from '../table/match-access.ts'
import { type ApiRoute, route } from '../table/route.ts'

const transferPath = v.object({ id: v.string() })
const NO_TRANSFER = { 404: ['no-transfer'] }
const EXAMPLE = { nonce: 'k3Jx0v5nq2mW8r1yT6uB4cZ7aD9eFhGiLsPoQtVwXyA' }

/** A transfer is kept by the node that created it. */
const homeOf = (id: string) => `transfer ${id}`

function homeIn({ params }: { readonly params: unknown }) {
  return { key: homeOf((params as { readonly id: string }).id), isNew: false }
}

/** A player's key on its way from one device to another. */
export function transferRoutes({ transfers, homes }: ApiDependencies): readonly ApiRoute[] {
  return [
    route({
      method: 'POST',
      path: '/api/transfers',
      tag: 'transfers',
      summary: 'Offer a transfer',
      description:
        'Holds up to 12 KiB of ciphertext in memory for 15 minutes. The two devices share its key by other means: a link’s fragment, a QR code.',
      body: newTransfer,
      answers: [createdJson(transferOffered, 'The transfer, with its secret, which is shown only here')],
      problems: { 429: ['too-many-transfers'], 503: ['transfers-full'] },
      async handler({ body, request, reply }) {
        const offered = valueOrProblem(transfers.offer(request.ip, body))
        await homes?.settle(homeOf(offered.id))
        reply.header('location', `/api/transfers/${offered.id}`).header('cache-control', 'no-store')
        return offered
      },
    }),
    route({
      method: 'GET',
      path: '/api/transfers/:id',
      tag: 'transfers',
      summary: 'Read about a transfer',
      description: 'For the device that offers it. The bearer token is the `secret` of the offer.',
      params: transferPath,
      atHome: homeIn,
      auth: 'required',
      answers: [okJson(transferStanding, 'How far it has come')],
      problems: NO_TRANSFER,
      handler({ params: { id }, token = '', reply }) {
        reply.header('cache-control', 'no-store')
        return valueOrProblem(transfers.standing(id, token))
      },
    }),
    route({
      method: 'PUT',
      path: '/api/transfers/:id/ask',
      tag: 'transfers',
      summary: 'Ask for a transfer',
      description:
        'For the other device. The first device to ask is the only one that can be confirmed: both show the same short code, made of the key and the nonce, for people to compare.',
      params: transferPath,
      atHome: homeIn,
      body: transferAsk,
      example: EXAMPLE,
      answers: [noContent('This device can be confirmed')],
      problems: { ...NO_TRANSFER, 409: ['transfer-asked'] },
      handler: ({ params: { id }, body }) => valueOrProblem(transfers.ask(id, body.nonce)),
    }),
    route({
      method: 'PUT',
      path: '/api/transfers/:id/confirm',
      tag: 'transfers',
      summary: 'Confirm a transfer',
      description: 'For the device that offers it, with the `secret` of the offer.',
      params: transferPath,
      atHome: homeIn,
      auth: 'required',
      answers: [noContent('The device that asked can take it')],
      problems: { ...NO_TRANSFER, 409: ['not-asked'] },
      handler: ({ params: { id }, token = '' }) => valueOrProblem(transfers.confirm(id, token)),
    }),
    route({
      method: 'POST',
      path: '/api/transfers/:id/take',
      tag: 'transfers',
      summary: 'Take a transfer',
      description:
        'For the device that asked. The ciphertext is null until the device is confirmed, and is given once; if the answer is lost, the same nonce takes it again within a minute.',
      params: transferPath,
      atHome: homeIn,
      body: transferAsk,
      example: EXAMPLE,
      answers: [okJson(transferTaken, 'The ciphertext, if it is confirmed')],
      problems: { ...NO_TRANSFER, 409: ['not-asked', 'transfer-asked'] },
      handler({ params: { id }, body, reply }) {
        reply.header('cache-control', 'no-store')
        return valueOrProblem(transfers.take(id, body.nonce))
      },
    }),
    route({
      method: 'DELETE',
      path: '/api/transfers/:id',
      tag: 'transfers',
      summary: 'Withdraw a transfer',
      description: 'For the device that offers it, with the `secret` of the offer.',
      params: transferPath,
      atHome: homeIn,
      auth: 'required',
      answers: [noContent('The ciphertext is forgotten')],
      problems: NO_TRANSFER,
      handler: ({ params: { id }, token = '' }) => valueOrProblem(transfers.withdraw(id, token)),
    }),
  ]
}
