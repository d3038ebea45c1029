const LOCAL = /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/** Whether a link leads nowhere on any other device: each of them has its own `localhost`. */
export function isOfThisDevice(link: string): boolean {
  return LOCAL.test(new URL(link).hostname)
}

/** The same link at another address of the service. */
export function linkAt(address: string, link: string): string {
  const { origin } = new URL(link)
  return `${new URL(address).origin}${link.slice(origin.length)}`
}
