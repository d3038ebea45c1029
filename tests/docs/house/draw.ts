import { type Circle, floorsOf } from './floors.ts'
import { byFolder, linesOf, type Room, roomsOf, sourcesOf } from './rooms.ts'

const GAP = '   '
const LONGEST_SIZE = '0,000'
const sized = (lines: number): string =>
  (lines < 100 ? lines : Math.round(lines / 10) * 10).toLocaleString('en')

interface House {
  readonly folder: string
  readonly own: string
  readonly width: number
}

const STOREYS: readonly (readonly House[])[] = [
  [
    { folder: 'apps/viewer/src', own: 'routes', width: 46 },
    { folder: 'services/game-api/src', own: 'program', width: 46 },
  ],
  [
    { folder: 'packages/cli/src', own: 'cli', width: 30 },
    { folder: 'packages/faces/src', own: 'faces', width: 26 },
    { folder: 'packages/client/src', own: 'seams', width: 36 },
  ],
  [{ folder: 'packages/engine/src', own: 'seams', width: 94 }],
]

/** The whole house: a box for each package, and in it its rooms; what uses something stands above it. */
export function drawHouse(): string {
  const storeys = STOREYS.map((houses) => beside(houses.map(drawPackage)))
  return storeys.join('\n')
}

/** The rooms of each game, two side by side. */
export function drawGames(): string {
  return [['chase', 'fugitive'], ['colditz']].map((games) => beside(games.map(drawGame))).join('\n')
}

function drawGame(game: string): readonly string[] {
  const sources = sourcesOf(`packages/engine/src/games/${game}`)
  const floors = floorsOf(roomsOf(sources, byFolder('game')))
  return box(`${game} ${sized(linesOf(sources))}`, linesOfFloors(floors, 42), 46)
}

function drawPackage({ folder, own, width }: House): readonly string[] {
  const sources = sourcesOf(folder)
  const floors = floorsOf(roomsOf(sources, folder.includes('engine') ? roomOfEngine : byFolder(own)))
  const title = `${folder.replace(/\/src$/, '')} ${sized(linesOf(sources))}`
  return box(title, linesOfFloors(floors, width - 4), width)
}

/** Each game is a room of its own; the registry names them all. */
function roomOfEngine(path: string): string | undefined {
  const [, inGames] = /^games\/(.+)$/.exec(path) ?? []
  if (inGames === undefined) return byFolder('seams')(path)
  return inGames.includes('/') ? inGames.split('/')[0] : inGames === 'testing.ts' ? undefined : 'registry'
}

function linesOfFloors(floors: readonly (readonly Circle[])[], width: number): readonly string[] {
  return floors.flatMap((circles) => wrapped(circles.map(wordsOf), width))
}

const wordsOf = ({ rooms }: Circle): string => rooms.map(wordOf).join(' ⇄ ')
const wordOf = ({ name, lines }: Room): string => `${name} ${sized(lines)}`

/** A floor that takes more than a line goes on indented; where it breaks does not depend on the sizes. */
function wrapped(words: readonly string[], width: number): readonly string[] {
  const lines: string[][] = [[]]
  for (const word of words) {
    const line = lines.at(-1) ?? []
    if (line.length > 0 && lengthOf([...line, word]) > width) lines.push([word])
    else line.push(word)
  }
  return lines.map((line, index) => `${index === 0 ? '' : '  '}${line.join(GAP)}`)
}

const lengthOf = (words: readonly string[]): number =>
  words.join(GAP).replaceAll(/[\d,]+/g, LONGEST_SIZE).length

/** A slab with the title in it, and what stands below; without walls, which would only be more to read. */
function box(title: string, lines: readonly string[], width: number): readonly string[] {
  const slab = '─'.repeat(width - title.length - 4)
  return [`── ${title} ${slab}`, ...lines.map((line) => `   ${line}`.padEnd(width))]
}

/** Boxes side by side; where one is lower, nothing stands below. */
function beside(boxes: readonly (readonly string[])[]): string {
  const height = Math.max(...boxes.map((lines) => lines.length))
  const widths = boxes.map((lines) => lines[0]?.length ?? 0)
  const rows = Array.from({ length: height }, (_, row) =>
    boxes.map((lines, index) => (lines[row] ?? '').padEnd(widths[index] ?? 0)).join('  '),
  )
  return rows.map((row) => row.trimEnd()).join('\n')
}
