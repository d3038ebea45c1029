import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { deflateRawSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { LOG_PLACE, SAVED_TEMPLATE } from '../../../packages/client/src/saved/index.ts'
import { type Minify, singleScript } from './single-script.ts'

const PROGRAM = 'src/saved/main.tsx'
const BOOT = 'src/saved/boot.js'
/** A saved page films nothing: the encoders would make every file half as large again. */
const FILMING = /\/ui\/clips\/share-dialog\.tsx$/

/** Builds the page of one match as one text, into which service, command line and page put a log. */
export function savesReplays(): Plugin {
  let options: Parameters<typeof singleScript>[0] | undefined
  return {
    name: 'saves-replays',
    apply: 'build',
    enforce: 'post',
    configResolved({ root, build: { minify, cssTarget, write } }) {
      // Nobody fills a template that is not written.
      if (!write) return
      options = { root, input: PROGRAM, minify: minify as Minify, cssTarget, without: FILMING }
    },
    async generateBundle() {
      if (!options) return
      const { code, css } = await singleScript(options)
      const boot = readFileSync(`${options.root}/${BOOT}`, 'utf8')
      this.emitFile({ type: 'asset', fileName: SAVED_TEMPLATE, source: templateOf({ boot, code, css }) })
    },
  }
}

interface Parts {
  /** Unpacks the other two. */
  readonly boot: string
  readonly code: string
  readonly css: string
}

/** The page, whose policy lets nothing run but its own program, and nothing be loaded or sent. */
function templateOf({ boot, code, css }: Parts): string {
  const policy = [
    `default-src 'none'`,
    `script-src ${hashOf(boot)} ${hashOf(code)}`,
    `style-src ${hashOf(css)}`,
    'img-src data: blob:',
    'font-src data:',
    `base-uri 'none'`,
    `form-action 'none'`,
  ].join('; ')
  const build = createHash('sha256').update(boot).update(code).update(css).digest('hex').slice(0, 12)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="dark light">
<meta name="theme-color" content="#15110e">
<meta name="referrer" content="no-referrer">
<meta name="generator" content="Getaway, build ${build}">
<title>Getaway</title>
</head>
<body>
<!-- One match of Getaway: the program that shows it, and its log in base64. It loads nothing, and sends nothing. -->
<div id="app"></div>
<noscript>Getaway shows this match by JavaScript, which is switched off in this browser.</noscript>
<script type="text/plain" id="style">${packed(css)}</script>
<script type="text/plain" id="program">${packed(code)}</script>
<script type="text/plain" id="log">${LOG_PLACE}</script>
<script>${boot}</script>
</body>
</html>
`
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const packed = (text: string): string => deflateRawSync(text, { level: 9 }).toString('base64')
