import type { Importacao, ImportacaoLinha, ImportacaoRegistro } from '@app/contract/casca/importacao'
import type { Page } from '@app/contract/casca/paging'
import type { LightMyRequestResponse } from 'fastify'
import { vi } from 'vitest'
import type { Caller, TestApp } from '../../../../platform/testing/app.ts'
import { multipartOf } from '../../../../platform/testing/multipart.ts'

export const csvOf = (rows: readonly (readonly string[])[], delimiter = ';'): Buffer =>
  Buffer.from(rows.map((row) => row.join(delimiter)).join('\r\n'))

export const sendSheet = (
  { app }: Pick<TestApp, 'app'>,
  caller: Caller,
  tipo: string,
  bytes: Buffer,
  { query = '', filename = 'planilha.csv' }: { query?: string; filename?: string } = {},
): Promise<LightMyRequestResponse> => {
  const { payload, headers } = multipartOf(bytes, filename)
  return app.inject({
    method: 'POST',
    url: `/importacao/${tipo}/previa${query}`,
    headers: { ...headers, authorization: `Bearer ${caller.token ?? ''}` },
    payload,
  })
}

/** The import of a successful answer; otherwise it fails with the answer. */
export const importacaoOf = (answer: LightMyRequestResponse, status: number): Importacao => {
  if (answer.statusCode !== status)
    throw new Error(`${answer.statusCode} instead of ${status}: ${answer.body.slice(0, 2000)}`)
  return answer.json<Importacao>()
}

/** The preview of a sheet of these rows. */
export const previewOf = async (
  app: Pick<TestApp, 'app'>,
  caller: Caller,
  tipo: string,
  rows: readonly (readonly string[])[],
): Promise<Importacao> => importacaoOf(await sendSheet(app, caller, tipo, csvOf(rows)), 201)

/** The columns that the tests of products fill. */
export const PRODUTO = [
  'Cliente',
  'Código do produto',
  'Descrição',
  'Unidade',
  'Só quantidade inteira',
  'EAN',
]

/** Stored products whose code begins so, each with its history. */
export const produtosOf = async ({ database }: Pick<TestApp, 'database'>, prefixo: string) => {
  const { rows } = await database.pool.query<Record<string, unknown>>(
    `select cliente_id, codigo_produto, descricao, unidade, inteiro, codigo_barras, ativo, versao,
            (select json_agg(mudancas) from auditoria where entidade = 'produto' and entidade_id = produto.id) as historico
       from produto where codigo_produto like $1 order by codigo_produto`,
    [`${prefixo}%`],
  )
  return rows
}

export const linhasOf = async (
  caller: Caller,
  id: number,
  query = '?size=1000',
): Promise<ImportacaoLinha[]> =>
  (await caller.get(`/importacao/${id}/linhas${query}`)).json<Page<ImportacaoLinha>>().content

export const registrosOf = async (caller: Caller, id: number): Promise<ImportacaoRegistro[]> =>
  (await caller.get(`/importacao/${id}/registros?size=1000`)).json<Page<ImportacaoRegistro>>().content

/** '3 codigoProduto PRODUTO_DESCONHECIDO' … */
export const errosOf = (linhas: readonly ImportacaoLinha[]): string[] =>
  linhas.flatMap(({ linha, erros }) => erros.map(({ coluna, code }) => `${linha} ${coluna ?? '-'} ${code}`))

export const avisosOf = (linhas: readonly ImportacaoLinha[]): string[] =>
  linhas.flatMap(({ linha, avisos }) => avisos.map(({ text }) => `${linha} ${text}`))

export const start = (
  caller: Caller,
  tipo: string,
  previa: number,
  more: object = {},
  headers: Record<string, string> = {},
) => caller.post(`/importacao/${tipo}`, { previa, modo: 'so-as-certas', ...more }, headers)

/** Polls until the import has ended. */
export const ended = (caller: Caller, id: number, timeout = 20_000): Promise<Importacao> =>
  vi.waitFor(
    async () => {
      const found = importacaoOf(await caller.get(`/importacao/${id}`), 200)
      if (found.terminadaEm === null) throw new Error(`${found.estado} ${found.gravados}/${found.total}`)
      return found
    },
    { timeout, interval: 25 },
  )
