import { randomUUID } from 'node:crypto'
import { createBotHost } from './bots/bot-host.ts'
import { createBotPass } from './bots/bot-pass.ts'
import { createServiceClock } from './clock.ts'
import type { Config } from './config.ts'
import { createDemo, type Demo } from './demo/demo.ts'
import { loadGames } from './games.ts'
import { apiRoutes } from './http/api.ts'
import { createApp } from './http/app.ts'
import { compressAnswers } from './http/compression/compress-answers.ts'
import { watchConnections } from './http/connections.ts'
import { securityHeaders } from './http/guards/headers.ts'
import { limitRequests } from './http/guards/limits.ts'
import { watchMethods } from './http/guards/methods.ts'
import { observeRequests } from './http/guards/observe-requests.ts'
import { guardOrigins } from './http/guards/origin.ts'
import { ownHosts } from './http/guards/own-hosts.ts'
import { healthRoutes, refuseWhenStopping } from './http/routes/health.ts'
import { metricsRoute } from './http/routes/metrics-route.ts'
import { viewerRoutes } from './http/viewer.ts'
import { createJudging } from './judging/judging.ts'
import { checkAddress, listen } from './listen.ts'
import { createHub } from './live/hub/hub.ts'
import { createRecordSweep, type RecordSweep } from './live/hub/record-sweep.ts'
import { createFaults } from './operation/faults.ts'
import { createLimiter } from './operation/limits/limiter.ts'
import { createOpenMatches } from './operation/limits/open-matches.ts'
import { createOpenTables, TABLES_OF_AN_ADDRESS } from './operation/limits/open-tables.ts'
import { UNLIMITED } from './operation/limits/unlimited.ts'
import { createMetrics } from './operation/metrics.ts'
import { prepareDatabase } from './prepare-database.ts'
import { createRoomNews } from './rooms/room-news.ts'
import { createRoomPlans } from './rooms/room-plans.ts'
import { openSealKey, type SealKey } from './sealing/seal-key.ts'
import { tokenHolderOf } from './seats/token-holder.ts'
import { createShowStore } from './shows/show-store.ts'
import { socketRoute } from './socket/route.ts'
import { createGroupCommit, type Database, openOf, openRoomsOf, rememberSealKey } from './store/index.ts'
import { createRevocations } from './tournaments/revocations.ts'
import { createTournaments } from './tournaments/tournaments.ts'
import { createTransferStore } from './transfers/transfer-store.ts'

export interface Service {
  readonly address: string
  /** Which store runs and how durable it is; and what somebody should know about it. */
  readonly notes: readonly string[]
  close(): Promise<void>
}

/** For so long a request that was under way when the service was asked to stop is waited for. */
const LAST_ANSWERS_MS = 5_000

/**
 * The whole service, wired by hand: database → commits → hub → bots → routes. `gamesModule` is the address of a module
 * whose `gameSet` it plays by, instead of the released rules.
 */
