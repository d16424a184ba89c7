import { escapeHtml } from '@app/rules/casca/correio'
import type { OpenApi, Operation } from './document.ts'
import type { Json } from './schemas.ts'

const escape = (text: unknown): string => escapeHtml(String(text))

const operationBlock = (path: string, method: string, { summary }: Operation): string =>
  `<details class="chamada" data-de="${method} ${escape(path)}"><summary><b>${method.toUpperCase()}</b> <code>${escape(path)}</code> ${escape(summary)}</summary></details>`

const operationsOf = (document: OpenApi) =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
  )

const tagBlock = (document: OpenApi, tag: string): string => {
  const blocks = operationsOf(document)
    .filter(({ operation }) => !operation.deprecated && operation.tags.includes(tag))
    .map(({ path, method, operation }) => operationBlock(path, method, operation))
  return `<section><h2>${escape(tag)}</h2>${blocks.join('')}</section>`
}

const refusalRow = ([name, response]: [string, Json]): string =>
  `<tr><td>${escape(name)}<td>${escape(response['description'])}`

const aliasesOf = (document: OpenApi): string =>
  operationsOf(document)
    .filter(({ operation }) => operation.deprecated)
    .map(({ path, method }) => `<li>${method.toUpperCase()} <code>${escape(path)}</code>`)
    .join('')

const schemaBlock = (name: string): string =>
  `<details class="chamada" id="${escape(name)}" data-de="${escape(name)}"><summary><code>${escape(name)}</code></summary></details>`

/**
 * The API description as one page for people: what there is to call. Its script, a file of its own, searches, and
 * shows from openapi.json what is opened.
 */
export const docsPage = (document: OpenApi): string => `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API do Retaguarda</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/docs/docs.css">
<script src="/docs/docs.js" defer></script>
</head>
<body>
<main>
<h1>API do Retaguarda</h1>
<p>${escape(document.info['description'])} Descrição completa: <a href="/openapi.json">openapi.json</a>.</p>
<label for="chave">Chave de API, para experimentar as chamadas daqui. Ela não é guardada; uma em modo de teste não grava nada.</label>
<input id="chave" type="password" autocomplete="off" spellcheck="false" placeholder="rtg_…">
<label for="busca">Procurar chamada ou esquema</label>
<input id="busca" type="search" autocomplete="off">
<p id="achados" role="status"></p>
<details><summary>Recusas</summary><p>Toda recusa responde <a href="#ErrorBody">ErrorBody</a>.</p>
<table>${Object.entries(document.components.responses).map(refusalRow).join('')}</table></details>
${document.tags.map(({ name }) => tagBlock(document, name)).join('')}
<section><h2>Esquemas</h2>${Object.keys(document.components.schemas).map(schemaBlock).join('')}</section>
<details><summary>Outros endereços das mesmas chamadas</summary><ul>${aliasesOf(document)}</ul></details>
</main>
</body>
</html>
`
