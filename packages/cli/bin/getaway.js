#!/usr/bin/env node
// The workspace runs from its TypeScript sources. Newer Nodes strip the types by themselves.
if (!process.features.typescript) {
  const { register } = await import('tsx/esm/api')
  register()
}
const FAULT = 2
const { main } = await import('../src/main.ts')
const { createTerminal } = await import('../src/terminal/terminal.ts')
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
