import { longestMatch } from './longest-match.ts'
import { benchPage } from './page.ts'
import { benchScene } from './scene.ts'

benchScene(longestMatch(150, 4))
await benchPage()
