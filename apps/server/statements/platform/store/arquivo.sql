-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/platform/store/arquivo.ts

-- namedIn
select chave
  from "anexo"
  where chave = any($1);

select chave
  from "chat_arquivo"
  where chave = any($1);

select chave
  from "chegada_foto"
  where chave = any($1);

select chave
  from "financeiro_arquivo"
  where chave = any($1);

select chave
  from "imagem_tamanho"
  where chave = any($1);

select chave
  from "nota_arquivo"
  where chave = any($1);

select chave
  from "os_arquivo"
  where chave = any($1);

select chave
  from "pedido_foto"
  where chave = any($1);
