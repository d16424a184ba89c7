import { escapeHtml, linkAddresses } from '@app/rules/casca/correio'
import { instantFormat } from '@app/rules/casca/tempo'
import { refuse } from '../http/errors.ts'
import { isLocal } from '../http/local.ts'
import type { Routes } from '../http/routes.ts'
import { listCorreio } from '../store/correio.ts'

type Kept = Awaited<ReturnType<typeof listCorreio>>[number]

const mailBlock = ({ id, para, assunto, texto, criado_em }: Kept, when: (date: Date) => string): string =>
  `<article id="correio-${id}">
<h2>${escapeHtml(assunto)}</h2>
<p class="de">Para <b>${escapeHtml(para)}</b>, em ${escapeHtml(when(criado_em))}</p>
<pre>${linkAddresses(texto)}</pre>
</article>`

const page = (mails: readonly Kept[], when: (date: Date) => string): string => `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Caixa de saída · Retaguarda</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/dev/mail.css">
</head>
<body>
<main>
<h1>Caixa de saída</h1>
<p>E-mails que o sistema enviaria. Esta página só existe na demonstração e no desenvolvimento.</p>
${mails.length === 0 ? '<p>Nenhuma informação encontrada.</p>' : mails.map((mail) => mailBlock(mail, when)).join('\n')}
</main>
</body>
</html>
`

const CSS = `
:root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.5 }
body { margin: 0 }
main { max-width: 46rem; margin: 0 auto; padding: 2rem 1rem }
h1 { font-size: 1.5rem }
h2 { font-size: 1.125rem; margin: 0 }
article { border: 1px solid #8886; border-radius: 8px; padding: 1rem; margin-block: 1rem }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; margin: 0 }
.de { margin: 0 0 1rem }
`

/**
 * `/dev/mail`: the mails that would have been sent, newest first. It exists only where mails are kept instead of sent.
 * Outside the demonstration, whose passwords are public, only this machine may read it, because a recovery link gives
 * access to its person.
 */
export const outboxRoutes: Routes = async (app) => {
  if (app.services.mail.kind !== 'caixa') return
  const options = { config: { ability: 'public' }, schema: { hide: true } } as const
  app.get('/dev/mail', options, async (req, reply) => {
    const { db, config } = app.services
    if (!config.RETAGUARDA_DEMO && !isLocal(req)) refuse('NOT_FOUND')
    const when = instantFormat(config.TZ_EXIBICAO)
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(page(await listCorreio(db), when))
  })
  app.get('/dev/mail.css', options, (_req, reply) => reply.type('text/css; charset=utf-8').send(CSS))
}
