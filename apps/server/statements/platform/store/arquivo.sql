-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/platform/store/arquivo.ts

-- listNamed
select chave, length, "sha256" as sha256
  from "anexo"
  where chave > $1
  order by chave
  limit $2;

select chave, length, "sha256" as sha256
  from "cadastro_posto_arquivo"
  where chave > $1
  order by chave
  limit $2;

select chave, length, "sha256" as sha256
  from "caixa_nota_arquivo"
  where chave > $1
  order by chave
  limit $2;

select chave, length, "sha256" as sha256
  from "chamado_arquivo"
  where chave > $1
  order by chave
  limit $2;

select chave, length, "sha256" as sha256
  from "chat_arquivo"
  where chave > $1
  order by chave
  limit $2;

select chave, length, "sha256" as sha256
  from "chegada_foto"
  where chave > $1
  order by chave
  limit $2;

select chave, length, "sha256" as sha256
  from "documento_versao"
  where chave > $1
  order by chave
  limit $2;

select chave, length, "sha256" as sha256
  from "financeiro_arquivo"
  where chave > $1
  order by chave
  limit $2;

select chave, length, "sha256" as sha256
  from "nota_arquivo"
  where chave > $1
  order by chave
  limit $2;

select chave, length, "sha256" as sha256
  from "nota_evento"
  where chave > $1
  order by chave
  limit $2;

select chave, length, "sha256" as sha256
  from "os_arquivo"
  where chave > $1
  order by chave
  limit $2;

select chave, length, "sha256" as sha256
  from "pedido_foto"
  where chave > $1
  order by chave
  limit $2;

select chave, length, "sha256" as sha256
  from "posto_documento"
  where chave > $1
  order by chave
  limit $2;

select chave, length, null::bytea as sha256
  from "imagem_tamanho"
  where chave > $1
  order by chave
  limit $2;

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
