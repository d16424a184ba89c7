-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/chat/store/leitura.ts

-- findDoConsumidor
select conversa.id, conversa.ultimo_numero as "ultimoNumero", conversa.consumidor_nao_lidas as "naoLidas",
    conversa.equipe_lida as lida, conversa.posto_lida as "lidaPeloPosto"
  from chat_conversa conversa
  where conversa.equipe = 'CONSUMIDOR'
  and conversa.ordem_servico_id = $1
  and conversa.consumidor_id = (select consumidor_id
  from ordem_servico
  where id = $2);

-- isPostoAtivo
select "id"
  from "posto_autorizado"
  where "id" = $1
  and "ativo" = $2;

-- listNaoLidas
select conversa.id, leitura.nao_lidas as "naoLidas", conversa.ultimo_numero as "ultimoNumero",
    leitura.entregue_ate as "entregueAte", leitura.mencionada_em > leitura.lida_ate as mencionada
  from chat_leitura leitura
  join chat_conversa conversa on conversa.id = leitura.conversa_id
  where leitura.usuario_id = $1
  and leitura.nao_lidas > 0
  and conversa.equipe = any ($2::text[])
  order by conversa.id;

select conversa.id, leitura.nao_lidas as "naoLidas", conversa.ultimo_numero as "ultimoNumero",
    leitura.entregue_ate as "entregueAte", leitura.mencionada_em > leitura.lida_ate as mencionada
  from chat_leitura leitura
  join chat_conversa conversa on conversa.id = leitura.conversa_id
  where leitura.usuario_id = $1
  and leitura.nao_lidas > 0
  and conversa.posto_id = $2
  order by conversa.id;

-- searchPostos
select id, nome_fantasia as "nomeFantasia"
  from posto_autorizado
  where ativo
  and sem_acento(nome_fantasia) like sem_acento($1)
  and ($2::bigint is null or id = $3)
  order by nome_fantasia, id
  limit 50;

-- setLidaPeloConsumidor
update "chat_conversa"
  set "equipe_entregue" = "ultimo_numero", "equipe_lida" = "ultimo_numero", "consumidor_nao_lidas" = $1
  where "id" = $2
  and "equipe_lida" < "ultimo_numero"
  returning "id";

-- setMarca
insert into chat_leitura as leitura (conversa_id, usuario_id, entregue_ate, lida_ate)
  values ($1, $2, $3, $4)
  on conflict (conversa_id, usuario_id) do update
  set entregue_ate = greatest(leitura.entregue_ate, excluded.entregue_ate), lida_ate = greatest(leitura.lida_ate,
    excluded.lida_ate), nao_lidas = case when $5 then (select count(*)
  from chat_mensagem
  where conversa_id = $6
  and numero > $7
  and autor_id is distinct from $8) else leitura.nao_lidas end
  where leitura.entregue_ate < excluded.entregue_ate or leitura.lida_ate < excluded.lida_ate
  returning conversa_id as id;

-- setMarcaDoLado
update chat_conversa
  set "equipe_entregue" = greatest("equipe_entregue", $1), "equipe_lida" = greatest("equipe_lida", $2)
  where id = $3
  and ("equipe_entregue" < $4 or "equipe_lida" < $5)
  returning id;

update chat_conversa
  set "posto_entregue" = greatest("posto_entregue", $1), "posto_lida" = greatest("posto_lida", $2)
  where id = $3
  and ("posto_entregue" < $4 or "posto_lida" < $5)
  returning id;
