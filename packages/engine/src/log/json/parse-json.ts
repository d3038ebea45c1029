import { failed, ok, type Result } from '../../result.ts'
import type { Json } from '../event.ts'
import { MAX_DEPTH } from '../limits.ts'
import { quote } from '../show.ts'

/** What is wrong with a text, and in which column, counted from 1. */
export interface JsonProblem {
  readonly problem: string
  readonly column: number
}

/** Strict RFC 8259 for a log: unique keys, integers only, whole characters. */
export function parseJson(text: string): Result<Json, JsonProblem> {
  try {
    return ok(new Parser(text).document())
  } catch (flaw) {
    if (!(flaw instanceof Flaw)) throw flaw
    return failed({ problem: flaw.message, column: flaw.at + 1 })
  }
}

class Flaw extends Error {
  readonly at: number

  constructor(problem: string, at: number) {
    super(problem)
    this.at = at
  }
}

const QUOTE = 0x22
const COMMA = 0x2c
const COLON = 0x3a
const OPEN_BRACKET = 0x5b
const BACKSLASH = 0x5c
const CLOSE_BRACKET = 0x5d
const OPEN_BRACE = 0x7b
const CLOSE_BRACE = 0x7d
const NUMBER = /^-?\d+(?:\.\d*)?(?:[eE][+-]?\d*)?/
const INTEGER = /(?:0|-?[1-9]\d*)(?![\d.eE])/y
const HEX = /^[0-9a-fA-F]{4}$/
const LONE_SURROGATE = /\p{Cs}/u
const ESCAPES: { readonly [letter: string]: string } = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
}

class Parser {
  private readonly text: string
  private at = 0
  private depth = 0

  constructor(text: string) {
    this.text = text
  }

  document(): Json {
    const value = this.value()
    this.skipSpace()
    if (this.at < this.text.length) this.expected('the end of the line')
    return value
  }

  private value(): Json {
    this.skipSpace()
    switch (this.text.charCodeAt(this.at)) {
      case QUOTE:
        return this.string()
      case OPEN_BRACE:
        return this.object()
      case OPEN_BRACKET:
        return this.array()
      case 0x74:
        return this.word('true', true)
      case 0x66:
        return this.word('false', false)
      case 0x6e:
        return this.word('null', null)
      default:
        return this.integer()
    }
  }

  private object(): Json {
    const object: { [key: string]: Json } = {}
    this.open()
    if (this.skip(CLOSE_BRACE)) return this.close(object)
    for (;;) {
      this.skipSpace()
      const keyAt = this.at
      if (this.text.charCodeAt(keyAt) !== QUOTE) this.expected('a key in quotes')
      const key = this.string()
      if (Object.hasOwn(object, key)) this.fail(`the key ${quote(key)} is there twice; once is right`, keyAt)
      if (!this.skip(COLON)) this.expected('":"')
      put(object, key, this.value())
      if (this.skip(CLOSE_BRACE)) return this.close(object)
      if (!this.skip(COMMA)) this.expected('"," or "}"')
    }
  }

  private array(): Json {
    const array: Json[] = []
    this.open()
    if (this.skip(CLOSE_BRACKET)) return this.close(array)
    for (;;) {
      array.push(this.value())
      if (this.skip(CLOSE_BRACKET)) return this.close(array)
      if (!this.skip(COMMA)) this.expected('"," or "]"')
    }
  }

  private open(): void {
    this.depth++
    if (this.depth > MAX_DEPTH) this.fail(`nested too deep; ${MAX_DEPTH} levels are the most a log may have`)
    this.at++
  }

  private close(value: Json): Json {
    this.depth--
    return value
  }

  private string(): string {
    const { text } = this
    const opening = this.at
    let value = ''
    let surrogates = false
    let from = opening + 1
    this.at = from
    for (;;) {
      let code = text.charCodeAt(this.at)
      if (code === QUOTE) break
      if (code === BACKSLASH) {
        value += text.slice(from, this.at)
        const character = this.escape()
        value += character
        code = character.charCodeAt(0)
        from = this.at
      } else if (code >= 0x20) this.at++
      else this.fail(controlProblem(code))
      surrogates ||= code >= 0xd800 && code <= 0xdfff
    }
    value = from === opening + 1 ? text.slice(from, this.at) : value + text.slice(from, this.at)
    this.at++
    if (!surrogates || !LONE_SURROGATE.test(value)) return value
    return this.fail('half a surrogate pair in a string; both halves or none are right', opening)
  }

  private escape(): string {
    const letter = this.text.charAt(this.at + 1)
    if (letter === 'u') {
      const digits = this.text.slice(this.at + 2, this.at + 6)
      if (!HEX.test(digits)) this.fail('\\u must be followed by four hex digits')
      if (digits === '0000') this.fail('a log has no NUL in its strings; leave it out')
      this.at += 6
      return String.fromCharCode(Number.parseInt(digits, 16))
    }
    const character = ESCAPES[letter]
    if (character === undefined) return this.fail(`\\ must be followed by one of " \\ / b f n r t u`)
    this.at += 2
    return character
  }

  private integer(): number {
    INTEGER.lastIndex = this.at
    if (!INTEGER.test(this.text)) return this.noInteger()
    const value = Number(this.text.slice(this.at, INTEGER.lastIndex))
    if (!Number.isSafeInteger(value)) return this.noInteger()
    this.at = INTEGER.lastIndex
    return value
  }

  private noInteger(): never {
    const digits = NUMBER.exec(this.text.slice(this.at))?.[0]
    if (digits === undefined) return this.expected('a value')
    const value = Number(digits)
    if (Number.isSafeInteger(value)) return this.fail(`${clip(digits)} must be written as ${value + 0}`)
    return this.fail(`${clip(digits)} is no integer within ±9007199254740991, which every number must be`)
  }

  private word<Value>(word: string, value: Value): Value {
    if (!this.text.startsWith(word, this.at)) this.expected('a value')
    this.at += word.length
    return value
  }

  private skip(mark: number): boolean {
    this.skipSpace()
    if (this.text.charCodeAt(this.at) !== mark) return false
    this.at++
    return true
  }

  private skipSpace(): void {
    for (;;) {
      const code = this.text.charCodeAt(this.at)
      if (code > 0x20 || (code !== 0x20 && code !== 0x09 && code !== 0x0a && code !== 0x0d)) return
      this.at++
    }
  }

  private expected(what: string): never {
    if (this.at >= this.text.length) return this.fail(`the line ends where ${what} should be`)
    return this.fail(`expected ${what}, not ${quote(this.text.slice(this.at, this.at + 16))}`)
  }

  private fail(problem: string, at = this.at): never {
    throw new Flaw(problem, at)
  }
}

/** `__proto__` must become a key like any other: assigning it would change what the object is. */
function put(object: { [key: string]: Json }, key: string, value: Json): void {
  if (key !== '__proto__') object[key] = value
  else Object.defineProperty(object, key, { value, enumerable: true, writable: true, configurable: true })
}

/** Why a string cannot go on with this code; NaN is what follows the end of the text. */
function controlProblem(code: number): string {
  if (code === 0) return 'a log has no NUL in its strings; leave it out'
  if (code < 0x20) return 'a control character in a string must be escaped, as \\n or \\u001f'
  return 'the line ends inside a string'
}

function clip(digits: string): string {
  return digits.length > 40 ? `${digits.slice(0, 40)}…` : digits
}
