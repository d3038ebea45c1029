// After `npm pack` in the folder of a package: the package is its sources again.
import { restore } from './own-files.mjs'

restore(process.cwd())
