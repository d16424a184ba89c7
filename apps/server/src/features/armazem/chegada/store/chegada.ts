import type { LoteContadoChegada } from '@app/contract/armazem/chegada'
import type { NotaSituacao, ProdNFe } from '@app/contract/armazem/nota'
import { type RawBuilder, sql } from 'kysely'
import { ofCompany, type Executor } from '../../../../platform/db/index.ts'
import type { Scope } from '../../../../platform/scope.ts'
import { nomeDe } from '../../../../platform/session/store/pessoa.ts'

/** A note with how far its count is. */
export type ChegadaRow = {
  nota: number
  clienteId: number
  numero: number
  cliente: string
  emitente: string
  situacao: NotaSituacao
  versao: number
  importadaEm: Date
  finNFe: string | null
  conferenteId: number | null
  conferente: string | null
  tomadaEm: Date | null
  cega: boolean | null
  fechadaEm: Date | null
  terminadaEm: Date | null
  observacao: string | null
}

const chegadas = (
  scope: Scope,
  where: RawBuilder<unknown>,
  rest: RawBuilder<unknown> = sql``,
) => sql<ChegadaRow>`
  select nota.id as nota, nota.cliente_id as "clienteId", nota.numero, cliente.nome_fantasia as cliente,
         coalesce(nota.emit_nome, nota.emit_documento) as emitente, nota.situacao, nota.versao,
         nota.importada_em as "importadaEm", nota.inf_nfe #>> '{ide,finNFe}' as "finNFe",
         chegada.conferente_id as "conferenteId", ${nomeDe('chegada.conferente_id')} as conferente,
         chegada.tomada_em as "tomadaEm", chegada.cega, chegada.fechada_em as "fechadaEm",
         chegada.terminada_em as "terminadaEm", chegada.observacao
    from nota
    join cliente on cliente.id = nota.cliente_id
    left join chegada on chegada.nota_id = nota.id
   where ${where} and ${ofCompany(scope, 'nota.cliente_id')} ${rest}`

export const findChegada = async (
  db: Executor,
  scope: Scope,
  nota: number,
): Promise<ChegadaRow | undefined> => (await chegadas(scope, sql`nota.id = ${nota}`).execute(db)).rows[0]

/** Locks the count of a note, so that acts of its person come one after another, and reads it after the lock. */
export const lockChegada = async (
  db: Executor,
  scope: Scope,
  nota: number,
): Promise<ChegadaRow | undefined> => {
  await sql`select nota_id from chegada where nota_id = ${nota} for update`.execute(db)
  return findChegada(db, scope, nota)
}

/** The note that a person has in hand. */
export const findMinha = async (
  db: Executor,
  scope: Scope,
  usuarioId: number,
): Promise<ChegadaRow | undefined> =>
  (
    await chegadas(
      scope,
      sql`chegada.conferente_id = ${usuarioId} and chegada.terminada_em is null`,
      sql`limit 1`,
    ).execute(db)
  ).rows[0]

export type FilaRow = ChegadaRow & { linhas: number; contadas: number; cfops: (string | null)[] }

/** Notes that bring goods and wait for a count or are being counted, the first imported on top. */
export const listFila = async (db: Executor, scope: Scope, limite: number): Promise<FilaRow[]> => {
  const { rows } = await sql<FilaRow>`
    select fila.*, soma.linhas, soma.contadas, soma.cfops
      from (${chegadas(scope, sql`nota.recebida_em is null and nota.cancelada_em is null`)}) fila
     cross join lateral (
       select count(*)::integer as linhas, array_agg(distinct item.cfop) as cfops,
              count(*) filter (where exists (select from chegada_contado contado
                                              where contado.nota_id = item.nota_id
                                                and contado.posicao = item.posicao))::integer as contadas
         from nota_item item where item.nota_id = fila.nota and item.efeito = 'entrada') soma
     where soma.linhas > 0
     order by fila."importadaEm", fila.nota limit ${limite}`.execute(db)
  return rows
}

/** Whether somebody still has to say what a line does. */
export const hasPergunta = async (db: Executor, nota: number): Promise<boolean> =>
  (await db
    .selectFrom('nota_item')
    .select('id')
    .where('nota_id', '=', nota)
    .where('efeito', '=', 'perguntar')
    .limit(1)
    .executeTakeFirst()) !== undefined

