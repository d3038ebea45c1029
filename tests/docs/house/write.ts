import { writeDrawings } from './page.ts'

/** `npx tsx tests/docs/house/write.ts`: the drawings of docs/architecture.md, drawn from the sources. */
writeDrawings()
