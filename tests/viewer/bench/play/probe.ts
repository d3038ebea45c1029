/** What a page notes of itself, in ms of its own clock. */
export type Noted =
  /** One mark that the trace has, too. */
  | { readonly type: 'zero'; readonly at: number }
  /** A command left, within the event that committed it. */
  | { readonly type: 'sent'; readonly at: number; readonly input: number; readonly by: string }
  /** News of the match came in. */
  | { readonly type: 'heard'; readonly at: number }
  /** A tile or marker more has been laid and posed; in 3D, anything. */
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
  // In 3D the first draw after an act is of the frame that lays it: at rest nothing is drawn.
  const bare = WebGL2RenderingContext.prototype
  for (const name of ['drawElements', 'drawElementsInstanced'] as const) {
    const draw = bare[name] as (...given: unknown[]) => void
    Object.assign(bare, {
      [name](this: WebGL2RenderingContext, ...given: unknown[]) {
        if (noted.at(-1)?.type !== 'posed') noted.push({ type: 'posed', at: performance.now() })
        draw.apply(this, given)
      },
    })
  }
}

/** Runs in a page that draws nothing: a frame comes as soon as something wants one, and the next as on a screen. */
export function drawNothing(): void {
  let wanted = new Map<number, FrameRequestCallback>()
  let due = wanted
  let last = 0
  let next: ReturnType<typeof setTimeout> | undefined
  let isInFrame = false
  const frame = () => {
    due = wanted
    wanted = new Map()
    next = undefined
    isInFrame = true
    for (const draw of due.values()) draw(performance.now())
    isInFrame = false
    if (wanted.size > 0) next = setTimeout(frame, 16)
  }
  window.requestAnimationFrame = (draw) => {
    wanted.set(++last, draw)
    // Whatever waits for a frame has this one, as in a browser.
    if (!isInFrame) {
      clearTimeout(next)
      next = setTimeout(frame)
    }
    return last
  }
  window.cancelAnimationFrame = (id) => {
    wanted.delete(id)
    due.delete(id)
  }
}
