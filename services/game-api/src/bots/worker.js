// Runs from TypeScript like all else; a worker inherits no loader of a test runner.
if (!process.features.typescript) {
  const { register } = await import('tsx/esm/api')
  register()
}
await import('./table.ts')
