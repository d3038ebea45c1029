#!/usr/bin/env node
import { register } from 'tsx/esm/api'

// The workspace runs from its TypeScript sources, on Nodes that can't strip types by themselves too.
register()
const { main } = await import('../src/main.ts')
process.exitCode = await main(process.argv.slice(2))
