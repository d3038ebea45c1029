import { join } from 'node:path'
import { type Config, type Service, startService } from '@getaway/game-api'
import { createLocalNetwork } from '../../../services/game-api/src/nodes/bus/local-bus.ts'
import { startBalancer } from '../programs/balancer.ts'
import { tempFolder } from '../temp-folder.ts'

/** Several nodes in this process that are one service to those who ask: what it promises holds wherever they come. */
export async function startNodesAsOne(count: number, config: Config, gamesModule?: string): Promise<Service> {
  const network = createLocalNetwork()
  const shared = {
    ...config,
    port: 0,
    sealKeyFile: config.sealKeyFile ?? join(tempFolder(), 'seal-key.pem'),
    trustProxy: true,
  }
  const services: Service[] = []
  for (let n = 0; n < count; n++)
    services.push(await startService(shared, gamesModule, { busOf: network.busOf }))
  const balancer = await startBalancer(services.map(({ address }) => address))
  return {
    address: balancer.address,
    notes: services[0]?.notes ?? [],
    async close() {
      await Promise.all(services.map((service) => service.close()))
      await balancer.close()
    },
  }
}
