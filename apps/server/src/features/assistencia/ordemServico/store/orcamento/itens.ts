import type {
  OrcamentoItem,
  OrcamentoItemQuery,
  OrcamentoModelo,
} from '@app/contract/assistencia/ordemServico'
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

/** The templates of the network and of a post that are in use, each with its lines' items: services first. */
export const listModelos = async (db: Executor, postoId: number): Promise<OrcamentoModelo[]> => {
  const { rows } = await sql<OrcamentoModelo>`
    with linha as (
      select modelo_orcamento_id, servico_id, null::bigint as peca_id, false as opcional from modelo_orcamento_servico
      union all
      select modelo_orcamento_id, null, peca_id, false from modelo_orcamento_peca
      union all
      select opcional.modelo_orcamento_id, opcional.servico_id, null, true
        from modelo_orcamento_opcional opcional
       where not exists (
         select from modelo_orcamento_servico servico
          where servico.modelo_orcamento_id = opcional.modelo_orcamento_id and servico.servico_id = opcional.servico_id)
    )
    select modelo.id, modelo.nome,
           case when sintoma.id is not null then json_build_object('id', sintoma.id, 'nome', sintoma.nome) end as sintoma,
           case when causa.id is not null then json_build_object('id', causa.id, 'nome', causa.nome) end as causa,
           (select coalesce(json_agg(json_build_object(
                     'tipo', case when linha.peca_id is null then 'SERVICO' else 'PECA' end,
                     'id', coalesce(peca.id, servico.id), 'codigo', coalesce(peca.codigo, servico.codigo),
                     'nome', coalesce(peca.descricao, servico.nome), 'preco', coalesce(peca.preco, servico.valor),
                     'livre', case when peca.id is not null
                                   then coalesce(estoque.quantidade - estoque.reservado, 0) end,
                     'ativo', coalesce(peca.ativo, servico.ativo), 'opcional', linha.opcional)
                   order by linha.opcional, linha.peca_id is not null, coalesce(peca.descricao, servico.nome)), '[]')
              from linha
              left join servico on servico.id = linha.servico_id
              left join peca on peca.id = linha.peca_id
              left join estoque_peca estoque on estoque.peca_id = peca.id and estoque.posto_id = ${postoId}
             where linha.modelo_orcamento_id = modelo.id) as itens
      from modelo_orcamento modelo
      left join sintoma_os sintoma on sintoma.id = modelo.sintoma_id and sintoma.ativo
      left join causa_os causa on causa.id = modelo.causa_id and causa.ativo
     where modelo.ativo and (modelo.posto_id is null or modelo.posto_id = ${postoId})
     order by modelo.nome collate "pt-BR-x-icu", modelo.id`.execute(db)
  return rows
}
