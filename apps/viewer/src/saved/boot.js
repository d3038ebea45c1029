// Unpacks the styles and the program of a saved match; the page's policy knows both by their hashes.
{
  const unpack = async (id) => {
    const packed = Uint8Array.from(atob(document.getElementById(id).textContent), (letter) =>
      letter.charCodeAt(0),
    )
    const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
    return new Response(stream).text()
  }
  const put = (tag, text) => {
    const element = document.createElement(tag)
    element.textContent = text
    document.head.append(element)
  }
  Promise.all([unpack('style'), unpack('program')]).then(
    ([style, program]) => {
      put('style', style)
      put('script', program)
    },
    () => {
      document.getElementById('app').textContent = navigator.language.startsWith('it')
        ? 'Questa partita non si può mostrare: il file è danneggiato, o il browser è troppo vecchio (serve almeno Chrome 123, Firefox 120 o Safari 17.5).'
        : 'This match cannot be shown: the file is damaged, or the browser is too old (it takes Chrome 123, Firefox 120 or Safari 17.5).'
    },
  )
}
