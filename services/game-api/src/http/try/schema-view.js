import { element } from './element.js'

/**
 * The fields of a schema, as nested lists that can be opened.
 * @param {any} schema
 * @param {any} api
 */
export function schemaView(schema, api) {
  const seen = resolved(schema, api)
  const fields = fieldsOf(seen, api)
  return fields ?? element('p', {}, element('code', {}, typeOf(seen, api)))
}

function fieldsOf(schema, api) {
  const inner = schema.type === 'array' ? resolved(schema.items, api) : schema
  const choices = inner.oneOf ?? inner.anyOf
  if (choices?.some((one) => resolved(one, api).properties)) {
    return element('div', { class: 'choices' }, ...choices.map((one) => schemaView(one, api)))
  }
  const properties = Object.entries(inner.properties ?? {})
  if (properties.length === 0) return undefined
  return element('ul', { class: 'schema' }, ...properties.map(([name, one]) => field(name, one, inner, api)))
}

function field(name, schema, { required = [] }, api) {
  const seen = resolved(schema, api)
  const nested = fieldsOf(seen, api)
  const line = [
    element('code', { class: 'name' }, name),
    ' ',
    element('span', { class: 'type' }, typeOf(seen, api)),
    ...(required.includes(name) ? [' ', element('span', { class: 'required' }, 'required')] : []),
    ...(seen.default === undefined
      ? []
      : [' ', element('span', { class: 'quiet' }, `default ${JSON.stringify(seen.default)}`)]),
  ]
  return nested
    ? element('li', {}, element('details', {}, element('summary', {}, ...line), nested))
    : element('li', {}, ...line)
}

/** In a word or two: `integer`, `a list of string`, `"live" or "over"`. */
export function typeOf(schema, api) {
  const seen = resolved(schema, api)
  if (seen.const !== undefined) return JSON.stringify(seen.const)
  if (seen.enum) return seen.enum.map((one) => JSON.stringify(one)).join(' or ')
  if (seen.type === 'array') return `a list of ${typeOf(seen.items ?? {}, api)}`
  const choices = seen.oneOf ?? seen.anyOf
  if (choices) return [...new Set(choices.map((one) => typeOf(one, api)))].join(' or ')
  if (seen.format) return `${seen.type}, ${seen.format}`
  return seen.type ?? 'anything'
}

function resolved(schema, api) {
  if (!schema.$ref) return schema
  return schema.$ref
    .slice(2)
    .split('/')
    .reduce((at, key) => at[key], api)
}