type Tomada = { clienteId: number; conferenteId: number; em: Date; cega: boolean }

/** A person takes a note; what was counted of it before stays. */
export const setTomada = async (
  db: Executor,
  nota: number,
  { clienteId, conferenteId, em, cega }: Tomada,
): Promise<void> => {
  const values = { conferente_id: conferenteId, tomada_em: em, cega, fechada_em: null, terminada_em: null }
  await db
    .insertInto('chegada')
    .values({ nota_id: nota, cliente_id: clienteId, ...values })
    .onConflict((conflict) => conflict.column('nota_id').doUpdateSet(values))
    .execute()
}

export const setDevolvida = async (db: Executor, nota: number): Promise<void> => {
  await db
    .updateTable('chegada')
    .set({ conferente_id: null, tomada_em: null, fechada_em: null })
    .where('nota_id', '=', nota)
    .execute()
}

export const setFechada = async (db: Executor, nota: number, em: Date | null): Promise<void> => {
  await db.updateTable('chegada').set({ fechada_em: em }).where('nota_id', '=', nota).execute()
}

export const setTerminada = async (
  db: Executor,
  nota: number,
  em: Date,
  observacao: string | null,
): Promise<void> => {
  await db.updateTable('chegada').set({ terminada_em: em, observacao }).where('nota_id', '=', nota).execute()
}

export type LinhaRow = {
  posicao: number
  cfop: string | null
  prod: ProdNFe
  fator: number
  codigoProduto: string
  codigoOmni: string
  codigoBarras: string | null
  descricao: string
  unidade: string
  inteiro: boolean
  esperado: number
  contado: LoteContadoChegada[]
}

const linhas = (nota: number, where: RawBuilder<unknown>) => sql<LinhaRow>`
  select item.posicao, item.cfop, nota.inf_nfe -> 'det' -> item.posicao -> 'prod' as prod, item.fator,
         produto.codigo_produto as "codigoProduto", produto.codigo_omni as "codigoOmni",
         produto.codigo_barras as "codigoBarras", produto.descricao, produto.unidade, produto.inteiro,
         item.quantidade as esperado,
         coalesce((select json_agg(json_build_object('lote', lote, 'validade', validade, 'avaria', avaria,
                                                     'quantidade', contado.quantidade)
                                   order by avaria, validade nulls last, lote)
                     from chegada_contado contado
                    where contado.nota_id = item.nota_id and contado.posicao = item.posicao), '[]') as contado
    from nota_item item
    join nota on nota.id = item.nota_id
    join produto on produto.id = item.produto_id
   where item.nota_id = ${nota} and item.efeito = 'entrada' and ${where}
   order by item.posicao`

/** The lines of a note that come in, with what was counted of them. */
export const listLinhas = async (db: Executor, nota: number): Promise<LinhaRow[]> =>
  (await linhas(nota, sql`true`).execute(db)).rows

export const findLinha = async (db: Executor, nota: number, posicao: number): Promise<LinhaRow | undefined> =>
  (await linhas(nota, sql`item.posicao = ${posicao}`).execute(db)).rows[0]

type Contado = LoteContadoChegada & { posicao: number }

/** Sets what was counted of a lot; zero takes it away. */
export const setContado = async (
  db: Executor,
  nota: number,
  { posicao, lote, validade, avaria, quantidade }: Contado,
): Promise<void> => {
  if (quantidade === 0)
    await db
      .deleteFrom('chegada_contado')
      .where('nota_id', '=', nota)
      .where('posicao', '=', posicao)
      .where('lote', '=', lote)
      .where('validade', 'is not distinct from', validade)
      .where('avaria', '=', avaria)
      .execute()
  else
    await db
      .insertInto('chegada_contado')
      .values({ nota_id: nota, posicao, lote, validade, avaria, quantidade })
      .onConflict((conflict) => conflict.constraint('chegada_contado_unico').doUpdateSet({ quantidade }))
      .execute()
}

/** The count of a line begins anew. */
export const clearContado = async (db: Executor, nota: number, posicao: number): Promise<void> => {
  await db.deleteFrom('chegada_contado').where('nota_id', '=', nota).where('posicao', '=', posicao).execute()
}
