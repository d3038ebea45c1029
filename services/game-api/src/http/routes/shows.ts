import { actTaken, newAct, newShow, showMade } from '@getaway/client/protocol'
import type { FastifyReply } from 'fastify'
import * as v from 'valibot'
import { mayAir } from '../../shows/may-air.ts'
import type { Show } from '../../shows/show.ts'
import { homeOfShow, showIdOf } from '../../shows/show-store.ts'
import { isMatch, matchForPublic } from '../../store/index.ts'
import { valueOrProblem } from '../problems/problem-of.ts'
import { createdJson, noContent } from '../table/answers.ts'
import {
  type ApiDependencies,
  askerOf,
  matchIn,
  NO_MATCH,
  NOT_SHOWN,
  noSuchMatch,
  only,
} from '../table/match-access.ts'
import { type ApiRoute, route } from '../table/route.ts'
import { noSuchToken } from '../table/serve-routes.ts'

const showPath = v.object({ id: v.string() })
const EXAMPLE_TOKEN = 'k3Jx0v5nq2mW8r1yT6uB4cZ7aD9eFhGiLsPoQtVwXyA'

/** A show belongs to the node that has it in memory; a new one is found by its token. */
function homeOfNew(body: unknown) {
  const { token } = (body ?? {}) as { readonly token?: unknown }
  return typeof token === 'string' ? { key: homeOfShow(showIdOf(token)), isNew: true } : undefined
}

function homeIn({ params }: { readonly params: unknown }) {
  return { key: homeOfShow((params as { readonly id: string }).id), isNew: false }
}

/** What casters put on air. Readers follow a show by its socket. */
export function showRoutes(dependencies: ApiDependencies): readonly ApiRoute[] {
  const { shows, database } = dependencies
  const showOf = (id: string, token: string | undefined, reply: FastifyReply): Show => {
    const show = token === undefined ? undefined : shows.ofCaster(id, token)
    if (!show) throw noSuchToken(reply)
    return show
  }
  return [
    route({
      method: 'POST',
      path: '/api/shows',
      tag: 'shows',
      summary: 'Create a show',
      description:
        'A show is kept in this process’s memory and is part of no record. It ends after six hours in which nobody uses it. The caster chooses the token; id and key follow from it, so a show that was lost when the service restarted is recreated with the same links.',
      body: newShow,
      atHome: ({ body }) => homeOfNew(body),
      example: { token: EXAMPLE_TOKEN, match: 'm4tchm4tchm4' },
      answers: [createdJson(showMade, 'The show, with the key of its readers')],
      problems: { ...NO_MATCH, 429: ['too-many-shows'], 503: ['shows-full'] },
      async handler({ body, request, reply }) {
        // A show may wait for a match that is younger than its delay.
        if (!(await isMatch(database.db, body.match))) throw noSuchMatch(body.match)
        reply.header('cache-control', 'no-store')
        return valueOrProblem(shows.make(request.ip, body))
      },
    }),
    route({
      method: 'POST',
      path: '/api/shows/:id/acts',
      tag: 'shows',
      summary: 'Put an act on air',
      description:
        'With the show’s token. Each screen shows the act when its own clock of the match gets to `at`. In a match with a spectator delay readers are told after the delay, never earlier. What is hidden while a match runs (casters’ cards, a side’s hand) needs `caster`, and a match that has a delay or is over. A `position`, where somebody who leads a review is, needs a match that is over; it replaces the last one.',
      params: showPath,
      atHome: homeIn,
      body: newAct,
      example: {
        id: 'a1',
        match: 'm4tchm4tchm4',
        at: 1_763_456_789_012_345,
        act: { type: 'title', headline: 'Match point' },
      },
      auth: 'required',
      answers: [createdJson(actTaken, 'The act, and the instant from which readers are told of it')],
      problems: {
        403: ['hidden-things', 'not-yours'],
        ...NOT_SHOWN,
        409: ['match-running'],
        429: ['too-many-acts'],
      },
      async handler({ params, body, token, received, reply }) {
        const show = showOf(params.id, token, reply)
        const known = show.known(body.id)
        if (known) return known
        const { match: id, caster, act } = body
        const holder = await askerOf(dependencies, { id, token: caster, reply })
        if (caster !== undefined) only(holder, 'caster', 'organiser')
        const { delayUs } = await matchIn(dependencies, id, holder)
        const isOverForAll = (await matchForPublic(database.db, id))?.status === 'over'
        if (act.type === 'next-match') await matchIn(dependencies, act.match, undefined)
        const from = valueOrProblem(
          mayAir(body, { delayUs, isOverForAll, isCaster: holder !== undefined }, received),
        )
        return valueOrProblem(show.take(body, from))
      },
    }),
    route({
      method: 'DELETE',
      path: '/api/shows/:id',
      tag: 'shows',
      summary: 'End a show',
      description: 'With the show’s token. Screens keep the match and show nothing more of the show.',
      params: showPath,
      atHome: homeIn,
      auth: 'required',
      answers: [noContent('The show is over')],
      handler({ params, token, reply }) {
        shows.end(showOf(params.id, token, reply).id)
      },
    }),
  ]
}
