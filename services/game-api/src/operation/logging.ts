const SECRETS = ['authorization', 'cookie', 'token', 'invitation', 'secret']
const PLACES = ['', '*.', '*.*.']

/** How the service logs: JSON lines with a level, and never what opens a seat. */
export function logging(level: string) {
  return {
    level,
    redact: { paths: PLACES.flatMap((place) => SECRETS.map((name) => place + name)), censor: '[hidden]' },
  }
}
