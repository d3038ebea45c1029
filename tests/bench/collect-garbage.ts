import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')

/** Before a clock runs: what was made ready for the load is then old, and is not moved while the clock runs. */
export const collectGarbage = runInNewContext('gc') as () => void
