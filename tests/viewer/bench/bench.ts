import { premise, printTable, type Tell } from '../../bench/figures.ts'
import { longestMatch } from './longest-match.ts'
import { benchPage } from './page.ts'
import { benchScene } from './scene.ts'

// By itself it prints; `npm run bench -- viewer` is told the tables.
const tell: Tell = process.send ? (table) => process.send?.(table) : printTable
const match = longestMatch(150, 4)
premise(match.line.length >= 1000, `the longest match has ${match.line.length} events, not a thousand`)
benchScene(match.line, tell)
await benchPage(match, tell)
