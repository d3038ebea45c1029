import type { NatsConnection } from '@nats-io/transport-node'
import type { Bus } from './bus.ts'

/** A server that does not answer is one that is gone. */
const PING_MS = 1_000
const PINGS_LOST = 2
const RECONNECT_MS = 100
const CONNECT_WITHIN_MS = 5_000

/**
 * NATS between the nodes, loaded only where it is configured. It is left again and again to come back by itself, for
 * as long as it takes.
 */
export async function connectNats(url: string, onFault: (error: unknown) => void): Promise<Bus> {
  const { connect } = await import('@nats-io/transport-node')
  const connection: NatsConnection = await connect({
    servers: url.split(',').map((server) => server.trim()),
    name: 'getaway',
    timeout: CONNECT_WITHIN_MS,
    pingInterval: PING_MS,
    maxPingOut: PINGS_LOST,
    maxReconnectAttempts: -1,
    reconnectTimeWait: RECONNECT_MS,
    reconnectJitter: RECONNECT_MS,
    noEcho: true,
  })
  let isConnected = true
  const watch = async () => {
    for await (const { type } of connection.status()) {
      if (type === 'disconnect' || type === 'staleConnection') isConnected = false
      if (type === 'reconnect') isConnected = true
    }
  }
  watch().catch(onFault)

  return {
    publish(subject, message) {
      // Kept back for later, it would be told when it is long past.
      if (isConnected && !connection.isClosed()) connection.publish(subject, message)
    },
    follow(subject, hear) {
      const subscription = connection.subscribe(subject, {
        callback(error, { data }) {
          if (error) onFault(error)
          else hear(data)
        },
      })
      return () => {
        if (!connection.isClosed()) subscription.unsubscribe()
      }
    },
    isConnected: () => isConnected,
    async close() {
      if (!connection.isClosed()) await connection.close()
    },
  }
}
