/** Escapes a text for a page, also inside quotes, so that none of it is markup. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)

const ENDERECO = /(https?:\/\/[^\s<>"']+)/

/** Makes addresses in a text links; all of it is escaped. */
export const linkAddresses = (text: string): string =>
  text
    .split(ENDERECO)
    .map((part, index) =>
      index % 2 === 1 ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>` : escapeHtml(part),
    )
    .join('')

const paragraphOf = (text: string): string => `<p>${linkAddresses(text).replaceAll('\n', '<br>')}</p>`

/**
 * The same mail for readers of HTML: the escaped text in paragraphs, its addresses as links. It is dressed by
 * attributes alone, because a frame of a page that forbids inline styles shows it too.
 */
export const htmlDaCarta = (assunto: string, texto: string): string => `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><title>${escapeHtml(assunto)}</title></head>
<body bgcolor="#ffffff" text="#1f2328" link="#0b5cad">
<table role="presentation" align="center" width="100%" border="0" cellpadding="12" cellspacing="0"><tr><td>
<font face="Arial, Helvetica, sans-serif">
${texto
  .trim()
  .split(/\n{2,}/)
  .map(paragraphOf)
  .join('\n')}
</font>
</td></tr></table>
</body>
</html>
`
