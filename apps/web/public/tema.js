// Runs before the first paint, as a file of its own: the content security policy allows no inline script.
;(function () {
  var root = document.documentElement
  var stored = function (key) {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  var theme = stored('retaguarda.tema')
  var dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
  if (stored('retaguarda.lateral') === 'recolhida') root.setAttribute('data-lateral', 'recolhida')
})()
