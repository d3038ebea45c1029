import { createAnswerView } from './answer-view.js'
import { methodBadge } from './catalogue.js'
import { element, paragraphs } from './element.js'
import { acceptField, bodyField, parameterField } from './fields.js'
import { schemaView } from './schema-view.js'
import { send } from './send.js'

/**
 * One operation: its description, a form for its request, and the answer.
 * @param {any} operation
 * @param {any} api
 * @param {() => string} tokenOf
 */
export function operationView(operation, api, tokenOf) {
  const {
    method,
    path,
    summary,
    description = '',
    parameters = [],
    requestBody,
    responses,
    security,
  } = operation
  const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? []
  const inputs = parameters.map((parameter) => parameterField(parameter, api))
  const body = content && bodyField(type, content)
  const formats = formatsOf(responses)
  const accept = formats.length > 1 ? acceptField(formats) : undefined
  const answer = createAnswerView()
  const go = element('button', { type: 'submit', class: 'go' }, 'Send')
  const stop = element('button', { type: 'button', class: 'stop', hidden: true }, 'Stop')
  let sending = new AbortController()

  const submit = async (event) => {
    event.preventDefault()
    sending.abort()
    const own = new AbortController()
    sending = own
    const headers = { accept: accept?.querySelector('select')?.value ?? '*/*' }
    if (security && tokenOf()) headers.authorization = `Bearer ${tokenOf()}`
    if (body) headers['content-type'] = type
    answer.begin()
    answer.root.scrollIntoView({ block: 'nearest' })
    go.hidden = true
    stop.hidden = false
    const request = { method: method.toUpperCase(), url: urlOf(path, inputs), headers, signal: own.signal }
    try {
      await send(
        { ...request, ...(body ? { body: body.value() } : {}) },
        { onHead: answer.head, onText: answer.text },
      )
      answer.end()
    } catch (error) {
      if (own.signal.aborted) answer.end('Stopped')
      else answer.fail(String(error))
    }
    if (sending !== own) return
    go.hidden = false
    stop.hidden = true
  }
  stop.addEventListener('click', () => sending.abort())

  const isSocket = responses['101'] !== undefined
  const form = element(
    'form',
    { onsubmit: submit, autocomplete: 'off' },
    ...inputs.map(({ root }) => root),
    accept,
    body?.root,
    element(
      'p',
      { class: 'send' },
      go,
      stop,
      security ? element('span', { class: 'quiet' }, tokenNote(security)) : undefined,
    ),
  )
  const root = element(
    'article',
    {},
    element('h1', {}, summary),
    element('p', { class: 'address' }, methodBadge(method), element('code', {}, path)),
    ...paragraphs(description),
    ...(isSocket ? [] : [form, answer.root]),
    answersView(responses, api),
    ...(content?.schema?.properties
      ? [element('h2', {}, 'Fields of the body'), schemaView(content.schema, api)]
      : []),
  )
  return { root, close: () => sending.abort() }
}

function tokenNote(security) {
  return security.some((one) => Object.keys(one).length === 0)
    ? 'Sends the token above, if there is any'
    : 'Sends the token above'
}

function formatsOf(responses) {
  return Object.entries(responses).flatMap(([status, { content = {} }]) =>
    status < '300' ? Object.keys(content) : [],
  )
}

function urlOf(path, inputs) {
  const query = new URLSearchParams()
  let address = path
  for (const { name, place, input } of inputs) {
    if (place === 'path') address = address.replace(`{${name}}`, encodeURIComponent(input.value))
    else if (input.value !== '') query.set(name, input.value)
  }
  return query.size > 0 ? `${address}?${query}` : address
}

function answersView(responses, api) {
  const rows = Object.entries(responses).map(([status, { description, content = {} }]) => {
    const schema = status < '400' ? content['application/json']?.schema : undefined
    const what = paragraphs(description)
    const shown = schema?.properties
      ? element('details', {}, element('summary', {}, 'Fields'), schemaView(schema, api))
      : undefined
    return element(
      'tr',
      {},
      element('th', { scope: 'row', class: status < '400' ? 'good' : 'bad' }, status),
      element('td', {}, ...what, shown),
    )
  })
  return element(
    'section',
    {},
    element('h2', {}, 'Answers'),
    element('table', { class: 'answers' }, element('tbody', {}, ...rows)),
  )
}
