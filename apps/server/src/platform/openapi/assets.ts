/** The script of the API page, served as its own file, because the content policy allows no inline script. */
export const DOCS_SCRIPT = String.raw`const search = document.getElementById('busca')
const found = document.getElementById('achados')
const key = document.getElementById('chave')
const calls = [...document.querySelectorAll('.chamada')].map((call) => ({
  call,
  text: call.querySelector('summary').textContent.toLowerCase(),
}))

const show = () => {
  const words = search.value.toLowerCase().split(/\s+/).filter(Boolean)
  const hits = calls.filter(({ call, text }) => {
    call.hidden = !words.every((word) => text.includes(word))
    return !call.hidden
  })
  for (const section of document.querySelectorAll('section')) {
    section.hidden = !section.querySelector('.chamada:not([hidden])')
  }
  found.textContent = words.length ? hits.length + ' de ' + calls.length : ''
}

search.addEventListener('input', show)

let described
const description = () => (described ??= fetch('/openapi.json').then((answer) => answer.json()))

const element = (name, text, ...parts) => {
  const made = document.createElement(name)
  if (text) made.textContent = text
  // What scrolls is reached by the keyboard, too.
  if (name === 'pre') made.tabIndex = 0
  made.append(...parts)
  return made
}

/** JSON whose references are links to the schemas of this page. */
const jsonOf = (schema) => {
  const pre = element('pre')
  const text = JSON.stringify(schema, null, 2)
  let from = 0
  for (const { 0: whole, 1: name, index } of text.matchAll(/"#\/components\/schemas\/([\w.-]+)"/g)) {
    const link = element('a', name)
    link.href = '#' + name
    pre.append(text.slice(from, index), link)
    from = index + whole.length
  }
  pre.append(text.slice(from))
  return pre
}

const PLACES = { path: 'caminho', query: 'consulta', header: 'cabeçalho' }

const parametersOf = (parameters) =>
  parameters.map(({ name, in: place, required, description, schema }) =>
    element(
      'tr',
      '',
      element('td', name + (required ? ' *' : '')),
      element('td', PLACES[place]),
      element('td', [description, schema.enum && schema.enum.join(' · ')].filter(Boolean).join(' ')),
    ),
  )

const exampleText = ({ example, examples }, known) => {
  const name = examples && examples.exemplo.$ref.split('/').pop()
  const value = name ? known[name].value : example
  return value === undefined || typeof value === 'string' ? value : JSON.stringify(value, null, 2)
}

const exampleOf = (media, known) => {
  const text = exampleText(media, known)
  return text === undefined ? [] : [element('h4', 'Exemplo'), element('pre', text)]
}

const LONGEST_ANSWER = 20_000
const pretty = (text) => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

/** Calls an address of this installation alone, because the key goes with it. */
const answerOf = async (method, address, body) => {
  if (!/^\/(?!\/)/.test(address)) return 'O endereço começa com /.'
  const open = /\{\w+\}/.exec(address)
  if (open) return 'Troque ' + open[0] + ' no endereço.'
  const begun = performance.now()
  const headers = {}
  if (key.value.trim()) headers.authorization = 'Bearer ' + key.value.trim()
  if (body) headers['content-type'] = 'application/json'
  try {
    const answer = await fetch(address, { method: method.toUpperCase(), headers, body: body && body.value })
    const text = pretty(await answer.text()).slice(0, LONGEST_ANSWER)
    return answer.status + ' · ' + Math.round(performance.now() - begun) + ' ms\n' + text
  } catch {
    return 'Sem resposta.'
  }
}

const labelled = (text, made) => element('label', text, made)

const tryOf = (method, path, { requestBody }, known) => {
  const json = requestBody && requestBody.content['application/json']
  if (requestBody && !json) return []
  const address = element('input')
  address.value = path
  const body = json && element('textarea')
  if (body) body.value = exampleText(json, known) || '{}'
  const said = element('pre')
  said.setAttribute('role', 'status')
  const call = element('button', 'Chamar')
  call.addEventListener('click', async () => {
    said.textContent = 'Chamando…'
    said.textContent = await answerOf(method, address.value.trim(), body)
  })
  return [
    element('h3', 'Experimentar'),
    labelled('Endereço', address),
    ...(body ? [labelled('Corpo', body)] : []),
    call,
    said,
  ]
}

const contentOf = (title, content, known) =>
  Object.entries(content ?? {}).flatMap(([type, media]) => [
    element('h3', title + ' · ' + type),
    ...exampleOf(media, known),
    element('h4', 'Esquema'),
    jsonOf(media.schema),
  ])

const partsOf = ({ description, parameters, requestBody, responses }, known) => [
  element('p', description),
  element('table', '', ...parametersOf(parameters)),
  ...contentOf('Corpo', requestBody && requestBody.content, known),
  ...Object.entries(responses)
    .filter(([, response]) => !response.$ref)
    .flatMap(([status, { content }]) => contentOf('Resposta ' + status, content, known)),
]

const fill = async (block) => {
  if (block.childElementCount > 1) return
  const { paths, components } = await description()
  const [method, path] = block.dataset.de.split(' ')
  if (!path) return block.append(jsonOf(components.schemas[method]))
  const operation = paths[path][method]
  block.append(...partsOf(operation, components.examples), ...tryOf(method, path, operation, components.examples))
}

const openTarget = () => {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
  if (!target || !target.dataset.de) return
  target.open = true
  target.scrollIntoView()
}

for (const { call } of calls) call.addEventListener('toggle', () => void fill(call))
addEventListener('hashchange', openTarget)
openTarget()
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
input,
textarea {
  width: 100%;
  box-sizing: border-box;
  padding: 0.5rem;
  font: inherit;
}
textarea {
  min-height: 10rem;
  font-family: ui-monospace, monospace;
}
button {
  min-height: 44px;
  margin: 0.5rem 0;
  padding: 0 1rem;
  font: inherit;
}
pre:empty {
  display: none;
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
td:not(:last-child) {
  overflow-wrap: normal;
}
summary b {
  display: inline-block;
  min-width: 4.5rem;
}
code {
  overflow-wrap: anywhere;
}
a {
  color: light-dark(#1d5fbf, #8ab8ff);
}
`
