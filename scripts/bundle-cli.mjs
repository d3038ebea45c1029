import { bundleCli } from './bundle.mjs'

await bundleCli()
