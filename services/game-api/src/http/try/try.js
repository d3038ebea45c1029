import { catalogue, operationsOf } from './catalogue.js'
import { element, paragraphs } from './element.js'
import { operationView } from './operation.js'

const TOKEN = 'getaway.api.token'
const list = document.getElementById('catalogue')
const main = document.getElementById('operation')
const token = document.getElementById('token')

/** Shows the operation that the address names, or else an introduction. */
function show(api, isFirst) {
  shown?.close()
  const id = decodeURIComponent(location.hash.slice(1))
  const operation = operationsOf(api).find(({ operationId }) => operationId === id)
  list.replaceChildren(...catalogue(api, operation?.operationId))
  shown = operation && operationView(operation, api, () => token.value.trim())
  main.replaceChildren(shown?.root ?? welcome(api))
  document.body.classList.toggle('chosen', operation !== undefined)
  document.title = operation ? `${operation.summary} · Getaway API` : 'Getaway API'
  if (!isFirst) {
    main.scrollTop = 0
    scrollTo(0, 0)
    main.focus({ preventScroll: true })
  }
}
let shown

function welcome({ info, tags }) {
  return element(
    'article',
    {},
    element('h1', {}, `${info.title} API`),
    ...paragraphs(info.description),
    element(
      'dl',
      {},
      ...tags.flatMap(({ name, description }) => [element('dt', {}, name), element('dd', {}, description)]),
    ),
  )
}

async function start() {
  // Kept only until the tab closes: a token gives access to a seat.
  token.value = sessionStorage.getItem(TOKEN) ?? ''
  token.addEventListener('input', () => sessionStorage.setItem(TOKEN, token.value.trim()))
  const response = await fetch('/api/openapi.json')
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`)
  const api = await response.json()
  document.getElementById('version').textContent = api.info.version
  // Its `href` would be taken for the name of an operation.
  document.querySelector('.skip')?.addEventListener('click', (event) => {
    event.preventDefault()
    main.focus()
  })
  addEventListener('hashchange', () => show(api, false))
  show(api, true)
}

start().catch((error) => {
  list.replaceChildren(
    element('p', { class: 'notice' }, `The description of the API could not be loaded: ${error.message}`),
  )
})
