-- An order whose dispatch was taken back waits again until it leaves: this stay counts like the first.
create or replace function pedido_passagens(entrada auditoria) returns setof pedido_passagem language sql stable as $$
  select entrada.id, pedido.id, pedido.cliente_id, antes.etapa, entrada.criado_em, round(antes.horas, 1),
         case antes.etapa when 'FATURADO' then entrada.criado_em > pedido.data_hora_coleta
                          when 'A_FATURAR' then antes.horas > prazo.tempo_faturar
                          else antes.horas > prazo.tempo_separacao end
    from pedido
    -- The last entry that began a stay: the order was made, concluded, moved or brought back.
    join lateral (
      select coalesce(jsonb_path_query_first(dele.mudancas, '$[*] ? (@.campo == "status").para') #>> '{}',
                      case when dele.mudancas @? '$[*] ? (@.campo == "statusAlcis" && @.de == "expedido")'
                           then 'FATURADO' else 'CRIADO' end) as etapa,
             extract(epoch from entrada.criado_em - dele.criado_em) / 3600 as horas,
             dele.mudancas @? '$[*] ? (@.campo == "statusAlcis" && @.para == "expedido")' as saiu
        from auditoria dele
       where dele.entidade = 'pedido' and dele.entidade_id = pedido.id and dele.id < entrada.id
         and dele.mudancas @? '$[*] ? (@.campo == "status" || (@.campo == "concluido" && @.para == true)
               || (@.campo == "pedido" && @.acao == "criado")
               || (@.campo == "statusAlcis" && (@.para == "expedido" || @.de == "expedido")))'
       order by dele.id desc limit 1) antes on not antes.saiu
    join lateral (select tempo_separacao, tempo_faturar from configuracao order by id desc limit 1) prazo on true
   where entrada.entidade = 'pedido' and pedido.id = entrada.entidade_id and passagem_termina(entrada.mudancas)
$$;

insert into pedido_passagem
select passagem.* from auditoria, pedido_passagens(auditoria) passagem
 where auditoria.entidade = 'pedido'
   and auditoria.entidade_id in (select entidade_id from auditoria volta where volta.entidade = 'pedido'
         and volta.mudancas @? '$[*] ? (@.campo == "statusAlcis" && @.de == "expedido")')
on conflict do nothing;
