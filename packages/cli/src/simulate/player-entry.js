// A worker inherits no loader.
if (!process.features.typescript) {
  const { register } = await import('tsx/esm/api')
  register()
}
await import('./player.ts')
