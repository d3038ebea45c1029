#!/usr/bin/env node
// A fresh clone, and a live match in the browser: installs, builds, and becomes the service itself, so that
// Ctrl-C reaches it and nobody else.
import { buildCli, buildViewer, install } from './workspace.mjs'

install()
buildViewer()
buildCli()
if (!process.features.typescript) {
  const { register } = await import('tsx/esm/api')
  register()
}
await import('../services/game-api/src/main.ts')
