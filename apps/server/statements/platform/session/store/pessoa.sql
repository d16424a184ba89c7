-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/platform/session/store/pessoa.ts

-- findPessoa
--   cliente_id: null
--   codigo_cliente: null
--   codigo_depositante: null
--   cpf: null
--   foto_id: null
--   habilidades[]: string
--   nome_exibicao: null
--   nome_fantasia: null
--   posto_id: null
--   posto_nome: null
select "pessoa"."id", "pessoa"."nome", "pessoa"."nome_exibicao", "pessoa"."email", "pessoa"."cpf", "pessoa"."foto_id",
    "pessoa"."role", "pessoa"."papel", "pessoa"."tipo", "pessoa"."habilidades", "pessoa"."exige_segundo_fator",
    "pessoa"."segundo_fator", "pessoa"."chave_acesso", "pessoa"."cliente_id", "pessoa"."nome_fantasia",
    "pessoa"."codigo_cliente", "pessoa"."codigo_depositante", "pessoa"."posto_id", "pessoa"."posto_nome",
    "pessoa"."posto_ativo"
  from "pessoa"
  where "id" = $1
  and "ativo" = $2;
