/** What a page notes of itself, in ms of its own clock. */
export type Noted =
  /** One mark that the trace has, too. */
  | { readonly type: 'zero'; readonly at: number }
  /** A command left, within the event that committed it. */
  | { readonly type: 'sent'; readonly at: number; readonly input: number; readonly by: string }
  /** News of the match came in. */
  | { readonly type: 'heard'; readonly at: number }
  /** A tile or marker more has been laid and posed. */
  | { readonly type: 'posed'; readonly at: number }

declare global {
  interface Window {
    /** Of this page. */
    noted: Noted[]
  }
}

/** Runs in the page before anything else there. It looks on from outside: nothing of ours is told that it is measured. */
export function probe(): void {
  const noted: Noted[] = []
  window.noted = noted
  const Bare = window.WebSocket
  window.WebSocket = class extends Bare {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols)
      this.addEventListener('message', ({ data, timeStamp }) => {
        if (String(data).includes('"events"')) noted.push({ type: 'heard', at: timeStamp })
      })
    }
    override send(data: string) {
      if (String(data).includes('"place-')) {
        const { timeStamp: input = 0, type: by = '' } = window.event ?? {}
        noted.push({ type: 'sent', at: performance.now(), input, by })
      }
      super.send(data)
    }
  }
  // It is told at the end of the task that poses, so of the whole of it.
  new MutationObserver((changes) => {
    const isLaid = ({ target, addedNodes }: MutationRecord) =>
      addedNodes.length > 0 && target instanceof SVGElement && target.matches('.tiles, .markers')
    if (changes.some(isLaid)) noted.push({ type: 'posed', at: performance.now() })
  }).observe(document, { subtree: true, childList: true })
}

/** Runs in a page that draws nothing: a frame comes as soon as something wants one, and the next as on a screen. */
export function drawNothing(): void {
  const wanted = new Map<number, ReturnType<typeof setTimeout>>()
  let last = 0
  let isInFrame = false
  window.requestAnimationFrame = (draw) => {
    const id = ++last
    const run = () => {
      wanted.delete(id)
      isInFrame = true
      try {
        draw(performance.now())
      } finally {
        isInFrame = false
      }
    }
    wanted.set(id, setTimeout(run, isInFrame ? 16 : 0))
    return id
  }
  window.cancelAnimationFrame = (id) => {
    clearTimeout(wanted.get(id))
    wanted.delete(id)
  }
}
