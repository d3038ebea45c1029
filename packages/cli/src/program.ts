import { main } from './main.ts'
import { createTerminal } from './terminal/terminal.ts'

const FAULT = 2

const terminal = createTerminal(process, () => {
  process.exit(FAULT)
})
try {
  process.exitCode = await main(process.argv.slice(2), terminal)
} catch (error) {
  // 1 means a finding; a fault of ours must not look like one.
  terminal.complain(`getaway: ${error instanceof Error ? error.stack : error}`)
  process.exitCode = FAULT
}
