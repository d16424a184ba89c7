-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/avaliacao/testing.ts

-- insertMany
with novas as ( insert into ordem_servico (posto_id, consumidor_id, ano, numero, os_type, status) select $1, $2, 2027,
    n, 'PA', 'ATENDIDA'
  from generate_series(1, 200) n
  returning id) insert into avaliacao (ordem_servico_id, posto_id, sal, token_hash, criado_em, expira_em,
    respondida_em, atendimento, prazo, preco, qualidade) select id, $3, decode(md5(id::text), 'hex'),
    sha256(id::text::bytea), now(), now(), case when id % 4 > 0 then now() end,
    case when id % 4 > 0 then 1 + (hashint8(id) & 3) end, case when id % 4 > 0 then 2 + (hashint8(id + 7) & 3) end,
    case when id % 4 > 0 then 1 + (hashint8(id + 77) & 3) end,
    case when id % 4 > 0 then 5 - (hashint8(id + 9) & 3) end
  from novas;
