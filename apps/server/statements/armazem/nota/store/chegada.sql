-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/armazem/nota/store/chegada.ts

-- reopenChegada
with reaberta as ( update chegada
  set conferente_id = null, tomada_em = null, fechada_em = null, terminada_em = null, observacao = null
  where nota_id = $1
  returning nota_id) delete
  from chegada_divergencia
  where nota_id in (select nota_id
  from reaberta);
