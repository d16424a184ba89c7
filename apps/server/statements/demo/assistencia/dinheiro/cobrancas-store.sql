-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/demo/assistencia/dinheiro/cobrancas-store.ts

-- askPlano
insert into "cupom" ("codigo", "desconto_plano", "cobrancas_com_desconto")
  values ($1, $2, $3)
  on conflict do nothing;

-- askPlano 2
update "cadastro_posto"
  set "plano_id" = $1, "dia_vencimento" = $2, "cupom" = $3
  where "cnpj" = $4
  and "plano_id" is null;

-- hasPlano
select "id"
  from "plano_valores"
  where "nome" = $1;

-- insertPlanos
insert into "plano_valores" ("nome", "periodicidade", "licencas", "valor", "valor_desde")
  values ($1, $2, $3, $4, $5)
  returning "id", "nome";

-- listAbertas
select "id", "vencimento", "versao"
  from "cobranca"
  where "posto_id" = $1
  and "status" = $2
  order by "inicio";
