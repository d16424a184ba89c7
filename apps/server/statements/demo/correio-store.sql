-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/demo/correio-store.ts

-- insertDestinos
insert into "correio_dono" ("cliente_id", "posto_id", "versao")
  values ($1, $2, $3)
  returning "id";

-- insertDestinos 2
insert into "correio_destino" ("dono_id", "finalidade", "endereco")
  values ($1, $2, $3);

-- insertParados
insert into "correio_endereco" ("endereco", "nao_entrega_em", "status", "motivo")
  values ($1, $2, $3, $4);
