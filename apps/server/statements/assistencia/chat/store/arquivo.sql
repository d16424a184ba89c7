-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/chat/store/arquivo.ts

-- deleteArquivos
delete
  from "chat_arquivo"
  where "mensagem_id" = $1
  returning "chave";

-- findArquivo
select "arquivo"."chave", "arquivo"."filename", "arquivo"."content_type" as "contentType", "arquivo"."length"
  from "chat_arquivo" as "arquivo"
  inner join "chat_mensagem" as "mensagem" on "mensagem"."id" = "arquivo"."mensagem_id"
  inner join "chat_conversa" as "conversa" on "conversa"."id" = "mensagem"."conversa_id"
  where "arquivo"."id" = $1
  and conversa.equipe = 'CONSUMIDOR'
  and conversa.ordem_servico_id = $2
  and conversa.consumidor_id = (select consumidor_id
  from ordem_servico
  where id = $3);

select "arquivo"."chave", "arquivo"."filename", "arquivo"."content_type" as "contentType", "arquivo"."length"
  from "chat_arquivo" as "arquivo"
  inner join "chat_mensagem" as "mensagem" on "mensagem"."id" = "arquivo"."mensagem_id"
  inner join "chat_conversa" as "conversa" on "conversa"."id" = "mensagem"."conversa_id"
  where "arquivo"."id" = $1
  and conversa.equipe = any ($2::text[]);

select "arquivo"."chave", "arquivo"."filename", "arquivo"."content_type" as "contentType", "arquivo"."length"
  from "chat_arquivo" as "arquivo"
  inner join "chat_mensagem" as "mensagem" on "mensagem"."id" = "arquivo"."mensagem_id"
  inner join "chat_conversa" as "conversa" on "conversa"."id" = "mensagem"."conversa_id"
  where "arquivo"."id" = $1
  and conversa.posto_id = $2;

-- insertArquivos
insert into "chat_arquivo" ("filename", "content_type", "chave", "length", "sha256", "mensagem_id")
  values ($1, $2, $3, $4, $5, $6)
  returning "id", "filename", "length", "content_type" as "contentType";
