import { benchCli } from './cli.ts'
import { benchEngine } from './engine.ts'
import { benchFanOut } from './fan-out/fan-out.ts'
import { benchLatency } from './latency.ts'
import { benchSimulate } from './simulate.ts'
import { benchStore } from './store/store.ts'
import { benchViewer } from './viewer.ts'

const subjects: Readonly<Record<string, () => void | Promise<void>>> = {
  engine: benchEngine,
  cli: benchCli,
  simulate: benchSimulate,
  'fan-out': benchFanOut,
  latency: benchLatency,
  viewer: benchViewer,
  store: benchStore,
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !Object.hasOwn(subjects, name))
if (unknown.length > 0) {
  console.error(`bench: there is no ${unknown.join(', ')}; there are ${Object.keys(subjects).join(', ')}`)
  process.exit(2)
}

console.log(`Node ${process.version} on ${process.platform} ${process.arch}`)
for (const [name, bench] of Object.entries(subjects)) {
  if (wanted.length === 0 || wanted.includes(name)) await bench()
}
