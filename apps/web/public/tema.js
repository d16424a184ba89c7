// Runs before the first paint, as a file of its own: the content security policy allows no inline script.
;(function () {
  var root = document.documentElement
  var system = matchMedia('(prefers-color-scheme: dark)')
  var stored = function (key) {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  var apply = function () {
    var theme = stored('retaguarda.tema')
    var dark = theme === 'dark' || (theme !== 'light' && system.matches)
    root.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
  }
  apply()
  system.addEventListener('change', apply)
  if (stored('retaguarda.lateral') === 'recolhida') root.setAttribute('data-lateral', 'recolhida')
})()
