import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, it } from 'vitest'

const SOURCE = resolve(import.meta.dirname, '..')
const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).map((file) => join(SOURCE, file))
const textOf = (file: string) => readFileSync(file, 'utf8')

/** The classes that a module has. */
const defined = new Map(
  files
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => {
      const rules = textOf(file).replace(/\/\*[\s\S]*?\*\//g, '')
      return [file, new Set([...rules.matchAll(/\.([a-z]\w*)(?=[^{};]*\{)/gi)].map(([, name]) => name))]
    }),
)

/** Which class of which module a component asks for; a computed one stands for all. */
const asked = files
  .filter((file) => file.endsWith('.tsx'))
  .flatMap((file) => {
    const text = textOf(file)
    const modules = [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)]
    return modules.flatMap(([, name, path = '']) => {
      const module = resolve(dirname(file), path)
      const names = [...text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, one]) => one)
      return [{ file, module, names, isComputed: text.includes(`${name}[`) }]
    })
  })

it('every class that a component asks for is in its module', () => {
  const missing = asked.flatMap(({ file, module, names }) =>
    names.filter((name) => !defined.get(module)?.has(name)).map((name) => `${file}: ${name}`),
  )
  expect(missing).toEqual([])
})

it('every class of a module is asked for', () => {
  const unused = [...defined].flatMap(([module, names]) => {
    const users = asked.filter((one) => one.module === module)
    if (users.some(({ isComputed }) => isComputed)) return []
    const used = new Set(users.flatMap((user) => user.names))
    return [...names].filter((name) => !used.has(name)).map((name) => `${module}: ${name}`)
  })
  expect(unused).toEqual([])
})

it('sizes and colours are those of the scale', () => {
  const strays = [...defined.keys()].flatMap((file) =>
    [
      ...textOf(file).matchAll(/font-size: [\d.]+px|border-radius: [1-9][\d.]*px|#(?!000\b)[\da-f]{3,8}\b/gi),
    ].map(([stray]) => `${file}: ${stray}`),
  )
  expect(strays).toEqual([])
})
