#!/usr/bin/env -S node --max-semi-space-size=64
// What a reader of logs makes lives for a moment: with room for it V8 copies less, and a log of 10,000 events takes a quarter less time.
import { fileURLToPath } from 'node:url'
import { isBundleCurrent } from './bundle.js'

if (isBundleCurrent(fileURLToPath(new URL('..', import.meta.url)))) {
  await import('../dist/getaway.mjs')
} else {
  // Newer Nodes strip the types by themselves.
  if (!process.features.typescript) {
    const { register } = await import('tsx/esm/api')
    register()
  }
  await import('../src/program.ts')
}
