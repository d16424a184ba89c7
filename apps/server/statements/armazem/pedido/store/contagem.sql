-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/armazem/pedido/store/contagem.ts

-- foldContagem
with velho as ( delete
  from pedido_contagem
  where ctid in (select ctid
  from pedido_contagem for update skip locked)
  returning * ) insert into pedido_contagem (cliente_id, etapa, status_alcis, total) select cliente_id, etapa,
    status_alcis, sum(total)
  from velho
  group by 1, 2, 3 having sum(total) <> 0;

-- foldContagem 2
with repetida as ( select cliente_id, etapa, status_alcis, desde
  from pedido_entrada
  group by 1, 2, 3, 4 having count(*) > 1 ), velha as ( delete
  from pedido_entrada
  where ctid in (select pedido_entrada.ctid
  from pedido_entrada
  join repetida using (cliente_id, etapa, status_alcis, desde) for update of pedido_entrada skip locked)
  returning * ) insert into pedido_entrada (cliente_id, etapa, status_alcis, desde, total) select cliente_id, etapa,
    status_alcis, desde, sum(total)
  from velha
  group by 1, 2, 3, 4 having sum(total) <> 0;
