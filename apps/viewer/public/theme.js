// Before the first paint, so that nobody sees the other theme flash by; `main.tsx` keeps it up to date.
{
  // These pages are parts of other pictures and pages: they look at nothing that this browser keeps.
  const guest = /^\/(overlay|embed)\/./.exec(location.pathname)?.[1]
  if (guest) document.documentElement.dataset.page = guest
  let theme
  try {
    if (!guest) theme = JSON.parse(localStorage.getItem('getaway.settings') ?? '{}').theme
  } catch {
    // A browser that keeps nothing has its own wish.
  }
  const isDay = matchMedia('(prefers-color-scheme: light)').matches
  document.documentElement.dataset.theme =
    theme === 'light' || theme === 'dark' ? theme : isDay ? 'light' : 'dark'
}
