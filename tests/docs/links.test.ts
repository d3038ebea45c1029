import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
/** The pages at the top, all of docs, and the README of each folder in these. */
const ROOMS = ['packages', 'services', 'apps', 'tests']
const inFolder = (folder: string) => readdirSync(join(ROOT, folder)).map((name) => join(folder, name))
const pages = [
  ...inFolder(''),
  ...inFolder('docs'),
  ...ROOMS.flatMap((room) => inFolder(room).flatMap(readmeIn)),
].filter((page) => page.endsWith('.md'))

function readmeIn(folder: string): string[] {
  const readme = join(folder, 'README.md')
  return existsSync(join(ROOT, readme)) ? [readme] : []
}

/** As GitHub names a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

test.each(pages)('%s: every link of ours leads somewhere', (page) => {
  const text = readFileSync(join(ROOT, page), 'utf8').replaceAll(/```[\s\S]*?```/g, '')
  for (const [, target = ''] of text.matchAll(/\]\(([^)\s]+)\)/g)) {
    if (/^[a-z]+:/.test(target)) continue
    const [path = '', anchor] = target.split('#')
    const file = path === '' ? join(ROOT, page) : join(ROOT, dirname(page), path)
    expect(existsSync(file), `${page} links to ${target}`).toBe(true)
    if (anchor === undefined) continue
    const headings = [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      anchorOf(heading),
    )
    expect(headings, `${page} links to ${target}`).toContain(anchor)
  }
})

test.each(pages)('%s names only files and folders that are there', (page) => {
  const named = readFileSync(join(ROOT, page), 'utf8').matchAll(
    /`((?:apps|docs|migrations|packages|scripts|services|tests)\/[\w./-]+)`/g,
  )
  for (const [, path = ''] of named) expect(existsSync(join(ROOT, path)), `${page} names ${path}`).toBe(true)
})

test('the map leads to every page', () => {
  const map = readFileSync(join(ROOT, 'docs/README.md'), 'utf8')
  for (const page of pages.filter((other) => !['README.md', 'docs/README.md'].includes(other)))
    expect(map, `the map of the docs does not lead to ${page}`).toContain(`](${relative('docs', page)}`)
})

test('there are pages', () => {
  expect(pages.length).toBeGreaterThan(8)
})
