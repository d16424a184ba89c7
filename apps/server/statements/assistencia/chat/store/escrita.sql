-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/chat/store/escrita.ts

-- lockAutor
--   ordem_servico_id: null
/* preparado */ with autor as materialized ( select id
  from usuario
  where id = $1
  and ativo
  and posto_id is not distinct from $2::bigint for no key update) select conversa.id, conversa.posto_id,
    conversa.equipe, conversa.ordem_servico_id
  from autor, chat_conversa conversa
  where conversa.id = $3
  and conversa.equipe = any ($4::text[]);

/* preparado */ with autor as materialized ( select id
  from usuario
  where id = $1
  and ativo
  and posto_id is not distinct from $2::bigint for no key update) select conversa.id, conversa.posto_id,
    conversa.equipe, conversa.ordem_servico_id
  from autor, chat_conversa conversa
  where conversa.id = $3
  and conversa.posto_id = $4;

-- writeMensagem
--   citada.autor: string
--   citada.criadoEm: string
--   citada.numero: number
--   citada.texto: string
--   citada: null
--   enviada: null
--   enviadaEm: null
--   id: null
/* preparado */ with pessoa as materialized ( select pessoa.id
  from usuario pessoa
  join perfil on perfil.codigo = pessoa.role
  join perfil_habilidade pode on pode.perfil_id = perfil.id
  and pode.habilidade = 'CHAT_USAR'
  where pessoa.ativo
  and pessoa.posto_id = $1
  union all select pessoa.id
  from usuario pessoa
  join perfil on perfil.codigo = pessoa.role
  join perfil_habilidade pode on pode.perfil_id = perfil.id
  and pode.habilidade = 'CHAT_USAR'
  where pessoa.ativo
  and pessoa.tipo = 'interno'
  and (pessoa.role = $2 or pessoa.role <> all ($3::text[]))), enviada as ( select conversa_id, numero
  from chat_mensagem
  where autor_id = $4::bigint
  and dispositivo = $5), pode as materialized ( select (select count(*)
  from chat_mensagem
  where autor_id = $6::bigint
  and criado_em > $7) >= $8::int as demais, exists (select 1
  from unnest($9::bigint[]) mencao
  where mencao not in (select id
  from pessoa)) as estranhos), citada as materialized ( select citada.numero, coalesce(autor.nome_exibicao, autor.nome,
    consumidor.nome) as autor, left(citada.texto, 200) as texto, citada.criado_em as "criadoEm"
  from chat_mensagem citada
  join chat_conversa conversa on conversa.id = citada.conversa_id
  left join usuario autor on autor.id = citada.autor_id
  left join consumidor on consumidor.id = conversa.consumidor_id
  where citada.conversa_id = $10
  and citada.numero = $11::int), conversa as ( update chat_conversa
  set ultimo_numero = ultimo_numero + 1, versao = versao + 1, ultima_em = $12,
    consumidor_nao_lidas = consumidor_nao_lidas + $13
  from pode
  where chat_conversa.id = $14
  and not exists (select 1
  from enviada)
  and pode.demais is not true
  and not pode.estranhos
  and ($15::int is null or exists (select 1
  from citada))
  returning chat_conversa.id, ultimo_numero, versao, consumidor_nao_lidas),
    nova as ( insert into chat_mensagem (conversa_id, numero, autor_id, do_posto, dispositivo, texto, cita_numero,
    mencoes, criado_em, revisao) select id, ultimo_numero, $16::bigint, $17::boolean, $18::uuid, $19::text, $20::int,
    $21::bigint[], $22::timestamptz, versao
  from conversa
  returning id), leitura as ( insert into chat_leitura as leitura (conversa_id, usuario_id, nao_lidas, entregue_ate,
    lida_ate, mencionada_em) select conversa.id, pessoa.id, 1 - meu.um, meu.um * ultimo_numero, meu.um * ultimo_numero,
    case when pessoa.id = any ($23::bigint[]) then ultimo_numero else 0 end
  from conversa
  cross join pessoa
  cross join lateral (select (pessoa.id is not distinct from $24::bigint)::int as um) meu
  on conflict (conversa_id, usuario_id) do update
  set nao_lidas = case when excluded.nao_lidas = 0 then 0 else leitura.nao_lidas + 1 end,
    entregue_ate = greatest(leitura.entregue_ate, excluded.entregue_ate), lida_ate = greatest(leitura.lida_ate,
    excluded.lida_ate), mencionada_em = greatest(leitura.mencionada_em, excluded.mencionada_em)),
    aviso as materialized ( select pg_notify($25, ($26::jsonb || jsonb_build_object('versao', versao))::text) is null
  from conversa) select enviada.conversa_id as "enviadaEm", enviada.numero as enviada, coalesce(pode.demais,
    false) as demais, pode.estranhos, (select to_json(citada)
  from citada) as citada, nova.id, coalesce(conversa.ultimo_numero, 0) as numero, coalesce(conversa.versao,
    0) as versao, coalesce(conversa.consumidor_nao_lidas - $27, 0) as "consumidorNaoLidas", (select count(*)
  from aviso) as avisos
  from pode
  left join enviada on true
  left join conversa on true
  left join nova on true;

