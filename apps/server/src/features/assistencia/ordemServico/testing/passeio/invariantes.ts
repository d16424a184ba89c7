import { sql } from 'kysely'
import type { Executor } from '../../../../../platform/db/index.ts'

/**
 * The present version of each order's budget, what its approved lines need and ask for, and what it holds of its
 * post's stock or has used.
 */
const PRESENTE = `
  with atual as (
    select distinct on (ordem_servico_id) * from os_orcamento order by ordem_servico_id, versao desc),
  precisa as (
    select atual.ordem_servico_id, linha.peca_id, sum(linha.quantidade) as quantidade,
           coalesce(sum(linha.quantidade) filter (where linha.solicitar_peca), 0) as pedida
      from atual join os_linha linha on linha.orcamento_id = atual.id
     where linha.situacao = 'APROVADA' and linha.peca_id is not null
     group by atual.ordem_servico_id, linha.peca_id),
  tem as (
    select movimento.ordem_servico_id, estoque.peca_id, sum(movimento.reservado) as segura,
           sum(-movimento.fisico) as usou
      from movimento_peca movimento join estoque_peca estoque on estoque.id = movimento.estoque_peca_id
     where movimento.ordem_servico_id is not null
     group by movimento.ordem_servico_id, estoque.peca_id),
  falta as (
    select precisa.ordem_servico_id
      from precisa left join tem
        on tem.ordem_servico_id = precisa.ordem_servico_id and tem.peca_id = precisa.peca_id
     where precisa.pedida > coalesce(tem.segura + tem.usou, 0))`

/** Orders whose approved budget asks for a deposit that has not come, up to what its lines cost the consumer (decisions 63). */
const SEM_SINAL = `
  ${PRESENTE}, sem_sinal as (
    select atual.ordem_servico_id from atual
      left join lateral (select sum(valor_final) as custa from os_linha
                          where orcamento_id = atual.id and situacao = 'APROVADA' and not garantia) linhas on true
      left join lateral (select sum(case tipo when 'DEVOLUCAO' then -valor else valor end) as veio
                           from os_pagamento where ordem_servico_id = atual.ordem_servico_id) pagamento on true
     where atual.sinal is not null and atual.sinal_dispensado_em is null
       and least(atual.sinal, coalesce(custa, 0)) > coalesce(veio, 0))`

/** What the consumer of each order chose after the 30 days, and holds. */
const ESCOLHA = `
  with vale as (
    select distinct on (ordem_servico_id) ordem_servico_id, tipo, valor from os_escolha escolha
     where tipo <> 'DESFEITA' and not exists (select from os_escolha desfaz where desfaz.desfaz_id = escolha.id)
     order by ordem_servico_id, id desc)`

/**
 * What holds of every order at every moment, each as a query of the orders (or whatever it is about) that break it.
 * Written apart from the product's own statements, so that a mistake there is not made here again.
 */
