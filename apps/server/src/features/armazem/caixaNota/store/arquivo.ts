import type { CaixaArquivo } from '@app/contract/armazem/caixaNota'
import { type RawBuilder, sql } from 'kysely'
import type { Executor } from '../../../../platform/db/index.ts'
import type { FileRow } from '../../../../platform/files/send.ts'
import { namedIn } from '../../../../platform/store/arquivo.ts'

export const namedCaixaArquivos = namedIn('caixa_nota_arquivo')

/** Somebody imported all of its notes, or attached the event. */
const feito: RawBuilder<boolean> = sql<boolean>`
  case tipo when 'evento' then exists (select from nota_evento where nota_evento.chave_acesso = any(chaves)
                                                                 and nota_evento.sha256 = caixa_nota_arquivo.sha256)
            else not exists (select from unnest(chaves) as da(chave)
                              where not exists (select from nota where nota.chave_acesso = da.chave)) end`

const espera = sql<boolean>`descartado_em is null and not ${feito}`

export type Novo = {
  enviado_em: Date
  lido_em: Date
  remetente: string
  assunto: string
  tipo: CaixaArquivo['tipo']
  filename: string
  length: number
  chave: string
  sha256: Buffer
  chaves: string[]
  numero: string | null
  emitente: string | null
  valor: number | null
  recusa: string | null
}

/** Which of these files came before. */
export const listConhecidos = async (db: Executor, sha256: readonly Buffer[]): Promise<Buffer[]> => {
  const rows = await db
    .selectFrom('caixa_nota_arquivo')
    .select('sha256')
    .where('sha256', 'in', [...sha256])
    .execute()
  return rows.map((row) => row.sha256)
}

/** Keeps a file once; answers its id, or nothing when it came before. */
export const insertArquivo = async (db: Executor, novo: Novo): Promise<number | undefined> => {
  const row = await db
    .insertInto('caixa_nota_arquivo')
    .values(novo)
    .onConflict((conflict) => conflict.constraint('caixa_nota_arquivo_uma_vez').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export const countEsperando = async (db: Executor): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from caixa_nota_arquivo where ${espera}`.execute(db)
  return rows[0]?.total ?? 0
}

export type ArquivoRow = Omit<CaixaArquivo, 'enviadoEm'> & { enviadoEm: Date }

/** What waits, the oldest first. */
export const listEsperando = async (db: Executor, limit: number): Promise<ArquivoRow[]> => {
  const { rows } = await sql<ArquivoRow>`
    select id, enviado_em as "enviadoEm", remetente, assunto, tipo, filename, length, cardinality(chaves) as notas,
           numero, emitente, valor, recusa
      from caixa_nota_arquivo where ${espera}
     order by enviado_em, id limit ${limit}`.execute(db)
  return rows
}

export const findArquivo = async (db: Executor, id: number): Promise<FileRow | undefined> =>
  db
    .selectFrom('caixa_nota_arquivo')
    .select(['chave', 'filename', sql<string>`'application/xml'`.as('contentType'), 'length'])
    .where('id', '=', id)
    .executeTakeFirst()

/** Puts files away; answers those that had not been put away before. */
export const discardArquivos = async (
  db: Executor,
  ids: readonly number[],
  descartado_por: number,
  descartado_em: Date,
) =>
  db
    .updateTable('caixa_nota_arquivo')
    .set({ descartado_em, descartado_por })
    .where('id', 'in', [...ids])
    .where('descartado_em', 'is', null)
    .returning(['id', 'filename'])
    .execute()

/** What is done, and was read before this moment; its bytes go with the files that nobody names. */
export const deleteFeitos = async (db: Executor, before: Date): Promise<void> => {
  await sql`delete from caixa_nota_arquivo
             where lido_em < ${before} and (descartado_em is not null or ${feito})`.execute(db)
}
