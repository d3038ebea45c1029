import { bearer, type Heard, nowUs, sleep } from '../support/service/recorder.ts'

/** An answer to somebody who asks again and again. */
export interface Asked extends Heard {
  readonly route: string
  readonly status: number
  readonly body: unknown
}

export interface Asker {
  readonly asked: readonly Asked[]
  /** Asks all of them a last time. */
  stop(): Promise<void>
}

/** Every route of a match that is open to everybody. */
export function publicRoutes(id: string, event: string, player: string): Readonly<Record<string, string>> {
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

/** Asks all of them in turn, with all that is answered: head and body. */
export function askRoutes(
  address: string,
  routes: Readonly<Record<string, string>>,
  { token, everyMs = 15 }: { token?: string; everyMs?: number } = {},
): Asker {
  const asked: Asked[] = []
  let isStopped = false
  const ask = async (route: string, path: string) => {
    const response = await fetch(`${address}${path}`, { headers: bearer(token) })
    const text = await response.text()
    const at = nowUs()
    const head = [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n')
    const body = /[/+]json\b/.test(response.headers.get('content-type') ?? '') ? JSON.parse(text) : text
    asked.push({ route, status: response.status, raw: `${head}\n\n${text}`, body, at })
  }
  const askAll = async () => {
    for (const [route, path] of Object.entries(routes)) {
      await ask(route, path)
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
