-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/uniao/store.ts

-- findComparado
--   cnpjCpf: null
--   email: null
--   endereco: null
--   posto.id: number
--   posto.nomeFantasia: string
--   telefone: null
--   tipoTelefone: null
select consumidor.id, json_build_object('id', posto.id, 'nomeFantasia', posto.nome_fantasia) as posto, consumidor.nome,
    consumidor.tipo_pessoa as "tipoPessoa", consumidor.cnpj_cpf as "cnpjCpf", consumidor.telefone,
    consumidor.tipo_telefone as "tipoTelefone", consumidor.email, nullif(concat_ws(', ', consumidor.street,
    consumidor.number, consumidor.complemento, consumidor.neighborhood, consumidor.cidade, consumidor.estado,
    consumidor.cep), '') as endereco, consumidor.ativo, consumidor.criado_em as "criadoEm", consumidor.versao,
    (select count(*)
  from ordem_servico
  where consumidor_id = consumidor.id) as os, (select count(distinct relogio_id)
  from ordem_servico
  where consumidor_id = consumidor.id) as relogios
  from consumidor
  join posto_autorizado posto on posto.id = consumidor.posto_id
  where consumidor.id = $1
  and "consumidor"."posto_id" in ( select id
  from posto_autorizado
  where id = $2 or credenciado_id = $3)
  and consumidor.unido_a_id is null
  and consumidor.anonimizado_em is null;

select consumidor.id, json_build_object('id', posto.id, 'nomeFantasia', posto.nome_fantasia) as posto, consumidor.nome,
    consumidor.tipo_pessoa as "tipoPessoa", consumidor.cnpj_cpf as "cnpjCpf", consumidor.telefone,
    consumidor.tipo_telefone as "tipoTelefone", consumidor.email, nullif(concat_ws(', ', consumidor.street,
    consumidor.number, consumidor.complemento, consumidor.neighborhood, consumidor.cidade, consumidor.estado,
    consumidor.cep), '') as endereco, consumidor.ativo, consumidor.criado_em as "criadoEm", consumidor.versao,
    (select count(*)
  from ordem_servico
  where consumidor_id = consumidor.id) as os, (select count(distinct relogio_id)
  from ordem_servico
  where consumidor_id = consumidor.id) as relogios
  from consumidor
  join posto_autorizado posto on posto.id = consumidor.posto_id
  where consumidor.id = $1
  and true
  and consumidor.unido_a_id is null
  and consumidor.anonimizado_em is null;

-- insertRastro
insert into "consumidor_uniao" ("unido_id", "ficou_id", "posto_id", "em", "por", "motivo", "campos", "ordens")
  values ($1, $2, $3, $4, $5, $6, $7, $8);

-- listGemeos
--   email: null
--   endereco: null
--   por[]: string
--   posto.id: number
--   posto.nomeFantasia: string
--   telefone: null
--   tipoTelefone: null
with achados as ( select id
  from consumidor
  where posto_id = $1
  and cnpj_cpf = $2 union select id
  from consumidor
  where posto_id = $3
  and telefone = $4 union select id
  from consumidor
  where posto_id = $5
  and lower(email) = lower($6) union select id
  from consumidor
  where posto_id = $7
  and (sem_acento(consumidor.nome) % sem_acento($8)
  and similarity(sem_acento(consumidor.nome), sem_acento($9)) >= $10) union select id
  from consumidor
  where posto_id = $11
  and id = $12::bigint ) select consumidor.id, json_build_object('id', posto.id, 'nomeFantasia',
    posto.nome_fantasia) as posto, consumidor.nome, consumidor.tipo_pessoa as "tipoPessoa",
    consumidor.cnpj_cpf as "cnpjCpf", consumidor.telefone, consumidor.tipo_telefone as "tipoTelefone",
    consumidor.email, nullif(concat_ws(', ', consumidor.street, consumidor.number, consumidor.complemento,
    consumidor.neighborhood, consumidor.cidade, consumidor.estado, consumidor.cep), '') as endereco, consumidor.ativo,
    consumidor.criado_em as "criadoEm", consumidor.versao, (select count(*)
  from ordem_servico
  where consumidor_id = consumidor.id) as os, (select count(distinct relogio_id)
  from ordem_servico
  where consumidor_id = consumidor.id) as relogios,
    array_remove(array[ case when consumidor.cnpj_cpf = $13 then 'DOCUMENTO' end,
    case when consumidor.telefone = $14 then 'TELEFONE' end,
    case when lower(consumidor.email) = lower($15) then 'EMAIL' end,
    case when (sem_acento(consumidor.nome) % sem_acento($16)
  and similarity(sem_acento(consumidor.nome), sem_acento($17)) >= $18) then 'NOME' end], null) as por
  from consumidor
  join posto_autorizado posto on posto.id = consumidor.posto_id
  where consumidor.id in (select id
  from achados)
  and consumidor.id <> $19
  and consumidor.unido_a_id is null
  and consumidor.anonimizado_em is null
  order by consumidor.id = $20::bigint desc nulls last, similarity(sem_acento(consumidor.nome), sem_acento($21)) desc,
    consumidor.id
  limit 20;

