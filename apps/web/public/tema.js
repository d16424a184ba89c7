// Runs before the first paint, as a file of its own: the content security policy allows no inline script.
{
  const root = document.documentElement
  const system = matchMedia('(prefers-color-scheme: dark)')
  let kept = {}
  try {
    kept = localStorage
  } catch {
    // Storage is forbidden: the system's theme it is.
  }
  const apply = () => {
    const theme = kept['retaguarda.tema']
    const dark = theme === 'dark' || (theme !== 'light' && system.matches)
    root.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
  }
  apply()
  system.addEventListener('change', apply)
  if (kept['retaguarda.lateral'] === 'recolhida') root.setAttribute('data-lateral', 'recolhida')
}
