import type { ChecklistResultado, ChecklistTipo } from '@app/contract/assistencia/ordemServico'
import type { Arquivo } from '@app/contract/casca/arquivo'
import { sql } from 'kysely'
import type { Executor } from '../../../../platform/db/index.ts'

export type ChecklistRow = {
  tipo: ChecklistTipo
  pontos: { id: number; nome: string; medida: string | null }[]
  feito: {
    /** As PostgreSQL writes it. */
    em: string
    quem: string
    pontos: {
      nome: string
      medida: string | null
      resultado: ChecklistResultado
      nota: string | null
      fotos: Arquivo[]
    }[]
  } | null
}

/** The checklists of an order whose model is joined: those of its kind of watch, and those that were answered. */
export const checklistsJson = sql`coalesce((
  select json_agg(json_build_object('tipo', lista.tipo, 'pontos', coalesce(lista.pontos, '[]'), 'feito', lista.feito)
           order by lista.tipo)
    from (
      select tipos.tipo,
             (select json_agg(json_build_object('id', ponto.id, 'nome', ponto.nome, 'medida', ponto.medida)
                       order by ponto.ordem, ponto.id)
                from checklist ponto
               where ponto.tipo_equipamento_id = modelo_produto.tipo_equipamento_id
                 and ponto.tipo = tipos.tipo and ponto.ativo) as pontos,
             (select json_build_object(
                       'em', feito.respondido_em, 'quem', coalesce(usuario.nome_exibicao, usuario.nome),
                       'pontos', (
                         select json_agg(json_build_object(
                                  'nome', dito.nome, 'medida', dito.medida, 'resultado', dito.resultado,
                                  'nota', dito.nota, 'fotos', coalesce((
                                    select json_agg(json_build_object(
                                             'id', foto.id, 'filename', foto.filename, 'length', foto.length,
                                             'contentType', foto.content_type) order by foto.id)
                                      from os_arquivo foto where foto.os_checklist_ponto_id = dito.id), '[]'))
                                  order by dito.id)
                           from os_checklist_ponto dito where dito.os_checklist_id = feito.id))
                from os_checklist feito join usuario on usuario.id = feito.respondido_por
               where feito.ordem_servico_id = ordem_servico.id and feito.tipo = tipos.tipo
               order by feito.id desc limit 1) as feito
        from (values ('ENTRADA'), ('QUALIDADE'), ('SAIDA')) tipos (tipo)) lista
   where lista.pontos is not null or lista.feito is not null), '[]')`

type Nova = { ordem_servico_id: number; tipo: ChecklistTipo; respondido_em: Date; respondido_por: number }
type PontoRespondido = {
  checklist_id: number
  nome: string
  medida: string | null
  resultado: ChecklistResultado
  nota: string | null
}

/** Writes the answers to a checklist; the ids of its points come in their order. */
export const insertChecklist = async (
  db: Executor,
  nova: Nova,
  pontos: readonly PontoRespondido[],
): Promise<number[]> => {
  const { id } = await db.insertInto('os_checklist').values(nova).returning('id').executeTakeFirstOrThrow()
  const rows = await db
    .insertInto('os_checklist_ponto')
    .values(pontos.map((ponto) => ({ ...ponto, os_checklist_id: id })))
    .returning('id')
    .execute()
  return rows.map((row) => row.id)
}
