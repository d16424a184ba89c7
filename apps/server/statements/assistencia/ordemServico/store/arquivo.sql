-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/ordemServico/store/arquivo.ts

-- findFotoMostrada
select arquivo.chave
  from os_arquivo arquivo
  where arquivo.id = $1
  and arquivo.ordem_servico_id = $2
  and arquivo.id = any(( select versao.fotos
  from os_orcamento versao
  where versao.ordem_servico_id = $3
  order by versao.versao desc
  limit 1)::bigint[]);

-- findOsArquivo
select "os_arquivo"."chave", "os_arquivo"."filename", "os_arquivo"."content_type" as "contentType",
    "os_arquivo"."length", consumidor.anonimizado_em is not null as "consumidorAnonimizado"
  from "os_arquivo"
  inner join "ordem_servico" on "ordem_servico"."id" = "os_arquivo"."ordem_servico_id"
  inner join "consumidor" on "consumidor"."id" = "ordem_servico"."consumidor_id"
  where "os_arquivo"."id" = $1
  and "os_arquivo"."ordem_servico_id" = $2
  and "ordem_servico"."posto_id" in ( select id
  from posto_autorizado
  where id = $3 or credenciado_id = $4);

select "os_arquivo"."chave", "os_arquivo"."filename", "os_arquivo"."content_type" as "contentType",
    "os_arquivo"."length", consumidor.anonimizado_em is not null as "consumidorAnonimizado"
  from "os_arquivo"
  inner join "ordem_servico" on "ordem_servico"."id" = "os_arquivo"."ordem_servico_id"
  inner join "consumidor" on "consumidor"."id" = "ordem_servico"."consumidor_id"
  where "os_arquivo"."id" = $1
  and "os_arquivo"."ordem_servico_id" = $2
  and true;
