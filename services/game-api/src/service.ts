import { randomUUID } from 'node:crypto'
import Fastify from 'fastify'
import { createBotHost } from './bots/bot-host.ts'
import { createClock } from './clock.ts'
import type { Config } from './config.ts'
import { createDemo, type Demo } from './demo/demo.ts'
import { healthRoutes } from './http/health.ts'
import { matchRoutes } from './http/matches.ts'
import { answerWithProblem } from './http/problem.ts'
import { viewerRoutes } from './http/viewer.ts'
import { checkAddress, listen } from './listen.ts'
import { createHub } from './live/hub.ts'
import { countedCommits } from './operation/counted-commits.ts'
import { createFaults } from './operation/faults.ts'
import { createMetrics } from './operation/metrics.ts'
import { prepareDatabase } from './prepare-database.ts'
import { socketRoute } from './socket/route.ts'
import { createGroupCommit } from './store/index.ts'

export interface Service {
  readonly address: string
  /** Which store runs and how durable it is; and what somebody should know about it. */
  readonly notes: readonly string[]
  close(): Promise<void>
}

/** No address that Node lets through is longer. */
const MOST_ADDRESS = 16_384

/** The whole service, wired by hand: database → commits → hub → bots → routes. */
export async function startService(config: Config): Promise<Service> {
  await checkAddress(config)
  const { database, notes } = await prepareDatabase(config)
  const clock = createClock()
  const app = Fastify({
    logger: { level: config.logLevel },
    bodyLimit: 64 * 1024,
    forceCloseConnections: 'idle',
    frameworkErrors: answerWithProblem,
    // An id that is too long is one that is not there.
    routerOptions: { maxParamLength: MOST_ADDRESS },
  })
  const metrics = createMetrics()
  const onFault = createFaults(app.log, metrics)
  const commits = countedCommits(createGroupCommit(database, { onBatch: metrics.committed }), metrics)
  const hub = createHub({ database, commits, clock, owner: randomUUID(), onFault })
  const bots = createBotHost({ database, hub, pace: config.botPace, onFault })
  let demo: Demo | undefined

  const close = async () => {
    await demo?.close()
    await bots.close()
    await app.close()
    await hub.close()
    await commits.close()
    await database.close()
  }
  try {
    app.setErrorHandler(answerWithProblem)
    app.removeContentTypeParser('text/plain')
    healthRoutes(app, database)
    await socketRoute(app, { database, hub, clock })
    matchRoutes(app, { database, hub, bots })
    await viewerRoutes(app)

    const address = await listen(app, config)
    await bots.start(address)
    if (config.demo) demo = createDemo({ database, hub, bots, onFault })
    return { address, notes, close }
  } catch (error) {
    await close()
    throw error
  }
}
