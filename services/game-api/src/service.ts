import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { createBotHost } from './bots/bot-host.ts'
import { createBotPass } from './bots/bot-pass.ts'
import { createServiceClock, type ServiceClock } from './clock.ts'
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
import { createRelayedRequests } from './http/relayed.ts'
import { healthRoutes, refuseWhenStopping } from './http/routes/health.ts'
import { metricsRoute } from './http/routes/metrics-route.ts'
import { createRequestRelay } from './http/table/relay-request.ts'
import { viewerRoutes } from './http/viewer.ts'
import { createJudging } from './judging/judging.ts'
import { checkAddress, listen } from './listen.ts'
import { createHub } from './live/hub/hub.ts'
import { createRecordSweep, type RecordSweep } from './live/hub/record-sweep.ts'
import type { Bus } from './nodes/bus/bus.ts'
import { createHomes } from './nodes/homes.ts'
import { createNodes, openNats } from './nodes/nodes.ts'
import { createFaults, type Faults } from './operation/faults.ts'
import { createLimiter } from './operation/limits/limiter.ts'
import { createOpenMatches } from './operation/limits/open-matches.ts'
import { createOpenTables, TABLES_OF_AN_ADDRESS } from './operation/limits/open-tables.ts'
import { UNLIMITED } from './operation/limits/unlimited.ts'
import { createMetrics } from './operation/metrics.ts'
import { prepareDatabase } from './prepare-database.ts'
import { createRoomNews } from './rooms/room-news.ts'
import { createRoomPlans } from './rooms/room-plans.ts'
import { openSealKey, type SealKey } from './sealing/seal-key.ts'
import { holderOfHash, tokenHolderOf } from './seats/token-holder.ts'
import { followShowsHere } from './shows/follow-show.ts'
import { createShowStore, homeOfShow } from './shows/show-store.ts'
import { createPointing } from './socket/pointing.ts'
import { socketRoute } from './socket/route.ts'
import {
  createGroupCommit,
  type Database,
  forgetHomes,
  holdsLease,
  openOf,
  openRoomsOf,
  rememberSealKey,
} from './store/index.ts'
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

/** What tests put in the place of the machine's own. */
export interface Surroundings {
  /** The way to the other nodes, instead of NATS. */
  readonly busOf?: (node: string) => Bus
  readonly clock?: ServiceClock
}

/**
 * The whole service, wired by hand: database → commits → hub → bots → routes. `gamesModule` is the address of a module
 * whose `gameSet` it plays by, instead of the released rules.
 */
