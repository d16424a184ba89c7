import type { OrcamentoItem, OrcamentoItemQuery } from '@app/contract/assistencia/ordemServico'
import { type RawBuilder, sql } from 'kysely'
import type { Executor } from '../../../../../platform/db/index.ts'
import { beginning, containing } from '../../../../../platform/db/like.ts'

type Quais = { pecas: RawBuilder<boolean>; servicos: RawBuilder<boolean> }

/** Services first, because there are few; a part with what its post has free of it. */
const itens = (postoId: number, { pecas, servicos }: Quais) => sql<OrcamentoItem>`
  select 'SERVICO' as tipo, servico.id, servico.codigo, servico.nome, servico.valor as preco,
         null::integer as livre, servico.ativo
    from servico where ${servicos}
  union all
  select 'PECA', peca.id, peca.codigo, peca.descricao, peca.preco,
         coalesce(estoque.quantidade - estoque.reservado, 0), peca.ativo
    from peca
    left join estoque_peca estoque on estoque.peca_id = peca.id and estoque.posto_id = ${postoId}
   where ${pecas}`

/** What the lines of an order's current version name, also when it is no longer active. */
export const listItensDaOs = async (
  db: Executor,
  os: { id: number; postoId: number },
): Promise<OrcamentoItem[]> => {
  const linhas = (column: 'peca_id' | 'servico_id') => sql`
    select os_linha.${sql.ref(column)} from os_linha
     where os_linha.orcamento_id = (
       select id from os_orcamento where ordem_servico_id = ${os.id} order by versao desc limit 1)`
  const { rows } = await itens(os.postoId, {
    servicos: sql`servico.id in (${linhas('servico_id')})`,
    pecas: sql`peca.id in (${linhas('peca_id')})`,
  }).execute(db)
  return rows
}

/** Active services and parts by code or name; a whole code finds what has it first. */
export const searchItens = async (
  db: Executor,
  postoId: number,
  { q, tipo, limit }: OrcamentoItemQuery & { limit: number },
): Promise<OrcamentoItem[]> => {
  const code = q.toUpperCase()
  const named = (table: 'peca' | 'servico', column: string) => sql<boolean>`
    ${sql.ref(`${table}.ativo`)} and ${tipo === undefined || tipo === table.toUpperCase()}::boolean
      and (upper(${sql.ref(`${table}.codigo`)}) like ${beginning(code)}
           or sem_acento(${sql.ref(`${table}.${column}`)}) like sem_acento(${containing(q)}))`
  const { rows } = await sql<OrcamentoItem>`
    select * from (${itens(postoId, { servicos: named('servico', 'nome'), pecas: named('peca', 'descricao') })}) item
     order by upper(codigo) = ${code} desc, tipo desc, nome collate "pt-BR-x-icu", id
     limit ${limit}`.execute(db)
  return rows
}
