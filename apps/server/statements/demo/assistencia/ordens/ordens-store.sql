-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/demo/assistencia/ordens/ordens-store.ts

-- findOrInsertConsumidor
select "id"
  from "consumidor"
  where "posto_id" = $1
  and "nome" = $2;

-- findOrInsertConsumidor 2
insert into "consumidor" ("nome", "cnpj_cpf", "telefone", "email", "posto_id", "tipo_telefone")
  values ($1, $2, $3, $4, $5, $6)
  returning "id";

-- findOrInsertPeca
select "id", "preco"
  from "peca"
  where not exists (select "id"
  from "estoque_peca"
  where "peca_id" = "peca"."id")
  order by "codigo";

-- findSemeada
select "id"
  from "ordem_servico"
  where "posto_id" = $1
  and "consumidor_id" = $2
  and "os_type" = $3
  and "relato" = $4;

-- findSemeada 2
select "acao"
  from "os_historico"
  where "ordem_servico_id" = $1;

-- findTabelas
select "cnpj", "id"
  from "posto_autorizado";

-- findTabelas 2
select "codigo", "id"
  from "modelo_produto"
  order by "codigo";

-- findTabelas 3
select "nome", "id"
  from "sintoma_os";

-- findTabelas 4
select "codigo", "id", "valor"
  from "servico";

-- findTabelas 5
select "id"
  from "causa_os"
  where "id" <> $1
  order by "id";

-- sendPecasPedidas
update compra_peca
  set situacao = 'ENVIADA', autorizado_em = criado_em, enviado_em = criado_em, rastreio = 'FC987654321BR',
    previsao_chegada = $1::date + 3, versao = versao + 2
  where situacao = 'SOLICITADA'
  and id in (select compra_peca_id
  from compra_peca_item
  where ordem_servico_id is not null);
