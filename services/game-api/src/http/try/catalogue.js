import { element } from './element.js'

/** The methods that are listed, in this order. */
const METHODS = ['get', 'post', 'put', 'delete']

/**
 * Every operation of the document, in its order.
 * @param {any} api
 */
export function operationsOf(api) {
  return Object.entries(api.paths).flatMap(([path, methods]) =>
    METHODS.filter((method) => methods[method]).map((method) => ({ path, method, ...methods[method] })),
  )
}

/**
 * The list of operations by tag; the chosen one is marked.
 * @param {any} api
 * @param {string | undefined} chosen an operationId
 */
export function catalogue(api, chosen) {
  const operations = operationsOf(api)
  return api.tags.map(({ name, description }) => {
    const own = operations.filter(({ tags }) => tags.includes(name))
    return element(
      'section',
      {},
      element('h2', { title: description }, name),
      element('ul', {}, ...own.map((one) => element('li', {}, linkTo(one, chosen)))),
    )
  })
}

function linkTo({ operationId, method, path, summary, security }, chosen) {
  return element(
    'a',
    { href: `#${operationId}`, 'aria-current': operationId === chosen ? 'page' : undefined, title: path },
    methodBadge(method),
    element('span', { class: 'summary' }, summary),
    security ? element('span', { class: 'key' }, 'token') : undefined,
  )
}

/** @param {string} method */
export function methodBadge(method) {
  return element('span', { class: `method ${method}` }, method.toUpperCase())
}