export const INVARIANTES: Readonly<Record<string, string>> = {
  'one living link per order (decisions 53)': `
    select ordem_servico_id as id from os_link where revogado_em is null and sal is not null
     group by ordem_servico_id having count(*) > 1`,
  'a repair has its parts, or none is due (decisions 42)': `
    ${PRESENTE} select os.id, os.status from ordem_servico os join falta on falta.ordem_servico_id = os.id
     where os.status in ('CONTROLE_QUALIDADE', 'APROVADO_QC', 'REPROVADO_QC')
        or (os.status = 'REPARADA' and not exists (
              select from troca where troca.ordem_servico_id = os.id and troca.situacao = 'RECEBIDA'))`,
  'an order that waits for parts lacks one (decisions 41, 42)': `
    ${SEM_SINAL} select os.id from ordem_servico os
     where os.status = 'ORCAMENTO_APROVADO' and os.id not in (select ordem_servico_id from falta)
       and os.id not in (select ordem_servico_id from sem_sinal)`,
  // A reduction may be given back before anything was paid: the watch was paid for in a shop.
  'nothing is given back beyond what had come and the greatest reduction that was chosen (decisions 61, 63)': `
    select ordem_servico_id as id from os_pagamento group by ordem_servico_id
    having sum(case tipo when 'DEVOLUCAO' then -valor else valor end) < -coalesce((
      select max(valor) from os_escolha escolha
       where escolha.ordem_servico_id = os_pagamento.ordem_servico_id and escolha.tipo = 'ABATIMENTO'), 0)`,
  'what is repaired for money has its deposit, or somebody did without it (decisions 63)': `
    ${SEM_SINAL} select os.id, os.status from ordem_servico os join sem_sinal on sem_sinal.ordem_servico_id = os.id
     where os.status in ('AGUARDANDO_CONSERTO', 'CONSERTADA', 'CONTROLE_QUALIDADE', 'APROVADO_QC')`,
  'what a cancelled order asked for, nobody sent: it is asked for no more (decisions 43)': `
    select os.id from ordem_servico os join compra_peca_item item on item.ordem_servico_id = os.id
      join compra_peca compra on compra.id = item.compra_peca_id
     where os.status = 'CANCELADA' and compra.situacao = 'SOLICITADA'`,
  'the stock of a post is the sum of its ledger, and holds what its orders hold (decisions 43)': `
    select estoque.id, estoque.quantidade, estoque.reservado from estoque_peca estoque
      left join movimento_peca movimento on movimento.estoque_peca_id = estoque.id
     group by estoque.id
    having estoque.quantidade <> coalesce(sum(movimento.fisico), 0)
        or estoque.reservado <> coalesce(sum(movimento.reservado), 0)
        or estoque.reservado <> coalesce(sum(movimento.reservado) filter (where movimento.ordem_servico_id is not null), 0)`,
  'an order holds what its approved lines still need and no more; one that repairs nothing holds nothing (decisions 43)': `
    ${PRESENTE} select os.id, os.status, tem.peca_id, tem.segura, tem.usou from tem
      join ordem_servico os on os.id = tem.ordem_servico_id
      left join precisa on precisa.ordem_servico_id = tem.ordem_servico_id and precisa.peca_id = tem.peca_id
     where tem.segura < 0 or tem.usou < 0
        or tem.segura > greatest(0, coalesce(precisa.quantidade, 0) - tem.usou)
        or (tem.segura > 0 and os.status not in ('APROVAR_ORCAMENTO', 'ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA'))`,
  'a counter service that was done has used what its lines say of what the post keeps; another one nothing (decisions 43)': `
    ${PRESENTE} select os.id, os.status, tem.peca_id, tem.usou from tem
      join ordem_servico os on os.id = tem.ordem_servico_id and os.os_type = 'PA'
     where tem.segura <> 0 or tem.usou <> case when os.status in ('ATENDIDA', 'FINALIZADA') then coalesce((
       select sum(linha.quantidade) from os_linha_pa linha
        where linha.ordem_servico_id = os.id and linha.peca_id = tem.peca_id), 0) else 0 end`,
  'what came for an order entered the stock of its post once (decisions 43)': `
    select compra.id from compra_peca compra
      left join lateral (select sum(quantidade) as veio from compra_peca_item where compra_peca_id = compra.id) item on true
      left join lateral (select sum(fisico) as entrou from movimento_peca where compra_peca_id = compra.id) entrada on true
     where coalesce(entrada.entrou, 0) <> case when compra.situacao = 'RECEBIDA' then item.veio else 0 end`,
  'the central workshop has what it had, less what it sent': `
    select peca.id from peca where estoque <> 1000000 - coalesce((
      select sum(item.quantidade) from compra_peca_item item join compra_peca on compra_peca.id = compra_peca_id
       where item.peca_id = peca.id and compra_peca.situacao in ('ENVIADA', 'RECEBIDA')), 0)`,
  'evidence is what its hash says': `
    select ordem_servico_id as id from os_aprovacao where sha256(convert_to(mostrado, 'UTF8')) <> hash`,
  'a choice after the 30 days is what its hash says, and was made under warranty once they were over (decisions 61)': `
    select escolha.id from os_escolha escolha join ordem_servico os on os.id = escolha.ordem_servico_id
     where sha256(convert_to(escolha.mostrado, 'UTF8')) <> escolha.hash
        or (escolha.tipo <> 'DESFEITA'
            and ((escolha.criado_em at time zone 'America/Sao_Paulo')::date
                 - (os.criado_em at time zone 'America/Sao_Paulo')::date <= 30 or os.os_type <> 'OS'))`,
  'a restitution that holds ends its order; with a lower price that holds no swap goes on (decisions 61)': `
    ${ESCOLHA} select vale.ordem_servico_id as id, vale.tipo, os.status
      from vale join ordem_servico os on os.id = vale.ordem_servico_id
     where (vale.tipo = 'RESTITUICAO' and os.status <> 'CANCELADA')
        or (vale.tipo = 'ABATIMENTO' and exists (
              select from troca where troca.ordem_servico_id = os.id
                 and troca.situacao in ('SOLICITADA', 'AUTORIZADA', 'ESCOLHIDA', 'RECEBIDA')))`,
  'what is owed of a choice is what all months hold of it, to the cent (decisions 61, rede §4)': `
    ${ESCOLHA}, aberto as (
      select posto_id, min(mes) as mes from fechamento where status = 'EM_ABERTO' group by posto_id having count(*) = 1),
    livro as (
      select ordem_servico_id, valor_final as valor from fechamento_linha where os_escolha_id is not null
      union all
      select vivo.ordem_servico_id, vivo.valor
        from aberto cross join lateral lancamentos_do_mes(aberto.posto_id, aberto.mes) vivo
       where vivo.os_escolha_id is not null)
    select os.id, os.status from ordem_servico os join aberto on aberto.posto_id = os.posto_id
      left join vale on vale.ordem_servico_id = os.id
      left join lateral (select sum(valor) as soma from livro where livro.ordem_servico_id = os.id) pago on true
     where coalesce(pago.soma, 0) <> case
             when vale.tipo = 'RESTITUICAO' and os.status = 'CANCELADA' then vale.valor
             when vale.tipo = 'ABATIMENTO' and os.status = 'FINALIZADA' then vale.valor else 0 end`,
  'a budget is answered by evidence, an open one has none that holds': `
    ${PRESENTE} select atual.ordem_servico_id as id, atual.situacao from atual
     where not atual.complemento and (atual.situacao in ('ABERTO', 'REPROVADO')) and (atual.situacao = 'REPROVADO')
           <> exists (select from os_aprovacao resposta where resposta.orcamento_id = atual.id
                         and resposta.resposta <> 'DESFEITO' and not exists (
                           select from os_aprovacao desfaz where desfaz.desfaz_id = resposta.id))`,
  'an approved line was approved by somebody, or costs nothing, or the warranty covers all of its budget': `
    ${PRESENTE} select atual.ordem_servico_id as id from atual
     where atual.situacao = 'APROVADO'
       and exists (select from os_linha where orcamento_id = atual.id and situacao = 'APROVADA'
                      and not garantia and valor_final > 0)
       and not exists (
             select from os_aprovacao resposta join os_orcamento versao on versao.id = resposta.orcamento_id
              where resposta.ordem_servico_id = atual.ordem_servico_id and resposta.resposta = 'APROVADO'
                and versao.versao <= atual.versao)`,
  'only an open budget has lines that wait, and an open one has some': `
    select ordem_servico_id as id, orcamento.situacao from os_orcamento orcamento
     where orcamento.situacao in ('ABERTO', 'APROVADO', 'REPROVADO', 'EXPIRADO')
       and (orcamento.situacao = 'ABERTO')
           <> exists (select from os_linha where orcamento_id = orcamento.id and situacao = 'PENDENTE')`,
  'a change of an order is one entry of its audit': `
    select os.id, os.versao from ordem_servico os
     where os.versao <> (select count(*) from auditoria
                          where entidade = 'ordemServico' and entidade_id = os.id
                            and not mudancas @> '[{"campo":"link","acao":"criado"}]'
                            and not mudancas @> '[{"campo":"link","acao":"mostrado"}]')`,
  'each step of the history begins where the one before ended, and the last is the present': `
    select os.id from ordem_servico os join (
      select ordem_servico_id, de, para, lag(para) over passos as antes, lead(id) over passos as depois
        from os_historico window passos as (partition by ordem_servico_id order by id)
    ) passo on passo.ordem_servico_id = os.id
     where passo.de is distinct from passo.antes or (passo.depois is null and passo.para <> os.status)`,
  'an open watch is in one open order, or somebody said why in two (decisions 51)': `
    select relogio_id as id from ordem_servico
     where os_type = 'OS' and motivo_segunda_os is null and relogio_id is not null
       and status not in ('EM_CRIACAO', 'ENTREGUE', 'ATENDIDA', 'FINALIZADA', 'CANCELADA')
     group by relogio_id having count(*) > 1`,
  'a swapped watch is its own, with a warranty from its delivery (decisions 50)': `
    select os.id from ordem_servico os join troca on troca.ordem_servico_id = os.id and troca.situacao = 'RECEBIDA'
      left join relogio novo on novo.id = troca.relogio_novo_id
     where novo.id is null or novo.numero_serie <> troca.numero_serie
        or (os.status = 'ENTREGUE' and novo.garantia_desde is null)`,
  'dates of people are in their order (decisions 49)': `
    select id from ordem_servico where data_reparo < criado_em or data_entrega_relogio < criado_em`,
}

type Quebra = { invariante: string; linhas: unknown[] }

/** Which of them do not hold, with what breaks them; all in one round. */
export const broken = async (db: Executor): Promise<Quebra[]> => {
  const parts = Object.entries(INVARIANTES).map(
    ([nome, query]) =>
      `select '${nome}' as invariante, (select json_agg(quebra) from (${query}) quebra) as linhas`,
  )
  const { rows } = await sql
    .raw<Quebra>(`select * from (${parts.join(' union all ')}) tudo where linhas is not null`)
    .execute(db)
  return rows
}
