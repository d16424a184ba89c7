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
