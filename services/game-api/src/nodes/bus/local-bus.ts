import type { Bus } from './bus.ts'

/** What happens to a message on its way to one listener: how long it takes (ms), or that it never comes. */
export type Fate = (from: string, to: string, subject: string) => number | 'lost'

/** Several nodes in one process, for tests that order what goes wrong between them. */
export interface LocalNetwork {
  /** The way of one node to the others. */
  busOf(node: string): Bus
  /** From now on this node hears nobody and nobody hears it, until it is joined again. */
  cut(node: string): void
  join(node: string): void
  /** Decides over every message from now on; without one each comes in the next turn of the event loop. */
  decide(fate: Fate | undefined): void
}

interface Listener {
  readonly node: string
  readonly hear: (message: Uint8Array) => void
}

export function createLocalNetwork(): LocalNetwork {
  const listeners = new Map<string, Set<Listener>>()
  const cutOff = new Set<string>()
  let fateOf: Fate | undefined

  const deliver = (from: string, to: Listener, subject: string, message: Uint8Array) => {
    const fate = fateOf?.(from, to.node, subject) ?? 0
    if (fate === 'lost') return
    const arrive = () => {
      if (!cutOff.has(from) && !cutOff.has(to.node) && listeners.get(subject)?.has(to)) to.hear(message)
    }
    if (fate === 0) setImmediate(arrive)
    else setTimeout(arrive, fate)
  }

  return {
    busOf(node) {
      const own = new Set<() => void>()
      return {
        publish(subject, message) {
          if (cutOff.has(node)) return
          for (const to of listeners.get(subject) ?? []) deliver(node, to, subject, message)
        },
        follow(subject, hear) {
          const listener = { node, hear }
          const all = listeners.get(subject) ?? new Set()
          listeners.set(subject, all.add(listener))
          const stop = () => {
            own.delete(stop)
            all.delete(listener)
            if (all.size === 0) listeners.delete(subject)
          }
          own.add(stop)
          return stop
        },
        isConnected: () => !cutOff.has(node),
        async close() {
          for (const stop of [...own]) stop()
        },
      }
    },
    cut: (node) => void cutOff.add(node),
    join: (node) => void cutOff.delete(node),
    decide(fate) {
      fateOf = fate
    },
  }
}
