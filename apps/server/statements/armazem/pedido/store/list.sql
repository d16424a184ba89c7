-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/armazem/pedido/store/list.ts

-- countPedidos
select coalesce((select sum(total)
  from pedido_entrada
  where true
  and etapa in ('A_FATURAR')
  and desde < cinco_minutos( (select $1::timestamptz - make_interval(secs => ("tempo_faturar" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1))
  and cliente_id = 0), 0)::bigint + (select count(*)
  from pedido
  where true
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and etapa = 'A_FATURAR'
  and status_desde < (select $2::timestamptz - make_interval(secs => ("tempo_faturar" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1)
  and status_desde >= cinco_minutos( (select $3::timestamptz - make_interval(secs => ("tempo_faturar" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1))
  and status_desde < cinco_minutos( (select $4::timestamptz - make_interval(secs => ("tempo_faturar" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1)) + interval '5 minutes') as total;

select coalesce((select sum(total)
  from pedido_entrada
  where true
  and etapa in ('A_FATURAR')
  and desde > cinco_minutos( (select $1::timestamptz - make_interval(secs => ("tempo_faturar" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1))
  and cliente_id = (select id
  from cliente
  where codigo_cliente = $2)), 0)::bigint + (select count(*)
  from pedido
  where true
  and cliente_id = (select id
  from cliente
  where codigo_cliente = $3)
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and etapa = 'A_FATURAR'
  and (status_desde is null or status_desde >= (select $4::timestamptz - make_interval(secs => ("tempo_faturar" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1))
  and status_desde >= cinco_minutos( (select $5::timestamptz - make_interval(secs => ("tempo_faturar" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1))
  and status_desde < cinco_minutos( (select $6::timestamptz - make_interval(secs => ("tempo_faturar" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1)) + interval '5 minutes') as total;

select coalesce((select sum(total)
  from pedido_entrada
  where true
  and etapa in ('A_FATURAR')
  and desde > cinco_minutos( (select $1::timestamptz - make_interval(secs => ("tempo_faturar" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1))
  and cliente_id = 0), 0)::bigint + (select count(*)
  from pedido
  where true
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and etapa = 'A_FATURAR'
  and (status_desde is null or status_desde >= (select $2::timestamptz - make_interval(secs => ("tempo_faturar" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1))
  and status_desde >= cinco_minutos( (select $3::timestamptz - make_interval(secs => ("tempo_faturar" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1))
  and status_desde < cinco_minutos( (select $4::timestamptz - make_interval(secs => ("tempo_faturar" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1)) + interval '5 minutes') as total;

select coalesce((select sum(total)
  from pedido_entrada
  where true
  and etapa in ('CRIADO')
  and desde > cinco_minutos( (select $1::timestamptz - make_interval(secs => ("tempo_separacao" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1))
  and cliente_id = (select id
  from cliente
  where codigo_cliente = $2)), 0)::bigint + (select count(*)
  from pedido
  where true
  and cliente_id = (select id
  from cliente
  where codigo_cliente = $3)
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and etapa = 'CRIADO'
  and (status_desde is null or status_desde >= (select $4::timestamptz - make_interval(secs => ("tempo_separacao" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1))
  and status_desde >= cinco_minutos( (select $5::timestamptz - make_interval(secs => ("tempo_separacao" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1))
  and status_desde < cinco_minutos( (select $6::timestamptz - make_interval(secs => ("tempo_separacao" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1)) + interval '5 minutes') as total;

select coalesce((select sum(total)
  from pedido_entrada
  where true
  and etapa in ('CRIADO')
  and desde > cinco_minutos( (select $1::timestamptz - make_interval(secs => ("tempo_separacao" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1))
  and cliente_id = 0
  and status_alcis = $2), 0)::bigint + (select count(*)
  from pedido
  where true
  and status_alcis = $3
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and etapa = 'CRIADO'
  and (status_desde is null or status_desde >= (select $4::timestamptz - make_interval(secs => ("tempo_separacao" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1))
  and status_desde >= cinco_minutos( (select $5::timestamptz - make_interval(secs => ("tempo_separacao" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1))
  and status_desde < cinco_minutos( (select $6::timestamptz - make_interval(secs => ("tempo_separacao" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1)) + interval '5 minutes') as total;

select coalesce((select sum(total)
  from pedido_entrada
  where true
  and etapa in ('CRIADO')
  and desde > cinco_minutos( (select $1::timestamptz - make_interval(secs => ("tempo_separacao" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1))
  and cliente_id = 0), 0)::bigint + (select count(*)
  from pedido
  where true
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and etapa = 'CRIADO'
  and (status_desde is null or status_desde >= (select $2::timestamptz - make_interval(secs => ("tempo_separacao" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1))
  and status_desde >= cinco_minutos( (select $3::timestamptz - make_interval(secs => ("tempo_separacao" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1))
  and status_desde < cinco_minutos( (select $4::timestamptz - make_interval(secs => ("tempo_separacao" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1)) + interval '5 minutes') as total;

select coalesce((select sum(total)
  from pedido_entrada
  where true
  and etapa in ('CRIADO', 'EM_SEPARACAO')
  and desde < cinco_minutos( (select $1::timestamptz - make_interval(secs => ("tempo_separacao" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1))
  and cliente_id = (select id
  from cliente
  where codigo_cliente = $2)), 0)::bigint + (select count(*)
  from pedido
  where true
  and cliente_id = (select id
  from cliente
  where codigo_cliente = $3)
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and etapa in ('CRIADO', 'EM_SEPARACAO')
  and status_desde < (select $4::timestamptz - make_interval(secs => ("tempo_separacao" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1)
  and status_desde >= cinco_minutos( (select $5::timestamptz - make_interval(secs => ("tempo_separacao" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1))
  and status_desde < cinco_minutos( (select $6::timestamptz - make_interval(secs => ("tempo_separacao" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1)) + interval '5 minutes') as total;

select coalesce((select sum(total)
  from pedido_entrada
  where true
  and etapa in ('CRIADO', 'EM_SEPARACAO')
  and desde < cinco_minutos( (select $1::timestamptz - make_interval(secs => ("tempo_separacao" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1))
  and cliente_id = 0
  and status_alcis = $2), 0)::bigint + (select count(*)
  from pedido
  where true
  and status_alcis = $3
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and etapa in ('CRIADO', 'EM_SEPARACAO')
  and status_desde < (select $4::timestamptz - make_interval(secs => ("tempo_separacao" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1)
  and status_desde >= cinco_minutos( (select $5::timestamptz - make_interval(secs => ("tempo_separacao" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1))
  and status_desde < cinco_minutos( (select $6::timestamptz - make_interval(secs => ("tempo_separacao" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1)) + interval '5 minutes') as total;

select coalesce((select sum(total)
  from pedido_entrada
  where true
  and etapa in ('CRIADO', 'EM_SEPARACAO')
  and desde < cinco_minutos( (select $1::timestamptz - make_interval(secs => ("tempo_separacao" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1))
  and cliente_id = 0), 0)::bigint + (select count(*)
  from pedido
  where true
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and etapa in ('CRIADO', 'EM_SEPARACAO')
  and status_desde < (select $2::timestamptz - make_interval(secs => ("tempo_separacao" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1)
  and status_desde >= cinco_minutos( (select $3::timestamptz - make_interval(secs => ("tempo_separacao" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1))
  and status_desde < cinco_minutos( (select $4::timestamptz - make_interval(secs => ("tempo_separacao" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1)) + interval '5 minutes') as total;

select coalesce((select sum(total)
  from pedido_entrada
  where true
  and etapa in ('CRIADO', 'EM_SEPARACAO')
  and desde < cinco_minutos( (select $1::timestamptz - make_interval(secs => ("tempo_separacao" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1))
  and cliente_id = 0), 0)::bigint + (select count(*)
  from pedido
  where true
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and etapa in ('CRIADO', 'EM_SEPARACAO')
  and status_desde < (select $2::timestamptz - make_interval(secs => ("tempo_separacao" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1)
  and status_desde >= cinco_minutos( (select $3::timestamptz - make_interval(secs => ("tempo_separacao" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1))
  and status_desde < cinco_minutos( (select $4::timestamptz - make_interval(secs => ("tempo_separacao" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1)) + interval '5 minutes') as total;

select coalesce((select sum(total)
  from pedido_entrada
  where true
  and etapa in ('EM_SEPARACAO')
  and desde > cinco_minutos( (select $1::timestamptz - make_interval(secs => ("tempo_separacao" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1))
  and cliente_id = 0), 0)::bigint + (select count(*)
  from pedido
  where true
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and etapa = 'EM_SEPARACAO'
  and (status_desde is null or status_desde >= (select $2::timestamptz - make_interval(secs => ("tempo_separacao" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1))
  and status_desde >= cinco_minutos( (select $3::timestamptz - make_interval(secs => ("tempo_separacao" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1))
  and status_desde < cinco_minutos( (select $4::timestamptz - make_interval(secs => ("tempo_separacao" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1)) + interval '5 minutes') as total;

select coalesce(sum(total), 0)::bigint as total
  from pedido_contagem
  where "cliente_id" = $1;

select coalesce(sum(total), 0)::bigint as total
  from pedido_contagem
  where "cliente_id" = $1
  and cliente_id = (select id
  from cliente
  where codigo_cliente = $2);

select coalesce(sum(total), 0)::bigint as total
  from pedido_contagem
  where true;

select coalesce(sum(total), 0)::bigint as total
  from pedido_contagem
  where true
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO';

select coalesce(sum(total), 0)::bigint as total
  from pedido_contagem
  where true
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and etapa = 'FATURADO';

select coalesce(sum(total), 0)::bigint as total
  from pedido_contagem
  where true
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and etapa = 'FATURADO';

select coalesce(sum(total), 0)::bigint as total
  from pedido_contagem
  where true
  and cliente_id = (select id
  from cliente
  where codigo_cliente = $1);

select coalesce(sum(total), 0)::bigint as total
  from pedido_contagem
  where true
  and cliente_id = (select id
  from cliente
  where codigo_cliente = $1)
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO';

select coalesce(sum(total), 0)::bigint as total
  from pedido_contagem
  where true
  and cliente_id = (select id
  from cliente
  where codigo_cliente = $1)
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and etapa = 'FATURADO';

select coalesce(sum(total), 0)::bigint as total
  from pedido_contagem
  where true
  and cliente_id = (select id
  from cliente
  where codigo_cliente = $1)
  and status_alcis = $2;

select coalesce(sum(total), 0)::bigint as total
  from pedido_contagem
  where true
  and status_alcis = $1;

select coalesce(sum(total), 0)::bigint as total
  from pedido_contagem
  where true
  and status_alcis = $1
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO';

select coalesce(sum(total), 0)::bigint as total
  from pedido_contagem
  where true
  and status_alcis = $1
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and etapa = 'FATURADO';

-- countPedidos 2
select coalesce(sum(total), 0)::bigint as total
  from pedido_contagem
  where "cliente_id" = $1;

select coalesce(sum(total), 0)::bigint as total
  from pedido_contagem
  where "cliente_id" = $1
  and cliente_id = (select id
  from cliente
  where codigo_cliente = $2);

select coalesce(sum(total), 0)::bigint as total
  from pedido_contagem
  where true;

select coalesce(sum(total), 0)::bigint as total
  from pedido_contagem
  where true
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO';

select coalesce(sum(total), 0)::bigint as total
  from pedido_contagem
  where true
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and etapa = 'FATURADO';

select coalesce(sum(total), 0)::bigint as total
  from pedido_contagem
  where true
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and etapa = 'FATURADO';

select coalesce(sum(total), 0)::bigint as total
  from pedido_contagem
  where true
  and cliente_id = (select id
  from cliente
  where codigo_cliente = $1);

select coalesce(sum(total), 0)::bigint as total
  from pedido_contagem
  where true
  and cliente_id = (select id
  from cliente
  where codigo_cliente = $1)
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO';

select coalesce(sum(total), 0)::bigint as total
  from pedido_contagem
  where true
  and cliente_id = (select id
  from cliente
  where codigo_cliente = $1)
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and etapa = 'FATURADO';

select coalesce(sum(total), 0)::bigint as total
  from pedido_contagem
  where true
  and cliente_id = (select id
  from cliente
  where codigo_cliente = $1)
  and status_alcis = $2;

select coalesce(sum(total), 0)::bigint as total
  from pedido_contagem
  where true
  and status_alcis = $1;

select coalesce(sum(total), 0)::bigint as total
  from pedido_contagem
  where true
  and status_alcis = $1
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO';

select coalesce(sum(total), 0)::bigint as total
  from pedido_contagem
  where true
  and status_alcis = $1
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and etapa = 'FATURADO';

select count(*) as total
  from pedido
  where "cliente_id" = $1
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and etapa = 'FATURADO'
  and pedido.id = any ($2::bigint[]);

select count(*) as total
  from pedido
  where "cliente_id" = $1
  and pedido.id = any ($2::bigint[]);

select count(*) as total
  from pedido
  where "cliente_id" = $1
  and true
  and pedido.id <> all ($2::bigint[]);

select count(*) as total
  from pedido
  where true
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and data_hora_coleta >= $1
  and data_hora_coleta < $2;

select count(*) as total
  from pedido
  where true
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and etapa = 'FATURADO'
  and data_hora_coleta >= $1
  and data_hora_coleta < $2;

select count(*) as total
  from pedido
  where true
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and etapa in ('CRIADO', 'EM_SEPARACAO')
  and status_desde < (select $1::timestamptz - make_interval(secs => ("tempo_separacao" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1)
  and data_hora_coleta >= $2
  and data_hora_coleta < $3;

select count(*) as total
  from pedido
  where true
  and cliente_id = $1
  and etapa <> 'CANCELADO'
  and "pedido"."criado_em" >= $2
  and "pedido"."criado_em" < $3;

select count(*) as total
  from pedido
  where true
  and cliente_id = $1
  and etapa <> 'CANCELADO'
  and "pedido"."criado_em" >= $2
  and "pedido"."criado_em" < $3
  and data_expedicao <= data_hora_coleta;

select count(*) as total
  from pedido
  where true
  and cliente_id = $1
  and etapa <> 'CANCELADO'
  and "pedido"."criado_em" >= $2
  and "pedido"."criado_em" < $3
  and data_expedicao > data_hora_coleta;

select count(*) as total
  from pedido
  where true
  and cliente_id = $1
  and etapa <> 'CANCELADO'
  and "pedido"."criado_em" >= $2
  and "pedido"."criado_em" < $3
  and data_expedicao is null;

select count(*) as total
  from pedido
  where true
  and cliente_id = (select id
  from cliente
  where codigo_cliente = $1)
  and data_hora_coleta >= $2
  and data_hora_coleta < $3;

select count(*) as total
  from pedido
  where true
  and data_hora_coleta >= $1
  and data_hora_coleta < $2;

select count(*) as total
  from pedido
  where true
  and etapa <> 'CANCELADO'
  and "pedido"."criado_em" >= $1
  and "pedido"."criado_em" < $2;

select count(*) as total
  from pedido
  where true
  and etapa <> 'CANCELADO'
  and "pedido"."criado_em" >= $1
  and "pedido"."criado_em" < $2
  and data_expedicao <= data_hora_coleta;

select count(*) as total
  from pedido
  where true
  and etapa <> 'CANCELADO'
  and "pedido"."criado_em" >= $1
  and "pedido"."criado_em" < $2
  and data_expedicao > data_hora_coleta;

select count(*) as total
  from pedido
  where true
  and etapa <> 'CANCELADO'
  and "pedido"."criado_em" >= $1
  and "pedido"."criado_em" < $2
  and data_expedicao is null;

select count(*) as total
  from pedido
  where true
  and false;

select count(*) as total
  from pedido
  where true
  and numero_pedido = $1;

select count(*) as total
  from pedido
  where true
  and pedido.id in (select pedido_id
  from pedido_passagem
  where "terminada_em" >= $1
  and "terminada_em" < $2
  and pedido_passagem.etapa = $3);

select count(*) as total
  from pedido
  where true
  and status_alcis = $1
  and data_hora_coleta >= $2
  and data_hora_coleta < $3;

-- countPedidos 3
select count(*) as total
  from pedido
  where "cliente_id" = $1
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and etapa = 'FATURADO'
  and pedido.id = any ($2::bigint[]);

select count(*) as total
  from pedido
  where "cliente_id" = $1
  and pedido.id = any ($2::bigint[]);

select count(*) as total
  from pedido
  where "cliente_id" = $1
  and true
  and pedido.id <> all ($2::bigint[]);

select count(*) as total
  from pedido
  where true
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and data_hora_coleta >= $1
  and data_hora_coleta < $2;

select count(*) as total
  from pedido
  where true
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and etapa = 'FATURADO'
  and data_hora_coleta >= $1
  and data_hora_coleta < $2;

select count(*) as total
  from pedido
  where true
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and etapa in ('CRIADO', 'EM_SEPARACAO')
  and status_desde < (select $1::timestamptz - make_interval(secs => ("tempo_separacao" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1)
  and data_hora_coleta >= $2
  and data_hora_coleta < $3;

select count(*) as total
  from pedido
  where true
  and cliente_id = (select id
  from cliente
  where codigo_cliente = $1)
  and data_hora_coleta >= $2
  and data_hora_coleta < $3;

select count(*) as total
  from pedido
  where true
  and data_hora_coleta >= $1
  and data_hora_coleta < $2;

select count(*) as total
  from pedido
  where true
  and false;

select count(*) as total
  from pedido
  where true
  and numero_pedido = $1;

select count(*) as total
  from pedido
  where true
  and status_alcis = $1
  and data_hora_coleta >= $2
  and data_hora_coleta < $3;

-- listPedidoIds
--   ids[]: number
select array(select id
  from pedido
  where "cliente_id" = $1
  order by numero_pedido desc
  limit $2) as ids;

select array(select id
  from pedido
  where true
  and cliente_id = (select id
  from cliente
  where codigo_cliente = $1)
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and etapa = 'CRIADO'
  and (status_desde is null or status_desde >= (select $2::timestamptz - make_interval(secs => ("tempo_separacao" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1))
  and true
  and pedido.id <> all ($3::bigint[])
  order by numero_pedido desc
  limit $4) as ids;

select array(select id
  from pedido
  where true
  and cliente_id = (select id
  from cliente
  where codigo_cliente = $1)
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and etapa = 'CRIADO'
  and (status_desde is null or status_desde >= (select $2::timestamptz - make_interval(secs => ("tempo_separacao" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1))
  order by numero_pedido desc
  limit $3) as ids;

select array(select id
  from pedido
  where true
  order by numero_pedido desc
  limit $1) as ids;

-- listPedidos
--   dataExpedicao: null
--   numeroPedidoCliente: null
--   statusDesde: null
--   transportadora: null
with pagina as materialized ( select chave
  from (( select pedido.numero_pedido as chave
  from pedido
  where true
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and etapa in ('CRIADO', 'EM_SEPARACAO')
  and status_desde < (select $1::timestamptz - make_interval(secs => ("tempo_separacao" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1)
  and etapa = 'CRIADO'
  order by pedido.numero_pedido desc
  limit $2 offset $3)
  union all ( select pedido.numero_pedido as chave
  from pedido
  where true
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and etapa in ('CRIADO', 'EM_SEPARACAO')
  and status_desde < (select $4::timestamptz - make_interval(secs => ("tempo_separacao" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1)
  and etapa = 'EM_SEPARACAO'
  order by pedido.numero_pedido desc
  limit $5 offset $6)) as cada
  order by chave desc
  limit $7 offset $8 ) select pedido.id, pedido.numero_pedido as "numeroPedido", pedido.etapa,
    pedido.status_desde as "statusDesde", pedido.status_alcis as "statusAlcis",
    pedido.data_expedicao as "dataExpedicao", pedido.criado_em as "criadoEm",
    pedido.ultima_atualizacao as "ultimaAtualizacao", pedido.versao, cliente.id as "clienteId",
    cliente.nome_fantasia as "nomeFantasia", cliente.cnpj_cpf as "cnpjCpf", cliente.codigo_cliente as "codigoCliente",
    cliente.codigo_depositante as "codigoDepositante", configuracao.tempo_separacao as "tempoSeparacao",
    configuracao.tempo_faturar as "tempoFaturar", pedido.numero_pedido_cliente as "numeroPedidoCliente",
    pedido.transportadora as "transportadora", pedido.data_hora_coleta as "dataHoraColeta",
    pedido.urgente as "urgente", pedido.concluido as "concluido"
  from pagina
  join pedido on pedido.numero_pedido = pagina.chave
  join cliente on cliente.id = pedido.cliente_id
  cross join (select tempo_separacao, tempo_faturar
  from configuracao
  order by id desc
  limit 1) as configuracao
  order by pedido.numero_pedido desc;

with pagina as materialized ( select chave
  from (( select pedido.numero_pedido as chave
  from pedido
  where true
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and etapa in ('CRIADO', 'EM_SEPARACAO')
  and status_desde < (select $1::timestamptz - make_interval(secs => ("tempo_separacao" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1)
  and etapa = 'CRIADO'
  order by pedido.numero_pedido asc
  limit $2 offset $3)
  union all ( select pedido.numero_pedido as chave
  from pedido
  where true
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and etapa in ('CRIADO', 'EM_SEPARACAO')
  and status_desde < (select $4::timestamptz - make_interval(secs => ("tempo_separacao" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1)
  and etapa = 'EM_SEPARACAO'
  order by pedido.numero_pedido asc
  limit $5 offset $6)) as cada
  order by chave asc
  limit $7 offset $8 ) select pedido.id, pedido.numero_pedido as "numeroPedido", pedido.etapa,
    pedido.status_desde as "statusDesde", pedido.status_alcis as "statusAlcis",
    pedido.data_expedicao as "dataExpedicao", pedido.criado_em as "criadoEm",
    pedido.ultima_atualizacao as "ultimaAtualizacao", pedido.versao, cliente.id as "clienteId",
    cliente.nome_fantasia as "nomeFantasia", cliente.cnpj_cpf as "cnpjCpf", cliente.codigo_cliente as "codigoCliente",
    cliente.codigo_depositante as "codigoDepositante", configuracao.tempo_separacao as "tempoSeparacao",
    configuracao.tempo_faturar as "tempoFaturar", pedido.numero_pedido_cliente as "numeroPedidoCliente",
    pedido.transportadora as "transportadora", pedido.data_hora_coleta as "dataHoraColeta",
    pedido.urgente as "urgente", pedido.concluido as "concluido"
  from pagina
  join pedido on pedido.numero_pedido = pagina.chave
  join cliente on cliente.id = pedido.cliente_id
  cross join (select tempo_separacao, tempo_faturar
  from configuracao
  order by id desc
  limit 1) as configuracao
  order by pedido.numero_pedido asc;

with pagina as materialized ( select chave
  from (( select pedido.numero_pedido as chave
  from pedido
  where true
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and etapa in ('CRIADO', 'EM_SEPARACAO')
  and status_desde < (select $1::timestamptz - make_interval(secs => ("tempo_separacao" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1)
  and etapa = 'CRIADO'
  order by pedido.numero_pedido asc
  limit $2 offset $3)
  union all ( select pedido.numero_pedido as chave
  from pedido
  where true
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and etapa in ('CRIADO', 'EM_SEPARACAO')
  and status_desde < (select $4::timestamptz - make_interval(secs => ("tempo_separacao" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1)
  and etapa = 'EM_SEPARACAO'
  order by pedido.numero_pedido asc
  limit $5 offset $6)) as cada
  order by chave asc
  limit $7 offset $8 ) select pedido.id, pedido.numero_pedido as "numeroPedido", pedido.etapa,
    pedido.status_desde as "statusDesde", pedido.status_alcis as "statusAlcis",
    pedido.data_expedicao as "dataExpedicao", pedido.criado_em as "criadoEm",
    pedido.ultima_atualizacao as "ultimaAtualizacao", pedido.versao, cliente.id as "clienteId",
    cliente.nome_fantasia as "nomeFantasia", cliente.cnpj_cpf as "cnpjCpf", cliente.codigo_cliente as "codigoCliente",
    cliente.codigo_depositante as "codigoDepositante", configuracao.tempo_separacao as "tempoSeparacao",
    configuracao.tempo_faturar as "tempoFaturar", pedido.numero_pedido_cliente as "numeroPedidoCliente",
    pedido.transportadora as "transportadora", pedido.data_hora_coleta as "dataHoraColeta",
    pedido.urgente as "urgente", pedido.concluido as "concluido"
  from pagina
  join pedido on pedido.numero_pedido = pagina.chave
  join cliente on cliente.id = pedido.cliente_id
  cross join (select tempo_separacao, tempo_faturar
  from configuracao
  order by id desc
  limit 1) as configuracao
  order by pedido.numero_pedido desc;

with pagina as materialized ( select chave
  from (( select pedido.numero_pedido as chave
  from pedido
  where true
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and etapa in ('CRIADO', 'EM_SEPARACAO')
  and status_desde < (select $1::timestamptz - make_interval(secs => ("tempo_separacao" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1)
  and etapa = 'CRIADO'
  order by pedido.numero_pedido desc
  limit $2 offset $3)
  union all ( select pedido.numero_pedido as chave
  from pedido
  where true
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and etapa in ('CRIADO', 'EM_SEPARACAO')
  and status_desde < (select $4::timestamptz - make_interval(secs => ("tempo_separacao" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1)
  and etapa = 'EM_SEPARACAO'
  order by pedido.numero_pedido desc
  limit $5 offset $6)) as cada
  order by chave desc
  limit $7 offset $8 ) select pedido.id, pedido.numero_pedido as "numeroPedido", pedido.etapa,
    pedido.status_desde as "statusDesde", pedido.status_alcis as "statusAlcis",
    pedido.data_expedicao as "dataExpedicao", pedido.criado_em as "criadoEm",
    pedido.ultima_atualizacao as "ultimaAtualizacao", pedido.versao, cliente.id as "clienteId",
    cliente.nome_fantasia as "nomeFantasia", cliente.cnpj_cpf as "cnpjCpf", cliente.codigo_cliente as "codigoCliente",
    cliente.codigo_depositante as "codigoDepositante", configuracao.tempo_separacao as "tempoSeparacao",
    configuracao.tempo_faturar as "tempoFaturar", pedido.numero_pedido_cliente as "numeroPedidoCliente",
    pedido.transportadora as "transportadora", pedido.data_hora_coleta as "dataHoraColeta",
    pedido.urgente as "urgente", pedido.concluido as "concluido"
  from pagina
  join pedido on pedido.numero_pedido = pagina.chave
  join cliente on cliente.id = pedido.cliente_id
  cross join (select tempo_separacao, tempo_faturar
  from configuracao
  order by id desc
  limit 1) as configuracao
  order by pedido.numero_pedido asc;

with pagina as materialized ( select chave
  from (( select pedido.numero_pedido as chave
  from pedido
  where true
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and etapa in ('CRIADO', 'EM_SEPARACAO')
  and status_desde < (select $1::timestamptz - make_interval(secs => ("tempo_separacao" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1)
  and etapa = 'CRIADO'
  order by pedido.numero_pedido desc
  limit $2 offset $3)
  union all ( select pedido.numero_pedido as chave
  from pedido
  where true
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and etapa in ('CRIADO', 'EM_SEPARACAO')
  and status_desde < (select $4::timestamptz - make_interval(secs => ("tempo_separacao" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1)
  and etapa = 'EM_SEPARACAO'
  order by pedido.numero_pedido desc
  limit $5 offset $6)) as cada
  order by chave desc
  limit $7 offset $8 ) select pedido.id, pedido.numero_pedido as "numeroPedido", pedido.etapa,
    pedido.status_desde as "statusDesde", pedido.status_alcis as "statusAlcis",
    pedido.data_expedicao as "dataExpedicao", pedido.criado_em as "criadoEm",
    pedido.ultima_atualizacao as "ultimaAtualizacao", pedido.versao, cliente.id as "clienteId",
    cliente.nome_fantasia as "nomeFantasia", cliente.cnpj_cpf as "cnpjCpf", cliente.codigo_cliente as "codigoCliente",
    cliente.codigo_depositante as "codigoDepositante", configuracao.tempo_separacao as "tempoSeparacao",
    configuracao.tempo_faturar as "tempoFaturar", pedido.numero_pedido_cliente as "numeroPedidoCliente",
    pedido.transportadora as "transportadora", pedido.data_hora_coleta as "dataHoraColeta",
    pedido.urgente as "urgente", pedido.concluido as "concluido"
  from pagina
  join pedido on pedido.numero_pedido = pagina.chave
  join cliente on cliente.id = pedido.cliente_id
  cross join (select tempo_separacao, tempo_faturar
  from configuracao
  order by id desc
  limit 1) as configuracao
  order by pedido.numero_pedido desc;

with pagina as materialized ( select chave
  from (( select pedido.numero_pedido as chave
  from pedido
  where true
  and cliente_id = (select id
  from cliente
  where codigo_cliente = $1)
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and etapa in ('CRIADO', 'EM_SEPARACAO')
  and status_desde < (select $2::timestamptz - make_interval(secs => ("tempo_separacao" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1)
  and etapa = 'CRIADO'
  order by pedido.numero_pedido desc
  limit $3 offset $4)
  union all ( select pedido.numero_pedido as chave
  from pedido
  where true
  and cliente_id = (select id
  from cliente
  where codigo_cliente = $5)
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and etapa in ('CRIADO', 'EM_SEPARACAO')
  and status_desde < (select $6::timestamptz - make_interval(secs => ("tempo_separacao" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1)
  and etapa = 'EM_SEPARACAO'
  order by pedido.numero_pedido desc
  limit $7 offset $8)) as cada
  order by chave desc
  limit $9 offset $10 ) select pedido.id, pedido.numero_pedido as "numeroPedido", pedido.etapa,
    pedido.status_desde as "statusDesde", pedido.status_alcis as "statusAlcis",
    pedido.data_expedicao as "dataExpedicao", pedido.criado_em as "criadoEm",
    pedido.ultima_atualizacao as "ultimaAtualizacao", pedido.versao, cliente.id as "clienteId",
    cliente.nome_fantasia as "nomeFantasia", cliente.cnpj_cpf as "cnpjCpf", cliente.codigo_cliente as "codigoCliente",
    cliente.codigo_depositante as "codigoDepositante", configuracao.tempo_separacao as "tempoSeparacao",
    configuracao.tempo_faturar as "tempoFaturar", pedido.numero_pedido_cliente as "numeroPedidoCliente",
    pedido.transportadora as "transportadora", pedido.data_hora_coleta as "dataHoraColeta",
    pedido.urgente as "urgente", pedido.concluido as "concluido"
  from pagina
  join pedido on pedido.numero_pedido = pagina.chave
  join cliente on cliente.id = pedido.cliente_id
  cross join (select tempo_separacao, tempo_faturar
  from configuracao
  order by id desc
  limit 1) as configuracao
  order by pedido.numero_pedido desc;

with pagina as materialized ( select chave
  from (( select pedido.numero_pedido as chave
  from pedido
  where true
  and status_alcis = $1
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and etapa in ('CRIADO', 'EM_SEPARACAO')
  and status_desde < (select $2::timestamptz - make_interval(secs => ("tempo_separacao" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1)
  and etapa = 'CRIADO'
  order by pedido.numero_pedido desc
  limit $3 offset $4)
  union all ( select pedido.numero_pedido as chave
  from pedido
  where true
  and status_alcis = $5
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and etapa in ('CRIADO', 'EM_SEPARACAO')
  and status_desde < (select $6::timestamptz - make_interval(secs => ("tempo_separacao" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1)
  and etapa = 'EM_SEPARACAO'
  order by pedido.numero_pedido desc
  limit $7 offset $8)) as cada
  order by chave desc
  limit $9 offset $10 ) select pedido.id, pedido.numero_pedido as "numeroPedido", pedido.etapa,
    pedido.status_desde as "statusDesde", pedido.status_alcis as "statusAlcis",
    pedido.data_expedicao as "dataExpedicao", pedido.criado_em as "criadoEm",
    pedido.ultima_atualizacao as "ultimaAtualizacao", pedido.versao, cliente.id as "clienteId",
    cliente.nome_fantasia as "nomeFantasia", cliente.cnpj_cpf as "cnpjCpf", cliente.codigo_cliente as "codigoCliente",
    cliente.codigo_depositante as "codigoDepositante", configuracao.tempo_separacao as "tempoSeparacao",
    configuracao.tempo_faturar as "tempoFaturar", pedido.numero_pedido_cliente as "numeroPedidoCliente",
    pedido.transportadora as "transportadora", pedido.data_hora_coleta as "dataHoraColeta",
    pedido.urgente as "urgente", pedido.concluido as "concluido"
  from pagina
  join pedido on pedido.numero_pedido = pagina.chave
  join cliente on cliente.id = pedido.cliente_id
  cross join (select tempo_separacao, tempo_faturar
  from configuracao
  order by id desc
  limit 1) as configuracao
  order by pedido.numero_pedido desc;

with pagina as materialized ( select pedido.id as chave
  from pedido
  join cliente on cliente.id = pedido.cliente_id
  where true
  order by "cliente"."nome_fantasia" asc, pedido.id asc
  limit $1 offset $2 ) select pedido.id, pedido.numero_pedido as "numeroPedido", pedido.etapa,
    pedido.status_desde as "statusDesde", pedido.status_alcis as "statusAlcis",
    pedido.data_expedicao as "dataExpedicao", pedido.criado_em as "criadoEm",
    pedido.ultima_atualizacao as "ultimaAtualizacao", pedido.versao, cliente.id as "clienteId",
    cliente.nome_fantasia as "nomeFantasia", cliente.cnpj_cpf as "cnpjCpf", cliente.codigo_cliente as "codigoCliente",
    cliente.codigo_depositante as "codigoDepositante", configuracao.tempo_separacao as "tempoSeparacao",
    configuracao.tempo_faturar as "tempoFaturar", pedido.numero_pedido_cliente as "numeroPedidoCliente",
    pedido.transportadora as "transportadora", pedido.data_hora_coleta as "dataHoraColeta",
    pedido.urgente as "urgente", pedido.concluido as "concluido"
  from pagina
  join pedido on pedido.id = pagina.chave
  join cliente on cliente.id = pedido.cliente_id
  cross join (select tempo_separacao, tempo_faturar
  from configuracao
  order by id desc
  limit 1) as configuracao
  order by "cliente"."nome_fantasia" asc, pedido.id asc;

with pagina as materialized ( select pedido.id as chave
  from pedido
  join cliente on cliente.id = pedido.cliente_id
  where true
  order by "cliente"."nome_fantasia" asc, pedido.id asc
  limit $1 offset $2 ) select pedido.id, pedido.numero_pedido as "numeroPedido", pedido.etapa,
    pedido.status_desde as "statusDesde", pedido.status_alcis as "statusAlcis",
    pedido.data_expedicao as "dataExpedicao", pedido.criado_em as "criadoEm",
    pedido.ultima_atualizacao as "ultimaAtualizacao", pedido.versao, cliente.id as "clienteId",
    cliente.nome_fantasia as "nomeFantasia", cliente.cnpj_cpf as "cnpjCpf", cliente.codigo_cliente as "codigoCliente",
    cliente.codigo_depositante as "codigoDepositante", configuracao.tempo_separacao as "tempoSeparacao",
    configuracao.tempo_faturar as "tempoFaturar", pedido.numero_pedido_cliente as "numeroPedidoCliente",
    pedido.transportadora as "transportadora", pedido.data_hora_coleta as "dataHoraColeta",
    pedido.urgente as "urgente", pedido.concluido as "concluido"
  from pagina
  join pedido on pedido.id = pagina.chave
  join cliente on cliente.id = pedido.cliente_id
  cross join (select tempo_separacao, tempo_faturar
  from configuracao
  order by id desc
  limit 1) as configuracao
  order by "cliente"."nome_fantasia" desc, pedido.id desc;

with pagina as materialized ( select pedido.id as chave
  from pedido
  join cliente on cliente.id = pedido.cliente_id
  where true
  order by "cliente"."nome_fantasia" desc, pedido.id desc
  limit $1 offset $2 ) select pedido.id, pedido.numero_pedido as "numeroPedido", pedido.etapa,
    pedido.status_desde as "statusDesde", pedido.status_alcis as "statusAlcis",
    pedido.data_expedicao as "dataExpedicao", pedido.criado_em as "criadoEm",
    pedido.ultima_atualizacao as "ultimaAtualizacao", pedido.versao, cliente.id as "clienteId",
    cliente.nome_fantasia as "nomeFantasia", cliente.cnpj_cpf as "cnpjCpf", cliente.codigo_cliente as "codigoCliente",
    cliente.codigo_depositante as "codigoDepositante", configuracao.tempo_separacao as "tempoSeparacao",
    configuracao.tempo_faturar as "tempoFaturar", pedido.numero_pedido_cliente as "numeroPedidoCliente",
    pedido.transportadora as "transportadora", pedido.data_hora_coleta as "dataHoraColeta",
    pedido.urgente as "urgente", pedido.concluido as "concluido"
  from pagina
  join pedido on pedido.id = pagina.chave
  join cliente on cliente.id = pedido.cliente_id
  cross join (select tempo_separacao, tempo_faturar
  from configuracao
  order by id desc
  limit 1) as configuracao
  order by "cliente"."nome_fantasia" asc, pedido.id asc;

with pagina as materialized ( select pedido.id as chave
  from pedido
  join cliente on cliente.id = pedido.cliente_id
  where true
  order by "cliente"."nome_fantasia" desc, pedido.id desc
  limit $1 offset $2 ) select pedido.id, pedido.numero_pedido as "numeroPedido", pedido.etapa,
    pedido.status_desde as "statusDesde", pedido.status_alcis as "statusAlcis",
    pedido.data_expedicao as "dataExpedicao", pedido.criado_em as "criadoEm",
    pedido.ultima_atualizacao as "ultimaAtualizacao", pedido.versao, cliente.id as "clienteId",
    cliente.nome_fantasia as "nomeFantasia", cliente.cnpj_cpf as "cnpjCpf", cliente.codigo_cliente as "codigoCliente",
    cliente.codigo_depositante as "codigoDepositante", configuracao.tempo_separacao as "tempoSeparacao",
    configuracao.tempo_faturar as "tempoFaturar", pedido.numero_pedido_cliente as "numeroPedidoCliente",
    pedido.transportadora as "transportadora", pedido.data_hora_coleta as "dataHoraColeta",
    pedido.urgente as "urgente", pedido.concluido as "concluido"
  from pagina
  join pedido on pedido.id = pagina.chave
  join cliente on cliente.id = pedido.cliente_id
  cross join (select tempo_separacao, tempo_faturar
  from configuracao
  order by id desc
  limit 1) as configuracao
  order by "cliente"."nome_fantasia" desc, pedido.id desc;

with pagina as materialized ( select pedido.id as chave
  from pedido
  where true
  order by "pedido"."criado_em" asc, pedido.id asc
  limit $1 offset $2 ) select pedido.id, pedido.numero_pedido as "numeroPedido", pedido.etapa,
    pedido.status_desde as "statusDesde", pedido.status_alcis as "statusAlcis",
    pedido.data_expedicao as "dataExpedicao", pedido.criado_em as "criadoEm",
    pedido.ultima_atualizacao as "ultimaAtualizacao", pedido.versao, cliente.id as "clienteId",
    cliente.nome_fantasia as "nomeFantasia", cliente.cnpj_cpf as "cnpjCpf", cliente.codigo_cliente as "codigoCliente",
    cliente.codigo_depositante as "codigoDepositante", configuracao.tempo_separacao as "tempoSeparacao",
    configuracao.tempo_faturar as "tempoFaturar", pedido.numero_pedido_cliente as "numeroPedidoCliente",
    pedido.transportadora as "transportadora", pedido.data_hora_coleta as "dataHoraColeta",
    pedido.urgente as "urgente", pedido.concluido as "concluido"
  from pagina
  join pedido on pedido.id = pagina.chave
  join cliente on cliente.id = pedido.cliente_id
  cross join (select tempo_separacao, tempo_faturar
  from configuracao
  order by id desc
  limit 1) as configuracao
  order by "pedido"."criado_em" asc, pedido.id asc;

with pagina as materialized ( select pedido.id as chave
  from pedido
  where true
  order by "pedido"."criado_em" asc, pedido.id asc
  limit $1 offset $2 ) select pedido.id, pedido.numero_pedido as "numeroPedido", pedido.etapa,
    pedido.status_desde as "statusDesde", pedido.status_alcis as "statusAlcis",
    pedido.data_expedicao as "dataExpedicao", pedido.criado_em as "criadoEm",
    pedido.ultima_atualizacao as "ultimaAtualizacao", pedido.versao, cliente.id as "clienteId",
    cliente.nome_fantasia as "nomeFantasia", cliente.cnpj_cpf as "cnpjCpf", cliente.codigo_cliente as "codigoCliente",
    cliente.codigo_depositante as "codigoDepositante", configuracao.tempo_separacao as "tempoSeparacao",
    configuracao.tempo_faturar as "tempoFaturar", pedido.numero_pedido_cliente as "numeroPedidoCliente",
    pedido.transportadora as "transportadora", pedido.data_hora_coleta as "dataHoraColeta",
    pedido.urgente as "urgente", pedido.concluido as "concluido"
  from pagina
  join pedido on pedido.id = pagina.chave
  join cliente on cliente.id = pedido.cliente_id
  cross join (select tempo_separacao, tempo_faturar
  from configuracao
  order by id desc
  limit 1) as configuracao
  order by "pedido"."criado_em" desc, pedido.id desc;

with pagina as materialized ( select pedido.id as chave
  from pedido
  where true
  order by "pedido"."criado_em" desc, pedido.id desc
  limit $1 offset $2 ) select pedido.id, pedido.numero_pedido as "numeroPedido", pedido.etapa,
    pedido.status_desde as "statusDesde", pedido.status_alcis as "statusAlcis",
    pedido.data_expedicao as "dataExpedicao", pedido.criado_em as "criadoEm",
    pedido.ultima_atualizacao as "ultimaAtualizacao", pedido.versao, cliente.id as "clienteId",
    cliente.nome_fantasia as "nomeFantasia", cliente.cnpj_cpf as "cnpjCpf", cliente.codigo_cliente as "codigoCliente",
    cliente.codigo_depositante as "codigoDepositante", configuracao.tempo_separacao as "tempoSeparacao",
    configuracao.tempo_faturar as "tempoFaturar", pedido.numero_pedido_cliente as "numeroPedidoCliente",
    pedido.transportadora as "transportadora", pedido.data_hora_coleta as "dataHoraColeta",
    pedido.urgente as "urgente", pedido.concluido as "concluido"
  from pagina
  join pedido on pedido.id = pagina.chave
  join cliente on cliente.id = pedido.cliente_id
  cross join (select tempo_separacao, tempo_faturar
  from configuracao
  order by id desc
  limit 1) as configuracao
  order by "pedido"."criado_em" asc, pedido.id asc;

with pagina as materialized ( select pedido.id as chave
  from pedido
  where true
  order by "pedido"."criado_em" desc, pedido.id desc
  limit $1 offset $2 ) select pedido.id, pedido.numero_pedido as "numeroPedido", pedido.etapa,
    pedido.status_desde as "statusDesde", pedido.status_alcis as "statusAlcis",
    pedido.data_expedicao as "dataExpedicao", pedido.criado_em as "criadoEm",
    pedido.ultima_atualizacao as "ultimaAtualizacao", pedido.versao, cliente.id as "clienteId",
    cliente.nome_fantasia as "nomeFantasia", cliente.cnpj_cpf as "cnpjCpf", cliente.codigo_cliente as "codigoCliente",
    cliente.codigo_depositante as "codigoDepositante", configuracao.tempo_separacao as "tempoSeparacao",
    configuracao.tempo_faturar as "tempoFaturar", pedido.numero_pedido_cliente as "numeroPedidoCliente",
    pedido.transportadora as "transportadora", pedido.data_hora_coleta as "dataHoraColeta",
    pedido.urgente as "urgente", pedido.concluido as "concluido"
  from pagina
  join pedido on pedido.id = pagina.chave
  join cliente on cliente.id = pedido.cliente_id
  cross join (select tempo_separacao, tempo_faturar
  from configuracao
  order by id desc
  limit 1) as configuracao
  order by "pedido"."criado_em" desc, pedido.id desc;

with pagina as materialized ( select pedido.id as chave
  from pedido
  where true
  order by "pedido"."data_hora_coleta" asc, pedido.id asc
  limit $1 offset $2 ) select pedido.id, pedido.numero_pedido as "numeroPedido", pedido.etapa,
    pedido.status_desde as "statusDesde", pedido.status_alcis as "statusAlcis",
    pedido.data_expedicao as "dataExpedicao", pedido.criado_em as "criadoEm",
    pedido.ultima_atualizacao as "ultimaAtualizacao", pedido.versao, cliente.id as "clienteId",
    cliente.nome_fantasia as "nomeFantasia", cliente.cnpj_cpf as "cnpjCpf", cliente.codigo_cliente as "codigoCliente",
    cliente.codigo_depositante as "codigoDepositante", configuracao.tempo_separacao as "tempoSeparacao",
    configuracao.tempo_faturar as "tempoFaturar", pedido.numero_pedido_cliente as "numeroPedidoCliente",
    pedido.transportadora as "transportadora", pedido.data_hora_coleta as "dataHoraColeta",
    pedido.urgente as "urgente", pedido.concluido as "concluido"
  from pagina
  join pedido on pedido.id = pagina.chave
  join cliente on cliente.id = pedido.cliente_id
  cross join (select tempo_separacao, tempo_faturar
  from configuracao
  order by id desc
  limit 1) as configuracao
  order by "pedido"."data_hora_coleta" asc, pedido.id asc;

with pagina as materialized ( select pedido.id as chave
  from pedido
  where true
  order by "pedido"."data_hora_coleta" asc, pedido.id asc
  limit $1 offset $2 ) select pedido.id, pedido.numero_pedido as "numeroPedido", pedido.etapa,
    pedido.status_desde as "statusDesde", pedido.status_alcis as "statusAlcis",
    pedido.data_expedicao as "dataExpedicao", pedido.criado_em as "criadoEm",
    pedido.ultima_atualizacao as "ultimaAtualizacao", pedido.versao, cliente.id as "clienteId",
    cliente.nome_fantasia as "nomeFantasia", cliente.cnpj_cpf as "cnpjCpf", cliente.codigo_cliente as "codigoCliente",
    cliente.codigo_depositante as "codigoDepositante", configuracao.tempo_separacao as "tempoSeparacao",
    configuracao.tempo_faturar as "tempoFaturar", pedido.numero_pedido_cliente as "numeroPedidoCliente",
    pedido.transportadora as "transportadora", pedido.data_hora_coleta as "dataHoraColeta",
    pedido.urgente as "urgente", pedido.concluido as "concluido"
  from pagina
  join pedido on pedido.id = pagina.chave
  join cliente on cliente.id = pedido.cliente_id
  cross join (select tempo_separacao, tempo_faturar
  from configuracao
  order by id desc
  limit 1) as configuracao
  order by "pedido"."data_hora_coleta" desc, pedido.id desc;

with pagina as materialized ( select pedido.id as chave
  from pedido
  where true
  order by "pedido"."data_hora_coleta" desc, pedido.id desc
  limit $1 offset $2 ) select pedido.id, pedido.numero_pedido as "numeroPedido", pedido.etapa,
    pedido.status_desde as "statusDesde", pedido.status_alcis as "statusAlcis",
    pedido.data_expedicao as "dataExpedicao", pedido.criado_em as "criadoEm",
    pedido.ultima_atualizacao as "ultimaAtualizacao", pedido.versao, cliente.id as "clienteId",
    cliente.nome_fantasia as "nomeFantasia", cliente.cnpj_cpf as "cnpjCpf", cliente.codigo_cliente as "codigoCliente",
    cliente.codigo_depositante as "codigoDepositante", configuracao.tempo_separacao as "tempoSeparacao",
    configuracao.tempo_faturar as "tempoFaturar", pedido.numero_pedido_cliente as "numeroPedidoCliente",
    pedido.transportadora as "transportadora", pedido.data_hora_coleta as "dataHoraColeta",
    pedido.urgente as "urgente", pedido.concluido as "concluido"
  from pagina
  join pedido on pedido.id = pagina.chave
  join cliente on cliente.id = pedido.cliente_id
  cross join (select tempo_separacao, tempo_faturar
  from configuracao
  order by id desc
  limit 1) as configuracao
  order by "pedido"."data_hora_coleta" asc, pedido.id asc;

with pagina as materialized ( select pedido.id as chave
  from pedido
  where true
  order by "pedido"."data_hora_coleta" desc, pedido.id desc
  limit $1 offset $2 ) select pedido.id, pedido.numero_pedido as "numeroPedido", pedido.etapa,
    pedido.status_desde as "statusDesde", pedido.status_alcis as "statusAlcis",
    pedido.data_expedicao as "dataExpedicao", pedido.criado_em as "criadoEm",
    pedido.ultima_atualizacao as "ultimaAtualizacao", pedido.versao, cliente.id as "clienteId",
    cliente.nome_fantasia as "nomeFantasia", cliente.cnpj_cpf as "cnpjCpf", cliente.codigo_cliente as "codigoCliente",
    cliente.codigo_depositante as "codigoDepositante", configuracao.tempo_separacao as "tempoSeparacao",
    configuracao.tempo_faturar as "tempoFaturar", pedido.numero_pedido_cliente as "numeroPedidoCliente",
    pedido.transportadora as "transportadora", pedido.data_hora_coleta as "dataHoraColeta",
    pedido.urgente as "urgente", pedido.concluido as "concluido"
  from pagina
  join pedido on pedido.id = pagina.chave
  join cliente on cliente.id = pedido.cliente_id
  cross join (select tempo_separacao, tempo_faturar
  from configuracao
  order by id desc
  limit 1) as configuracao
  order by "pedido"."data_hora_coleta" desc, pedido.id desc;

with pagina as materialized ( select pedido.id as chave
  from pedido
  where true
  order by coalesce(("status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and etapa in ('CRIADO', 'EM_SEPARACAO')
  and status_desde < (select $1::timestamptz - make_interval(secs => ("tempo_separacao" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1)) or ("status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and etapa = 'A_FATURAR'
  and status_desde < (select $2::timestamptz - make_interval(secs => ("tempo_faturar" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1)), false) asc, "pedido"."data_hora_coleta" desc, pedido.id desc
  limit $3 offset $4 ) select pedido.id, pedido.numero_pedido as "numeroPedido", pedido.etapa,
    pedido.status_desde as "statusDesde", pedido.status_alcis as "statusAlcis",
    pedido.data_expedicao as "dataExpedicao", pedido.criado_em as "criadoEm",
    pedido.ultima_atualizacao as "ultimaAtualizacao", pedido.versao, cliente.id as "clienteId",
    cliente.nome_fantasia as "nomeFantasia", cliente.cnpj_cpf as "cnpjCpf", cliente.codigo_cliente as "codigoCliente",
    cliente.codigo_depositante as "codigoDepositante", configuracao.tempo_separacao as "tempoSeparacao",
    configuracao.tempo_faturar as "tempoFaturar", pedido.numero_pedido_cliente as "numeroPedidoCliente",
    pedido.transportadora as "transportadora", pedido.data_hora_coleta as "dataHoraColeta",
    pedido.urgente as "urgente", pedido.concluido as "concluido"
  from pagina
  join pedido on pedido.id = pagina.chave
  join cliente on cliente.id = pedido.cliente_id
  cross join (select tempo_separacao, tempo_faturar
  from configuracao
  order by id desc
  limit 1) as configuracao
  order by coalesce(("status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and etapa in ('CRIADO', 'EM_SEPARACAO')
  and status_desde < (select $5::timestamptz - make_interval(secs => ("tempo_separacao" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1)) or ("status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and etapa = 'A_FATURAR'
  and status_desde < (select $6::timestamptz - make_interval(secs => ("tempo_faturar" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1)), false) asc, "pedido"."data_hora_coleta" desc, pedido.id desc;

with pagina as materialized ( select pedido.id as chave
  from pedido
  where true
  order by coalesce(("status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and etapa in ('CRIADO', 'EM_SEPARACAO')
  and status_desde < (select $1::timestamptz - make_interval(secs => ("tempo_separacao" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1)) or ("status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and etapa = 'A_FATURAR'
  and status_desde < (select $2::timestamptz - make_interval(secs => ("tempo_faturar" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1)), false) asc, "pedido"."data_hora_coleta" desc, pedido.id desc
  limit $3 offset $4 ) select pedido.id, pedido.numero_pedido as "numeroPedido", pedido.etapa,
    pedido.status_desde as "statusDesde", pedido.status_alcis as "statusAlcis",
    pedido.data_expedicao as "dataExpedicao", pedido.criado_em as "criadoEm",
    pedido.ultima_atualizacao as "ultimaAtualizacao", pedido.versao, cliente.id as "clienteId",
    cliente.nome_fantasia as "nomeFantasia", cliente.cnpj_cpf as "cnpjCpf", cliente.codigo_cliente as "codigoCliente",
    cliente.codigo_depositante as "codigoDepositante", configuracao.tempo_separacao as "tempoSeparacao",
    configuracao.tempo_faturar as "tempoFaturar", pedido.numero_pedido_cliente as "numeroPedidoCliente",
    pedido.transportadora as "transportadora", pedido.data_hora_coleta as "dataHoraColeta",
    pedido.urgente as "urgente", pedido.concluido as "concluido"
  from pagina
  join pedido on pedido.id = pagina.chave
  join cliente on cliente.id = pedido.cliente_id
  cross join (select tempo_separacao, tempo_faturar
  from configuracao
  order by id desc
  limit 1) as configuracao
  order by coalesce(("status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and etapa in ('CRIADO', 'EM_SEPARACAO')
  and status_desde < (select $5::timestamptz - make_interval(secs => ("tempo_separacao" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1)) or ("status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and etapa = 'A_FATURAR'
  and status_desde < (select $6::timestamptz - make_interval(secs => ("tempo_faturar" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1)), false) desc, "pedido"."data_hora_coleta" asc, pedido.id asc;

with pagina as materialized ( select pedido.id as chave
  from pedido
  where true
  order by coalesce(("status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and etapa in ('CRIADO', 'EM_SEPARACAO')
  and status_desde < (select $1::timestamptz - make_interval(secs => ("tempo_separacao" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1)) or ("status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and etapa = 'A_FATURAR'
  and status_desde < (select $2::timestamptz - make_interval(secs => ("tempo_faturar" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1)), false) desc, "pedido"."data_hora_coleta" asc, pedido.id asc
  limit $3 offset $4 ) select pedido.id, pedido.numero_pedido as "numeroPedido", pedido.etapa,
    pedido.status_desde as "statusDesde", pedido.status_alcis as "statusAlcis",
    pedido.data_expedicao as "dataExpedicao", pedido.criado_em as "criadoEm",
    pedido.ultima_atualizacao as "ultimaAtualizacao", pedido.versao, cliente.id as "clienteId",
    cliente.nome_fantasia as "nomeFantasia", cliente.cnpj_cpf as "cnpjCpf", cliente.codigo_cliente as "codigoCliente",
    cliente.codigo_depositante as "codigoDepositante", configuracao.tempo_separacao as "tempoSeparacao",
    configuracao.tempo_faturar as "tempoFaturar", pedido.numero_pedido_cliente as "numeroPedidoCliente",
    pedido.transportadora as "transportadora", pedido.data_hora_coleta as "dataHoraColeta",
    pedido.urgente as "urgente", pedido.concluido as "concluido"
  from pagina
  join pedido on pedido.id = pagina.chave
  join cliente on cliente.id = pedido.cliente_id
  cross join (select tempo_separacao, tempo_faturar
  from configuracao
  order by id desc
  limit 1) as configuracao
  order by coalesce(("status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and etapa in ('CRIADO', 'EM_SEPARACAO')
  and status_desde < (select $5::timestamptz - make_interval(secs => ("tempo_separacao" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1)) or ("status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and etapa = 'A_FATURAR'
  and status_desde < (select $6::timestamptz - make_interval(secs => ("tempo_faturar" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1)), false) asc, "pedido"."data_hora_coleta" desc, pedido.id desc;

with pagina as materialized ( select pedido.id as chave
  from pedido
  where true
  order by coalesce(("status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and etapa in ('CRIADO', 'EM_SEPARACAO')
  and status_desde < (select $1::timestamptz - make_interval(secs => ("tempo_separacao" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1)) or ("status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and etapa = 'A_FATURAR'
  and status_desde < (select $2::timestamptz - make_interval(secs => ("tempo_faturar" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1)), false) desc, "pedido"."data_hora_coleta" asc, pedido.id asc
  limit $3 offset $4 ) select pedido.id, pedido.numero_pedido as "numeroPedido", pedido.etapa,
    pedido.status_desde as "statusDesde", pedido.status_alcis as "statusAlcis",
    pedido.data_expedicao as "dataExpedicao", pedido.criado_em as "criadoEm",
    pedido.ultima_atualizacao as "ultimaAtualizacao", pedido.versao, cliente.id as "clienteId",
    cliente.nome_fantasia as "nomeFantasia", cliente.cnpj_cpf as "cnpjCpf", cliente.codigo_cliente as "codigoCliente",
    cliente.codigo_depositante as "codigoDepositante", configuracao.tempo_separacao as "tempoSeparacao",
    configuracao.tempo_faturar as "tempoFaturar", pedido.numero_pedido_cliente as "numeroPedidoCliente",
    pedido.transportadora as "transportadora", pedido.data_hora_coleta as "dataHoraColeta",
    pedido.urgente as "urgente", pedido.concluido as "concluido"
  from pagina
  join pedido on pedido.id = pagina.chave
  join cliente on cliente.id = pedido.cliente_id
  cross join (select tempo_separacao, tempo_faturar
  from configuracao
  order by id desc
  limit 1) as configuracao
  order by coalesce(("status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and etapa in ('CRIADO', 'EM_SEPARACAO')
  and status_desde < (select $5::timestamptz - make_interval(secs => ("tempo_separacao" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1)) or ("status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and etapa = 'A_FATURAR'
  and status_desde < (select $6::timestamptz - make_interval(secs => ("tempo_faturar" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1)), false) desc, "pedido"."data_hora_coleta" asc, pedido.id asc;

with pagina as materialized ( select pedido.numero_pedido as chave
  from (select *
  from pedido
  where data_hora_coleta >= $1
  and data_hora_coleta < $2 offset 0) as pedido
  where true
  and data_hora_coleta >= $3
  and data_hora_coleta < $4
  order by pedido.numero_pedido desc
  limit $5 offset $6 ) select pedido.id, pedido.numero_pedido as "numeroPedido", pedido.etapa,
    pedido.status_desde as "statusDesde", pedido.status_alcis as "statusAlcis",
    pedido.data_expedicao as "dataExpedicao", pedido.criado_em as "criadoEm",
    pedido.ultima_atualizacao as "ultimaAtualizacao", pedido.versao, cliente.id as "clienteId",
    cliente.nome_fantasia as "nomeFantasia", cliente.cnpj_cpf as "cnpjCpf", cliente.codigo_cliente as "codigoCliente",
    cliente.codigo_depositante as "codigoDepositante", configuracao.tempo_separacao as "tempoSeparacao",
    configuracao.tempo_faturar as "tempoFaturar", pedido.numero_pedido_cliente as "numeroPedidoCliente",
    pedido.transportadora as "transportadora", pedido.data_hora_coleta as "dataHoraColeta",
    pedido.urgente as "urgente", pedido.concluido as "concluido"
  from pagina
  join pedido on pedido.numero_pedido = pagina.chave
  join cliente on cliente.id = pedido.cliente_id
  cross join (select tempo_separacao, tempo_faturar
  from configuracao
  order by id desc
  limit 1) as configuracao
  order by pedido.numero_pedido desc;

with pagina as materialized ( select pedido.numero_pedido as chave
  from pedido
  where "cliente_id" = $1
  and cliente_id = (select id
  from cliente
  where codigo_cliente = $2)
  order by pedido.numero_pedido desc
  limit $3 offset $4 ) select pedido.id, pedido.numero_pedido as "numeroPedido", pedido.etapa,
    pedido.status_desde as "statusDesde", pedido.status_alcis as "statusAlcis",
    pedido.data_expedicao as "dataExpedicao", pedido.criado_em as "criadoEm",
    pedido.ultima_atualizacao as "ultimaAtualizacao", pedido.versao, cliente.id as "clienteId",
    cliente.nome_fantasia as "nomeFantasia", cliente.cnpj_cpf as "cnpjCpf", cliente.codigo_cliente as "codigoCliente",
    cliente.codigo_depositante as "codigoDepositante", configuracao.tempo_separacao as "tempoSeparacao",
    configuracao.tempo_faturar as "tempoFaturar", pedido.numero_pedido_cliente as "numeroPedidoCliente",
    pedido.transportadora as "transportadora", pedido.data_hora_coleta as "dataHoraColeta",
    pedido.urgente as "urgente", pedido.concluido as "concluido"
  from pagina
  join pedido on pedido.numero_pedido = pagina.chave
  join cliente on cliente.id = pedido.cliente_id
  cross join (select tempo_separacao, tempo_faturar
  from configuracao
  order by id desc
  limit 1) as configuracao
  order by pedido.numero_pedido desc;

with pagina as materialized ( select pedido.numero_pedido as chave
  from pedido
  where "cliente_id" = $1
  order by pedido.numero_pedido desc
  limit $2 offset $3 ) select pedido.id, pedido.numero_pedido as "numeroPedido", pedido.etapa,
    pedido.status_desde as "statusDesde", pedido.status_alcis as "statusAlcis",
    pedido.data_expedicao as "dataExpedicao", pedido.criado_em as "criadoEm",
    pedido.ultima_atualizacao as "ultimaAtualizacao", pedido.versao, cliente.id as "clienteId",
    cliente.nome_fantasia as "nomeFantasia", cliente.cnpj_cpf as "cnpjCpf", cliente.codigo_cliente as "codigoCliente",
    cliente.codigo_depositante as "codigoDepositante", configuracao.tempo_separacao as "tempoSeparacao",
    configuracao.tempo_faturar as "tempoFaturar", pedido.numero_pedido_cliente as "numeroPedidoCliente",
    pedido.transportadora as "transportadora", pedido.data_hora_coleta as "dataHoraColeta",
    pedido.urgente as "urgente", pedido.concluido as "concluido"
  from pagina
  join pedido on pedido.numero_pedido = pagina.chave
  join cliente on cliente.id = pedido.cliente_id
  cross join (select tempo_separacao, tempo_faturar
  from configuracao
  order by id desc
  limit 1) as configuracao
  order by pedido.numero_pedido desc;

with pagina as materialized ( select pedido.numero_pedido as chave
  from pedido
  where true
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and etapa = 'FATURADO'
  order by pedido.numero_pedido desc
  limit $1 offset $2 ) select pedido.id, pedido.numero_pedido as "numeroPedido", pedido.etapa,
    pedido.status_desde as "statusDesde", pedido.status_alcis as "statusAlcis",
    pedido.data_expedicao as "dataExpedicao", pedido.criado_em as "criadoEm",
    pedido.ultima_atualizacao as "ultimaAtualizacao", pedido.versao, cliente.id as "clienteId",
    cliente.nome_fantasia as "nomeFantasia", cliente.cnpj_cpf as "cnpjCpf", cliente.codigo_cliente as "codigoCliente",
    cliente.codigo_depositante as "codigoDepositante", configuracao.tempo_separacao as "tempoSeparacao",
    configuracao.tempo_faturar as "tempoFaturar", pedido.numero_pedido_cliente as "numeroPedidoCliente",
    pedido.transportadora as "transportadora", pedido.data_hora_coleta as "dataHoraColeta",
    pedido.urgente as "urgente", pedido.concluido as "concluido"
  from pagina
  join pedido on pedido.numero_pedido = pagina.chave
  join cliente on cliente.id = pedido.cliente_id
  cross join (select tempo_separacao, tempo_faturar
  from configuracao
  order by id desc
  limit 1) as configuracao
  order by pedido.numero_pedido desc;

with pagina as materialized ( select pedido.numero_pedido as chave
  from pedido
  where true
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and data_hora_coleta >= $1
  and data_hora_coleta < $2
  order by pedido.numero_pedido desc
  limit $3 offset $4 ) select pedido.id, pedido.numero_pedido as "numeroPedido", pedido.etapa,
    pedido.status_desde as "statusDesde", pedido.status_alcis as "statusAlcis",
    pedido.data_expedicao as "dataExpedicao", pedido.criado_em as "criadoEm",
    pedido.ultima_atualizacao as "ultimaAtualizacao", pedido.versao, cliente.id as "clienteId",
    cliente.nome_fantasia as "nomeFantasia", cliente.cnpj_cpf as "cnpjCpf", cliente.codigo_cliente as "codigoCliente",
    cliente.codigo_depositante as "codigoDepositante", configuracao.tempo_separacao as "tempoSeparacao",
    configuracao.tempo_faturar as "tempoFaturar", pedido.numero_pedido_cliente as "numeroPedidoCliente",
    pedido.transportadora as "transportadora", pedido.data_hora_coleta as "dataHoraColeta",
    pedido.urgente as "urgente", pedido.concluido as "concluido"
  from pagina
  join pedido on pedido.numero_pedido = pagina.chave
  join cliente on cliente.id = pedido.cliente_id
  cross join (select tempo_separacao, tempo_faturar
  from configuracao
  order by id desc
  limit 1) as configuracao
  order by pedido.numero_pedido desc;

with pagina as materialized ( select pedido.numero_pedido as chave
  from pedido
  where true
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and etapa = 'A_FATURAR'
  and (status_desde is null or status_desde >= (select $1::timestamptz - make_interval(secs => ("tempo_faturar" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1))
  order by pedido.numero_pedido desc
  limit $2 offset $3 ) select pedido.id, pedido.numero_pedido as "numeroPedido", pedido.etapa,
    pedido.status_desde as "statusDesde", pedido.status_alcis as "statusAlcis",
    pedido.data_expedicao as "dataExpedicao", pedido.criado_em as "criadoEm",
    pedido.ultima_atualizacao as "ultimaAtualizacao", pedido.versao, cliente.id as "clienteId",
    cliente.nome_fantasia as "nomeFantasia", cliente.cnpj_cpf as "cnpjCpf", cliente.codigo_cliente as "codigoCliente",
    cliente.codigo_depositante as "codigoDepositante", configuracao.tempo_separacao as "tempoSeparacao",
    configuracao.tempo_faturar as "tempoFaturar", pedido.numero_pedido_cliente as "numeroPedidoCliente",
    pedido.transportadora as "transportadora", pedido.data_hora_coleta as "dataHoraColeta",
    pedido.urgente as "urgente", pedido.concluido as "concluido"
  from pagina
  join pedido on pedido.numero_pedido = pagina.chave
  join cliente on cliente.id = pedido.cliente_id
  cross join (select tempo_separacao, tempo_faturar
  from configuracao
  order by id desc
  limit 1) as configuracao
  order by pedido.numero_pedido desc;

with pagina as materialized ( select pedido.numero_pedido as chave
  from pedido
  where true
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and etapa = 'A_FATURAR'
  and status_desde < (select $1::timestamptz - make_interval(secs => ("tempo_faturar" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1)
  order by pedido.numero_pedido desc
  limit $2 offset $3 ) select pedido.id, pedido.numero_pedido as "numeroPedido", pedido.etapa,
    pedido.status_desde as "statusDesde", pedido.status_alcis as "statusAlcis",
    pedido.data_expedicao as "dataExpedicao", pedido.criado_em as "criadoEm",
    pedido.ultima_atualizacao as "ultimaAtualizacao", pedido.versao, cliente.id as "clienteId",
    cliente.nome_fantasia as "nomeFantasia", cliente.cnpj_cpf as "cnpjCpf", cliente.codigo_cliente as "codigoCliente",
    cliente.codigo_depositante as "codigoDepositante", configuracao.tempo_separacao as "tempoSeparacao",
    configuracao.tempo_faturar as "tempoFaturar", pedido.numero_pedido_cliente as "numeroPedidoCliente",
    pedido.transportadora as "transportadora", pedido.data_hora_coleta as "dataHoraColeta",
    pedido.urgente as "urgente", pedido.concluido as "concluido"
  from pagina
  join pedido on pedido.numero_pedido = pagina.chave
  join cliente on cliente.id = pedido.cliente_id
  cross join (select tempo_separacao, tempo_faturar
  from configuracao
  order by id desc
  limit 1) as configuracao
  order by pedido.numero_pedido desc;

with pagina as materialized ( select pedido.numero_pedido as chave
  from pedido
  where true
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and etapa = 'CRIADO'
  and (status_desde is null or status_desde >= (select $1::timestamptz - make_interval(secs => ("tempo_separacao" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1))
  order by pedido.numero_pedido desc
  limit $2 offset $3 ) select pedido.id, pedido.numero_pedido as "numeroPedido", pedido.etapa,
    pedido.status_desde as "statusDesde", pedido.status_alcis as "statusAlcis",
    pedido.data_expedicao as "dataExpedicao", pedido.criado_em as "criadoEm",
    pedido.ultima_atualizacao as "ultimaAtualizacao", pedido.versao, cliente.id as "clienteId",
    cliente.nome_fantasia as "nomeFantasia", cliente.cnpj_cpf as "cnpjCpf", cliente.codigo_cliente as "codigoCliente",
    cliente.codigo_depositante as "codigoDepositante", configuracao.tempo_separacao as "tempoSeparacao",
    configuracao.tempo_faturar as "tempoFaturar", pedido.numero_pedido_cliente as "numeroPedidoCliente",
    pedido.transportadora as "transportadora", pedido.data_hora_coleta as "dataHoraColeta",
    pedido.urgente as "urgente", pedido.concluido as "concluido"
  from pagina
  join pedido on pedido.numero_pedido = pagina.chave
  join cliente on cliente.id = pedido.cliente_id
  cross join (select tempo_separacao, tempo_faturar
  from configuracao
  order by id desc
  limit 1) as configuracao
  order by pedido.numero_pedido desc;

with pagina as materialized ( select pedido.numero_pedido as chave
  from pedido
  where true
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and etapa = 'EM_SEPARACAO'
  and (status_desde is null or status_desde >= (select $1::timestamptz - make_interval(secs => ("tempo_separacao" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1))
  order by pedido.numero_pedido desc
  limit $2 offset $3 ) select pedido.id, pedido.numero_pedido as "numeroPedido", pedido.etapa,
    pedido.status_desde as "statusDesde", pedido.status_alcis as "statusAlcis",
    pedido.data_expedicao as "dataExpedicao", pedido.criado_em as "criadoEm",
    pedido.ultima_atualizacao as "ultimaAtualizacao", pedido.versao, cliente.id as "clienteId",
    cliente.nome_fantasia as "nomeFantasia", cliente.cnpj_cpf as "cnpjCpf", cliente.codigo_cliente as "codigoCliente",
    cliente.codigo_depositante as "codigoDepositante", configuracao.tempo_separacao as "tempoSeparacao",
    configuracao.tempo_faturar as "tempoFaturar", pedido.numero_pedido_cliente as "numeroPedidoCliente",
    pedido.transportadora as "transportadora", pedido.data_hora_coleta as "dataHoraColeta",
    pedido.urgente as "urgente", pedido.concluido as "concluido"
  from pagina
  join pedido on pedido.numero_pedido = pagina.chave
  join cliente on cliente.id = pedido.cliente_id
  cross join (select tempo_separacao, tempo_faturar
  from configuracao
  order by id desc
  limit 1) as configuracao
  order by pedido.numero_pedido desc;

with pagina as materialized ( select pedido.numero_pedido as chave
  from pedido
  where true
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and etapa = 'FATURADO'
  and data_hora_coleta >= $1
  and data_hora_coleta < $2
  order by pedido.numero_pedido desc
  limit $3 offset $4 ) select pedido.id, pedido.numero_pedido as "numeroPedido", pedido.etapa,
    pedido.status_desde as "statusDesde", pedido.status_alcis as "statusAlcis",
    pedido.data_expedicao as "dataExpedicao", pedido.criado_em as "criadoEm",
    pedido.ultima_atualizacao as "ultimaAtualizacao", pedido.versao, cliente.id as "clienteId",
    cliente.nome_fantasia as "nomeFantasia", cliente.cnpj_cpf as "cnpjCpf", cliente.codigo_cliente as "codigoCliente",
    cliente.codigo_depositante as "codigoDepositante", configuracao.tempo_separacao as "tempoSeparacao",
    configuracao.tempo_faturar as "tempoFaturar", pedido.numero_pedido_cliente as "numeroPedidoCliente",
    pedido.transportadora as "transportadora", pedido.data_hora_coleta as "dataHoraColeta",
    pedido.urgente as "urgente", pedido.concluido as "concluido"
  from pagina
  join pedido on pedido.numero_pedido = pagina.chave
  join cliente on cliente.id = pedido.cliente_id
  cross join (select tempo_separacao, tempo_faturar
  from configuracao
  order by id desc
  limit 1) as configuracao
  order by pedido.numero_pedido desc;

with pagina as materialized ( select pedido.numero_pedido as chave
  from pedido
  where true
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and etapa = 'FATURADO'
  order by pedido.numero_pedido desc
  limit $1 offset $2 ) select pedido.id, pedido.numero_pedido as "numeroPedido", pedido.etapa,
    pedido.status_desde as "statusDesde", pedido.status_alcis as "statusAlcis",
    pedido.data_expedicao as "dataExpedicao", pedido.criado_em as "criadoEm",
    pedido.ultima_atualizacao as "ultimaAtualizacao", pedido.versao, cliente.id as "clienteId",
    cliente.nome_fantasia as "nomeFantasia", cliente.cnpj_cpf as "cnpjCpf", cliente.codigo_cliente as "codigoCliente",
    cliente.codigo_depositante as "codigoDepositante", configuracao.tempo_separacao as "tempoSeparacao",
    configuracao.tempo_faturar as "tempoFaturar", pedido.numero_pedido_cliente as "numeroPedidoCliente",
    pedido.transportadora as "transportadora", pedido.data_hora_coleta as "dataHoraColeta",
    pedido.urgente as "urgente", pedido.concluido as "concluido"
  from pagina
  join pedido on pedido.numero_pedido = pagina.chave
  join cliente on cliente.id = pedido.cliente_id
  cross join (select tempo_separacao, tempo_faturar
  from configuracao
  order by id desc
  limit 1) as configuracao
  order by pedido.numero_pedido desc;

with pagina as materialized ( select pedido.numero_pedido as chave
  from pedido
  where true
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and etapa in ('CRIADO', 'EM_SEPARACAO')
  and status_desde < (select $1::timestamptz - make_interval(secs => ("tempo_separacao" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1)
  and data_hora_coleta >= $2
  and data_hora_coleta < $3
  order by pedido.numero_pedido desc
  limit $4 offset $5 ) select pedido.id, pedido.numero_pedido as "numeroPedido", pedido.etapa,
    pedido.status_desde as "statusDesde", pedido.status_alcis as "statusAlcis",
    pedido.data_expedicao as "dataExpedicao", pedido.criado_em as "criadoEm",
    pedido.ultima_atualizacao as "ultimaAtualizacao", pedido.versao, cliente.id as "clienteId",
    cliente.nome_fantasia as "nomeFantasia", cliente.cnpj_cpf as "cnpjCpf", cliente.codigo_cliente as "codigoCliente",
    cliente.codigo_depositante as "codigoDepositante", configuracao.tempo_separacao as "tempoSeparacao",
    configuracao.tempo_faturar as "tempoFaturar", pedido.numero_pedido_cliente as "numeroPedidoCliente",
    pedido.transportadora as "transportadora", pedido.data_hora_coleta as "dataHoraColeta",
    pedido.urgente as "urgente", pedido.concluido as "concluido"
  from pagina
  join pedido on pedido.numero_pedido = pagina.chave
  join cliente on cliente.id = pedido.cliente_id
  cross join (select tempo_separacao, tempo_faturar
  from configuracao
  order by id desc
  limit 1) as configuracao
  order by pedido.numero_pedido desc;

with pagina as materialized ( select pedido.numero_pedido as chave
  from pedido
  where true
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  order by pedido.numero_pedido desc
  limit $1 offset $2 ) select pedido.id, pedido.numero_pedido as "numeroPedido", pedido.etapa,
    pedido.status_desde as "statusDesde", pedido.status_alcis as "statusAlcis",
    pedido.data_expedicao as "dataExpedicao", pedido.criado_em as "criadoEm",
    pedido.ultima_atualizacao as "ultimaAtualizacao", pedido.versao, cliente.id as "clienteId",
    cliente.nome_fantasia as "nomeFantasia", cliente.cnpj_cpf as "cnpjCpf", cliente.codigo_cliente as "codigoCliente",
    cliente.codigo_depositante as "codigoDepositante", configuracao.tempo_separacao as "tempoSeparacao",
    configuracao.tempo_faturar as "tempoFaturar", pedido.numero_pedido_cliente as "numeroPedidoCliente",
    pedido.transportadora as "transportadora", pedido.data_hora_coleta as "dataHoraColeta",
    pedido.urgente as "urgente", pedido.concluido as "concluido"
  from pagina
  join pedido on pedido.numero_pedido = pagina.chave
  join cliente on cliente.id = pedido.cliente_id
  cross join (select tempo_separacao, tempo_faturar
  from configuracao
  order by id desc
  limit 1) as configuracao
  order by pedido.numero_pedido desc;

with pagina as materialized ( select pedido.numero_pedido as chave
  from pedido
  where true
  and cliente_id = $1
  and etapa <> 'CANCELADO'
  and "pedido"."criado_em" >= $2
  and "pedido"."criado_em" < $3
  and data_expedicao <= data_hora_coleta
  order by pedido.numero_pedido desc
  limit $4 offset $5 ) select pedido.id, pedido.numero_pedido as "numeroPedido", pedido.etapa,
    pedido.status_desde as "statusDesde", pedido.status_alcis as "statusAlcis",
    pedido.data_expedicao as "dataExpedicao", pedido.criado_em as "criadoEm",
    pedido.ultima_atualizacao as "ultimaAtualizacao", pedido.versao, cliente.id as "clienteId",
    cliente.nome_fantasia as "nomeFantasia", cliente.cnpj_cpf as "cnpjCpf", cliente.codigo_cliente as "codigoCliente",
    cliente.codigo_depositante as "codigoDepositante", configuracao.tempo_separacao as "tempoSeparacao",
    configuracao.tempo_faturar as "tempoFaturar", pedido.numero_pedido_cliente as "numeroPedidoCliente",
    pedido.transportadora as "transportadora", pedido.data_hora_coleta as "dataHoraColeta",
    pedido.urgente as "urgente", pedido.concluido as "concluido"
  from pagina
  join pedido on pedido.numero_pedido = pagina.chave
  join cliente on cliente.id = pedido.cliente_id
  cross join (select tempo_separacao, tempo_faturar
  from configuracao
  order by id desc
  limit 1) as configuracao
  order by pedido.numero_pedido desc;

with pagina as materialized ( select pedido.numero_pedido as chave
  from pedido
  where true
  and cliente_id = $1
  and etapa <> 'CANCELADO'
  and "pedido"."criado_em" >= $2
  and "pedido"."criado_em" < $3
  and data_expedicao > data_hora_coleta
  order by pedido.numero_pedido desc
  limit $4 offset $5 ) select pedido.id, pedido.numero_pedido as "numeroPedido", pedido.etapa,
    pedido.status_desde as "statusDesde", pedido.status_alcis as "statusAlcis",
    pedido.data_expedicao as "dataExpedicao", pedido.criado_em as "criadoEm",
    pedido.ultima_atualizacao as "ultimaAtualizacao", pedido.versao, cliente.id as "clienteId",
    cliente.nome_fantasia as "nomeFantasia", cliente.cnpj_cpf as "cnpjCpf", cliente.codigo_cliente as "codigoCliente",
    cliente.codigo_depositante as "codigoDepositante", configuracao.tempo_separacao as "tempoSeparacao",
    configuracao.tempo_faturar as "tempoFaturar", pedido.numero_pedido_cliente as "numeroPedidoCliente",
    pedido.transportadora as "transportadora", pedido.data_hora_coleta as "dataHoraColeta",
    pedido.urgente as "urgente", pedido.concluido as "concluido"
  from pagina
  join pedido on pedido.numero_pedido = pagina.chave
  join cliente on cliente.id = pedido.cliente_id
  cross join (select tempo_separacao, tempo_faturar
  from configuracao
  order by id desc
  limit 1) as configuracao
  order by pedido.numero_pedido desc;

with pagina as materialized ( select pedido.numero_pedido as chave
  from pedido
  where true
  and cliente_id = $1
  and etapa <> 'CANCELADO'
  and "pedido"."criado_em" >= $2
  and "pedido"."criado_em" < $3
  and data_expedicao is null
  order by pedido.numero_pedido desc
  limit $4 offset $5 ) select pedido.id, pedido.numero_pedido as "numeroPedido", pedido.etapa,
    pedido.status_desde as "statusDesde", pedido.status_alcis as "statusAlcis",
    pedido.data_expedicao as "dataExpedicao", pedido.criado_em as "criadoEm",
    pedido.ultima_atualizacao as "ultimaAtualizacao", pedido.versao, cliente.id as "clienteId",
    cliente.nome_fantasia as "nomeFantasia", cliente.cnpj_cpf as "cnpjCpf", cliente.codigo_cliente as "codigoCliente",
    cliente.codigo_depositante as "codigoDepositante", configuracao.tempo_separacao as "tempoSeparacao",
    configuracao.tempo_faturar as "tempoFaturar", pedido.numero_pedido_cliente as "numeroPedidoCliente",
    pedido.transportadora as "transportadora", pedido.data_hora_coleta as "dataHoraColeta",
    pedido.urgente as "urgente", pedido.concluido as "concluido"
  from pagina
  join pedido on pedido.numero_pedido = pagina.chave
  join cliente on cliente.id = pedido.cliente_id
  cross join (select tempo_separacao, tempo_faturar
  from configuracao
  order by id desc
  limit 1) as configuracao
  order by pedido.numero_pedido desc;

with pagina as materialized ( select pedido.numero_pedido as chave
  from pedido
  where true
  and cliente_id = $1
  and etapa <> 'CANCELADO'
  and "pedido"."criado_em" >= $2
  and "pedido"."criado_em" < $3
  order by pedido.numero_pedido desc
  limit $4 offset $5 ) select pedido.id, pedido.numero_pedido as "numeroPedido", pedido.etapa,
    pedido.status_desde as "statusDesde", pedido.status_alcis as "statusAlcis",
    pedido.data_expedicao as "dataExpedicao", pedido.criado_em as "criadoEm",
    pedido.ultima_atualizacao as "ultimaAtualizacao", pedido.versao, cliente.id as "clienteId",
    cliente.nome_fantasia as "nomeFantasia", cliente.cnpj_cpf as "cnpjCpf", cliente.codigo_cliente as "codigoCliente",
    cliente.codigo_depositante as "codigoDepositante", configuracao.tempo_separacao as "tempoSeparacao",
    configuracao.tempo_faturar as "tempoFaturar", pedido.numero_pedido_cliente as "numeroPedidoCliente",
    pedido.transportadora as "transportadora", pedido.data_hora_coleta as "dataHoraColeta",
    pedido.urgente as "urgente", pedido.concluido as "concluido"
  from pagina
  join pedido on pedido.numero_pedido = pagina.chave
  join cliente on cliente.id = pedido.cliente_id
  cross join (select tempo_separacao, tempo_faturar
  from configuracao
  order by id desc
  limit 1) as configuracao
  order by pedido.numero_pedido desc;

with pagina as materialized ( select pedido.numero_pedido as chave
  from pedido
  where true
  and cliente_id = (select id
  from cliente
  where codigo_cliente = $1)
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and etapa = 'A_FATURAR'
  and (status_desde is null or status_desde >= (select $2::timestamptz - make_interval(secs => ("tempo_faturar" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1))
  order by pedido.numero_pedido desc
  limit $3 offset $4 ) select pedido.id, pedido.numero_pedido as "numeroPedido", pedido.etapa,
    pedido.status_desde as "statusDesde", pedido.status_alcis as "statusAlcis",
    pedido.data_expedicao as "dataExpedicao", pedido.criado_em as "criadoEm",
    pedido.ultima_atualizacao as "ultimaAtualizacao", pedido.versao, cliente.id as "clienteId",
    cliente.nome_fantasia as "nomeFantasia", cliente.cnpj_cpf as "cnpjCpf", cliente.codigo_cliente as "codigoCliente",
    cliente.codigo_depositante as "codigoDepositante", configuracao.tempo_separacao as "tempoSeparacao",
    configuracao.tempo_faturar as "tempoFaturar", pedido.numero_pedido_cliente as "numeroPedidoCliente",
    pedido.transportadora as "transportadora", pedido.data_hora_coleta as "dataHoraColeta",
    pedido.urgente as "urgente", pedido.concluido as "concluido"
  from pagina
  join pedido on pedido.numero_pedido = pagina.chave
  join cliente on cliente.id = pedido.cliente_id
  cross join (select tempo_separacao, tempo_faturar
  from configuracao
  order by id desc
  limit 1) as configuracao
  order by pedido.numero_pedido desc;

with pagina as materialized ( select pedido.numero_pedido as chave
  from pedido
  where true
  and cliente_id = (select id
  from cliente
  where codigo_cliente = $1)
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and etapa = 'FATURADO'
  order by pedido.numero_pedido desc
  limit $2 offset $3 ) select pedido.id, pedido.numero_pedido as "numeroPedido", pedido.etapa,
    pedido.status_desde as "statusDesde", pedido.status_alcis as "statusAlcis",
    pedido.data_expedicao as "dataExpedicao", pedido.criado_em as "criadoEm",
    pedido.ultima_atualizacao as "ultimaAtualizacao", pedido.versao, cliente.id as "clienteId",
    cliente.nome_fantasia as "nomeFantasia", cliente.cnpj_cpf as "cnpjCpf", cliente.codigo_cliente as "codigoCliente",
    cliente.codigo_depositante as "codigoDepositante", configuracao.tempo_separacao as "tempoSeparacao",
    configuracao.tempo_faturar as "tempoFaturar", pedido.numero_pedido_cliente as "numeroPedidoCliente",
    pedido.transportadora as "transportadora", pedido.data_hora_coleta as "dataHoraColeta",
    pedido.urgente as "urgente", pedido.concluido as "concluido"
  from pagina
  join pedido on pedido.numero_pedido = pagina.chave
  join cliente on cliente.id = pedido.cliente_id
  cross join (select tempo_separacao, tempo_faturar
  from configuracao
  order by id desc
  limit 1) as configuracao
  order by pedido.numero_pedido desc;

with pagina as materialized ( select pedido.numero_pedido as chave
  from pedido
  where true
  and cliente_id = (select id
  from cliente
  where codigo_cliente = $1)
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  order by pedido.numero_pedido desc
  limit $2 offset $3 ) select pedido.id, pedido.numero_pedido as "numeroPedido", pedido.etapa,
    pedido.status_desde as "statusDesde", pedido.status_alcis as "statusAlcis",
    pedido.data_expedicao as "dataExpedicao", pedido.criado_em as "criadoEm",
    pedido.ultima_atualizacao as "ultimaAtualizacao", pedido.versao, cliente.id as "clienteId",
    cliente.nome_fantasia as "nomeFantasia", cliente.cnpj_cpf as "cnpjCpf", cliente.codigo_cliente as "codigoCliente",
    cliente.codigo_depositante as "codigoDepositante", configuracao.tempo_separacao as "tempoSeparacao",
    configuracao.tempo_faturar as "tempoFaturar", pedido.numero_pedido_cliente as "numeroPedidoCliente",
    pedido.transportadora as "transportadora", pedido.data_hora_coleta as "dataHoraColeta",
    pedido.urgente as "urgente", pedido.concluido as "concluido"
  from pagina
  join pedido on pedido.numero_pedido = pagina.chave
  join cliente on cliente.id = pedido.cliente_id
  cross join (select tempo_separacao, tempo_faturar
  from configuracao
  order by id desc
  limit 1) as configuracao
  order by pedido.numero_pedido desc;

with pagina as materialized ( select pedido.numero_pedido as chave
  from pedido
  where true
  and cliente_id = (select id
  from cliente
  where codigo_cliente = $1)
  and data_hora_coleta >= $2
  and data_hora_coleta < $3
  order by pedido.numero_pedido desc
  limit $4 offset $5 ) select pedido.id, pedido.numero_pedido as "numeroPedido", pedido.etapa,
    pedido.status_desde as "statusDesde", pedido.status_alcis as "statusAlcis",
    pedido.data_expedicao as "dataExpedicao", pedido.criado_em as "criadoEm",
    pedido.ultima_atualizacao as "ultimaAtualizacao", pedido.versao, cliente.id as "clienteId",
    cliente.nome_fantasia as "nomeFantasia", cliente.cnpj_cpf as "cnpjCpf", cliente.codigo_cliente as "codigoCliente",
    cliente.codigo_depositante as "codigoDepositante", configuracao.tempo_separacao as "tempoSeparacao",
    configuracao.tempo_faturar as "tempoFaturar", pedido.numero_pedido_cliente as "numeroPedidoCliente",
    pedido.transportadora as "transportadora", pedido.data_hora_coleta as "dataHoraColeta",
    pedido.urgente as "urgente", pedido.concluido as "concluido"
  from pagina
  join pedido on pedido.numero_pedido = pagina.chave
  join cliente on cliente.id = pedido.cliente_id
  cross join (select tempo_separacao, tempo_faturar
  from configuracao
  order by id desc
  limit 1) as configuracao
  order by pedido.numero_pedido desc;

with pagina as materialized ( select pedido.numero_pedido as chave
  from pedido
  where true
  and cliente_id = (select id
  from cliente
  where codigo_cliente = $1)
  and status_alcis = $2
  order by pedido.numero_pedido desc
  limit $3 offset $4 ) select pedido.id, pedido.numero_pedido as "numeroPedido", pedido.etapa,
    pedido.status_desde as "statusDesde", pedido.status_alcis as "statusAlcis",
    pedido.data_expedicao as "dataExpedicao", pedido.criado_em as "criadoEm",
    pedido.ultima_atualizacao as "ultimaAtualizacao", pedido.versao, cliente.id as "clienteId",
    cliente.nome_fantasia as "nomeFantasia", cliente.cnpj_cpf as "cnpjCpf", cliente.codigo_cliente as "codigoCliente",
    cliente.codigo_depositante as "codigoDepositante", configuracao.tempo_separacao as "tempoSeparacao",
    configuracao.tempo_faturar as "tempoFaturar", pedido.numero_pedido_cliente as "numeroPedidoCliente",
    pedido.transportadora as "transportadora", pedido.data_hora_coleta as "dataHoraColeta",
    pedido.urgente as "urgente", pedido.concluido as "concluido"
  from pagina
  join pedido on pedido.numero_pedido = pagina.chave
  join cliente on cliente.id = pedido.cliente_id
  cross join (select tempo_separacao, tempo_faturar
  from configuracao
  order by id desc
  limit 1) as configuracao
  order by pedido.numero_pedido desc;

with pagina as materialized ( select pedido.numero_pedido as chave
  from pedido
  where true
  and cliente_id = (select id
  from cliente
  where codigo_cliente = $1)
  order by pedido.numero_pedido desc
  limit $2 offset $3 ) select pedido.id, pedido.numero_pedido as "numeroPedido", pedido.etapa,
    pedido.status_desde as "statusDesde", pedido.status_alcis as "statusAlcis",
    pedido.data_expedicao as "dataExpedicao", pedido.criado_em as "criadoEm",
    pedido.ultima_atualizacao as "ultimaAtualizacao", pedido.versao, cliente.id as "clienteId",
    cliente.nome_fantasia as "nomeFantasia", cliente.cnpj_cpf as "cnpjCpf", cliente.codigo_cliente as "codigoCliente",
    cliente.codigo_depositante as "codigoDepositante", configuracao.tempo_separacao as "tempoSeparacao",
    configuracao.tempo_faturar as "tempoFaturar", pedido.numero_pedido_cliente as "numeroPedidoCliente",
    pedido.transportadora as "transportadora", pedido.data_hora_coleta as "dataHoraColeta",
    pedido.urgente as "urgente", pedido.concluido as "concluido"
  from pagina
  join pedido on pedido.numero_pedido = pagina.chave
  join cliente on cliente.id = pedido.cliente_id
  cross join (select tempo_separacao, tempo_faturar
  from configuracao
  order by id desc
  limit 1) as configuracao
  order by pedido.numero_pedido desc;

with pagina as materialized ( select pedido.numero_pedido as chave
  from pedido
  where true
  and etapa <> 'CANCELADO'
  and "pedido"."criado_em" >= $1
  and "pedido"."criado_em" < $2
  and data_expedicao <= data_hora_coleta
  order by pedido.numero_pedido desc
  limit $3 offset $4 ) select pedido.id, pedido.numero_pedido as "numeroPedido", pedido.etapa,
    pedido.status_desde as "statusDesde", pedido.status_alcis as "statusAlcis",
    pedido.data_expedicao as "dataExpedicao", pedido.criado_em as "criadoEm",
    pedido.ultima_atualizacao as "ultimaAtualizacao", pedido.versao, cliente.id as "clienteId",
    cliente.nome_fantasia as "nomeFantasia", cliente.cnpj_cpf as "cnpjCpf", cliente.codigo_cliente as "codigoCliente",
    cliente.codigo_depositante as "codigoDepositante", configuracao.tempo_separacao as "tempoSeparacao",
    configuracao.tempo_faturar as "tempoFaturar", pedido.numero_pedido_cliente as "numeroPedidoCliente",
    pedido.transportadora as "transportadora", pedido.data_hora_coleta as "dataHoraColeta",
    pedido.urgente as "urgente", pedido.concluido as "concluido"
  from pagina
  join pedido on pedido.numero_pedido = pagina.chave
  join cliente on cliente.id = pedido.cliente_id
  cross join (select tempo_separacao, tempo_faturar
  from configuracao
  order by id desc
  limit 1) as configuracao
  order by pedido.numero_pedido desc;

with pagina as materialized ( select pedido.numero_pedido as chave
  from pedido
  where true
  and etapa <> 'CANCELADO'
  and "pedido"."criado_em" >= $1
  and "pedido"."criado_em" < $2
  and data_expedicao > data_hora_coleta
  order by pedido.numero_pedido desc
  limit $3 offset $4 ) select pedido.id, pedido.numero_pedido as "numeroPedido", pedido.etapa,
    pedido.status_desde as "statusDesde", pedido.status_alcis as "statusAlcis",
    pedido.data_expedicao as "dataExpedicao", pedido.criado_em as "criadoEm",
    pedido.ultima_atualizacao as "ultimaAtualizacao", pedido.versao, cliente.id as "clienteId",
    cliente.nome_fantasia as "nomeFantasia", cliente.cnpj_cpf as "cnpjCpf", cliente.codigo_cliente as "codigoCliente",
    cliente.codigo_depositante as "codigoDepositante", configuracao.tempo_separacao as "tempoSeparacao",
    configuracao.tempo_faturar as "tempoFaturar", pedido.numero_pedido_cliente as "numeroPedidoCliente",
    pedido.transportadora as "transportadora", pedido.data_hora_coleta as "dataHoraColeta",
    pedido.urgente as "urgente", pedido.concluido as "concluido"
  from pagina
  join pedido on pedido.numero_pedido = pagina.chave
  join cliente on cliente.id = pedido.cliente_id
  cross join (select tempo_separacao, tempo_faturar
  from configuracao
  order by id desc
  limit 1) as configuracao
  order by pedido.numero_pedido desc;

with pagina as materialized ( select pedido.numero_pedido as chave
  from pedido
  where true
  and etapa <> 'CANCELADO'
  and "pedido"."criado_em" >= $1
  and "pedido"."criado_em" < $2
  and data_expedicao is null
  order by pedido.numero_pedido desc
  limit $3 offset $4 ) select pedido.id, pedido.numero_pedido as "numeroPedido", pedido.etapa,
    pedido.status_desde as "statusDesde", pedido.status_alcis as "statusAlcis",
    pedido.data_expedicao as "dataExpedicao", pedido.criado_em as "criadoEm",
    pedido.ultima_atualizacao as "ultimaAtualizacao", pedido.versao, cliente.id as "clienteId",
    cliente.nome_fantasia as "nomeFantasia", cliente.cnpj_cpf as "cnpjCpf", cliente.codigo_cliente as "codigoCliente",
    cliente.codigo_depositante as "codigoDepositante", configuracao.tempo_separacao as "tempoSeparacao",
    configuracao.tempo_faturar as "tempoFaturar", pedido.numero_pedido_cliente as "numeroPedidoCliente",
    pedido.transportadora as "transportadora", pedido.data_hora_coleta as "dataHoraColeta",
    pedido.urgente as "urgente", pedido.concluido as "concluido"
  from pagina
  join pedido on pedido.numero_pedido = pagina.chave
  join cliente on cliente.id = pedido.cliente_id
  cross join (select tempo_separacao, tempo_faturar
  from configuracao
  order by id desc
  limit 1) as configuracao
  order by pedido.numero_pedido desc;

with pagina as materialized ( select pedido.numero_pedido as chave
  from pedido
  where true
  and etapa <> 'CANCELADO'
  and "pedido"."criado_em" >= $1
  and "pedido"."criado_em" < $2
  order by pedido.numero_pedido desc
  limit $3 offset $4 ) select pedido.id, pedido.numero_pedido as "numeroPedido", pedido.etapa,
    pedido.status_desde as "statusDesde", pedido.status_alcis as "statusAlcis",
    pedido.data_expedicao as "dataExpedicao", pedido.criado_em as "criadoEm",
    pedido.ultima_atualizacao as "ultimaAtualizacao", pedido.versao, cliente.id as "clienteId",
    cliente.nome_fantasia as "nomeFantasia", cliente.cnpj_cpf as "cnpjCpf", cliente.codigo_cliente as "codigoCliente",
    cliente.codigo_depositante as "codigoDepositante", configuracao.tempo_separacao as "tempoSeparacao",
    configuracao.tempo_faturar as "tempoFaturar", pedido.numero_pedido_cliente as "numeroPedidoCliente",
    pedido.transportadora as "transportadora", pedido.data_hora_coleta as "dataHoraColeta",
    pedido.urgente as "urgente", pedido.concluido as "concluido"
  from pagina
  join pedido on pedido.numero_pedido = pagina.chave
  join cliente on cliente.id = pedido.cliente_id
  cross join (select tempo_separacao, tempo_faturar
  from configuracao
  order by id desc
  limit 1) as configuracao
  order by pedido.numero_pedido desc;

with pagina as materialized ( select pedido.numero_pedido as chave
  from pedido
  where true
  and numero_pedido = $1
  order by pedido.numero_pedido desc
  limit $2 offset $3 ) select pedido.id, pedido.numero_pedido as "numeroPedido", pedido.etapa,
    pedido.status_desde as "statusDesde", pedido.status_alcis as "statusAlcis",
    pedido.data_expedicao as "dataExpedicao", pedido.criado_em as "criadoEm",
    pedido.ultima_atualizacao as "ultimaAtualizacao", pedido.versao, cliente.id as "clienteId",
    cliente.nome_fantasia as "nomeFantasia", cliente.cnpj_cpf as "cnpjCpf", cliente.codigo_cliente as "codigoCliente",
    cliente.codigo_depositante as "codigoDepositante", configuracao.tempo_separacao as "tempoSeparacao",
    configuracao.tempo_faturar as "tempoFaturar", pedido.numero_pedido_cliente as "numeroPedidoCliente",
    pedido.transportadora as "transportadora", pedido.data_hora_coleta as "dataHoraColeta",
    pedido.urgente as "urgente", pedido.concluido as "concluido"
  from pagina
  join pedido on pedido.numero_pedido = pagina.chave
  join cliente on cliente.id = pedido.cliente_id
  cross join (select tempo_separacao, tempo_faturar
  from configuracao
  order by id desc
  limit 1) as configuracao
  order by pedido.numero_pedido desc;

with pagina as materialized ( select pedido.numero_pedido as chave
  from pedido
  where true
  and pedido.id in (select pedido_id
  from pedido_passagem
  where "terminada_em" >= $1
  and "terminada_em" < $2
  and pedido_passagem.etapa = $3)
  order by pedido.numero_pedido desc
  limit $4 offset $5 ) select pedido.id, pedido.numero_pedido as "numeroPedido", pedido.etapa,
    pedido.status_desde as "statusDesde", pedido.status_alcis as "statusAlcis",
    pedido.data_expedicao as "dataExpedicao", pedido.criado_em as "criadoEm",
    pedido.ultima_atualizacao as "ultimaAtualizacao", pedido.versao, cliente.id as "clienteId",
    cliente.nome_fantasia as "nomeFantasia", cliente.cnpj_cpf as "cnpjCpf", cliente.codigo_cliente as "codigoCliente",
    cliente.codigo_depositante as "codigoDepositante", configuracao.tempo_separacao as "tempoSeparacao",
    configuracao.tempo_faturar as "tempoFaturar", pedido.numero_pedido_cliente as "numeroPedidoCliente",
    pedido.transportadora as "transportadora", pedido.data_hora_coleta as "dataHoraColeta",
    pedido.urgente as "urgente", pedido.concluido as "concluido"
  from pagina
  join pedido on pedido.numero_pedido = pagina.chave
  join cliente on cliente.id = pedido.cliente_id
  cross join (select tempo_separacao, tempo_faturar
  from configuracao
  order by id desc
  limit 1) as configuracao
  order by pedido.numero_pedido desc;

with pagina as materialized ( select pedido.numero_pedido as chave
  from pedido
  where true
  and status_alcis = $1
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and etapa = 'CRIADO'
  and (status_desde is null or status_desde >= (select $2::timestamptz - make_interval(secs => ("tempo_separacao" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1))
  order by pedido.numero_pedido desc
  limit $3 offset $4 ) select pedido.id, pedido.numero_pedido as "numeroPedido", pedido.etapa,
    pedido.status_desde as "statusDesde", pedido.status_alcis as "statusAlcis",
    pedido.data_expedicao as "dataExpedicao", pedido.criado_em as "criadoEm",
    pedido.ultima_atualizacao as "ultimaAtualizacao", pedido.versao, cliente.id as "clienteId",
    cliente.nome_fantasia as "nomeFantasia", cliente.cnpj_cpf as "cnpjCpf", cliente.codigo_cliente as "codigoCliente",
    cliente.codigo_depositante as "codigoDepositante", configuracao.tempo_separacao as "tempoSeparacao",
    configuracao.tempo_faturar as "tempoFaturar", pedido.numero_pedido_cliente as "numeroPedidoCliente",
    pedido.transportadora as "transportadora", pedido.data_hora_coleta as "dataHoraColeta",
    pedido.urgente as "urgente", pedido.concluido as "concluido"
  from pagina
  join pedido on pedido.numero_pedido = pagina.chave
  join cliente on cliente.id = pedido.cliente_id
  cross join (select tempo_separacao, tempo_faturar
  from configuracao
  order by id desc
  limit 1) as configuracao
  order by pedido.numero_pedido desc;

with pagina as materialized ( select pedido.numero_pedido as chave
  from pedido
  where true
  and status_alcis = $1
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and etapa = 'FATURADO'
  order by pedido.numero_pedido desc
  limit $2 offset $3 ) select pedido.id, pedido.numero_pedido as "numeroPedido", pedido.etapa,
    pedido.status_desde as "statusDesde", pedido.status_alcis as "statusAlcis",
    pedido.data_expedicao as "dataExpedicao", pedido.criado_em as "criadoEm",
    pedido.ultima_atualizacao as "ultimaAtualizacao", pedido.versao, cliente.id as "clienteId",
    cliente.nome_fantasia as "nomeFantasia", cliente.cnpj_cpf as "cnpjCpf", cliente.codigo_cliente as "codigoCliente",
    cliente.codigo_depositante as "codigoDepositante", configuracao.tempo_separacao as "tempoSeparacao",
    configuracao.tempo_faturar as "tempoFaturar", pedido.numero_pedido_cliente as "numeroPedidoCliente",
    pedido.transportadora as "transportadora", pedido.data_hora_coleta as "dataHoraColeta",
    pedido.urgente as "urgente", pedido.concluido as "concluido"
  from pagina
  join pedido on pedido.numero_pedido = pagina.chave
  join cliente on cliente.id = pedido.cliente_id
  cross join (select tempo_separacao, tempo_faturar
  from configuracao
  order by id desc
  limit 1) as configuracao
  order by pedido.numero_pedido desc;

with pagina as materialized ( select pedido.numero_pedido as chave
  from pedido
  where true
  and status_alcis = $1
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  order by pedido.numero_pedido desc
  limit $2 offset $3 ) select pedido.id, pedido.numero_pedido as "numeroPedido", pedido.etapa,
    pedido.status_desde as "statusDesde", pedido.status_alcis as "statusAlcis",
    pedido.data_expedicao as "dataExpedicao", pedido.criado_em as "criadoEm",
    pedido.ultima_atualizacao as "ultimaAtualizacao", pedido.versao, cliente.id as "clienteId",
    cliente.nome_fantasia as "nomeFantasia", cliente.cnpj_cpf as "cnpjCpf", cliente.codigo_cliente as "codigoCliente",
    cliente.codigo_depositante as "codigoDepositante", configuracao.tempo_separacao as "tempoSeparacao",
    configuracao.tempo_faturar as "tempoFaturar", pedido.numero_pedido_cliente as "numeroPedidoCliente",
    pedido.transportadora as "transportadora", pedido.data_hora_coleta as "dataHoraColeta",
    pedido.urgente as "urgente", pedido.concluido as "concluido"
  from pagina
  join pedido on pedido.numero_pedido = pagina.chave
  join cliente on cliente.id = pedido.cliente_id
  cross join (select tempo_separacao, tempo_faturar
  from configuracao
  order by id desc
  limit 1) as configuracao
  order by pedido.numero_pedido desc;

with pagina as materialized ( select pedido.numero_pedido as chave
  from pedido
  where true
  and status_alcis = $1
  and data_hora_coleta >= $2
  and data_hora_coleta < $3
  order by pedido.numero_pedido desc
  limit $4 offset $5 ) select pedido.id, pedido.numero_pedido as "numeroPedido", pedido.etapa,
    pedido.status_desde as "statusDesde", pedido.status_alcis as "statusAlcis",
    pedido.data_expedicao as "dataExpedicao", pedido.criado_em as "criadoEm",
    pedido.ultima_atualizacao as "ultimaAtualizacao", pedido.versao, cliente.id as "clienteId",
    cliente.nome_fantasia as "nomeFantasia", cliente.cnpj_cpf as "cnpjCpf", cliente.codigo_cliente as "codigoCliente",
    cliente.codigo_depositante as "codigoDepositante", configuracao.tempo_separacao as "tempoSeparacao",
    configuracao.tempo_faturar as "tempoFaturar", pedido.numero_pedido_cliente as "numeroPedidoCliente",
    pedido.transportadora as "transportadora", pedido.data_hora_coleta as "dataHoraColeta",
    pedido.urgente as "urgente", pedido.concluido as "concluido"
  from pagina
  join pedido on pedido.numero_pedido = pagina.chave
  join cliente on cliente.id = pedido.cliente_id
  cross join (select tempo_separacao, tempo_faturar
  from configuracao
  order by id desc
  limit 1) as configuracao
  order by pedido.numero_pedido desc;

with pagina as materialized ( select pedido.numero_pedido as chave
  from pedido
  where true
  and status_alcis = $1
  order by pedido.numero_pedido desc
  limit $2 offset $3 ) select pedido.id, pedido.numero_pedido as "numeroPedido", pedido.etapa,
    pedido.status_desde as "statusDesde", pedido.status_alcis as "statusAlcis",
    pedido.data_expedicao as "dataExpedicao", pedido.criado_em as "criadoEm",
    pedido.ultima_atualizacao as "ultimaAtualizacao", pedido.versao, cliente.id as "clienteId",
    cliente.nome_fantasia as "nomeFantasia", cliente.cnpj_cpf as "cnpjCpf", cliente.codigo_cliente as "codigoCliente",
    cliente.codigo_depositante as "codigoDepositante", configuracao.tempo_separacao as "tempoSeparacao",
    configuracao.tempo_faturar as "tempoFaturar", pedido.numero_pedido_cliente as "numeroPedidoCliente",
    pedido.transportadora as "transportadora", pedido.data_hora_coleta as "dataHoraColeta",
    pedido.urgente as "urgente", pedido.concluido as "concluido"
  from pagina
  join pedido on pedido.numero_pedido = pagina.chave
  join cliente on cliente.id = pedido.cliente_id
  cross join (select tempo_separacao, tempo_faturar
  from configuracao
  order by id desc
  limit 1) as configuracao
  order by pedido.numero_pedido desc;

with pagina as materialized ( select pedido.numero_pedido as chave
  from pedido
  where true
  order by pedido.numero_pedido asc
  limit $1 offset $2 ) select pedido.id, pedido.numero_pedido as "numeroPedido", pedido.etapa,
    pedido.status_desde as "statusDesde", pedido.status_alcis as "statusAlcis",
    pedido.data_expedicao as "dataExpedicao", pedido.criado_em as "criadoEm",
    pedido.ultima_atualizacao as "ultimaAtualizacao", pedido.versao, cliente.id as "clienteId",
    cliente.nome_fantasia as "nomeFantasia", cliente.cnpj_cpf as "cnpjCpf", cliente.codigo_cliente as "codigoCliente",
    cliente.codigo_depositante as "codigoDepositante", configuracao.tempo_separacao as "tempoSeparacao",
    configuracao.tempo_faturar as "tempoFaturar", pedido.numero_pedido_cliente as "numeroPedidoCliente",
    pedido.transportadora as "transportadora", pedido.data_hora_coleta as "dataHoraColeta",
    pedido.urgente as "urgente", pedido.concluido as "concluido"
  from pagina
  join pedido on pedido.numero_pedido = pagina.chave
  join cliente on cliente.id = pedido.cliente_id
  cross join (select tempo_separacao, tempo_faturar
  from configuracao
  order by id desc
  limit 1) as configuracao
  order by pedido.numero_pedido asc;

with pagina as materialized ( select pedido.numero_pedido as chave
  from pedido
  where true
  order by pedido.numero_pedido asc
  limit $1 offset $2 ) select pedido.id, pedido.numero_pedido as "numeroPedido", pedido.etapa,
    pedido.status_desde as "statusDesde", pedido.status_alcis as "statusAlcis",
    pedido.data_expedicao as "dataExpedicao", pedido.criado_em as "criadoEm",
    pedido.ultima_atualizacao as "ultimaAtualizacao", pedido.versao, cliente.id as "clienteId",
    cliente.nome_fantasia as "nomeFantasia", cliente.cnpj_cpf as "cnpjCpf", cliente.codigo_cliente as "codigoCliente",
    cliente.codigo_depositante as "codigoDepositante", configuracao.tempo_separacao as "tempoSeparacao",
    configuracao.tempo_faturar as "tempoFaturar", pedido.numero_pedido_cliente as "numeroPedidoCliente",
    pedido.transportadora as "transportadora", pedido.data_hora_coleta as "dataHoraColeta",
    pedido.urgente as "urgente", pedido.concluido as "concluido"
  from pagina
  join pedido on pedido.numero_pedido = pagina.chave
  join cliente on cliente.id = pedido.cliente_id
  cross join (select tempo_separacao, tempo_faturar
  from configuracao
  order by id desc
  limit 1) as configuracao
  order by pedido.numero_pedido desc;

with pagina as materialized ( select pedido.numero_pedido as chave
  from pedido
  where true
  order by pedido.numero_pedido desc
  limit $1 offset $2 ) select pedido.id, pedido.numero_pedido as "numeroPedido", pedido.etapa,
    pedido.status_desde as "statusDesde", pedido.status_alcis as "statusAlcis",
    pedido.data_expedicao as "dataExpedicao", pedido.criado_em as "criadoEm",
    pedido.ultima_atualizacao as "ultimaAtualizacao", pedido.versao, cliente.id as "clienteId",
    cliente.nome_fantasia as "nomeFantasia", cliente.cnpj_cpf as "cnpjCpf", cliente.codigo_cliente as "codigoCliente",
    cliente.codigo_depositante as "codigoDepositante", configuracao.tempo_separacao as "tempoSeparacao",
    configuracao.tempo_faturar as "tempoFaturar", pedido.numero_pedido_cliente as "numeroPedidoCliente",
    pedido.transportadora as "transportadora", pedido.data_hora_coleta as "dataHoraColeta",
    pedido.urgente as "urgente", pedido.concluido as "concluido"
  from pagina
  join pedido on pedido.numero_pedido = pagina.chave
  join cliente on cliente.id = pedido.cliente_id
  cross join (select tempo_separacao, tempo_faturar
  from configuracao
  order by id desc
  limit 1) as configuracao
  order by pedido.numero_pedido asc;

with pagina as materialized ( select pedido.numero_pedido as chave
  from pedido
  where true
  order by pedido.numero_pedido desc
  limit $1 offset $2 ) select pedido.id, pedido.numero_pedido as "numeroPedido", pedido.etapa,
    pedido.status_desde as "statusDesde", pedido.status_alcis as "statusAlcis",
    pedido.data_expedicao as "dataExpedicao", pedido.criado_em as "criadoEm",
    pedido.ultima_atualizacao as "ultimaAtualizacao", pedido.versao, cliente.id as "clienteId",
    cliente.nome_fantasia as "nomeFantasia", cliente.cnpj_cpf as "cnpjCpf", cliente.codigo_cliente as "codigoCliente",
    cliente.codigo_depositante as "codigoDepositante", configuracao.tempo_separacao as "tempoSeparacao",
    configuracao.tempo_faturar as "tempoFaturar", pedido.numero_pedido_cliente as "numeroPedidoCliente",
    pedido.transportadora as "transportadora", pedido.data_hora_coleta as "dataHoraColeta",
    pedido.urgente as "urgente", pedido.concluido as "concluido"
  from pagina
  join pedido on pedido.numero_pedido = pagina.chave
  join cliente on cliente.id = pedido.cliente_id
  cross join (select tempo_separacao, tempo_faturar
  from configuracao
  order by id desc
  limit 1) as configuracao
  order by pedido.numero_pedido desc;

-- listPedidosBelow
--   dataExpedicao: null
--   numeroPedidoCliente: null
--   statusDesde: null
--   transportadora: null
with pagina as materialized ( select numero_pedido
  from pedido
  where "cliente_id" = $1
  and numero_pedido < $2
  order by numero_pedido desc
  limit $3 ) select pedido.id, pedido.numero_pedido as "numeroPedido", pedido.etapa,
    pedido.status_desde as "statusDesde", pedido.status_alcis as "statusAlcis",
    pedido.data_expedicao as "dataExpedicao", pedido.criado_em as "criadoEm",
    pedido.ultima_atualizacao as "ultimaAtualizacao", pedido.versao, cliente.id as "clienteId",
    cliente.nome_fantasia as "nomeFantasia", cliente.cnpj_cpf as "cnpjCpf", cliente.codigo_cliente as "codigoCliente",
    cliente.codigo_depositante as "codigoDepositante", configuracao.tempo_separacao as "tempoSeparacao",
    configuracao.tempo_faturar as "tempoFaturar", pedido.numero_pedido_cliente as "numeroPedidoCliente",
    pedido.transportadora as "transportadora", pedido.data_hora_coleta as "dataHoraColeta",
    pedido.urgente as "urgente", pedido.concluido as "concluido"
  from pagina
  join pedido using (numero_pedido)
  join cliente on cliente.id = pedido.cliente_id
  cross join (select tempo_separacao, tempo_faturar
  from configuracao
  order by id desc
  limit 1) as configuracao
  order by pedido.numero_pedido desc;

with pagina as materialized ( select numero_pedido
  from pedido
  where true
  and numero_pedido < $1
  order by numero_pedido desc
  limit $2 ) select pedido.id, pedido.numero_pedido as "numeroPedido", pedido.etapa,
    pedido.status_desde as "statusDesde", pedido.status_alcis as "statusAlcis",
    pedido.data_expedicao as "dataExpedicao", pedido.criado_em as "criadoEm",
    pedido.ultima_atualizacao as "ultimaAtualizacao", pedido.versao, cliente.id as "clienteId",
    cliente.nome_fantasia as "nomeFantasia", cliente.cnpj_cpf as "cnpjCpf", cliente.codigo_cliente as "codigoCliente",
    cliente.codigo_depositante as "codigoDepositante", configuracao.tempo_separacao as "tempoSeparacao",
    configuracao.tempo_faturar as "tempoFaturar", pedido.numero_pedido_cliente as "numeroPedidoCliente",
    pedido.transportadora as "transportadora", pedido.data_hora_coleta as "dataHoraColeta",
    pedido.urgente as "urgente", pedido.concluido as "concluido"
  from pagina
  join pedido using (numero_pedido)
  join cliente on cliente.id = pedido.cliente_id
  cross join (select tempo_separacao, tempo_faturar
  from configuracao
  order by id desc
  limit 1) as configuracao
  order by pedido.numero_pedido desc;
