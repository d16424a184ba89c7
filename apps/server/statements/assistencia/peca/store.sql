-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/peca/store.ts

-- listPecas
--   modelos[].codigo: string
--   modelos[].descricao: string
--   modelos[].id: number
--   modelos[]: object
--   tipo: null
select "id", "codigo", "descricao", "tipo", "preco", "estoque", "modelos", 'ATIVO' as "status", "versao"
  from "peca_cadastro"
  where "ativo" = $1
  and (modelos_id is null or $2 = any (modelos_id))
  order by modelos_id is null, descricao collate "pt-BR-x-icu", "id"
  limit $3;

select "id", "codigo", "descricao", "tipo", "preco", "estoque", "modelos", 'ATIVO' as "status", "versao"
  from "peca_cadastro"
  where "ativo" = $1
  and (upper(codigo) like $2 or sem_acento(descricao) like sem_acento($3))
  and (modelos_id is null or $4 = any (modelos_id))
  order by modelos_id is null, descricao collate "pt-BR-x-icu", "id"
  limit $5;

select "id", "codigo", "descricao", "tipo", "preco", "estoque", "modelos", 'ATIVO' as "status", "versao"
  from "peca_cadastro"
  where "ativo" = $1
  and (upper(codigo) like $2 or sem_acento(descricao) like sem_acento($3))
  order by descricao collate "pt-BR-x-icu", "id"
  limit $4;

select "id", "codigo", "descricao", "tipo", "preco", "estoque", "modelos", 'ATIVO' as "status", "versao"
  from "peca_cadastro"
  where "ativo" = $1
  order by descricao collate "pt-BR-x-icu", "id"
  limit $2;
