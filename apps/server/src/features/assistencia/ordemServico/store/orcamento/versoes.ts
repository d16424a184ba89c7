import type { OrcamentoVersao } from '@app/contract/assistencia/ordemServico'
import { sql } from 'kysely'
import type { Executor } from '../../../../../platform/db/index.ts'

type VersaoRow = Omit<OrcamentoVersao, 'salvoEm' | 'resposta'> & {
  salvoEm: Date
  resposta: { aprovado: boolean; motivo: string | null; em: string } | null
}

/** Every version of an order's budget with its lines and the answer that is valid, the oldest first. */
export const listVersoes = async (db: Executor, osId: number): Promise<VersaoRow[]> => {
  const { rows } = await sql<VersaoRow>`
    select orcamento.versao, orcamento.situacao, orcamento.complemento, orcamento.criado_em as "salvoEm",
           coalesce(usuario.nome_exibicao, usuario.nome) as "salvoPor",
           orcamento.prazo_dias_uteis as "prazoDiasUteis",
           (select coalesce(json_agg(json_build_object(
                     'tipo', linha.tipo, 'itemId', coalesce(linha.peca_id, linha.servico_id),
                     'nome', coalesce(linha.descricao, peca.descricao, servico.nome),
                     'quantidade', linha.quantidade, 'garantia', linha.garantia, 'opcional', linha.opcional,
                     'valorFinal', linha.valor_final, 'situacao', linha.situacao) order by linha.ordem), '[]')
              from os_linha linha
              left join peca on peca.id = linha.peca_id
              left join servico on servico.id = linha.servico_id
             where linha.orcamento_id = orcamento.id) as linhas,
           (select json_build_object('aprovado', resposta.resposta = 'APROVADO', 'motivo', resposta.motivo,
                                     'em', resposta.criado_em)
              from os_aprovacao resposta
             where resposta.orcamento_id = orcamento.id and resposta.resposta <> 'DESFEITO'
               and not exists (select from os_aprovacao desfeita where desfeita.desfaz_id = resposta.id)
             order by resposta.id desc limit 1) as resposta
      from os_orcamento orcamento
      left join usuario on usuario.id = orcamento.criado_por
     where orcamento.ordem_servico_id = ${osId}
     order by orcamento.versao`.execute(db)
  return rows
}
