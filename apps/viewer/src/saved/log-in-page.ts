import { logName } from '../saving/log-name.ts'

/** The element that holds the log, as the template names it. */
const LOG_ID = 'log'

/** The log that was saved in this page, its bytes as they were. */
export function logInPage(page: Pick<Document, 'getElementById'>): File {
  const text = page.getElementById(LOG_ID)?.textContent ?? ''
  // A file that was cut off on its way still shows the match up to there.
  const bytes = bytesOf(text.slice(0, text.length - (text.length % 4)))
  return new File([bytes], logName(bytes))
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
}
