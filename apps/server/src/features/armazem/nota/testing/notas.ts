import type { NotaImportada, NotaSalva } from '@app/contract/armazem/nota'
import { randomUUID } from 'node:crypto'
import { startTestApp } from '../../../../platform/testing/app.ts'
import { readAmostra } from '../leitura/testing/amostras.ts'

export { readAmostra } from '../leitura/testing/amostras.ts'

/** The warehouse of the samples, and their clients besides the two of every test. */
export const ARMAZEM = '99999001000159'
const CLIENTES = [
  { nome: 'Fictícia Alfa Alimentos', documento: '12ABC34501DE35' },
  { nome: 'Fictícia Zero à Esquerda', documento: '0ZTESTE1000128' },
]

export const toArquivo = (bytes: Buffer, filename = 'nota.xml') => ({
  filename,
  length: bytes.length,
  contentType: 'application/xml',
  data: bytes.toString('base64'),
})

/** The product with the parties of the samples: each product of the samples can be created for each client. */
export const startNotas = async (env: NodeJS.ProcessEnv = {}) => {
  const server = await startTestApp({ env })
  const { db } = server.app.services
  const admin = await server.as('admin')
  await db
    .insertInto('cliente')
    .values(
      CLIENTES.map(({ nome, documento }) => ({
        nome_fantasia: nome,
        razao_social: nome,
        cnpj_cpf: documento,
        codigo_cliente: documento,
        codigo_depositante: `D${documento}`,
      })),
    )
    .execute()
  await db
    .updateTable('nota_configuracao')
    .set({ armazens: [ARMAZEM] })
    .execute()
  const um = server.clientes.um

  const createProduto = async (
    codigo: string,
    more: { cliente?: number; barras?: string; inteiro?: boolean } = {},
  ) => {
    const { id } = await db
      .insertInto('produto')
      .values({
        cliente_id: more.cliente ?? um,
        codigo_produto: codigo,
        descricao: `Produto ${codigo}`,
        codigo_omni: randomUUID(),
        codigo_barras: more.barras ?? null,
        inteiro: more.inteiro ?? true,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  const post = (path: string, body: object, headers = {}) => admin.post(`/notas${path}`, body, headers)

  /** Imports a sample and expects success. */
  const importar = async (nome: string, query = ''): Promise<NotaImportada> => {
    const answer = await post(`/import${query}`, toArquivo(readAmostra(nome)))
    if (answer.statusCode !== 200) throw new Error(`${nome}: ${answer.statusCode} ${answer.body}`)
    return answer.json()
  }

  type Escolhas = { produtos: readonly unknown[] } & Record<string, unknown>
  const save = (nome: string, escolhas: Escolhas, headers = {}) =>
    post('/save', { nota: toArquivo(readAmostra(nome), `${nome}.xml`), ...escolhas }, headers)

  /** Stores a sample and expects success. */
  const salvar = async (nome: string, produtos: readonly unknown[]): Promise<NotaSalva> => {
    const answer = await save(nome, { produtos })
    if (answer.statusCode !== 201) throw new Error(`${nome}: ${answer.statusCode} ${answer.body}`)
    return answer.json()
  }

  /** How many rows each table has. */
  const counts = async (): Promise<Record<string, number>> => {
    const { pool } = server.database
    const { rows } = await pool.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    )
    const found = await Promise.all(
      rows.map(async ({ name }) => {
        const counted = await pool.query<{ n: number }>(`select count(*)::int as n from "${name}"`)
        return [name, counted.rows[0]?.n ?? 0] as const
      }),
    )
    return Object.fromEntries(found)
  }

  /** Deletes all notes, so that the next test can store the same samples. */
  const forget = async () => {
    await server.database.pool.query(
      `truncate nota_evento, inspecao_decisao, inspecao, chegada_foto, chegada_divergencia, chegada_contado, chegada, nota_item_lote, nota_item, nota_arquivo, nota_recebimento, nota_produto_memoria, nota`,
    )
  }

  return { server, db, admin, um, createProduto, post, importar, save, salvar, counts, forget }
}
export type Notas = Awaited<ReturnType<typeof startNotas>>
