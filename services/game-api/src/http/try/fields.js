import { element } from './element.js'
import { typeOf } from './schema-view.js'

const NDJSON = 'application/x-ndjson'
/** Fields that a browser knows how to fill in. */
const KINDS = { date: { type: 'date' }, integer: { inputmode: 'numeric' } }
/** What was typed into a field of a path, kept for other operations: many need the same id. */
const typed = new Map()

/** A field for a parameter of an address. */
export function parameterField({ name, in: place, required, schema }, api) {
  const id = `parameter-${name}`
  const remember = (event) => place === 'path' && typed.set(name, event.target.value)
  const input = schema.enum
    ? element(
        'select',
        { id, oninput: remember },
        element('option', { value: '' }, '–'),
        ...schema.enum.map((one) => element('option', {}, one)),
      )
    : element('input', {
        id,
        required,
        ...KINDS[schema.format ?? schema.type],
        spellcheck: 'false',
        placeholder: schema.default ?? '',
        oninput: remember,
      })
  input.value = (place === 'path' && typed.get(name)) || ''
  return {
    name,
    place,
    input,
    root: element(
      'p',
      { class: 'field' },
      element(
        'label',
        { for: id },
        element('code', {}, name),
        ' ',
        element('span', { class: 'type' }, typeOf(schema, api)),
        ...(required ? [' ', element('span', { class: 'required' }, 'required')] : []),
      ),
      input,
    ),
  }
}

/** A field for a body: text to be edited, or a file. */
export function bodyField(type, { schema, example }) {
  if (type === 'application/json') {
    const text = inFewLines(example ?? {})
    const input = element('textarea', {
      id: 'body',
      rows: Math.min(16, text.split('\n').length + 1),
      spellcheck: 'false',
    })
    input.value = text
    return {
      value: () => input.value,
      root: element(
        'p',
        { class: 'field' },
        element('label', { for: 'body' }, 'Body ', element('span', { class: 'type' }, schema.type ?? 'JSON')),
        input,
      ),
    }
  }
  const input = element('input', { id: 'body', type: 'file', accept: '.jsonl' })
  return {
    value: () => input.files?.[0] ?? '',
    root: element(
      'p',
      { class: 'field' },
      element('label', { for: 'body' }, 'File ', element('span', { class: 'type' }, type)),
      input,
    ),
  }
}

/** Lets the user choose between several media types of the answer. */
export function acceptField(formats) {
  const select = element(
    'select',
    { id: 'accept' },
    ...formats.map((one) => element('option', { value: one }, one === NDJSON ? 'NDJSON, line by line' : one)),
  )
  return element('p', { class: 'field' }, element('label', { for: 'accept' }, 'Answer as'), select)
}

/** JSON that is easy to read: a value that fits on a line stays on a line. */
function inFewLines(value, indent = '') {
  const short = JSON.stringify(value, undefined, 1).replace(/\n\s*/g, ' ')
  if (short.length < 70 - indent.length || typeof value !== 'object' || value === null) return short
  const inner = `${indent}  `
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  const parts = Object.entries(value).map(
    ([key, one]) =>
      `${inner}${Array.isArray(value) ? '' : `${JSON.stringify(key)}: `}${inFewLines(one, inner)}`,
  )
  return `${open}\n${parts.join(',\n')}\n${indent}${close}`
}
