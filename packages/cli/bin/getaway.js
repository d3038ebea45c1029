#!/usr/bin/env node
// The workspace runs from its TypeScript sources. Newer Nodes strip the types by themselves.
if (!process.features.typescript) {
  const { register } = await import('tsx/esm/api')
  register()
}
const { main } = await import('../src/main.ts')
process.exitCode = await main(process.argv.slice(2))