export async function startService(config: Config, gamesModule?: string): Promise<Service> {
  const games = await loadGames(gamesModule)
  await checkAddress(config)
  const { database, notes } = await prepareDatabase(config)
  const sealKey = await sealKeyFor(database, config.sealKeyFile)
  const clock = createServiceClock()
  const app = createApp(config)
  const connections = watchConnections(app)
  const metrics = createMetrics()
  const onFault = createFaults(app.log, metrics)
  const commits = createGroupCommit(database, { onBatch: metrics.committed, onOutcome: metrics.appended })
  const hub = createHub({
    games,
    database,
    commits,
    clock,
    sealKey,
    node: randomUUID(),
    leaseMs: config.leaseMs,
    onFault,
    onFannedOut(lagMs, sockets, bytes) {
      metrics.fannedOut(lagMs, sockets)
      metrics.said(sockets, bytes)
    },
    onTaken: (match) => void bots.attend(match),
    onOver: (id) => tournaments.results.note(id),
    onPutAway: (id) => bots.dismiss(id),
    onSize: metrics.openMatches,
  })
  const bots = createBotHost({ database, hub, gamesModule, pace: config.botPace, onFault })
  const pass = createBotPass()
  const judging = createJudging({ onFault, gamesModule })
  const limiter = config.rates ? createLimiter(metrics) : undefined
  const plans = createRoomPlans(database)
  const news = createRoomNews({ database, plans, onFault })
  const shows = createShowStore({ clock })
  const tournaments = createTournaments({
    judging,
    database,
    clock,
    sealKey,
    onFault,
    most: config.openTournaments,
    mostOfAnAddress: config.openTournamentsPerAddress,
  })
  const revocations = createRevocations({ database, hub, onFault })
  const stopping = new AbortController()
  let demo: Demo | undefined
  let sweep: RecordSweep | undefined

  const close = async () => {
    // First, so that the load balancer sends no more clients here.
    stopping.abort()
    const demoEnded = demo?.close()
    await bots.close()
    // What it still has to write is found by the next process.
    await tournaments.results.close()
    // Requests that wait for a verdict would hold up the server.
    await judging.close()
    // A client that does not finish its request must not hold it up.
    const impatience = setTimeout(connections.destroyAll, LAST_ANSWERS_MS)
    await app.close()
    clearTimeout(impatience)
    shows.close()
    await demoEnded
    await sweep?.close()
    await revocations.close()
    await hub.close()
    await commits.close()
    await database.close()
  }
  try {
    observeRequests(app, metrics)
    await securityHeaders(app)
    refuseWhenStopping(app, stopping.signal)
    const isOwnHost = ownHosts(config)
    guardOrigins(app, { ...config, isOwnHost })
    if (limiter) limitRequests(app, limiter, pass.isShownBy)
    const wrongMethod = watchMethods(app)
    compressAnswers(app)
    healthRoutes(app, { database, stopping: stopping.signal })
    if (config.metrics) metricsRoute(app, metrics, { token: config.metricsToken, isOwnHost })
    await socketRoute(app, {
      hub,
      clock,
      metrics,
      news,
      shows,
      onFault,
      limits: limiter ?? UNLIMITED,
      isOwn: pass.isShownBy,
      tokenHolderOf: (id, token) => tokenHolderOf(database, id, token),
    })
    await apiRoutes(app, {
      games,
      database,
      hub,
      bots,
      clock,
      plans,
      news,
      judging,
      onFault,
      limits: limiter ?? UNLIMITED,
      openMatches: createOpenMatches({
        mostOfAnAddress: config.openMatchesPerAddress,
        most: config.openMatches,
        inPlay: hub.inPlay,
        openOf: (ids) => openOf(database.db, ids),
      }),
      openTables: createOpenTables({
        mostOfAnAddress: config.rates ? TABLES_OF_AN_ADDRESS : Number.POSITIVE_INFINITY,
        openOf: (ids) => openRoomsOf(database.db, ids),
      }),
      recordMaxBytes: config.recordMaxBytes,
      importMaxBytes: config.importMaxBytes,
      importRoom: { ofAll: config.importStoreBytes, ofAnAddress: config.importAddressBytes },
      hashOfAddress: (address) => sealKey.keyedHash('the address of an import', address),
      importKeepMs: config.importKeepMs,
      isOwnHost,
      host: config.host,
      transfers: createTransferStore(),
      shows,
      tournaments,
    })
    await viewerRoutes(app, wrongMethod)

    const address = await listen(app, config)
    bots.start(pass.urlFor(address))
    if (config.demo) demo = createDemo({ database, clock, bots, onFault })
    sweep = createRecordSweep({ ...config, database, clock, onFault })
    return { address, notes, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** The key, which is served for ever from now on; without it there is no service. */
async function sealKeyFor(database: Database, file: string | undefined): Promise<SealKey> {
  try {
    const key = await openSealKey(file)
    await rememberSealKey(database.db, key)
    return key
  } catch (error) {
    await database.close()
    throw error
  }
}
