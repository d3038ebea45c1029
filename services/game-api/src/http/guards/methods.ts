import type { FastifyInstance } from 'fastify'
import { HttpProblem } from '../problems/problem.ts'

/** Says of an address that has no such method which ones it has; undefined if it has none at all. */
export type WrongMethod = (method: string, path: string) => HttpProblem | undefined

/** Learns the routes as they are made. */
export function watchMethods(app: FastifyInstance): WrongMethod {
  const routes = new Map<string, { readonly matches: RegExp; readonly methods: Set<string> }>()
  app.addHook('onRoute', ({ url, method }) => {
    // Files are only read, and their address may be anything.
    if (url.includes('*')) return
    const known = routes.get(url) ?? { matches: patternOf(url), methods: new Set<string>() }
    for (const one of [method].flat()) known.methods.add(one)
    routes.set(url, known)
  })
  return (method, path) => {
    const methods = [...routes.values()].flatMap((route) =>
      route.matches.test(path) ? [...route.methods] : [],
    )
    if (methods.length === 0) return undefined
    const allow = [...new Set(methods)].sort().join(', ')
    return new HttpProblem(405, 'wrong-method', `${method} is not for this address, but ${allow}`, {
      headers: { allow },
    })
  }
}

function patternOf(url: string): RegExp {
  const parts = url.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : part.replaceAll('.', '\\.')))
  return new RegExp(`^${parts.join('/')}$`)
}
