import type { Terminal } from './terminal/terminal.ts'

const HELP = `getaway: matches of chase games: judge, verify, show, simulate, print

Usage
  getaway audit FILE…     verify and judge recorded matches (getaway audit --help)
  getaway replay FILE     a match in one HTML file, for any browser (getaway replay --help)
  getaway clip LOG        a stretch of a match as MP4, WebM, GIF or PNG (getaway clip --help)
  getaway simulate        let bots play whole matches (getaway simulate --help)
  getaway tiles [SET]     what a tile set is like; sheets to look at and to print (getaway tiles --help)
  getaway cards           the cards of Fugitive; sheets to look at and to print (getaway cards --help)
  getaway board           the board of Colditz; sheets to look at and to print (getaway board --help)
  getaway --help          this page
  getaway --version       the version
`

const VERSION = '0.1.0'

const BAD_USE = 2

/** Runs one command line; the result is the exit code. */
export async function main(args: readonly string[], terminal: Terminal): Promise<number> {
  const [command, ...rest] = args
  switch (command) {
    case 'audit':
      // Loaded when asked for: help and version stay quick.
      return (await import('./audit/audit-command.ts')).auditCommand(rest, terminal)
    case 'replay':
      return (await import('./replay/replay-command.ts')).replayCommand(rest, terminal)
    case 'clip':
      return (await import('./clip/clip-command.ts')).clipCommand(rest, terminal)
    case 'simulate':
      return (await import('./simulate/simulate-command.ts')).simulateCommand(rest, terminal)
    case 'tiles':
      return (await import('./tiles/tiles-command.ts')).tilesCommand(rest, terminal)
    case 'cards':
      return (await import('./cards/cards-command.ts')).cardsCommand(rest, terminal)
    case 'board':
      return (await import('./board/board-command.ts')).boardCommand(rest, terminal)
    case '--version':
      terminal.print(VERSION)
      return 0
    case undefined:
    case 'help':
    case '--help':
    case '-h':
      terminal.print(HELP)
      return command === undefined ? BAD_USE : 0
    default:
      terminal.complain(`getaway: there is no command ${JSON.stringify(command)}; see getaway --help`)
      return BAD_USE
  }
}
