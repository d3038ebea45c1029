/** Fills the screen with a part of the page, or leaves it; some browsers allow neither. */
export function toggleFullScreen(element: HTMLElement | null): void {
  const done = document.fullscreenElement ? document.exitFullscreen() : element?.requestFullscreen?.()
  done?.catch(() => {
    // Refused: the page stays as it is.
  })
}