-- lockConsumidores
--   anonimizado_em: null
--   cep: null
--   cidade: null
--   cnpj_cpf: null
--   complemento: null
--   email: null
--   estado: null
--   neighborhood: null
--   number: null
--   street: null
--   telefone: null
--   tipo_telefone: null
--   unido_a_id: null
select *
  from "consumidor"
  where "id" in ($1)
  and "posto_id" in ( select id
  from posto_autorizado
  where id = $2 or credenciado_id = $3)
  order by "id" for update;

select *
  from "consumidor"
  where "id" in ($1)
  and true
  order by "id" for update;

-- moveAceites
select passar_mensagens($1::bigint);

-- moveConversas
select min(id) as antes, max(id) as depois, (array_agg(ultimo_numero
  order by id))[1] as ate
  from chat_conversa
  where consumidor_id in ($1)
  group by ordem_servico_id having count(*) > 1;

-- moveConversas 2
update chat_mensagem
  set conversa_id = $1, numero = numero + $2, cita_numero = cita_numero + $3
  where conversa_id = $4;

-- moveConversas 3
update chamado
  set conversa_id = $1
  where conversa_id = $2;

-- moveConversas 4
insert into chat_leitura as leitura (conversa_id, usuario_id, nao_lidas, entregue_ate, lida_ate) select $1, usuario_id,
    nao_lidas, entregue_ate + $2, lida_ate + $3
  from chat_leitura
  where conversa_id = $4
  on conflict (conversa_id, usuario_id) do update
  set nao_lidas = leitura.nao_lidas + excluded.nao_lidas, entregue_ate = excluded.entregue_ate,
    lida_ate = excluded.lida_ate;

-- moveConversas 5
delete
  from "chat_leitura"
  where "conversa_id" = $1;

-- moveConversas 6
with foi as (delete
  from chat_conversa
  where id = $1
  returning *) update chat_conversa fica
  set ultimo_numero = fica.ultimo_numero + foi.ultimo_numero, ultima_em = greatest(fica.ultima_em, foi.ultima_em),
    posto_entregue = foi.posto_entregue + $2, posto_lida = foi.posto_lida + $3,
    equipe_entregue = foi.equipe_entregue + $4, equipe_lida = foi.equipe_lida + $5,
    consumidor_nao_lidas = fica.consumidor_nao_lidas + foi.consumidor_nao_lidas, versao = greatest(fica.versao,
    foi.versao) + 1
  from foi
  where fica.id = $6;

-- moveConversas 7
update chat_conversa
  set consumidor_id = $1, versao = versao + 1
  where consumidor_id = $2;

-- moveOrdens
update "ordem_servico"
  set "consumidor_id" = $1, "versao" = versao + 1
  where "consumidor_id" = $2
  returning "id", "versao";

-- moveOrdens 2
update "consumidor"
  set "unido_a_id" = $1
  where "unido_a_id" = $2;

-- writeUniao
update "consumidor"
  set "cnpj_cpf" = $1, "ativo" = $2, "unido_a_id" = $3, "versao" = versao + 1
  where "id" = $4;

-- writeUniao 2
update "consumidor"
  set "nome" = $1, "cnpj_cpf" = $2, "tipo_pessoa" = $3, "email" = $4, "versao" = versao + 1
  where "id" = $5
  returning "versao";

update "consumidor"
  set "versao" = versao + 1
  where "id" = $1
  returning "versao";

-- writeUniao 3
update "consumidor"
  set "cnpj_cpf" = $1
  where "id" = $2
  returning "versao";

update "consumidor"
  set "cnpj_cpf" = $1, "nome" = $2, "tipo_pessoa" = $3, "email" = $4
  where "id" = $5
  returning "versao";
