-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/ordemServico/store/lista/list.ts

-- countOs
select count(*) as total
  from ordem_servico
  where "ordem_servico"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2);

select count(*) as total
  from ordem_servico
  where "ordem_servico"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and false;

select count(*) as total
  from ordem_servico
  where "ordem_servico"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ordem_servico.consumidor_id = (select coalesce(unido_a_id, id)
  from consumidor
  where id = $3);

select count(*) as total
  from ordem_servico
  where "ordem_servico"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ordem_servico.consumidor_id in (select coalesce(unido_a_id, id)
  from consumidor
  where "posto_id" in ( select id
  from posto_autorizado
  where id = $3 or credenciado_id = $4)
  and (sem_acento(consumidor.nome) like sem_acento($5) or consumidor.cnpj_cpf like $6 or regexp_replace(consumidor.telefone, '[^0-9]', '', 'g') like $7));

select count(*) as total
  from ordem_servico
  where "ordem_servico"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ordem_servico.consumidor_id in (select coalesce(unido_a_id, id)
  from consumidor
  where "posto_id" in ( select id
  from posto_autorizado
  where id = $3 or credenciado_id = $4)
  and (sem_acento(consumidor.nome) like sem_acento($5)));

select count(*) as total
  from ordem_servico
  where "ordem_servico"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ordem_servico.criado_em >= $3;

select count(*) as total
  from ordem_servico
  where "ordem_servico"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ordem_servico.criado_em >= $3
  and ordem_servico.criado_em < $4;

select count(*) as total
  from ordem_servico
  where "ordem_servico"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ordem_servico.data_prometida <= $3::date;

select count(*) as total
  from ordem_servico
  where "ordem_servico"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ordem_servico.garantia
  and ordem_servico.status not in ('EM_CRIACAO', 'AGUARDANDO_RELOGIO', 'ENTREGUE', 'ATENDIDA', 'FINALIZADA',
    'CANCELADA')
  and ( case when not ordem_servico.garantia or ordem_servico.os_type <> 'OS' or ordem_servico.status in ('EM_CRIACAO',
    'AGUARDANDO_RELOGIO', 'ENTREGUE', 'ATENDIDA', 'FINALIZADA',
    'CANCELADA') then null when ordem_servico.status = 'REPARADA' then case when ((coalesce(ordem_servico.data_reparo,
    ordem_servico.status_desde)) at time zone $3)::date - ((ordem_servico.criado_em) at time zone $4)::date > 30 then 'PASSOU' end when ordem_servico.criado_em < $5 then 'PASSOU' when ordem_servico.criado_em < $6 then 'PERTO' end) = $7;

select count(*) as total
  from ordem_servico
  where "ordem_servico"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ordem_servico.garantia = $3;

select count(*) as total
  from ordem_servico
  where "ordem_servico"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ordem_servico.id = any ($3::bigint[]);

select count(*) as total
  from ordem_servico
  where "ordem_servico"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ordem_servico.id in ( select orcamento.ordem_servico_id
  from os_linha
  join os_orcamento orcamento on orcamento.id = os_linha.orcamento_id
  where os_linha.peca_id = any(array(select id
  from peca
  where codigo in ($3)))
  and orcamento.situacao <> 'SUBSTITUIDO'
  union all select ordem_servico_id
  from os_linha_pa
  where peca_id = any(array(select id
  from peca
  where codigo in ($4)))
  union all select id
  from ordem_servico
  where consumidor_id in (select coalesce(unido_a_id, id)
  from consumidor
  where "posto_id" in ( select id
  from posto_autorizado
  where id = $5 or credenciado_id = $6)
  and (sem_acento(consumidor.nome) like sem_acento($7) or consumidor.cnpj_cpf like $8 or regexp_replace(consumidor.telefone, '[^0-9]', '', 'g') like $9))
  union all select id
  from ordem_servico
  where relogio_id in (select coalesce(unido_a_id, id)
  from relogio
  where numero_serie like $10));

select count(*) as total
  from ordem_servico
  where "ordem_servico"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ordem_servico.id in ( select orcamento.ordem_servico_id
  from os_linha
  join os_orcamento orcamento on orcamento.id = os_linha.orcamento_id
  where os_linha.peca_id = any(array(select id
  from peca
  where codigo in ($3)))
  and orcamento.situacao <> 'SUBSTITUIDO'
  union all select ordem_servico_id
  from os_linha_pa
  where peca_id = any(array(select id
  from peca
  where codigo in ($4)))
  union all select id
  from ordem_servico
  where consumidor_id in (select coalesce(unido_a_id, id)
  from consumidor
  where "posto_id" in ( select id
  from posto_autorizado
  where id = $5 or credenciado_id = $6)
  and (sem_acento(consumidor.nome) like sem_acento($7)))
  union all select id
  from ordem_servico
  where relogio_id in (select coalesce(unido_a_id, id)
  from relogio
  where numero_serie like $8));

select count(*) as total
  from ordem_servico
  where "ordem_servico"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ordem_servico.id in ( select os_aviso.ordem_servico_id
  from os_aviso
  where enviado_em is null
  and feito_em is null
  and encerrado_em is null);

select count(*) as total
  from ordem_servico
  where "ordem_servico"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ordem_servico.id in (select ordem_servico_id
  from compra_peca_item
  where compra_peca_id = $3
  and ordem_servico_id is not null);

select count(*) as total
  from ordem_servico
  where "ordem_servico"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ordem_servico.marca_id = $3;

select count(*) as total
  from ordem_servico
  where "ordem_servico"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ordem_servico.numero = $3;

select count(*) as total
  from ordem_servico
  where "ordem_servico"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ordem_servico.numero = $3
  and ordem_servico.ano = $4;

select count(*) as total
  from ordem_servico
  where "ordem_servico"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ordem_servico.os_type = 'PA';

select count(*) as total
  from ordem_servico
  where "ordem_servico"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ordem_servico.reincidencia is null;

select count(*) as total
  from ordem_servico
  where "ordem_servico"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ordem_servico.relogio_id = (select coalesce(unido_a_id, id)
  from relogio
  where id = $3);

select count(*) as total
  from ordem_servico
  where "ordem_servico"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ordem_servico.relogio_id in (select coalesce(unido_a_id, id)
  from relogio
  where numero_serie like $3);

select count(*) as total
  from ordem_servico
  where "ordem_servico"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ordem_servico.relogio_id in (select id
  from relogio
  where modelo_produto_id = $3);

select count(*) as total
  from ordem_servico
  where "ordem_servico"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ordem_servico.relogio_id in (select id
  from relogio
  where modelo_produto_id = $3)
  and ordem_servico.garantia = $4
  and ordem_servico.criado_em >= $5
  and ordem_servico.criado_em < $6;

select count(*) as total
  from ordem_servico
  where "ordem_servico"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ordem_servico.relogio_id in (select id
  from relogio
  where modelo_produto_id = $3)
  and ordem_servico.reincidencia = $4
  and ordem_servico.garantia = $5
  and ordem_servico.criado_em >= $6
  and ordem_servico.criado_em < $7;

select count(*) as total
  from ordem_servico
  where "ordem_servico"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ordem_servico.status = any($3);

select count(*) as total
  from ordem_servico
  where "ordem_servico"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ordem_servico.status = any($3)
  and ordem_servico.relogio_id in (select id
  from relogio
  where modelo_produto_id = $4)
  and ordem_servico.criado_em >= $5
  and ordem_servico.criado_em < $6;

select count(*) as total
  from ordem_servico
  where "ordem_servico"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ordem_servico.status = any($3)
  and ordem_servico.relogio_id in (select id
  from relogio
  where modelo_produto_id = $4)
  and ordem_servico.status not in ('ENTREGUE', 'ATENDIDA', 'FINALIZADA', 'CANCELADA')
  and ordem_servico.criado_em >= $5
  and ordem_servico.criado_em < $6;

select count(*) as total
  from ordem_servico
  where "ordem_servico"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ordem_servico.status = any($3)
  and ordem_servico.status not in ('ENTREGUE', 'ATENDIDA', 'FINALIZADA', 'CANCELADA')
  and ordem_servico.criado_em >= $4
  and ordem_servico.criado_em < $5;

select count(*) as total
  from ordem_servico
  where "ordem_servico"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ordem_servico.status in ('ENTREGUE', 'ATENDIDA', 'FINALIZADA', 'CANCELADA');

select count(*) as total
  from ordem_servico
  where "ordem_servico"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ordem_servico.status in ('REPARADA', 'ORCAMENTO_REPROVADO', 'TROCA_NAO_AUTORIZADA')
  and ordem_servico.status_desde <= $3;

select count(*) as total
  from ordem_servico
  where "ordem_servico"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ordem_servico.status not in ('ENTREGUE', 'ATENDIDA', 'FINALIZADA', 'CANCELADA');

select count(*) as total
  from ordem_servico
  where "ordem_servico"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ordem_servico.status not in ('REPARADA', 'ENTREGUE', 'ORCAMENTO_REPROVADO', 'ATENDIDA', 'FINALIZADA',
    'CANCELADA', 'TROCA_REVERTIDA')
  and (ordem_servico.criado_em < $3 or (ordem_servico.criado_em < $4
  and ordem_servico.criado_em >= $5));

select count(*) as total
  from ordem_servico
  where "ordem_servico"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ordem_servico.status not in ('REPARADA', 'ENTREGUE', 'ORCAMENTO_REPROVADO', 'ATENDIDA', 'FINALIZADA',
    'CANCELADA', 'TROCA_REVERTIDA')
  and ordem_servico.criado_em >= $3
  and ordem_servico.status not in ('ENTREGUE', 'ATENDIDA', 'FINALIZADA', 'CANCELADA');

select count(*) as total
  from ordem_servico
  where true;

select count(*) as total
  from ordem_servico
  where true
  and not ( ordem_servico.status not in ('REPARADA', 'ENTREGUE', 'ORCAMENTO_REPROVADO', 'ATENDIDA', 'FINALIZADA',
    'CANCELADA', 'TROCA_REVERTIDA')
  and ((ordem_servico.status not in ('REPARADA', 'ENTREGUE', 'ORCAMENTO_REPROVADO', 'ATENDIDA', 'FINALIZADA',
    'CANCELADA', 'TROCA_REVERTIDA')
  and (ordem_servico.criado_em < $1 or (ordem_servico.criado_em < $2
  and ordem_servico.criado_em >= $3))) or coalesce(ordem_servico.data_prometida < $4::date, false)));

select count(*) as total
  from ordem_servico
  where true
  and ordem_servico.garantia
  and ordem_servico.status not in ('EM_CRIACAO', 'AGUARDANDO_RELOGIO', 'ENTREGUE', 'ATENDIDA', 'FINALIZADA',
    'CANCELADA')
  and ( case when not ordem_servico.garantia or ordem_servico.os_type <> 'OS' or ordem_servico.status in ('EM_CRIACAO',
    'AGUARDANDO_RELOGIO', 'ENTREGUE', 'ATENDIDA', 'FINALIZADA',
    'CANCELADA') then null when ordem_servico.status = 'REPARADA' then case when ((coalesce(ordem_servico.data_reparo,
    ordem_servico.status_desde)) at time zone $1)::date - ((ordem_servico.criado_em) at time zone $2)::date > 30 then 'PASSOU' end when ordem_servico.criado_em < $3 then 'PASSOU' when ordem_servico.criado_em < $4 then 'PERTO' end) = $5;

select count(*) as total
  from ordem_servico
  where true
  and ordem_servico.id in ( select os_aviso.ordem_servico_id
  from os_aviso
  where enviado_em is null
  and feito_em is null
  and encerrado_em is null);

select count(*) as total
  from ordem_servico
  where true
  and ordem_servico.numero = $1
  and ordem_servico.ano = $2;

select count(*) as total
  from ordem_servico
  where true
  and ordem_servico.posto_id = $1;

select count(*) as total
  from ordem_servico
  where true
  and ordem_servico.posto_id = (select id
  from posto_autorizado
  where codigo_sap = $1);

select count(*) as total
  from ordem_servico
  where true
  and ordem_servico.reincidencia = $1
  and ordem_servico.status not in ('ENTREGUE', 'ATENDIDA', 'FINALIZADA', 'CANCELADA');

select count(*) as total
  from ordem_servico
  where true
  and ordem_servico.relogio_id = (select coalesce(unido_a_id, id)
  from relogio
  where id = $1);

select count(*) as total
  from ordem_servico
  where true
  and ordem_servico.status = any($1);

select count(*) as total
  from ordem_servico
  where true
  and ordem_servico.status = any($1)
  and ordem_servico.relogio_id in (select id
  from relogio
  where modelo_produto_id = $2)
  and ordem_servico.criado_em >= $3
  and ordem_servico.criado_em < $4;

select count(*) as total
  from ordem_servico
  where true
  and ordem_servico.status = any($1)
  and ordem_servico.status not in ('ENTREGUE', 'ATENDIDA', 'FINALIZADA', 'CANCELADA')
  and ordem_servico.criado_em >= $2
  and ordem_servico.criado_em < $3;

select count(*) as total
  from ordem_servico
  where true
  and ordem_servico.status in ('REPARADA', 'ENTREGUE', 'ORCAMENTO_REPROVADO', 'ATENDIDA', 'FINALIZADA', 'CANCELADA',
    'TROCA_REVERTIDA')
  and ordem_servico.status not in ('ENTREGUE', 'ATENDIDA', 'FINALIZADA', 'CANCELADA');

select count(*) as total
  from ordem_servico
  where true
  and ordem_servico.status not in ('ENTREGUE', 'ATENDIDA', 'FINALIZADA', 'CANCELADA');

select count(*) as total
  from ordem_servico
  where true
  and ordem_servico.status not in ('REPARADA', 'ENTREGUE', 'ORCAMENTO_REPROVADO', 'ATENDIDA', 'FINALIZADA',
    'CANCELADA', 'TROCA_REVERTIDA')
  and ((ordem_servico.status not in ('REPARADA', 'ENTREGUE', 'ORCAMENTO_REPROVADO', 'ATENDIDA', 'FINALIZADA',
    'CANCELADA', 'TROCA_REVERTIDA')
  and (ordem_servico.criado_em < $1 or (ordem_servico.criado_em < $2
  and ordem_servico.criado_em >= $3))) or coalesce(ordem_servico.data_prometida < $4::date, false));

select count(*) as total
  from ordem_servico
  where true
  and ordem_servico.status not in ('REPARADA', 'ENTREGUE', 'ORCAMENTO_REPROVADO', 'ATENDIDA', 'FINALIZADA',
    'CANCELADA', 'TROCA_REVERTIDA')
  and (ordem_servico.criado_em < $1 or (ordem_servico.criado_em < $2
  and ordem_servico.criado_em >= $3));

select count(*) as total
  from ordem_servico
  where true
  and ordem_servico.status not in ('REPARADA', 'ENTREGUE', 'ORCAMENTO_REPROVADO', 'ATENDIDA', 'FINALIZADA',
    'CANCELADA', 'TROCA_REVERTIDA')
  and (ordem_servico.criado_em < $1 or (ordem_servico.criado_em < $2
  and ordem_servico.criado_em >= $3))
  and ordem_servico.status not in ('ENTREGUE', 'ATENDIDA', 'FINALIZADA', 'CANCELADA');

select count(*) as total
  from ordem_servico
  where true
  and ordem_servico.status not in ('REPARADA', 'ENTREGUE', 'ORCAMENTO_REPROVADO', 'ATENDIDA', 'FINALIZADA',
    'CANCELADA', 'TROCA_REVERTIDA')
  and ordem_servico.criado_em < $1
  and ordem_servico.criado_em >= $2
  and ordem_servico.status not in ('ENTREGUE', 'ATENDIDA', 'FINALIZADA', 'CANCELADA');

select count(*) as total
  from ordem_servico
  where true
  and ordem_servico.status not in ('REPARADA', 'ENTREGUE', 'ORCAMENTO_REPROVADO', 'ATENDIDA', 'FINALIZADA',
    'CANCELADA', 'TROCA_REVERTIDA')
  and ordem_servico.criado_em >= $1
  and ordem_servico.status not in ('ENTREGUE', 'ATENDIDA', 'FINALIZADA', 'CANCELADA');

-- listOsIds
--   ids[]: number
select array(select unnest(array( select ordem_servico.id
  from ordem_servico
  where "ordem_servico"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ordem_servico.numero = $3
  and ordem_servico.ano = $4
  and ordem_servico.status not in ('REPARADA', 'ENTREGUE', 'ORCAMENTO_REPROVADO', 'ATENDIDA', 'FINALIZADA',
    'CANCELADA', 'TROCA_REVERTIDA')
  and ((ordem_servico.status not in ('REPARADA', 'ENTREGUE', 'ORCAMENTO_REPROVADO', 'ATENDIDA', 'FINALIZADA',
    'CANCELADA', 'TROCA_REVERTIDA')
  and (ordem_servico.criado_em < $5 or (ordem_servico.criado_em < $6
  and ordem_servico.criado_em >= $7))) or coalesce(ordem_servico.data_prometida < $8::date, false))
  order by "ordem_servico"."criado_em" asc, "ordem_servico"."id" asc
  limit $9) || array( select ordem_servico.id
  from ordem_servico
  where "ordem_servico"."posto_id" in ( select id
  from posto_autorizado
  where id = $10 or credenciado_id = $11)
  and ordem_servico.numero = $12
  and ordem_servico.ano = $13
  and not ( ordem_servico.status not in ('REPARADA', 'ENTREGUE', 'ORCAMENTO_REPROVADO', 'ATENDIDA', 'FINALIZADA',
    'CANCELADA', 'TROCA_REVERTIDA')
  and ((ordem_servico.status not in ('REPARADA', 'ENTREGUE', 'ORCAMENTO_REPROVADO', 'ATENDIDA', 'FINALIZADA',
    'CANCELADA', 'TROCA_REVERTIDA')
  and (ordem_servico.criado_em < $14 or (ordem_servico.criado_em < $15
  and ordem_servico.criado_em >= $16))) or coalesce(ordem_servico.data_prometida < $17::date, false)))
  order by "ordem_servico"."criado_em" desc, "ordem_servico"."id" desc
  limit $18))
  limit $19 offset $20) as ids;

select array(select unnest(array( select ordem_servico.id
  from ordem_servico
  where "ordem_servico"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ordem_servico.status not in ('REPARADA', 'ENTREGUE', 'ORCAMENTO_REPROVADO', 'ATENDIDA', 'FINALIZADA',
    'CANCELADA', 'TROCA_REVERTIDA')
  and ((ordem_servico.status not in ('REPARADA', 'ENTREGUE', 'ORCAMENTO_REPROVADO', 'ATENDIDA', 'FINALIZADA',
    'CANCELADA', 'TROCA_REVERTIDA')
  and (ordem_servico.criado_em < $3 or (ordem_servico.criado_em < $4
  and ordem_servico.criado_em >= $5))) or coalesce(ordem_servico.data_prometida < $6::date, false))
  and true
  and ordem_servico.id <> all ($7::bigint[])
  order by "ordem_servico"."criado_em" asc, "ordem_servico"."id" asc
  limit $8) || array( select ordem_servico.id
  from ordem_servico
  where "ordem_servico"."posto_id" in ( select id
  from posto_autorizado
  where id = $9 or credenciado_id = $10)
  and not ( ordem_servico.status not in ('REPARADA', 'ENTREGUE', 'ORCAMENTO_REPROVADO', 'ATENDIDA', 'FINALIZADA',
    'CANCELADA', 'TROCA_REVERTIDA')
  and ((ordem_servico.status not in ('REPARADA', 'ENTREGUE', 'ORCAMENTO_REPROVADO', 'ATENDIDA', 'FINALIZADA',
    'CANCELADA', 'TROCA_REVERTIDA')
  and (ordem_servico.criado_em < $11 or (ordem_servico.criado_em < $12
  and ordem_servico.criado_em >= $13))) or coalesce(ordem_servico.data_prometida < $14::date, false)))
  and true
  and ordem_servico.id <> all ($15::bigint[])
  order by "ordem_servico"."criado_em" desc, "ordem_servico"."id" desc
  limit $16))
  limit $17 offset $18) as ids;

select array(select unnest(array( select ordem_servico.id
  from ordem_servico
  where "ordem_servico"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ordem_servico.status not in ('REPARADA', 'ENTREGUE', 'ORCAMENTO_REPROVADO', 'ATENDIDA', 'FINALIZADA',
    'CANCELADA', 'TROCA_REVERTIDA')
  and ((ordem_servico.status not in ('REPARADA', 'ENTREGUE', 'ORCAMENTO_REPROVADO', 'ATENDIDA', 'FINALIZADA',
    'CANCELADA', 'TROCA_REVERTIDA')
  and (ordem_servico.criado_em < $3 or (ordem_servico.criado_em < $4
  and ordem_servico.criado_em >= $5))) or coalesce(ordem_servico.data_prometida < $6::date, false))
  order by "ordem_servico"."criado_em" asc, "ordem_servico"."id" asc
  limit $7) || array( select ordem_servico.id
  from ordem_servico
  where "ordem_servico"."posto_id" in ( select id
  from posto_autorizado
  where id = $8 or credenciado_id = $9)
  and not ( ordem_servico.status not in ('REPARADA', 'ENTREGUE', 'ORCAMENTO_REPROVADO', 'ATENDIDA', 'FINALIZADA',
    'CANCELADA', 'TROCA_REVERTIDA')
  and ((ordem_servico.status not in ('REPARADA', 'ENTREGUE', 'ORCAMENTO_REPROVADO', 'ATENDIDA', 'FINALIZADA',
    'CANCELADA', 'TROCA_REVERTIDA')
  and (ordem_servico.criado_em < $10 or (ordem_servico.criado_em < $11
  and ordem_servico.criado_em >= $12))) or coalesce(ordem_servico.data_prometida < $13::date, false)))
  order by "ordem_servico"."criado_em" desc, "ordem_servico"."id" desc
  limit $14))
  limit $15 offset $16) as ids;

select array(select unnest(array( select ordem_servico.id
  from ordem_servico
  where true
  and ordem_servico.status not in ('REPARADA', 'ENTREGUE', 'ORCAMENTO_REPROVADO', 'ATENDIDA', 'FINALIZADA',
    'CANCELADA', 'TROCA_REVERTIDA')
  and ((ordem_servico.status not in ('REPARADA', 'ENTREGUE', 'ORCAMENTO_REPROVADO', 'ATENDIDA', 'FINALIZADA',
    'CANCELADA', 'TROCA_REVERTIDA')
  and (ordem_servico.criado_em < $1 or (ordem_servico.criado_em < $2
  and ordem_servico.criado_em >= $3))) or coalesce(ordem_servico.data_prometida < $4::date, false))
  order by "ordem_servico"."criado_em" asc, "ordem_servico"."id" asc
  limit $5) || array( select ordem_servico.id
  from ordem_servico
  where true
  and not ( ordem_servico.status not in ('REPARADA', 'ENTREGUE', 'ORCAMENTO_REPROVADO', 'ATENDIDA', 'FINALIZADA',
    'CANCELADA', 'TROCA_REVERTIDA')
  and ((ordem_servico.status not in ('REPARADA', 'ENTREGUE', 'ORCAMENTO_REPROVADO', 'ATENDIDA', 'FINALIZADA',
    'CANCELADA', 'TROCA_REVERTIDA')
  and (ordem_servico.criado_em < $6 or (ordem_servico.criado_em < $7
  and ordem_servico.criado_em >= $8))) or coalesce(ordem_servico.data_prometida < $9::date, false)))
  order by "ordem_servico"."criado_em" desc, "ordem_servico"."id" desc
  limit $10))
  limit $11 offset $12) as ids;

-- listParte
--   consumidorTelefone: null
--   dataEntregaRelogio: null
--   dataPrometida: null
--   dataReparo: null
--   escolha: null
--   orcamentoValidoAte: null
--   pecaEm: null
--   pedeSinal.abatimento: number
--   pedeSinal.linhas: array
--   pedeSinal.linhas[].garantia: boolean
--   pedeSinal.linhas[].situacao: string
--   pedeSinal.linhas[].valor: number
--   pedeSinal.linhas[].valorFinal: number
--   pedeSinal.linhas[]: object
--   pedeSinal.pagamentos: array
--   pedeSinal.pagamentos[].tipo: string
--   pedeSinal.pagamentos[].valor: number
--   pedeSinal.pagamentos[]: object
--   pedeSinal.sinal: number
--   pedeSinal: null
--   reincidencia: null
--   relogio.id: number
--   relogio.modelo.codigo: string
--   relogio.modelo.descricao: string
--   relogio.modelo.fotoId: null
--   relogio.modelo.id: number
--   relogio.modelo.marca.id: number
--   relogio.modelo.marca.nome: string
--   relogio.modelo.marca: object
--   relogio.modelo: object
--   relogio.numeroSerie: string
--   relogio: null
--   reparadoPor: null
--   respondidoEm: null
--   statusAnterior: null
--   tecnico.id: number
--   tecnico.nome: string
--   tecnico: null
with pagina as materialized ( select ordem_servico.id
  from ordem_servico
  join consumidor on consumidor.id = ordem_servico.consumidor_id
  and consumidor.posto_id = ordem_servico.posto_id
  where true
  order by consumidor.nome collate "pt-BR-x-icu" asc, ordem_servico.id asc
  limit $1 offset $2) select ordem_servico.id, ordem_servico.ano, ordem_servico.numero, ordem_servico.status,
    ordem_servico.status_desde as "statusDesde", ordem_servico.status_anterior as "statusAnterior",
    ordem_servico.criado_em as "criadoEm", ordem_servico.posto_id as "postoId",
    posto_autorizado.nome_fantasia as "postoNome", ordem_servico.consumidor_id as "consumidorId",
    consumidor.nome as "consumidorNome", consumidor.telefone as "consumidorTelefone",
    case when relogio.id is not null then json_build_object( 'id', relogio.id, 'numeroSerie', relogio.numero_serie,
    'modelo', json_build_object( 'id', modelo_produto.id, 'codigo', modelo_produto.codigo, 'descricao',
    modelo_produto.descricao, 'marca', json_build_object('id', marca.id, 'nome', marca.nome), 'fotoId',
    modelo_produto.foto_id)) end as relogio, case when tecnico.id is not null then json_build_object( 'id', tecnico.id,
    'nome', coalesce(tecnico.nome_exibicao, tecnico.nome)) end as tecnico, ordem_servico.garantia,
    ordem_servico.garantia_servico as "garantiaServico", ordem_servico.reincidencia,
    ordem_servico.valor_total as "valorTotal", ordem_servico.data_reparo as "dataReparo",
    ordem_servico.reparado_por as "reparadoPor", ordem_servico.data_entrega_relogio as "dataEntregaRelogio",
    orcamento.respondido_em as "respondidoEm", orcamento.expira_em as "orcamentoValidoAte",
    coalesce(orcamento.complemento, false) as complemento, coalesce(orcamento.complemento
  and orcamento.situacao = 'ABERTO', false) as "complementoAberto",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($3)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltamPecas",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($4)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltaPedir",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO',
    'CONSERTADA') then ( select max(compra_peca.previsao_chegada)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and compra_peca.situacao = 'ENVIADA') end as "pecaEm", exists (select
  from os_aviso
  where os_aviso.ordem_servico_id = ordem_servico.id
  and enviado_em is null
  and feito_em is null
  and encerrado_em is null) as avisar, ordem_servico.uso_indevido as "usoIndevido", exists (select
  from troca
  where troca.ordem_servico_id = ordem_servico.id
  and troca.situacao = 'RECEBIDA') as trocado, (select vale.tipo
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1) as escolha, ordem_servico.versao, case when ordem_servico.status = 'ORCAMENTO_APROVADO'
  and orcamento.sinal is not null
  and orcamento.sinal_dispensado_em is null then json_build_object( 'sinal', orcamento.sinal, 'linhas',
    coalesce(( select json_agg(json_build_object('situacao', linha.situacao, 'garantia', linha.garantia, 'valor',
    linha.valor, 'valorFinal', linha.valor_final))
  from os_linha linha
  where linha.orcamento_id = orcamento.id), '[]'), 'pagamentos', coalesce(( select json_agg(json_build_object('tipo',
    pago.tipo, 'valor', pago.valor))
  from os_pagamento pago
  where pago.ordem_servico_id = ordem_servico.id), '[]'), 'abatimento',
    coalesce(( select case when vale.tipo = 'ABATIMENTO' then vale.valor end
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1), 0)) end as "pedeSinal", ordem_servico.os_type as "osType", ordem_servico.data_prometida as "dataPrometida"
  from pagina
  join ordem_servico using (id)
  join posto_autorizado on posto_autorizado.id = ordem_servico.posto_id
  join consumidor on consumidor.id = ordem_servico.consumidor_id
  left join relogio on relogio.id = ordem_servico.relogio_id
  left join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
  left join marca on marca.id = modelo_produto.marca_id
  left join usuario tecnico on tecnico.id = ordem_servico.tecnico_id
  left join lateral ( select id, situacao, complemento, expira_em, sinal, sinal_dispensado_em,
    case when situacao in ('APROVADO', 'REPROVADO') then respondido_em end as respondido_em
  from os_orcamento
  where ordem_servico_id = ordem_servico.id
  order by os_orcamento.versao desc
  limit 1) orcamento on true
  order by consumidor.nome collate "pt-BR-x-icu" asc, ordem_servico.id asc;

with pagina as materialized ( select ordem_servico.id
  from ordem_servico
  join consumidor on consumidor.id = ordem_servico.consumidor_id
  and consumidor.posto_id = ordem_servico.posto_id
  where true
  order by consumidor.nome collate "pt-BR-x-icu" desc, ordem_servico.id desc
  limit $1 offset $2) select ordem_servico.id, ordem_servico.ano, ordem_servico.numero, ordem_servico.status,
    ordem_servico.status_desde as "statusDesde", ordem_servico.status_anterior as "statusAnterior",
    ordem_servico.criado_em as "criadoEm", ordem_servico.posto_id as "postoId",
    posto_autorizado.nome_fantasia as "postoNome", ordem_servico.consumidor_id as "consumidorId",
    consumidor.nome as "consumidorNome", consumidor.telefone as "consumidorTelefone",
    case when relogio.id is not null then json_build_object( 'id', relogio.id, 'numeroSerie', relogio.numero_serie,
    'modelo', json_build_object( 'id', modelo_produto.id, 'codigo', modelo_produto.codigo, 'descricao',
    modelo_produto.descricao, 'marca', json_build_object('id', marca.id, 'nome', marca.nome), 'fotoId',
    modelo_produto.foto_id)) end as relogio, case when tecnico.id is not null then json_build_object( 'id', tecnico.id,
    'nome', coalesce(tecnico.nome_exibicao, tecnico.nome)) end as tecnico, ordem_servico.garantia,
    ordem_servico.garantia_servico as "garantiaServico", ordem_servico.reincidencia,
    ordem_servico.valor_total as "valorTotal", ordem_servico.data_reparo as "dataReparo",
    ordem_servico.reparado_por as "reparadoPor", ordem_servico.data_entrega_relogio as "dataEntregaRelogio",
    orcamento.respondido_em as "respondidoEm", orcamento.expira_em as "orcamentoValidoAte",
    coalesce(orcamento.complemento, false) as complemento, coalesce(orcamento.complemento
  and orcamento.situacao = 'ABERTO', false) as "complementoAberto",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($3)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltamPecas",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($4)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltaPedir",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO',
    'CONSERTADA') then ( select max(compra_peca.previsao_chegada)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and compra_peca.situacao = 'ENVIADA') end as "pecaEm", exists (select
  from os_aviso
  where os_aviso.ordem_servico_id = ordem_servico.id
  and enviado_em is null
  and feito_em is null
  and encerrado_em is null) as avisar, ordem_servico.uso_indevido as "usoIndevido", exists (select
  from troca
  where troca.ordem_servico_id = ordem_servico.id
  and troca.situacao = 'RECEBIDA') as trocado, (select vale.tipo
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1) as escolha, ordem_servico.versao, case when ordem_servico.status = 'ORCAMENTO_APROVADO'
  and orcamento.sinal is not null
  and orcamento.sinal_dispensado_em is null then json_build_object( 'sinal', orcamento.sinal, 'linhas',
    coalesce(( select json_agg(json_build_object('situacao', linha.situacao, 'garantia', linha.garantia, 'valor',
    linha.valor, 'valorFinal', linha.valor_final))
  from os_linha linha
  where linha.orcamento_id = orcamento.id), '[]'), 'pagamentos', coalesce(( select json_agg(json_build_object('tipo',
    pago.tipo, 'valor', pago.valor))
  from os_pagamento pago
  where pago.ordem_servico_id = ordem_servico.id), '[]'), 'abatimento',
    coalesce(( select case when vale.tipo = 'ABATIMENTO' then vale.valor end
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1), 0)) end as "pedeSinal", ordem_servico.os_type as "osType", ordem_servico.data_prometida as "dataPrometida"
  from pagina
  join ordem_servico using (id)
  join posto_autorizado on posto_autorizado.id = ordem_servico.posto_id
  join consumidor on consumidor.id = ordem_servico.consumidor_id
  left join relogio on relogio.id = ordem_servico.relogio_id
  left join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
  left join marca on marca.id = modelo_produto.marca_id
  left join usuario tecnico on tecnico.id = ordem_servico.tecnico_id
  left join lateral ( select id, situacao, complemento, expira_em, sinal, sinal_dispensado_em,
    case when situacao in ('APROVADO', 'REPROVADO') then respondido_em end as respondido_em
  from os_orcamento
  where ordem_servico_id = ordem_servico.id
  order by os_orcamento.versao desc
  limit 1) orcamento on true
  order by consumidor.nome collate "pt-BR-x-icu" desc, ordem_servico.id desc;

with pagina as materialized ( select ordem_servico.id
  from ordem_servico
  join posto_autorizado on posto_autorizado.id = ordem_servico.posto_id
  where true
  order by posto_autorizado.nome_fantasia collate "pt-BR-x-icu" asc, ordem_servico.id asc
  limit $1 offset $2) select ordem_servico.id, ordem_servico.ano, ordem_servico.numero, ordem_servico.status,
    ordem_servico.status_desde as "statusDesde", ordem_servico.status_anterior as "statusAnterior",
    ordem_servico.criado_em as "criadoEm", ordem_servico.posto_id as "postoId",
    posto_autorizado.nome_fantasia as "postoNome", ordem_servico.consumidor_id as "consumidorId",
    consumidor.nome as "consumidorNome", consumidor.telefone as "consumidorTelefone",
    case when relogio.id is not null then json_build_object( 'id', relogio.id, 'numeroSerie', relogio.numero_serie,
    'modelo', json_build_object( 'id', modelo_produto.id, 'codigo', modelo_produto.codigo, 'descricao',
    modelo_produto.descricao, 'marca', json_build_object('id', marca.id, 'nome', marca.nome), 'fotoId',
    modelo_produto.foto_id)) end as relogio, case when tecnico.id is not null then json_build_object( 'id', tecnico.id,
    'nome', coalesce(tecnico.nome_exibicao, tecnico.nome)) end as tecnico, ordem_servico.garantia,
    ordem_servico.garantia_servico as "garantiaServico", ordem_servico.reincidencia,
    ordem_servico.valor_total as "valorTotal", ordem_servico.data_reparo as "dataReparo",
    ordem_servico.reparado_por as "reparadoPor", ordem_servico.data_entrega_relogio as "dataEntregaRelogio",
    orcamento.respondido_em as "respondidoEm", orcamento.expira_em as "orcamentoValidoAte",
    coalesce(orcamento.complemento, false) as complemento, coalesce(orcamento.complemento
  and orcamento.situacao = 'ABERTO', false) as "complementoAberto",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($3)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltamPecas",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($4)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltaPedir",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO',
    'CONSERTADA') then ( select max(compra_peca.previsao_chegada)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and compra_peca.situacao = 'ENVIADA') end as "pecaEm", exists (select
  from os_aviso
  where os_aviso.ordem_servico_id = ordem_servico.id
  and enviado_em is null
  and feito_em is null
  and encerrado_em is null) as avisar, ordem_servico.uso_indevido as "usoIndevido", exists (select
  from troca
  where troca.ordem_servico_id = ordem_servico.id
  and troca.situacao = 'RECEBIDA') as trocado, (select vale.tipo
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1) as escolha, ordem_servico.versao, case when ordem_servico.status = 'ORCAMENTO_APROVADO'
  and orcamento.sinal is not null
  and orcamento.sinal_dispensado_em is null then json_build_object( 'sinal', orcamento.sinal, 'linhas',
    coalesce(( select json_agg(json_build_object('situacao', linha.situacao, 'garantia', linha.garantia, 'valor',
    linha.valor, 'valorFinal', linha.valor_final))
  from os_linha linha
  where linha.orcamento_id = orcamento.id), '[]'), 'pagamentos', coalesce(( select json_agg(json_build_object('tipo',
    pago.tipo, 'valor', pago.valor))
  from os_pagamento pago
  where pago.ordem_servico_id = ordem_servico.id), '[]'), 'abatimento',
    coalesce(( select case when vale.tipo = 'ABATIMENTO' then vale.valor end
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1), 0)) end as "pedeSinal", ordem_servico.os_type as "osType", ordem_servico.data_prometida as "dataPrometida"
  from pagina
  join ordem_servico using (id)
  join posto_autorizado on posto_autorizado.id = ordem_servico.posto_id
  join consumidor on consumidor.id = ordem_servico.consumidor_id
  left join relogio on relogio.id = ordem_servico.relogio_id
  left join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
  left join marca on marca.id = modelo_produto.marca_id
  left join usuario tecnico on tecnico.id = ordem_servico.tecnico_id
  left join lateral ( select id, situacao, complemento, expira_em, sinal, sinal_dispensado_em,
    case when situacao in ('APROVADO', 'REPROVADO') then respondido_em end as respondido_em
  from os_orcamento
  where ordem_servico_id = ordem_servico.id
  order by os_orcamento.versao desc
  limit 1) orcamento on true
  order by posto_autorizado.nome_fantasia collate "pt-BR-x-icu" asc, ordem_servico.id asc;

with pagina as materialized ( select ordem_servico.id
  from ordem_servico
  join posto_autorizado on posto_autorizado.id = ordem_servico.posto_id
  where true
  order by posto_autorizado.nome_fantasia collate "pt-BR-x-icu" desc, ordem_servico.id desc
  limit $1 offset $2) select ordem_servico.id, ordem_servico.ano, ordem_servico.numero, ordem_servico.status,
    ordem_servico.status_desde as "statusDesde", ordem_servico.status_anterior as "statusAnterior",
    ordem_servico.criado_em as "criadoEm", ordem_servico.posto_id as "postoId",
    posto_autorizado.nome_fantasia as "postoNome", ordem_servico.consumidor_id as "consumidorId",
    consumidor.nome as "consumidorNome", consumidor.telefone as "consumidorTelefone",
    case when relogio.id is not null then json_build_object( 'id', relogio.id, 'numeroSerie', relogio.numero_serie,
    'modelo', json_build_object( 'id', modelo_produto.id, 'codigo', modelo_produto.codigo, 'descricao',
    modelo_produto.descricao, 'marca', json_build_object('id', marca.id, 'nome', marca.nome), 'fotoId',
    modelo_produto.foto_id)) end as relogio, case when tecnico.id is not null then json_build_object( 'id', tecnico.id,
    'nome', coalesce(tecnico.nome_exibicao, tecnico.nome)) end as tecnico, ordem_servico.garantia,
    ordem_servico.garantia_servico as "garantiaServico", ordem_servico.reincidencia,
    ordem_servico.valor_total as "valorTotal", ordem_servico.data_reparo as "dataReparo",
    ordem_servico.reparado_por as "reparadoPor", ordem_servico.data_entrega_relogio as "dataEntregaRelogio",
    orcamento.respondido_em as "respondidoEm", orcamento.expira_em as "orcamentoValidoAte",
    coalesce(orcamento.complemento, false) as complemento, coalesce(orcamento.complemento
  and orcamento.situacao = 'ABERTO', false) as "complementoAberto",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($3)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltamPecas",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($4)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltaPedir",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO',
    'CONSERTADA') then ( select max(compra_peca.previsao_chegada)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and compra_peca.situacao = 'ENVIADA') end as "pecaEm", exists (select
  from os_aviso
  where os_aviso.ordem_servico_id = ordem_servico.id
  and enviado_em is null
  and feito_em is null
  and encerrado_em is null) as avisar, ordem_servico.uso_indevido as "usoIndevido", exists (select
  from troca
  where troca.ordem_servico_id = ordem_servico.id
  and troca.situacao = 'RECEBIDA') as trocado, (select vale.tipo
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1) as escolha, ordem_servico.versao, case when ordem_servico.status = 'ORCAMENTO_APROVADO'
  and orcamento.sinal is not null
  and orcamento.sinal_dispensado_em is null then json_build_object( 'sinal', orcamento.sinal, 'linhas',
    coalesce(( select json_agg(json_build_object('situacao', linha.situacao, 'garantia', linha.garantia, 'valor',
    linha.valor, 'valorFinal', linha.valor_final))
  from os_linha linha
  where linha.orcamento_id = orcamento.id), '[]'), 'pagamentos', coalesce(( select json_agg(json_build_object('tipo',
    pago.tipo, 'valor', pago.valor))
  from os_pagamento pago
  where pago.ordem_servico_id = ordem_servico.id), '[]'), 'abatimento',
    coalesce(( select case when vale.tipo = 'ABATIMENTO' then vale.valor end
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1), 0)) end as "pedeSinal", ordem_servico.os_type as "osType", ordem_servico.data_prometida as "dataPrometida"
  from pagina
  join ordem_servico using (id)
  join posto_autorizado on posto_autorizado.id = ordem_servico.posto_id
  join consumidor on consumidor.id = ordem_servico.consumidor_id
  left join relogio on relogio.id = ordem_servico.relogio_id
  left join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
  left join marca on marca.id = modelo_produto.marca_id
  left join usuario tecnico on tecnico.id = ordem_servico.tecnico_id
  left join lateral ( select id, situacao, complemento, expira_em, sinal, sinal_dispensado_em,
    case when situacao in ('APROVADO', 'REPROVADO') then respondido_em end as respondido_em
  from os_orcamento
  where ordem_servico_id = ordem_servico.id
  order by os_orcamento.versao desc
  limit 1) orcamento on true
  order by posto_autorizado.nome_fantasia collate "pt-BR-x-icu" desc, ordem_servico.id desc;

with pagina as materialized ( select ordem_servico.id
  from ordem_servico
  where "ordem_servico"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ordem_servico.consumidor_id = (select coalesce(unido_a_id, id)
  from consumidor
  where id = $3)
  order by "ordem_servico"."criado_em" desc, "ordem_servico"."id" desc
  limit $4 offset $5) select ordem_servico.id, ordem_servico.ano, ordem_servico.numero, ordem_servico.status,
    ordem_servico.status_desde as "statusDesde", ordem_servico.status_anterior as "statusAnterior",
    ordem_servico.criado_em as "criadoEm", ordem_servico.posto_id as "postoId",
    posto_autorizado.nome_fantasia as "postoNome", ordem_servico.consumidor_id as "consumidorId",
    consumidor.nome as "consumidorNome", consumidor.telefone as "consumidorTelefone",
    case when relogio.id is not null then json_build_object( 'id', relogio.id, 'numeroSerie', relogio.numero_serie,
    'modelo', json_build_object( 'id', modelo_produto.id, 'codigo', modelo_produto.codigo, 'descricao',
    modelo_produto.descricao, 'marca', json_build_object('id', marca.id, 'nome', marca.nome), 'fotoId',
    modelo_produto.foto_id)) end as relogio, case when tecnico.id is not null then json_build_object( 'id', tecnico.id,
    'nome', coalesce(tecnico.nome_exibicao, tecnico.nome)) end as tecnico, ordem_servico.garantia,
    ordem_servico.garantia_servico as "garantiaServico", ordem_servico.reincidencia,
    ordem_servico.valor_total as "valorTotal", ordem_servico.data_reparo as "dataReparo",
    ordem_servico.reparado_por as "reparadoPor", ordem_servico.data_entrega_relogio as "dataEntregaRelogio",
    orcamento.respondido_em as "respondidoEm", orcamento.expira_em as "orcamentoValidoAte",
    coalesce(orcamento.complemento, false) as complemento, coalesce(orcamento.complemento
  and orcamento.situacao = 'ABERTO', false) as "complementoAberto",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($6)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltamPecas",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($7)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltaPedir",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO',
    'CONSERTADA') then ( select max(compra_peca.previsao_chegada)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and compra_peca.situacao = 'ENVIADA') end as "pecaEm", exists (select
  from os_aviso
  where os_aviso.ordem_servico_id = ordem_servico.id
  and enviado_em is null
  and feito_em is null
  and encerrado_em is null) as avisar, ordem_servico.uso_indevido as "usoIndevido", exists (select
  from troca
  where troca.ordem_servico_id = ordem_servico.id
  and troca.situacao = 'RECEBIDA') as trocado, (select vale.tipo
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1) as escolha, ordem_servico.versao, case when ordem_servico.status = 'ORCAMENTO_APROVADO'
  and orcamento.sinal is not null
  and orcamento.sinal_dispensado_em is null then json_build_object( 'sinal', orcamento.sinal, 'linhas',
    coalesce(( select json_agg(json_build_object('situacao', linha.situacao, 'garantia', linha.garantia, 'valor',
    linha.valor, 'valorFinal', linha.valor_final))
  from os_linha linha
  where linha.orcamento_id = orcamento.id), '[]'), 'pagamentos', coalesce(( select json_agg(json_build_object('tipo',
    pago.tipo, 'valor', pago.valor))
  from os_pagamento pago
  where pago.ordem_servico_id = ordem_servico.id), '[]'), 'abatimento',
    coalesce(( select case when vale.tipo = 'ABATIMENTO' then vale.valor end
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1), 0)) end as "pedeSinal", ordem_servico.os_type as "osType", ordem_servico.data_prometida as "dataPrometida"
  from pagina
  join ordem_servico using (id)
  join posto_autorizado on posto_autorizado.id = ordem_servico.posto_id
  join consumidor on consumidor.id = ordem_servico.consumidor_id
  left join relogio on relogio.id = ordem_servico.relogio_id
  left join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
  left join marca on marca.id = modelo_produto.marca_id
  left join usuario tecnico on tecnico.id = ordem_servico.tecnico_id
  left join lateral ( select id, situacao, complemento, expira_em, sinal, sinal_dispensado_em,
    case when situacao in ('APROVADO', 'REPROVADO') then respondido_em end as respondido_em
  from os_orcamento
  where ordem_servico_id = ordem_servico.id
  order by os_orcamento.versao desc
  limit 1) orcamento on true
  order by "ordem_servico"."criado_em" desc, "ordem_servico"."id" desc;

with pagina as materialized ( select ordem_servico.id
  from ordem_servico
  where "ordem_servico"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ordem_servico.consumidor_id in (select coalesce(unido_a_id, id)
  from consumidor
  where "posto_id" in ( select id
  from posto_autorizado
  where id = $3 or credenciado_id = $4)
  and (sem_acento(consumidor.nome) like sem_acento($5) or consumidor.cnpj_cpf like $6 or regexp_replace(consumidor.telefone, '[^0-9]', '', 'g') like $7))
  order by "ordem_servico"."ano" asc, "ordem_servico"."numero" asc, "ordem_servico"."id" asc
  limit $8 offset $9) select ordem_servico.id, ordem_servico.ano, ordem_servico.numero, ordem_servico.status,
    ordem_servico.status_desde as "statusDesde", ordem_servico.status_anterior as "statusAnterior",
    ordem_servico.criado_em as "criadoEm", ordem_servico.posto_id as "postoId",
    posto_autorizado.nome_fantasia as "postoNome", ordem_servico.consumidor_id as "consumidorId",
    consumidor.nome as "consumidorNome", consumidor.telefone as "consumidorTelefone",
    case when relogio.id is not null then json_build_object( 'id', relogio.id, 'numeroSerie', relogio.numero_serie,
    'modelo', json_build_object( 'id', modelo_produto.id, 'codigo', modelo_produto.codigo, 'descricao',
    modelo_produto.descricao, 'marca', json_build_object('id', marca.id, 'nome', marca.nome), 'fotoId',
    modelo_produto.foto_id)) end as relogio, case when tecnico.id is not null then json_build_object( 'id', tecnico.id,
    'nome', coalesce(tecnico.nome_exibicao, tecnico.nome)) end as tecnico, ordem_servico.garantia,
    ordem_servico.garantia_servico as "garantiaServico", ordem_servico.reincidencia,
    ordem_servico.valor_total as "valorTotal", ordem_servico.data_reparo as "dataReparo",
    ordem_servico.reparado_por as "reparadoPor", ordem_servico.data_entrega_relogio as "dataEntregaRelogio",
    orcamento.respondido_em as "respondidoEm", orcamento.expira_em as "orcamentoValidoAte",
    coalesce(orcamento.complemento, false) as complemento, coalesce(orcamento.complemento
  and orcamento.situacao = 'ABERTO', false) as "complementoAberto",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($10)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltamPecas",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($11)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltaPedir",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO',
    'CONSERTADA') then ( select max(compra_peca.previsao_chegada)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and compra_peca.situacao = 'ENVIADA') end as "pecaEm", exists (select
  from os_aviso
  where os_aviso.ordem_servico_id = ordem_servico.id
  and enviado_em is null
  and feito_em is null
  and encerrado_em is null) as avisar, ordem_servico.uso_indevido as "usoIndevido", exists (select
  from troca
  where troca.ordem_servico_id = ordem_servico.id
  and troca.situacao = 'RECEBIDA') as trocado, (select vale.tipo
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1) as escolha, ordem_servico.versao, case when ordem_servico.status = 'ORCAMENTO_APROVADO'
  and orcamento.sinal is not null
  and orcamento.sinal_dispensado_em is null then json_build_object( 'sinal', orcamento.sinal, 'linhas',
    coalesce(( select json_agg(json_build_object('situacao', linha.situacao, 'garantia', linha.garantia, 'valor',
    linha.valor, 'valorFinal', linha.valor_final))
  from os_linha linha
  where linha.orcamento_id = orcamento.id), '[]'), 'pagamentos', coalesce(( select json_agg(json_build_object('tipo',
    pago.tipo, 'valor', pago.valor))
  from os_pagamento pago
  where pago.ordem_servico_id = ordem_servico.id), '[]'), 'abatimento',
    coalesce(( select case when vale.tipo = 'ABATIMENTO' then vale.valor end
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1), 0)) end as "pedeSinal", ordem_servico.os_type as "osType", ordem_servico.data_prometida as "dataPrometida"
  from pagina
  join ordem_servico using (id)
  join posto_autorizado on posto_autorizado.id = ordem_servico.posto_id
  join consumidor on consumidor.id = ordem_servico.consumidor_id
  left join relogio on relogio.id = ordem_servico.relogio_id
  left join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
  left join marca on marca.id = modelo_produto.marca_id
  left join usuario tecnico on tecnico.id = ordem_servico.tecnico_id
  left join lateral ( select id, situacao, complemento, expira_em, sinal, sinal_dispensado_em,
    case when situacao in ('APROVADO', 'REPROVADO') then respondido_em end as respondido_em
  from os_orcamento
  where ordem_servico_id = ordem_servico.id
  order by os_orcamento.versao desc
  limit 1) orcamento on true
  order by "ordem_servico"."ano" asc, "ordem_servico"."numero" asc, "ordem_servico"."id" asc;

with pagina as materialized ( select ordem_servico.id
  from ordem_servico
  where "ordem_servico"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ordem_servico.consumidor_id in (select coalesce(unido_a_id, id)
  from consumidor
  where "posto_id" in ( select id
  from posto_autorizado
  where id = $3 or credenciado_id = $4)
  and (sem_acento(consumidor.nome) like sem_acento($5) or consumidor.cnpj_cpf like $6 or regexp_replace(consumidor.telefone, '[^0-9]', '', 'g') like $7))
  order by "ordem_servico"."criado_em" desc, "ordem_servico"."id" desc
  limit $8 offset $9) select ordem_servico.id, ordem_servico.ano, ordem_servico.numero, ordem_servico.status,
    ordem_servico.status_desde as "statusDesde", ordem_servico.status_anterior as "statusAnterior",
    ordem_servico.criado_em as "criadoEm", ordem_servico.posto_id as "postoId",
    posto_autorizado.nome_fantasia as "postoNome", ordem_servico.consumidor_id as "consumidorId",
    consumidor.nome as "consumidorNome", consumidor.telefone as "consumidorTelefone",
    case when relogio.id is not null then json_build_object( 'id', relogio.id, 'numeroSerie', relogio.numero_serie,
    'modelo', json_build_object( 'id', modelo_produto.id, 'codigo', modelo_produto.codigo, 'descricao',
    modelo_produto.descricao, 'marca', json_build_object('id', marca.id, 'nome', marca.nome), 'fotoId',
    modelo_produto.foto_id)) end as relogio, case when tecnico.id is not null then json_build_object( 'id', tecnico.id,
    'nome', coalesce(tecnico.nome_exibicao, tecnico.nome)) end as tecnico, ordem_servico.garantia,
    ordem_servico.garantia_servico as "garantiaServico", ordem_servico.reincidencia,
    ordem_servico.valor_total as "valorTotal", ordem_servico.data_reparo as "dataReparo",
    ordem_servico.reparado_por as "reparadoPor", ordem_servico.data_entrega_relogio as "dataEntregaRelogio",
    orcamento.respondido_em as "respondidoEm", orcamento.expira_em as "orcamentoValidoAte",
    coalesce(orcamento.complemento, false) as complemento, coalesce(orcamento.complemento
  and orcamento.situacao = 'ABERTO', false) as "complementoAberto",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($10)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltamPecas",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($11)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltaPedir",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO',
    'CONSERTADA') then ( select max(compra_peca.previsao_chegada)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and compra_peca.situacao = 'ENVIADA') end as "pecaEm", exists (select
  from os_aviso
  where os_aviso.ordem_servico_id = ordem_servico.id
  and enviado_em is null
  and feito_em is null
  and encerrado_em is null) as avisar, ordem_servico.uso_indevido as "usoIndevido", exists (select
  from troca
  where troca.ordem_servico_id = ordem_servico.id
  and troca.situacao = 'RECEBIDA') as trocado, (select vale.tipo
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1) as escolha, ordem_servico.versao, case when ordem_servico.status = 'ORCAMENTO_APROVADO'
  and orcamento.sinal is not null
  and orcamento.sinal_dispensado_em is null then json_build_object( 'sinal', orcamento.sinal, 'linhas',
    coalesce(( select json_agg(json_build_object('situacao', linha.situacao, 'garantia', linha.garantia, 'valor',
    linha.valor, 'valorFinal', linha.valor_final))
  from os_linha linha
  where linha.orcamento_id = orcamento.id), '[]'), 'pagamentos', coalesce(( select json_agg(json_build_object('tipo',
    pago.tipo, 'valor', pago.valor))
  from os_pagamento pago
  where pago.ordem_servico_id = ordem_servico.id), '[]'), 'abatimento',
    coalesce(( select case when vale.tipo = 'ABATIMENTO' then vale.valor end
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1), 0)) end as "pedeSinal", ordem_servico.os_type as "osType", ordem_servico.data_prometida as "dataPrometida"
  from pagina
  join ordem_servico using (id)
  join posto_autorizado on posto_autorizado.id = ordem_servico.posto_id
  join consumidor on consumidor.id = ordem_servico.consumidor_id
  left join relogio on relogio.id = ordem_servico.relogio_id
  left join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
  left join marca on marca.id = modelo_produto.marca_id
  left join usuario tecnico on tecnico.id = ordem_servico.tecnico_id
  left join lateral ( select id, situacao, complemento, expira_em, sinal, sinal_dispensado_em,
    case when situacao in ('APROVADO', 'REPROVADO') then respondido_em end as respondido_em
  from os_orcamento
  where ordem_servico_id = ordem_servico.id
  order by os_orcamento.versao desc
  limit 1) orcamento on true
  order by "ordem_servico"."criado_em" desc, "ordem_servico"."id" desc;

with pagina as materialized ( select ordem_servico.id
  from ordem_servico
  where "ordem_servico"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ordem_servico.consumidor_id in (select coalesce(unido_a_id, id)
  from consumidor
  where "posto_id" in ( select id
  from posto_autorizado
  where id = $3 or credenciado_id = $4)
  and (sem_acento(consumidor.nome) like sem_acento($5)))
  order by "ordem_servico"."ano" asc, "ordem_servico"."numero" asc, "ordem_servico"."id" asc
  limit $6 offset $7) select ordem_servico.id, ordem_servico.ano, ordem_servico.numero, ordem_servico.status,
    ordem_servico.status_desde as "statusDesde", ordem_servico.status_anterior as "statusAnterior",
    ordem_servico.criado_em as "criadoEm", ordem_servico.posto_id as "postoId",
    posto_autorizado.nome_fantasia as "postoNome", ordem_servico.consumidor_id as "consumidorId",
    consumidor.nome as "consumidorNome", consumidor.telefone as "consumidorTelefone",
    case when relogio.id is not null then json_build_object( 'id', relogio.id, 'numeroSerie', relogio.numero_serie,
    'modelo', json_build_object( 'id', modelo_produto.id, 'codigo', modelo_produto.codigo, 'descricao',
    modelo_produto.descricao, 'marca', json_build_object('id', marca.id, 'nome', marca.nome), 'fotoId',
    modelo_produto.foto_id)) end as relogio, case when tecnico.id is not null then json_build_object( 'id', tecnico.id,
    'nome', coalesce(tecnico.nome_exibicao, tecnico.nome)) end as tecnico, ordem_servico.garantia,
    ordem_servico.garantia_servico as "garantiaServico", ordem_servico.reincidencia,
    ordem_servico.valor_total as "valorTotal", ordem_servico.data_reparo as "dataReparo",
    ordem_servico.reparado_por as "reparadoPor", ordem_servico.data_entrega_relogio as "dataEntregaRelogio",
    orcamento.respondido_em as "respondidoEm", orcamento.expira_em as "orcamentoValidoAte",
    coalesce(orcamento.complemento, false) as complemento, coalesce(orcamento.complemento
  and orcamento.situacao = 'ABERTO', false) as "complementoAberto",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($8)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltamPecas",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($9)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltaPedir",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO',
    'CONSERTADA') then ( select max(compra_peca.previsao_chegada)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and compra_peca.situacao = 'ENVIADA') end as "pecaEm", exists (select
  from os_aviso
  where os_aviso.ordem_servico_id = ordem_servico.id
  and enviado_em is null
  and feito_em is null
  and encerrado_em is null) as avisar, ordem_servico.uso_indevido as "usoIndevido", exists (select
  from troca
  where troca.ordem_servico_id = ordem_servico.id
  and troca.situacao = 'RECEBIDA') as trocado, (select vale.tipo
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1) as escolha, ordem_servico.versao, case when ordem_servico.status = 'ORCAMENTO_APROVADO'
  and orcamento.sinal is not null
  and orcamento.sinal_dispensado_em is null then json_build_object( 'sinal', orcamento.sinal, 'linhas',
    coalesce(( select json_agg(json_build_object('situacao', linha.situacao, 'garantia', linha.garantia, 'valor',
    linha.valor, 'valorFinal', linha.valor_final))
  from os_linha linha
  where linha.orcamento_id = orcamento.id), '[]'), 'pagamentos', coalesce(( select json_agg(json_build_object('tipo',
    pago.tipo, 'valor', pago.valor))
  from os_pagamento pago
  where pago.ordem_servico_id = ordem_servico.id), '[]'), 'abatimento',
    coalesce(( select case when vale.tipo = 'ABATIMENTO' then vale.valor end
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1), 0)) end as "pedeSinal", ordem_servico.os_type as "osType", ordem_servico.data_prometida as "dataPrometida"
  from pagina
  join ordem_servico using (id)
  join posto_autorizado on posto_autorizado.id = ordem_servico.posto_id
  join consumidor on consumidor.id = ordem_servico.consumidor_id
  left join relogio on relogio.id = ordem_servico.relogio_id
  left join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
  left join marca on marca.id = modelo_produto.marca_id
  left join usuario tecnico on tecnico.id = ordem_servico.tecnico_id
  left join lateral ( select id, situacao, complemento, expira_em, sinal, sinal_dispensado_em,
    case when situacao in ('APROVADO', 'REPROVADO') then respondido_em end as respondido_em
  from os_orcamento
  where ordem_servico_id = ordem_servico.id
  order by os_orcamento.versao desc
  limit 1) orcamento on true
  order by "ordem_servico"."ano" asc, "ordem_servico"."numero" asc, "ordem_servico"."id" asc;

with pagina as materialized ( select ordem_servico.id
  from ordem_servico
  where "ordem_servico"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ordem_servico.criado_em >= $3
  and ordem_servico.criado_em < $4
  order by "ordem_servico"."ano" asc, "ordem_servico"."numero" asc, "ordem_servico"."id" asc
  limit $5 offset $6) select ordem_servico.id, ordem_servico.ano, ordem_servico.numero, ordem_servico.status,
    ordem_servico.status_desde as "statusDesde", ordem_servico.status_anterior as "statusAnterior",
    ordem_servico.criado_em as "criadoEm", ordem_servico.posto_id as "postoId",
    posto_autorizado.nome_fantasia as "postoNome", ordem_servico.consumidor_id as "consumidorId",
    consumidor.nome as "consumidorNome", consumidor.telefone as "consumidorTelefone",
    case when relogio.id is not null then json_build_object( 'id', relogio.id, 'numeroSerie', relogio.numero_serie,
    'modelo', json_build_object( 'id', modelo_produto.id, 'codigo', modelo_produto.codigo, 'descricao',
    modelo_produto.descricao, 'marca', json_build_object('id', marca.id, 'nome', marca.nome), 'fotoId',
    modelo_produto.foto_id)) end as relogio, case when tecnico.id is not null then json_build_object( 'id', tecnico.id,
    'nome', coalesce(tecnico.nome_exibicao, tecnico.nome)) end as tecnico, ordem_servico.garantia,
    ordem_servico.garantia_servico as "garantiaServico", ordem_servico.reincidencia,
    ordem_servico.valor_total as "valorTotal", ordem_servico.data_reparo as "dataReparo",
    ordem_servico.reparado_por as "reparadoPor", ordem_servico.data_entrega_relogio as "dataEntregaRelogio",
    orcamento.respondido_em as "respondidoEm", orcamento.expira_em as "orcamentoValidoAte",
    coalesce(orcamento.complemento, false) as complemento, coalesce(orcamento.complemento
  and orcamento.situacao = 'ABERTO', false) as "complementoAberto",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($7)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltamPecas",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($8)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltaPedir",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO',
    'CONSERTADA') then ( select max(compra_peca.previsao_chegada)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and compra_peca.situacao = 'ENVIADA') end as "pecaEm", exists (select
  from os_aviso
  where os_aviso.ordem_servico_id = ordem_servico.id
  and enviado_em is null
  and feito_em is null
  and encerrado_em is null) as avisar, ordem_servico.uso_indevido as "usoIndevido", exists (select
  from troca
  where troca.ordem_servico_id = ordem_servico.id
  and troca.situacao = 'RECEBIDA') as trocado, (select vale.tipo
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1) as escolha, ordem_servico.versao, case when ordem_servico.status = 'ORCAMENTO_APROVADO'
  and orcamento.sinal is not null
  and orcamento.sinal_dispensado_em is null then json_build_object( 'sinal', orcamento.sinal, 'linhas',
    coalesce(( select json_agg(json_build_object('situacao', linha.situacao, 'garantia', linha.garantia, 'valor',
    linha.valor, 'valorFinal', linha.valor_final))
  from os_linha linha
  where linha.orcamento_id = orcamento.id), '[]'), 'pagamentos', coalesce(( select json_agg(json_build_object('tipo',
    pago.tipo, 'valor', pago.valor))
  from os_pagamento pago
  where pago.ordem_servico_id = ordem_servico.id), '[]'), 'abatimento',
    coalesce(( select case when vale.tipo = 'ABATIMENTO' then vale.valor end
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1), 0)) end as "pedeSinal", ordem_servico.os_type as "osType", ordem_servico.data_prometida as "dataPrometida"
  from pagina
  join ordem_servico using (id)
  join posto_autorizado on posto_autorizado.id = ordem_servico.posto_id
  join consumidor on consumidor.id = ordem_servico.consumidor_id
  left join relogio on relogio.id = ordem_servico.relogio_id
  left join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
  left join marca on marca.id = modelo_produto.marca_id
  left join usuario tecnico on tecnico.id = ordem_servico.tecnico_id
  left join lateral ( select id, situacao, complemento, expira_em, sinal, sinal_dispensado_em,
    case when situacao in ('APROVADO', 'REPROVADO') then respondido_em end as respondido_em
  from os_orcamento
  where ordem_servico_id = ordem_servico.id
  order by os_orcamento.versao desc
  limit 1) orcamento on true
  order by "ordem_servico"."ano" asc, "ordem_servico"."numero" asc, "ordem_servico"."id" asc;

with pagina as materialized ( select ordem_servico.id
  from ordem_servico
  where "ordem_servico"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ordem_servico.data_prometida <= $3::date
  order by "ordem_servico"."ano" asc, "ordem_servico"."numero" asc, "ordem_servico"."id" asc
  limit $4 offset $5) select ordem_servico.id, ordem_servico.ano, ordem_servico.numero, ordem_servico.status,
    ordem_servico.status_desde as "statusDesde", ordem_servico.status_anterior as "statusAnterior",
    ordem_servico.criado_em as "criadoEm", ordem_servico.posto_id as "postoId",
    posto_autorizado.nome_fantasia as "postoNome", ordem_servico.consumidor_id as "consumidorId",
    consumidor.nome as "consumidorNome", consumidor.telefone as "consumidorTelefone",
    case when relogio.id is not null then json_build_object( 'id', relogio.id, 'numeroSerie', relogio.numero_serie,
    'modelo', json_build_object( 'id', modelo_produto.id, 'codigo', modelo_produto.codigo, 'descricao',
    modelo_produto.descricao, 'marca', json_build_object('id', marca.id, 'nome', marca.nome), 'fotoId',
    modelo_produto.foto_id)) end as relogio, case when tecnico.id is not null then json_build_object( 'id', tecnico.id,
    'nome', coalesce(tecnico.nome_exibicao, tecnico.nome)) end as tecnico, ordem_servico.garantia,
    ordem_servico.garantia_servico as "garantiaServico", ordem_servico.reincidencia,
    ordem_servico.valor_total as "valorTotal", ordem_servico.data_reparo as "dataReparo",
    ordem_servico.reparado_por as "reparadoPor", ordem_servico.data_entrega_relogio as "dataEntregaRelogio",
    orcamento.respondido_em as "respondidoEm", orcamento.expira_em as "orcamentoValidoAte",
    coalesce(orcamento.complemento, false) as complemento, coalesce(orcamento.complemento
  and orcamento.situacao = 'ABERTO', false) as "complementoAberto",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($6)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltamPecas",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($7)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltaPedir",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO',
    'CONSERTADA') then ( select max(compra_peca.previsao_chegada)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and compra_peca.situacao = 'ENVIADA') end as "pecaEm", exists (select
  from os_aviso
  where os_aviso.ordem_servico_id = ordem_servico.id
  and enviado_em is null
  and feito_em is null
  and encerrado_em is null) as avisar, ordem_servico.uso_indevido as "usoIndevido", exists (select
  from troca
  where troca.ordem_servico_id = ordem_servico.id
  and troca.situacao = 'RECEBIDA') as trocado, (select vale.tipo
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1) as escolha, ordem_servico.versao, case when ordem_servico.status = 'ORCAMENTO_APROVADO'
  and orcamento.sinal is not null
  and orcamento.sinal_dispensado_em is null then json_build_object( 'sinal', orcamento.sinal, 'linhas',
    coalesce(( select json_agg(json_build_object('situacao', linha.situacao, 'garantia', linha.garantia, 'valor',
    linha.valor, 'valorFinal', linha.valor_final))
  from os_linha linha
  where linha.orcamento_id = orcamento.id), '[]'), 'pagamentos', coalesce(( select json_agg(json_build_object('tipo',
    pago.tipo, 'valor', pago.valor))
  from os_pagamento pago
  where pago.ordem_servico_id = ordem_servico.id), '[]'), 'abatimento',
    coalesce(( select case when vale.tipo = 'ABATIMENTO' then vale.valor end
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1), 0)) end as "pedeSinal", ordem_servico.os_type as "osType", ordem_servico.data_prometida as "dataPrometida"
  from pagina
  join ordem_servico using (id)
  join posto_autorizado on posto_autorizado.id = ordem_servico.posto_id
  join consumidor on consumidor.id = ordem_servico.consumidor_id
  left join relogio on relogio.id = ordem_servico.relogio_id
  left join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
  left join marca on marca.id = modelo_produto.marca_id
  left join usuario tecnico on tecnico.id = ordem_servico.tecnico_id
  left join lateral ( select id, situacao, complemento, expira_em, sinal, sinal_dispensado_em,
    case when situacao in ('APROVADO', 'REPROVADO') then respondido_em end as respondido_em
  from os_orcamento
  where ordem_servico_id = ordem_servico.id
  order by os_orcamento.versao desc
  limit 1) orcamento on true
  order by "ordem_servico"."ano" asc, "ordem_servico"."numero" asc, "ordem_servico"."id" asc;

with pagina as materialized ( select ordem_servico.id
  from ordem_servico
  where "ordem_servico"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ordem_servico.id in ( select orcamento.ordem_servico_id
  from os_linha
  join os_orcamento orcamento on orcamento.id = os_linha.orcamento_id
  where os_linha.peca_id = any(array(select id
  from peca
  where codigo in ($3)))
  and orcamento.situacao <> 'SUBSTITUIDO'
  union all select ordem_servico_id
  from os_linha_pa
  where peca_id = any(array(select id
  from peca
  where codigo in ($4)))
  union all select id
  from ordem_servico
  where consumidor_id in (select coalesce(unido_a_id, id)
  from consumidor
  where "posto_id" in ( select id
  from posto_autorizado
  where id = $5 or credenciado_id = $6)
  and (sem_acento(consumidor.nome) like sem_acento($7) or consumidor.cnpj_cpf like $8 or regexp_replace(consumidor.telefone, '[^0-9]', '', 'g') like $9))
  union all select id
  from ordem_servico
  where relogio_id in (select coalesce(unido_a_id, id)
  from relogio
  where numero_serie like $10)
  union all select id
  from ordem_servico
  where ordem_servico.numero = $11)
  order by "ordem_servico"."criado_em" desc, "ordem_servico"."id" desc
  limit $12 offset $13) select ordem_servico.id, ordem_servico.ano, ordem_servico.numero, ordem_servico.status,
    ordem_servico.status_desde as "statusDesde", ordem_servico.status_anterior as "statusAnterior",
    ordem_servico.criado_em as "criadoEm", ordem_servico.posto_id as "postoId",
    posto_autorizado.nome_fantasia as "postoNome", ordem_servico.consumidor_id as "consumidorId",
    consumidor.nome as "consumidorNome", consumidor.telefone as "consumidorTelefone",
    case when relogio.id is not null then json_build_object( 'id', relogio.id, 'numeroSerie', relogio.numero_serie,
    'modelo', json_build_object( 'id', modelo_produto.id, 'codigo', modelo_produto.codigo, 'descricao',
    modelo_produto.descricao, 'marca', json_build_object('id', marca.id, 'nome', marca.nome), 'fotoId',
    modelo_produto.foto_id)) end as relogio, case when tecnico.id is not null then json_build_object( 'id', tecnico.id,
    'nome', coalesce(tecnico.nome_exibicao, tecnico.nome)) end as tecnico, ordem_servico.garantia,
    ordem_servico.garantia_servico as "garantiaServico", ordem_servico.reincidencia,
    ordem_servico.valor_total as "valorTotal", ordem_servico.data_reparo as "dataReparo",
    ordem_servico.reparado_por as "reparadoPor", ordem_servico.data_entrega_relogio as "dataEntregaRelogio",
    orcamento.respondido_em as "respondidoEm", orcamento.expira_em as "orcamentoValidoAte",
    coalesce(orcamento.complemento, false) as complemento, coalesce(orcamento.complemento
  and orcamento.situacao = 'ABERTO', false) as "complementoAberto",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($14)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltamPecas",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($15)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltaPedir",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO',
    'CONSERTADA') then ( select max(compra_peca.previsao_chegada)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and compra_peca.situacao = 'ENVIADA') end as "pecaEm", exists (select
  from os_aviso
  where os_aviso.ordem_servico_id = ordem_servico.id
  and enviado_em is null
  and feito_em is null
  and encerrado_em is null) as avisar, ordem_servico.uso_indevido as "usoIndevido", exists (select
  from troca
  where troca.ordem_servico_id = ordem_servico.id
  and troca.situacao = 'RECEBIDA') as trocado, (select vale.tipo
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1) as escolha, ordem_servico.versao, case when ordem_servico.status = 'ORCAMENTO_APROVADO'
  and orcamento.sinal is not null
  and orcamento.sinal_dispensado_em is null then json_build_object( 'sinal', orcamento.sinal, 'linhas',
    coalesce(( select json_agg(json_build_object('situacao', linha.situacao, 'garantia', linha.garantia, 'valor',
    linha.valor, 'valorFinal', linha.valor_final))
  from os_linha linha
  where linha.orcamento_id = orcamento.id), '[]'), 'pagamentos', coalesce(( select json_agg(json_build_object('tipo',
    pago.tipo, 'valor', pago.valor))
  from os_pagamento pago
  where pago.ordem_servico_id = ordem_servico.id), '[]'), 'abatimento',
    coalesce(( select case when vale.tipo = 'ABATIMENTO' then vale.valor end
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1), 0)) end as "pedeSinal", ordem_servico.os_type as "osType", ordem_servico.data_prometida as "dataPrometida"
  from pagina
  join ordem_servico using (id)
  join posto_autorizado on posto_autorizado.id = ordem_servico.posto_id
  join consumidor on consumidor.id = ordem_servico.consumidor_id
  left join relogio on relogio.id = ordem_servico.relogio_id
  left join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
  left join marca on marca.id = modelo_produto.marca_id
  left join usuario tecnico on tecnico.id = ordem_servico.tecnico_id
  left join lateral ( select id, situacao, complemento, expira_em, sinal, sinal_dispensado_em,
    case when situacao in ('APROVADO', 'REPROVADO') then respondido_em end as respondido_em
  from os_orcamento
  where ordem_servico_id = ordem_servico.id
  order by os_orcamento.versao desc
  limit 1) orcamento on true
  order by "ordem_servico"."criado_em" desc, "ordem_servico"."id" desc;

with pagina as materialized ( select ordem_servico.id
  from ordem_servico
  where "ordem_servico"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ordem_servico.id in ( select orcamento.ordem_servico_id
  from os_linha
  join os_orcamento orcamento on orcamento.id = os_linha.orcamento_id
  where os_linha.peca_id = any(array(select id
  from peca
  where codigo in ($3)))
  and orcamento.situacao <> 'SUBSTITUIDO'
  union all select ordem_servico_id
  from os_linha_pa
  where peca_id = any(array(select id
  from peca
  where codigo in ($4)))
  union all select id
  from ordem_servico
  where consumidor_id in (select coalesce(unido_a_id, id)
  from consumidor
  where "posto_id" in ( select id
  from posto_autorizado
  where id = $5 or credenciado_id = $6)
  and (sem_acento(consumidor.nome) like sem_acento($7) or consumidor.cnpj_cpf like $8 or regexp_replace(consumidor.telefone, '[^0-9]', '', 'g') like $9))
  union all select id
  from ordem_servico
  where relogio_id in (select coalesce(unido_a_id, id)
  from relogio
  where numero_serie like $10))
  order by "ordem_servico"."ano" asc, "ordem_servico"."numero" asc, "ordem_servico"."id" asc
  limit $11 offset $12) select ordem_servico.id, ordem_servico.ano, ordem_servico.numero, ordem_servico.status,
    ordem_servico.status_desde as "statusDesde", ordem_servico.status_anterior as "statusAnterior",
    ordem_servico.criado_em as "criadoEm", ordem_servico.posto_id as "postoId",
    posto_autorizado.nome_fantasia as "postoNome", ordem_servico.consumidor_id as "consumidorId",
    consumidor.nome as "consumidorNome", consumidor.telefone as "consumidorTelefone",
    case when relogio.id is not null then json_build_object( 'id', relogio.id, 'numeroSerie', relogio.numero_serie,
    'modelo', json_build_object( 'id', modelo_produto.id, 'codigo', modelo_produto.codigo, 'descricao',
    modelo_produto.descricao, 'marca', json_build_object('id', marca.id, 'nome', marca.nome), 'fotoId',
    modelo_produto.foto_id)) end as relogio, case when tecnico.id is not null then json_build_object( 'id', tecnico.id,
    'nome', coalesce(tecnico.nome_exibicao, tecnico.nome)) end as tecnico, ordem_servico.garantia,
    ordem_servico.garantia_servico as "garantiaServico", ordem_servico.reincidencia,
    ordem_servico.valor_total as "valorTotal", ordem_servico.data_reparo as "dataReparo",
    ordem_servico.reparado_por as "reparadoPor", ordem_servico.data_entrega_relogio as "dataEntregaRelogio",
    orcamento.respondido_em as "respondidoEm", orcamento.expira_em as "orcamentoValidoAte",
    coalesce(orcamento.complemento, false) as complemento, coalesce(orcamento.complemento
  and orcamento.situacao = 'ABERTO', false) as "complementoAberto",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($13)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltamPecas",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($14)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltaPedir",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO',
    'CONSERTADA') then ( select max(compra_peca.previsao_chegada)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and compra_peca.situacao = 'ENVIADA') end as "pecaEm", exists (select
  from os_aviso
  where os_aviso.ordem_servico_id = ordem_servico.id
  and enviado_em is null
  and feito_em is null
  and encerrado_em is null) as avisar, ordem_servico.uso_indevido as "usoIndevido", exists (select
  from troca
  where troca.ordem_servico_id = ordem_servico.id
  and troca.situacao = 'RECEBIDA') as trocado, (select vale.tipo
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1) as escolha, ordem_servico.versao, case when ordem_servico.status = 'ORCAMENTO_APROVADO'
  and orcamento.sinal is not null
  and orcamento.sinal_dispensado_em is null then json_build_object( 'sinal', orcamento.sinal, 'linhas',
    coalesce(( select json_agg(json_build_object('situacao', linha.situacao, 'garantia', linha.garantia, 'valor',
    linha.valor, 'valorFinal', linha.valor_final))
  from os_linha linha
  where linha.orcamento_id = orcamento.id), '[]'), 'pagamentos', coalesce(( select json_agg(json_build_object('tipo',
    pago.tipo, 'valor', pago.valor))
  from os_pagamento pago
  where pago.ordem_servico_id = ordem_servico.id), '[]'), 'abatimento',
    coalesce(( select case when vale.tipo = 'ABATIMENTO' then vale.valor end
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1), 0)) end as "pedeSinal", ordem_servico.os_type as "osType", ordem_servico.data_prometida as "dataPrometida"
  from pagina
  join ordem_servico using (id)
  join posto_autorizado on posto_autorizado.id = ordem_servico.posto_id
  join consumidor on consumidor.id = ordem_servico.consumidor_id
  left join relogio on relogio.id = ordem_servico.relogio_id
  left join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
  left join marca on marca.id = modelo_produto.marca_id
  left join usuario tecnico on tecnico.id = ordem_servico.tecnico_id
  left join lateral ( select id, situacao, complemento, expira_em, sinal, sinal_dispensado_em,
    case when situacao in ('APROVADO', 'REPROVADO') then respondido_em end as respondido_em
  from os_orcamento
  where ordem_servico_id = ordem_servico.id
  order by os_orcamento.versao desc
  limit 1) orcamento on true
  order by "ordem_servico"."ano" asc, "ordem_servico"."numero" asc, "ordem_servico"."id" asc;

with pagina as materialized ( select ordem_servico.id
  from ordem_servico
  where "ordem_servico"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ordem_servico.id in ( select orcamento.ordem_servico_id
  from os_linha
  join os_orcamento orcamento on orcamento.id = os_linha.orcamento_id
  where os_linha.peca_id = any(array(select id
  from peca
  where codigo in ($3)))
  and orcamento.situacao <> 'SUBSTITUIDO'
  union all select ordem_servico_id
  from os_linha_pa
  where peca_id = any(array(select id
  from peca
  where codigo in ($4)))
  union all select id
  from ordem_servico
  where consumidor_id in (select coalesce(unido_a_id, id)
  from consumidor
  where "posto_id" in ( select id
  from posto_autorizado
  where id = $5 or credenciado_id = $6)
  and (sem_acento(consumidor.nome) like sem_acento($7) or consumidor.cnpj_cpf like $8 or regexp_replace(consumidor.telefone, '[^0-9]', '', 'g') like $9))
  union all select id
  from ordem_servico
  where relogio_id in (select coalesce(unido_a_id, id)
  from relogio
  where numero_serie like $10))
  order by "ordem_servico"."criado_em" desc, "ordem_servico"."id" desc
  limit $11 offset $12) select ordem_servico.id, ordem_servico.ano, ordem_servico.numero, ordem_servico.status,
    ordem_servico.status_desde as "statusDesde", ordem_servico.status_anterior as "statusAnterior",
    ordem_servico.criado_em as "criadoEm", ordem_servico.posto_id as "postoId",
    posto_autorizado.nome_fantasia as "postoNome", ordem_servico.consumidor_id as "consumidorId",
    consumidor.nome as "consumidorNome", consumidor.telefone as "consumidorTelefone",
    case when relogio.id is not null then json_build_object( 'id', relogio.id, 'numeroSerie', relogio.numero_serie,
    'modelo', json_build_object( 'id', modelo_produto.id, 'codigo', modelo_produto.codigo, 'descricao',
    modelo_produto.descricao, 'marca', json_build_object('id', marca.id, 'nome', marca.nome), 'fotoId',
    modelo_produto.foto_id)) end as relogio, case when tecnico.id is not null then json_build_object( 'id', tecnico.id,
    'nome', coalesce(tecnico.nome_exibicao, tecnico.nome)) end as tecnico, ordem_servico.garantia,
    ordem_servico.garantia_servico as "garantiaServico", ordem_servico.reincidencia,
    ordem_servico.valor_total as "valorTotal", ordem_servico.data_reparo as "dataReparo",
    ordem_servico.reparado_por as "reparadoPor", ordem_servico.data_entrega_relogio as "dataEntregaRelogio",
    orcamento.respondido_em as "respondidoEm", orcamento.expira_em as "orcamentoValidoAte",
    coalesce(orcamento.complemento, false) as complemento, coalesce(orcamento.complemento
  and orcamento.situacao = 'ABERTO', false) as "complementoAberto",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($13)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltamPecas",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($14)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltaPedir",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO',
    'CONSERTADA') then ( select max(compra_peca.previsao_chegada)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and compra_peca.situacao = 'ENVIADA') end as "pecaEm", exists (select
  from os_aviso
  where os_aviso.ordem_servico_id = ordem_servico.id
  and enviado_em is null
  and feito_em is null
  and encerrado_em is null) as avisar, ordem_servico.uso_indevido as "usoIndevido", exists (select
  from troca
  where troca.ordem_servico_id = ordem_servico.id
  and troca.situacao = 'RECEBIDA') as trocado, (select vale.tipo
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1) as escolha, ordem_servico.versao, case when ordem_servico.status = 'ORCAMENTO_APROVADO'
  and orcamento.sinal is not null
  and orcamento.sinal_dispensado_em is null then json_build_object( 'sinal', orcamento.sinal, 'linhas',
    coalesce(( select json_agg(json_build_object('situacao', linha.situacao, 'garantia', linha.garantia, 'valor',
    linha.valor, 'valorFinal', linha.valor_final))
  from os_linha linha
  where linha.orcamento_id = orcamento.id), '[]'), 'pagamentos', coalesce(( select json_agg(json_build_object('tipo',
    pago.tipo, 'valor', pago.valor))
  from os_pagamento pago
  where pago.ordem_servico_id = ordem_servico.id), '[]'), 'abatimento',
    coalesce(( select case when vale.tipo = 'ABATIMENTO' then vale.valor end
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1), 0)) end as "pedeSinal", ordem_servico.os_type as "osType", ordem_servico.data_prometida as "dataPrometida"
  from pagina
  join ordem_servico using (id)
  join posto_autorizado on posto_autorizado.id = ordem_servico.posto_id
  join consumidor on consumidor.id = ordem_servico.consumidor_id
  left join relogio on relogio.id = ordem_servico.relogio_id
  left join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
  left join marca on marca.id = modelo_produto.marca_id
  left join usuario tecnico on tecnico.id = ordem_servico.tecnico_id
  left join lateral ( select id, situacao, complemento, expira_em, sinal, sinal_dispensado_em,
    case when situacao in ('APROVADO', 'REPROVADO') then respondido_em end as respondido_em
  from os_orcamento
  where ordem_servico_id = ordem_servico.id
  order by os_orcamento.versao desc
  limit 1) orcamento on true
  order by "ordem_servico"."criado_em" desc, "ordem_servico"."id" desc;

with pagina as materialized ( select ordem_servico.id
  from ordem_servico
  where "ordem_servico"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ordem_servico.id in ( select orcamento.ordem_servico_id
  from os_linha
  join os_orcamento orcamento on orcamento.id = os_linha.orcamento_id
  where os_linha.peca_id = any(array(select id
  from peca
  where codigo in ($3)))
  and orcamento.situacao <> 'SUBSTITUIDO'
  union all select ordem_servico_id
  from os_linha_pa
  where peca_id = any(array(select id
  from peca
  where codigo in ($4)))
  union all select id
  from ordem_servico
  where consumidor_id in (select coalesce(unido_a_id, id)
  from consumidor
  where "posto_id" in ( select id
  from posto_autorizado
  where id = $5 or credenciado_id = $6)
  and (sem_acento(consumidor.nome) like sem_acento($7)))
  union all select id
  from ordem_servico
  where relogio_id in (select coalesce(unido_a_id, id)
  from relogio
  where numero_serie like $8)
  union all select id
  from ordem_servico
  where ordem_servico.numero = $9)
  order by "ordem_servico"."criado_em" desc, "ordem_servico"."id" desc
  limit $10 offset $11) select ordem_servico.id, ordem_servico.ano, ordem_servico.numero, ordem_servico.status,
    ordem_servico.status_desde as "statusDesde", ordem_servico.status_anterior as "statusAnterior",
    ordem_servico.criado_em as "criadoEm", ordem_servico.posto_id as "postoId",
    posto_autorizado.nome_fantasia as "postoNome", ordem_servico.consumidor_id as "consumidorId",
    consumidor.nome as "consumidorNome", consumidor.telefone as "consumidorTelefone",
    case when relogio.id is not null then json_build_object( 'id', relogio.id, 'numeroSerie', relogio.numero_serie,
    'modelo', json_build_object( 'id', modelo_produto.id, 'codigo', modelo_produto.codigo, 'descricao',
    modelo_produto.descricao, 'marca', json_build_object('id', marca.id, 'nome', marca.nome), 'fotoId',
    modelo_produto.foto_id)) end as relogio, case when tecnico.id is not null then json_build_object( 'id', tecnico.id,
    'nome', coalesce(tecnico.nome_exibicao, tecnico.nome)) end as tecnico, ordem_servico.garantia,
    ordem_servico.garantia_servico as "garantiaServico", ordem_servico.reincidencia,
    ordem_servico.valor_total as "valorTotal", ordem_servico.data_reparo as "dataReparo",
    ordem_servico.reparado_por as "reparadoPor", ordem_servico.data_entrega_relogio as "dataEntregaRelogio",
    orcamento.respondido_em as "respondidoEm", orcamento.expira_em as "orcamentoValidoAte",
    coalesce(orcamento.complemento, false) as complemento, coalesce(orcamento.complemento
  and orcamento.situacao = 'ABERTO', false) as "complementoAberto",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($12)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltamPecas",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($13)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltaPedir",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO',
    'CONSERTADA') then ( select max(compra_peca.previsao_chegada)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and compra_peca.situacao = 'ENVIADA') end as "pecaEm", exists (select
  from os_aviso
  where os_aviso.ordem_servico_id = ordem_servico.id
  and enviado_em is null
  and feito_em is null
  and encerrado_em is null) as avisar, ordem_servico.uso_indevido as "usoIndevido", exists (select
  from troca
  where troca.ordem_servico_id = ordem_servico.id
  and troca.situacao = 'RECEBIDA') as trocado, (select vale.tipo
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1) as escolha, ordem_servico.versao, case when ordem_servico.status = 'ORCAMENTO_APROVADO'
  and orcamento.sinal is not null
  and orcamento.sinal_dispensado_em is null then json_build_object( 'sinal', orcamento.sinal, 'linhas',
    coalesce(( select json_agg(json_build_object('situacao', linha.situacao, 'garantia', linha.garantia, 'valor',
    linha.valor, 'valorFinal', linha.valor_final))
  from os_linha linha
  where linha.orcamento_id = orcamento.id), '[]'), 'pagamentos', coalesce(( select json_agg(json_build_object('tipo',
    pago.tipo, 'valor', pago.valor))
  from os_pagamento pago
  where pago.ordem_servico_id = ordem_servico.id), '[]'), 'abatimento',
    coalesce(( select case when vale.tipo = 'ABATIMENTO' then vale.valor end
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1), 0)) end as "pedeSinal", ordem_servico.os_type as "osType", ordem_servico.data_prometida as "dataPrometida"
  from pagina
  join ordem_servico using (id)
  join posto_autorizado on posto_autorizado.id = ordem_servico.posto_id
  join consumidor on consumidor.id = ordem_servico.consumidor_id
  left join relogio on relogio.id = ordem_servico.relogio_id
  left join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
  left join marca on marca.id = modelo_produto.marca_id
  left join usuario tecnico on tecnico.id = ordem_servico.tecnico_id
  left join lateral ( select id, situacao, complemento, expira_em, sinal, sinal_dispensado_em,
    case when situacao in ('APROVADO', 'REPROVADO') then respondido_em end as respondido_em
  from os_orcamento
  where ordem_servico_id = ordem_servico.id
  order by os_orcamento.versao desc
  limit 1) orcamento on true
  order by "ordem_servico"."criado_em" desc, "ordem_servico"."id" desc;

with pagina as materialized ( select ordem_servico.id
  from ordem_servico
  where "ordem_servico"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ordem_servico.id in ( select orcamento.ordem_servico_id
  from os_linha
  join os_orcamento orcamento on orcamento.id = os_linha.orcamento_id
  where os_linha.peca_id = any(array(select id
  from peca
  where codigo in ($3)))
  and orcamento.situacao <> 'SUBSTITUIDO'
  union all select ordem_servico_id
  from os_linha_pa
  where peca_id = any(array(select id
  from peca
  where codigo in ($4)))
  union all select id
  from ordem_servico
  where consumidor_id in (select coalesce(unido_a_id, id)
  from consumidor
  where "posto_id" in ( select id
  from posto_autorizado
  where id = $5 or credenciado_id = $6)
  and (sem_acento(consumidor.nome) like sem_acento($7)))
  union all select id
  from ordem_servico
  where relogio_id in (select coalesce(unido_a_id, id)
  from relogio
  where numero_serie like $8))
  order by "ordem_servico"."ano" asc, "ordem_servico"."numero" asc, "ordem_servico"."id" asc
  limit $9 offset $10) select ordem_servico.id, ordem_servico.ano, ordem_servico.numero, ordem_servico.status,
    ordem_servico.status_desde as "statusDesde", ordem_servico.status_anterior as "statusAnterior",
    ordem_servico.criado_em as "criadoEm", ordem_servico.posto_id as "postoId",
    posto_autorizado.nome_fantasia as "postoNome", ordem_servico.consumidor_id as "consumidorId",
    consumidor.nome as "consumidorNome", consumidor.telefone as "consumidorTelefone",
    case when relogio.id is not null then json_build_object( 'id', relogio.id, 'numeroSerie', relogio.numero_serie,
    'modelo', json_build_object( 'id', modelo_produto.id, 'codigo', modelo_produto.codigo, 'descricao',
    modelo_produto.descricao, 'marca', json_build_object('id', marca.id, 'nome', marca.nome), 'fotoId',
    modelo_produto.foto_id)) end as relogio, case when tecnico.id is not null then json_build_object( 'id', tecnico.id,
    'nome', coalesce(tecnico.nome_exibicao, tecnico.nome)) end as tecnico, ordem_servico.garantia,
    ordem_servico.garantia_servico as "garantiaServico", ordem_servico.reincidencia,
    ordem_servico.valor_total as "valorTotal", ordem_servico.data_reparo as "dataReparo",
    ordem_servico.reparado_por as "reparadoPor", ordem_servico.data_entrega_relogio as "dataEntregaRelogio",
    orcamento.respondido_em as "respondidoEm", orcamento.expira_em as "orcamentoValidoAte",
    coalesce(orcamento.complemento, false) as complemento, coalesce(orcamento.complemento
  and orcamento.situacao = 'ABERTO', false) as "complementoAberto",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($11)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltamPecas",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($12)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltaPedir",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO',
    'CONSERTADA') then ( select max(compra_peca.previsao_chegada)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and compra_peca.situacao = 'ENVIADA') end as "pecaEm", exists (select
  from os_aviso
  where os_aviso.ordem_servico_id = ordem_servico.id
  and enviado_em is null
  and feito_em is null
  and encerrado_em is null) as avisar, ordem_servico.uso_indevido as "usoIndevido", exists (select
  from troca
  where troca.ordem_servico_id = ordem_servico.id
  and troca.situacao = 'RECEBIDA') as trocado, (select vale.tipo
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1) as escolha, ordem_servico.versao, case when ordem_servico.status = 'ORCAMENTO_APROVADO'
  and orcamento.sinal is not null
  and orcamento.sinal_dispensado_em is null then json_build_object( 'sinal', orcamento.sinal, 'linhas',
    coalesce(( select json_agg(json_build_object('situacao', linha.situacao, 'garantia', linha.garantia, 'valor',
    linha.valor, 'valorFinal', linha.valor_final))
  from os_linha linha
  where linha.orcamento_id = orcamento.id), '[]'), 'pagamentos', coalesce(( select json_agg(json_build_object('tipo',
    pago.tipo, 'valor', pago.valor))
  from os_pagamento pago
  where pago.ordem_servico_id = ordem_servico.id), '[]'), 'abatimento',
    coalesce(( select case when vale.tipo = 'ABATIMENTO' then vale.valor end
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1), 0)) end as "pedeSinal", ordem_servico.os_type as "osType", ordem_servico.data_prometida as "dataPrometida"
  from pagina
  join ordem_servico using (id)
  join posto_autorizado on posto_autorizado.id = ordem_servico.posto_id
  join consumidor on consumidor.id = ordem_servico.consumidor_id
  left join relogio on relogio.id = ordem_servico.relogio_id
  left join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
  left join marca on marca.id = modelo_produto.marca_id
  left join usuario tecnico on tecnico.id = ordem_servico.tecnico_id
  left join lateral ( select id, situacao, complemento, expira_em, sinal, sinal_dispensado_em,
    case when situacao in ('APROVADO', 'REPROVADO') then respondido_em end as respondido_em
  from os_orcamento
  where ordem_servico_id = ordem_servico.id
  order by os_orcamento.versao desc
  limit 1) orcamento on true
  order by "ordem_servico"."ano" asc, "ordem_servico"."numero" asc, "ordem_servico"."id" asc;

with pagina as materialized ( select ordem_servico.id
  from ordem_servico
  where "ordem_servico"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ordem_servico.id in ( select orcamento.ordem_servico_id
  from os_linha
  join os_orcamento orcamento on orcamento.id = os_linha.orcamento_id
  where os_linha.peca_id = any(array(select id
  from peca
  where codigo in ($3)))
  and orcamento.situacao <> 'SUBSTITUIDO'
  union all select ordem_servico_id
  from os_linha_pa
  where peca_id = any(array(select id
  from peca
  where codigo in ($4)))
  union all select id
  from ordem_servico
  where consumidor_id in (select coalesce(unido_a_id, id)
  from consumidor
  where "posto_id" in ( select id
  from posto_autorizado
  where id = $5 or credenciado_id = $6)
  and (sem_acento(consumidor.nome) like sem_acento($7)))
  union all select id
  from ordem_servico
  where relogio_id in (select coalesce(unido_a_id, id)
  from relogio
  where numero_serie like $8))
  order by "ordem_servico"."criado_em" desc, "ordem_servico"."id" desc
  limit $9 offset $10) select ordem_servico.id, ordem_servico.ano, ordem_servico.numero, ordem_servico.status,
    ordem_servico.status_desde as "statusDesde", ordem_servico.status_anterior as "statusAnterior",
    ordem_servico.criado_em as "criadoEm", ordem_servico.posto_id as "postoId",
    posto_autorizado.nome_fantasia as "postoNome", ordem_servico.consumidor_id as "consumidorId",
    consumidor.nome as "consumidorNome", consumidor.telefone as "consumidorTelefone",
    case when relogio.id is not null then json_build_object( 'id', relogio.id, 'numeroSerie', relogio.numero_serie,
    'modelo', json_build_object( 'id', modelo_produto.id, 'codigo', modelo_produto.codigo, 'descricao',
    modelo_produto.descricao, 'marca', json_build_object('id', marca.id, 'nome', marca.nome), 'fotoId',
    modelo_produto.foto_id)) end as relogio, case when tecnico.id is not null then json_build_object( 'id', tecnico.id,
    'nome', coalesce(tecnico.nome_exibicao, tecnico.nome)) end as tecnico, ordem_servico.garantia,
    ordem_servico.garantia_servico as "garantiaServico", ordem_servico.reincidencia,
    ordem_servico.valor_total as "valorTotal", ordem_servico.data_reparo as "dataReparo",
    ordem_servico.reparado_por as "reparadoPor", ordem_servico.data_entrega_relogio as "dataEntregaRelogio",
    orcamento.respondido_em as "respondidoEm", orcamento.expira_em as "orcamentoValidoAte",
    coalesce(orcamento.complemento, false) as complemento, coalesce(orcamento.complemento
  and orcamento.situacao = 'ABERTO', false) as "complementoAberto",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($11)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltamPecas",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($12)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltaPedir",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO',
    'CONSERTADA') then ( select max(compra_peca.previsao_chegada)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and compra_peca.situacao = 'ENVIADA') end as "pecaEm", exists (select
  from os_aviso
  where os_aviso.ordem_servico_id = ordem_servico.id
  and enviado_em is null
  and feito_em is null
  and encerrado_em is null) as avisar, ordem_servico.uso_indevido as "usoIndevido", exists (select
  from troca
  where troca.ordem_servico_id = ordem_servico.id
  and troca.situacao = 'RECEBIDA') as trocado, (select vale.tipo
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1) as escolha, ordem_servico.versao, case when ordem_servico.status = 'ORCAMENTO_APROVADO'
  and orcamento.sinal is not null
  and orcamento.sinal_dispensado_em is null then json_build_object( 'sinal', orcamento.sinal, 'linhas',
    coalesce(( select json_agg(json_build_object('situacao', linha.situacao, 'garantia', linha.garantia, 'valor',
    linha.valor, 'valorFinal', linha.valor_final))
  from os_linha linha
  where linha.orcamento_id = orcamento.id), '[]'), 'pagamentos', coalesce(( select json_agg(json_build_object('tipo',
    pago.tipo, 'valor', pago.valor))
  from os_pagamento pago
  where pago.ordem_servico_id = ordem_servico.id), '[]'), 'abatimento',
    coalesce(( select case when vale.tipo = 'ABATIMENTO' then vale.valor end
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1), 0)) end as "pedeSinal", ordem_servico.os_type as "osType", ordem_servico.data_prometida as "dataPrometida"
  from pagina
  join ordem_servico using (id)
  join posto_autorizado on posto_autorizado.id = ordem_servico.posto_id
  join consumidor on consumidor.id = ordem_servico.consumidor_id
  left join relogio on relogio.id = ordem_servico.relogio_id
  left join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
  left join marca on marca.id = modelo_produto.marca_id
  left join usuario tecnico on tecnico.id = ordem_servico.tecnico_id
  left join lateral ( select id, situacao, complemento, expira_em, sinal, sinal_dispensado_em,
    case when situacao in ('APROVADO', 'REPROVADO') then respondido_em end as respondido_em
  from os_orcamento
  where ordem_servico_id = ordem_servico.id
  order by os_orcamento.versao desc
  limit 1) orcamento on true
  order by "ordem_servico"."criado_em" desc, "ordem_servico"."id" desc;

with pagina as materialized ( select ordem_servico.id
  from ordem_servico
  where "ordem_servico"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ordem_servico.id in ( select os_aviso.ordem_servico_id
  from os_aviso
  where enviado_em is null
  and feito_em is null
  and encerrado_em is null)
  order by "ordem_servico"."criado_em" desc, "ordem_servico"."id" desc
  limit $3 offset $4) select ordem_servico.id, ordem_servico.ano, ordem_servico.numero, ordem_servico.status,
    ordem_servico.status_desde as "statusDesde", ordem_servico.status_anterior as "statusAnterior",
    ordem_servico.criado_em as "criadoEm", ordem_servico.posto_id as "postoId",
    posto_autorizado.nome_fantasia as "postoNome", ordem_servico.consumidor_id as "consumidorId",
    consumidor.nome as "consumidorNome", consumidor.telefone as "consumidorTelefone",
    case when relogio.id is not null then json_build_object( 'id', relogio.id, 'numeroSerie', relogio.numero_serie,
    'modelo', json_build_object( 'id', modelo_produto.id, 'codigo', modelo_produto.codigo, 'descricao',
    modelo_produto.descricao, 'marca', json_build_object('id', marca.id, 'nome', marca.nome), 'fotoId',
    modelo_produto.foto_id)) end as relogio, case when tecnico.id is not null then json_build_object( 'id', tecnico.id,
    'nome', coalesce(tecnico.nome_exibicao, tecnico.nome)) end as tecnico, ordem_servico.garantia,
    ordem_servico.garantia_servico as "garantiaServico", ordem_servico.reincidencia,
    ordem_servico.valor_total as "valorTotal", ordem_servico.data_reparo as "dataReparo",
    ordem_servico.reparado_por as "reparadoPor", ordem_servico.data_entrega_relogio as "dataEntregaRelogio",
    orcamento.respondido_em as "respondidoEm", orcamento.expira_em as "orcamentoValidoAte",
    coalesce(orcamento.complemento, false) as complemento, coalesce(orcamento.complemento
  and orcamento.situacao = 'ABERTO', false) as "complementoAberto",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($5)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltamPecas",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($6)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltaPedir",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO',
    'CONSERTADA') then ( select max(compra_peca.previsao_chegada)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and compra_peca.situacao = 'ENVIADA') end as "pecaEm", exists (select
  from os_aviso
  where os_aviso.ordem_servico_id = ordem_servico.id
  and enviado_em is null
  and feito_em is null
  and encerrado_em is null) as avisar, ordem_servico.uso_indevido as "usoIndevido", exists (select
  from troca
  where troca.ordem_servico_id = ordem_servico.id
  and troca.situacao = 'RECEBIDA') as trocado, (select vale.tipo
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1) as escolha, ordem_servico.versao, case when ordem_servico.status = 'ORCAMENTO_APROVADO'
  and orcamento.sinal is not null
  and orcamento.sinal_dispensado_em is null then json_build_object( 'sinal', orcamento.sinal, 'linhas',
    coalesce(( select json_agg(json_build_object('situacao', linha.situacao, 'garantia', linha.garantia, 'valor',
    linha.valor, 'valorFinal', linha.valor_final))
  from os_linha linha
  where linha.orcamento_id = orcamento.id), '[]'), 'pagamentos', coalesce(( select json_agg(json_build_object('tipo',
    pago.tipo, 'valor', pago.valor))
  from os_pagamento pago
  where pago.ordem_servico_id = ordem_servico.id), '[]'), 'abatimento',
    coalesce(( select case when vale.tipo = 'ABATIMENTO' then vale.valor end
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1), 0)) end as "pedeSinal", ordem_servico.os_type as "osType", ordem_servico.data_prometida as "dataPrometida"
  from pagina
  join ordem_servico using (id)
  join posto_autorizado on posto_autorizado.id = ordem_servico.posto_id
  join consumidor on consumidor.id = ordem_servico.consumidor_id
  left join relogio on relogio.id = ordem_servico.relogio_id
  left join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
  left join marca on marca.id = modelo_produto.marca_id
  left join usuario tecnico on tecnico.id = ordem_servico.tecnico_id
  left join lateral ( select id, situacao, complemento, expira_em, sinal, sinal_dispensado_em,
    case when situacao in ('APROVADO', 'REPROVADO') then respondido_em end as respondido_em
  from os_orcamento
  where ordem_servico_id = ordem_servico.id
  order by os_orcamento.versao desc
  limit 1) orcamento on true
  order by "ordem_servico"."criado_em" desc, "ordem_servico"."id" desc;

with pagina as materialized ( select ordem_servico.id
  from ordem_servico
  where "ordem_servico"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ordem_servico.id in (select ordem_servico_id
  from compra_peca_item
  where compra_peca_id = $3
  and ordem_servico_id is not null)
  order by "ordem_servico"."criado_em" desc, "ordem_servico"."id" desc
  limit $4 offset $5) select ordem_servico.id, ordem_servico.ano, ordem_servico.numero, ordem_servico.status,
    ordem_servico.status_desde as "statusDesde", ordem_servico.status_anterior as "statusAnterior",
    ordem_servico.criado_em as "criadoEm", ordem_servico.posto_id as "postoId",
    posto_autorizado.nome_fantasia as "postoNome", ordem_servico.consumidor_id as "consumidorId",
    consumidor.nome as "consumidorNome", consumidor.telefone as "consumidorTelefone",
    case when relogio.id is not null then json_build_object( 'id', relogio.id, 'numeroSerie', relogio.numero_serie,
    'modelo', json_build_object( 'id', modelo_produto.id, 'codigo', modelo_produto.codigo, 'descricao',
    modelo_produto.descricao, 'marca', json_build_object('id', marca.id, 'nome', marca.nome), 'fotoId',
    modelo_produto.foto_id)) end as relogio, case when tecnico.id is not null then json_build_object( 'id', tecnico.id,
    'nome', coalesce(tecnico.nome_exibicao, tecnico.nome)) end as tecnico, ordem_servico.garantia,
    ordem_servico.garantia_servico as "garantiaServico", ordem_servico.reincidencia,
    ordem_servico.valor_total as "valorTotal", ordem_servico.data_reparo as "dataReparo",
    ordem_servico.reparado_por as "reparadoPor", ordem_servico.data_entrega_relogio as "dataEntregaRelogio",
    orcamento.respondido_em as "respondidoEm", orcamento.expira_em as "orcamentoValidoAte",
    coalesce(orcamento.complemento, false) as complemento, coalesce(orcamento.complemento
  and orcamento.situacao = 'ABERTO', false) as "complementoAberto",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($6)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltamPecas",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($7)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltaPedir",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO',
    'CONSERTADA') then ( select max(compra_peca.previsao_chegada)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and compra_peca.situacao = 'ENVIADA') end as "pecaEm", exists (select
  from os_aviso
  where os_aviso.ordem_servico_id = ordem_servico.id
  and enviado_em is null
  and feito_em is null
  and encerrado_em is null) as avisar, ordem_servico.uso_indevido as "usoIndevido", exists (select
  from troca
  where troca.ordem_servico_id = ordem_servico.id
  and troca.situacao = 'RECEBIDA') as trocado, (select vale.tipo
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1) as escolha, ordem_servico.versao, case when ordem_servico.status = 'ORCAMENTO_APROVADO'
  and orcamento.sinal is not null
  and orcamento.sinal_dispensado_em is null then json_build_object( 'sinal', orcamento.sinal, 'linhas',
    coalesce(( select json_agg(json_build_object('situacao', linha.situacao, 'garantia', linha.garantia, 'valor',
    linha.valor, 'valorFinal', linha.valor_final))
  from os_linha linha
  where linha.orcamento_id = orcamento.id), '[]'), 'pagamentos', coalesce(( select json_agg(json_build_object('tipo',
    pago.tipo, 'valor', pago.valor))
  from os_pagamento pago
  where pago.ordem_servico_id = ordem_servico.id), '[]'), 'abatimento',
    coalesce(( select case when vale.tipo = 'ABATIMENTO' then vale.valor end
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1), 0)) end as "pedeSinal", ordem_servico.os_type as "osType", ordem_servico.data_prometida as "dataPrometida"
  from pagina
  join ordem_servico using (id)
  join posto_autorizado on posto_autorizado.id = ordem_servico.posto_id
  join consumidor on consumidor.id = ordem_servico.consumidor_id
  left join relogio on relogio.id = ordem_servico.relogio_id
  left join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
  left join marca on marca.id = modelo_produto.marca_id
  left join usuario tecnico on tecnico.id = ordem_servico.tecnico_id
  left join lateral ( select id, situacao, complemento, expira_em, sinal, sinal_dispensado_em,
    case when situacao in ('APROVADO', 'REPROVADO') then respondido_em end as respondido_em
  from os_orcamento
  where ordem_servico_id = ordem_servico.id
  order by os_orcamento.versao desc
  limit 1) orcamento on true
  order by "ordem_servico"."criado_em" desc, "ordem_servico"."id" desc;

with pagina as materialized ( select ordem_servico.id
  from ordem_servico
  where "ordem_servico"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ordem_servico.marca_id = $3
  order by "ordem_servico"."ano" asc, "ordem_servico"."numero" asc, "ordem_servico"."id" asc
  limit $4 offset $5) select ordem_servico.id, ordem_servico.ano, ordem_servico.numero, ordem_servico.status,
    ordem_servico.status_desde as "statusDesde", ordem_servico.status_anterior as "statusAnterior",
    ordem_servico.criado_em as "criadoEm", ordem_servico.posto_id as "postoId",
    posto_autorizado.nome_fantasia as "postoNome", ordem_servico.consumidor_id as "consumidorId",
    consumidor.nome as "consumidorNome", consumidor.telefone as "consumidorTelefone",
    case when relogio.id is not null then json_build_object( 'id', relogio.id, 'numeroSerie', relogio.numero_serie,
    'modelo', json_build_object( 'id', modelo_produto.id, 'codigo', modelo_produto.codigo, 'descricao',
    modelo_produto.descricao, 'marca', json_build_object('id', marca.id, 'nome', marca.nome), 'fotoId',
    modelo_produto.foto_id)) end as relogio, case when tecnico.id is not null then json_build_object( 'id', tecnico.id,
    'nome', coalesce(tecnico.nome_exibicao, tecnico.nome)) end as tecnico, ordem_servico.garantia,
    ordem_servico.garantia_servico as "garantiaServico", ordem_servico.reincidencia,
    ordem_servico.valor_total as "valorTotal", ordem_servico.data_reparo as "dataReparo",
    ordem_servico.reparado_por as "reparadoPor", ordem_servico.data_entrega_relogio as "dataEntregaRelogio",
    orcamento.respondido_em as "respondidoEm", orcamento.expira_em as "orcamentoValidoAte",
    coalesce(orcamento.complemento, false) as complemento, coalesce(orcamento.complemento
  and orcamento.situacao = 'ABERTO', false) as "complementoAberto",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($6)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltamPecas",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($7)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltaPedir",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO',
    'CONSERTADA') then ( select max(compra_peca.previsao_chegada)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and compra_peca.situacao = 'ENVIADA') end as "pecaEm", exists (select
  from os_aviso
  where os_aviso.ordem_servico_id = ordem_servico.id
  and enviado_em is null
  and feito_em is null
  and encerrado_em is null) as avisar, ordem_servico.uso_indevido as "usoIndevido", exists (select
  from troca
  where troca.ordem_servico_id = ordem_servico.id
  and troca.situacao = 'RECEBIDA') as trocado, (select vale.tipo
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1) as escolha, ordem_servico.versao, case when ordem_servico.status = 'ORCAMENTO_APROVADO'
  and orcamento.sinal is not null
  and orcamento.sinal_dispensado_em is null then json_build_object( 'sinal', orcamento.sinal, 'linhas',
    coalesce(( select json_agg(json_build_object('situacao', linha.situacao, 'garantia', linha.garantia, 'valor',
    linha.valor, 'valorFinal', linha.valor_final))
  from os_linha linha
  where linha.orcamento_id = orcamento.id), '[]'), 'pagamentos', coalesce(( select json_agg(json_build_object('tipo',
    pago.tipo, 'valor', pago.valor))
  from os_pagamento pago
  where pago.ordem_servico_id = ordem_servico.id), '[]'), 'abatimento',
    coalesce(( select case when vale.tipo = 'ABATIMENTO' then vale.valor end
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1), 0)) end as "pedeSinal", ordem_servico.os_type as "osType", ordem_servico.data_prometida as "dataPrometida"
  from pagina
  join ordem_servico using (id)
  join posto_autorizado on posto_autorizado.id = ordem_servico.posto_id
  join consumidor on consumidor.id = ordem_servico.consumidor_id
  left join relogio on relogio.id = ordem_servico.relogio_id
  left join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
  left join marca on marca.id = modelo_produto.marca_id
  left join usuario tecnico on tecnico.id = ordem_servico.tecnico_id
  left join lateral ( select id, situacao, complemento, expira_em, sinal, sinal_dispensado_em,
    case when situacao in ('APROVADO', 'REPROVADO') then respondido_em end as respondido_em
  from os_orcamento
  where ordem_servico_id = ordem_servico.id
  order by os_orcamento.versao desc
  limit 1) orcamento on true
  order by "ordem_servico"."ano" asc, "ordem_servico"."numero" asc, "ordem_servico"."id" asc;

with pagina as materialized ( select ordem_servico.id
  from ordem_servico
  where "ordem_servico"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ordem_servico.numero = $3
  and ordem_servico.ano = $4
  order by "ordem_servico"."ano" asc, "ordem_servico"."numero" asc, "ordem_servico"."id" asc
  limit $5 offset $6) select ordem_servico.id, ordem_servico.ano, ordem_servico.numero, ordem_servico.status,
    ordem_servico.status_desde as "statusDesde", ordem_servico.status_anterior as "statusAnterior",
    ordem_servico.criado_em as "criadoEm", ordem_servico.posto_id as "postoId",
    posto_autorizado.nome_fantasia as "postoNome", ordem_servico.consumidor_id as "consumidorId",
    consumidor.nome as "consumidorNome", consumidor.telefone as "consumidorTelefone",
    case when relogio.id is not null then json_build_object( 'id', relogio.id, 'numeroSerie', relogio.numero_serie,
    'modelo', json_build_object( 'id', modelo_produto.id, 'codigo', modelo_produto.codigo, 'descricao',
    modelo_produto.descricao, 'marca', json_build_object('id', marca.id, 'nome', marca.nome), 'fotoId',
    modelo_produto.foto_id)) end as relogio, case when tecnico.id is not null then json_build_object( 'id', tecnico.id,
    'nome', coalesce(tecnico.nome_exibicao, tecnico.nome)) end as tecnico, ordem_servico.garantia,
    ordem_servico.garantia_servico as "garantiaServico", ordem_servico.reincidencia,
    ordem_servico.valor_total as "valorTotal", ordem_servico.data_reparo as "dataReparo",
    ordem_servico.reparado_por as "reparadoPor", ordem_servico.data_entrega_relogio as "dataEntregaRelogio",
    orcamento.respondido_em as "respondidoEm", orcamento.expira_em as "orcamentoValidoAte",
    coalesce(orcamento.complemento, false) as complemento, coalesce(orcamento.complemento
  and orcamento.situacao = 'ABERTO', false) as "complementoAberto",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($7)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltamPecas",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($8)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltaPedir",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO',
    'CONSERTADA') then ( select max(compra_peca.previsao_chegada)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and compra_peca.situacao = 'ENVIADA') end as "pecaEm", exists (select
  from os_aviso
  where os_aviso.ordem_servico_id = ordem_servico.id
  and enviado_em is null
  and feito_em is null
  and encerrado_em is null) as avisar, ordem_servico.uso_indevido as "usoIndevido", exists (select
  from troca
  where troca.ordem_servico_id = ordem_servico.id
  and troca.situacao = 'RECEBIDA') as trocado, (select vale.tipo
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1) as escolha, ordem_servico.versao, case when ordem_servico.status = 'ORCAMENTO_APROVADO'
  and orcamento.sinal is not null
  and orcamento.sinal_dispensado_em is null then json_build_object( 'sinal', orcamento.sinal, 'linhas',
    coalesce(( select json_agg(json_build_object('situacao', linha.situacao, 'garantia', linha.garantia, 'valor',
    linha.valor, 'valorFinal', linha.valor_final))
  from os_linha linha
  where linha.orcamento_id = orcamento.id), '[]'), 'pagamentos', coalesce(( select json_agg(json_build_object('tipo',
    pago.tipo, 'valor', pago.valor))
  from os_pagamento pago
  where pago.ordem_servico_id = ordem_servico.id), '[]'), 'abatimento',
    coalesce(( select case when vale.tipo = 'ABATIMENTO' then vale.valor end
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1), 0)) end as "pedeSinal", ordem_servico.os_type as "osType", ordem_servico.data_prometida as "dataPrometida"
  from pagina
  join ordem_servico using (id)
  join posto_autorizado on posto_autorizado.id = ordem_servico.posto_id
  join consumidor on consumidor.id = ordem_servico.consumidor_id
  left join relogio on relogio.id = ordem_servico.relogio_id
  left join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
  left join marca on marca.id = modelo_produto.marca_id
  left join usuario tecnico on tecnico.id = ordem_servico.tecnico_id
  left join lateral ( select id, situacao, complemento, expira_em, sinal, sinal_dispensado_em,
    case when situacao in ('APROVADO', 'REPROVADO') then respondido_em end as respondido_em
  from os_orcamento
  where ordem_servico_id = ordem_servico.id
  order by os_orcamento.versao desc
  limit 1) orcamento on true
  order by "ordem_servico"."ano" asc, "ordem_servico"."numero" asc, "ordem_servico"."id" asc;

with pagina as materialized ( select ordem_servico.id
  from ordem_servico
  where "ordem_servico"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ordem_servico.numero = $3
  and ordem_servico.ano = $4
  order by "ordem_servico"."criado_em" desc, "ordem_servico"."id" desc
  limit $5 offset $6) select ordem_servico.id, ordem_servico.ano, ordem_servico.numero, ordem_servico.status,
    ordem_servico.status_desde as "statusDesde", ordem_servico.status_anterior as "statusAnterior",
    ordem_servico.criado_em as "criadoEm", ordem_servico.posto_id as "postoId",
    posto_autorizado.nome_fantasia as "postoNome", ordem_servico.consumidor_id as "consumidorId",
    consumidor.nome as "consumidorNome", consumidor.telefone as "consumidorTelefone",
    case when relogio.id is not null then json_build_object( 'id', relogio.id, 'numeroSerie', relogio.numero_serie,
    'modelo', json_build_object( 'id', modelo_produto.id, 'codigo', modelo_produto.codigo, 'descricao',
    modelo_produto.descricao, 'marca', json_build_object('id', marca.id, 'nome', marca.nome), 'fotoId',
    modelo_produto.foto_id)) end as relogio, case when tecnico.id is not null then json_build_object( 'id', tecnico.id,
    'nome', coalesce(tecnico.nome_exibicao, tecnico.nome)) end as tecnico, ordem_servico.garantia,
    ordem_servico.garantia_servico as "garantiaServico", ordem_servico.reincidencia,
    ordem_servico.valor_total as "valorTotal", ordem_servico.data_reparo as "dataReparo",
    ordem_servico.reparado_por as "reparadoPor", ordem_servico.data_entrega_relogio as "dataEntregaRelogio",
    orcamento.respondido_em as "respondidoEm", orcamento.expira_em as "orcamentoValidoAte",
    coalesce(orcamento.complemento, false) as complemento, coalesce(orcamento.complemento
  and orcamento.situacao = 'ABERTO', false) as "complementoAberto",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($7)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltamPecas",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($8)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltaPedir",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO',
    'CONSERTADA') then ( select max(compra_peca.previsao_chegada)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and compra_peca.situacao = 'ENVIADA') end as "pecaEm", exists (select
  from os_aviso
  where os_aviso.ordem_servico_id = ordem_servico.id
  and enviado_em is null
  and feito_em is null
  and encerrado_em is null) as avisar, ordem_servico.uso_indevido as "usoIndevido", exists (select
  from troca
  where troca.ordem_servico_id = ordem_servico.id
  and troca.situacao = 'RECEBIDA') as trocado, (select vale.tipo
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1) as escolha, ordem_servico.versao, case when ordem_servico.status = 'ORCAMENTO_APROVADO'
  and orcamento.sinal is not null
  and orcamento.sinal_dispensado_em is null then json_build_object( 'sinal', orcamento.sinal, 'linhas',
    coalesce(( select json_agg(json_build_object('situacao', linha.situacao, 'garantia', linha.garantia, 'valor',
    linha.valor, 'valorFinal', linha.valor_final))
  from os_linha linha
  where linha.orcamento_id = orcamento.id), '[]'), 'pagamentos', coalesce(( select json_agg(json_build_object('tipo',
    pago.tipo, 'valor', pago.valor))
  from os_pagamento pago
  where pago.ordem_servico_id = ordem_servico.id), '[]'), 'abatimento',
    coalesce(( select case when vale.tipo = 'ABATIMENTO' then vale.valor end
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1), 0)) end as "pedeSinal", ordem_servico.os_type as "osType", ordem_servico.data_prometida as "dataPrometida"
  from pagina
  join ordem_servico using (id)
  join posto_autorizado on posto_autorizado.id = ordem_servico.posto_id
  join consumidor on consumidor.id = ordem_servico.consumidor_id
  left join relogio on relogio.id = ordem_servico.relogio_id
  left join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
  left join marca on marca.id = modelo_produto.marca_id
  left join usuario tecnico on tecnico.id = ordem_servico.tecnico_id
  left join lateral ( select id, situacao, complemento, expira_em, sinal, sinal_dispensado_em,
    case when situacao in ('APROVADO', 'REPROVADO') then respondido_em end as respondido_em
  from os_orcamento
  where ordem_servico_id = ordem_servico.id
  order by os_orcamento.versao desc
  limit 1) orcamento on true
  order by "ordem_servico"."criado_em" desc, "ordem_servico"."id" desc;

with pagina as materialized ( select ordem_servico.id
  from ordem_servico
  where "ordem_servico"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ordem_servico.numero = $3
  order by "ordem_servico"."criado_em" desc, "ordem_servico"."id" desc
  limit $4 offset $5) select ordem_servico.id, ordem_servico.ano, ordem_servico.numero, ordem_servico.status,
    ordem_servico.status_desde as "statusDesde", ordem_servico.status_anterior as "statusAnterior",
    ordem_servico.criado_em as "criadoEm", ordem_servico.posto_id as "postoId",
    posto_autorizado.nome_fantasia as "postoNome", ordem_servico.consumidor_id as "consumidorId",
    consumidor.nome as "consumidorNome", consumidor.telefone as "consumidorTelefone",
    case when relogio.id is not null then json_build_object( 'id', relogio.id, 'numeroSerie', relogio.numero_serie,
    'modelo', json_build_object( 'id', modelo_produto.id, 'codigo', modelo_produto.codigo, 'descricao',
    modelo_produto.descricao, 'marca', json_build_object('id', marca.id, 'nome', marca.nome), 'fotoId',
    modelo_produto.foto_id)) end as relogio, case when tecnico.id is not null then json_build_object( 'id', tecnico.id,
    'nome', coalesce(tecnico.nome_exibicao, tecnico.nome)) end as tecnico, ordem_servico.garantia,
    ordem_servico.garantia_servico as "garantiaServico", ordem_servico.reincidencia,
    ordem_servico.valor_total as "valorTotal", ordem_servico.data_reparo as "dataReparo",
    ordem_servico.reparado_por as "reparadoPor", ordem_servico.data_entrega_relogio as "dataEntregaRelogio",
    orcamento.respondido_em as "respondidoEm", orcamento.expira_em as "orcamentoValidoAte",
    coalesce(orcamento.complemento, false) as complemento, coalesce(orcamento.complemento
  and orcamento.situacao = 'ABERTO', false) as "complementoAberto",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($6)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltamPecas",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($7)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltaPedir",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO',
    'CONSERTADA') then ( select max(compra_peca.previsao_chegada)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and compra_peca.situacao = 'ENVIADA') end as "pecaEm", exists (select
  from os_aviso
  where os_aviso.ordem_servico_id = ordem_servico.id
  and enviado_em is null
  and feito_em is null
  and encerrado_em is null) as avisar, ordem_servico.uso_indevido as "usoIndevido", exists (select
  from troca
  where troca.ordem_servico_id = ordem_servico.id
  and troca.situacao = 'RECEBIDA') as trocado, (select vale.tipo
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1) as escolha, ordem_servico.versao, case when ordem_servico.status = 'ORCAMENTO_APROVADO'
  and orcamento.sinal is not null
  and orcamento.sinal_dispensado_em is null then json_build_object( 'sinal', orcamento.sinal, 'linhas',
    coalesce(( select json_agg(json_build_object('situacao', linha.situacao, 'garantia', linha.garantia, 'valor',
    linha.valor, 'valorFinal', linha.valor_final))
  from os_linha linha
  where linha.orcamento_id = orcamento.id), '[]'), 'pagamentos', coalesce(( select json_agg(json_build_object('tipo',
    pago.tipo, 'valor', pago.valor))
  from os_pagamento pago
  where pago.ordem_servico_id = ordem_servico.id), '[]'), 'abatimento',
    coalesce(( select case when vale.tipo = 'ABATIMENTO' then vale.valor end
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1), 0)) end as "pedeSinal", ordem_servico.os_type as "osType", ordem_servico.data_prometida as "dataPrometida"
  from pagina
  join ordem_servico using (id)
  join posto_autorizado on posto_autorizado.id = ordem_servico.posto_id
  join consumidor on consumidor.id = ordem_servico.consumidor_id
  left join relogio on relogio.id = ordem_servico.relogio_id
  left join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
  left join marca on marca.id = modelo_produto.marca_id
  left join usuario tecnico on tecnico.id = ordem_servico.tecnico_id
  left join lateral ( select id, situacao, complemento, expira_em, sinal, sinal_dispensado_em,
    case when situacao in ('APROVADO', 'REPROVADO') then respondido_em end as respondido_em
  from os_orcamento
  where ordem_servico_id = ordem_servico.id
  order by os_orcamento.versao desc
  limit 1) orcamento on true
  order by "ordem_servico"."criado_em" desc, "ordem_servico"."id" desc;

with pagina as materialized ( select ordem_servico.id
  from ordem_servico
  where "ordem_servico"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ordem_servico.os_type = 'PA'
  order by "ordem_servico"."ano" asc, "ordem_servico"."numero" asc, "ordem_servico"."id" asc
  limit $3 offset $4) select ordem_servico.id, ordem_servico.ano, ordem_servico.numero, ordem_servico.status,
    ordem_servico.status_desde as "statusDesde", ordem_servico.status_anterior as "statusAnterior",
    ordem_servico.criado_em as "criadoEm", ordem_servico.posto_id as "postoId",
    posto_autorizado.nome_fantasia as "postoNome", ordem_servico.consumidor_id as "consumidorId",
    consumidor.nome as "consumidorNome", consumidor.telefone as "consumidorTelefone",
    case when relogio.id is not null then json_build_object( 'id', relogio.id, 'numeroSerie', relogio.numero_serie,
    'modelo', json_build_object( 'id', modelo_produto.id, 'codigo', modelo_produto.codigo, 'descricao',
    modelo_produto.descricao, 'marca', json_build_object('id', marca.id, 'nome', marca.nome), 'fotoId',
    modelo_produto.foto_id)) end as relogio, case when tecnico.id is not null then json_build_object( 'id', tecnico.id,
    'nome', coalesce(tecnico.nome_exibicao, tecnico.nome)) end as tecnico, ordem_servico.garantia,
    ordem_servico.garantia_servico as "garantiaServico", ordem_servico.reincidencia,
    ordem_servico.valor_total as "valorTotal", ordem_servico.data_reparo as "dataReparo",
    ordem_servico.reparado_por as "reparadoPor", ordem_servico.data_entrega_relogio as "dataEntregaRelogio",
    orcamento.respondido_em as "respondidoEm", orcamento.expira_em as "orcamentoValidoAte",
    coalesce(orcamento.complemento, false) as complemento, coalesce(orcamento.complemento
  and orcamento.situacao = 'ABERTO', false) as "complementoAberto",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($5)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltamPecas",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($6)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltaPedir",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO',
    'CONSERTADA') then ( select max(compra_peca.previsao_chegada)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and compra_peca.situacao = 'ENVIADA') end as "pecaEm", exists (select
  from os_aviso
  where os_aviso.ordem_servico_id = ordem_servico.id
  and enviado_em is null
  and feito_em is null
  and encerrado_em is null) as avisar, ordem_servico.uso_indevido as "usoIndevido", exists (select
  from troca
  where troca.ordem_servico_id = ordem_servico.id
  and troca.situacao = 'RECEBIDA') as trocado, (select vale.tipo
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1) as escolha, ordem_servico.versao, case when ordem_servico.status = 'ORCAMENTO_APROVADO'
  and orcamento.sinal is not null
  and orcamento.sinal_dispensado_em is null then json_build_object( 'sinal', orcamento.sinal, 'linhas',
    coalesce(( select json_agg(json_build_object('situacao', linha.situacao, 'garantia', linha.garantia, 'valor',
    linha.valor, 'valorFinal', linha.valor_final))
  from os_linha linha
  where linha.orcamento_id = orcamento.id), '[]'), 'pagamentos', coalesce(( select json_agg(json_build_object('tipo',
    pago.tipo, 'valor', pago.valor))
  from os_pagamento pago
  where pago.ordem_servico_id = ordem_servico.id), '[]'), 'abatimento',
    coalesce(( select case when vale.tipo = 'ABATIMENTO' then vale.valor end
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1), 0)) end as "pedeSinal", ordem_servico.os_type as "osType", ordem_servico.data_prometida as "dataPrometida"
  from pagina
  join ordem_servico using (id)
  join posto_autorizado on posto_autorizado.id = ordem_servico.posto_id
  join consumidor on consumidor.id = ordem_servico.consumidor_id
  left join relogio on relogio.id = ordem_servico.relogio_id
  left join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
  left join marca on marca.id = modelo_produto.marca_id
  left join usuario tecnico on tecnico.id = ordem_servico.tecnico_id
  left join lateral ( select id, situacao, complemento, expira_em, sinal, sinal_dispensado_em,
    case when situacao in ('APROVADO', 'REPROVADO') then respondido_em end as respondido_em
  from os_orcamento
  where ordem_servico_id = ordem_servico.id
  order by os_orcamento.versao desc
  limit 1) orcamento on true
  order by "ordem_servico"."ano" asc, "ordem_servico"."numero" asc, "ordem_servico"."id" asc;

with pagina as materialized ( select ordem_servico.id
  from ordem_servico
  where "ordem_servico"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ordem_servico.reincidencia is null
  order by "ordem_servico"."ano" asc, "ordem_servico"."numero" asc, "ordem_servico"."id" asc
  limit $3 offset $4) select ordem_servico.id, ordem_servico.ano, ordem_servico.numero, ordem_servico.status,
    ordem_servico.status_desde as "statusDesde", ordem_servico.status_anterior as "statusAnterior",
    ordem_servico.criado_em as "criadoEm", ordem_servico.posto_id as "postoId",
    posto_autorizado.nome_fantasia as "postoNome", ordem_servico.consumidor_id as "consumidorId",
    consumidor.nome as "consumidorNome", consumidor.telefone as "consumidorTelefone",
    case when relogio.id is not null then json_build_object( 'id', relogio.id, 'numeroSerie', relogio.numero_serie,
    'modelo', json_build_object( 'id', modelo_produto.id, 'codigo', modelo_produto.codigo, 'descricao',
    modelo_produto.descricao, 'marca', json_build_object('id', marca.id, 'nome', marca.nome), 'fotoId',
    modelo_produto.foto_id)) end as relogio, case when tecnico.id is not null then json_build_object( 'id', tecnico.id,
    'nome', coalesce(tecnico.nome_exibicao, tecnico.nome)) end as tecnico, ordem_servico.garantia,
    ordem_servico.garantia_servico as "garantiaServico", ordem_servico.reincidencia,
    ordem_servico.valor_total as "valorTotal", ordem_servico.data_reparo as "dataReparo",
    ordem_servico.reparado_por as "reparadoPor", ordem_servico.data_entrega_relogio as "dataEntregaRelogio",
    orcamento.respondido_em as "respondidoEm", orcamento.expira_em as "orcamentoValidoAte",
    coalesce(orcamento.complemento, false) as complemento, coalesce(orcamento.complemento
  and orcamento.situacao = 'ABERTO', false) as "complementoAberto",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($5)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltamPecas",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($6)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltaPedir",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO',
    'CONSERTADA') then ( select max(compra_peca.previsao_chegada)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and compra_peca.situacao = 'ENVIADA') end as "pecaEm", exists (select
  from os_aviso
  where os_aviso.ordem_servico_id = ordem_servico.id
  and enviado_em is null
  and feito_em is null
  and encerrado_em is null) as avisar, ordem_servico.uso_indevido as "usoIndevido", exists (select
  from troca
  where troca.ordem_servico_id = ordem_servico.id
  and troca.situacao = 'RECEBIDA') as trocado, (select vale.tipo
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1) as escolha, ordem_servico.versao, case when ordem_servico.status = 'ORCAMENTO_APROVADO'
  and orcamento.sinal is not null
  and orcamento.sinal_dispensado_em is null then json_build_object( 'sinal', orcamento.sinal, 'linhas',
    coalesce(( select json_agg(json_build_object('situacao', linha.situacao, 'garantia', linha.garantia, 'valor',
    linha.valor, 'valorFinal', linha.valor_final))
  from os_linha linha
  where linha.orcamento_id = orcamento.id), '[]'), 'pagamentos', coalesce(( select json_agg(json_build_object('tipo',
    pago.tipo, 'valor', pago.valor))
  from os_pagamento pago
  where pago.ordem_servico_id = ordem_servico.id), '[]'), 'abatimento',
    coalesce(( select case when vale.tipo = 'ABATIMENTO' then vale.valor end
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1), 0)) end as "pedeSinal", ordem_servico.os_type as "osType", ordem_servico.data_prometida as "dataPrometida"
  from pagina
  join ordem_servico using (id)
  join posto_autorizado on posto_autorizado.id = ordem_servico.posto_id
  join consumidor on consumidor.id = ordem_servico.consumidor_id
  left join relogio on relogio.id = ordem_servico.relogio_id
  left join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
  left join marca on marca.id = modelo_produto.marca_id
  left join usuario tecnico on tecnico.id = ordem_servico.tecnico_id
  left join lateral ( select id, situacao, complemento, expira_em, sinal, sinal_dispensado_em,
    case when situacao in ('APROVADO', 'REPROVADO') then respondido_em end as respondido_em
  from os_orcamento
  where ordem_servico_id = ordem_servico.id
  order by os_orcamento.versao desc
  limit 1) orcamento on true
  order by "ordem_servico"."ano" asc, "ordem_servico"."numero" asc, "ordem_servico"."id" asc;

with pagina as materialized ( select ordem_servico.id
  from ordem_servico
  where "ordem_servico"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ordem_servico.relogio_id = (select coalesce(unido_a_id, id)
  from relogio
  where id = $3)
  order by "ordem_servico"."criado_em" desc, "ordem_servico"."id" desc
  limit $4 offset $5) select ordem_servico.id, ordem_servico.ano, ordem_servico.numero, ordem_servico.status,
    ordem_servico.status_desde as "statusDesde", ordem_servico.status_anterior as "statusAnterior",
    ordem_servico.criado_em as "criadoEm", ordem_servico.posto_id as "postoId",
    posto_autorizado.nome_fantasia as "postoNome", ordem_servico.consumidor_id as "consumidorId",
    consumidor.nome as "consumidorNome", consumidor.telefone as "consumidorTelefone",
    case when relogio.id is not null then json_build_object( 'id', relogio.id, 'numeroSerie', relogio.numero_serie,
    'modelo', json_build_object( 'id', modelo_produto.id, 'codigo', modelo_produto.codigo, 'descricao',
    modelo_produto.descricao, 'marca', json_build_object('id', marca.id, 'nome', marca.nome), 'fotoId',
    modelo_produto.foto_id)) end as relogio, case when tecnico.id is not null then json_build_object( 'id', tecnico.id,
    'nome', coalesce(tecnico.nome_exibicao, tecnico.nome)) end as tecnico, ordem_servico.garantia,
    ordem_servico.garantia_servico as "garantiaServico", ordem_servico.reincidencia,
    ordem_servico.valor_total as "valorTotal", ordem_servico.data_reparo as "dataReparo",
    ordem_servico.reparado_por as "reparadoPor", ordem_servico.data_entrega_relogio as "dataEntregaRelogio",
    orcamento.respondido_em as "respondidoEm", orcamento.expira_em as "orcamentoValidoAte",
    coalesce(orcamento.complemento, false) as complemento, coalesce(orcamento.complemento
  and orcamento.situacao = 'ABERTO', false) as "complementoAberto",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($6)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltamPecas",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($7)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltaPedir",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO',
    'CONSERTADA') then ( select max(compra_peca.previsao_chegada)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and compra_peca.situacao = 'ENVIADA') end as "pecaEm", exists (select
  from os_aviso
  where os_aviso.ordem_servico_id = ordem_servico.id
  and enviado_em is null
  and feito_em is null
  and encerrado_em is null) as avisar, ordem_servico.uso_indevido as "usoIndevido", exists (select
  from troca
  where troca.ordem_servico_id = ordem_servico.id
  and troca.situacao = 'RECEBIDA') as trocado, (select vale.tipo
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1) as escolha, ordem_servico.versao, case when ordem_servico.status = 'ORCAMENTO_APROVADO'
  and orcamento.sinal is not null
  and orcamento.sinal_dispensado_em is null then json_build_object( 'sinal', orcamento.sinal, 'linhas',
    coalesce(( select json_agg(json_build_object('situacao', linha.situacao, 'garantia', linha.garantia, 'valor',
    linha.valor, 'valorFinal', linha.valor_final))
  from os_linha linha
  where linha.orcamento_id = orcamento.id), '[]'), 'pagamentos', coalesce(( select json_agg(json_build_object('tipo',
    pago.tipo, 'valor', pago.valor))
  from os_pagamento pago
  where pago.ordem_servico_id = ordem_servico.id), '[]'), 'abatimento',
    coalesce(( select case when vale.tipo = 'ABATIMENTO' then vale.valor end
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1), 0)) end as "pedeSinal", ordem_servico.os_type as "osType", ordem_servico.data_prometida as "dataPrometida"
  from pagina
  join ordem_servico using (id)
  join posto_autorizado on posto_autorizado.id = ordem_servico.posto_id
  join consumidor on consumidor.id = ordem_servico.consumidor_id
  left join relogio on relogio.id = ordem_servico.relogio_id
  left join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
  left join marca on marca.id = modelo_produto.marca_id
  left join usuario tecnico on tecnico.id = ordem_servico.tecnico_id
  left join lateral ( select id, situacao, complemento, expira_em, sinal, sinal_dispensado_em,
    case when situacao in ('APROVADO', 'REPROVADO') then respondido_em end as respondido_em
  from os_orcamento
  where ordem_servico_id = ordem_servico.id
  order by os_orcamento.versao desc
  limit 1) orcamento on true
  order by "ordem_servico"."criado_em" desc, "ordem_servico"."id" desc;

with pagina as materialized ( select ordem_servico.id
  from ordem_servico
  where "ordem_servico"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ordem_servico.relogio_id in (select coalesce(unido_a_id, id)
  from relogio
  where numero_serie like $3)
  order by "ordem_servico"."ano" asc, "ordem_servico"."numero" asc, "ordem_servico"."id" asc
  limit $4 offset $5) select ordem_servico.id, ordem_servico.ano, ordem_servico.numero, ordem_servico.status,
    ordem_servico.status_desde as "statusDesde", ordem_servico.status_anterior as "statusAnterior",
    ordem_servico.criado_em as "criadoEm", ordem_servico.posto_id as "postoId",
    posto_autorizado.nome_fantasia as "postoNome", ordem_servico.consumidor_id as "consumidorId",
    consumidor.nome as "consumidorNome", consumidor.telefone as "consumidorTelefone",
    case when relogio.id is not null then json_build_object( 'id', relogio.id, 'numeroSerie', relogio.numero_serie,
    'modelo', json_build_object( 'id', modelo_produto.id, 'codigo', modelo_produto.codigo, 'descricao',
    modelo_produto.descricao, 'marca', json_build_object('id', marca.id, 'nome', marca.nome), 'fotoId',
    modelo_produto.foto_id)) end as relogio, case when tecnico.id is not null then json_build_object( 'id', tecnico.id,
    'nome', coalesce(tecnico.nome_exibicao, tecnico.nome)) end as tecnico, ordem_servico.garantia,
    ordem_servico.garantia_servico as "garantiaServico", ordem_servico.reincidencia,
    ordem_servico.valor_total as "valorTotal", ordem_servico.data_reparo as "dataReparo",
    ordem_servico.reparado_por as "reparadoPor", ordem_servico.data_entrega_relogio as "dataEntregaRelogio",
    orcamento.respondido_em as "respondidoEm", orcamento.expira_em as "orcamentoValidoAte",
    coalesce(orcamento.complemento, false) as complemento, coalesce(orcamento.complemento
  and orcamento.situacao = 'ABERTO', false) as "complementoAberto",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($6)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltamPecas",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($7)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltaPedir",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO',
    'CONSERTADA') then ( select max(compra_peca.previsao_chegada)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and compra_peca.situacao = 'ENVIADA') end as "pecaEm", exists (select
  from os_aviso
  where os_aviso.ordem_servico_id = ordem_servico.id
  and enviado_em is null
  and feito_em is null
  and encerrado_em is null) as avisar, ordem_servico.uso_indevido as "usoIndevido", exists (select
  from troca
  where troca.ordem_servico_id = ordem_servico.id
  and troca.situacao = 'RECEBIDA') as trocado, (select vale.tipo
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1) as escolha, ordem_servico.versao, case when ordem_servico.status = 'ORCAMENTO_APROVADO'
  and orcamento.sinal is not null
  and orcamento.sinal_dispensado_em is null then json_build_object( 'sinal', orcamento.sinal, 'linhas',
    coalesce(( select json_agg(json_build_object('situacao', linha.situacao, 'garantia', linha.garantia, 'valor',
    linha.valor, 'valorFinal', linha.valor_final))
  from os_linha linha
  where linha.orcamento_id = orcamento.id), '[]'), 'pagamentos', coalesce(( select json_agg(json_build_object('tipo',
    pago.tipo, 'valor', pago.valor))
  from os_pagamento pago
  where pago.ordem_servico_id = ordem_servico.id), '[]'), 'abatimento',
    coalesce(( select case when vale.tipo = 'ABATIMENTO' then vale.valor end
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1), 0)) end as "pedeSinal", ordem_servico.os_type as "osType", ordem_servico.data_prometida as "dataPrometida"
  from pagina
  join ordem_servico using (id)
  join posto_autorizado on posto_autorizado.id = ordem_servico.posto_id
  join consumidor on consumidor.id = ordem_servico.consumidor_id
  left join relogio on relogio.id = ordem_servico.relogio_id
  left join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
  left join marca on marca.id = modelo_produto.marca_id
  left join usuario tecnico on tecnico.id = ordem_servico.tecnico_id
  left join lateral ( select id, situacao, complemento, expira_em, sinal, sinal_dispensado_em,
    case when situacao in ('APROVADO', 'REPROVADO') then respondido_em end as respondido_em
  from os_orcamento
  where ordem_servico_id = ordem_servico.id
  order by os_orcamento.versao desc
  limit 1) orcamento on true
  order by "ordem_servico"."ano" asc, "ordem_servico"."numero" asc, "ordem_servico"."id" asc;

with pagina as materialized ( select ordem_servico.id
  from ordem_servico
  where "ordem_servico"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ordem_servico.relogio_id in (select id
  from relogio
  where modelo_produto_id = $3)
  and ordem_servico.garantia = $4
  and ordem_servico.criado_em >= $5
  and ordem_servico.criado_em < $6
  order by "ordem_servico"."criado_em" desc, "ordem_servico"."id" desc
  limit $7 offset $8) select ordem_servico.id, ordem_servico.ano, ordem_servico.numero, ordem_servico.status,
    ordem_servico.status_desde as "statusDesde", ordem_servico.status_anterior as "statusAnterior",
    ordem_servico.criado_em as "criadoEm", ordem_servico.posto_id as "postoId",
    posto_autorizado.nome_fantasia as "postoNome", ordem_servico.consumidor_id as "consumidorId",
    consumidor.nome as "consumidorNome", consumidor.telefone as "consumidorTelefone",
    case when relogio.id is not null then json_build_object( 'id', relogio.id, 'numeroSerie', relogio.numero_serie,
    'modelo', json_build_object( 'id', modelo_produto.id, 'codigo', modelo_produto.codigo, 'descricao',
    modelo_produto.descricao, 'marca', json_build_object('id', marca.id, 'nome', marca.nome), 'fotoId',
    modelo_produto.foto_id)) end as relogio, case when tecnico.id is not null then json_build_object( 'id', tecnico.id,
    'nome', coalesce(tecnico.nome_exibicao, tecnico.nome)) end as tecnico, ordem_servico.garantia,
    ordem_servico.garantia_servico as "garantiaServico", ordem_servico.reincidencia,
    ordem_servico.valor_total as "valorTotal", ordem_servico.data_reparo as "dataReparo",
    ordem_servico.reparado_por as "reparadoPor", ordem_servico.data_entrega_relogio as "dataEntregaRelogio",
    orcamento.respondido_em as "respondidoEm", orcamento.expira_em as "orcamentoValidoAte",
    coalesce(orcamento.complemento, false) as complemento, coalesce(orcamento.complemento
  and orcamento.situacao = 'ABERTO', false) as "complementoAberto",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($9)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltamPecas",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($10)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltaPedir",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO',
    'CONSERTADA') then ( select max(compra_peca.previsao_chegada)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and compra_peca.situacao = 'ENVIADA') end as "pecaEm", exists (select
  from os_aviso
  where os_aviso.ordem_servico_id = ordem_servico.id
  and enviado_em is null
  and feito_em is null
  and encerrado_em is null) as avisar, ordem_servico.uso_indevido as "usoIndevido", exists (select
  from troca
  where troca.ordem_servico_id = ordem_servico.id
  and troca.situacao = 'RECEBIDA') as trocado, (select vale.tipo
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1) as escolha, ordem_servico.versao, case when ordem_servico.status = 'ORCAMENTO_APROVADO'
  and orcamento.sinal is not null
  and orcamento.sinal_dispensado_em is null then json_build_object( 'sinal', orcamento.sinal, 'linhas',
    coalesce(( select json_agg(json_build_object('situacao', linha.situacao, 'garantia', linha.garantia, 'valor',
    linha.valor, 'valorFinal', linha.valor_final))
  from os_linha linha
  where linha.orcamento_id = orcamento.id), '[]'), 'pagamentos', coalesce(( select json_agg(json_build_object('tipo',
    pago.tipo, 'valor', pago.valor))
  from os_pagamento pago
  where pago.ordem_servico_id = ordem_servico.id), '[]'), 'abatimento',
    coalesce(( select case when vale.tipo = 'ABATIMENTO' then vale.valor end
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1), 0)) end as "pedeSinal", ordem_servico.os_type as "osType", ordem_servico.data_prometida as "dataPrometida"
  from pagina
  join ordem_servico using (id)
  join posto_autorizado on posto_autorizado.id = ordem_servico.posto_id
  join consumidor on consumidor.id = ordem_servico.consumidor_id
  left join relogio on relogio.id = ordem_servico.relogio_id
  left join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
  left join marca on marca.id = modelo_produto.marca_id
  left join usuario tecnico on tecnico.id = ordem_servico.tecnico_id
  left join lateral ( select id, situacao, complemento, expira_em, sinal, sinal_dispensado_em,
    case when situacao in ('APROVADO', 'REPROVADO') then respondido_em end as respondido_em
  from os_orcamento
  where ordem_servico_id = ordem_servico.id
  order by os_orcamento.versao desc
  limit 1) orcamento on true
  order by "ordem_servico"."criado_em" desc, "ordem_servico"."id" desc;

with pagina as materialized ( select ordem_servico.id
  from ordem_servico
  where "ordem_servico"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ordem_servico.relogio_id in (select id
  from relogio
  where modelo_produto_id = $3)
  and ordem_servico.reincidencia = $4
  and ordem_servico.garantia = $5
  and ordem_servico.criado_em >= $6
  and ordem_servico.criado_em < $7
  order by "ordem_servico"."criado_em" desc, "ordem_servico"."id" desc
  limit $8 offset $9) select ordem_servico.id, ordem_servico.ano, ordem_servico.numero, ordem_servico.status,
    ordem_servico.status_desde as "statusDesde", ordem_servico.status_anterior as "statusAnterior",
    ordem_servico.criado_em as "criadoEm", ordem_servico.posto_id as "postoId",
    posto_autorizado.nome_fantasia as "postoNome", ordem_servico.consumidor_id as "consumidorId",
    consumidor.nome as "consumidorNome", consumidor.telefone as "consumidorTelefone",
    case when relogio.id is not null then json_build_object( 'id', relogio.id, 'numeroSerie', relogio.numero_serie,
    'modelo', json_build_object( 'id', modelo_produto.id, 'codigo', modelo_produto.codigo, 'descricao',
    modelo_produto.descricao, 'marca', json_build_object('id', marca.id, 'nome', marca.nome), 'fotoId',
    modelo_produto.foto_id)) end as relogio, case when tecnico.id is not null then json_build_object( 'id', tecnico.id,
    'nome', coalesce(tecnico.nome_exibicao, tecnico.nome)) end as tecnico, ordem_servico.garantia,
    ordem_servico.garantia_servico as "garantiaServico", ordem_servico.reincidencia,
    ordem_servico.valor_total as "valorTotal", ordem_servico.data_reparo as "dataReparo",
    ordem_servico.reparado_por as "reparadoPor", ordem_servico.data_entrega_relogio as "dataEntregaRelogio",
    orcamento.respondido_em as "respondidoEm", orcamento.expira_em as "orcamentoValidoAte",
    coalesce(orcamento.complemento, false) as complemento, coalesce(orcamento.complemento
  and orcamento.situacao = 'ABERTO', false) as "complementoAberto",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($10)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltamPecas",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($11)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltaPedir",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO',
    'CONSERTADA') then ( select max(compra_peca.previsao_chegada)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and compra_peca.situacao = 'ENVIADA') end as "pecaEm", exists (select
  from os_aviso
  where os_aviso.ordem_servico_id = ordem_servico.id
  and enviado_em is null
  and feito_em is null
  and encerrado_em is null) as avisar, ordem_servico.uso_indevido as "usoIndevido", exists (select
  from troca
  where troca.ordem_servico_id = ordem_servico.id
  and troca.situacao = 'RECEBIDA') as trocado, (select vale.tipo
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1) as escolha, ordem_servico.versao, case when ordem_servico.status = 'ORCAMENTO_APROVADO'
  and orcamento.sinal is not null
  and orcamento.sinal_dispensado_em is null then json_build_object( 'sinal', orcamento.sinal, 'linhas',
    coalesce(( select json_agg(json_build_object('situacao', linha.situacao, 'garantia', linha.garantia, 'valor',
    linha.valor, 'valorFinal', linha.valor_final))
  from os_linha linha
  where linha.orcamento_id = orcamento.id), '[]'), 'pagamentos', coalesce(( select json_agg(json_build_object('tipo',
    pago.tipo, 'valor', pago.valor))
  from os_pagamento pago
  where pago.ordem_servico_id = ordem_servico.id), '[]'), 'abatimento',
    coalesce(( select case when vale.tipo = 'ABATIMENTO' then vale.valor end
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1), 0)) end as "pedeSinal", ordem_servico.os_type as "osType", ordem_servico.data_prometida as "dataPrometida"
  from pagina
  join ordem_servico using (id)
  join posto_autorizado on posto_autorizado.id = ordem_servico.posto_id
  join consumidor on consumidor.id = ordem_servico.consumidor_id
  left join relogio on relogio.id = ordem_servico.relogio_id
  left join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
  left join marca on marca.id = modelo_produto.marca_id
  left join usuario tecnico on tecnico.id = ordem_servico.tecnico_id
  left join lateral ( select id, situacao, complemento, expira_em, sinal, sinal_dispensado_em,
    case when situacao in ('APROVADO', 'REPROVADO') then respondido_em end as respondido_em
  from os_orcamento
  where ordem_servico_id = ordem_servico.id
  order by os_orcamento.versao desc
  limit 1) orcamento on true
  order by "ordem_servico"."criado_em" desc, "ordem_servico"."id" desc;

with pagina as materialized ( select ordem_servico.id
  from ordem_servico
  where "ordem_servico"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ordem_servico.relogio_id in (select id
  from relogio
  where modelo_produto_id = $3)
  order by "ordem_servico"."ano" asc, "ordem_servico"."numero" asc, "ordem_servico"."id" asc
  limit $4 offset $5) select ordem_servico.id, ordem_servico.ano, ordem_servico.numero, ordem_servico.status,
    ordem_servico.status_desde as "statusDesde", ordem_servico.status_anterior as "statusAnterior",
    ordem_servico.criado_em as "criadoEm", ordem_servico.posto_id as "postoId",
    posto_autorizado.nome_fantasia as "postoNome", ordem_servico.consumidor_id as "consumidorId",
    consumidor.nome as "consumidorNome", consumidor.telefone as "consumidorTelefone",
    case when relogio.id is not null then json_build_object( 'id', relogio.id, 'numeroSerie', relogio.numero_serie,
    'modelo', json_build_object( 'id', modelo_produto.id, 'codigo', modelo_produto.codigo, 'descricao',
    modelo_produto.descricao, 'marca', json_build_object('id', marca.id, 'nome', marca.nome), 'fotoId',
    modelo_produto.foto_id)) end as relogio, case when tecnico.id is not null then json_build_object( 'id', tecnico.id,
    'nome', coalesce(tecnico.nome_exibicao, tecnico.nome)) end as tecnico, ordem_servico.garantia,
    ordem_servico.garantia_servico as "garantiaServico", ordem_servico.reincidencia,
    ordem_servico.valor_total as "valorTotal", ordem_servico.data_reparo as "dataReparo",
    ordem_servico.reparado_por as "reparadoPor", ordem_servico.data_entrega_relogio as "dataEntregaRelogio",
    orcamento.respondido_em as "respondidoEm", orcamento.expira_em as "orcamentoValidoAte",
    coalesce(orcamento.complemento, false) as complemento, coalesce(orcamento.complemento
  and orcamento.situacao = 'ABERTO', false) as "complementoAberto",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($6)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltamPecas",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($7)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltaPedir",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO',
    'CONSERTADA') then ( select max(compra_peca.previsao_chegada)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and compra_peca.situacao = 'ENVIADA') end as "pecaEm", exists (select
  from os_aviso
  where os_aviso.ordem_servico_id = ordem_servico.id
  and enviado_em is null
  and feito_em is null
  and encerrado_em is null) as avisar, ordem_servico.uso_indevido as "usoIndevido", exists (select
  from troca
  where troca.ordem_servico_id = ordem_servico.id
  and troca.situacao = 'RECEBIDA') as trocado, (select vale.tipo
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1) as escolha, ordem_servico.versao, case when ordem_servico.status = 'ORCAMENTO_APROVADO'
  and orcamento.sinal is not null
  and orcamento.sinal_dispensado_em is null then json_build_object( 'sinal', orcamento.sinal, 'linhas',
    coalesce(( select json_agg(json_build_object('situacao', linha.situacao, 'garantia', linha.garantia, 'valor',
    linha.valor, 'valorFinal', linha.valor_final))
  from os_linha linha
  where linha.orcamento_id = orcamento.id), '[]'), 'pagamentos', coalesce(( select json_agg(json_build_object('tipo',
    pago.tipo, 'valor', pago.valor))
  from os_pagamento pago
  where pago.ordem_servico_id = ordem_servico.id), '[]'), 'abatimento',
    coalesce(( select case when vale.tipo = 'ABATIMENTO' then vale.valor end
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1), 0)) end as "pedeSinal", ordem_servico.os_type as "osType", ordem_servico.data_prometida as "dataPrometida"
  from pagina
  join ordem_servico using (id)
  join posto_autorizado on posto_autorizado.id = ordem_servico.posto_id
  join consumidor on consumidor.id = ordem_servico.consumidor_id
  left join relogio on relogio.id = ordem_servico.relogio_id
  left join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
  left join marca on marca.id = modelo_produto.marca_id
  left join usuario tecnico on tecnico.id = ordem_servico.tecnico_id
  left join lateral ( select id, situacao, complemento, expira_em, sinal, sinal_dispensado_em,
    case when situacao in ('APROVADO', 'REPROVADO') then respondido_em end as respondido_em
  from os_orcamento
  where ordem_servico_id = ordem_servico.id
  order by os_orcamento.versao desc
  limit 1) orcamento on true
  order by "ordem_servico"."ano" asc, "ordem_servico"."numero" asc, "ordem_servico"."id" asc;

with pagina as materialized ( select ordem_servico.id
  from ordem_servico
  where "ordem_servico"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ordem_servico.status = any($3)
  and ordem_servico.relogio_id in (select id
  from relogio
  where modelo_produto_id = $4)
  and ordem_servico.criado_em >= $5
  and ordem_servico.criado_em < $6
  order by "ordem_servico"."criado_em" desc, "ordem_servico"."id" desc
  limit $7 offset $8) select ordem_servico.id, ordem_servico.ano, ordem_servico.numero, ordem_servico.status,
    ordem_servico.status_desde as "statusDesde", ordem_servico.status_anterior as "statusAnterior",
    ordem_servico.criado_em as "criadoEm", ordem_servico.posto_id as "postoId",
    posto_autorizado.nome_fantasia as "postoNome", ordem_servico.consumidor_id as "consumidorId",
    consumidor.nome as "consumidorNome", consumidor.telefone as "consumidorTelefone",
    case when relogio.id is not null then json_build_object( 'id', relogio.id, 'numeroSerie', relogio.numero_serie,
    'modelo', json_build_object( 'id', modelo_produto.id, 'codigo', modelo_produto.codigo, 'descricao',
    modelo_produto.descricao, 'marca', json_build_object('id', marca.id, 'nome', marca.nome), 'fotoId',
    modelo_produto.foto_id)) end as relogio, case when tecnico.id is not null then json_build_object( 'id', tecnico.id,
    'nome', coalesce(tecnico.nome_exibicao, tecnico.nome)) end as tecnico, ordem_servico.garantia,
    ordem_servico.garantia_servico as "garantiaServico", ordem_servico.reincidencia,
    ordem_servico.valor_total as "valorTotal", ordem_servico.data_reparo as "dataReparo",
    ordem_servico.reparado_por as "reparadoPor", ordem_servico.data_entrega_relogio as "dataEntregaRelogio",
    orcamento.respondido_em as "respondidoEm", orcamento.expira_em as "orcamentoValidoAte",
    coalesce(orcamento.complemento, false) as complemento, coalesce(orcamento.complemento
  and orcamento.situacao = 'ABERTO', false) as "complementoAberto",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($9)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltamPecas",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($10)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltaPedir",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO',
    'CONSERTADA') then ( select max(compra_peca.previsao_chegada)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and compra_peca.situacao = 'ENVIADA') end as "pecaEm", exists (select
  from os_aviso
  where os_aviso.ordem_servico_id = ordem_servico.id
  and enviado_em is null
  and feito_em is null
  and encerrado_em is null) as avisar, ordem_servico.uso_indevido as "usoIndevido", exists (select
  from troca
  where troca.ordem_servico_id = ordem_servico.id
  and troca.situacao = 'RECEBIDA') as trocado, (select vale.tipo
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1) as escolha, ordem_servico.versao, case when ordem_servico.status = 'ORCAMENTO_APROVADO'
  and orcamento.sinal is not null
  and orcamento.sinal_dispensado_em is null then json_build_object( 'sinal', orcamento.sinal, 'linhas',
    coalesce(( select json_agg(json_build_object('situacao', linha.situacao, 'garantia', linha.garantia, 'valor',
    linha.valor, 'valorFinal', linha.valor_final))
  from os_linha linha
  where linha.orcamento_id = orcamento.id), '[]'), 'pagamentos', coalesce(( select json_agg(json_build_object('tipo',
    pago.tipo, 'valor', pago.valor))
  from os_pagamento pago
  where pago.ordem_servico_id = ordem_servico.id), '[]'), 'abatimento',
    coalesce(( select case when vale.tipo = 'ABATIMENTO' then vale.valor end
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1), 0)) end as "pedeSinal", ordem_servico.os_type as "osType", ordem_servico.data_prometida as "dataPrometida"
  from pagina
  join ordem_servico using (id)
  join posto_autorizado on posto_autorizado.id = ordem_servico.posto_id
  join consumidor on consumidor.id = ordem_servico.consumidor_id
  left join relogio on relogio.id = ordem_servico.relogio_id
  left join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
  left join marca on marca.id = modelo_produto.marca_id
  left join usuario tecnico on tecnico.id = ordem_servico.tecnico_id
  left join lateral ( select id, situacao, complemento, expira_em, sinal, sinal_dispensado_em,
    case when situacao in ('APROVADO', 'REPROVADO') then respondido_em end as respondido_em
  from os_orcamento
  where ordem_servico_id = ordem_servico.id
  order by os_orcamento.versao desc
  limit 1) orcamento on true
  order by "ordem_servico"."criado_em" desc, "ordem_servico"."id" desc;

with pagina as materialized ( select ordem_servico.id
  from ordem_servico
  where "ordem_servico"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ordem_servico.status = any($3)
  and ordem_servico.relogio_id in (select id
  from relogio
  where modelo_produto_id = $4)
  and ordem_servico.status not in ('ENTREGUE', 'ATENDIDA', 'FINALIZADA', 'CANCELADA')
  and ordem_servico.criado_em >= $5
  and ordem_servico.criado_em < $6
  order by "ordem_servico"."criado_em" desc, "ordem_servico"."id" desc
  limit $7 offset $8) select ordem_servico.id, ordem_servico.ano, ordem_servico.numero, ordem_servico.status,
    ordem_servico.status_desde as "statusDesde", ordem_servico.status_anterior as "statusAnterior",
    ordem_servico.criado_em as "criadoEm", ordem_servico.posto_id as "postoId",
    posto_autorizado.nome_fantasia as "postoNome", ordem_servico.consumidor_id as "consumidorId",
    consumidor.nome as "consumidorNome", consumidor.telefone as "consumidorTelefone",
    case when relogio.id is not null then json_build_object( 'id', relogio.id, 'numeroSerie', relogio.numero_serie,
    'modelo', json_build_object( 'id', modelo_produto.id, 'codigo', modelo_produto.codigo, 'descricao',
    modelo_produto.descricao, 'marca', json_build_object('id', marca.id, 'nome', marca.nome), 'fotoId',
    modelo_produto.foto_id)) end as relogio, case when tecnico.id is not null then json_build_object( 'id', tecnico.id,
    'nome', coalesce(tecnico.nome_exibicao, tecnico.nome)) end as tecnico, ordem_servico.garantia,
    ordem_servico.garantia_servico as "garantiaServico", ordem_servico.reincidencia,
    ordem_servico.valor_total as "valorTotal", ordem_servico.data_reparo as "dataReparo",
    ordem_servico.reparado_por as "reparadoPor", ordem_servico.data_entrega_relogio as "dataEntregaRelogio",
    orcamento.respondido_em as "respondidoEm", orcamento.expira_em as "orcamentoValidoAte",
    coalesce(orcamento.complemento, false) as complemento, coalesce(orcamento.complemento
  and orcamento.situacao = 'ABERTO', false) as "complementoAberto",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($9)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltamPecas",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($10)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltaPedir",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO',
    'CONSERTADA') then ( select max(compra_peca.previsao_chegada)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and compra_peca.situacao = 'ENVIADA') end as "pecaEm", exists (select
  from os_aviso
  where os_aviso.ordem_servico_id = ordem_servico.id
  and enviado_em is null
  and feito_em is null
  and encerrado_em is null) as avisar, ordem_servico.uso_indevido as "usoIndevido", exists (select
  from troca
  where troca.ordem_servico_id = ordem_servico.id
  and troca.situacao = 'RECEBIDA') as trocado, (select vale.tipo
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1) as escolha, ordem_servico.versao, case when ordem_servico.status = 'ORCAMENTO_APROVADO'
  and orcamento.sinal is not null
  and orcamento.sinal_dispensado_em is null then json_build_object( 'sinal', orcamento.sinal, 'linhas',
    coalesce(( select json_agg(json_build_object('situacao', linha.situacao, 'garantia', linha.garantia, 'valor',
    linha.valor, 'valorFinal', linha.valor_final))
  from os_linha linha
  where linha.orcamento_id = orcamento.id), '[]'), 'pagamentos', coalesce(( select json_agg(json_build_object('tipo',
    pago.tipo, 'valor', pago.valor))
  from os_pagamento pago
  where pago.ordem_servico_id = ordem_servico.id), '[]'), 'abatimento',
    coalesce(( select case when vale.tipo = 'ABATIMENTO' then vale.valor end
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1), 0)) end as "pedeSinal", ordem_servico.os_type as "osType", ordem_servico.data_prometida as "dataPrometida"
  from pagina
  join ordem_servico using (id)
  join posto_autorizado on posto_autorizado.id = ordem_servico.posto_id
  join consumidor on consumidor.id = ordem_servico.consumidor_id
  left join relogio on relogio.id = ordem_servico.relogio_id
  left join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
  left join marca on marca.id = modelo_produto.marca_id
  left join usuario tecnico on tecnico.id = ordem_servico.tecnico_id
  left join lateral ( select id, situacao, complemento, expira_em, sinal, sinal_dispensado_em,
    case when situacao in ('APROVADO', 'REPROVADO') then respondido_em end as respondido_em
  from os_orcamento
  where ordem_servico_id = ordem_servico.id
  order by os_orcamento.versao desc
  limit 1) orcamento on true
  order by "ordem_servico"."criado_em" desc, "ordem_servico"."id" desc;

with pagina as materialized ( select ordem_servico.id
  from ordem_servico
  where "ordem_servico"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ordem_servico.status = any($3)
  and ordem_servico.status not in ('ENTREGUE', 'ATENDIDA', 'FINALIZADA', 'CANCELADA')
  and ordem_servico.criado_em >= $4
  and ordem_servico.criado_em < $5
  order by "ordem_servico"."criado_em" desc, "ordem_servico"."id" desc
  limit $6 offset $7) select ordem_servico.id, ordem_servico.ano, ordem_servico.numero, ordem_servico.status,
    ordem_servico.status_desde as "statusDesde", ordem_servico.status_anterior as "statusAnterior",
    ordem_servico.criado_em as "criadoEm", ordem_servico.posto_id as "postoId",
    posto_autorizado.nome_fantasia as "postoNome", ordem_servico.consumidor_id as "consumidorId",
    consumidor.nome as "consumidorNome", consumidor.telefone as "consumidorTelefone",
    case when relogio.id is not null then json_build_object( 'id', relogio.id, 'numeroSerie', relogio.numero_serie,
    'modelo', json_build_object( 'id', modelo_produto.id, 'codigo', modelo_produto.codigo, 'descricao',
    modelo_produto.descricao, 'marca', json_build_object('id', marca.id, 'nome', marca.nome), 'fotoId',
    modelo_produto.foto_id)) end as relogio, case when tecnico.id is not null then json_build_object( 'id', tecnico.id,
    'nome', coalesce(tecnico.nome_exibicao, tecnico.nome)) end as tecnico, ordem_servico.garantia,
    ordem_servico.garantia_servico as "garantiaServico", ordem_servico.reincidencia,
    ordem_servico.valor_total as "valorTotal", ordem_servico.data_reparo as "dataReparo",
    ordem_servico.reparado_por as "reparadoPor", ordem_servico.data_entrega_relogio as "dataEntregaRelogio",
    orcamento.respondido_em as "respondidoEm", orcamento.expira_em as "orcamentoValidoAte",
    coalesce(orcamento.complemento, false) as complemento, coalesce(orcamento.complemento
  and orcamento.situacao = 'ABERTO', false) as "complementoAberto",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($8)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltamPecas",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($9)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltaPedir",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO',
    'CONSERTADA') then ( select max(compra_peca.previsao_chegada)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and compra_peca.situacao = 'ENVIADA') end as "pecaEm", exists (select
  from os_aviso
  where os_aviso.ordem_servico_id = ordem_servico.id
  and enviado_em is null
  and feito_em is null
  and encerrado_em is null) as avisar, ordem_servico.uso_indevido as "usoIndevido", exists (select
  from troca
  where troca.ordem_servico_id = ordem_servico.id
  and troca.situacao = 'RECEBIDA') as trocado, (select vale.tipo
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1) as escolha, ordem_servico.versao, case when ordem_servico.status = 'ORCAMENTO_APROVADO'
  and orcamento.sinal is not null
  and orcamento.sinal_dispensado_em is null then json_build_object( 'sinal', orcamento.sinal, 'linhas',
    coalesce(( select json_agg(json_build_object('situacao', linha.situacao, 'garantia', linha.garantia, 'valor',
    linha.valor, 'valorFinal', linha.valor_final))
  from os_linha linha
  where linha.orcamento_id = orcamento.id), '[]'), 'pagamentos', coalesce(( select json_agg(json_build_object('tipo',
    pago.tipo, 'valor', pago.valor))
  from os_pagamento pago
  where pago.ordem_servico_id = ordem_servico.id), '[]'), 'abatimento',
    coalesce(( select case when vale.tipo = 'ABATIMENTO' then vale.valor end
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1), 0)) end as "pedeSinal", ordem_servico.os_type as "osType", ordem_servico.data_prometida as "dataPrometida"
  from pagina
  join ordem_servico using (id)
  join posto_autorizado on posto_autorizado.id = ordem_servico.posto_id
  join consumidor on consumidor.id = ordem_servico.consumidor_id
  left join relogio on relogio.id = ordem_servico.relogio_id
  left join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
  left join marca on marca.id = modelo_produto.marca_id
  left join usuario tecnico on tecnico.id = ordem_servico.tecnico_id
  left join lateral ( select id, situacao, complemento, expira_em, sinal, sinal_dispensado_em,
    case when situacao in ('APROVADO', 'REPROVADO') then respondido_em end as respondido_em
  from os_orcamento
  where ordem_servico_id = ordem_servico.id
  order by os_orcamento.versao desc
  limit 1) orcamento on true
  order by "ordem_servico"."criado_em" desc, "ordem_servico"."id" desc;

with pagina as materialized ( select ordem_servico.id
  from ordem_servico
  where "ordem_servico"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ordem_servico.status = any($3)
  order by "ordem_servico"."ano" asc, "ordem_servico"."numero" asc, "ordem_servico"."id" asc
  limit $4 offset $5) select ordem_servico.id, ordem_servico.ano, ordem_servico.numero, ordem_servico.status,
    ordem_servico.status_desde as "statusDesde", ordem_servico.status_anterior as "statusAnterior",
    ordem_servico.criado_em as "criadoEm", ordem_servico.posto_id as "postoId",
    posto_autorizado.nome_fantasia as "postoNome", ordem_servico.consumidor_id as "consumidorId",
    consumidor.nome as "consumidorNome", consumidor.telefone as "consumidorTelefone",
    case when relogio.id is not null then json_build_object( 'id', relogio.id, 'numeroSerie', relogio.numero_serie,
    'modelo', json_build_object( 'id', modelo_produto.id, 'codigo', modelo_produto.codigo, 'descricao',
    modelo_produto.descricao, 'marca', json_build_object('id', marca.id, 'nome', marca.nome), 'fotoId',
    modelo_produto.foto_id)) end as relogio, case when tecnico.id is not null then json_build_object( 'id', tecnico.id,
    'nome', coalesce(tecnico.nome_exibicao, tecnico.nome)) end as tecnico, ordem_servico.garantia,
    ordem_servico.garantia_servico as "garantiaServico", ordem_servico.reincidencia,
    ordem_servico.valor_total as "valorTotal", ordem_servico.data_reparo as "dataReparo",
    ordem_servico.reparado_por as "reparadoPor", ordem_servico.data_entrega_relogio as "dataEntregaRelogio",
    orcamento.respondido_em as "respondidoEm", orcamento.expira_em as "orcamentoValidoAte",
    coalesce(orcamento.complemento, false) as complemento, coalesce(orcamento.complemento
  and orcamento.situacao = 'ABERTO', false) as "complementoAberto",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($6)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltamPecas",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($7)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltaPedir",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO',
    'CONSERTADA') then ( select max(compra_peca.previsao_chegada)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and compra_peca.situacao = 'ENVIADA') end as "pecaEm", exists (select
  from os_aviso
  where os_aviso.ordem_servico_id = ordem_servico.id
  and enviado_em is null
  and feito_em is null
  and encerrado_em is null) as avisar, ordem_servico.uso_indevido as "usoIndevido", exists (select
  from troca
  where troca.ordem_servico_id = ordem_servico.id
  and troca.situacao = 'RECEBIDA') as trocado, (select vale.tipo
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1) as escolha, ordem_servico.versao, case when ordem_servico.status = 'ORCAMENTO_APROVADO'
  and orcamento.sinal is not null
  and orcamento.sinal_dispensado_em is null then json_build_object( 'sinal', orcamento.sinal, 'linhas',
    coalesce(( select json_agg(json_build_object('situacao', linha.situacao, 'garantia', linha.garantia, 'valor',
    linha.valor, 'valorFinal', linha.valor_final))
  from os_linha linha
  where linha.orcamento_id = orcamento.id), '[]'), 'pagamentos', coalesce(( select json_agg(json_build_object('tipo',
    pago.tipo, 'valor', pago.valor))
  from os_pagamento pago
  where pago.ordem_servico_id = ordem_servico.id), '[]'), 'abatimento',
    coalesce(( select case when vale.tipo = 'ABATIMENTO' then vale.valor end
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1), 0)) end as "pedeSinal", ordem_servico.os_type as "osType", ordem_servico.data_prometida as "dataPrometida"
  from pagina
  join ordem_servico using (id)
  join posto_autorizado on posto_autorizado.id = ordem_servico.posto_id
  join consumidor on consumidor.id = ordem_servico.consumidor_id
  left join relogio on relogio.id = ordem_servico.relogio_id
  left join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
  left join marca on marca.id = modelo_produto.marca_id
  left join usuario tecnico on tecnico.id = ordem_servico.tecnico_id
  left join lateral ( select id, situacao, complemento, expira_em, sinal, sinal_dispensado_em,
    case when situacao in ('APROVADO', 'REPROVADO') then respondido_em end as respondido_em
  from os_orcamento
  where ordem_servico_id = ordem_servico.id
  order by os_orcamento.versao desc
  limit 1) orcamento on true
  order by "ordem_servico"."ano" asc, "ordem_servico"."numero" asc, "ordem_servico"."id" asc;

with pagina as materialized ( select ordem_servico.id
  from ordem_servico
  where "ordem_servico"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ordem_servico.status = any($3)
  order by "ordem_servico"."criado_em" desc, "ordem_servico"."id" desc
  limit $4 offset $5) select ordem_servico.id, ordem_servico.ano, ordem_servico.numero, ordem_servico.status,
    ordem_servico.status_desde as "statusDesde", ordem_servico.status_anterior as "statusAnterior",
    ordem_servico.criado_em as "criadoEm", ordem_servico.posto_id as "postoId",
    posto_autorizado.nome_fantasia as "postoNome", ordem_servico.consumidor_id as "consumidorId",
    consumidor.nome as "consumidorNome", consumidor.telefone as "consumidorTelefone",
    case when relogio.id is not null then json_build_object( 'id', relogio.id, 'numeroSerie', relogio.numero_serie,
    'modelo', json_build_object( 'id', modelo_produto.id, 'codigo', modelo_produto.codigo, 'descricao',
    modelo_produto.descricao, 'marca', json_build_object('id', marca.id, 'nome', marca.nome), 'fotoId',
    modelo_produto.foto_id)) end as relogio, case when tecnico.id is not null then json_build_object( 'id', tecnico.id,
    'nome', coalesce(tecnico.nome_exibicao, tecnico.nome)) end as tecnico, ordem_servico.garantia,
    ordem_servico.garantia_servico as "garantiaServico", ordem_servico.reincidencia,
    ordem_servico.valor_total as "valorTotal", ordem_servico.data_reparo as "dataReparo",
    ordem_servico.reparado_por as "reparadoPor", ordem_servico.data_entrega_relogio as "dataEntregaRelogio",
    orcamento.respondido_em as "respondidoEm", orcamento.expira_em as "orcamentoValidoAte",
    coalesce(orcamento.complemento, false) as complemento, coalesce(orcamento.complemento
  and orcamento.situacao = 'ABERTO', false) as "complementoAberto",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($6)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltamPecas",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($7)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltaPedir",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO',
    'CONSERTADA') then ( select max(compra_peca.previsao_chegada)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and compra_peca.situacao = 'ENVIADA') end as "pecaEm", exists (select
  from os_aviso
  where os_aviso.ordem_servico_id = ordem_servico.id
  and enviado_em is null
  and feito_em is null
  and encerrado_em is null) as avisar, ordem_servico.uso_indevido as "usoIndevido", exists (select
  from troca
  where troca.ordem_servico_id = ordem_servico.id
  and troca.situacao = 'RECEBIDA') as trocado, (select vale.tipo
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1) as escolha, ordem_servico.versao, case when ordem_servico.status = 'ORCAMENTO_APROVADO'
  and orcamento.sinal is not null
  and orcamento.sinal_dispensado_em is null then json_build_object( 'sinal', orcamento.sinal, 'linhas',
    coalesce(( select json_agg(json_build_object('situacao', linha.situacao, 'garantia', linha.garantia, 'valor',
    linha.valor, 'valorFinal', linha.valor_final))
  from os_linha linha
  where linha.orcamento_id = orcamento.id), '[]'), 'pagamentos', coalesce(( select json_agg(json_build_object('tipo',
    pago.tipo, 'valor', pago.valor))
  from os_pagamento pago
  where pago.ordem_servico_id = ordem_servico.id), '[]'), 'abatimento',
    coalesce(( select case when vale.tipo = 'ABATIMENTO' then vale.valor end
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1), 0)) end as "pedeSinal", ordem_servico.os_type as "osType", ordem_servico.data_prometida as "dataPrometida"
  from pagina
  join ordem_servico using (id)
  join posto_autorizado on posto_autorizado.id = ordem_servico.posto_id
  join consumidor on consumidor.id = ordem_servico.consumidor_id
  left join relogio on relogio.id = ordem_servico.relogio_id
  left join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
  left join marca on marca.id = modelo_produto.marca_id
  left join usuario tecnico on tecnico.id = ordem_servico.tecnico_id
  left join lateral ( select id, situacao, complemento, expira_em, sinal, sinal_dispensado_em,
    case when situacao in ('APROVADO', 'REPROVADO') then respondido_em end as respondido_em
  from os_orcamento
  where ordem_servico_id = ordem_servico.id
  order by os_orcamento.versao desc
  limit 1) orcamento on true
  order by "ordem_servico"."criado_em" desc, "ordem_servico"."id" desc;

with pagina as materialized ( select ordem_servico.id
  from ordem_servico
  where "ordem_servico"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ordem_servico.status in ('ENTREGUE', 'ATENDIDA', 'FINALIZADA', 'CANCELADA')
  order by "ordem_servico"."ano" asc, "ordem_servico"."numero" asc, "ordem_servico"."id" asc
  limit $3 offset $4) select ordem_servico.id, ordem_servico.ano, ordem_servico.numero, ordem_servico.status,
    ordem_servico.status_desde as "statusDesde", ordem_servico.status_anterior as "statusAnterior",
    ordem_servico.criado_em as "criadoEm", ordem_servico.posto_id as "postoId",
    posto_autorizado.nome_fantasia as "postoNome", ordem_servico.consumidor_id as "consumidorId",
    consumidor.nome as "consumidorNome", consumidor.telefone as "consumidorTelefone",
    case when relogio.id is not null then json_build_object( 'id', relogio.id, 'numeroSerie', relogio.numero_serie,
    'modelo', json_build_object( 'id', modelo_produto.id, 'codigo', modelo_produto.codigo, 'descricao',
    modelo_produto.descricao, 'marca', json_build_object('id', marca.id, 'nome', marca.nome), 'fotoId',
    modelo_produto.foto_id)) end as relogio, case when tecnico.id is not null then json_build_object( 'id', tecnico.id,
    'nome', coalesce(tecnico.nome_exibicao, tecnico.nome)) end as tecnico, ordem_servico.garantia,
    ordem_servico.garantia_servico as "garantiaServico", ordem_servico.reincidencia,
    ordem_servico.valor_total as "valorTotal", ordem_servico.data_reparo as "dataReparo",
    ordem_servico.reparado_por as "reparadoPor", ordem_servico.data_entrega_relogio as "dataEntregaRelogio",
    orcamento.respondido_em as "respondidoEm", orcamento.expira_em as "orcamentoValidoAte",
    coalesce(orcamento.complemento, false) as complemento, coalesce(orcamento.complemento
  and orcamento.situacao = 'ABERTO', false) as "complementoAberto",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($5)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltamPecas",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($6)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltaPedir",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO',
    'CONSERTADA') then ( select max(compra_peca.previsao_chegada)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and compra_peca.situacao = 'ENVIADA') end as "pecaEm", exists (select
  from os_aviso
  where os_aviso.ordem_servico_id = ordem_servico.id
  and enviado_em is null
  and feito_em is null
  and encerrado_em is null) as avisar, ordem_servico.uso_indevido as "usoIndevido", exists (select
  from troca
  where troca.ordem_servico_id = ordem_servico.id
  and troca.situacao = 'RECEBIDA') as trocado, (select vale.tipo
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1) as escolha, ordem_servico.versao, case when ordem_servico.status = 'ORCAMENTO_APROVADO'
  and orcamento.sinal is not null
  and orcamento.sinal_dispensado_em is null then json_build_object( 'sinal', orcamento.sinal, 'linhas',
    coalesce(( select json_agg(json_build_object('situacao', linha.situacao, 'garantia', linha.garantia, 'valor',
    linha.valor, 'valorFinal', linha.valor_final))
  from os_linha linha
  where linha.orcamento_id = orcamento.id), '[]'), 'pagamentos', coalesce(( select json_agg(json_build_object('tipo',
    pago.tipo, 'valor', pago.valor))
  from os_pagamento pago
  where pago.ordem_servico_id = ordem_servico.id), '[]'), 'abatimento',
    coalesce(( select case when vale.tipo = 'ABATIMENTO' then vale.valor end
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1), 0)) end as "pedeSinal", ordem_servico.os_type as "osType", ordem_servico.data_prometida as "dataPrometida"
  from pagina
  join ordem_servico using (id)
  join posto_autorizado on posto_autorizado.id = ordem_servico.posto_id
  join consumidor on consumidor.id = ordem_servico.consumidor_id
  left join relogio on relogio.id = ordem_servico.relogio_id
  left join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
  left join marca on marca.id = modelo_produto.marca_id
  left join usuario tecnico on tecnico.id = ordem_servico.tecnico_id
  left join lateral ( select id, situacao, complemento, expira_em, sinal, sinal_dispensado_em,
    case when situacao in ('APROVADO', 'REPROVADO') then respondido_em end as respondido_em
  from os_orcamento
  where ordem_servico_id = ordem_servico.id
  order by os_orcamento.versao desc
  limit 1) orcamento on true
  order by "ordem_servico"."ano" asc, "ordem_servico"."numero" asc, "ordem_servico"."id" asc;

with pagina as materialized ( select ordem_servico.id
  from ordem_servico
  where "ordem_servico"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ordem_servico.status in ('REPARADA', 'ORCAMENTO_REPROVADO', 'TROCA_NAO_AUTORIZADA')
  and ordem_servico.status_desde <= $3
  order by "ordem_servico"."criado_em" desc, "ordem_servico"."id" desc
  limit $4 offset $5) select ordem_servico.id, ordem_servico.ano, ordem_servico.numero, ordem_servico.status,
    ordem_servico.status_desde as "statusDesde", ordem_servico.status_anterior as "statusAnterior",
    ordem_servico.criado_em as "criadoEm", ordem_servico.posto_id as "postoId",
    posto_autorizado.nome_fantasia as "postoNome", ordem_servico.consumidor_id as "consumidorId",
    consumidor.nome as "consumidorNome", consumidor.telefone as "consumidorTelefone",
    case when relogio.id is not null then json_build_object( 'id', relogio.id, 'numeroSerie', relogio.numero_serie,
    'modelo', json_build_object( 'id', modelo_produto.id, 'codigo', modelo_produto.codigo, 'descricao',
    modelo_produto.descricao, 'marca', json_build_object('id', marca.id, 'nome', marca.nome), 'fotoId',
    modelo_produto.foto_id)) end as relogio, case when tecnico.id is not null then json_build_object( 'id', tecnico.id,
    'nome', coalesce(tecnico.nome_exibicao, tecnico.nome)) end as tecnico, ordem_servico.garantia,
    ordem_servico.garantia_servico as "garantiaServico", ordem_servico.reincidencia,
    ordem_servico.valor_total as "valorTotal", ordem_servico.data_reparo as "dataReparo",
    ordem_servico.reparado_por as "reparadoPor", ordem_servico.data_entrega_relogio as "dataEntregaRelogio",
    orcamento.respondido_em as "respondidoEm", orcamento.expira_em as "orcamentoValidoAte",
    coalesce(orcamento.complemento, false) as complemento, coalesce(orcamento.complemento
  and orcamento.situacao = 'ABERTO', false) as "complementoAberto",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($6)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltamPecas",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($7)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltaPedir",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO',
    'CONSERTADA') then ( select max(compra_peca.previsao_chegada)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and compra_peca.situacao = 'ENVIADA') end as "pecaEm", exists (select
  from os_aviso
  where os_aviso.ordem_servico_id = ordem_servico.id
  and enviado_em is null
  and feito_em is null
  and encerrado_em is null) as avisar, ordem_servico.uso_indevido as "usoIndevido", exists (select
  from troca
  where troca.ordem_servico_id = ordem_servico.id
  and troca.situacao = 'RECEBIDA') as trocado, (select vale.tipo
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1) as escolha, ordem_servico.versao, case when ordem_servico.status = 'ORCAMENTO_APROVADO'
  and orcamento.sinal is not null
  and orcamento.sinal_dispensado_em is null then json_build_object( 'sinal', orcamento.sinal, 'linhas',
    coalesce(( select json_agg(json_build_object('situacao', linha.situacao, 'garantia', linha.garantia, 'valor',
    linha.valor, 'valorFinal', linha.valor_final))
  from os_linha linha
  where linha.orcamento_id = orcamento.id), '[]'), 'pagamentos', coalesce(( select json_agg(json_build_object('tipo',
    pago.tipo, 'valor', pago.valor))
  from os_pagamento pago
  where pago.ordem_servico_id = ordem_servico.id), '[]'), 'abatimento',
    coalesce(( select case when vale.tipo = 'ABATIMENTO' then vale.valor end
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1), 0)) end as "pedeSinal", ordem_servico.os_type as "osType", ordem_servico.data_prometida as "dataPrometida"
  from pagina
  join ordem_servico using (id)
  join posto_autorizado on posto_autorizado.id = ordem_servico.posto_id
  join consumidor on consumidor.id = ordem_servico.consumidor_id
  left join relogio on relogio.id = ordem_servico.relogio_id
  left join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
  left join marca on marca.id = modelo_produto.marca_id
  left join usuario tecnico on tecnico.id = ordem_servico.tecnico_id
  left join lateral ( select id, situacao, complemento, expira_em, sinal, sinal_dispensado_em,
    case when situacao in ('APROVADO', 'REPROVADO') then respondido_em end as respondido_em
  from os_orcamento
  where ordem_servico_id = ordem_servico.id
  order by os_orcamento.versao desc
  limit 1) orcamento on true
  order by "ordem_servico"."criado_em" desc, "ordem_servico"."id" desc;

with pagina as materialized ( select ordem_servico.id
  from ordem_servico
  where "ordem_servico"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ordem_servico.status not in ('ENTREGUE', 'ATENDIDA', 'FINALIZADA', 'CANCELADA')
  order by "ordem_servico"."ano" asc, "ordem_servico"."numero" asc, "ordem_servico"."id" asc
  limit $3 offset $4) select ordem_servico.id, ordem_servico.ano, ordem_servico.numero, ordem_servico.status,
    ordem_servico.status_desde as "statusDesde", ordem_servico.status_anterior as "statusAnterior",
    ordem_servico.criado_em as "criadoEm", ordem_servico.posto_id as "postoId",
    posto_autorizado.nome_fantasia as "postoNome", ordem_servico.consumidor_id as "consumidorId",
    consumidor.nome as "consumidorNome", consumidor.telefone as "consumidorTelefone",
    case when relogio.id is not null then json_build_object( 'id', relogio.id, 'numeroSerie', relogio.numero_serie,
    'modelo', json_build_object( 'id', modelo_produto.id, 'codigo', modelo_produto.codigo, 'descricao',
    modelo_produto.descricao, 'marca', json_build_object('id', marca.id, 'nome', marca.nome), 'fotoId',
    modelo_produto.foto_id)) end as relogio, case when tecnico.id is not null then json_build_object( 'id', tecnico.id,
    'nome', coalesce(tecnico.nome_exibicao, tecnico.nome)) end as tecnico, ordem_servico.garantia,
    ordem_servico.garantia_servico as "garantiaServico", ordem_servico.reincidencia,
    ordem_servico.valor_total as "valorTotal", ordem_servico.data_reparo as "dataReparo",
    ordem_servico.reparado_por as "reparadoPor", ordem_servico.data_entrega_relogio as "dataEntregaRelogio",
    orcamento.respondido_em as "respondidoEm", orcamento.expira_em as "orcamentoValidoAte",
    coalesce(orcamento.complemento, false) as complemento, coalesce(orcamento.complemento
  and orcamento.situacao = 'ABERTO', false) as "complementoAberto",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($5)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltamPecas",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($6)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltaPedir",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO',
    'CONSERTADA') then ( select max(compra_peca.previsao_chegada)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and compra_peca.situacao = 'ENVIADA') end as "pecaEm", exists (select
  from os_aviso
  where os_aviso.ordem_servico_id = ordem_servico.id
  and enviado_em is null
  and feito_em is null
  and encerrado_em is null) as avisar, ordem_servico.uso_indevido as "usoIndevido", exists (select
  from troca
  where troca.ordem_servico_id = ordem_servico.id
  and troca.situacao = 'RECEBIDA') as trocado, (select vale.tipo
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1) as escolha, ordem_servico.versao, case when ordem_servico.status = 'ORCAMENTO_APROVADO'
  and orcamento.sinal is not null
  and orcamento.sinal_dispensado_em is null then json_build_object( 'sinal', orcamento.sinal, 'linhas',
    coalesce(( select json_agg(json_build_object('situacao', linha.situacao, 'garantia', linha.garantia, 'valor',
    linha.valor, 'valorFinal', linha.valor_final))
  from os_linha linha
  where linha.orcamento_id = orcamento.id), '[]'), 'pagamentos', coalesce(( select json_agg(json_build_object('tipo',
    pago.tipo, 'valor', pago.valor))
  from os_pagamento pago
  where pago.ordem_servico_id = ordem_servico.id), '[]'), 'abatimento',
    coalesce(( select case when vale.tipo = 'ABATIMENTO' then vale.valor end
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1), 0)) end as "pedeSinal", ordem_servico.os_type as "osType", ordem_servico.data_prometida as "dataPrometida"
  from pagina
  join ordem_servico using (id)
  join posto_autorizado on posto_autorizado.id = ordem_servico.posto_id
  join consumidor on consumidor.id = ordem_servico.consumidor_id
  left join relogio on relogio.id = ordem_servico.relogio_id
  left join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
  left join marca on marca.id = modelo_produto.marca_id
  left join usuario tecnico on tecnico.id = ordem_servico.tecnico_id
  left join lateral ( select id, situacao, complemento, expira_em, sinal, sinal_dispensado_em,
    case when situacao in ('APROVADO', 'REPROVADO') then respondido_em end as respondido_em
  from os_orcamento
  where ordem_servico_id = ordem_servico.id
  order by os_orcamento.versao desc
  limit 1) orcamento on true
  order by "ordem_servico"."ano" asc, "ordem_servico"."numero" asc, "ordem_servico"."id" asc;

with pagina as materialized ( select ordem_servico.id
  from ordem_servico
  where "ordem_servico"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ordem_servico.status not in ('ENTREGUE', 'ATENDIDA', 'FINALIZADA', 'CANCELADA')
  order by "ordem_servico"."criado_em" desc, "ordem_servico"."id" desc
  limit $3 offset $4) select ordem_servico.id, ordem_servico.ano, ordem_servico.numero, ordem_servico.status,
    ordem_servico.status_desde as "statusDesde", ordem_servico.status_anterior as "statusAnterior",
    ordem_servico.criado_em as "criadoEm", ordem_servico.posto_id as "postoId",
    posto_autorizado.nome_fantasia as "postoNome", ordem_servico.consumidor_id as "consumidorId",
    consumidor.nome as "consumidorNome", consumidor.telefone as "consumidorTelefone",
    case when relogio.id is not null then json_build_object( 'id', relogio.id, 'numeroSerie', relogio.numero_serie,
    'modelo', json_build_object( 'id', modelo_produto.id, 'codigo', modelo_produto.codigo, 'descricao',
    modelo_produto.descricao, 'marca', json_build_object('id', marca.id, 'nome', marca.nome), 'fotoId',
    modelo_produto.foto_id)) end as relogio, case when tecnico.id is not null then json_build_object( 'id', tecnico.id,
    'nome', coalesce(tecnico.nome_exibicao, tecnico.nome)) end as tecnico, ordem_servico.garantia,
    ordem_servico.garantia_servico as "garantiaServico", ordem_servico.reincidencia,
    ordem_servico.valor_total as "valorTotal", ordem_servico.data_reparo as "dataReparo",
    ordem_servico.reparado_por as "reparadoPor", ordem_servico.data_entrega_relogio as "dataEntregaRelogio",
    orcamento.respondido_em as "respondidoEm", orcamento.expira_em as "orcamentoValidoAte",
    coalesce(orcamento.complemento, false) as complemento, coalesce(orcamento.complemento
  and orcamento.situacao = 'ABERTO', false) as "complementoAberto",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($5)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltamPecas",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($6)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltaPedir",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO',
    'CONSERTADA') then ( select max(compra_peca.previsao_chegada)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and compra_peca.situacao = 'ENVIADA') end as "pecaEm", exists (select
  from os_aviso
  where os_aviso.ordem_servico_id = ordem_servico.id
  and enviado_em is null
  and feito_em is null
  and encerrado_em is null) as avisar, ordem_servico.uso_indevido as "usoIndevido", exists (select
  from troca
  where troca.ordem_servico_id = ordem_servico.id
  and troca.situacao = 'RECEBIDA') as trocado, (select vale.tipo
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1) as escolha, ordem_servico.versao, case when ordem_servico.status = 'ORCAMENTO_APROVADO'
  and orcamento.sinal is not null
  and orcamento.sinal_dispensado_em is null then json_build_object( 'sinal', orcamento.sinal, 'linhas',
    coalesce(( select json_agg(json_build_object('situacao', linha.situacao, 'garantia', linha.garantia, 'valor',
    linha.valor, 'valorFinal', linha.valor_final))
  from os_linha linha
  where linha.orcamento_id = orcamento.id), '[]'), 'pagamentos', coalesce(( select json_agg(json_build_object('tipo',
    pago.tipo, 'valor', pago.valor))
  from os_pagamento pago
  where pago.ordem_servico_id = ordem_servico.id), '[]'), 'abatimento',
    coalesce(( select case when vale.tipo = 'ABATIMENTO' then vale.valor end
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1), 0)) end as "pedeSinal", ordem_servico.os_type as "osType", ordem_servico.data_prometida as "dataPrometida"
  from pagina
  join ordem_servico using (id)
  join posto_autorizado on posto_autorizado.id = ordem_servico.posto_id
  join consumidor on consumidor.id = ordem_servico.consumidor_id
  left join relogio on relogio.id = ordem_servico.relogio_id
  left join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
  left join marca on marca.id = modelo_produto.marca_id
  left join usuario tecnico on tecnico.id = ordem_servico.tecnico_id
  left join lateral ( select id, situacao, complemento, expira_em, sinal, sinal_dispensado_em,
    case when situacao in ('APROVADO', 'REPROVADO') then respondido_em end as respondido_em
  from os_orcamento
  where ordem_servico_id = ordem_servico.id
  order by os_orcamento.versao desc
  limit 1) orcamento on true
  order by "ordem_servico"."criado_em" desc, "ordem_servico"."id" desc;

with pagina as materialized ( select ordem_servico.id
  from ordem_servico
  where "ordem_servico"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ordem_servico.status not in ('REPARADA', 'ENTREGUE', 'ORCAMENTO_REPROVADO', 'ATENDIDA', 'FINALIZADA',
    'CANCELADA', 'TROCA_REVERTIDA')
  and (ordem_servico.criado_em < $3 or (ordem_servico.criado_em < $4
  and ordem_servico.criado_em >= $5))
  order by "ordem_servico"."criado_em" desc, "ordem_servico"."id" desc
  limit $6 offset $7) select ordem_servico.id, ordem_servico.ano, ordem_servico.numero, ordem_servico.status,
    ordem_servico.status_desde as "statusDesde", ordem_servico.status_anterior as "statusAnterior",
    ordem_servico.criado_em as "criadoEm", ordem_servico.posto_id as "postoId",
    posto_autorizado.nome_fantasia as "postoNome", ordem_servico.consumidor_id as "consumidorId",
    consumidor.nome as "consumidorNome", consumidor.telefone as "consumidorTelefone",
    case when relogio.id is not null then json_build_object( 'id', relogio.id, 'numeroSerie', relogio.numero_serie,
    'modelo', json_build_object( 'id', modelo_produto.id, 'codigo', modelo_produto.codigo, 'descricao',
    modelo_produto.descricao, 'marca', json_build_object('id', marca.id, 'nome', marca.nome), 'fotoId',
    modelo_produto.foto_id)) end as relogio, case when tecnico.id is not null then json_build_object( 'id', tecnico.id,
    'nome', coalesce(tecnico.nome_exibicao, tecnico.nome)) end as tecnico, ordem_servico.garantia,
    ordem_servico.garantia_servico as "garantiaServico", ordem_servico.reincidencia,
    ordem_servico.valor_total as "valorTotal", ordem_servico.data_reparo as "dataReparo",
    ordem_servico.reparado_por as "reparadoPor", ordem_servico.data_entrega_relogio as "dataEntregaRelogio",
    orcamento.respondido_em as "respondidoEm", orcamento.expira_em as "orcamentoValidoAte",
    coalesce(orcamento.complemento, false) as complemento, coalesce(orcamento.complemento
  and orcamento.situacao = 'ABERTO', false) as "complementoAberto",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($8)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltamPecas",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($9)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltaPedir",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO',
    'CONSERTADA') then ( select max(compra_peca.previsao_chegada)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and compra_peca.situacao = 'ENVIADA') end as "pecaEm", exists (select
  from os_aviso
  where os_aviso.ordem_servico_id = ordem_servico.id
  and enviado_em is null
  and feito_em is null
  and encerrado_em is null) as avisar, ordem_servico.uso_indevido as "usoIndevido", exists (select
  from troca
  where troca.ordem_servico_id = ordem_servico.id
  and troca.situacao = 'RECEBIDA') as trocado, (select vale.tipo
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1) as escolha, ordem_servico.versao, case when ordem_servico.status = 'ORCAMENTO_APROVADO'
  and orcamento.sinal is not null
  and orcamento.sinal_dispensado_em is null then json_build_object( 'sinal', orcamento.sinal, 'linhas',
    coalesce(( select json_agg(json_build_object('situacao', linha.situacao, 'garantia', linha.garantia, 'valor',
    linha.valor, 'valorFinal', linha.valor_final))
  from os_linha linha
  where linha.orcamento_id = orcamento.id), '[]'), 'pagamentos', coalesce(( select json_agg(json_build_object('tipo',
    pago.tipo, 'valor', pago.valor))
  from os_pagamento pago
  where pago.ordem_servico_id = ordem_servico.id), '[]'), 'abatimento',
    coalesce(( select case when vale.tipo = 'ABATIMENTO' then vale.valor end
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1), 0)) end as "pedeSinal", ordem_servico.os_type as "osType", ordem_servico.data_prometida as "dataPrometida"
  from pagina
  join ordem_servico using (id)
  join posto_autorizado on posto_autorizado.id = ordem_servico.posto_id
  join consumidor on consumidor.id = ordem_servico.consumidor_id
  left join relogio on relogio.id = ordem_servico.relogio_id
  left join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
  left join marca on marca.id = modelo_produto.marca_id
  left join usuario tecnico on tecnico.id = ordem_servico.tecnico_id
  left join lateral ( select id, situacao, complemento, expira_em, sinal, sinal_dispensado_em,
    case when situacao in ('APROVADO', 'REPROVADO') then respondido_em end as respondido_em
  from os_orcamento
  where ordem_servico_id = ordem_servico.id
  order by os_orcamento.versao desc
  limit 1) orcamento on true
  order by "ordem_servico"."criado_em" desc, "ordem_servico"."id" desc;

with pagina as materialized ( select ordem_servico.id
  from ordem_servico
  where "ordem_servico"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ordem_servico.status not in ('REPARADA', 'ENTREGUE', 'ORCAMENTO_REPROVADO', 'ATENDIDA', 'FINALIZADA',
    'CANCELADA', 'TROCA_REVERTIDA')
  and ordem_servico.criado_em >= $3
  and ordem_servico.status not in ('ENTREGUE', 'ATENDIDA', 'FINALIZADA', 'CANCELADA')
  order by "ordem_servico"."ano" asc, "ordem_servico"."numero" asc, "ordem_servico"."id" asc
  limit $4 offset $5) select ordem_servico.id, ordem_servico.ano, ordem_servico.numero, ordem_servico.status,
    ordem_servico.status_desde as "statusDesde", ordem_servico.status_anterior as "statusAnterior",
    ordem_servico.criado_em as "criadoEm", ordem_servico.posto_id as "postoId",
    posto_autorizado.nome_fantasia as "postoNome", ordem_servico.consumidor_id as "consumidorId",
    consumidor.nome as "consumidorNome", consumidor.telefone as "consumidorTelefone",
    case when relogio.id is not null then json_build_object( 'id', relogio.id, 'numeroSerie', relogio.numero_serie,
    'modelo', json_build_object( 'id', modelo_produto.id, 'codigo', modelo_produto.codigo, 'descricao',
    modelo_produto.descricao, 'marca', json_build_object('id', marca.id, 'nome', marca.nome), 'fotoId',
    modelo_produto.foto_id)) end as relogio, case when tecnico.id is not null then json_build_object( 'id', tecnico.id,
    'nome', coalesce(tecnico.nome_exibicao, tecnico.nome)) end as tecnico, ordem_servico.garantia,
    ordem_servico.garantia_servico as "garantiaServico", ordem_servico.reincidencia,
    ordem_servico.valor_total as "valorTotal", ordem_servico.data_reparo as "dataReparo",
    ordem_servico.reparado_por as "reparadoPor", ordem_servico.data_entrega_relogio as "dataEntregaRelogio",
    orcamento.respondido_em as "respondidoEm", orcamento.expira_em as "orcamentoValidoAte",
    coalesce(orcamento.complemento, false) as complemento, coalesce(orcamento.complemento
  and orcamento.situacao = 'ABERTO', false) as "complementoAberto",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($6)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltamPecas",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($7)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltaPedir",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO',
    'CONSERTADA') then ( select max(compra_peca.previsao_chegada)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and compra_peca.situacao = 'ENVIADA') end as "pecaEm", exists (select
  from os_aviso
  where os_aviso.ordem_servico_id = ordem_servico.id
  and enviado_em is null
  and feito_em is null
  and encerrado_em is null) as avisar, ordem_servico.uso_indevido as "usoIndevido", exists (select
  from troca
  where troca.ordem_servico_id = ordem_servico.id
  and troca.situacao = 'RECEBIDA') as trocado, (select vale.tipo
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1) as escolha, ordem_servico.versao, case when ordem_servico.status = 'ORCAMENTO_APROVADO'
  and orcamento.sinal is not null
  and orcamento.sinal_dispensado_em is null then json_build_object( 'sinal', orcamento.sinal, 'linhas',
    coalesce(( select json_agg(json_build_object('situacao', linha.situacao, 'garantia', linha.garantia, 'valor',
    linha.valor, 'valorFinal', linha.valor_final))
  from os_linha linha
  where linha.orcamento_id = orcamento.id), '[]'), 'pagamentos', coalesce(( select json_agg(json_build_object('tipo',
    pago.tipo, 'valor', pago.valor))
  from os_pagamento pago
  where pago.ordem_servico_id = ordem_servico.id), '[]'), 'abatimento',
    coalesce(( select case when vale.tipo = 'ABATIMENTO' then vale.valor end
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1), 0)) end as "pedeSinal", ordem_servico.os_type as "osType", ordem_servico.data_prometida as "dataPrometida"
  from pagina
  join ordem_servico using (id)
  join posto_autorizado on posto_autorizado.id = ordem_servico.posto_id
  join consumidor on consumidor.id = ordem_servico.consumidor_id
  left join relogio on relogio.id = ordem_servico.relogio_id
  left join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
  left join marca on marca.id = modelo_produto.marca_id
  left join usuario tecnico on tecnico.id = ordem_servico.tecnico_id
  left join lateral ( select id, situacao, complemento, expira_em, sinal, sinal_dispensado_em,
    case when situacao in ('APROVADO', 'REPROVADO') then respondido_em end as respondido_em
  from os_orcamento
  where ordem_servico_id = ordem_servico.id
  order by os_orcamento.versao desc
  limit 1) orcamento on true
  order by "ordem_servico"."ano" asc, "ordem_servico"."numero" asc, "ordem_servico"."id" asc;

with pagina as materialized ( select ordem_servico.id
  from ordem_servico
  where "ordem_servico"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  order by "ordem_servico"."ano" asc, "ordem_servico"."numero" asc, "ordem_servico"."id" asc
  limit $3 offset $4) select ordem_servico.id, ordem_servico.ano, ordem_servico.numero, ordem_servico.status,
    ordem_servico.status_desde as "statusDesde", ordem_servico.status_anterior as "statusAnterior",
    ordem_servico.criado_em as "criadoEm", ordem_servico.posto_id as "postoId",
    posto_autorizado.nome_fantasia as "postoNome", ordem_servico.consumidor_id as "consumidorId",
    consumidor.nome as "consumidorNome", consumidor.telefone as "consumidorTelefone",
    case when relogio.id is not null then json_build_object( 'id', relogio.id, 'numeroSerie', relogio.numero_serie,
    'modelo', json_build_object( 'id', modelo_produto.id, 'codigo', modelo_produto.codigo, 'descricao',
    modelo_produto.descricao, 'marca', json_build_object('id', marca.id, 'nome', marca.nome), 'fotoId',
    modelo_produto.foto_id)) end as relogio, case when tecnico.id is not null then json_build_object( 'id', tecnico.id,
    'nome', coalesce(tecnico.nome_exibicao, tecnico.nome)) end as tecnico, ordem_servico.garantia,
    ordem_servico.garantia_servico as "garantiaServico", ordem_servico.reincidencia,
    ordem_servico.valor_total as "valorTotal", ordem_servico.data_reparo as "dataReparo",
    ordem_servico.reparado_por as "reparadoPor", ordem_servico.data_entrega_relogio as "dataEntregaRelogio",
    orcamento.respondido_em as "respondidoEm", orcamento.expira_em as "orcamentoValidoAte",
    coalesce(orcamento.complemento, false) as complemento, coalesce(orcamento.complemento
  and orcamento.situacao = 'ABERTO', false) as "complementoAberto",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($5)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltamPecas",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($6)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltaPedir",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO',
    'CONSERTADA') then ( select max(compra_peca.previsao_chegada)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and compra_peca.situacao = 'ENVIADA') end as "pecaEm", exists (select
  from os_aviso
  where os_aviso.ordem_servico_id = ordem_servico.id
  and enviado_em is null
  and feito_em is null
  and encerrado_em is null) as avisar, ordem_servico.uso_indevido as "usoIndevido", exists (select
  from troca
  where troca.ordem_servico_id = ordem_servico.id
  and troca.situacao = 'RECEBIDA') as trocado, (select vale.tipo
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1) as escolha, ordem_servico.versao, case when ordem_servico.status = 'ORCAMENTO_APROVADO'
  and orcamento.sinal is not null
  and orcamento.sinal_dispensado_em is null then json_build_object( 'sinal', orcamento.sinal, 'linhas',
    coalesce(( select json_agg(json_build_object('situacao', linha.situacao, 'garantia', linha.garantia, 'valor',
    linha.valor, 'valorFinal', linha.valor_final))
  from os_linha linha
  where linha.orcamento_id = orcamento.id), '[]'), 'pagamentos', coalesce(( select json_agg(json_build_object('tipo',
    pago.tipo, 'valor', pago.valor))
  from os_pagamento pago
  where pago.ordem_servico_id = ordem_servico.id), '[]'), 'abatimento',
    coalesce(( select case when vale.tipo = 'ABATIMENTO' then vale.valor end
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1), 0)) end as "pedeSinal", ordem_servico.os_type as "osType", ordem_servico.data_prometida as "dataPrometida"
  from pagina
  join ordem_servico using (id)
  join posto_autorizado on posto_autorizado.id = ordem_servico.posto_id
  join consumidor on consumidor.id = ordem_servico.consumidor_id
  left join relogio on relogio.id = ordem_servico.relogio_id
  left join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
  left join marca on marca.id = modelo_produto.marca_id
  left join usuario tecnico on tecnico.id = ordem_servico.tecnico_id
  left join lateral ( select id, situacao, complemento, expira_em, sinal, sinal_dispensado_em,
    case when situacao in ('APROVADO', 'REPROVADO') then respondido_em end as respondido_em
  from os_orcamento
  where ordem_servico_id = ordem_servico.id
  order by os_orcamento.versao desc
  limit 1) orcamento on true
  order by "ordem_servico"."ano" asc, "ordem_servico"."numero" asc, "ordem_servico"."id" asc;

with pagina as materialized ( select ordem_servico.id
  from ordem_servico
  where "ordem_servico"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  order by "ordem_servico"."criado_em" desc, "ordem_servico"."id" desc
  limit $3 offset $4) select ordem_servico.id, ordem_servico.ano, ordem_servico.numero, ordem_servico.status,
    ordem_servico.status_desde as "statusDesde", ordem_servico.status_anterior as "statusAnterior",
    ordem_servico.criado_em as "criadoEm", ordem_servico.posto_id as "postoId",
    posto_autorizado.nome_fantasia as "postoNome", ordem_servico.consumidor_id as "consumidorId",
    consumidor.nome as "consumidorNome", consumidor.telefone as "consumidorTelefone",
    case when relogio.id is not null then json_build_object( 'id', relogio.id, 'numeroSerie', relogio.numero_serie,
    'modelo', json_build_object( 'id', modelo_produto.id, 'codigo', modelo_produto.codigo, 'descricao',
    modelo_produto.descricao, 'marca', json_build_object('id', marca.id, 'nome', marca.nome), 'fotoId',
    modelo_produto.foto_id)) end as relogio, case when tecnico.id is not null then json_build_object( 'id', tecnico.id,
    'nome', coalesce(tecnico.nome_exibicao, tecnico.nome)) end as tecnico, ordem_servico.garantia,
    ordem_servico.garantia_servico as "garantiaServico", ordem_servico.reincidencia,
    ordem_servico.valor_total as "valorTotal", ordem_servico.data_reparo as "dataReparo",
    ordem_servico.reparado_por as "reparadoPor", ordem_servico.data_entrega_relogio as "dataEntregaRelogio",
    orcamento.respondido_em as "respondidoEm", orcamento.expira_em as "orcamentoValidoAte",
    coalesce(orcamento.complemento, false) as complemento, coalesce(orcamento.complemento
  and orcamento.situacao = 'ABERTO', false) as "complementoAberto",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($5)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltamPecas",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($6)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltaPedir",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO',
    'CONSERTADA') then ( select max(compra_peca.previsao_chegada)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and compra_peca.situacao = 'ENVIADA') end as "pecaEm", exists (select
  from os_aviso
  where os_aviso.ordem_servico_id = ordem_servico.id
  and enviado_em is null
  and feito_em is null
  and encerrado_em is null) as avisar, ordem_servico.uso_indevido as "usoIndevido", exists (select
  from troca
  where troca.ordem_servico_id = ordem_servico.id
  and troca.situacao = 'RECEBIDA') as trocado, (select vale.tipo
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1) as escolha, ordem_servico.versao, case when ordem_servico.status = 'ORCAMENTO_APROVADO'
  and orcamento.sinal is not null
  and orcamento.sinal_dispensado_em is null then json_build_object( 'sinal', orcamento.sinal, 'linhas',
    coalesce(( select json_agg(json_build_object('situacao', linha.situacao, 'garantia', linha.garantia, 'valor',
    linha.valor, 'valorFinal', linha.valor_final))
  from os_linha linha
  where linha.orcamento_id = orcamento.id), '[]'), 'pagamentos', coalesce(( select json_agg(json_build_object('tipo',
    pago.tipo, 'valor', pago.valor))
  from os_pagamento pago
  where pago.ordem_servico_id = ordem_servico.id), '[]'), 'abatimento',
    coalesce(( select case when vale.tipo = 'ABATIMENTO' then vale.valor end
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1), 0)) end as "pedeSinal", ordem_servico.os_type as "osType", ordem_servico.data_prometida as "dataPrometida"
  from pagina
  join ordem_servico using (id)
  join posto_autorizado on posto_autorizado.id = ordem_servico.posto_id
  join consumidor on consumidor.id = ordem_servico.consumidor_id
  left join relogio on relogio.id = ordem_servico.relogio_id
  left join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
  left join marca on marca.id = modelo_produto.marca_id
  left join usuario tecnico on tecnico.id = ordem_servico.tecnico_id
  left join lateral ( select id, situacao, complemento, expira_em, sinal, sinal_dispensado_em,
    case when situacao in ('APROVADO', 'REPROVADO') then respondido_em end as respondido_em
  from os_orcamento
  where ordem_servico_id = ordem_servico.id
  order by os_orcamento.versao desc
  limit 1) orcamento on true
  order by "ordem_servico"."criado_em" desc, "ordem_servico"."id" desc;

with pagina as materialized ( select ordem_servico.id
  from ordem_servico
  where true
  and not ( ordem_servico.status not in ('REPARADA', 'ENTREGUE', 'ORCAMENTO_REPROVADO', 'ATENDIDA', 'FINALIZADA',
    'CANCELADA', 'TROCA_REVERTIDA')
  and ((ordem_servico.status not in ('REPARADA', 'ENTREGUE', 'ORCAMENTO_REPROVADO', 'ATENDIDA', 'FINALIZADA',
    'CANCELADA', 'TROCA_REVERTIDA')
  and (ordem_servico.criado_em < $1 or (ordem_servico.criado_em < $2
  and ordem_servico.criado_em >= $3))) or coalesce(ordem_servico.data_prometida < $4::date, false)))
  order by "ordem_servico"."criado_em" asc, "ordem_servico"."id" asc
  limit $5 offset $6) select ordem_servico.id, ordem_servico.ano, ordem_servico.numero, ordem_servico.status,
    ordem_servico.status_desde as "statusDesde", ordem_servico.status_anterior as "statusAnterior",
    ordem_servico.criado_em as "criadoEm", ordem_servico.posto_id as "postoId",
    posto_autorizado.nome_fantasia as "postoNome", ordem_servico.consumidor_id as "consumidorId",
    consumidor.nome as "consumidorNome", consumidor.telefone as "consumidorTelefone",
    case when relogio.id is not null then json_build_object( 'id', relogio.id, 'numeroSerie', relogio.numero_serie,
    'modelo', json_build_object( 'id', modelo_produto.id, 'codigo', modelo_produto.codigo, 'descricao',
    modelo_produto.descricao, 'marca', json_build_object('id', marca.id, 'nome', marca.nome), 'fotoId',
    modelo_produto.foto_id)) end as relogio, case when tecnico.id is not null then json_build_object( 'id', tecnico.id,
    'nome', coalesce(tecnico.nome_exibicao, tecnico.nome)) end as tecnico, ordem_servico.garantia,
    ordem_servico.garantia_servico as "garantiaServico", ordem_servico.reincidencia,
    ordem_servico.valor_total as "valorTotal", ordem_servico.data_reparo as "dataReparo",
    ordem_servico.reparado_por as "reparadoPor", ordem_servico.data_entrega_relogio as "dataEntregaRelogio",
    orcamento.respondido_em as "respondidoEm", orcamento.expira_em as "orcamentoValidoAte",
    coalesce(orcamento.complemento, false) as complemento, coalesce(orcamento.complemento
  and orcamento.situacao = 'ABERTO', false) as "complementoAberto",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($7)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltamPecas",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($8)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltaPedir",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO',
    'CONSERTADA') then ( select max(compra_peca.previsao_chegada)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and compra_peca.situacao = 'ENVIADA') end as "pecaEm", exists (select
  from os_aviso
  where os_aviso.ordem_servico_id = ordem_servico.id
  and enviado_em is null
  and feito_em is null
  and encerrado_em is null) as avisar, ordem_servico.uso_indevido as "usoIndevido", exists (select
  from troca
  where troca.ordem_servico_id = ordem_servico.id
  and troca.situacao = 'RECEBIDA') as trocado, (select vale.tipo
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1) as escolha, ordem_servico.versao, case when ordem_servico.status = 'ORCAMENTO_APROVADO'
  and orcamento.sinal is not null
  and orcamento.sinal_dispensado_em is null then json_build_object( 'sinal', orcamento.sinal, 'linhas',
    coalesce(( select json_agg(json_build_object('situacao', linha.situacao, 'garantia', linha.garantia, 'valor',
    linha.valor, 'valorFinal', linha.valor_final))
  from os_linha linha
  where linha.orcamento_id = orcamento.id), '[]'), 'pagamentos', coalesce(( select json_agg(json_build_object('tipo',
    pago.tipo, 'valor', pago.valor))
  from os_pagamento pago
  where pago.ordem_servico_id = ordem_servico.id), '[]'), 'abatimento',
    coalesce(( select case when vale.tipo = 'ABATIMENTO' then vale.valor end
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1), 0)) end as "pedeSinal", ordem_servico.os_type as "osType", ordem_servico.data_prometida as "dataPrometida"
  from pagina
  join ordem_servico using (id)
  join posto_autorizado on posto_autorizado.id = ordem_servico.posto_id
  join consumidor on consumidor.id = ordem_servico.consumidor_id
  left join relogio on relogio.id = ordem_servico.relogio_id
  left join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
  left join marca on marca.id = modelo_produto.marca_id
  left join usuario tecnico on tecnico.id = ordem_servico.tecnico_id
  left join lateral ( select id, situacao, complemento, expira_em, sinal, sinal_dispensado_em,
    case when situacao in ('APROVADO', 'REPROVADO') then respondido_em end as respondido_em
  from os_orcamento
  where ordem_servico_id = ordem_servico.id
  order by os_orcamento.versao desc
  limit 1) orcamento on true
  order by "ordem_servico"."criado_em" asc, "ordem_servico"."id" asc;

with pagina as materialized ( select ordem_servico.id
  from ordem_servico
  where true
  and not ( ordem_servico.status not in ('REPARADA', 'ENTREGUE', 'ORCAMENTO_REPROVADO', 'ATENDIDA', 'FINALIZADA',
    'CANCELADA', 'TROCA_REVERTIDA')
  and ((ordem_servico.status not in ('REPARADA', 'ENTREGUE', 'ORCAMENTO_REPROVADO', 'ATENDIDA', 'FINALIZADA',
    'CANCELADA', 'TROCA_REVERTIDA')
  and (ordem_servico.criado_em < $1 or (ordem_servico.criado_em < $2
  and ordem_servico.criado_em >= $3))) or coalesce(ordem_servico.data_prometida < $4::date, false)))
  order by "ordem_servico"."criado_em" desc, "ordem_servico"."id" desc
  limit $5 offset $6) select ordem_servico.id, ordem_servico.ano, ordem_servico.numero, ordem_servico.status,
    ordem_servico.status_desde as "statusDesde", ordem_servico.status_anterior as "statusAnterior",
    ordem_servico.criado_em as "criadoEm", ordem_servico.posto_id as "postoId",
    posto_autorizado.nome_fantasia as "postoNome", ordem_servico.consumidor_id as "consumidorId",
    consumidor.nome as "consumidorNome", consumidor.telefone as "consumidorTelefone",
    case when relogio.id is not null then json_build_object( 'id', relogio.id, 'numeroSerie', relogio.numero_serie,
    'modelo', json_build_object( 'id', modelo_produto.id, 'codigo', modelo_produto.codigo, 'descricao',
    modelo_produto.descricao, 'marca', json_build_object('id', marca.id, 'nome', marca.nome), 'fotoId',
    modelo_produto.foto_id)) end as relogio, case when tecnico.id is not null then json_build_object( 'id', tecnico.id,
    'nome', coalesce(tecnico.nome_exibicao, tecnico.nome)) end as tecnico, ordem_servico.garantia,
    ordem_servico.garantia_servico as "garantiaServico", ordem_servico.reincidencia,
    ordem_servico.valor_total as "valorTotal", ordem_servico.data_reparo as "dataReparo",
    ordem_servico.reparado_por as "reparadoPor", ordem_servico.data_entrega_relogio as "dataEntregaRelogio",
    orcamento.respondido_em as "respondidoEm", orcamento.expira_em as "orcamentoValidoAte",
    coalesce(orcamento.complemento, false) as complemento, coalesce(orcamento.complemento
  and orcamento.situacao = 'ABERTO', false) as "complementoAberto",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($7)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltamPecas",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($8)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltaPedir",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO',
    'CONSERTADA') then ( select max(compra_peca.previsao_chegada)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and compra_peca.situacao = 'ENVIADA') end as "pecaEm", exists (select
  from os_aviso
  where os_aviso.ordem_servico_id = ordem_servico.id
  and enviado_em is null
  and feito_em is null
  and encerrado_em is null) as avisar, ordem_servico.uso_indevido as "usoIndevido", exists (select
  from troca
  where troca.ordem_servico_id = ordem_servico.id
  and troca.situacao = 'RECEBIDA') as trocado, (select vale.tipo
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1) as escolha, ordem_servico.versao, case when ordem_servico.status = 'ORCAMENTO_APROVADO'
  and orcamento.sinal is not null
  and orcamento.sinal_dispensado_em is null then json_build_object( 'sinal', orcamento.sinal, 'linhas',
    coalesce(( select json_agg(json_build_object('situacao', linha.situacao, 'garantia', linha.garantia, 'valor',
    linha.valor, 'valorFinal', linha.valor_final))
  from os_linha linha
  where linha.orcamento_id = orcamento.id), '[]'), 'pagamentos', coalesce(( select json_agg(json_build_object('tipo',
    pago.tipo, 'valor', pago.valor))
  from os_pagamento pago
  where pago.ordem_servico_id = ordem_servico.id), '[]'), 'abatimento',
    coalesce(( select case when vale.tipo = 'ABATIMENTO' then vale.valor end
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1), 0)) end as "pedeSinal", ordem_servico.os_type as "osType", ordem_servico.data_prometida as "dataPrometida"
  from pagina
  join ordem_servico using (id)
  join posto_autorizado on posto_autorizado.id = ordem_servico.posto_id
  join consumidor on consumidor.id = ordem_servico.consumidor_id
  left join relogio on relogio.id = ordem_servico.relogio_id
  left join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
  left join marca on marca.id = modelo_produto.marca_id
  left join usuario tecnico on tecnico.id = ordem_servico.tecnico_id
  left join lateral ( select id, situacao, complemento, expira_em, sinal, sinal_dispensado_em,
    case when situacao in ('APROVADO', 'REPROVADO') then respondido_em end as respondido_em
  from os_orcamento
  where ordem_servico_id = ordem_servico.id
  order by os_orcamento.versao desc
  limit 1) orcamento on true
  order by "ordem_servico"."criado_em" desc, "ordem_servico"."id" desc;

with pagina as materialized ( select ordem_servico.id
  from ordem_servico
  where true
  and ordem_servico.garantia
  and ordem_servico.status not in ('EM_CRIACAO', 'AGUARDANDO_RELOGIO', 'ENTREGUE', 'ATENDIDA', 'FINALIZADA',
    'CANCELADA')
  and ( case when not ordem_servico.garantia or ordem_servico.os_type <> 'OS' or ordem_servico.status in ('EM_CRIACAO',
    'AGUARDANDO_RELOGIO', 'ENTREGUE', 'ATENDIDA', 'FINALIZADA',
    'CANCELADA') then null when ordem_servico.status = 'REPARADA' then case when ((coalesce(ordem_servico.data_reparo,
    ordem_servico.status_desde)) at time zone $1)::date - ((ordem_servico.criado_em) at time zone $2)::date > 30 then 'PASSOU' end when ordem_servico.criado_em < $3 then 'PASSOU' when ordem_servico.criado_em < $4 then 'PERTO' end) = $5
  order by "ordem_servico"."criado_em" desc, "ordem_servico"."id" desc
  limit $6 offset $7) select ordem_servico.id, ordem_servico.ano, ordem_servico.numero, ordem_servico.status,
    ordem_servico.status_desde as "statusDesde", ordem_servico.status_anterior as "statusAnterior",
    ordem_servico.criado_em as "criadoEm", ordem_servico.posto_id as "postoId",
    posto_autorizado.nome_fantasia as "postoNome", ordem_servico.consumidor_id as "consumidorId",
    consumidor.nome as "consumidorNome", consumidor.telefone as "consumidorTelefone",
    case when relogio.id is not null then json_build_object( 'id', relogio.id, 'numeroSerie', relogio.numero_serie,
    'modelo', json_build_object( 'id', modelo_produto.id, 'codigo', modelo_produto.codigo, 'descricao',
    modelo_produto.descricao, 'marca', json_build_object('id', marca.id, 'nome', marca.nome), 'fotoId',
    modelo_produto.foto_id)) end as relogio, case when tecnico.id is not null then json_build_object( 'id', tecnico.id,
    'nome', coalesce(tecnico.nome_exibicao, tecnico.nome)) end as tecnico, ordem_servico.garantia,
    ordem_servico.garantia_servico as "garantiaServico", ordem_servico.reincidencia,
    ordem_servico.valor_total as "valorTotal", ordem_servico.data_reparo as "dataReparo",
    ordem_servico.reparado_por as "reparadoPor", ordem_servico.data_entrega_relogio as "dataEntregaRelogio",
    orcamento.respondido_em as "respondidoEm", orcamento.expira_em as "orcamentoValidoAte",
    coalesce(orcamento.complemento, false) as complemento, coalesce(orcamento.complemento
  and orcamento.situacao = 'ABERTO', false) as "complementoAberto",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($8)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltamPecas",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($9)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltaPedir",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO',
    'CONSERTADA') then ( select max(compra_peca.previsao_chegada)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and compra_peca.situacao = 'ENVIADA') end as "pecaEm", exists (select
  from os_aviso
  where os_aviso.ordem_servico_id = ordem_servico.id
  and enviado_em is null
  and feito_em is null
  and encerrado_em is null) as avisar, ordem_servico.uso_indevido as "usoIndevido", exists (select
  from troca
  where troca.ordem_servico_id = ordem_servico.id
  and troca.situacao = 'RECEBIDA') as trocado, (select vale.tipo
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1) as escolha, ordem_servico.versao, case when ordem_servico.status = 'ORCAMENTO_APROVADO'
  and orcamento.sinal is not null
  and orcamento.sinal_dispensado_em is null then json_build_object( 'sinal', orcamento.sinal, 'linhas',
    coalesce(( select json_agg(json_build_object('situacao', linha.situacao, 'garantia', linha.garantia, 'valor',
    linha.valor, 'valorFinal', linha.valor_final))
  from os_linha linha
  where linha.orcamento_id = orcamento.id), '[]'), 'pagamentos', coalesce(( select json_agg(json_build_object('tipo',
    pago.tipo, 'valor', pago.valor))
  from os_pagamento pago
  where pago.ordem_servico_id = ordem_servico.id), '[]'), 'abatimento',
    coalesce(( select case when vale.tipo = 'ABATIMENTO' then vale.valor end
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1), 0)) end as "pedeSinal", ordem_servico.os_type as "osType", ordem_servico.data_prometida as "dataPrometida"
  from pagina
  join ordem_servico using (id)
  join posto_autorizado on posto_autorizado.id = ordem_servico.posto_id
  join consumidor on consumidor.id = ordem_servico.consumidor_id
  left join relogio on relogio.id = ordem_servico.relogio_id
  left join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
  left join marca on marca.id = modelo_produto.marca_id
  left join usuario tecnico on tecnico.id = ordem_servico.tecnico_id
  left join lateral ( select id, situacao, complemento, expira_em, sinal, sinal_dispensado_em,
    case when situacao in ('APROVADO', 'REPROVADO') then respondido_em end as respondido_em
  from os_orcamento
  where ordem_servico_id = ordem_servico.id
  order by os_orcamento.versao desc
  limit 1) orcamento on true
  order by "ordem_servico"."criado_em" desc, "ordem_servico"."id" desc;

with pagina as materialized ( select ordem_servico.id
  from ordem_servico
  where true
  and ordem_servico.id in ( select orcamento.ordem_servico_id
  from os_linha
  join os_orcamento orcamento on orcamento.id = os_linha.orcamento_id
  where os_linha.peca_id = any(array(select id
  from peca
  where codigo in ($1)))
  and orcamento.situacao <> 'SUBSTITUIDO'
  union all select ordem_servico_id
  from os_linha_pa
  where peca_id = any(array(select id
  from peca
  where codigo in ($2)))
  union all select id
  from ordem_servico
  where consumidor_id in (select coalesce(unido_a_id, id)
  from consumidor
  where true
  and (sem_acento(consumidor.nome) like sem_acento($3)))
  union all select id
  from ordem_servico
  where relogio_id in (select coalesce(unido_a_id, id)
  from relogio
  where numero_serie like $4))
  order by "ordem_servico"."criado_em" desc, "ordem_servico"."id" desc
  limit $5 offset $6) select ordem_servico.id, ordem_servico.ano, ordem_servico.numero, ordem_servico.status,
    ordem_servico.status_desde as "statusDesde", ordem_servico.status_anterior as "statusAnterior",
    ordem_servico.criado_em as "criadoEm", ordem_servico.posto_id as "postoId",
    posto_autorizado.nome_fantasia as "postoNome", ordem_servico.consumidor_id as "consumidorId",
    consumidor.nome as "consumidorNome", consumidor.telefone as "consumidorTelefone",
    case when relogio.id is not null then json_build_object( 'id', relogio.id, 'numeroSerie', relogio.numero_serie,
    'modelo', json_build_object( 'id', modelo_produto.id, 'codigo', modelo_produto.codigo, 'descricao',
    modelo_produto.descricao, 'marca', json_build_object('id', marca.id, 'nome', marca.nome), 'fotoId',
    modelo_produto.foto_id)) end as relogio, case when tecnico.id is not null then json_build_object( 'id', tecnico.id,
    'nome', coalesce(tecnico.nome_exibicao, tecnico.nome)) end as tecnico, ordem_servico.garantia,
    ordem_servico.garantia_servico as "garantiaServico", ordem_servico.reincidencia,
    ordem_servico.valor_total as "valorTotal", ordem_servico.data_reparo as "dataReparo",
    ordem_servico.reparado_por as "reparadoPor", ordem_servico.data_entrega_relogio as "dataEntregaRelogio",
    orcamento.respondido_em as "respondidoEm", orcamento.expira_em as "orcamentoValidoAte",
    coalesce(orcamento.complemento, false) as complemento, coalesce(orcamento.complemento
  and orcamento.situacao = 'ABERTO', false) as "complementoAberto",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($7)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltamPecas",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($8)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltaPedir",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO',
    'CONSERTADA') then ( select max(compra_peca.previsao_chegada)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and compra_peca.situacao = 'ENVIADA') end as "pecaEm", exists (select
  from os_aviso
  where os_aviso.ordem_servico_id = ordem_servico.id
  and enviado_em is null
  and feito_em is null
  and encerrado_em is null) as avisar, ordem_servico.uso_indevido as "usoIndevido", exists (select
  from troca
  where troca.ordem_servico_id = ordem_servico.id
  and troca.situacao = 'RECEBIDA') as trocado, (select vale.tipo
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1) as escolha, ordem_servico.versao, case when ordem_servico.status = 'ORCAMENTO_APROVADO'
  and orcamento.sinal is not null
  and orcamento.sinal_dispensado_em is null then json_build_object( 'sinal', orcamento.sinal, 'linhas',
    coalesce(( select json_agg(json_build_object('situacao', linha.situacao, 'garantia', linha.garantia, 'valor',
    linha.valor, 'valorFinal', linha.valor_final))
  from os_linha linha
  where linha.orcamento_id = orcamento.id), '[]'), 'pagamentos', coalesce(( select json_agg(json_build_object('tipo',
    pago.tipo, 'valor', pago.valor))
  from os_pagamento pago
  where pago.ordem_servico_id = ordem_servico.id), '[]'), 'abatimento',
    coalesce(( select case when vale.tipo = 'ABATIMENTO' then vale.valor end
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1), 0)) end as "pedeSinal", ordem_servico.os_type as "osType", ordem_servico.data_prometida as "dataPrometida"
  from pagina
  join ordem_servico using (id)
  join posto_autorizado on posto_autorizado.id = ordem_servico.posto_id
  join consumidor on consumidor.id = ordem_servico.consumidor_id
  left join relogio on relogio.id = ordem_servico.relogio_id
  left join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
  left join marca on marca.id = modelo_produto.marca_id
  left join usuario tecnico on tecnico.id = ordem_servico.tecnico_id
  left join lateral ( select id, situacao, complemento, expira_em, sinal, sinal_dispensado_em,
    case when situacao in ('APROVADO', 'REPROVADO') then respondido_em end as respondido_em
  from os_orcamento
  where ordem_servico_id = ordem_servico.id
  order by os_orcamento.versao desc
  limit 1) orcamento on true
  order by "ordem_servico"."criado_em" desc, "ordem_servico"."id" desc;

with pagina as materialized ( select ordem_servico.id
  from ordem_servico
  where true
  and ordem_servico.id in (select ordem_servico_id
  from compra_peca_item
  where compra_peca_id = $1
  and ordem_servico_id is not null)
  order by "ordem_servico"."criado_em" desc, "ordem_servico"."id" desc
  limit $2 offset $3) select ordem_servico.id, ordem_servico.ano, ordem_servico.numero, ordem_servico.status,
    ordem_servico.status_desde as "statusDesde", ordem_servico.status_anterior as "statusAnterior",
    ordem_servico.criado_em as "criadoEm", ordem_servico.posto_id as "postoId",
    posto_autorizado.nome_fantasia as "postoNome", ordem_servico.consumidor_id as "consumidorId",
    consumidor.nome as "consumidorNome", consumidor.telefone as "consumidorTelefone",
    case when relogio.id is not null then json_build_object( 'id', relogio.id, 'numeroSerie', relogio.numero_serie,
    'modelo', json_build_object( 'id', modelo_produto.id, 'codigo', modelo_produto.codigo, 'descricao',
    modelo_produto.descricao, 'marca', json_build_object('id', marca.id, 'nome', marca.nome), 'fotoId',
    modelo_produto.foto_id)) end as relogio, case when tecnico.id is not null then json_build_object( 'id', tecnico.id,
    'nome', coalesce(tecnico.nome_exibicao, tecnico.nome)) end as tecnico, ordem_servico.garantia,
    ordem_servico.garantia_servico as "garantiaServico", ordem_servico.reincidencia,
    ordem_servico.valor_total as "valorTotal", ordem_servico.data_reparo as "dataReparo",
    ordem_servico.reparado_por as "reparadoPor", ordem_servico.data_entrega_relogio as "dataEntregaRelogio",
    orcamento.respondido_em as "respondidoEm", orcamento.expira_em as "orcamentoValidoAte",
    coalesce(orcamento.complemento, false) as complemento, coalesce(orcamento.complemento
  and orcamento.situacao = 'ABERTO', false) as "complementoAberto",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($4)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltamPecas",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($5)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltaPedir",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO',
    'CONSERTADA') then ( select max(compra_peca.previsao_chegada)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and compra_peca.situacao = 'ENVIADA') end as "pecaEm", exists (select
  from os_aviso
  where os_aviso.ordem_servico_id = ordem_servico.id
  and enviado_em is null
  and feito_em is null
  and encerrado_em is null) as avisar, ordem_servico.uso_indevido as "usoIndevido", exists (select
  from troca
  where troca.ordem_servico_id = ordem_servico.id
  and troca.situacao = 'RECEBIDA') as trocado, (select vale.tipo
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1) as escolha, ordem_servico.versao, case when ordem_servico.status = 'ORCAMENTO_APROVADO'
  and orcamento.sinal is not null
  and orcamento.sinal_dispensado_em is null then json_build_object( 'sinal', orcamento.sinal, 'linhas',
    coalesce(( select json_agg(json_build_object('situacao', linha.situacao, 'garantia', linha.garantia, 'valor',
    linha.valor, 'valorFinal', linha.valor_final))
  from os_linha linha
  where linha.orcamento_id = orcamento.id), '[]'), 'pagamentos', coalesce(( select json_agg(json_build_object('tipo',
    pago.tipo, 'valor', pago.valor))
  from os_pagamento pago
  where pago.ordem_servico_id = ordem_servico.id), '[]'), 'abatimento',
    coalesce(( select case when vale.tipo = 'ABATIMENTO' then vale.valor end
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1), 0)) end as "pedeSinal", ordem_servico.os_type as "osType", ordem_servico.data_prometida as "dataPrometida"
  from pagina
  join ordem_servico using (id)
  join posto_autorizado on posto_autorizado.id = ordem_servico.posto_id
  join consumidor on consumidor.id = ordem_servico.consumidor_id
  left join relogio on relogio.id = ordem_servico.relogio_id
  left join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
  left join marca on marca.id = modelo_produto.marca_id
  left join usuario tecnico on tecnico.id = ordem_servico.tecnico_id
  left join lateral ( select id, situacao, complemento, expira_em, sinal, sinal_dispensado_em,
    case when situacao in ('APROVADO', 'REPROVADO') then respondido_em end as respondido_em
  from os_orcamento
  where ordem_servico_id = ordem_servico.id
  order by os_orcamento.versao desc
  limit 1) orcamento on true
  order by "ordem_servico"."criado_em" desc, "ordem_servico"."id" desc;

with pagina as materialized ( select ordem_servico.id
  from ordem_servico
  where true
  and ordem_servico.numero = $1
  and ordem_servico.ano = $2
  order by "ordem_servico"."criado_em" desc, "ordem_servico"."id" desc
  limit $3 offset $4) select ordem_servico.id, ordem_servico.ano, ordem_servico.numero, ordem_servico.status,
    ordem_servico.status_desde as "statusDesde", ordem_servico.status_anterior as "statusAnterior",
    ordem_servico.criado_em as "criadoEm", ordem_servico.posto_id as "postoId",
    posto_autorizado.nome_fantasia as "postoNome", ordem_servico.consumidor_id as "consumidorId",
    consumidor.nome as "consumidorNome", consumidor.telefone as "consumidorTelefone",
    case when relogio.id is not null then json_build_object( 'id', relogio.id, 'numeroSerie', relogio.numero_serie,
    'modelo', json_build_object( 'id', modelo_produto.id, 'codigo', modelo_produto.codigo, 'descricao',
    modelo_produto.descricao, 'marca', json_build_object('id', marca.id, 'nome', marca.nome), 'fotoId',
    modelo_produto.foto_id)) end as relogio, case when tecnico.id is not null then json_build_object( 'id', tecnico.id,
    'nome', coalesce(tecnico.nome_exibicao, tecnico.nome)) end as tecnico, ordem_servico.garantia,
    ordem_servico.garantia_servico as "garantiaServico", ordem_servico.reincidencia,
    ordem_servico.valor_total as "valorTotal", ordem_servico.data_reparo as "dataReparo",
    ordem_servico.reparado_por as "reparadoPor", ordem_servico.data_entrega_relogio as "dataEntregaRelogio",
    orcamento.respondido_em as "respondidoEm", orcamento.expira_em as "orcamentoValidoAte",
    coalesce(orcamento.complemento, false) as complemento, coalesce(orcamento.complemento
  and orcamento.situacao = 'ABERTO', false) as "complementoAberto",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($5)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltamPecas",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($6)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltaPedir",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO',
    'CONSERTADA') then ( select max(compra_peca.previsao_chegada)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and compra_peca.situacao = 'ENVIADA') end as "pecaEm", exists (select
  from os_aviso
  where os_aviso.ordem_servico_id = ordem_servico.id
  and enviado_em is null
  and feito_em is null
  and encerrado_em is null) as avisar, ordem_servico.uso_indevido as "usoIndevido", exists (select
  from troca
  where troca.ordem_servico_id = ordem_servico.id
  and troca.situacao = 'RECEBIDA') as trocado, (select vale.tipo
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1) as escolha, ordem_servico.versao, case when ordem_servico.status = 'ORCAMENTO_APROVADO'
  and orcamento.sinal is not null
  and orcamento.sinal_dispensado_em is null then json_build_object( 'sinal', orcamento.sinal, 'linhas',
    coalesce(( select json_agg(json_build_object('situacao', linha.situacao, 'garantia', linha.garantia, 'valor',
    linha.valor, 'valorFinal', linha.valor_final))
  from os_linha linha
  where linha.orcamento_id = orcamento.id), '[]'), 'pagamentos', coalesce(( select json_agg(json_build_object('tipo',
    pago.tipo, 'valor', pago.valor))
  from os_pagamento pago
  where pago.ordem_servico_id = ordem_servico.id), '[]'), 'abatimento',
    coalesce(( select case when vale.tipo = 'ABATIMENTO' then vale.valor end
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1), 0)) end as "pedeSinal", ordem_servico.os_type as "osType", ordem_servico.data_prometida as "dataPrometida"
  from pagina
  join ordem_servico using (id)
  join posto_autorizado on posto_autorizado.id = ordem_servico.posto_id
  join consumidor on consumidor.id = ordem_servico.consumidor_id
  left join relogio on relogio.id = ordem_servico.relogio_id
  left join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
  left join marca on marca.id = modelo_produto.marca_id
  left join usuario tecnico on tecnico.id = ordem_servico.tecnico_id
  left join lateral ( select id, situacao, complemento, expira_em, sinal, sinal_dispensado_em,
    case when situacao in ('APROVADO', 'REPROVADO') then respondido_em end as respondido_em
  from os_orcamento
  where ordem_servico_id = ordem_servico.id
  order by os_orcamento.versao desc
  limit 1) orcamento on true
  order by "ordem_servico"."criado_em" desc, "ordem_servico"."id" desc;

with pagina as materialized ( select ordem_servico.id
  from ordem_servico
  where true
  and ordem_servico.posto_id = $1
  order by "ordem_servico"."ano" asc, "ordem_servico"."numero" asc, "ordem_servico"."id" asc
  limit $2 offset $3) select ordem_servico.id, ordem_servico.ano, ordem_servico.numero, ordem_servico.status,
    ordem_servico.status_desde as "statusDesde", ordem_servico.status_anterior as "statusAnterior",
    ordem_servico.criado_em as "criadoEm", ordem_servico.posto_id as "postoId",
    posto_autorizado.nome_fantasia as "postoNome", ordem_servico.consumidor_id as "consumidorId",
    consumidor.nome as "consumidorNome", consumidor.telefone as "consumidorTelefone",
    case when relogio.id is not null then json_build_object( 'id', relogio.id, 'numeroSerie', relogio.numero_serie,
    'modelo', json_build_object( 'id', modelo_produto.id, 'codigo', modelo_produto.codigo, 'descricao',
    modelo_produto.descricao, 'marca', json_build_object('id', marca.id, 'nome', marca.nome), 'fotoId',
    modelo_produto.foto_id)) end as relogio, case when tecnico.id is not null then json_build_object( 'id', tecnico.id,
    'nome', coalesce(tecnico.nome_exibicao, tecnico.nome)) end as tecnico, ordem_servico.garantia,
    ordem_servico.garantia_servico as "garantiaServico", ordem_servico.reincidencia,
    ordem_servico.valor_total as "valorTotal", ordem_servico.data_reparo as "dataReparo",
    ordem_servico.reparado_por as "reparadoPor", ordem_servico.data_entrega_relogio as "dataEntregaRelogio",
    orcamento.respondido_em as "respondidoEm", orcamento.expira_em as "orcamentoValidoAte",
    coalesce(orcamento.complemento, false) as complemento, coalesce(orcamento.complemento
  and orcamento.situacao = 'ABERTO', false) as "complementoAberto",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($4)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltamPecas",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($5)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltaPedir",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO',
    'CONSERTADA') then ( select max(compra_peca.previsao_chegada)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and compra_peca.situacao = 'ENVIADA') end as "pecaEm", exists (select
  from os_aviso
  where os_aviso.ordem_servico_id = ordem_servico.id
  and enviado_em is null
  and feito_em is null
  and encerrado_em is null) as avisar, ordem_servico.uso_indevido as "usoIndevido", exists (select
  from troca
  where troca.ordem_servico_id = ordem_servico.id
  and troca.situacao = 'RECEBIDA') as trocado, (select vale.tipo
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1) as escolha, ordem_servico.versao, case when ordem_servico.status = 'ORCAMENTO_APROVADO'
  and orcamento.sinal is not null
  and orcamento.sinal_dispensado_em is null then json_build_object( 'sinal', orcamento.sinal, 'linhas',
    coalesce(( select json_agg(json_build_object('situacao', linha.situacao, 'garantia', linha.garantia, 'valor',
    linha.valor, 'valorFinal', linha.valor_final))
  from os_linha linha
  where linha.orcamento_id = orcamento.id), '[]'), 'pagamentos', coalesce(( select json_agg(json_build_object('tipo',
    pago.tipo, 'valor', pago.valor))
  from os_pagamento pago
  where pago.ordem_servico_id = ordem_servico.id), '[]'), 'abatimento',
    coalesce(( select case when vale.tipo = 'ABATIMENTO' then vale.valor end
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1), 0)) end as "pedeSinal", ordem_servico.os_type as "osType", ordem_servico.data_prometida as "dataPrometida"
  from pagina
  join ordem_servico using (id)
  join posto_autorizado on posto_autorizado.id = ordem_servico.posto_id
  join consumidor on consumidor.id = ordem_servico.consumidor_id
  left join relogio on relogio.id = ordem_servico.relogio_id
  left join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
  left join marca on marca.id = modelo_produto.marca_id
  left join usuario tecnico on tecnico.id = ordem_servico.tecnico_id
  left join lateral ( select id, situacao, complemento, expira_em, sinal, sinal_dispensado_em,
    case when situacao in ('APROVADO', 'REPROVADO') then respondido_em end as respondido_em
  from os_orcamento
  where ordem_servico_id = ordem_servico.id
  order by os_orcamento.versao desc
  limit 1) orcamento on true
  order by "ordem_servico"."ano" asc, "ordem_servico"."numero" asc, "ordem_servico"."id" asc;

with pagina as materialized ( select ordem_servico.id
  from ordem_servico
  where true
  and ordem_servico.posto_id = (select id
  from posto_autorizado
  where codigo_sap = $1)
  order by "ordem_servico"."ano" asc, "ordem_servico"."numero" asc, "ordem_servico"."id" asc
  limit $2 offset $3) select ordem_servico.id, ordem_servico.ano, ordem_servico.numero, ordem_servico.status,
    ordem_servico.status_desde as "statusDesde", ordem_servico.status_anterior as "statusAnterior",
    ordem_servico.criado_em as "criadoEm", ordem_servico.posto_id as "postoId",
    posto_autorizado.nome_fantasia as "postoNome", ordem_servico.consumidor_id as "consumidorId",
    consumidor.nome as "consumidorNome", consumidor.telefone as "consumidorTelefone",
    case when relogio.id is not null then json_build_object( 'id', relogio.id, 'numeroSerie', relogio.numero_serie,
    'modelo', json_build_object( 'id', modelo_produto.id, 'codigo', modelo_produto.codigo, 'descricao',
    modelo_produto.descricao, 'marca', json_build_object('id', marca.id, 'nome', marca.nome), 'fotoId',
    modelo_produto.foto_id)) end as relogio, case when tecnico.id is not null then json_build_object( 'id', tecnico.id,
    'nome', coalesce(tecnico.nome_exibicao, tecnico.nome)) end as tecnico, ordem_servico.garantia,
    ordem_servico.garantia_servico as "garantiaServico", ordem_servico.reincidencia,
    ordem_servico.valor_total as "valorTotal", ordem_servico.data_reparo as "dataReparo",
    ordem_servico.reparado_por as "reparadoPor", ordem_servico.data_entrega_relogio as "dataEntregaRelogio",
    orcamento.respondido_em as "respondidoEm", orcamento.expira_em as "orcamentoValidoAte",
    coalesce(orcamento.complemento, false) as complemento, coalesce(orcamento.complemento
  and orcamento.situacao = 'ABERTO', false) as "complementoAberto",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($4)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltamPecas",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($5)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltaPedir",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO',
    'CONSERTADA') then ( select max(compra_peca.previsao_chegada)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and compra_peca.situacao = 'ENVIADA') end as "pecaEm", exists (select
  from os_aviso
  where os_aviso.ordem_servico_id = ordem_servico.id
  and enviado_em is null
  and feito_em is null
  and encerrado_em is null) as avisar, ordem_servico.uso_indevido as "usoIndevido", exists (select
  from troca
  where troca.ordem_servico_id = ordem_servico.id
  and troca.situacao = 'RECEBIDA') as trocado, (select vale.tipo
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1) as escolha, ordem_servico.versao, case when ordem_servico.status = 'ORCAMENTO_APROVADO'
  and orcamento.sinal is not null
  and orcamento.sinal_dispensado_em is null then json_build_object( 'sinal', orcamento.sinal, 'linhas',
    coalesce(( select json_agg(json_build_object('situacao', linha.situacao, 'garantia', linha.garantia, 'valor',
    linha.valor, 'valorFinal', linha.valor_final))
  from os_linha linha
  where linha.orcamento_id = orcamento.id), '[]'), 'pagamentos', coalesce(( select json_agg(json_build_object('tipo',
    pago.tipo, 'valor', pago.valor))
  from os_pagamento pago
  where pago.ordem_servico_id = ordem_servico.id), '[]'), 'abatimento',
    coalesce(( select case when vale.tipo = 'ABATIMENTO' then vale.valor end
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1), 0)) end as "pedeSinal", ordem_servico.os_type as "osType", ordem_servico.data_prometida as "dataPrometida"
  from pagina
  join ordem_servico using (id)
  join posto_autorizado on posto_autorizado.id = ordem_servico.posto_id
  join consumidor on consumidor.id = ordem_servico.consumidor_id
  left join relogio on relogio.id = ordem_servico.relogio_id
  left join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
  left join marca on marca.id = modelo_produto.marca_id
  left join usuario tecnico on tecnico.id = ordem_servico.tecnico_id
  left join lateral ( select id, situacao, complemento, expira_em, sinal, sinal_dispensado_em,
    case when situacao in ('APROVADO', 'REPROVADO') then respondido_em end as respondido_em
  from os_orcamento
  where ordem_servico_id = ordem_servico.id
  order by os_orcamento.versao desc
  limit 1) orcamento on true
  order by "ordem_servico"."ano" asc, "ordem_servico"."numero" asc, "ordem_servico"."id" asc;

with pagina as materialized ( select ordem_servico.id
  from ordem_servico
  where true
  and ordem_servico.reincidencia = $1
  and ordem_servico.status not in ('ENTREGUE', 'ATENDIDA', 'FINALIZADA', 'CANCELADA')
  order by "ordem_servico"."criado_em" desc, "ordem_servico"."id" desc
  limit $2 offset $3) select ordem_servico.id, ordem_servico.ano, ordem_servico.numero, ordem_servico.status,
    ordem_servico.status_desde as "statusDesde", ordem_servico.status_anterior as "statusAnterior",
    ordem_servico.criado_em as "criadoEm", ordem_servico.posto_id as "postoId",
    posto_autorizado.nome_fantasia as "postoNome", ordem_servico.consumidor_id as "consumidorId",
    consumidor.nome as "consumidorNome", consumidor.telefone as "consumidorTelefone",
    case when relogio.id is not null then json_build_object( 'id', relogio.id, 'numeroSerie', relogio.numero_serie,
    'modelo', json_build_object( 'id', modelo_produto.id, 'codigo', modelo_produto.codigo, 'descricao',
    modelo_produto.descricao, 'marca', json_build_object('id', marca.id, 'nome', marca.nome), 'fotoId',
    modelo_produto.foto_id)) end as relogio, case when tecnico.id is not null then json_build_object( 'id', tecnico.id,
    'nome', coalesce(tecnico.nome_exibicao, tecnico.nome)) end as tecnico, ordem_servico.garantia,
    ordem_servico.garantia_servico as "garantiaServico", ordem_servico.reincidencia,
    ordem_servico.valor_total as "valorTotal", ordem_servico.data_reparo as "dataReparo",
    ordem_servico.reparado_por as "reparadoPor", ordem_servico.data_entrega_relogio as "dataEntregaRelogio",
    orcamento.respondido_em as "respondidoEm", orcamento.expira_em as "orcamentoValidoAte",
    coalesce(orcamento.complemento, false) as complemento, coalesce(orcamento.complemento
  and orcamento.situacao = 'ABERTO', false) as "complementoAberto",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($4)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltamPecas",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($5)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltaPedir",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO',
    'CONSERTADA') then ( select max(compra_peca.previsao_chegada)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and compra_peca.situacao = 'ENVIADA') end as "pecaEm", exists (select
  from os_aviso
  where os_aviso.ordem_servico_id = ordem_servico.id
  and enviado_em is null
  and feito_em is null
  and encerrado_em is null) as avisar, ordem_servico.uso_indevido as "usoIndevido", exists (select
  from troca
  where troca.ordem_servico_id = ordem_servico.id
  and troca.situacao = 'RECEBIDA') as trocado, (select vale.tipo
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1) as escolha, ordem_servico.versao, case when ordem_servico.status = 'ORCAMENTO_APROVADO'
  and orcamento.sinal is not null
  and orcamento.sinal_dispensado_em is null then json_build_object( 'sinal', orcamento.sinal, 'linhas',
    coalesce(( select json_agg(json_build_object('situacao', linha.situacao, 'garantia', linha.garantia, 'valor',
    linha.valor, 'valorFinal', linha.valor_final))
  from os_linha linha
  where linha.orcamento_id = orcamento.id), '[]'), 'pagamentos', coalesce(( select json_agg(json_build_object('tipo',
    pago.tipo, 'valor', pago.valor))
  from os_pagamento pago
  where pago.ordem_servico_id = ordem_servico.id), '[]'), 'abatimento',
    coalesce(( select case when vale.tipo = 'ABATIMENTO' then vale.valor end
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1), 0)) end as "pedeSinal", ordem_servico.os_type as "osType", ordem_servico.data_prometida as "dataPrometida"
  from pagina
  join ordem_servico using (id)
  join posto_autorizado on posto_autorizado.id = ordem_servico.posto_id
  join consumidor on consumidor.id = ordem_servico.consumidor_id
  left join relogio on relogio.id = ordem_servico.relogio_id
  left join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
  left join marca on marca.id = modelo_produto.marca_id
  left join usuario tecnico on tecnico.id = ordem_servico.tecnico_id
  left join lateral ( select id, situacao, complemento, expira_em, sinal, sinal_dispensado_em,
    case when situacao in ('APROVADO', 'REPROVADO') then respondido_em end as respondido_em
  from os_orcamento
  where ordem_servico_id = ordem_servico.id
  order by os_orcamento.versao desc
  limit 1) orcamento on true
  order by "ordem_servico"."criado_em" desc, "ordem_servico"."id" desc;

with pagina as materialized ( select ordem_servico.id
  from ordem_servico
  where true
  and ordem_servico.relogio_id = (select coalesce(unido_a_id, id)
  from relogio
  where id = $1)
  order by "ordem_servico"."criado_em" desc, "ordem_servico"."id" desc
  limit $2 offset $3) select ordem_servico.id, ordem_servico.ano, ordem_servico.numero, ordem_servico.status,
    ordem_servico.status_desde as "statusDesde", ordem_servico.status_anterior as "statusAnterior",
    ordem_servico.criado_em as "criadoEm", ordem_servico.posto_id as "postoId",
    posto_autorizado.nome_fantasia as "postoNome", ordem_servico.consumidor_id as "consumidorId",
    consumidor.nome as "consumidorNome", consumidor.telefone as "consumidorTelefone",
    case when relogio.id is not null then json_build_object( 'id', relogio.id, 'numeroSerie', relogio.numero_serie,
    'modelo', json_build_object( 'id', modelo_produto.id, 'codigo', modelo_produto.codigo, 'descricao',
    modelo_produto.descricao, 'marca', json_build_object('id', marca.id, 'nome', marca.nome), 'fotoId',
    modelo_produto.foto_id)) end as relogio, case when tecnico.id is not null then json_build_object( 'id', tecnico.id,
    'nome', coalesce(tecnico.nome_exibicao, tecnico.nome)) end as tecnico, ordem_servico.garantia,
    ordem_servico.garantia_servico as "garantiaServico", ordem_servico.reincidencia,
    ordem_servico.valor_total as "valorTotal", ordem_servico.data_reparo as "dataReparo",
    ordem_servico.reparado_por as "reparadoPor", ordem_servico.data_entrega_relogio as "dataEntregaRelogio",
    orcamento.respondido_em as "respondidoEm", orcamento.expira_em as "orcamentoValidoAte",
    coalesce(orcamento.complemento, false) as complemento, coalesce(orcamento.complemento
  and orcamento.situacao = 'ABERTO', false) as "complementoAberto",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($4)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltamPecas",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($5)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltaPedir",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO',
    'CONSERTADA') then ( select max(compra_peca.previsao_chegada)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and compra_peca.situacao = 'ENVIADA') end as "pecaEm", exists (select
  from os_aviso
  where os_aviso.ordem_servico_id = ordem_servico.id
  and enviado_em is null
  and feito_em is null
  and encerrado_em is null) as avisar, ordem_servico.uso_indevido as "usoIndevido", exists (select
  from troca
  where troca.ordem_servico_id = ordem_servico.id
  and troca.situacao = 'RECEBIDA') as trocado, (select vale.tipo
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1) as escolha, ordem_servico.versao, case when ordem_servico.status = 'ORCAMENTO_APROVADO'
  and orcamento.sinal is not null
  and orcamento.sinal_dispensado_em is null then json_build_object( 'sinal', orcamento.sinal, 'linhas',
    coalesce(( select json_agg(json_build_object('situacao', linha.situacao, 'garantia', linha.garantia, 'valor',
    linha.valor, 'valorFinal', linha.valor_final))
  from os_linha linha
  where linha.orcamento_id = orcamento.id), '[]'), 'pagamentos', coalesce(( select json_agg(json_build_object('tipo',
    pago.tipo, 'valor', pago.valor))
  from os_pagamento pago
  where pago.ordem_servico_id = ordem_servico.id), '[]'), 'abatimento',
    coalesce(( select case when vale.tipo = 'ABATIMENTO' then vale.valor end
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1), 0)) end as "pedeSinal", ordem_servico.os_type as "osType", ordem_servico.data_prometida as "dataPrometida"
  from pagina
  join ordem_servico using (id)
  join posto_autorizado on posto_autorizado.id = ordem_servico.posto_id
  join consumidor on consumidor.id = ordem_servico.consumidor_id
  left join relogio on relogio.id = ordem_servico.relogio_id
  left join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
  left join marca on marca.id = modelo_produto.marca_id
  left join usuario tecnico on tecnico.id = ordem_servico.tecnico_id
  left join lateral ( select id, situacao, complemento, expira_em, sinal, sinal_dispensado_em,
    case when situacao in ('APROVADO', 'REPROVADO') then respondido_em end as respondido_em
  from os_orcamento
  where ordem_servico_id = ordem_servico.id
  order by os_orcamento.versao desc
  limit 1) orcamento on true
  order by "ordem_servico"."criado_em" desc, "ordem_servico"."id" desc;

with pagina as materialized ( select ordem_servico.id
  from ordem_servico
  where true
  and ordem_servico.status = any($1)
  and ordem_servico.relogio_id in (select id
  from relogio
  where modelo_produto_id = $2)
  and ordem_servico.criado_em >= $3
  and ordem_servico.criado_em < $4
  order by "ordem_servico"."criado_em" desc, "ordem_servico"."id" desc
  limit $5 offset $6) select ordem_servico.id, ordem_servico.ano, ordem_servico.numero, ordem_servico.status,
    ordem_servico.status_desde as "statusDesde", ordem_servico.status_anterior as "statusAnterior",
    ordem_servico.criado_em as "criadoEm", ordem_servico.posto_id as "postoId",
    posto_autorizado.nome_fantasia as "postoNome", ordem_servico.consumidor_id as "consumidorId",
    consumidor.nome as "consumidorNome", consumidor.telefone as "consumidorTelefone",
    case when relogio.id is not null then json_build_object( 'id', relogio.id, 'numeroSerie', relogio.numero_serie,
    'modelo', json_build_object( 'id', modelo_produto.id, 'codigo', modelo_produto.codigo, 'descricao',
    modelo_produto.descricao, 'marca', json_build_object('id', marca.id, 'nome', marca.nome), 'fotoId',
    modelo_produto.foto_id)) end as relogio, case when tecnico.id is not null then json_build_object( 'id', tecnico.id,
    'nome', coalesce(tecnico.nome_exibicao, tecnico.nome)) end as tecnico, ordem_servico.garantia,
    ordem_servico.garantia_servico as "garantiaServico", ordem_servico.reincidencia,
    ordem_servico.valor_total as "valorTotal", ordem_servico.data_reparo as "dataReparo",
    ordem_servico.reparado_por as "reparadoPor", ordem_servico.data_entrega_relogio as "dataEntregaRelogio",
    orcamento.respondido_em as "respondidoEm", orcamento.expira_em as "orcamentoValidoAte",
    coalesce(orcamento.complemento, false) as complemento, coalesce(orcamento.complemento
  and orcamento.situacao = 'ABERTO', false) as "complementoAberto",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($7)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltamPecas",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($8)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltaPedir",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO',
    'CONSERTADA') then ( select max(compra_peca.previsao_chegada)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and compra_peca.situacao = 'ENVIADA') end as "pecaEm", exists (select
  from os_aviso
  where os_aviso.ordem_servico_id = ordem_servico.id
  and enviado_em is null
  and feito_em is null
  and encerrado_em is null) as avisar, ordem_servico.uso_indevido as "usoIndevido", exists (select
  from troca
  where troca.ordem_servico_id = ordem_servico.id
  and troca.situacao = 'RECEBIDA') as trocado, (select vale.tipo
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1) as escolha, ordem_servico.versao, case when ordem_servico.status = 'ORCAMENTO_APROVADO'
  and orcamento.sinal is not null
  and orcamento.sinal_dispensado_em is null then json_build_object( 'sinal', orcamento.sinal, 'linhas',
    coalesce(( select json_agg(json_build_object('situacao', linha.situacao, 'garantia', linha.garantia, 'valor',
    linha.valor, 'valorFinal', linha.valor_final))
  from os_linha linha
  where linha.orcamento_id = orcamento.id), '[]'), 'pagamentos', coalesce(( select json_agg(json_build_object('tipo',
    pago.tipo, 'valor', pago.valor))
  from os_pagamento pago
  where pago.ordem_servico_id = ordem_servico.id), '[]'), 'abatimento',
    coalesce(( select case when vale.tipo = 'ABATIMENTO' then vale.valor end
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1), 0)) end as "pedeSinal", ordem_servico.os_type as "osType", ordem_servico.data_prometida as "dataPrometida"
  from pagina
  join ordem_servico using (id)
  join posto_autorizado on posto_autorizado.id = ordem_servico.posto_id
  join consumidor on consumidor.id = ordem_servico.consumidor_id
  left join relogio on relogio.id = ordem_servico.relogio_id
  left join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
  left join marca on marca.id = modelo_produto.marca_id
  left join usuario tecnico on tecnico.id = ordem_servico.tecnico_id
  left join lateral ( select id, situacao, complemento, expira_em, sinal, sinal_dispensado_em,
    case when situacao in ('APROVADO', 'REPROVADO') then respondido_em end as respondido_em
  from os_orcamento
  where ordem_servico_id = ordem_servico.id
  order by os_orcamento.versao desc
  limit 1) orcamento on true
  order by "ordem_servico"."criado_em" desc, "ordem_servico"."id" desc;

with pagina as materialized ( select ordem_servico.id
  from ordem_servico
  where true
  and ordem_servico.status = any($1)
  and ordem_servico.status not in ('ENTREGUE', 'ATENDIDA', 'FINALIZADA', 'CANCELADA')
  and ordem_servico.criado_em >= $2
  and ordem_servico.criado_em < $3
  order by "ordem_servico"."criado_em" desc, "ordem_servico"."id" desc
  limit $4 offset $5) select ordem_servico.id, ordem_servico.ano, ordem_servico.numero, ordem_servico.status,
    ordem_servico.status_desde as "statusDesde", ordem_servico.status_anterior as "statusAnterior",
    ordem_servico.criado_em as "criadoEm", ordem_servico.posto_id as "postoId",
    posto_autorizado.nome_fantasia as "postoNome", ordem_servico.consumidor_id as "consumidorId",
    consumidor.nome as "consumidorNome", consumidor.telefone as "consumidorTelefone",
    case when relogio.id is not null then json_build_object( 'id', relogio.id, 'numeroSerie', relogio.numero_serie,
    'modelo', json_build_object( 'id', modelo_produto.id, 'codigo', modelo_produto.codigo, 'descricao',
    modelo_produto.descricao, 'marca', json_build_object('id', marca.id, 'nome', marca.nome), 'fotoId',
    modelo_produto.foto_id)) end as relogio, case when tecnico.id is not null then json_build_object( 'id', tecnico.id,
    'nome', coalesce(tecnico.nome_exibicao, tecnico.nome)) end as tecnico, ordem_servico.garantia,
    ordem_servico.garantia_servico as "garantiaServico", ordem_servico.reincidencia,
    ordem_servico.valor_total as "valorTotal", ordem_servico.data_reparo as "dataReparo",
    ordem_servico.reparado_por as "reparadoPor", ordem_servico.data_entrega_relogio as "dataEntregaRelogio",
    orcamento.respondido_em as "respondidoEm", orcamento.expira_em as "orcamentoValidoAte",
    coalesce(orcamento.complemento, false) as complemento, coalesce(orcamento.complemento
  and orcamento.situacao = 'ABERTO', false) as "complementoAberto",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($6)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltamPecas",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($7)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltaPedir",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO',
    'CONSERTADA') then ( select max(compra_peca.previsao_chegada)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and compra_peca.situacao = 'ENVIADA') end as "pecaEm", exists (select
  from os_aviso
  where os_aviso.ordem_servico_id = ordem_servico.id
  and enviado_em is null
  and feito_em is null
  and encerrado_em is null) as avisar, ordem_servico.uso_indevido as "usoIndevido", exists (select
  from troca
  where troca.ordem_servico_id = ordem_servico.id
  and troca.situacao = 'RECEBIDA') as trocado, (select vale.tipo
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1) as escolha, ordem_servico.versao, case when ordem_servico.status = 'ORCAMENTO_APROVADO'
  and orcamento.sinal is not null
  and orcamento.sinal_dispensado_em is null then json_build_object( 'sinal', orcamento.sinal, 'linhas',
    coalesce(( select json_agg(json_build_object('situacao', linha.situacao, 'garantia', linha.garantia, 'valor',
    linha.valor, 'valorFinal', linha.valor_final))
  from os_linha linha
  where linha.orcamento_id = orcamento.id), '[]'), 'pagamentos', coalesce(( select json_agg(json_build_object('tipo',
    pago.tipo, 'valor', pago.valor))
  from os_pagamento pago
  where pago.ordem_servico_id = ordem_servico.id), '[]'), 'abatimento',
    coalesce(( select case when vale.tipo = 'ABATIMENTO' then vale.valor end
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1), 0)) end as "pedeSinal", ordem_servico.os_type as "osType", ordem_servico.data_prometida as "dataPrometida"
  from pagina
  join ordem_servico using (id)
  join posto_autorizado on posto_autorizado.id = ordem_servico.posto_id
  join consumidor on consumidor.id = ordem_servico.consumidor_id
  left join relogio on relogio.id = ordem_servico.relogio_id
  left join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
  left join marca on marca.id = modelo_produto.marca_id
  left join usuario tecnico on tecnico.id = ordem_servico.tecnico_id
  left join lateral ( select id, situacao, complemento, expira_em, sinal, sinal_dispensado_em,
    case when situacao in ('APROVADO', 'REPROVADO') then respondido_em end as respondido_em
  from os_orcamento
  where ordem_servico_id = ordem_servico.id
  order by os_orcamento.versao desc
  limit 1) orcamento on true
  order by "ordem_servico"."criado_em" desc, "ordem_servico"."id" desc;

with pagina as materialized ( select ordem_servico.id
  from ordem_servico
  where true
  and ordem_servico.status = any($1)
  order by "ordem_servico"."criado_em" desc, "ordem_servico"."id" desc
  limit $2 offset $3) select ordem_servico.id, ordem_servico.ano, ordem_servico.numero, ordem_servico.status,
    ordem_servico.status_desde as "statusDesde", ordem_servico.status_anterior as "statusAnterior",
    ordem_servico.criado_em as "criadoEm", ordem_servico.posto_id as "postoId",
    posto_autorizado.nome_fantasia as "postoNome", ordem_servico.consumidor_id as "consumidorId",
    consumidor.nome as "consumidorNome", consumidor.telefone as "consumidorTelefone",
    case when relogio.id is not null then json_build_object( 'id', relogio.id, 'numeroSerie', relogio.numero_serie,
    'modelo', json_build_object( 'id', modelo_produto.id, 'codigo', modelo_produto.codigo, 'descricao',
    modelo_produto.descricao, 'marca', json_build_object('id', marca.id, 'nome', marca.nome), 'fotoId',
    modelo_produto.foto_id)) end as relogio, case when tecnico.id is not null then json_build_object( 'id', tecnico.id,
    'nome', coalesce(tecnico.nome_exibicao, tecnico.nome)) end as tecnico, ordem_servico.garantia,
    ordem_servico.garantia_servico as "garantiaServico", ordem_servico.reincidencia,
    ordem_servico.valor_total as "valorTotal", ordem_servico.data_reparo as "dataReparo",
    ordem_servico.reparado_por as "reparadoPor", ordem_servico.data_entrega_relogio as "dataEntregaRelogio",
    orcamento.respondido_em as "respondidoEm", orcamento.expira_em as "orcamentoValidoAte",
    coalesce(orcamento.complemento, false) as complemento, coalesce(orcamento.complemento
  and orcamento.situacao = 'ABERTO', false) as "complementoAberto",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($4)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltamPecas",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($5)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltaPedir",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO',
    'CONSERTADA') then ( select max(compra_peca.previsao_chegada)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and compra_peca.situacao = 'ENVIADA') end as "pecaEm", exists (select
  from os_aviso
  where os_aviso.ordem_servico_id = ordem_servico.id
  and enviado_em is null
  and feito_em is null
  and encerrado_em is null) as avisar, ordem_servico.uso_indevido as "usoIndevido", exists (select
  from troca
  where troca.ordem_servico_id = ordem_servico.id
  and troca.situacao = 'RECEBIDA') as trocado, (select vale.tipo
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1) as escolha, ordem_servico.versao, case when ordem_servico.status = 'ORCAMENTO_APROVADO'
  and orcamento.sinal is not null
  and orcamento.sinal_dispensado_em is null then json_build_object( 'sinal', orcamento.sinal, 'linhas',
    coalesce(( select json_agg(json_build_object('situacao', linha.situacao, 'garantia', linha.garantia, 'valor',
    linha.valor, 'valorFinal', linha.valor_final))
  from os_linha linha
  where linha.orcamento_id = orcamento.id), '[]'), 'pagamentos', coalesce(( select json_agg(json_build_object('tipo',
    pago.tipo, 'valor', pago.valor))
  from os_pagamento pago
  where pago.ordem_servico_id = ordem_servico.id), '[]'), 'abatimento',
    coalesce(( select case when vale.tipo = 'ABATIMENTO' then vale.valor end
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1), 0)) end as "pedeSinal", ordem_servico.os_type as "osType", ordem_servico.data_prometida as "dataPrometida"
  from pagina
  join ordem_servico using (id)
  join posto_autorizado on posto_autorizado.id = ordem_servico.posto_id
  join consumidor on consumidor.id = ordem_servico.consumidor_id
  left join relogio on relogio.id = ordem_servico.relogio_id
  left join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
  left join marca on marca.id = modelo_produto.marca_id
  left join usuario tecnico on tecnico.id = ordem_servico.tecnico_id
  left join lateral ( select id, situacao, complemento, expira_em, sinal, sinal_dispensado_em,
    case when situacao in ('APROVADO', 'REPROVADO') then respondido_em end as respondido_em
  from os_orcamento
  where ordem_servico_id = ordem_servico.id
  order by os_orcamento.versao desc
  limit 1) orcamento on true
  order by "ordem_servico"."criado_em" desc, "ordem_servico"."id" desc;

with pagina as materialized ( select ordem_servico.id
  from ordem_servico
  where true
  and ordem_servico.status in ('REPARADA', 'ENTREGUE', 'ORCAMENTO_REPROVADO', 'ATENDIDA', 'FINALIZADA', 'CANCELADA',
    'TROCA_REVERTIDA')
  and ordem_servico.status not in ('ENTREGUE', 'ATENDIDA', 'FINALIZADA', 'CANCELADA')
  order by "ordem_servico"."ano" asc, "ordem_servico"."numero" asc, "ordem_servico"."id" asc
  limit $1 offset $2) select ordem_servico.id, ordem_servico.ano, ordem_servico.numero, ordem_servico.status,
    ordem_servico.status_desde as "statusDesde", ordem_servico.status_anterior as "statusAnterior",
    ordem_servico.criado_em as "criadoEm", ordem_servico.posto_id as "postoId",
    posto_autorizado.nome_fantasia as "postoNome", ordem_servico.consumidor_id as "consumidorId",
    consumidor.nome as "consumidorNome", consumidor.telefone as "consumidorTelefone",
    case when relogio.id is not null then json_build_object( 'id', relogio.id, 'numeroSerie', relogio.numero_serie,
    'modelo', json_build_object( 'id', modelo_produto.id, 'codigo', modelo_produto.codigo, 'descricao',
    modelo_produto.descricao, 'marca', json_build_object('id', marca.id, 'nome', marca.nome), 'fotoId',
    modelo_produto.foto_id)) end as relogio, case when tecnico.id is not null then json_build_object( 'id', tecnico.id,
    'nome', coalesce(tecnico.nome_exibicao, tecnico.nome)) end as tecnico, ordem_servico.garantia,
    ordem_servico.garantia_servico as "garantiaServico", ordem_servico.reincidencia,
    ordem_servico.valor_total as "valorTotal", ordem_servico.data_reparo as "dataReparo",
    ordem_servico.reparado_por as "reparadoPor", ordem_servico.data_entrega_relogio as "dataEntregaRelogio",
    orcamento.respondido_em as "respondidoEm", orcamento.expira_em as "orcamentoValidoAte",
    coalesce(orcamento.complemento, false) as complemento, coalesce(orcamento.complemento
  and orcamento.situacao = 'ABERTO', false) as "complementoAberto",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($3)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltamPecas",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($4)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltaPedir",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO',
    'CONSERTADA') then ( select max(compra_peca.previsao_chegada)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and compra_peca.situacao = 'ENVIADA') end as "pecaEm", exists (select
  from os_aviso
  where os_aviso.ordem_servico_id = ordem_servico.id
  and enviado_em is null
  and feito_em is null
  and encerrado_em is null) as avisar, ordem_servico.uso_indevido as "usoIndevido", exists (select
  from troca
  where troca.ordem_servico_id = ordem_servico.id
  and troca.situacao = 'RECEBIDA') as trocado, (select vale.tipo
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1) as escolha, ordem_servico.versao, case when ordem_servico.status = 'ORCAMENTO_APROVADO'
  and orcamento.sinal is not null
  and orcamento.sinal_dispensado_em is null then json_build_object( 'sinal', orcamento.sinal, 'linhas',
    coalesce(( select json_agg(json_build_object('situacao', linha.situacao, 'garantia', linha.garantia, 'valor',
    linha.valor, 'valorFinal', linha.valor_final))
  from os_linha linha
  where linha.orcamento_id = orcamento.id), '[]'), 'pagamentos', coalesce(( select json_agg(json_build_object('tipo',
    pago.tipo, 'valor', pago.valor))
  from os_pagamento pago
  where pago.ordem_servico_id = ordem_servico.id), '[]'), 'abatimento',
    coalesce(( select case when vale.tipo = 'ABATIMENTO' then vale.valor end
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1), 0)) end as "pedeSinal", ordem_servico.os_type as "osType", ordem_servico.data_prometida as "dataPrometida"
  from pagina
  join ordem_servico using (id)
  join posto_autorizado on posto_autorizado.id = ordem_servico.posto_id
  join consumidor on consumidor.id = ordem_servico.consumidor_id
  left join relogio on relogio.id = ordem_servico.relogio_id
  left join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
  left join marca on marca.id = modelo_produto.marca_id
  left join usuario tecnico on tecnico.id = ordem_servico.tecnico_id
  left join lateral ( select id, situacao, complemento, expira_em, sinal, sinal_dispensado_em,
    case when situacao in ('APROVADO', 'REPROVADO') then respondido_em end as respondido_em
  from os_orcamento
  where ordem_servico_id = ordem_servico.id
  order by os_orcamento.versao desc
  limit 1) orcamento on true
  order by "ordem_servico"."ano" asc, "ordem_servico"."numero" asc, "ordem_servico"."id" asc;

with pagina as materialized ( select ordem_servico.id
  from ordem_servico
  where true
  and ordem_servico.status not in ('ENTREGUE', 'ATENDIDA', 'FINALIZADA', 'CANCELADA')
  order by "ordem_servico"."criado_em" desc, "ordem_servico"."id" desc
  limit $1 offset $2) select ordem_servico.id, ordem_servico.ano, ordem_servico.numero, ordem_servico.status,
    ordem_servico.status_desde as "statusDesde", ordem_servico.status_anterior as "statusAnterior",
    ordem_servico.criado_em as "criadoEm", ordem_servico.posto_id as "postoId",
    posto_autorizado.nome_fantasia as "postoNome", ordem_servico.consumidor_id as "consumidorId",
    consumidor.nome as "consumidorNome", consumidor.telefone as "consumidorTelefone",
    case when relogio.id is not null then json_build_object( 'id', relogio.id, 'numeroSerie', relogio.numero_serie,
    'modelo', json_build_object( 'id', modelo_produto.id, 'codigo', modelo_produto.codigo, 'descricao',
    modelo_produto.descricao, 'marca', json_build_object('id', marca.id, 'nome', marca.nome), 'fotoId',
    modelo_produto.foto_id)) end as relogio, case when tecnico.id is not null then json_build_object( 'id', tecnico.id,
    'nome', coalesce(tecnico.nome_exibicao, tecnico.nome)) end as tecnico, ordem_servico.garantia,
    ordem_servico.garantia_servico as "garantiaServico", ordem_servico.reincidencia,
    ordem_servico.valor_total as "valorTotal", ordem_servico.data_reparo as "dataReparo",
    ordem_servico.reparado_por as "reparadoPor", ordem_servico.data_entrega_relogio as "dataEntregaRelogio",
    orcamento.respondido_em as "respondidoEm", orcamento.expira_em as "orcamentoValidoAte",
    coalesce(orcamento.complemento, false) as complemento, coalesce(orcamento.complemento
  and orcamento.situacao = 'ABERTO', false) as "complementoAberto",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($3)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltamPecas",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($4)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltaPedir",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO',
    'CONSERTADA') then ( select max(compra_peca.previsao_chegada)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and compra_peca.situacao = 'ENVIADA') end as "pecaEm", exists (select
  from os_aviso
  where os_aviso.ordem_servico_id = ordem_servico.id
  and enviado_em is null
  and feito_em is null
  and encerrado_em is null) as avisar, ordem_servico.uso_indevido as "usoIndevido", exists (select
  from troca
  where troca.ordem_servico_id = ordem_servico.id
  and troca.situacao = 'RECEBIDA') as trocado, (select vale.tipo
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1) as escolha, ordem_servico.versao, case when ordem_servico.status = 'ORCAMENTO_APROVADO'
  and orcamento.sinal is not null
  and orcamento.sinal_dispensado_em is null then json_build_object( 'sinal', orcamento.sinal, 'linhas',
    coalesce(( select json_agg(json_build_object('situacao', linha.situacao, 'garantia', linha.garantia, 'valor',
    linha.valor, 'valorFinal', linha.valor_final))
  from os_linha linha
  where linha.orcamento_id = orcamento.id), '[]'), 'pagamentos', coalesce(( select json_agg(json_build_object('tipo',
    pago.tipo, 'valor', pago.valor))
  from os_pagamento pago
  where pago.ordem_servico_id = ordem_servico.id), '[]'), 'abatimento',
    coalesce(( select case when vale.tipo = 'ABATIMENTO' then vale.valor end
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1), 0)) end as "pedeSinal", ordem_servico.os_type as "osType", ordem_servico.data_prometida as "dataPrometida"
  from pagina
  join ordem_servico using (id)
  join posto_autorizado on posto_autorizado.id = ordem_servico.posto_id
  join consumidor on consumidor.id = ordem_servico.consumidor_id
  left join relogio on relogio.id = ordem_servico.relogio_id
  left join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
  left join marca on marca.id = modelo_produto.marca_id
  left join usuario tecnico on tecnico.id = ordem_servico.tecnico_id
  left join lateral ( select id, situacao, complemento, expira_em, sinal, sinal_dispensado_em,
    case when situacao in ('APROVADO', 'REPROVADO') then respondido_em end as respondido_em
  from os_orcamento
  where ordem_servico_id = ordem_servico.id
  order by os_orcamento.versao desc
  limit 1) orcamento on true
  order by "ordem_servico"."criado_em" desc, "ordem_servico"."id" desc;

with pagina as materialized ( select ordem_servico.id
  from ordem_servico
  where true
  and ordem_servico.status not in ('REPARADA', 'ENTREGUE', 'ORCAMENTO_REPROVADO', 'ATENDIDA', 'FINALIZADA',
    'CANCELADA', 'TROCA_REVERTIDA')
  and ((ordem_servico.status not in ('REPARADA', 'ENTREGUE', 'ORCAMENTO_REPROVADO', 'ATENDIDA', 'FINALIZADA',
    'CANCELADA', 'TROCA_REVERTIDA')
  and (ordem_servico.criado_em < $1 or (ordem_servico.criado_em < $2
  and ordem_servico.criado_em >= $3))) or coalesce(ordem_servico.data_prometida < $4::date, false))
  order by "ordem_servico"."criado_em" asc, "ordem_servico"."id" asc
  limit $5 offset $6) select ordem_servico.id, ordem_servico.ano, ordem_servico.numero, ordem_servico.status,
    ordem_servico.status_desde as "statusDesde", ordem_servico.status_anterior as "statusAnterior",
    ordem_servico.criado_em as "criadoEm", ordem_servico.posto_id as "postoId",
    posto_autorizado.nome_fantasia as "postoNome", ordem_servico.consumidor_id as "consumidorId",
    consumidor.nome as "consumidorNome", consumidor.telefone as "consumidorTelefone",
    case when relogio.id is not null then json_build_object( 'id', relogio.id, 'numeroSerie', relogio.numero_serie,
    'modelo', json_build_object( 'id', modelo_produto.id, 'codigo', modelo_produto.codigo, 'descricao',
    modelo_produto.descricao, 'marca', json_build_object('id', marca.id, 'nome', marca.nome), 'fotoId',
    modelo_produto.foto_id)) end as relogio, case when tecnico.id is not null then json_build_object( 'id', tecnico.id,
    'nome', coalesce(tecnico.nome_exibicao, tecnico.nome)) end as tecnico, ordem_servico.garantia,
    ordem_servico.garantia_servico as "garantiaServico", ordem_servico.reincidencia,
    ordem_servico.valor_total as "valorTotal", ordem_servico.data_reparo as "dataReparo",
    ordem_servico.reparado_por as "reparadoPor", ordem_servico.data_entrega_relogio as "dataEntregaRelogio",
    orcamento.respondido_em as "respondidoEm", orcamento.expira_em as "orcamentoValidoAte",
    coalesce(orcamento.complemento, false) as complemento, coalesce(orcamento.complemento
  and orcamento.situacao = 'ABERTO', false) as "complementoAberto",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($7)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltamPecas",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($8)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltaPedir",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO',
    'CONSERTADA') then ( select max(compra_peca.previsao_chegada)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and compra_peca.situacao = 'ENVIADA') end as "pecaEm", exists (select
  from os_aviso
  where os_aviso.ordem_servico_id = ordem_servico.id
  and enviado_em is null
  and feito_em is null
  and encerrado_em is null) as avisar, ordem_servico.uso_indevido as "usoIndevido", exists (select
  from troca
  where troca.ordem_servico_id = ordem_servico.id
  and troca.situacao = 'RECEBIDA') as trocado, (select vale.tipo
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1) as escolha, ordem_servico.versao, case when ordem_servico.status = 'ORCAMENTO_APROVADO'
  and orcamento.sinal is not null
  and orcamento.sinal_dispensado_em is null then json_build_object( 'sinal', orcamento.sinal, 'linhas',
    coalesce(( select json_agg(json_build_object('situacao', linha.situacao, 'garantia', linha.garantia, 'valor',
    linha.valor, 'valorFinal', linha.valor_final))
  from os_linha linha
  where linha.orcamento_id = orcamento.id), '[]'), 'pagamentos', coalesce(( select json_agg(json_build_object('tipo',
    pago.tipo, 'valor', pago.valor))
  from os_pagamento pago
  where pago.ordem_servico_id = ordem_servico.id), '[]'), 'abatimento',
    coalesce(( select case when vale.tipo = 'ABATIMENTO' then vale.valor end
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1), 0)) end as "pedeSinal", ordem_servico.os_type as "osType", ordem_servico.data_prometida as "dataPrometida"
  from pagina
  join ordem_servico using (id)
  join posto_autorizado on posto_autorizado.id = ordem_servico.posto_id
  join consumidor on consumidor.id = ordem_servico.consumidor_id
  left join relogio on relogio.id = ordem_servico.relogio_id
  left join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
  left join marca on marca.id = modelo_produto.marca_id
  left join usuario tecnico on tecnico.id = ordem_servico.tecnico_id
  left join lateral ( select id, situacao, complemento, expira_em, sinal, sinal_dispensado_em,
    case when situacao in ('APROVADO', 'REPROVADO') then respondido_em end as respondido_em
  from os_orcamento
  where ordem_servico_id = ordem_servico.id
  order by os_orcamento.versao desc
  limit 1) orcamento on true
  order by "ordem_servico"."criado_em" asc, "ordem_servico"."id" asc;

with pagina as materialized ( select ordem_servico.id
  from ordem_servico
  where true
  and ordem_servico.status not in ('REPARADA', 'ENTREGUE', 'ORCAMENTO_REPROVADO', 'ATENDIDA', 'FINALIZADA',
    'CANCELADA', 'TROCA_REVERTIDA')
  and ((ordem_servico.status not in ('REPARADA', 'ENTREGUE', 'ORCAMENTO_REPROVADO', 'ATENDIDA', 'FINALIZADA',
    'CANCELADA', 'TROCA_REVERTIDA')
  and (ordem_servico.criado_em < $1 or (ordem_servico.criado_em < $2
  and ordem_servico.criado_em >= $3))) or coalesce(ordem_servico.data_prometida < $4::date, false))
  order by "ordem_servico"."criado_em" desc, "ordem_servico"."id" desc
  limit $5 offset $6) select ordem_servico.id, ordem_servico.ano, ordem_servico.numero, ordem_servico.status,
    ordem_servico.status_desde as "statusDesde", ordem_servico.status_anterior as "statusAnterior",
    ordem_servico.criado_em as "criadoEm", ordem_servico.posto_id as "postoId",
    posto_autorizado.nome_fantasia as "postoNome", ordem_servico.consumidor_id as "consumidorId",
    consumidor.nome as "consumidorNome", consumidor.telefone as "consumidorTelefone",
    case when relogio.id is not null then json_build_object( 'id', relogio.id, 'numeroSerie', relogio.numero_serie,
    'modelo', json_build_object( 'id', modelo_produto.id, 'codigo', modelo_produto.codigo, 'descricao',
    modelo_produto.descricao, 'marca', json_build_object('id', marca.id, 'nome', marca.nome), 'fotoId',
    modelo_produto.foto_id)) end as relogio, case when tecnico.id is not null then json_build_object( 'id', tecnico.id,
    'nome', coalesce(tecnico.nome_exibicao, tecnico.nome)) end as tecnico, ordem_servico.garantia,
    ordem_servico.garantia_servico as "garantiaServico", ordem_servico.reincidencia,
    ordem_servico.valor_total as "valorTotal", ordem_servico.data_reparo as "dataReparo",
    ordem_servico.reparado_por as "reparadoPor", ordem_servico.data_entrega_relogio as "dataEntregaRelogio",
    orcamento.respondido_em as "respondidoEm", orcamento.expira_em as "orcamentoValidoAte",
    coalesce(orcamento.complemento, false) as complemento, coalesce(orcamento.complemento
  and orcamento.situacao = 'ABERTO', false) as "complementoAberto",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($7)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltamPecas",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($8)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltaPedir",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO',
    'CONSERTADA') then ( select max(compra_peca.previsao_chegada)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and compra_peca.situacao = 'ENVIADA') end as "pecaEm", exists (select
  from os_aviso
  where os_aviso.ordem_servico_id = ordem_servico.id
  and enviado_em is null
  and feito_em is null
  and encerrado_em is null) as avisar, ordem_servico.uso_indevido as "usoIndevido", exists (select
  from troca
  where troca.ordem_servico_id = ordem_servico.id
  and troca.situacao = 'RECEBIDA') as trocado, (select vale.tipo
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1) as escolha, ordem_servico.versao, case when ordem_servico.status = 'ORCAMENTO_APROVADO'
  and orcamento.sinal is not null
  and orcamento.sinal_dispensado_em is null then json_build_object( 'sinal', orcamento.sinal, 'linhas',
    coalesce(( select json_agg(json_build_object('situacao', linha.situacao, 'garantia', linha.garantia, 'valor',
    linha.valor, 'valorFinal', linha.valor_final))
  from os_linha linha
  where linha.orcamento_id = orcamento.id), '[]'), 'pagamentos', coalesce(( select json_agg(json_build_object('tipo',
    pago.tipo, 'valor', pago.valor))
  from os_pagamento pago
  where pago.ordem_servico_id = ordem_servico.id), '[]'), 'abatimento',
    coalesce(( select case when vale.tipo = 'ABATIMENTO' then vale.valor end
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1), 0)) end as "pedeSinal", ordem_servico.os_type as "osType", ordem_servico.data_prometida as "dataPrometida"
  from pagina
  join ordem_servico using (id)
  join posto_autorizado on posto_autorizado.id = ordem_servico.posto_id
  join consumidor on consumidor.id = ordem_servico.consumidor_id
  left join relogio on relogio.id = ordem_servico.relogio_id
  left join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
  left join marca on marca.id = modelo_produto.marca_id
  left join usuario tecnico on tecnico.id = ordem_servico.tecnico_id
  left join lateral ( select id, situacao, complemento, expira_em, sinal, sinal_dispensado_em,
    case when situacao in ('APROVADO', 'REPROVADO') then respondido_em end as respondido_em
  from os_orcamento
  where ordem_servico_id = ordem_servico.id
  order by os_orcamento.versao desc
  limit 1) orcamento on true
  order by "ordem_servico"."criado_em" desc, "ordem_servico"."id" desc;

with pagina as materialized ( select ordem_servico.id
  from ordem_servico
  where true
  and ordem_servico.status not in ('REPARADA', 'ENTREGUE', 'ORCAMENTO_REPROVADO', 'ATENDIDA', 'FINALIZADA',
    'CANCELADA', 'TROCA_REVERTIDA')
  and (ordem_servico.criado_em < $1 or (ordem_servico.criado_em < $2
  and ordem_servico.criado_em >= $3))
  and ordem_servico.status not in ('ENTREGUE', 'ATENDIDA', 'FINALIZADA', 'CANCELADA')
  order by "ordem_servico"."ano" asc, "ordem_servico"."numero" asc, "ordem_servico"."id" asc
  limit $4 offset $5) select ordem_servico.id, ordem_servico.ano, ordem_servico.numero, ordem_servico.status,
    ordem_servico.status_desde as "statusDesde", ordem_servico.status_anterior as "statusAnterior",
    ordem_servico.criado_em as "criadoEm", ordem_servico.posto_id as "postoId",
    posto_autorizado.nome_fantasia as "postoNome", ordem_servico.consumidor_id as "consumidorId",
    consumidor.nome as "consumidorNome", consumidor.telefone as "consumidorTelefone",
    case when relogio.id is not null then json_build_object( 'id', relogio.id, 'numeroSerie', relogio.numero_serie,
    'modelo', json_build_object( 'id', modelo_produto.id, 'codigo', modelo_produto.codigo, 'descricao',
    modelo_produto.descricao, 'marca', json_build_object('id', marca.id, 'nome', marca.nome), 'fotoId',
    modelo_produto.foto_id)) end as relogio, case when tecnico.id is not null then json_build_object( 'id', tecnico.id,
    'nome', coalesce(tecnico.nome_exibicao, tecnico.nome)) end as tecnico, ordem_servico.garantia,
    ordem_servico.garantia_servico as "garantiaServico", ordem_servico.reincidencia,
    ordem_servico.valor_total as "valorTotal", ordem_servico.data_reparo as "dataReparo",
    ordem_servico.reparado_por as "reparadoPor", ordem_servico.data_entrega_relogio as "dataEntregaRelogio",
    orcamento.respondido_em as "respondidoEm", orcamento.expira_em as "orcamentoValidoAte",
    coalesce(orcamento.complemento, false) as complemento, coalesce(orcamento.complemento
  and orcamento.situacao = 'ABERTO', false) as "complementoAberto",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($6)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltamPecas",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($7)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltaPedir",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO',
    'CONSERTADA') then ( select max(compra_peca.previsao_chegada)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and compra_peca.situacao = 'ENVIADA') end as "pecaEm", exists (select
  from os_aviso
  where os_aviso.ordem_servico_id = ordem_servico.id
  and enviado_em is null
  and feito_em is null
  and encerrado_em is null) as avisar, ordem_servico.uso_indevido as "usoIndevido", exists (select
  from troca
  where troca.ordem_servico_id = ordem_servico.id
  and troca.situacao = 'RECEBIDA') as trocado, (select vale.tipo
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1) as escolha, ordem_servico.versao, case when ordem_servico.status = 'ORCAMENTO_APROVADO'
  and orcamento.sinal is not null
  and orcamento.sinal_dispensado_em is null then json_build_object( 'sinal', orcamento.sinal, 'linhas',
    coalesce(( select json_agg(json_build_object('situacao', linha.situacao, 'garantia', linha.garantia, 'valor',
    linha.valor, 'valorFinal', linha.valor_final))
  from os_linha linha
  where linha.orcamento_id = orcamento.id), '[]'), 'pagamentos', coalesce(( select json_agg(json_build_object('tipo',
    pago.tipo, 'valor', pago.valor))
  from os_pagamento pago
  where pago.ordem_servico_id = ordem_servico.id), '[]'), 'abatimento',
    coalesce(( select case when vale.tipo = 'ABATIMENTO' then vale.valor end
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1), 0)) end as "pedeSinal", ordem_servico.os_type as "osType", ordem_servico.data_prometida as "dataPrometida"
  from pagina
  join ordem_servico using (id)
  join posto_autorizado on posto_autorizado.id = ordem_servico.posto_id
  join consumidor on consumidor.id = ordem_servico.consumidor_id
  left join relogio on relogio.id = ordem_servico.relogio_id
  left join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
  left join marca on marca.id = modelo_produto.marca_id
  left join usuario tecnico on tecnico.id = ordem_servico.tecnico_id
  left join lateral ( select id, situacao, complemento, expira_em, sinal, sinal_dispensado_em,
    case when situacao in ('APROVADO', 'REPROVADO') then respondido_em end as respondido_em
  from os_orcamento
  where ordem_servico_id = ordem_servico.id
  order by os_orcamento.versao desc
  limit 1) orcamento on true
  order by "ordem_servico"."ano" asc, "ordem_servico"."numero" asc, "ordem_servico"."id" asc;

with pagina as materialized ( select ordem_servico.id
  from ordem_servico
  where true
  and ordem_servico.status not in ('REPARADA', 'ENTREGUE', 'ORCAMENTO_REPROVADO', 'ATENDIDA', 'FINALIZADA',
    'CANCELADA', 'TROCA_REVERTIDA')
  and (ordem_servico.criado_em < $1 or (ordem_servico.criado_em < $2
  and ordem_servico.criado_em >= $3))
  order by "ordem_servico"."criado_em" desc, "ordem_servico"."id" desc
  limit $4 offset $5) select ordem_servico.id, ordem_servico.ano, ordem_servico.numero, ordem_servico.status,
    ordem_servico.status_desde as "statusDesde", ordem_servico.status_anterior as "statusAnterior",
    ordem_servico.criado_em as "criadoEm", ordem_servico.posto_id as "postoId",
    posto_autorizado.nome_fantasia as "postoNome", ordem_servico.consumidor_id as "consumidorId",
    consumidor.nome as "consumidorNome", consumidor.telefone as "consumidorTelefone",
    case when relogio.id is not null then json_build_object( 'id', relogio.id, 'numeroSerie', relogio.numero_serie,
    'modelo', json_build_object( 'id', modelo_produto.id, 'codigo', modelo_produto.codigo, 'descricao',
    modelo_produto.descricao, 'marca', json_build_object('id', marca.id, 'nome', marca.nome), 'fotoId',
    modelo_produto.foto_id)) end as relogio, case when tecnico.id is not null then json_build_object( 'id', tecnico.id,
    'nome', coalesce(tecnico.nome_exibicao, tecnico.nome)) end as tecnico, ordem_servico.garantia,
    ordem_servico.garantia_servico as "garantiaServico", ordem_servico.reincidencia,
    ordem_servico.valor_total as "valorTotal", ordem_servico.data_reparo as "dataReparo",
    ordem_servico.reparado_por as "reparadoPor", ordem_servico.data_entrega_relogio as "dataEntregaRelogio",
    orcamento.respondido_em as "respondidoEm", orcamento.expira_em as "orcamentoValidoAte",
    coalesce(orcamento.complemento, false) as complemento, coalesce(orcamento.complemento
  and orcamento.situacao = 'ABERTO', false) as "complementoAberto",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($6)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltamPecas",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($7)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltaPedir",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO',
    'CONSERTADA') then ( select max(compra_peca.previsao_chegada)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and compra_peca.situacao = 'ENVIADA') end as "pecaEm", exists (select
  from os_aviso
  where os_aviso.ordem_servico_id = ordem_servico.id
  and enviado_em is null
  and feito_em is null
  and encerrado_em is null) as avisar, ordem_servico.uso_indevido as "usoIndevido", exists (select
  from troca
  where troca.ordem_servico_id = ordem_servico.id
  and troca.situacao = 'RECEBIDA') as trocado, (select vale.tipo
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1) as escolha, ordem_servico.versao, case when ordem_servico.status = 'ORCAMENTO_APROVADO'
  and orcamento.sinal is not null
  and orcamento.sinal_dispensado_em is null then json_build_object( 'sinal', orcamento.sinal, 'linhas',
    coalesce(( select json_agg(json_build_object('situacao', linha.situacao, 'garantia', linha.garantia, 'valor',
    linha.valor, 'valorFinal', linha.valor_final))
  from os_linha linha
  where linha.orcamento_id = orcamento.id), '[]'), 'pagamentos', coalesce(( select json_agg(json_build_object('tipo',
    pago.tipo, 'valor', pago.valor))
  from os_pagamento pago
  where pago.ordem_servico_id = ordem_servico.id), '[]'), 'abatimento',
    coalesce(( select case when vale.tipo = 'ABATIMENTO' then vale.valor end
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1), 0)) end as "pedeSinal", ordem_servico.os_type as "osType", ordem_servico.data_prometida as "dataPrometida"
  from pagina
  join ordem_servico using (id)
  join posto_autorizado on posto_autorizado.id = ordem_servico.posto_id
  join consumidor on consumidor.id = ordem_servico.consumidor_id
  left join relogio on relogio.id = ordem_servico.relogio_id
  left join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
  left join marca on marca.id = modelo_produto.marca_id
  left join usuario tecnico on tecnico.id = ordem_servico.tecnico_id
  left join lateral ( select id, situacao, complemento, expira_em, sinal, sinal_dispensado_em,
    case when situacao in ('APROVADO', 'REPROVADO') then respondido_em end as respondido_em
  from os_orcamento
  where ordem_servico_id = ordem_servico.id
  order by os_orcamento.versao desc
  limit 1) orcamento on true
  order by "ordem_servico"."criado_em" desc, "ordem_servico"."id" desc;

with pagina as materialized ( select ordem_servico.id
  from ordem_servico
  where true
  and ordem_servico.status not in ('REPARADA', 'ENTREGUE', 'ORCAMENTO_REPROVADO', 'ATENDIDA', 'FINALIZADA',
    'CANCELADA', 'TROCA_REVERTIDA')
  and ordem_servico.criado_em < $1
  and ordem_servico.criado_em >= $2
  and ordem_servico.status not in ('ENTREGUE', 'ATENDIDA', 'FINALIZADA', 'CANCELADA')
  order by "ordem_servico"."ano" asc, "ordem_servico"."numero" asc, "ordem_servico"."id" asc
  limit $3 offset $4) select ordem_servico.id, ordem_servico.ano, ordem_servico.numero, ordem_servico.status,
    ordem_servico.status_desde as "statusDesde", ordem_servico.status_anterior as "statusAnterior",
    ordem_servico.criado_em as "criadoEm", ordem_servico.posto_id as "postoId",
    posto_autorizado.nome_fantasia as "postoNome", ordem_servico.consumidor_id as "consumidorId",
    consumidor.nome as "consumidorNome", consumidor.telefone as "consumidorTelefone",
    case when relogio.id is not null then json_build_object( 'id', relogio.id, 'numeroSerie', relogio.numero_serie,
    'modelo', json_build_object( 'id', modelo_produto.id, 'codigo', modelo_produto.codigo, 'descricao',
    modelo_produto.descricao, 'marca', json_build_object('id', marca.id, 'nome', marca.nome), 'fotoId',
    modelo_produto.foto_id)) end as relogio, case when tecnico.id is not null then json_build_object( 'id', tecnico.id,
    'nome', coalesce(tecnico.nome_exibicao, tecnico.nome)) end as tecnico, ordem_servico.garantia,
    ordem_servico.garantia_servico as "garantiaServico", ordem_servico.reincidencia,
    ordem_servico.valor_total as "valorTotal", ordem_servico.data_reparo as "dataReparo",
    ordem_servico.reparado_por as "reparadoPor", ordem_servico.data_entrega_relogio as "dataEntregaRelogio",
    orcamento.respondido_em as "respondidoEm", orcamento.expira_em as "orcamentoValidoAte",
    coalesce(orcamento.complemento, false) as complemento, coalesce(orcamento.complemento
  and orcamento.situacao = 'ABERTO', false) as "complementoAberto",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($5)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltamPecas",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($6)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltaPedir",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO',
    'CONSERTADA') then ( select max(compra_peca.previsao_chegada)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and compra_peca.situacao = 'ENVIADA') end as "pecaEm", exists (select
  from os_aviso
  where os_aviso.ordem_servico_id = ordem_servico.id
  and enviado_em is null
  and feito_em is null
  and encerrado_em is null) as avisar, ordem_servico.uso_indevido as "usoIndevido", exists (select
  from troca
  where troca.ordem_servico_id = ordem_servico.id
  and troca.situacao = 'RECEBIDA') as trocado, (select vale.tipo
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1) as escolha, ordem_servico.versao, case when ordem_servico.status = 'ORCAMENTO_APROVADO'
  and orcamento.sinal is not null
  and orcamento.sinal_dispensado_em is null then json_build_object( 'sinal', orcamento.sinal, 'linhas',
    coalesce(( select json_agg(json_build_object('situacao', linha.situacao, 'garantia', linha.garantia, 'valor',
    linha.valor, 'valorFinal', linha.valor_final))
  from os_linha linha
  where linha.orcamento_id = orcamento.id), '[]'), 'pagamentos', coalesce(( select json_agg(json_build_object('tipo',
    pago.tipo, 'valor', pago.valor))
  from os_pagamento pago
  where pago.ordem_servico_id = ordem_servico.id), '[]'), 'abatimento',
    coalesce(( select case when vale.tipo = 'ABATIMENTO' then vale.valor end
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1), 0)) end as "pedeSinal", ordem_servico.os_type as "osType", ordem_servico.data_prometida as "dataPrometida"
  from pagina
  join ordem_servico using (id)
  join posto_autorizado on posto_autorizado.id = ordem_servico.posto_id
  join consumidor on consumidor.id = ordem_servico.consumidor_id
  left join relogio on relogio.id = ordem_servico.relogio_id
  left join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
  left join marca on marca.id = modelo_produto.marca_id
  left join usuario tecnico on tecnico.id = ordem_servico.tecnico_id
  left join lateral ( select id, situacao, complemento, expira_em, sinal, sinal_dispensado_em,
    case when situacao in ('APROVADO', 'REPROVADO') then respondido_em end as respondido_em
  from os_orcamento
  where ordem_servico_id = ordem_servico.id
  order by os_orcamento.versao desc
  limit 1) orcamento on true
  order by "ordem_servico"."ano" asc, "ordem_servico"."numero" asc, "ordem_servico"."id" asc;

with pagina as materialized ( select ordem_servico.id
  from ordem_servico
  where true
  order by "ordem_servico"."ano" asc, "ordem_servico"."numero" asc, "ordem_servico"."id" asc
  limit $1 offset $2) select ordem_servico.id, ordem_servico.ano, ordem_servico.numero, ordem_servico.status,
    ordem_servico.status_desde as "statusDesde", ordem_servico.status_anterior as "statusAnterior",
    ordem_servico.criado_em as "criadoEm", ordem_servico.posto_id as "postoId",
    posto_autorizado.nome_fantasia as "postoNome", ordem_servico.consumidor_id as "consumidorId",
    consumidor.nome as "consumidorNome", consumidor.telefone as "consumidorTelefone",
    case when relogio.id is not null then json_build_object( 'id', relogio.id, 'numeroSerie', relogio.numero_serie,
    'modelo', json_build_object( 'id', modelo_produto.id, 'codigo', modelo_produto.codigo, 'descricao',
    modelo_produto.descricao, 'marca', json_build_object('id', marca.id, 'nome', marca.nome), 'fotoId',
    modelo_produto.foto_id)) end as relogio, case when tecnico.id is not null then json_build_object( 'id', tecnico.id,
    'nome', coalesce(tecnico.nome_exibicao, tecnico.nome)) end as tecnico, ordem_servico.garantia,
    ordem_servico.garantia_servico as "garantiaServico", ordem_servico.reincidencia,
    ordem_servico.valor_total as "valorTotal", ordem_servico.data_reparo as "dataReparo",
    ordem_servico.reparado_por as "reparadoPor", ordem_servico.data_entrega_relogio as "dataEntregaRelogio",
    orcamento.respondido_em as "respondidoEm", orcamento.expira_em as "orcamentoValidoAte",
    coalesce(orcamento.complemento, false) as complemento, coalesce(orcamento.complemento
  and orcamento.situacao = 'ABERTO', false) as "complementoAberto",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($3)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltamPecas",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($4)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltaPedir",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO',
    'CONSERTADA') then ( select max(compra_peca.previsao_chegada)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and compra_peca.situacao = 'ENVIADA') end as "pecaEm", exists (select
  from os_aviso
  where os_aviso.ordem_servico_id = ordem_servico.id
  and enviado_em is null
  and feito_em is null
  and encerrado_em is null) as avisar, ordem_servico.uso_indevido as "usoIndevido", exists (select
  from troca
  where troca.ordem_servico_id = ordem_servico.id
  and troca.situacao = 'RECEBIDA') as trocado, (select vale.tipo
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1) as escolha, ordem_servico.versao, case when ordem_servico.status = 'ORCAMENTO_APROVADO'
  and orcamento.sinal is not null
  and orcamento.sinal_dispensado_em is null then json_build_object( 'sinal', orcamento.sinal, 'linhas',
    coalesce(( select json_agg(json_build_object('situacao', linha.situacao, 'garantia', linha.garantia, 'valor',
    linha.valor, 'valorFinal', linha.valor_final))
  from os_linha linha
  where linha.orcamento_id = orcamento.id), '[]'), 'pagamentos', coalesce(( select json_agg(json_build_object('tipo',
    pago.tipo, 'valor', pago.valor))
  from os_pagamento pago
  where pago.ordem_servico_id = ordem_servico.id), '[]'), 'abatimento',
    coalesce(( select case when vale.tipo = 'ABATIMENTO' then vale.valor end
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1), 0)) end as "pedeSinal", ordem_servico.os_type as "osType", ordem_servico.data_prometida as "dataPrometida"
  from pagina
  join ordem_servico using (id)
  join posto_autorizado on posto_autorizado.id = ordem_servico.posto_id
  join consumidor on consumidor.id = ordem_servico.consumidor_id
  left join relogio on relogio.id = ordem_servico.relogio_id
  left join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
  left join marca on marca.id = modelo_produto.marca_id
  left join usuario tecnico on tecnico.id = ordem_servico.tecnico_id
  left join lateral ( select id, situacao, complemento, expira_em, sinal, sinal_dispensado_em,
    case when situacao in ('APROVADO', 'REPROVADO') then respondido_em end as respondido_em
  from os_orcamento
  where ordem_servico_id = ordem_servico.id
  order by os_orcamento.versao desc
  limit 1) orcamento on true
  order by "ordem_servico"."ano" asc, "ordem_servico"."numero" asc, "ordem_servico"."id" asc;

with pagina as materialized ( select ordem_servico.id
  from ordem_servico
  where true
  order by "ordem_servico"."ano" desc, "ordem_servico"."numero" desc, "ordem_servico"."id" desc
  limit $1 offset $2) select ordem_servico.id, ordem_servico.ano, ordem_servico.numero, ordem_servico.status,
    ordem_servico.status_desde as "statusDesde", ordem_servico.status_anterior as "statusAnterior",
    ordem_servico.criado_em as "criadoEm", ordem_servico.posto_id as "postoId",
    posto_autorizado.nome_fantasia as "postoNome", ordem_servico.consumidor_id as "consumidorId",
    consumidor.nome as "consumidorNome", consumidor.telefone as "consumidorTelefone",
    case when relogio.id is not null then json_build_object( 'id', relogio.id, 'numeroSerie', relogio.numero_serie,
    'modelo', json_build_object( 'id', modelo_produto.id, 'codigo', modelo_produto.codigo, 'descricao',
    modelo_produto.descricao, 'marca', json_build_object('id', marca.id, 'nome', marca.nome), 'fotoId',
    modelo_produto.foto_id)) end as relogio, case when tecnico.id is not null then json_build_object( 'id', tecnico.id,
    'nome', coalesce(tecnico.nome_exibicao, tecnico.nome)) end as tecnico, ordem_servico.garantia,
    ordem_servico.garantia_servico as "garantiaServico", ordem_servico.reincidencia,
    ordem_servico.valor_total as "valorTotal", ordem_servico.data_reparo as "dataReparo",
    ordem_servico.reparado_por as "reparadoPor", ordem_servico.data_entrega_relogio as "dataEntregaRelogio",
    orcamento.respondido_em as "respondidoEm", orcamento.expira_em as "orcamentoValidoAte",
    coalesce(orcamento.complemento, false) as complemento, coalesce(orcamento.complemento
  and orcamento.situacao = 'ABERTO', false) as "complementoAberto",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($3)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltamPecas",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($4)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltaPedir",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO',
    'CONSERTADA') then ( select max(compra_peca.previsao_chegada)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and compra_peca.situacao = 'ENVIADA') end as "pecaEm", exists (select
  from os_aviso
  where os_aviso.ordem_servico_id = ordem_servico.id
  and enviado_em is null
  and feito_em is null
  and encerrado_em is null) as avisar, ordem_servico.uso_indevido as "usoIndevido", exists (select
  from troca
  where troca.ordem_servico_id = ordem_servico.id
  and troca.situacao = 'RECEBIDA') as trocado, (select vale.tipo
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1) as escolha, ordem_servico.versao, case when ordem_servico.status = 'ORCAMENTO_APROVADO'
  and orcamento.sinal is not null
  and orcamento.sinal_dispensado_em is null then json_build_object( 'sinal', orcamento.sinal, 'linhas',
    coalesce(( select json_agg(json_build_object('situacao', linha.situacao, 'garantia', linha.garantia, 'valor',
    linha.valor, 'valorFinal', linha.valor_final))
  from os_linha linha
  where linha.orcamento_id = orcamento.id), '[]'), 'pagamentos', coalesce(( select json_agg(json_build_object('tipo',
    pago.tipo, 'valor', pago.valor))
  from os_pagamento pago
  where pago.ordem_servico_id = ordem_servico.id), '[]'), 'abatimento',
    coalesce(( select case when vale.tipo = 'ABATIMENTO' then vale.valor end
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1), 0)) end as "pedeSinal", ordem_servico.os_type as "osType", ordem_servico.data_prometida as "dataPrometida"
  from pagina
  join ordem_servico using (id)
  join posto_autorizado on posto_autorizado.id = ordem_servico.posto_id
  join consumidor on consumidor.id = ordem_servico.consumidor_id
  left join relogio on relogio.id = ordem_servico.relogio_id
  left join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
  left join marca on marca.id = modelo_produto.marca_id
  left join usuario tecnico on tecnico.id = ordem_servico.tecnico_id
  left join lateral ( select id, situacao, complemento, expira_em, sinal, sinal_dispensado_em,
    case when situacao in ('APROVADO', 'REPROVADO') then respondido_em end as respondido_em
  from os_orcamento
  where ordem_servico_id = ordem_servico.id
  order by os_orcamento.versao desc
  limit 1) orcamento on true
  order by "ordem_servico"."ano" desc, "ordem_servico"."numero" desc, "ordem_servico"."id" desc;

with pagina as materialized ( select ordem_servico.id
  from ordem_servico
  where true
  order by "ordem_servico"."criado_em" asc, "ordem_servico"."id" asc
  limit $1 offset $2) select ordem_servico.id, ordem_servico.ano, ordem_servico.numero, ordem_servico.status,
    ordem_servico.status_desde as "statusDesde", ordem_servico.status_anterior as "statusAnterior",
    ordem_servico.criado_em as "criadoEm", ordem_servico.posto_id as "postoId",
    posto_autorizado.nome_fantasia as "postoNome", ordem_servico.consumidor_id as "consumidorId",
    consumidor.nome as "consumidorNome", consumidor.telefone as "consumidorTelefone",
    case when relogio.id is not null then json_build_object( 'id', relogio.id, 'numeroSerie', relogio.numero_serie,
    'modelo', json_build_object( 'id', modelo_produto.id, 'codigo', modelo_produto.codigo, 'descricao',
    modelo_produto.descricao, 'marca', json_build_object('id', marca.id, 'nome', marca.nome), 'fotoId',
    modelo_produto.foto_id)) end as relogio, case when tecnico.id is not null then json_build_object( 'id', tecnico.id,
    'nome', coalesce(tecnico.nome_exibicao, tecnico.nome)) end as tecnico, ordem_servico.garantia,
    ordem_servico.garantia_servico as "garantiaServico", ordem_servico.reincidencia,
    ordem_servico.valor_total as "valorTotal", ordem_servico.data_reparo as "dataReparo",
    ordem_servico.reparado_por as "reparadoPor", ordem_servico.data_entrega_relogio as "dataEntregaRelogio",
    orcamento.respondido_em as "respondidoEm", orcamento.expira_em as "orcamentoValidoAte",
    coalesce(orcamento.complemento, false) as complemento, coalesce(orcamento.complemento
  and orcamento.situacao = 'ABERTO', false) as "complementoAberto",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($3)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltamPecas",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($4)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltaPedir",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO',
    'CONSERTADA') then ( select max(compra_peca.previsao_chegada)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and compra_peca.situacao = 'ENVIADA') end as "pecaEm", exists (select
  from os_aviso
  where os_aviso.ordem_servico_id = ordem_servico.id
  and enviado_em is null
  and feito_em is null
  and encerrado_em is null) as avisar, ordem_servico.uso_indevido as "usoIndevido", exists (select
  from troca
  where troca.ordem_servico_id = ordem_servico.id
  and troca.situacao = 'RECEBIDA') as trocado, (select vale.tipo
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1) as escolha, ordem_servico.versao, case when ordem_servico.status = 'ORCAMENTO_APROVADO'
  and orcamento.sinal is not null
  and orcamento.sinal_dispensado_em is null then json_build_object( 'sinal', orcamento.sinal, 'linhas',
    coalesce(( select json_agg(json_build_object('situacao', linha.situacao, 'garantia', linha.garantia, 'valor',
    linha.valor, 'valorFinal', linha.valor_final))
  from os_linha linha
  where linha.orcamento_id = orcamento.id), '[]'), 'pagamentos', coalesce(( select json_agg(json_build_object('tipo',
    pago.tipo, 'valor', pago.valor))
  from os_pagamento pago
  where pago.ordem_servico_id = ordem_servico.id), '[]'), 'abatimento',
    coalesce(( select case when vale.tipo = 'ABATIMENTO' then vale.valor end
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1), 0)) end as "pedeSinal", ordem_servico.os_type as "osType", ordem_servico.data_prometida as "dataPrometida"
  from pagina
  join ordem_servico using (id)
  join posto_autorizado on posto_autorizado.id = ordem_servico.posto_id
  join consumidor on consumidor.id = ordem_servico.consumidor_id
  left join relogio on relogio.id = ordem_servico.relogio_id
  left join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
  left join marca on marca.id = modelo_produto.marca_id
  left join usuario tecnico on tecnico.id = ordem_servico.tecnico_id
  left join lateral ( select id, situacao, complemento, expira_em, sinal, sinal_dispensado_em,
    case when situacao in ('APROVADO', 'REPROVADO') then respondido_em end as respondido_em
  from os_orcamento
  where ordem_servico_id = ordem_servico.id
  order by os_orcamento.versao desc
  limit 1) orcamento on true
  order by "ordem_servico"."criado_em" asc, "ordem_servico"."id" asc;

with pagina as materialized ( select ordem_servico.id
  from ordem_servico
  where true
  order by "ordem_servico"."criado_em" desc, "ordem_servico"."id" desc
  limit $1 offset $2) select ordem_servico.id, ordem_servico.ano, ordem_servico.numero, ordem_servico.status,
    ordem_servico.status_desde as "statusDesde", ordem_servico.status_anterior as "statusAnterior",
    ordem_servico.criado_em as "criadoEm", ordem_servico.posto_id as "postoId",
    posto_autorizado.nome_fantasia as "postoNome", ordem_servico.consumidor_id as "consumidorId",
    consumidor.nome as "consumidorNome", consumidor.telefone as "consumidorTelefone",
    case when relogio.id is not null then json_build_object( 'id', relogio.id, 'numeroSerie', relogio.numero_serie,
    'modelo', json_build_object( 'id', modelo_produto.id, 'codigo', modelo_produto.codigo, 'descricao',
    modelo_produto.descricao, 'marca', json_build_object('id', marca.id, 'nome', marca.nome), 'fotoId',
    modelo_produto.foto_id)) end as relogio, case when tecnico.id is not null then json_build_object( 'id', tecnico.id,
    'nome', coalesce(tecnico.nome_exibicao, tecnico.nome)) end as tecnico, ordem_servico.garantia,
    ordem_servico.garantia_servico as "garantiaServico", ordem_servico.reincidencia,
    ordem_servico.valor_total as "valorTotal", ordem_servico.data_reparo as "dataReparo",
    ordem_servico.reparado_por as "reparadoPor", ordem_servico.data_entrega_relogio as "dataEntregaRelogio",
    orcamento.respondido_em as "respondidoEm", orcamento.expira_em as "orcamentoValidoAte",
    coalesce(orcamento.complemento, false) as complemento, coalesce(orcamento.complemento
  and orcamento.situacao = 'ABERTO', false) as "complementoAberto",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($3)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltamPecas",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($4)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltaPedir",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO',
    'CONSERTADA') then ( select max(compra_peca.previsao_chegada)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and compra_peca.situacao = 'ENVIADA') end as "pecaEm", exists (select
  from os_aviso
  where os_aviso.ordem_servico_id = ordem_servico.id
  and enviado_em is null
  and feito_em is null
  and encerrado_em is null) as avisar, ordem_servico.uso_indevido as "usoIndevido", exists (select
  from troca
  where troca.ordem_servico_id = ordem_servico.id
  and troca.situacao = 'RECEBIDA') as trocado, (select vale.tipo
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1) as escolha, ordem_servico.versao, case when ordem_servico.status = 'ORCAMENTO_APROVADO'
  and orcamento.sinal is not null
  and orcamento.sinal_dispensado_em is null then json_build_object( 'sinal', orcamento.sinal, 'linhas',
    coalesce(( select json_agg(json_build_object('situacao', linha.situacao, 'garantia', linha.garantia, 'valor',
    linha.valor, 'valorFinal', linha.valor_final))
  from os_linha linha
  where linha.orcamento_id = orcamento.id), '[]'), 'pagamentos', coalesce(( select json_agg(json_build_object('tipo',
    pago.tipo, 'valor', pago.valor))
  from os_pagamento pago
  where pago.ordem_servico_id = ordem_servico.id), '[]'), 'abatimento',
    coalesce(( select case when vale.tipo = 'ABATIMENTO' then vale.valor end
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1), 0)) end as "pedeSinal", ordem_servico.os_type as "osType", ordem_servico.data_prometida as "dataPrometida"
  from pagina
  join ordem_servico using (id)
  join posto_autorizado on posto_autorizado.id = ordem_servico.posto_id
  join consumidor on consumidor.id = ordem_servico.consumidor_id
  left join relogio on relogio.id = ordem_servico.relogio_id
  left join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
  left join marca on marca.id = modelo_produto.marca_id
  left join usuario tecnico on tecnico.id = ordem_servico.tecnico_id
  left join lateral ( select id, situacao, complemento, expira_em, sinal, sinal_dispensado_em,
    case when situacao in ('APROVADO', 'REPROVADO') then respondido_em end as respondido_em
  from os_orcamento
  where ordem_servico_id = ordem_servico.id
  order by os_orcamento.versao desc
  limit 1) orcamento on true
  order by "ordem_servico"."criado_em" desc, "ordem_servico"."id" desc;

with pagina as materialized ( select ordem_servico.id
  from ordem_servico
  where true
  order by "ordem_servico"."status" asc, "ordem_servico"."id" asc
  limit $1 offset $2) select ordem_servico.id, ordem_servico.ano, ordem_servico.numero, ordem_servico.status,
    ordem_servico.status_desde as "statusDesde", ordem_servico.status_anterior as "statusAnterior",
    ordem_servico.criado_em as "criadoEm", ordem_servico.posto_id as "postoId",
    posto_autorizado.nome_fantasia as "postoNome", ordem_servico.consumidor_id as "consumidorId",
    consumidor.nome as "consumidorNome", consumidor.telefone as "consumidorTelefone",
    case when relogio.id is not null then json_build_object( 'id', relogio.id, 'numeroSerie', relogio.numero_serie,
    'modelo', json_build_object( 'id', modelo_produto.id, 'codigo', modelo_produto.codigo, 'descricao',
    modelo_produto.descricao, 'marca', json_build_object('id', marca.id, 'nome', marca.nome), 'fotoId',
    modelo_produto.foto_id)) end as relogio, case when tecnico.id is not null then json_build_object( 'id', tecnico.id,
    'nome', coalesce(tecnico.nome_exibicao, tecnico.nome)) end as tecnico, ordem_servico.garantia,
    ordem_servico.garantia_servico as "garantiaServico", ordem_servico.reincidencia,
    ordem_servico.valor_total as "valorTotal", ordem_servico.data_reparo as "dataReparo",
    ordem_servico.reparado_por as "reparadoPor", ordem_servico.data_entrega_relogio as "dataEntregaRelogio",
    orcamento.respondido_em as "respondidoEm", orcamento.expira_em as "orcamentoValidoAte",
    coalesce(orcamento.complemento, false) as complemento, coalesce(orcamento.complemento
  and orcamento.situacao = 'ABERTO', false) as "complementoAberto",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($3)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltamPecas",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($4)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltaPedir",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO',
    'CONSERTADA') then ( select max(compra_peca.previsao_chegada)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and compra_peca.situacao = 'ENVIADA') end as "pecaEm", exists (select
  from os_aviso
  where os_aviso.ordem_servico_id = ordem_servico.id
  and enviado_em is null
  and feito_em is null
  and encerrado_em is null) as avisar, ordem_servico.uso_indevido as "usoIndevido", exists (select
  from troca
  where troca.ordem_servico_id = ordem_servico.id
  and troca.situacao = 'RECEBIDA') as trocado, (select vale.tipo
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1) as escolha, ordem_servico.versao, case when ordem_servico.status = 'ORCAMENTO_APROVADO'
  and orcamento.sinal is not null
  and orcamento.sinal_dispensado_em is null then json_build_object( 'sinal', orcamento.sinal, 'linhas',
    coalesce(( select json_agg(json_build_object('situacao', linha.situacao, 'garantia', linha.garantia, 'valor',
    linha.valor, 'valorFinal', linha.valor_final))
  from os_linha linha
  where linha.orcamento_id = orcamento.id), '[]'), 'pagamentos', coalesce(( select json_agg(json_build_object('tipo',
    pago.tipo, 'valor', pago.valor))
  from os_pagamento pago
  where pago.ordem_servico_id = ordem_servico.id), '[]'), 'abatimento',
    coalesce(( select case when vale.tipo = 'ABATIMENTO' then vale.valor end
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1), 0)) end as "pedeSinal", ordem_servico.os_type as "osType", ordem_servico.data_prometida as "dataPrometida"
  from pagina
  join ordem_servico using (id)
  join posto_autorizado on posto_autorizado.id = ordem_servico.posto_id
  join consumidor on consumidor.id = ordem_servico.consumidor_id
  left join relogio on relogio.id = ordem_servico.relogio_id
  left join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
  left join marca on marca.id = modelo_produto.marca_id
  left join usuario tecnico on tecnico.id = ordem_servico.tecnico_id
  left join lateral ( select id, situacao, complemento, expira_em, sinal, sinal_dispensado_em,
    case when situacao in ('APROVADO', 'REPROVADO') then respondido_em end as respondido_em
  from os_orcamento
  where ordem_servico_id = ordem_servico.id
  order by os_orcamento.versao desc
  limit 1) orcamento on true
  order by "ordem_servico"."status" asc, "ordem_servico"."id" asc;

with pagina as materialized ( select ordem_servico.id
  from ordem_servico
  where true
  order by "ordem_servico"."status" desc, "ordem_servico"."id" desc
  limit $1 offset $2) select ordem_servico.id, ordem_servico.ano, ordem_servico.numero, ordem_servico.status,
    ordem_servico.status_desde as "statusDesde", ordem_servico.status_anterior as "statusAnterior",
    ordem_servico.criado_em as "criadoEm", ordem_servico.posto_id as "postoId",
    posto_autorizado.nome_fantasia as "postoNome", ordem_servico.consumidor_id as "consumidorId",
    consumidor.nome as "consumidorNome", consumidor.telefone as "consumidorTelefone",
    case when relogio.id is not null then json_build_object( 'id', relogio.id, 'numeroSerie', relogio.numero_serie,
    'modelo', json_build_object( 'id', modelo_produto.id, 'codigo', modelo_produto.codigo, 'descricao',
    modelo_produto.descricao, 'marca', json_build_object('id', marca.id, 'nome', marca.nome), 'fotoId',
    modelo_produto.foto_id)) end as relogio, case when tecnico.id is not null then json_build_object( 'id', tecnico.id,
    'nome', coalesce(tecnico.nome_exibicao, tecnico.nome)) end as tecnico, ordem_servico.garantia,
    ordem_servico.garantia_servico as "garantiaServico", ordem_servico.reincidencia,
    ordem_servico.valor_total as "valorTotal", ordem_servico.data_reparo as "dataReparo",
    ordem_servico.reparado_por as "reparadoPor", ordem_servico.data_entrega_relogio as "dataEntregaRelogio",
    orcamento.respondido_em as "respondidoEm", orcamento.expira_em as "orcamentoValidoAte",
    coalesce(orcamento.complemento, false) as complemento, coalesce(orcamento.complemento
  and orcamento.situacao = 'ABERTO', false) as "complementoAberto",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($3)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltamPecas",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($4)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltaPedir",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO',
    'CONSERTADA') then ( select max(compra_peca.previsao_chegada)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and compra_peca.situacao = 'ENVIADA') end as "pecaEm", exists (select
  from os_aviso
  where os_aviso.ordem_servico_id = ordem_servico.id
  and enviado_em is null
  and feito_em is null
  and encerrado_em is null) as avisar, ordem_servico.uso_indevido as "usoIndevido", exists (select
  from troca
  where troca.ordem_servico_id = ordem_servico.id
  and troca.situacao = 'RECEBIDA') as trocado, (select vale.tipo
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1) as escolha, ordem_servico.versao, case when ordem_servico.status = 'ORCAMENTO_APROVADO'
  and orcamento.sinal is not null
  and orcamento.sinal_dispensado_em is null then json_build_object( 'sinal', orcamento.sinal, 'linhas',
    coalesce(( select json_agg(json_build_object('situacao', linha.situacao, 'garantia', linha.garantia, 'valor',
    linha.valor, 'valorFinal', linha.valor_final))
  from os_linha linha
  where linha.orcamento_id = orcamento.id), '[]'), 'pagamentos', coalesce(( select json_agg(json_build_object('tipo',
    pago.tipo, 'valor', pago.valor))
  from os_pagamento pago
  where pago.ordem_servico_id = ordem_servico.id), '[]'), 'abatimento',
    coalesce(( select case when vale.tipo = 'ABATIMENTO' then vale.valor end
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1), 0)) end as "pedeSinal", ordem_servico.os_type as "osType", ordem_servico.data_prometida as "dataPrometida"
  from pagina
  join ordem_servico using (id)
  join posto_autorizado on posto_autorizado.id = ordem_servico.posto_id
  join consumidor on consumidor.id = ordem_servico.consumidor_id
  left join relogio on relogio.id = ordem_servico.relogio_id
  left join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
  left join marca on marca.id = modelo_produto.marca_id
  left join usuario tecnico on tecnico.id = ordem_servico.tecnico_id
  left join lateral ( select id, situacao, complemento, expira_em, sinal, sinal_dispensado_em,
    case when situacao in ('APROVADO', 'REPROVADO') then respondido_em end as respondido_em
  from os_orcamento
  where ordem_servico_id = ordem_servico.id
  order by os_orcamento.versao desc
  limit 1) orcamento on true
  order by "ordem_servico"."status" desc, "ordem_servico"."id" desc;

with pagina as materialized ( select ordem_servico.id
  from ordem_servico
  where true
  order by "ordem_servico"."status_desde" asc, "ordem_servico"."id" asc
  limit $1 offset $2) select ordem_servico.id, ordem_servico.ano, ordem_servico.numero, ordem_servico.status,
    ordem_servico.status_desde as "statusDesde", ordem_servico.status_anterior as "statusAnterior",
    ordem_servico.criado_em as "criadoEm", ordem_servico.posto_id as "postoId",
    posto_autorizado.nome_fantasia as "postoNome", ordem_servico.consumidor_id as "consumidorId",
    consumidor.nome as "consumidorNome", consumidor.telefone as "consumidorTelefone",
    case when relogio.id is not null then json_build_object( 'id', relogio.id, 'numeroSerie', relogio.numero_serie,
    'modelo', json_build_object( 'id', modelo_produto.id, 'codigo', modelo_produto.codigo, 'descricao',
    modelo_produto.descricao, 'marca', json_build_object('id', marca.id, 'nome', marca.nome), 'fotoId',
    modelo_produto.foto_id)) end as relogio, case when tecnico.id is not null then json_build_object( 'id', tecnico.id,
    'nome', coalesce(tecnico.nome_exibicao, tecnico.nome)) end as tecnico, ordem_servico.garantia,
    ordem_servico.garantia_servico as "garantiaServico", ordem_servico.reincidencia,
    ordem_servico.valor_total as "valorTotal", ordem_servico.data_reparo as "dataReparo",
    ordem_servico.reparado_por as "reparadoPor", ordem_servico.data_entrega_relogio as "dataEntregaRelogio",
    orcamento.respondido_em as "respondidoEm", orcamento.expira_em as "orcamentoValidoAte",
    coalesce(orcamento.complemento, false) as complemento, coalesce(orcamento.complemento
  and orcamento.situacao = 'ABERTO', false) as "complementoAberto",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($3)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltamPecas",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($4)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltaPedir",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO',
    'CONSERTADA') then ( select max(compra_peca.previsao_chegada)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and compra_peca.situacao = 'ENVIADA') end as "pecaEm", exists (select
  from os_aviso
  where os_aviso.ordem_servico_id = ordem_servico.id
  and enviado_em is null
  and feito_em is null
  and encerrado_em is null) as avisar, ordem_servico.uso_indevido as "usoIndevido", exists (select
  from troca
  where troca.ordem_servico_id = ordem_servico.id
  and troca.situacao = 'RECEBIDA') as trocado, (select vale.tipo
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1) as escolha, ordem_servico.versao, case when ordem_servico.status = 'ORCAMENTO_APROVADO'
  and orcamento.sinal is not null
  and orcamento.sinal_dispensado_em is null then json_build_object( 'sinal', orcamento.sinal, 'linhas',
    coalesce(( select json_agg(json_build_object('situacao', linha.situacao, 'garantia', linha.garantia, 'valor',
    linha.valor, 'valorFinal', linha.valor_final))
  from os_linha linha
  where linha.orcamento_id = orcamento.id), '[]'), 'pagamentos', coalesce(( select json_agg(json_build_object('tipo',
    pago.tipo, 'valor', pago.valor))
  from os_pagamento pago
  where pago.ordem_servico_id = ordem_servico.id), '[]'), 'abatimento',
    coalesce(( select case when vale.tipo = 'ABATIMENTO' then vale.valor end
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1), 0)) end as "pedeSinal", ordem_servico.os_type as "osType", ordem_servico.data_prometida as "dataPrometida"
  from pagina
  join ordem_servico using (id)
  join posto_autorizado on posto_autorizado.id = ordem_servico.posto_id
  join consumidor on consumidor.id = ordem_servico.consumidor_id
  left join relogio on relogio.id = ordem_servico.relogio_id
  left join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
  left join marca on marca.id = modelo_produto.marca_id
  left join usuario tecnico on tecnico.id = ordem_servico.tecnico_id
  left join lateral ( select id, situacao, complemento, expira_em, sinal, sinal_dispensado_em,
    case when situacao in ('APROVADO', 'REPROVADO') then respondido_em end as respondido_em
  from os_orcamento
  where ordem_servico_id = ordem_servico.id
  order by os_orcamento.versao desc
  limit 1) orcamento on true
  order by "ordem_servico"."status_desde" asc, "ordem_servico"."id" asc;

with pagina as materialized ( select ordem_servico.id
  from ordem_servico
  where true
  order by "ordem_servico"."status_desde" desc, "ordem_servico"."id" desc
  limit $1 offset $2) select ordem_servico.id, ordem_servico.ano, ordem_servico.numero, ordem_servico.status,
    ordem_servico.status_desde as "statusDesde", ordem_servico.status_anterior as "statusAnterior",
    ordem_servico.criado_em as "criadoEm", ordem_servico.posto_id as "postoId",
    posto_autorizado.nome_fantasia as "postoNome", ordem_servico.consumidor_id as "consumidorId",
    consumidor.nome as "consumidorNome", consumidor.telefone as "consumidorTelefone",
    case when relogio.id is not null then json_build_object( 'id', relogio.id, 'numeroSerie', relogio.numero_serie,
    'modelo', json_build_object( 'id', modelo_produto.id, 'codigo', modelo_produto.codigo, 'descricao',
    modelo_produto.descricao, 'marca', json_build_object('id', marca.id, 'nome', marca.nome), 'fotoId',
    modelo_produto.foto_id)) end as relogio, case when tecnico.id is not null then json_build_object( 'id', tecnico.id,
    'nome', coalesce(tecnico.nome_exibicao, tecnico.nome)) end as tecnico, ordem_servico.garantia,
    ordem_servico.garantia_servico as "garantiaServico", ordem_servico.reincidencia,
    ordem_servico.valor_total as "valorTotal", ordem_servico.data_reparo as "dataReparo",
    ordem_servico.reparado_por as "reparadoPor", ordem_servico.data_entrega_relogio as "dataEntregaRelogio",
    orcamento.respondido_em as "respondidoEm", orcamento.expira_em as "orcamentoValidoAte",
    coalesce(orcamento.complemento, false) as complemento, coalesce(orcamento.complemento
  and orcamento.situacao = 'ABERTO', false) as "complementoAberto",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($3)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltamPecas",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($4)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltaPedir",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO',
    'CONSERTADA') then ( select max(compra_peca.previsao_chegada)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and compra_peca.situacao = 'ENVIADA') end as "pecaEm", exists (select
  from os_aviso
  where os_aviso.ordem_servico_id = ordem_servico.id
  and enviado_em is null
  and feito_em is null
  and encerrado_em is null) as avisar, ordem_servico.uso_indevido as "usoIndevido", exists (select
  from troca
  where troca.ordem_servico_id = ordem_servico.id
  and troca.situacao = 'RECEBIDA') as trocado, (select vale.tipo
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1) as escolha, ordem_servico.versao, case when ordem_servico.status = 'ORCAMENTO_APROVADO'
  and orcamento.sinal is not null
  and orcamento.sinal_dispensado_em is null then json_build_object( 'sinal', orcamento.sinal, 'linhas',
    coalesce(( select json_agg(json_build_object('situacao', linha.situacao, 'garantia', linha.garantia, 'valor',
    linha.valor, 'valorFinal', linha.valor_final))
  from os_linha linha
  where linha.orcamento_id = orcamento.id), '[]'), 'pagamentos', coalesce(( select json_agg(json_build_object('tipo',
    pago.tipo, 'valor', pago.valor))
  from os_pagamento pago
  where pago.ordem_servico_id = ordem_servico.id), '[]'), 'abatimento',
    coalesce(( select case when vale.tipo = 'ABATIMENTO' then vale.valor end
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1), 0)) end as "pedeSinal", ordem_servico.os_type as "osType", ordem_servico.data_prometida as "dataPrometida"
  from pagina
  join ordem_servico using (id)
  join posto_autorizado on posto_autorizado.id = ordem_servico.posto_id
  join consumidor on consumidor.id = ordem_servico.consumidor_id
  left join relogio on relogio.id = ordem_servico.relogio_id
  left join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
  left join marca on marca.id = modelo_produto.marca_id
  left join usuario tecnico on tecnico.id = ordem_servico.tecnico_id
  left join lateral ( select id, situacao, complemento, expira_em, sinal, sinal_dispensado_em,
    case when situacao in ('APROVADO', 'REPROVADO') then respondido_em end as respondido_em
  from os_orcamento
  where ordem_servico_id = ordem_servico.id
  order by os_orcamento.versao desc
  limit 1) orcamento on true
  order by "ordem_servico"."status_desde" desc, "ordem_servico"."id" desc;

with pagina as materialized ( select ordem_servico.id
  from ordem_servico
  where true
  order by "ordem_servico"."valor_total" asc, "ordem_servico"."id" asc
  limit $1 offset $2) select ordem_servico.id, ordem_servico.ano, ordem_servico.numero, ordem_servico.status,
    ordem_servico.status_desde as "statusDesde", ordem_servico.status_anterior as "statusAnterior",
    ordem_servico.criado_em as "criadoEm", ordem_servico.posto_id as "postoId",
    posto_autorizado.nome_fantasia as "postoNome", ordem_servico.consumidor_id as "consumidorId",
    consumidor.nome as "consumidorNome", consumidor.telefone as "consumidorTelefone",
    case when relogio.id is not null then json_build_object( 'id', relogio.id, 'numeroSerie', relogio.numero_serie,
    'modelo', json_build_object( 'id', modelo_produto.id, 'codigo', modelo_produto.codigo, 'descricao',
    modelo_produto.descricao, 'marca', json_build_object('id', marca.id, 'nome', marca.nome), 'fotoId',
    modelo_produto.foto_id)) end as relogio, case when tecnico.id is not null then json_build_object( 'id', tecnico.id,
    'nome', coalesce(tecnico.nome_exibicao, tecnico.nome)) end as tecnico, ordem_servico.garantia,
    ordem_servico.garantia_servico as "garantiaServico", ordem_servico.reincidencia,
    ordem_servico.valor_total as "valorTotal", ordem_servico.data_reparo as "dataReparo",
    ordem_servico.reparado_por as "reparadoPor", ordem_servico.data_entrega_relogio as "dataEntregaRelogio",
    orcamento.respondido_em as "respondidoEm", orcamento.expira_em as "orcamentoValidoAte",
    coalesce(orcamento.complemento, false) as complemento, coalesce(orcamento.complemento
  and orcamento.situacao = 'ABERTO', false) as "complementoAberto",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($3)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltamPecas",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($4)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltaPedir",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO',
    'CONSERTADA') then ( select max(compra_peca.previsao_chegada)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and compra_peca.situacao = 'ENVIADA') end as "pecaEm", exists (select
  from os_aviso
  where os_aviso.ordem_servico_id = ordem_servico.id
  and enviado_em is null
  and feito_em is null
  and encerrado_em is null) as avisar, ordem_servico.uso_indevido as "usoIndevido", exists (select
  from troca
  where troca.ordem_servico_id = ordem_servico.id
  and troca.situacao = 'RECEBIDA') as trocado, (select vale.tipo
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1) as escolha, ordem_servico.versao, case when ordem_servico.status = 'ORCAMENTO_APROVADO'
  and orcamento.sinal is not null
  and orcamento.sinal_dispensado_em is null then json_build_object( 'sinal', orcamento.sinal, 'linhas',
    coalesce(( select json_agg(json_build_object('situacao', linha.situacao, 'garantia', linha.garantia, 'valor',
    linha.valor, 'valorFinal', linha.valor_final))
  from os_linha linha
  where linha.orcamento_id = orcamento.id), '[]'), 'pagamentos', coalesce(( select json_agg(json_build_object('tipo',
    pago.tipo, 'valor', pago.valor))
  from os_pagamento pago
  where pago.ordem_servico_id = ordem_servico.id), '[]'), 'abatimento',
    coalesce(( select case when vale.tipo = 'ABATIMENTO' then vale.valor end
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1), 0)) end as "pedeSinal", ordem_servico.os_type as "osType", ordem_servico.data_prometida as "dataPrometida"
  from pagina
  join ordem_servico using (id)
  join posto_autorizado on posto_autorizado.id = ordem_servico.posto_id
  join consumidor on consumidor.id = ordem_servico.consumidor_id
  left join relogio on relogio.id = ordem_servico.relogio_id
  left join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
  left join marca on marca.id = modelo_produto.marca_id
  left join usuario tecnico on tecnico.id = ordem_servico.tecnico_id
  left join lateral ( select id, situacao, complemento, expira_em, sinal, sinal_dispensado_em,
    case when situacao in ('APROVADO', 'REPROVADO') then respondido_em end as respondido_em
  from os_orcamento
  where ordem_servico_id = ordem_servico.id
  order by os_orcamento.versao desc
  limit 1) orcamento on true
  order by "ordem_servico"."valor_total" asc, "ordem_servico"."id" asc;

with pagina as materialized ( select ordem_servico.id
  from ordem_servico
  where true
  order by "ordem_servico"."valor_total" desc, "ordem_servico"."id" desc
  limit $1 offset $2) select ordem_servico.id, ordem_servico.ano, ordem_servico.numero, ordem_servico.status,
    ordem_servico.status_desde as "statusDesde", ordem_servico.status_anterior as "statusAnterior",
    ordem_servico.criado_em as "criadoEm", ordem_servico.posto_id as "postoId",
    posto_autorizado.nome_fantasia as "postoNome", ordem_servico.consumidor_id as "consumidorId",
    consumidor.nome as "consumidorNome", consumidor.telefone as "consumidorTelefone",
    case when relogio.id is not null then json_build_object( 'id', relogio.id, 'numeroSerie', relogio.numero_serie,
    'modelo', json_build_object( 'id', modelo_produto.id, 'codigo', modelo_produto.codigo, 'descricao',
    modelo_produto.descricao, 'marca', json_build_object('id', marca.id, 'nome', marca.nome), 'fotoId',
    modelo_produto.foto_id)) end as relogio, case when tecnico.id is not null then json_build_object( 'id', tecnico.id,
    'nome', coalesce(tecnico.nome_exibicao, tecnico.nome)) end as tecnico, ordem_servico.garantia,
    ordem_servico.garantia_servico as "garantiaServico", ordem_servico.reincidencia,
    ordem_servico.valor_total as "valorTotal", ordem_servico.data_reparo as "dataReparo",
    ordem_servico.reparado_por as "reparadoPor", ordem_servico.data_entrega_relogio as "dataEntregaRelogio",
    orcamento.respondido_em as "respondidoEm", orcamento.expira_em as "orcamentoValidoAte",
    coalesce(orcamento.complemento, false) as complemento, coalesce(orcamento.complemento
  and orcamento.situacao = 'ABERTO', false) as "complementoAberto",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($3)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltamPecas",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($4)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltaPedir",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO',
    'CONSERTADA') then ( select max(compra_peca.previsao_chegada)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and compra_peca.situacao = 'ENVIADA') end as "pecaEm", exists (select
  from os_aviso
  where os_aviso.ordem_servico_id = ordem_servico.id
  and enviado_em is null
  and feito_em is null
  and encerrado_em is null) as avisar, ordem_servico.uso_indevido as "usoIndevido", exists (select
  from troca
  where troca.ordem_servico_id = ordem_servico.id
  and troca.situacao = 'RECEBIDA') as trocado, (select vale.tipo
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1) as escolha, ordem_servico.versao, case when ordem_servico.status = 'ORCAMENTO_APROVADO'
  and orcamento.sinal is not null
  and orcamento.sinal_dispensado_em is null then json_build_object( 'sinal', orcamento.sinal, 'linhas',
    coalesce(( select json_agg(json_build_object('situacao', linha.situacao, 'garantia', linha.garantia, 'valor',
    linha.valor, 'valorFinal', linha.valor_final))
  from os_linha linha
  where linha.orcamento_id = orcamento.id), '[]'), 'pagamentos', coalesce(( select json_agg(json_build_object('tipo',
    pago.tipo, 'valor', pago.valor))
  from os_pagamento pago
  where pago.ordem_servico_id = ordem_servico.id), '[]'), 'abatimento',
    coalesce(( select case when vale.tipo = 'ABATIMENTO' then vale.valor end
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1), 0)) end as "pedeSinal", ordem_servico.os_type as "osType", ordem_servico.data_prometida as "dataPrometida"
  from pagina
  join ordem_servico using (id)
  join posto_autorizado on posto_autorizado.id = ordem_servico.posto_id
  join consumidor on consumidor.id = ordem_servico.consumidor_id
  left join relogio on relogio.id = ordem_servico.relogio_id
  left join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
  left join marca on marca.id = modelo_produto.marca_id
  left join usuario tecnico on tecnico.id = ordem_servico.tecnico_id
  left join lateral ( select id, situacao, complemento, expira_em, sinal, sinal_dispensado_em,
    case when situacao in ('APROVADO', 'REPROVADO') then respondido_em end as respondido_em
  from os_orcamento
  where ordem_servico_id = ordem_servico.id
  order by os_orcamento.versao desc
  limit 1) orcamento on true
  order by "ordem_servico"."valor_total" desc, "ordem_servico"."id" desc;

with pagina as materialized ( select ordem_servico.id
  from ordem_servico
  where true
  order by ((ordem_servico.data_reparo at time zone 'America/Sao_Paulo')::date - (ordem_servico.criado_em at time zone 'America/Sao_Paulo')::date) asc nulls first, ordem_servico.id asc
  limit $1 offset $2) select ordem_servico.id, ordem_servico.ano, ordem_servico.numero, ordem_servico.status,
    ordem_servico.status_desde as "statusDesde", ordem_servico.status_anterior as "statusAnterior",
    ordem_servico.criado_em as "criadoEm", ordem_servico.posto_id as "postoId",
    posto_autorizado.nome_fantasia as "postoNome", ordem_servico.consumidor_id as "consumidorId",
    consumidor.nome as "consumidorNome", consumidor.telefone as "consumidorTelefone",
    case when relogio.id is not null then json_build_object( 'id', relogio.id, 'numeroSerie', relogio.numero_serie,
    'modelo', json_build_object( 'id', modelo_produto.id, 'codigo', modelo_produto.codigo, 'descricao',
    modelo_produto.descricao, 'marca', json_build_object('id', marca.id, 'nome', marca.nome), 'fotoId',
    modelo_produto.foto_id)) end as relogio, case when tecnico.id is not null then json_build_object( 'id', tecnico.id,
    'nome', coalesce(tecnico.nome_exibicao, tecnico.nome)) end as tecnico, ordem_servico.garantia,
    ordem_servico.garantia_servico as "garantiaServico", ordem_servico.reincidencia,
    ordem_servico.valor_total as "valorTotal", ordem_servico.data_reparo as "dataReparo",
    ordem_servico.reparado_por as "reparadoPor", ordem_servico.data_entrega_relogio as "dataEntregaRelogio",
    orcamento.respondido_em as "respondidoEm", orcamento.expira_em as "orcamentoValidoAte",
    coalesce(orcamento.complemento, false) as complemento, coalesce(orcamento.complemento
  and orcamento.situacao = 'ABERTO', false) as "complementoAberto",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($3)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltamPecas",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($4)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltaPedir",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO',
    'CONSERTADA') then ( select max(compra_peca.previsao_chegada)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and compra_peca.situacao = 'ENVIADA') end as "pecaEm", exists (select
  from os_aviso
  where os_aviso.ordem_servico_id = ordem_servico.id
  and enviado_em is null
  and feito_em is null
  and encerrado_em is null) as avisar, ordem_servico.uso_indevido as "usoIndevido", exists (select
  from troca
  where troca.ordem_servico_id = ordem_servico.id
  and troca.situacao = 'RECEBIDA') as trocado, (select vale.tipo
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1) as escolha, ordem_servico.versao, case when ordem_servico.status = 'ORCAMENTO_APROVADO'
  and orcamento.sinal is not null
  and orcamento.sinal_dispensado_em is null then json_build_object( 'sinal', orcamento.sinal, 'linhas',
    coalesce(( select json_agg(json_build_object('situacao', linha.situacao, 'garantia', linha.garantia, 'valor',
    linha.valor, 'valorFinal', linha.valor_final))
  from os_linha linha
  where linha.orcamento_id = orcamento.id), '[]'), 'pagamentos', coalesce(( select json_agg(json_build_object('tipo',
    pago.tipo, 'valor', pago.valor))
  from os_pagamento pago
  where pago.ordem_servico_id = ordem_servico.id), '[]'), 'abatimento',
    coalesce(( select case when vale.tipo = 'ABATIMENTO' then vale.valor end
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1), 0)) end as "pedeSinal", ordem_servico.os_type as "osType", ordem_servico.data_prometida as "dataPrometida"
  from pagina
  join ordem_servico using (id)
  join posto_autorizado on posto_autorizado.id = ordem_servico.posto_id
  join consumidor on consumidor.id = ordem_servico.consumidor_id
  left join relogio on relogio.id = ordem_servico.relogio_id
  left join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
  left join marca on marca.id = modelo_produto.marca_id
  left join usuario tecnico on tecnico.id = ordem_servico.tecnico_id
  left join lateral ( select id, situacao, complemento, expira_em, sinal, sinal_dispensado_em,
    case when situacao in ('APROVADO', 'REPROVADO') then respondido_em end as respondido_em
  from os_orcamento
  where ordem_servico_id = ordem_servico.id
  order by os_orcamento.versao desc
  limit 1) orcamento on true
  order by ((ordem_servico.data_reparo at time zone 'America/Sao_Paulo')::date - (ordem_servico.criado_em at time zone 'America/Sao_Paulo')::date) asc nulls first, ordem_servico.id asc;

with pagina as materialized ( select ordem_servico.id
  from ordem_servico
  where true
  order by ((ordem_servico.data_reparo at time zone 'America/Sao_Paulo')::date - (ordem_servico.criado_em at time zone 'America/Sao_Paulo')::date) desc nulls last, ordem_servico.id desc
  limit $1 offset $2) select ordem_servico.id, ordem_servico.ano, ordem_servico.numero, ordem_servico.status,
    ordem_servico.status_desde as "statusDesde", ordem_servico.status_anterior as "statusAnterior",
    ordem_servico.criado_em as "criadoEm", ordem_servico.posto_id as "postoId",
    posto_autorizado.nome_fantasia as "postoNome", ordem_servico.consumidor_id as "consumidorId",
    consumidor.nome as "consumidorNome", consumidor.telefone as "consumidorTelefone",
    case when relogio.id is not null then json_build_object( 'id', relogio.id, 'numeroSerie', relogio.numero_serie,
    'modelo', json_build_object( 'id', modelo_produto.id, 'codigo', modelo_produto.codigo, 'descricao',
    modelo_produto.descricao, 'marca', json_build_object('id', marca.id, 'nome', marca.nome), 'fotoId',
    modelo_produto.foto_id)) end as relogio, case when tecnico.id is not null then json_build_object( 'id', tecnico.id,
    'nome', coalesce(tecnico.nome_exibicao, tecnico.nome)) end as tecnico, ordem_servico.garantia,
    ordem_servico.garantia_servico as "garantiaServico", ordem_servico.reincidencia,
    ordem_servico.valor_total as "valorTotal", ordem_servico.data_reparo as "dataReparo",
    ordem_servico.reparado_por as "reparadoPor", ordem_servico.data_entrega_relogio as "dataEntregaRelogio",
    orcamento.respondido_em as "respondidoEm", orcamento.expira_em as "orcamentoValidoAte",
    coalesce(orcamento.complemento, false) as complemento, coalesce(orcamento.complemento
  and orcamento.situacao = 'ABERTO', false) as "complementoAberto",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($3)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltamPecas",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($4)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltaPedir",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO',
    'CONSERTADA') then ( select max(compra_peca.previsao_chegada)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and compra_peca.situacao = 'ENVIADA') end as "pecaEm", exists (select
  from os_aviso
  where os_aviso.ordem_servico_id = ordem_servico.id
  and enviado_em is null
  and feito_em is null
  and encerrado_em is null) as avisar, ordem_servico.uso_indevido as "usoIndevido", exists (select
  from troca
  where troca.ordem_servico_id = ordem_servico.id
  and troca.situacao = 'RECEBIDA') as trocado, (select vale.tipo
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1) as escolha, ordem_servico.versao, case when ordem_servico.status = 'ORCAMENTO_APROVADO'
  and orcamento.sinal is not null
  and orcamento.sinal_dispensado_em is null then json_build_object( 'sinal', orcamento.sinal, 'linhas',
    coalesce(( select json_agg(json_build_object('situacao', linha.situacao, 'garantia', linha.garantia, 'valor',
    linha.valor, 'valorFinal', linha.valor_final))
  from os_linha linha
  where linha.orcamento_id = orcamento.id), '[]'), 'pagamentos', coalesce(( select json_agg(json_build_object('tipo',
    pago.tipo, 'valor', pago.valor))
  from os_pagamento pago
  where pago.ordem_servico_id = ordem_servico.id), '[]'), 'abatimento',
    coalesce(( select case when vale.tipo = 'ABATIMENTO' then vale.valor end
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1), 0)) end as "pedeSinal", ordem_servico.os_type as "osType", ordem_servico.data_prometida as "dataPrometida"
  from pagina
  join ordem_servico using (id)
  join posto_autorizado on posto_autorizado.id = ordem_servico.posto_id
  join consumidor on consumidor.id = ordem_servico.consumidor_id
  left join relogio on relogio.id = ordem_servico.relogio_id
  left join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
  left join marca on marca.id = modelo_produto.marca_id
  left join usuario tecnico on tecnico.id = ordem_servico.tecnico_id
  left join lateral ( select id, situacao, complemento, expira_em, sinal, sinal_dispensado_em,
    case when situacao in ('APROVADO', 'REPROVADO') then respondido_em end as respondido_em
  from os_orcamento
  where ordem_servico_id = ordem_servico.id
  order by os_orcamento.versao desc
  limit 1) orcamento on true
  order by ((ordem_servico.data_reparo at time zone 'America/Sao_Paulo')::date - (ordem_servico.criado_em at time zone 'America/Sao_Paulo')::date) desc nulls last, ordem_servico.id desc;
