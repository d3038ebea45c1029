// Before the first paint, so that nobody sees the other theme flash by; `main.tsx` keeps it up to date.
{
  let theme
  try {
    theme = JSON.parse(localStorage.getItem('getaway.settings') ?? '{}').theme
  } catch {
    // A browser that keeps nothing has its own wish.
  }
  const isDay = matchMedia('(prefers-color-scheme: light)').matches
  document.documentElement.dataset.theme =
    theme === 'light' || theme === 'dark' ? theme : isDay ? 'light' : 'dark'
}
