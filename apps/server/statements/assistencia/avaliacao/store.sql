-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/avaliacao/store.ts

-- countConvites
select count(*) as "total"
  from "avaliacao"
  where "criado_em" >= $1::date::timestamp at time zone $2
  and "criado_em" < ($3::date + 1)::timestamp at time zone $4
  and "posto_id" in ( select id
  from posto_autorizado
  where id = $5 or credenciado_id = $6)
  and ($7::bigint is null or posto_id = $8::bigint);

select count(*) as "total"
  from "avaliacao"
  where "criado_em" >= $1::date::timestamp at time zone $2
  and "criado_em" < ($3::date + 1)::timestamp at time zone $4
  and true
  and ($5::bigint is null or posto_id = $6::bigint);

-- findAvaliacao
--   comentario: null
--   ligou_em: null
--   marca_id: null
--   modelo_id: null
--   respondido_em: null
--   respondido_por: null
--   resposta: null
--   tecnico_id: null
--   telefone: null
select "dada".*, "consumidor"."telefone", (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "propria"."respondido_por") as "respondido_por"
  from "avaliacao_cadastro" as "dada"
  inner join "avaliacao" as "propria" on "propria"."id" = "dada"."id"
  inner join "ordem_servico" as "os" on "os"."id" = "dada"."ordem_servico_id"
  left join "consumidor" on "consumidor"."id" = "os"."consumidor_id"
  where "dada"."id" = $1
  and "dada"."posto_id" in ( select id
  from posto_autorizado
  where id = $2 or credenciado_id = $3);

select "dada".*, "consumidor"."telefone", (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "propria"."respondido_por") as "respondido_por"
  from "avaliacao_cadastro" as "dada"
  inner join "avaliacao" as "propria" on "propria"."id" = "dada"."id"
  inner join "ordem_servico" as "os" on "os"."id" = "dada"."ordem_servico_id"
  left join "consumidor" on "consumidor"."id" = "os"."consumidor_id"
  where "dada"."id" = $1
  and true;

-- findConvidado
--   email: null
--   enviado_em: null
--   respondida_em: null
--   resposta: null
select "avaliacao"."sal", "avaliacao"."enviado_em", "avaliacao"."respondida_em", "avaliacao"."expira_em",
    "avaliacao"."resposta", "os"."numero", "os"."ano", "consumidor"."nome", "consumidor"."email",
    "consumidor"."telefone" as "celular", "posto"."nome_fantasia" as "posto",
    "posto"."telefone_comercial" as "telefone", "modelo"."descricao" as "modelo"
  from "avaliacao"
  inner join "ordem_servico" as "os" on "os"."id" = "avaliacao"."ordem_servico_id"
  inner join "posto_autorizado" as "posto" on "posto"."id" = "avaliacao"."posto_id"
  left join "consumidor" on "consumidor"."id" = "os"."consumidor_id"
  left join "relogio" on "relogio"."id" = "os"."relogio_id"
  left join "modelo_produto" as "modelo" on "modelo"."id" = "relogio"."modelo_produto_id"
  left join "marca" on "marca"."id" = "modelo"."marca_id"
  where "avaliacao"."id" = $1;

-- findConvite
--   atendimento: null
--   comentario: null
--   marca: null
--   prazo: null
--   preco: null
--   qualidade: null
--   relogio: null
--   respondida_em: null
--   respondido_em: null
--   respondido_por: null
--   resposta: null
select "avaliacao"."id", "avaliacao"."posto_id", "avaliacao"."ordem_servico_id", "avaliacao"."versao",
    "avaliacao"."expira_em", "avaliacao"."respondida_em", "avaliacao"."atendimento", "avaliacao"."prazo",
    "avaliacao"."preco", "avaliacao"."qualidade", "avaliacao"."comentario", "avaliacao"."quer_ligacao",
    "avaliacao"."resposta", "avaliacao"."respondido_em", (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "avaliacao"."respondido_por") as "respondido_por", "os"."numero", "os"."ano", "os"."status_desde",
    "consumidor"."nome" as "consumidor", "consumidor"."telefone", "posto"."nome_fantasia" as "posto",
    "posto"."telefone_comercial" as "posto_telefone", "modelo"."descricao" as "relogio", "marca"."nome" as "marca"
  from "avaliacao"
  inner join "ordem_servico" as "os" on "os"."id" = "avaliacao"."ordem_servico_id"
  inner join "posto_autorizado" as "posto" on "posto"."id" = "avaliacao"."posto_id"
  left join "consumidor" on "consumidor"."id" = "os"."consumidor_id"
  left join "relogio" on "relogio"."id" = "os"."relogio_id"
  left join "modelo_produto" as "modelo" on "modelo"."id" = "relogio"."modelo_produto_id"
  left join "marca" on "marca"."id" = "modelo"."marca_id"
  where "avaliacao"."ordem_servico_id" = $1
  and ("avaliacao"."respondida_em" is not null or ("avaliacao"."expira_em" > $2
  and "os"."status" != $3));