/* preparado */ with pessoa as materialized ( select pessoa.id
  from usuario pessoa
  join perfil on perfil.codigo = pessoa.role
  join perfil_habilidade pode on pode.perfil_id = perfil.id
  and pode.habilidade = 'CHAT_USAR'
  where pessoa.ativo
  and pessoa.posto_id = $1 ), enviada as ( select conversa_id, numero
  from chat_mensagem
  where autor_id = $2::bigint
  and dispositivo = $3), pode as materialized ( select (select count(*)
  from chat_mensagem
  where autor_id = $4::bigint
  and criado_em > $5) >= $6::int as demais, exists (select 1
  from unnest($7::bigint[]) mencao
  where mencao not in (select id
  from pessoa)) as estranhos), citada as materialized ( select citada.numero, coalesce(autor.nome_exibicao, autor.nome,
    consumidor.nome) as autor, left(citada.texto, 200) as texto, citada.criado_em as "criadoEm"
  from chat_mensagem citada
  join chat_conversa conversa on conversa.id = citada.conversa_id
  left join usuario autor on autor.id = citada.autor_id
  left join consumidor on consumidor.id = conversa.consumidor_id
  where citada.conversa_id = $8
  and citada.numero = $9::int), conversa as ( update chat_conversa
  set ultimo_numero = ultimo_numero + 1, versao = versao + 1, ultima_em = $10,
    consumidor_nao_lidas = consumidor_nao_lidas + $11
  from pode
  where chat_conversa.id = $12
  and not exists (select 1
  from enviada)
  and pode.demais is not true
  and not pode.estranhos
  and ($13::int is null or exists (select 1
  from citada))
  returning chat_conversa.id, ultimo_numero, versao, consumidor_nao_lidas),
    nova as ( insert into chat_mensagem (conversa_id, numero, autor_id, do_posto, dispositivo, texto, cita_numero,
    mencoes, criado_em, revisao) select id, ultimo_numero, $14::bigint, $15::boolean, $16::uuid, $17::text, $18::int,
    $19::bigint[], $20::timestamptz, versao
  from conversa
  returning id), leitura as ( insert into chat_leitura as leitura (conversa_id, usuario_id, nao_lidas, entregue_ate,
    lida_ate, mencionada_em) select conversa.id, pessoa.id, 1 - meu.um, meu.um * ultimo_numero, meu.um * ultimo_numero,
    case when pessoa.id = any ($21::bigint[]) then ultimo_numero else 0 end
  from conversa
  cross join pessoa
  cross join lateral (select (pessoa.id is not distinct from $22::bigint)::int as um) meu
  on conflict (conversa_id, usuario_id) do update
  set nao_lidas = case when excluded.nao_lidas = 0 then 0 else leitura.nao_lidas + 1 end,
    entregue_ate = greatest(leitura.entregue_ate, excluded.entregue_ate), lida_ate = greatest(leitura.lida_ate,
    excluded.lida_ate), mencionada_em = greatest(leitura.mencionada_em, excluded.mencionada_em)),
    aviso as materialized ( select pg_notify($23, ($24::jsonb || jsonb_build_object('versao', versao))::text) is null
  from conversa) select enviada.conversa_id as "enviadaEm", enviada.numero as enviada, coalesce(pode.demais,
    false) as demais, pode.estranhos, (select to_json(citada)
  from citada) as citada, nova.id, coalesce(conversa.ultimo_numero, 0) as numero, coalesce(conversa.versao,
    0) as versao, coalesce(conversa.consumidor_nao_lidas - $25, 0) as "consumidorNaoLidas", (select count(*)
  from aviso) as avisos
  from pode
  left join enviada on true
  left join conversa on true
  left join nova on true;
