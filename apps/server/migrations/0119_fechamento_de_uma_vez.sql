-- A month's lines come of the database whole: what each is of, what it is called, and its value (rede §4). The closing,
-- the open month's page and its kept sum read the same function, and no line makes its way through the server to be
-- written.
drop function lancamentos_do_mes(bigint, date);
create function lancamentos_do_mes(do_posto bigint, do_mes date)
returns table (ordem_servico_id bigint, os_linha_id bigint, os_escolha_id bigint, tipo text, natureza text, descricao text,
               valor numeric)
language sql stable as $$
  with limites as (
    select do_mes::timestamp at time zone 'America/Sao_Paulo' as de,
           (do_mes + interval '1 month') at time zone 'America/Sao_Paulo' as ate),
  tocada as (
    select fechamento_os.ordem_servico_id from fechamento_os
     where fechamento_os.posto_id = do_posto and fechamento_os.mes = do_mes
    union
    select escolha.ordem_servico_id
      from limites
      join os_escolha escolha on escolha.criado_em >= limites.de and escolha.criado_em < limites.ate
      join ordem_servico on ordem_servico.id = escolha.ordem_servico_id
     where ordem_servico.posto_id = do_posto
    union
    select linha.ordem_servico_id
      from limites
      join fechamento_linha linha on linha.decidido_em >= limites.de and linha.decidido_em < limites.ate
      join fechamento on fechamento.id = linha.fechamento_id
     where fechamento.posto_id = do_posto and linha.ordem_servico_id is not null),
  estado as (
    select tocada.ordem_servico_id, ultimo.para
      from tocada cross join limites
      join lateral (select historico.para from os_historico historico
                     where historico.ordem_servico_id = tocada.ordem_servico_id and historico.criado_em < limites.ate
                     order by historico.id desc limit 1) ultimo on true),
  devido as (
    select estado.ordem_servico_id, linha.id as chave, linha.valor_fabricante as deve,
           case linha.tipo when 'SERVICO' then 'MAO_DE_OBRA' else linha.tipo end as natureza,
           linha.peca_id, linha.servico_id, linha.quantidade
      from estado cross join limites
      join lateral (select orcamento.id from os_orcamento orcamento
                     where orcamento.ordem_servico_id = estado.ordem_servico_id and orcamento.criado_em < limites.ate
                     order by orcamento.versao desc limit 1) versao on true
      join os_linha linha on linha.orcamento_id = versao.id
     where estado.para = 'FINALIZADA' and linha.garantia and linha.situacao = 'APROVADA' and not linha.solicitar_peca
    union all
    select estado.ordem_servico_id, -vale.id, vale.valor, vale.tipo, null, null, 1
      from estado cross join limites
      join lateral (select escolha.id, escolha.tipo, escolha.valor from os_escolha escolha
                     where escolha.ordem_servico_id = estado.ordem_servico_id and escolha.criado_em < limites.ate
                       and escolha.tipo <> 'DESFEITA'
                       and not exists (select 1 from os_escolha desfeita
                                        where desfeita.desfaz_id = escolha.id and desfeita.criado_em < limites.ate)
                     order by escolha.id desc limit 1) vale on true
     where (vale.tipo = 'RESTITUICAO' and estado.para = 'CANCELADA')
        or (vale.tipo = 'ABATIMENTO' and estado.para = 'FINALIZADA')),
  -- What earlier closings hold: a line that its order owes no longer is called as it was called then.
  anterior as (
    select linha.ordem_servico_id, coalesce(linha.os_linha_id, -linha.os_escolha_id) as chave,
           sum(linha.valor_final) as lancado, sum(linha.valor - linha.valor_final) as glosa,
           max(linha.natureza) as natureza, max(linha.descricao) as descricao
      from tocada
      join fechamento_linha linha on linha.ordem_servico_id = tocada.ordem_servico_id
      join fechamento on fechamento.id = linha.fechamento_id and fechamento.mes < do_mes
     group by linha.ordem_servico_id, coalesce(linha.os_linha_id, -linha.os_escolha_id)),
  -- What is owed now, less finance's deductions, less the amount of earlier closings: all months of an order add up to
  -- what its present lines owe.
  junta as (
    select coalesce(devido.ordem_servico_id, anterior.ordem_servico_id) as ordem_servico_id,
           coalesce(devido.chave, anterior.chave) as chave,
           coalesce(devido.deve - coalesce(anterior.glosa, 0), 0) - coalesce(anterior.lancado, 0) as valor,
           coalesce(devido.natureza, anterior.natureza) as natureza, anterior.descricao,
           devido.peca_id, devido.servico_id, devido.quantidade
      from devido full join anterior on anterior.chave = devido.chave)
  select junta.ordem_servico_id, case when junta.chave > 0 then junta.chave end,
         case when junta.chave < 0 then -junta.chave end,
         case when junta.ordem_servico_id in (select ja.ordem_servico_id from anterior ja) then 'AJUSTE_OS' else 'CREDITO' end,
         junta.natureza,
         coalesce(coalesce(servico.nome, peca.descricao)
                    || case when junta.quantidade > 1 then ' (' || junta.quantidade || ')' else '' end,
                  junta.descricao),
         junta.valor
    from junta
    left join peca on peca.id = junta.peca_id
    left join servico on servico.id = junta.servico_id
   where junta.valor <> 0
$$;

create or replace function vivo_do_mes(do_posto bigint, do_mes date) returns numeric language sql stable as $$
  select (select coalesce(sum(mes.valor), 0) from lancamentos_do_mes(do_posto, do_mes) mes)
         - (select coalesce(sum(retida.valor), 0) from retidas_do_mes(do_posto, do_mes) retida)
$$;

-- The lines of an order are found by their order, whose pages the closing has just read.
create or replace function fechamento_linha_nova_imutavel() returns trigger language plpgsql as $$
begin
  if exists (select 1 from (select distinct fechamento_id from novas) nova
               join fechamento on fechamento.id = nova.fechamento_id
              where fechamento.status in ('APROVADO', 'PAGO')) then
    raise exception 'linha de um fechamento aprovado não muda' using errcode = 'check_violation';
  end if;
  if exists (select ordem_servico_id, os_linha_id from novas where os_linha_id is not null
             except
             select orcamento.ordem_servico_id, linha.id
               from (select distinct ordem_servico_id from novas where os_linha_id is not null) ordem
               join os_orcamento orcamento on orcamento.ordem_servico_id = ordem.ordem_servico_id
               join os_linha linha on linha.orcamento_id = orcamento.id)
     or exists (select 1 from novas
                 where os_escolha_id is not null
                   and not exists (select 1 from os_escolha
                                    where os_escolha.id = novas.os_escolha_id
                                      and os_escolha.ordem_servico_id = novas.ordem_servico_id)) then
    raise exception 'linha de fechamento sem a sua OS' using errcode = 'foreign_key_violation';
  end if;
  return null;
end $$;
