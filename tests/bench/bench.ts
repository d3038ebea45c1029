import { benchCli } from './cli.ts'
import { benchEngine } from './engine.ts'

console.log(`Node ${process.version} on ${process.platform} ${process.arch}`)
benchEngine()
benchCli()
