-- How long orders of the warehouse stay in each stage (rede §6): each stay that has ended, kept as the history tells it.
create table pedido_passagem (
  -- The entry of the history that ended it.
  auditoria_id bigint primary key references auditoria,
  pedido_id bigint not null references pedido on delete cascade,
  cliente_id bigint not null references cliente,
  etapa text not null,
  terminada_em timestamptz not null,
  -- Tenths of hours from the entry into the stage; of CRIADO from the conclusion.
  horas numeric(9, 1) not null,
  -- Longer than the stage's limit at that moment; of FATURADO, gone after the pickup.
  atrasada boolean not null
);
create index pedido_passagem_do_pedido on pedido_passagem (pedido_id);
create index pedido_passagem_por_fim on pedido_passagem (terminada_em) include (cliente_id, etapa, horas, atrasada);

-- Whether an entry ends a stay: the order moved on, or left.
create function passagem_termina(mudancas jsonb) returns boolean language sql immutable as $$
  select mudancas @? '$[*] ? (@.campo == "status" || (@.campo == "statusAlcis" && @.para == "expedido"))'
$$;

create function pedido_passagens(entrada auditoria) returns setof pedido_passagem language sql stable as $$
  select entrada.id, pedido.id, pedido.cliente_id, antes.etapa, entrada.criado_em, round(antes.horas, 1),
         case antes.etapa when 'FATURADO' then entrada.criado_em > pedido.data_hora_coleta
                          when 'A_FATURAR' then antes.horas > prazo.tempo_faturar
                          else antes.horas > prazo.tempo_separacao end
    from pedido
    -- The last entry that began a stay: the order was made, concluded or moved.
    join lateral (
      select coalesce(jsonb_path_query_first(dele.mudancas, '$[*] ? (@.campo == "status").para') #>> '{}', 'CRIADO') as etapa,
             extract(epoch from entrada.criado_em - dele.criado_em) / 3600 as horas,
             dele.mudancas @? '$[*] ? (@.campo == "statusAlcis" && @.para == "expedido")' as saiu
        from auditoria dele
       where dele.entidade = 'pedido' and dele.entidade_id = pedido.id and dele.id < entrada.id
         and dele.mudancas @? '$[*] ? (@.campo == "status" || (@.campo == "concluido" && @.para == true)
               || (@.campo == "pedido" && @.acao == "criado") || (@.campo == "statusAlcis" && @.para == "expedido"))'
       order by dele.id desc limit 1) antes on not antes.saiu
    join lateral (select tempo_separacao, tempo_faturar from configuracao order by id desc limit 1) prazo on true
   where entrada.entidade = 'pedido' and pedido.id = entrada.entidade_id and passagem_termina(entrada.mudancas)
$$;

create function pedido_passagem_termina() returns trigger language plpgsql as $$
begin
  insert into pedido_passagem select * from pedido_passagens(new);
  return null;
end $$;
create trigger pedido_passagem_termina after insert on auditoria
  for each row when (new.entidade = 'pedido' and passagem_termina(new.mudancas))
  execute function pedido_passagem_termina();

insert into pedido_passagem
select passagem.* from auditoria, pedido_passagens(auditoria) passagem where auditoria.entidade = 'pedido';
