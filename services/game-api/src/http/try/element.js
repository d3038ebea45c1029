/**
 * A new element with attributes, listeners (`onclick` …) and children. Text is only ever set as text, so that
 * nothing in an answer can become markup.
 * @param {string} name
 * @param {Record<string, unknown>} [attributes]
 * @param {...(Node | string | undefined)} children
 */
export function element(name, attributes = {}, ...children) {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue
    if (typeof value === 'function') made.addEventListener(key.slice(2), /** @type {EventListener} */ (value))
    else made.setAttribute(key, value === true ? '' : String(value))
  }
  made.append(...children.filter((child) => child !== undefined))
  return made
}

/**
 * The paragraphs of a description; text in backticks becomes code.
 * @param {string} text
 */
export function paragraphs(text) {
  return text.split(/\n\n+/).map((one) => {
    const parts = one.split(/`([^`]+)`/)
    return element('p', {}, ...parts.map((part, index) => (index % 2 ? element('code', {}, part) : part)))
  })
}
