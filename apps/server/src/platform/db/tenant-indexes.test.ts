import { afterAll, expect, it } from 'vitest'
import { createTestDatabase } from '../testing/database.ts'

const test = await createTestDatabase()
afterAll(test.drop)

/**
 * Indexes of rows of companies and service points that lead with neither, with why. One that leads with a record leads
 * with what belongs to one company or post; one that is unique keeps a number or key unique over all.
 */
const OVER_ALL = {
  "The warehouse's own people read lists of all companies.": `
    inspecao_aberta inspecao_bloqueada nota_por_emissao nota_por_emitente nota_por_importacao nota_por_inicio_da_chave
    nota_por_nome_do_emitente nota_por_numero nota_por_recebimento nota_memoria_do_emitente pedido_aberto
    pedido_aberto_desde pedido_aberto_por_etapa pedido_aberto_ultimo pedido_na_separacao pedido_por_coleta
    pedido_por_criacao pedido_por_inicio_do_numero_do_cliente pedido_por_status_wms pedido_pronto
    pedido_passagem_por_fim produto_busca produto_por_barras produto_por_codigo produto_por_descricao
    produto_por_inicio produto_por_inicio_do_codigo produto_por_inicio_do_omni saldo_por_lote movimento_quando
    usuario_por_nome`,
  "The maker's own people read lists of the whole network.": `
    avaliacao_respondida cadastro_posto_fila chamado_por_situacao chat_conversa_da_equipe compra_peca_por_idade
    compra_peca_por_situacao consumidor_busca consumidor_pelo_email consumidor_por_digitos consumidor_por_documento
    consumidor_por_nome fechamento_por_mes ordem_servico_abertas ordem_servico_em_curso ordem_servico_na_garantia
    ordem_servico_pa ordem_servico_por_ano ordem_servico_por_conserto ordem_servico_por_data_status
    ordem_servico_por_idade ordem_servico_por_nota ordem_servico_por_numero ordem_servico_por_reparo
    ordem_servico_por_status ordem_servico_por_status_desde ordem_servico_por_valor ordem_servico_prometida
    ordem_servico_reincidente os_pagamento_por_data relatorio_fato_do_periodo relogio_por_inicio_da_serie
    relogio_por_serie`,
  'Jobs look for what is due, whoever it belongs to.': `
    cadastro_posto_sem_email cobranca_aberta importacao_em_andamento importacao_limpeza notificacao_fato_limpeza
    ordem_servico_aguarda_retirada pedido_aguarda_wms posto_documento_chave`,
  'The history of one record.': 'auditoria_entidade',
}

const NOT_LED = `
  select idx.relname as indice
    from pg_index join pg_class rel on rel.oid = indrelid join pg_class idx on idx.oid = indexrelid
    left join pg_attribute lead on lead.attrelid = indrelid and lead.attnum = indkey[0]
   where rel.relnamespace = 'public'::regnamespace and not rel.relispartition and not indisunique
     and exists (select from pg_attribute dono where dono.attrelid = indrelid and not dono.attisdropped
                  and dono.attname in ('cliente_id', 'posto_id'))
     and coalesce(lead.attname, '') !~ '(^|_)id$'
     and not exists (select from pg_constraint where contype = 'f' and conrelid = indrelid
                        and conkey[1] = lead.attnum)`

it('leads with the company, the post or a record in each index of their rows, but for those named here', async () => {
  const { rows } = await test.database.pool.query<{ indice: string }>(NOT_LED)
  const named = Object.values(OVER_ALL).flatMap((names) => names.trim().split(/\s+/))
  expect(rows.map(({ indice }) => indice).toSorted()).toEqual(named.toSorted())
})