select "avaliacao"."id", "avaliacao"."posto_id", "avaliacao"."ordem_servico_id", "avaliacao"."versao",
    "avaliacao"."expira_em", "avaliacao"."respondida_em", "avaliacao"."atendimento", "avaliacao"."prazo",
    "avaliacao"."preco", "avaliacao"."qualidade", "avaliacao"."comentario", "avaliacao"."quer_ligacao",
    "avaliacao"."resposta", "avaliacao"."respondido_em", (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "avaliacao"."respondido_por") as "respondido_por", "os"."numero", "os"."ano", "os"."status_desde",
    "consumidor"."nome" as "consumidor", "consumidor"."telefone", "posto"."nome_fantasia" as "posto",
    "posto"."telefone_comercial" as "posto_telefone", "modelo"."descricao" as "relogio", "marca"."nome" as "marca"
  from "avaliacao"
  inner join "ordem_servico" as "os" on "os"."id" = "avaliacao"."ordem_servico_id"
  inner join "posto_autorizado" as "posto" on "posto"."id" = "avaliacao"."posto_id"
  left join "consumidor" on "consumidor"."id" = "os"."consumidor_id"
  left join "relogio" on "relogio"."id" = "os"."relogio_id"
  left join "modelo_produto" as "modelo" on "modelo"."id" = "relogio"."modelo_produto_id"
  left join "marca" on "marca"."id" = "modelo"."marca_id"
  where "avaliacao"."token_hash" = $1
  and ("avaliacao"."respondida_em" is not null or ("avaliacao"."expira_em" > $2
  and "os"."status" != $3));

-- findDaOs
--   enviado_em: null
--   expira_em: null
--   id: null
--   media: null
--   respondida_em: null
select "os"."id" as "os_id", "os"."posto_id", "os"."status", "avaliacao"."id", "avaliacao"."media",
    "avaliacao"."enviado_em", "avaliacao"."expira_em", "avaliacao"."respondida_em"
  from "ordem_servico" as "os"
  left join "avaliacao" on "avaliacao"."ordem_servico_id" = "os"."id"
  where "os"."id" = $1
  and "os"."posto_id" in ( select id
  from posto_autorizado
  where id = $2 or credenciado_id = $3);

select "os"."id" as "os_id", "os"."posto_id", "os"."status", "avaliacao"."id", "avaliacao"."media",
    "avaliacao"."enviado_em", "avaliacao"."expira_em", "avaliacao"."respondida_em"
  from "ordem_servico" as "os"
  left join "avaliacao" on "avaliacao"."ordem_servico_id" = "os"."id"
  where "os"."id" = $1
  and true;

-- groupsWhere
--   media: null
select count(*)::int as respondidas, count(distinct posto_id)::int as postos, avg(media)::float8 as media,
    count(*) filter (where floor(media + 0.5) = 5)::int as promotores, count(*) filter (where floor(media + 0.5) in (3,
    4))::int as neutros, count(*) filter (where floor(media + 0.5) <= 2)::int as detratores
  from avaliacao
  where respondida_em is not null
  and "respondida_em" >= $1::date::timestamp at time zone $2
  and "respondida_em" < ($3::date + 1)::timestamp at time zone $4;

select count(*)::int as respondidas, count(distinct posto_id)::int as postos, avg(media)::float8 as media,
    count(*) filter (where floor(media + 0.5) = 5)::int as promotores, count(*) filter (where floor(media + 0.5) in (3,
    4))::int as neutros, count(*) filter (where floor(media + 0.5) <= 2)::int as detratores
  from avaliacao
  where respondida_em is not null
  and "respondida_em" >= $1::date::timestamp at time zone $2
  and "respondida_em" < ($3::date + 1)::timestamp at time zone $4
  and "posto_id" in ( select id
  from posto_autorizado
  where id = $5 or credenciado_id = $6)
  and ($7::bigint is null or posto_id = $8::bigint);

