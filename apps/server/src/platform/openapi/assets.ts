/** The search of the API page, served as its own file, because the content policy allows no inline script. */
export const DOCS_SCRIPT = String.raw`const search = document.getElementById('busca')
const found = document.getElementById('achados')
const calls = [...document.querySelectorAll('.chamada')]

const show = () => {
  const words = search.value.toLowerCase().split(/\s+/).filter(Boolean)
  const hits = calls.filter((call) => {
    call.hidden = !words.every((word) => call.dataset.texto.includes(word))
    return !call.hidden
  })
  for (const section of document.querySelectorAll('section')) {
    section.hidden = !section.querySelector('.chamada:not([hidden])')
  }
  found.textContent = words.length ? hits.length + ' de ' + calls.length : ''
}

search.addEventListener('input', show)
`

export const DOCS_CSS = `:root {
  color-scheme: light dark;
}
body {
  margin: 0;
  font:
    16px/1.5 system-ui,
    sans-serif;
  color: light-dark(#1c2430, #e6eaf0);
  background: light-dark(#fff, #14181f);
}
main {
  max-width: 70rem;
  margin: 0 auto;
  padding: 1rem 1.5rem 4rem;
}
label {
  display: block;
}
input {
  width: 100%;
  box-sizing: border-box;
  padding: 0.5rem;
  font: inherit;
}
summary {
  padding: 0.4rem 0;
  cursor: pointer;
  overflow-wrap: anywhere;
}
details {
  border-bottom: 1px solid light-dark(#d5dbe3, #333b47);
}
pre {
  overflow: auto;
  max-height: 30rem;
  padding: 0.75rem;
  background: light-dark(#f3f5f8, #1d232c);
}
table {
  border-collapse: collapse;
  width: 100%;
}
th,
td {
  padding: 0.25rem 0.75rem 0.25rem 0;
  text-align: left;
  vertical-align: top;
  overflow-wrap: anywhere;
}
.metodo {
  display: inline-block;
  min-width: 4.5rem;
}
`
