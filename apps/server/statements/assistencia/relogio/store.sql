-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/relogio/store.ts

-- isInOrdem
select "id"
  from "ordem_servico"
  where "relogio_id" = $1
  limit $2;

-- listRelogios
--   modeloProduto.codigo: string
--   modeloProduto.descricao: string
--   modeloProduto.id: number
--   observacoes: null
--   unidoAId: null
select "id", jsonb_build_object( 'id', modelo_produto_id, 'codigo', modelo_produto_codigo, 'descricao',
    modelo_produto_descricao) as "modeloProduto", "marca", "numero_serie" as "numeroSerie", "observacoes",
    "unido_a_id" as "unidoAId", 'ATIVO' as "status", "versao"
  from "relogio_cadastro"
  where "ativo" = $1
  and "numero_serie" like $2
  order by length(numero_serie), "numero_serie", "id"
  limit $3;