select count(*)::int as respondidas, count(distinct posto_id)::int as postos, avg(media)::float8 as media,
    count(*) filter (where floor(media + 0.5) = 5)::int as promotores, count(*) filter (where floor(media + 0.5) in (3,
    4))::int as neutros, count(*) filter (where floor(media + 0.5) <= 2)::int as detratores
  from avaliacao
  where respondida_em is not null
  and "respondida_em" >= $1::date::timestamp at time zone $2
  and "respondida_em" < ($3::date + 1)::timestamp at time zone $4
  and true
  and ($5::bigint is null or posto_id = $6::bigint);

-- insertConvite
insert into "avaliacao" ("ordem_servico_id", "posto_id", "sal", "token_hash", "criado_em", "expira_em")
  values ($1, $2, $3, $4, $5, $6)
  on conflict ("ordem_servico_id") do update
  set "expira_em" = $7
  where "avaliacao"."respondida_em" is null
  returning "id", "sal", "expira_em";

-- lockAvaliacao
select "id"
  from "avaliacao"
  where "id" = $1
  and "posto_id" in ( select id
  from posto_autorizado
  where id = $2 or credenciado_id = $3) for update;

select "id"
  from "avaliacao"
  where "id" = $1
  and true for update;

-- setDada
update "avaliacao"
  set "atendimento" = $1, "prazo" = $2, "preco" = $3, "qualidade" = $4, "comentario" = $5, "quer_ligacao" = $6,
    "respondida_em" = $7, "versao" = "versao" + $8
  where "id" = $9
  and "respondida_em" is null
  returning "id";

-- setEnviado
update "avaliacao"
  set "enviado_em" = $1
  where "id" = $2;

-- setLigou
update "avaliacao"
  set "ligou_em" = $1, "ligou_por" = $2, "versao" = "versao" + $3
  where "id" = $4;

-- setResposta
update "avaliacao"
  set "resposta" = $1, "respondido_por" = $2, "respondido_em" = $3, "versao" = "versao" + $4
  where "id" = $5;

-- sumPorMes
select to_char(respondida_em at time zone $1, 'YYYY-MM') as mes, count(*)::int as respondidas,
    avg(media)::float8 as media, avg(atendimento)::float8 as atendimento, avg(prazo)::float8 as prazo,
    avg(preco)::float8 as preco, avg(qualidade)::float8 as qualidade,
    count(*) filter (where floor(media + 0.5) = 1)::int as um,
    count(*) filter (where floor(media + 0.5) = 2)::int as dois,
    count(*) filter (where floor(media + 0.5) = 3)::int as tres,
    count(*) filter (where floor(media + 0.5) = 4)::int as quatro,
    count(*) filter (where floor(media + 0.5) = 5)::int as cinco
  from avaliacao
  where respondida_em is not null
  and "respondida_em" >= $2::date::timestamp at time zone $3
  and "respondida_em" < ($4::date + 1)::timestamp at time zone $5
  and "posto_id" in ( select id
  from posto_autorizado
  where id = $6 or credenciado_id = $7)
  and ($8::bigint is null or posto_id = $9::bigint)
  group by 1
  order by 1;

select to_char(respondida_em at time zone $1, 'YYYY-MM') as mes, count(*)::int as respondidas,
    avg(media)::float8 as media, avg(atendimento)::float8 as atendimento, avg(prazo)::float8 as prazo,
    avg(preco)::float8 as preco, avg(qualidade)::float8 as qualidade,
    count(*) filter (where floor(media + 0.5) = 1)::int as um,
    count(*) filter (where floor(media + 0.5) = 2)::int as dois,
    count(*) filter (where floor(media + 0.5) = 3)::int as tres,
    count(*) filter (where floor(media + 0.5) = 4)::int as quatro,
    count(*) filter (where floor(media + 0.5) = 5)::int as cinco
  from avaliacao
  where respondida_em is not null
  and "respondida_em" >= $2::date::timestamp at time zone $3
  and "respondida_em" < ($4::date + 1)::timestamp at time zone $5
  and true
  and ($6::bigint is null or posto_id = $7::bigint)
  group by 1
  order by 1;
