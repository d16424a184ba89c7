-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/casca/importacao/store/importacao.ts

-- findImportacao
--   clienteId: null
--   clienteNome: null
--   colunas[]: string
--   ignoradas[]: string
--   iniciadaEm: null
--   modo: null
--   sinalEm: null
--   terminadaEm: null
select "id", "tipo", "usuario_id" as "usuarioId", "cliente_id" as "clienteId", "cliente_nome" as "clienteNome",
    "arquivo", "estado", "modo", "somar", "parar", "colunas", "ignoradas", "exemplo", "linhas", "prontas",
    "com_aviso" as "comAviso", "com_erro" as "comErro", "registros", "certos", "total", "gravados", "recusados",
    "criada_em" as "criadaEm", "iniciada_em" as "iniciadaEm", "terminada_em" as "terminadaEm", "sinal_em" as "sinalEm"
  from "importacao"
  where "id" = $1
  and "usuario_id" = $2;

-- getImportacao
--   clienteId: null
--   clienteNome: null
--   colunas[]: string
--   terminadaEm: null
select "id", "tipo", "usuario_id" as "usuarioId", "cliente_id" as "clienteId", "cliente_nome" as "clienteNome",
    "arquivo", "estado", "modo", "somar", "parar", "colunas", "ignoradas", "exemplo", "linhas", "prontas",
    "com_aviso" as "comAviso", "com_erro" as "comErro", "registros", "certos", "total", "gravados", "recusados",
    "criada_em" as "criadaEm", "iniciada_em" as "iniciadaEm", "terminada_em" as "terminadaEm", "sinal_em" as "sinalEm"
  from "importacao"
  where "id" = $1;

-- insertImportacao
insert into "importacao" ("tipo", "usuario_id", "cliente_id", "arquivo", "colunas", "ignoradas", "exemplo",
    "criada_em")
  values ($1, $2, $3, $4, $5, $6, $7, $8)
  returning "id";

-- listCaladas
select "id"
  from "importacao"
  where "estado" in ($1)
  and "sinal_em" < $2;

-- listImportacoes
select "id", "tipo", "usuario_id" as "usuarioId", "cliente_id" as "clienteId", "cliente_nome" as "clienteNome",
    "arquivo", "estado", "modo", "somar", "parar", "colunas", "ignoradas", "exemplo", "linhas", "prontas",
    "com_aviso" as "comAviso", "com_erro" as "comErro", "registros", "certos", "total", "gravados", "recusados",
    "criada_em" as "criadaEm", "iniciada_em" as "iniciadaEm", "terminada_em" as "terminadaEm", "sinal_em" as "sinalEm"
  from "importacao"
  where "usuario_id" = $1
  and "tipo" = $2
  and "estado" <> $3
  order by "id" desc
  limit $4;

-- lockImportacao
--   clienteId: null
--   clienteNome: null
--   colunas[]: string
--   iniciadaEm: null
--   modo: null
--   sinalEm: null
--   terminadaEm: null
select "id", "tipo", "usuario_id" as "usuarioId", "cliente_id" as "clienteId", "cliente_nome" as "clienteNome",
    "arquivo", "estado", "modo", "somar", "parar", "colunas", "ignoradas", "exemplo", "linhas", "prontas",
    "com_aviso" as "comAviso", "com_erro" as "comErro", "registros", "certos", "total", "gravados", "recusados",
    "criada_em" as "criadaEm", "iniciada_em" as "iniciadaEm", "terminada_em" as "terminadaEm", "sinal_em" as "sinalEm"
  from "importacao"
  where "id" = $1
  and "usuario_id" = $2 for update;

-- setAndamento
update "importacao"
  set "estado" = $1, "gravados" = $2, "recusados" = $3, "sinal_em" = $4
  where "id" = $5
  and "estado" in ($6);

-- setIniciada
update "importacao"
  set "estado" = $1, "modo" = $2, "total" = $3, "iniciada_em" = $4, "sinal_em" = $5
  where "id" = $6;

-- setParar
update "importacao"
  set "parar" = $1
  where "id" = $2
  and "estado" in ($3);

-- setReconferida
update "importacao"
  set "total" = $1, "recusados" = $2
  where "id" = $3;

-- setResumo
update "importacao"
  set "linhas" = $1, "prontas" = $2, "com_aviso" = $3, "com_erro" = $4, "registros" = $5, "certos" = $6,
    "cliente_nome" = $7, "somar" = $8
  where "id" = $9;

-- setRetomada
update "importacao"
  set "estado" = $1, "modo" = $2, "total" = $3, "parar" = $4, "recusados" = $5, "iniciada_em" = $6, "sinal_em" = $7,
    "terminada_em" = $8
  where "id" = $9;

-- setTerminada
update importacao
  set estado = $1, terminada_em = $2, sinal_em = $3, gravados = feito.gravados, recusados = feito.recusados
  from (select count(*) filter (where estado = 'gravado') as gravados,
    count(*) filter (where estado = 'recusado') as recusados
  from importacao_registro
  where importacao_id = $4) feito
  where id = $5;

-- tryToWrite
select pg_try_advisory_xact_lock(hashtext('importacao'), $1::int) as got;
