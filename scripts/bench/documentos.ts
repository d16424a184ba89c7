import type pg from 'pg'
import { createCaller } from './http.ts'
import type { BenchServer } from './server.ts'
import { timesOf } from './stats.ts'

const DOCUMENTOS = 2_000
const PAGINAS = 20
const PALAVRAS = 300
const VEZES = 40
const META_MS = 100

/** A vocabulary of 6,000 words, of which the first come far more often, as in a language. */
const PALAVRA = `'t' || translate(to_hex((6000 * random() ^ 3)::int), '0123456789', 'ghijklmnop') || 'a'`

/** Documents as published PDFs leave them: the text of each page, as the job has read it. */
const fill = async (direct: pg.Client): Promise<void> => {
  const { rowCount } = await direct.query(
    `select from documento where titulo like 'Manual de medição %' limit 1`,
  )
  if (rowCount) return
  await direct.query('select setseed(0.19)')
  await direct.query(`insert into documento (titulo, tipo, status, numero, criado_em)
    select 'Manual de medição ' || n, 'MANUAL', 'PUBLICADO', 1, now() - n * interval '1 hour' from generate_series(1, ${DOCUMENTOS}) n`)
  await direct.query(`insert into documento_versao (documento_id, numero, mudou, filename, content_type, length, chave, sha256, criado_em, paginas)
    select id, 1, 'Primeira versão', 'manual.pdf', 'application/pdf', 900000, md5('medida' || id), sha256(id::text::bytea), criado_em, ${PAGINAS}
      from documento where titulo like 'Manual de medição %'`)
  await direct.query(`insert into documento_pagina (versao_id, pagina, texto)
    select versao.id, pagina, (select string_agg(${PALAVRA}, ' ') from generate_series(1, ${PALAVRAS}) where versao.id > 0 and pagina > 0)
           || case when versao.id % 50 = 0 and pagina = 7 then ' troque a gaxeta do fundo' else '' end
           || case when pagina = 1 then ' relógio' else '' end
      from documento_versao versao, generate_series(1, ${PAGINAS}) pagina where filename = 'manual.pdf' and versao.mudou = 'Primeira versão'`)
  await direct.query('vacuum analyze documento, documento_versao, documento_pagina')
}

const BUSCAS = [
  ['palavra rara, em 1 de 50', 'gaxeta'],
  ['duas palavras', 'gaxeta fundo'],
  ['palavra de todos', 'relógio'],
  ['palavra de todas as páginas', 'tga'],
  ['palavra do título', 'medição'],
  ['nenhum a tem', 'escafandro'],
] as const

/** The search of 2,000 documents of 20 pages, by the manufacturer and by a post. */
export const describeDocumentos = async (
  { port, tokens }: BenchServer,
  direct: pg.Client,
): Promise<string> => {
  await fill(direct)
  const { call, close } = createCaller(port)
  const lines: string[] = []
  for (const [words, busca] of BUSCAS)
    for (const [who, own] of [
      ['fabricante', tokens.staff],
      ['posto', tokens.posto ?? []],
    ] as const) {
      const times: number[] = []
      let found = 0
      for (let at = 0; at < VEZES + 3; at += 1) {
        const body = { page: 0, pageSize: 20, filter: { busca } }
        const answer = await call(
          { method: 'POST', path: '/doc/findByFiltro', body },
          own[at % own.length] ?? '',
        )
        if (answer.status !== 200) throw new Error(`${busca}: ${answer.status} ${answer.body.slice(0, 300)}`)
        found = (JSON.parse(answer.body) as { totalElements: number }).totalElements
        if (at >= 3) times.push(answer.ms)
      }
      const { p50, p95 } = timesOf(times)
      lines.push(
        `${words} | ${who} | ${found} | ${p50.toFixed(1)} | ${p95.toFixed(1)} | ${p95 <= META_MS ? 'sim' : 'não'}`,
      )
    }
  close()
  return [
    `${DOCUMENTOS} documentos de ${PAGINAS} páginas de ${PALAVRAS} palavras; meta ≤ ${META_MS} ms.`,
    '',
    'busca | quem | achados | p50 ms | p95 ms | chega',
    '---|---|---:|---:|---:|---',
    ...lines,
  ].join('\n')
}
