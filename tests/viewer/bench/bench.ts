import { longestMatch } from './longest-match.ts'
import { benchPage } from './page.ts'
import { benchScene } from './scene.ts'

const match = longestMatch(150, 4)
benchScene(match.line)
await benchPage(match)
