const ASK_EVERY_MS = 8

/** Calls once the graphics card has done all that it was told so far. */
export function whenDrawn(context: WebGL2RenderingContext, then: () => void): { cancel(): void } {
  const fence = context.fenceSync(context.SYNC_GPU_COMMANDS_COMPLETE, 0)
  context.flush()
  const ask = () => {
    if (fence && context.clientWaitSync(fence, 0, 0) === context.TIMEOUT_EXPIRED) {
      timer = setTimeout(ask, ASK_EVERY_MS)
      return
    }
    context.deleteSync(fence)
    then()
  }
  let timer = setTimeout(ask, ASK_EVERY_MS)
  return { cancel: () => clearTimeout(timer) }
}
