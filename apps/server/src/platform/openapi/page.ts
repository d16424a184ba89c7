import { escapeHtml } from '../http/pages/html.ts'
import type { OpenApi, Operation } from './document.ts'
import type { Json } from './schemas.ts'

const escape = (text: unknown): string => escapeHtml(String(text))

const pre = (json: unknown): string => `<pre>${escape(JSON.stringify(json, null, 2))}</pre>`

const schemaIn = (content: unknown): unknown => {
  const [first] = Object.values((content ?? {}) as Record<string, Json>)
  return first?.['schema']
}

const parameterRow = (parameter: Json): string => `<tr><td><code>${escape(parameter['name'])}</code></td>
<td>${parameter['in'] === 'path' ? 'caminho' : parameter['in'] === 'query' ? 'consulta' : 'cabeçalho'}</td>
<td>${parameter['required'] === true ? 'sim' : 'não'}</td>
<td>${escape(parameter['description'] ?? '')} <code>${escape(JSON.stringify(parameter['schema']))}</code></td></tr>`

const parameterTable = (parameters: Json[]): string =>
  parameters.length === 0
    ? ''
    : `<h4>Parâmetros</h4><table><thead><tr><th>Nome</th><th>Onde</th><th>Obrigatório</th><th>Descrição</th></tr></thead>
<tbody>${parameters.map(parameterRow).join('')}</tbody></table>`

const responseBlock = ([status, response]: [string, Json]): string => {
  const schema = schemaIn(response['content'])
  return `<h5>${escape(status)} · ${escape(response['description'])}</h5>${schema === undefined ? '' : pre(schema)}`
}

const operationBlock = (path: string, method: string, operation: Operation): string => {
  const body = schemaIn(operation.requestBody?.['content'])
  return `<details class="chamada" data-texto="${escape(`${method} ${path} ${operation.summary}`.toLowerCase())}">
<summary><b class="metodo">${method.toUpperCase()}</b> <code>${escape(path)}</code> <span>${escape(operation.summary)}</span></summary>
<p>${escape(operation.description ?? '')}</p>
${parameterTable(operation.parameters)}
${body === undefined ? '' : `<h4>Corpo</h4>${pre(body)}`}
<h4>Respostas</h4>${Object.entries(operation.responses).map(responseBlock).join('')}
</details>`
}

const tagBlock = (document: OpenApi, tag: string): string => {
  const blocks = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([, operation]) => operation.tags.includes(tag))
      .map(([method, operation]) => operationBlock(path, method, operation)),
  )
  return `<section><h2>${escape(tag)}</h2>${blocks.join('')}</section>`
}

const componentBlock = ([name, schema]: [string, Json]): string =>
  `<details class="chamada" id="${escape(name)}" data-texto="${escape(name.toLowerCase())}">
<summary><code>${escape(name)}</code></summary>${pre(schema)}</details>`

/** The API description as one page for people; its only script is a search, from its own file. */
export const docsPage = (document: OpenApi): string => `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API do Retaguarda</title>
<link rel="stylesheet" href="/docs/docs.css">
<script src="/docs/docs.js" defer></script>
</head>
<body>
<main>
<h1>API do Retaguarda</h1>
<p>${escape(document.info['description'])} Descrição completa: <a href="/openapi.json">openapi.json</a>.</p>
<label for="busca">Procurar chamada ou esquema</label>
<input id="busca" type="search" autocomplete="off">
<p id="achados" role="status"></p>
${document.tags.map(({ name }) => tagBlock(document, name)).join('')}
<section><h2>Esquemas</h2>${Object.entries(document.components.schemas).map(componentBlock).join('')}</section>
</main>
</body>
</html>
`
