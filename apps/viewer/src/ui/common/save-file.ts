/** Saves a file to where this browser keeps its downloads. */
export function saveFile(file: File): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  // The browser begins to read it after this turn.
  setTimeout(() => URL.revokeObjectURL(link.href))
}
