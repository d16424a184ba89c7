import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { html, type Markup, type Part } from '../../../../platform/http/pages/html.ts'

const read = (nome: string): { texto: string; href: string } => {
  const texto = readFileSync(new URL(nome, import.meta.url), 'utf8')
  const marca = createHash('sha256').update(texto).digest('base64url').slice(0, 10)
  return { texto, href: `/acompanhar/${nome}?v=${marca}` }
}

/** What every page here is dressed with; the address says which, so that browsers may keep it. */
export const FOLHA = read('pagina.css')
export const SCRIPT = read('pagina.js')

/** A whole page: one column, made for a phone. */
export const pagina = (titulo: string, corpo: Part): string =>
  html`<!doctype html>
    <html lang="pt-BR">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${titulo} · Retaguarda</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="${FOLHA.href}" />
        <script src="${SCRIPT.href}" defer></script>
      </head>
      <body>
        <div class="pagina">${corpo}</div>
      </body>
    </html> `.text

/** A message over what it is about. */
export const faixa = (tom: 'info' | 'sucesso' | 'atencao', corpo: Part, titulo?: string): Markup =>
  html`<div class="faixa ${tom}">
    ${titulo !== undefined && html`<b>${titulo}</b>`}
    <p>${corpo}</p>
  </div>`
