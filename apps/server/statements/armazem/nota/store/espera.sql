-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/armazem/nota/store/espera.ts

-- listEsperando
select nota.id, nota.cliente_id as "clienteId", nota.numero, coalesce(nota.emit_nome, nota.emit_documento) as nome
  from nota
  where nota.importada_em >= $1
  and nota.importada_em <= $2
  and nota.situacao = 'importada'
  and not exists (select
  from notificacao_fato fato
  where fato.tipo = 'NOTA_ESPERA'
  and fato.causa = nota.id::text)
  order by nota.id
  limit 1000;
