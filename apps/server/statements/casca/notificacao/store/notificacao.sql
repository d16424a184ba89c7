-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/casca/notificacao/store/notificacao.ts

-- deleteNotificacoes
with velha as (delete
  from notificacao
  where em < $1
  returning usuario_id, na_pagina
  and lida_em is null as conta), soma as (select usuario_id, count(*) as total
  from velha
  where conta
  group by usuario_id) update notificacao_pessoa
  set nao_lidas = nao_lidas - soma.total
  from soma
  where soma.usuario_id = notificacao_pessoa.usuario_id;

-- insertNotificacoes
with nova as materialized ( select *
  from jsonb_to_recordset($1::jsonb) as nova ("usuarioId" bigint, tipo text, link text, rotulo text, quantos integer,
    "autorId" bigint, "naPagina" boolean, "noComputador" boolean, junta boolean, "linkVarios" text)),
    junta as ( update notificacao
  set quantos = notificacao.quantos + nova.quantos, rotulo = nova.rotulo, link = nova."linkVarios",
    em = $2::timestamptz
  from nova
  where nova.junta
  and notificacao.usuario_id = nova."usuarioId"
  and notificacao.tipo = nova.tipo
  and notificacao.lida_em is null
  and notificacao.na_pagina = nova."naPagina"
  and notificacao.desde > $3::timestamptz - interval '1 hour'
  returning notificacao.usuario_id, notificacao.tipo), inserida as ( insert into notificacao (usuario_id, tipo, link,
    rotulo, quantos, autor_id, desde, em, na_pagina, no_computador) select "usuarioId", tipo, link, rotulo, quantos,
    "autorId", $4::timestamptz, $5::timestamptz, "naPagina", "noComputador"
  from nova
  where not exists (select
  from junta
  where junta.usuario_id = nova."usuarioId"
  and junta.tipo = nova.tipo)
  returning usuario_id, tipo, na_pagina), contada as ( insert into notificacao_pessoa as pessoa (usuario_id,
    nao_lidas) select usuario_id, count(*)
  from inserida
  where na_pagina
  group by usuario_id
  on conflict (usuario_id) do update
  set nao_lidas = pessoa.nao_lidas + excluded.nao_lidas) select usuario_id as "usuarioId", tipo
  from inserida;

-- listNotificacoes
--   autor: null
select id, tipo, link, rotulo, quantos, (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "notificacao"."autor_id") as autor, em, lida_em is not null as lida, no_computador as "noComputador"
  from notificacao
  where usuario_id = $1
  and na_pagina
  and id < $2
  and tipo = any ($3::text[])
  and ($4 <> 'naoLidos' or lida_em is null)
  and ($5 <> 'mencoes' or tipo = 'MENCAO')
  order by notificacao.id desc
  limit $6;

-- markLidas
with lida as ( update notificacao
  set lida_em = $1::timestamptz
  where usuario_id = $2
  and lida_em is null
  and na_pagina
  and ($3 or id = any ($4::bigint[]))
  returning id) update notificacao_pessoa
  set nao_lidas = nao_lidas - (select count(*)
  from lida)
  where usuario_id = $5
  and exists (select
  from lida)
  returning nao_lidas as "naoLidas";
