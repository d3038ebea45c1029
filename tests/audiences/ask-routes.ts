import { newToken } from '@getaway/client'
import { bearer, type Heard, nowUs, sleep } from '../support/service/recorder.ts'

/** An answer to somebody who asks again and again. */
export interface Asked extends Heard {
  readonly route: string
  readonly method: string
  readonly status: number
  readonly body: unknown
}

export interface Asker {
  readonly asked: readonly Asked[]
  /** Asks all of them a last time. */
  stop(): Promise<void>
}

/** Every route of a match that is open to everybody. */
export function publicRoutes(id: string, event: string, player: string) {
  const match = `/api/matches/${id}`
  return {
    match,
    events: `${match}/events`,
    log: `${match}/log`,
    result: `${match}/result`,
    'result, judged otherwise': `${match}/result?policy=fair&cap=200`,
    list: `/api/matches?event=${event}`,
    'list by player': `/api/matches?event=${event}&player=${player}`,
    'list of what waits': `/api/matches?event=${event}&status=waiting`,
    'list of what is live': `/api/matches?event=${event}&status=live`,
    'list of what is over': `/api/matches?event=${event}&status=over`,
    standings: `/api/events/${event}/standings`,
  }
}

/**
 * What somebody who is shown everything late may try to change, where all seats are taken, and what the refusals may
 * tell: a host, and a guest who shows invitations of others.
 */
export function attempts(
  id: string,
  { invitation }: { readonly invitation: string },
): Readonly<Record<string, Attempt>> {
  const match = `/api/matches/${id}`
  const [token, name] = [newToken(), 'a guest']
  const command = { id: 'a', command: { type: 'get-ready' } }
  return {
    'reissue an invitation': { method: 'POST', path: `${match}/seats/0/invitation` },
    'revoke a seat': { method: 'DELETE', path: `${match}/seats/0/token` },
    'rotate a token': { method: 'PUT', path: `${match}/seats/0/token`, body: { token } },
    'take a taken seat': { method: 'POST', path: `${match}/seats`, body: { invitation, token, name } },
    'be admitted': { method: 'POST', path: `${match}/observers`, body: { invitation, token, name } },
    'invite an observer': {
      method: 'POST',
      path: `${match}/observers/invitations`,
      body: { role: 'caster' },
    },
    'revoke an observer': { method: 'DELETE', path: `${match}/observers/somebody` },
    'plan a bot': { method: 'PUT', path: `${match}/seats/0/bot`, body: { strength: 'novice' } },
    'take a planned bot out': { method: 'DELETE', path: `${match}/seats/0/bot` },
    'open the table': { method: 'PUT', path: `${match}/open`, body: { open: true } },
    'take any seat': { method: 'POST', path: `${match}/seats`, body: { token, name } },
    start: { method: 'POST', path: `${match}/start` },
    'ask for a rematch': { method: 'POST', path: `${match}/rematch` },
    act: { method: 'POST', path: `${match}/commands`, body: command },
  }
}

interface Attempt {
  readonly method: string
  readonly path: string
  readonly body?: object
}

/** Asks all of them in turn, with all that is answered: head and body. */
export function askRoutes(
  address: string,
  routes: Readonly<Record<string, string | Attempt>>,
  { token, everyMs = 15 }: { token?: string | undefined; everyMs?: number } = {},
): Asker {
  const asked: Asked[] = []
  let isStopped = false
  const ask = async (route: string, what: string | Attempt) => {
    const { method, path, body: sent } = typeof what === 'string' ? { method: 'GET', path: what } : what
    const response = await fetch(`${address}${path}`, {
      method,
      headers: { ...bearer(token), ...(sent && { 'content-type': 'application/json' }) },
      ...(sent && { body: JSON.stringify(sent) }),
    })
    const text = await response.text()
    const at = nowUs()
    const head = [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n')
    const body = /[/+]json\b/.test(response.headers.get('content-type') ?? '') ? JSON.parse(text) : text
    asked.push({ route, method, status: response.status, raw: `${head}\n\n${text}`, body, at })
  }
  const askAll = async () => {
    for (const [route, what] of Object.entries(routes)) {
      await ask(route, what)
      await sleep(everyMs)
    }
  }
  const asking = (async () => {
    while (!isStopped) await askAll()
  })()
  return {
    asked,
    async stop() {
      isStopped = true
      await asking
      await askAll()
    },
  }
}