export async function startService(
  config: Config,
  gamesModule?: string,
  surroundings: Surroundings = {},
): Promise<Service> {
  const games = await loadGames(gamesModule)
  await checkAddress(config)
  const { database, notes } = await prepareDatabase(config)
  const sealKey = await sealKeyFor(database, config.sealKeyFile)
  const clock = surroundings.clock ?? createServiceClock()
  const node = randomUUID()
  const app = createApp(config)
  const connections = watchConnections(app)
  const metrics = createMetrics()
  const onFault = createFaults(app.log, metrics)
  const relayed = createRelayedRequests(app)
  const bus = surroundings.busOf?.(node) ?? (await busTo(config.natsUrl, database, onFault))
  const nodes =
    bus &&
    createNodes({
      node,
      secret: sealKey.keyedHash('between nodes', 'secret'),
      bus,
      clock,
      holdsLease: (node) => holdsLease(database.urgent, node),
      async claim(id) {
        const found = await hub.openHere(id)
        if (found.ok) return { owner: node }
        if (found.error.type === 'elsewhere') return found.error
        return found.error.code === 'no-match' ? 'no-match' : 'unknown'
      },
      onFannedOut(lagMs, sockets, bytes) {
        metrics.fannedOut(lagMs, sockets)
        metrics.said(sockets, bytes)
      },
      onRelayed: metrics.relayed,
      onPeers: metrics.nodes,
      onFault: (error) => onFault(error, 'between nodes'),
    })
  const commits = createGroupCommit(database, { onBatch: metrics.committed, onOutcome: metrics.appended })
  const hub = createHub({
    games,
    database,
    commits,
    clock,
    sealKey,
    node,
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
    ...(nodes && { relays: nodes.followed }),
  })
  const bots = createBotHost({ database, hub, gamesModule, pace: config.botPace, onFault })
  const pass = createBotPass()
  const judging = createJudging({ onFault, gamesModule })
  const limiter = config.rates ? createLimiter(metrics) : undefined
  const plans = createRoomPlans(database)
  const news = createRoomNews({ database, plans, onFault, ...(nodes && { tellNodes: nodes.tellRematch }) })
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
    // Now others may take what was here.
    await nodes?.close()
    await commits.close()
    await database.close()
  }
  try {
    observeRequests(app, metrics)
    await securityHeaders(app)
    refuseWhenStopping(app, stopping.signal)
    const isOwnHost = ownHosts(config)
    guardOrigins(app, { ...config, isOwnHost, isRelayed: relayed.isRelayed })
    const isCounted = (request: Pick<FastifyRequest, 'headers'>) =>
      pass.isShownBy(request) || relayed.isRelayed(request)
    if (limiter) limitRequests(app, limiter, isCounted)
    const wrongMethod = watchMethods(app)
    compressAnswers(app)
    healthRoutes(app, {
      database,
      stopping: stopping.signal,
      nodes: nodes && { node, isCutOff: hub.isSuspended },
    })
    if (config.metrics) metricsRoute(app, metrics, { token: config.metricsToken, isOwnHost })
    const pointing = createPointing(clock)
    const showsHere = followShowsHere(shows)
    const homes = createHomes(database, node)
    await socketRoute(app, {
      pointing,
      hub,
      clock,
      metrics,
      news,
      follow: nodes?.followShows(showsHere, (id) => homes.elsewhere(homeOfShow(id))) ?? showsHere,
      onFault,
      limits: limiter ?? UNLIMITED,
      isOwn: pass.isShownBy,
      tokenHolderOf: (id, token) => tokenHolderOf(database, id, token),
    })
    const openMatches = createOpenMatches({
      mostOfAnAddress: config.openMatchesPerAddress,
      most: config.openMatches,
      inPlay: hub.inPlay,
      openOf: (ids) => openOf(database.db, ids),
      tell: (key, id) => nodes?.tellMatchMade({ key, id }),
    })
    const openTables = createOpenTables({
      mostOfAnAddress: config.rates ? TABLES_OF_AN_ADDRESS : Number.POSITIVE_INFINITY,
      openOf: (ids) => openRoomsOf(database.db, ids),
      tell: (key, id) => nodes?.tellTableOpened({ key, id }),
    })
    nodes?.shareLimits({ limiter, openMatches, openTables, onFault: (error) => onFault(error, 'limits') })
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
      openMatches,
      openTables,
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
      ...(nodes && {
        homes,
        relay: createRequestRelay({ hub, homes, isOwnHost, isRelayed: relayed.isRelayed, ask: nodes.ask }),
      }),
    })
    await viewerRoutes(app, wrongMethod)

    const address = await listen(app, config)
    if (nodes) await forgetHomes(database.db).catch((error) => onFault(error, 'forgetting old homes'))
    nodes?.serve({
      hub,
      news,
      bots,
      point: (match, seat, frame) => pointing.point(match, seat, frame),
      answer: relayed.answer,
      isStillGood: async (match, tokenHash) => (await holderOfHash(database, match, tokenHash)) !== undefined,
      onFault: (error) => onFault(error, 'a match of other nodes'),
    })
    bots.start(pass.urlFor(address))
    if (config.demo) demo = createDemo({ database, clock, bots, onFault })
    sweep = createRecordSweep({ ...config, database, clock, onFault })
    return { address, notes, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Undefined where no broker is configured: this node goes by itself, as if there were no other. */
async function busTo(url: string | undefined, database: Database, onFault: Faults): Promise<Bus | undefined> {
  if (url === undefined) return undefined
  try {
    return await openNats(url, (error) => onFault(error, 'NATS'))
  } catch (error) {
    await database.close()
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
