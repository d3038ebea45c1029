export { colditzAuditing as auditing } from './auditing/index.ts'
export { colditzPlanning as planning } from './planning/index.ts'
export { playedColditz as played } from './played-colditz.ts'
