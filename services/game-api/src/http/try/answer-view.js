import { element } from './element.js'

/** Of a longer stream only the last lines stay on the page. */
const MOST_LINES = 500

/** Shows an answer: status and time, headers, body; a stream line by line. */
export function createAnswerView() {
  const status = element('span', { class: 'status', role: 'status' })
  const time = element('span', { class: 'quiet' })
  const headers = element('table', { class: 'headers' })
  const headersBox = element('details', {}, element('summary', {}, 'Headers'), headers)
  const body = element('div', { class: 'body', tabindex: '0', 'aria-label': 'Body of the answer' })
  const root = element(
    'section',
    { class: 'answer', hidden: true },
    element('p', { class: 'outcome' }, status, time),
    headersBox,
    body,
  )
  let text = ''
  let isStream = false
  let lines = 0

  const showLine = (line) => {
    if (line === '') return
    lines++
    time.textContent = `${lines} ${lines === 1 ? 'line' : 'lines'}`
    const isAtEnd = body.scrollTop + body.clientHeight >= body.scrollHeight - 24
    body.append(element('pre', { class: 'line' }, line))
    if (body.childElementCount > MOST_LINES) body.firstElementChild?.remove()
    if (isAtEnd) body.scrollTop = body.scrollHeight
  }

  return {
    root,
    begin() {
      root.hidden = false
      root.className = 'answer'
      status.textContent = 'Sending…'
      time.textContent = ''
      headers.replaceChildren()
      body.replaceChildren()
      text = ''
      lines = 0
    },
    head(head) {
      isStream = head.isStream
      status.textContent = `${head.status} ${head.statusText}`
      root.className = `answer ${head.status < 400 ? 'good' : 'bad'}`
      time.textContent = `${head.ms < 10 ? head.ms.toFixed(1) : Math.round(head.ms)} ms`
      headers.replaceChildren(
        ...head.headers.map(([name, value]) =>
          element('tr', {}, element('th', { scope: 'row' }, name), element('td', {}, value)),
        ),
      )
    },
    text(piece) {
      text += piece
      if (!isStream) return
      const whole = text.split('\n')
      text = whole.pop() ?? ''
      for (const line of whole) showLine(line)
    },
    end(note) {
      if (isStream) showLine(text)
      else if (text !== '') body.replaceChildren(element('pre', {}, readable(text)))
      if (note) status.textContent = note
    },
    fail(message) {
      root.className = 'answer bad'
      status.textContent = message
    },
  }
}

function readable(text) {
  try {
    return JSON.stringify(JSON.parse(text), undefined, 2)
  } catch {
    return text
  }
}
