-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/chat/store/conversa.ts

-- countConversas
select count(*) as total
  from chat_conversa conversa
  join posto_autorizado posto on posto.id = conversa.posto_id
  left join ordem_servico os on os.id = conversa.ordem_servico_id
  left join consumidor on consumidor.id = conversa.consumidor_id
  left join chat_leitura leitura on leitura.conversa_id = conversa.id
  and leitura.usuario_id = $1
  where conversa.equipe = any ($2::text[])
  and conversa.ultimo_numero > 0
  and conversa.equipe = 'CONSUMIDOR'
  and true;

select count(*) as total
  from chat_conversa conversa
  join posto_autorizado posto on posto.id = conversa.posto_id
  left join ordem_servico os on os.id = conversa.ordem_servico_id
  left join consumidor on consumidor.id = conversa.consumidor_id
  left join chat_leitura leitura on leitura.conversa_id = conversa.id
  and leitura.usuario_id = $1
  where conversa.equipe = any ($2::text[])
  and conversa.ultimo_numero > 0
  and conversa.ordem_servico_id is not null
  and true;

select count(*) as total
  from chat_conversa conversa
  join posto_autorizado posto on posto.id = conversa.posto_id
  left join ordem_servico os on os.id = conversa.ordem_servico_id
  left join consumidor on consumidor.id = conversa.consumidor_id
  left join chat_leitura leitura on leitura.conversa_id = conversa.id
  and leitura.usuario_id = $1
  where conversa.equipe = any ($2::text[])
  and conversa.ultimo_numero > 0
  and true
  and (sem_acento("posto"."nome_fantasia") like sem_acento($3) or os.numero || '/' || os.ano like $4 or exists (select 1
  from unnest($5::text[], $6::text[]) time (codigo, nome)
  where time.codigo = conversa.equipe
  and sem_acento(time.nome) like sem_acento($7)));

select count(*) as total
  from chat_conversa conversa
  join posto_autorizado posto on posto.id = conversa.posto_id
  left join ordem_servico os on os.id = conversa.ordem_servico_id
  left join consumidor on consumidor.id = conversa.consumidor_id
  left join chat_leitura leitura on leitura.conversa_id = conversa.id
  and leitura.usuario_id = $1
  where conversa.equipe = any ($2::text[])
  and conversa.ultimo_numero > 0
  and true
  and true;

select count(*) as total
  from chat_conversa conversa
  join posto_autorizado posto on posto.id = conversa.posto_id
  left join ordem_servico os on os.id = conversa.ordem_servico_id
  left join consumidor on consumidor.id = conversa.consumidor_id
  left join chat_leitura leitura on leitura.conversa_id = conversa.id
  and leitura.usuario_id = $1
  where conversa.posto_id = $2
  and conversa.ultimo_numero > 0
  and conversa.equipe = 'CONSUMIDOR'
  and true;

select count(*) as total
  from chat_conversa conversa
  join posto_autorizado posto on posto.id = conversa.posto_id
  left join ordem_servico os on os.id = conversa.ordem_servico_id
  left join consumidor on consumidor.id = conversa.consumidor_id
  left join chat_leitura leitura on leitura.conversa_id = conversa.id
  and leitura.usuario_id = $1
  where conversa.posto_id = $2
  and conversa.ultimo_numero > 0
  and true
  and (sem_acento("consumidor"."nome") like sem_acento($3) or os.numero || '/' || os.ano like $4 or exists (select 1
  from unnest($5::text[], $6::text[]) time (codigo, nome)
  where time.codigo = conversa.equipe
  and sem_acento(time.nome) like sem_acento($7)));

select count(*) as total
  from chat_conversa conversa
  join posto_autorizado posto on posto.id = conversa.posto_id
  left join ordem_servico os on os.id = conversa.ordem_servico_id
  left join consumidor on consumidor.id = conversa.consumidor_id
  left join chat_leitura leitura on leitura.conversa_id = conversa.id
  and leitura.usuario_id = $1
  where conversa.posto_id = $2
  and conversa.ultimo_numero > 0
  and true
  and true;

-- findConversas
--   consumidor.id: number
--   consumidor.nome: string
--   consumidor: null
--   encerrada: null
--   ordemServico.id: number
--   ordemServico.numero: string
--   ordemServico: null
--   outroLado.entregueAte: number
--   outroLado.lidaAte: number
--   posto.id: number
--   posto.nomeFantasia: string
--   ultima.arquivo: null
--   ultima.arquivo: string
--   ultima.autor.id: null
--   ultima.autor.id: number
--   ultima.autor.nome: string
--   ultima.autor: object
--   ultima.doPosto: boolean
--   ultima.texto: string
--   ultima: null
select conversa.id, json_build_object('id', posto.id, 'nomeFantasia', posto.nome_fantasia) as posto, conversa.equipe,
    case when os.id is not null then json_build_object('id', os.id, 'numero',
    os.numero || '/' || os.ano) end as "ordemServico", case when consumidor.id is not null then json_build_object('id',
    consumidor.id, 'nome', consumidor.nome) end as consumidor,
    case when consumidor.anonimizado_em is not null then 'REMOVIDO' when conversa.consumidor_id <> os.consumidor_id then 'TROCADO' end as encerrada, conversa.ultimo_numero as "ultimoNumero", conversa.ultima_em as "ultimaEm", conversa.versao, case when ultima.id is not null then json_build_object( 'autor', json_build_object('id', ultima.autor_id, 'nome', coalesce(autor.nome_exibicao, autor.nome, consumidor.nome)), 'texto', left(ultima.texto, 200), 'doPosto', ultima.do_posto, 'arquivo', (select filename
  from chat_arquivo
  where mensagem_id = ultima.id
  order by id
  limit 1)) end as ultima, coalesce(leitura.nao_lidas, 0) as "naoLidas", coalesce(leitura.lida_ate, 0) as "lidaAte",
    coalesce(leitura.mencionada_em > leitura.lida_ate, false) as mencionada, json_build_object('entregueAte',
    "conversa"."equipe_entregue", 'lidaAte', "conversa"."equipe_lida") as "outroLado"
  from chat_conversa conversa
  join posto_autorizado posto on posto.id = conversa.posto_id
  left join ordem_servico os on os.id = conversa.ordem_servico_id
  left join consumidor on consumidor.id = conversa.consumidor_id
  left join chat_mensagem ultima on ultima.conversa_id = conversa.id
  and ultima.numero = conversa.ultimo_numero
  left join usuario autor on autor.id = ultima.autor_id
  left join chat_leitura leitura on leitura.conversa_id = conversa.id
  and leitura.usuario_id = $1
  where conversa.id = any ($2::bigint[])
  and conversa.posto_id = $3;

select conversa.id, json_build_object('id', posto.id, 'nomeFantasia', posto.nome_fantasia) as posto, conversa.equipe,
    case when os.id is not null then json_build_object('id', os.id, 'numero',
    os.numero || '/' || os.ano) end as "ordemServico", case when consumidor.id is not null then json_build_object('id',
    consumidor.id, 'nome', consumidor.nome) end as consumidor,
    case when consumidor.anonimizado_em is not null then 'REMOVIDO' when conversa.consumidor_id <> os.consumidor_id then 'TROCADO' end as encerrada, conversa.ultimo_numero as "ultimoNumero", conversa.ultima_em as "ultimaEm", conversa.versao, case when ultima.id is not null then json_build_object( 'autor', json_build_object('id', ultima.autor_id, 'nome', coalesce(autor.nome_exibicao, autor.nome, consumidor.nome)), 'texto', left(ultima.texto, 200), 'doPosto', ultima.do_posto, 'arquivo', (select filename
  from chat_arquivo
  where mensagem_id = ultima.id
  order by id
  limit 1)) end as ultima, coalesce(leitura.nao_lidas, 0) as "naoLidas", coalesce(leitura.lida_ate, 0) as "lidaAte",
    coalesce(leitura.mencionada_em > leitura.lida_ate, false) as mencionada, json_build_object('entregueAte',
    "conversa"."posto_entregue", 'lidaAte', "conversa"."posto_lida") as "outroLado"
  from chat_conversa conversa
  join posto_autorizado posto on posto.id = conversa.posto_id
  left join ordem_servico os on os.id = conversa.ordem_servico_id
  left join consumidor on consumidor.id = conversa.consumidor_id
  left join chat_mensagem ultima on ultima.conversa_id = conversa.id
  and ultima.numero = conversa.ultimo_numero
  left join usuario autor on autor.id = ultima.autor_id
  left join chat_leitura leitura on leitura.conversa_id = conversa.id
  and leitura.usuario_id = $1
  where conversa.id = any ($2::bigint[])
  and conversa.equipe = any ($3::text[]);

-- findOs
select "id", "consumidor_id"
  from "ordem_servico"
  where "id" = $1
  and "posto_id" = $2;

-- holdOs
select os.consumidor_id is not distinct from conversa.consumidor_id as dele,
    consumidor.anonimizado_em is not null as anonimizado
  from chat_conversa conversa
  join ordem_servico os on os.id = conversa.ordem_servico_id
  join consumidor on consumidor.id = conversa.consumidor_id
  where conversa.id = $1
  and conversa.equipe = 'CONSUMIDOR'
  and conversa.posto_id = $2 for key share of os;

-- listConversas
--   consumidor.id: number
--   consumidor.nome: string
--   consumidor: null
--   encerrada: null
--   ordemServico.id: number
--   ordemServico.numero: string
--   ordemServico: null
--   outroLado.entregueAte: number
--   outroLado.lidaAte: number
--   posto.id: number
--   posto.nomeFantasia: string
--   ultima.arquivo: null
--   ultima.arquivo: string
--   ultima.autor.id: null
--   ultima.autor.id: number
--   ultima.autor.nome: string
--   ultima.autor: object
--   ultima.doPosto: boolean
--   ultima.texto: string
select conversa.id, json_build_object('id', posto.id, 'nomeFantasia', posto.nome_fantasia) as posto, conversa.equipe,
    case when os.id is not null then json_build_object('id', os.id, 'numero',
    os.numero || '/' || os.ano) end as "ordemServico", case when consumidor.id is not null then json_build_object('id',
    consumidor.id, 'nome', consumidor.nome) end as consumidor,
    case when consumidor.anonimizado_em is not null then 'REMOVIDO' when conversa.consumidor_id <> os.consumidor_id then 'TROCADO' end as encerrada, conversa.ultimo_numero as "ultimoNumero", conversa.ultima_em as "ultimaEm", conversa.versao, case when ultima.id is not null then json_build_object( 'autor', json_build_object('id', ultima.autor_id, 'nome', coalesce(autor.nome_exibicao, autor.nome, consumidor.nome)), 'texto', left(ultima.texto, 200), 'doPosto', ultima.do_posto, 'arquivo', (select filename
  from chat_arquivo
  where mensagem_id = ultima.id
  order by id
  limit 1)) end as ultima, coalesce(leitura.nao_lidas, 0) as "naoLidas", coalesce(leitura.lida_ate, 0) as "lidaAte",
    coalesce(leitura.mencionada_em > leitura.lida_ate, false) as mencionada, json_build_object('entregueAte',
    "conversa"."equipe_entregue", 'lidaAte', "conversa"."equipe_lida") as "outroLado"
  from chat_conversa conversa
  join posto_autorizado posto on posto.id = conversa.posto_id
  left join ordem_servico os on os.id = conversa.ordem_servico_id
  left join consumidor on consumidor.id = conversa.consumidor_id
  left join chat_mensagem ultima on ultima.conversa_id = conversa.id
  and ultima.numero = conversa.ultimo_numero
  left join usuario autor on autor.id = ultima.autor_id
  left join chat_leitura leitura on leitura.conversa_id = conversa.id
  and leitura.usuario_id = $1
  where conversa.posto_id = $2
  and conversa.ultimo_numero > 0
  and conversa.equipe = 'CONSUMIDOR'
  and true
  order by conversa.ultima_em desc, conversa.id desc
  limit $3 offset $4;

select conversa.id, json_build_object('id', posto.id, 'nomeFantasia', posto.nome_fantasia) as posto, conversa.equipe,
    case when os.id is not null then json_build_object('id', os.id, 'numero',
    os.numero || '/' || os.ano) end as "ordemServico", case when consumidor.id is not null then json_build_object('id',
    consumidor.id, 'nome', consumidor.nome) end as consumidor,
    case when consumidor.anonimizado_em is not null then 'REMOVIDO' when conversa.consumidor_id <> os.consumidor_id then 'TROCADO' end as encerrada, conversa.ultimo_numero as "ultimoNumero", conversa.ultima_em as "ultimaEm", conversa.versao, case when ultima.id is not null then json_build_object( 'autor', json_build_object('id', ultima.autor_id, 'nome', coalesce(autor.nome_exibicao, autor.nome, consumidor.nome)), 'texto', left(ultima.texto, 200), 'doPosto', ultima.do_posto, 'arquivo', (select filename
  from chat_arquivo
  where mensagem_id = ultima.id
  order by id
  limit 1)) end as ultima, coalesce(leitura.nao_lidas, 0) as "naoLidas", coalesce(leitura.lida_ate, 0) as "lidaAte",
    coalesce(leitura.mencionada_em > leitura.lida_ate, false) as mencionada, json_build_object('entregueAte',
    "conversa"."equipe_entregue", 'lidaAte', "conversa"."equipe_lida") as "outroLado"
  from chat_conversa conversa
  join posto_autorizado posto on posto.id = conversa.posto_id
  left join ordem_servico os on os.id = conversa.ordem_servico_id
  left join consumidor on consumidor.id = conversa.consumidor_id
  left join chat_mensagem ultima on ultima.conversa_id = conversa.id
  and ultima.numero = conversa.ultimo_numero
  left join usuario autor on autor.id = ultima.autor_id
  left join chat_leitura leitura on leitura.conversa_id = conversa.id
  and leitura.usuario_id = $1
  where conversa.posto_id = $2
  and conversa.ultimo_numero > 0
  and true
  and (sem_acento("consumidor"."nome") like sem_acento($3) or os.numero || '/' || os.ano like $4 or exists (select 1
  from unnest($5::text[], $6::text[]) time (codigo, nome)
  where time.codigo = conversa.equipe
  and sem_acento(time.nome) like sem_acento($7)))
  order by conversa.ultima_em desc, conversa.id desc
  limit $8 offset $9;

select conversa.id, json_build_object('id', posto.id, 'nomeFantasia', posto.nome_fantasia) as posto, conversa.equipe,
    case when os.id is not null then json_build_object('id', os.id, 'numero',
    os.numero || '/' || os.ano) end as "ordemServico", case when consumidor.id is not null then json_build_object('id',
    consumidor.id, 'nome', consumidor.nome) end as consumidor,
    case when consumidor.anonimizado_em is not null then 'REMOVIDO' when conversa.consumidor_id <> os.consumidor_id then 'TROCADO' end as encerrada, conversa.ultimo_numero as "ultimoNumero", conversa.ultima_em as "ultimaEm", conversa.versao, case when ultima.id is not null then json_build_object( 'autor', json_build_object('id', ultima.autor_id, 'nome', coalesce(autor.nome_exibicao, autor.nome, consumidor.nome)), 'texto', left(ultima.texto, 200), 'doPosto', ultima.do_posto, 'arquivo', (select filename
  from chat_arquivo
  where mensagem_id = ultima.id
  order by id
  limit 1)) end as ultima, coalesce(leitura.nao_lidas, 0) as "naoLidas", coalesce(leitura.lida_ate, 0) as "lidaAte",
    coalesce(leitura.mencionada_em > leitura.lida_ate, false) as mencionada, json_build_object('entregueAte',
    "conversa"."equipe_entregue", 'lidaAte', "conversa"."equipe_lida") as "outroLado"
  from chat_conversa conversa
  join posto_autorizado posto on posto.id = conversa.posto_id
  left join ordem_servico os on os.id = conversa.ordem_servico_id
  left join consumidor on consumidor.id = conversa.consumidor_id
  left join chat_mensagem ultima on ultima.conversa_id = conversa.id
  and ultima.numero = conversa.ultimo_numero
  left join usuario autor on autor.id = ultima.autor_id
  left join chat_leitura leitura on leitura.conversa_id = conversa.id
  and leitura.usuario_id = $1
  where conversa.posto_id = $2
  and conversa.ultimo_numero > 0
  and true
  and true
  order by conversa.ultima_em desc, conversa.id desc
  limit $3 offset $4;

select conversa.id, json_build_object('id', posto.id, 'nomeFantasia', posto.nome_fantasia) as posto, conversa.equipe,
    case when os.id is not null then json_build_object('id', os.id, 'numero',
    os.numero || '/' || os.ano) end as "ordemServico", case when consumidor.id is not null then json_build_object('id',
    consumidor.id, 'nome', consumidor.nome) end as consumidor,
    case when consumidor.anonimizado_em is not null then 'REMOVIDO' when conversa.consumidor_id <> os.consumidor_id then 'TROCADO' end as encerrada, conversa.ultimo_numero as "ultimoNumero", conversa.ultima_em as "ultimaEm", conversa.versao, case when ultima.id is not null then json_build_object( 'autor', json_build_object('id', ultima.autor_id, 'nome', coalesce(autor.nome_exibicao, autor.nome, consumidor.nome)), 'texto', left(ultima.texto, 200), 'doPosto', ultima.do_posto, 'arquivo', (select filename
  from chat_arquivo
  where mensagem_id = ultima.id
  order by id
  limit 1)) end as ultima, coalesce(leitura.nao_lidas, 0) as "naoLidas", coalesce(leitura.lida_ate, 0) as "lidaAte",
    coalesce(leitura.mencionada_em > leitura.lida_ate, false) as mencionada, json_build_object('entregueAte',
    "conversa"."posto_entregue", 'lidaAte', "conversa"."posto_lida") as "outroLado"
  from chat_conversa conversa
  join posto_autorizado posto on posto.id = conversa.posto_id
  left join ordem_servico os on os.id = conversa.ordem_servico_id
  left join consumidor on consumidor.id = conversa.consumidor_id
  left join chat_mensagem ultima on ultima.conversa_id = conversa.id
  and ultima.numero = conversa.ultimo_numero
  left join usuario autor on autor.id = ultima.autor_id
  left join chat_leitura leitura on leitura.conversa_id = conversa.id
  and leitura.usuario_id = $1
  where conversa.equipe = any ($2::text[])
  and conversa.ultimo_numero > 0
  and conversa.equipe = 'CONSUMIDOR'
  and true
  order by conversa.ultima_em desc, conversa.id desc
  limit $3 offset $4;

select conversa.id, json_build_object('id', posto.id, 'nomeFantasia', posto.nome_fantasia) as posto, conversa.equipe,
    case when os.id is not null then json_build_object('id', os.id, 'numero',
    os.numero || '/' || os.ano) end as "ordemServico", case when consumidor.id is not null then json_build_object('id',
    consumidor.id, 'nome', consumidor.nome) end as consumidor,
    case when consumidor.anonimizado_em is not null then 'REMOVIDO' when conversa.consumidor_id <> os.consumidor_id then 'TROCADO' end as encerrada, conversa.ultimo_numero as "ultimoNumero", conversa.ultima_em as "ultimaEm", conversa.versao, case when ultima.id is not null then json_build_object( 'autor', json_build_object('id', ultima.autor_id, 'nome', coalesce(autor.nome_exibicao, autor.nome, consumidor.nome)), 'texto', left(ultima.texto, 200), 'doPosto', ultima.do_posto, 'arquivo', (select filename
  from chat_arquivo
  where mensagem_id = ultima.id
  order by id
  limit 1)) end as ultima, coalesce(leitura.nao_lidas, 0) as "naoLidas", coalesce(leitura.lida_ate, 0) as "lidaAte",
    coalesce(leitura.mencionada_em > leitura.lida_ate, false) as mencionada, json_build_object('entregueAte',
    "conversa"."posto_entregue", 'lidaAte', "conversa"."posto_lida") as "outroLado"
  from chat_conversa conversa
  join posto_autorizado posto on posto.id = conversa.posto_id
  left join ordem_servico os on os.id = conversa.ordem_servico_id
  left join consumidor on consumidor.id = conversa.consumidor_id
  left join chat_mensagem ultima on ultima.conversa_id = conversa.id
  and ultima.numero = conversa.ultimo_numero
  left join usuario autor on autor.id = ultima.autor_id
  left join chat_leitura leitura on leitura.conversa_id = conversa.id
  and leitura.usuario_id = $1
  where conversa.equipe = any ($2::text[])
  and conversa.ultimo_numero > 0
  and conversa.ordem_servico_id is not null
  and true
  order by conversa.ultima_em desc, conversa.id desc
  limit $3 offset $4;

select conversa.id, json_build_object('id', posto.id, 'nomeFantasia', posto.nome_fantasia) as posto, conversa.equipe,
    case when os.id is not null then json_build_object('id', os.id, 'numero',
    os.numero || '/' || os.ano) end as "ordemServico", case when consumidor.id is not null then json_build_object('id',
    consumidor.id, 'nome', consumidor.nome) end as consumidor,
    case when consumidor.anonimizado_em is not null then 'REMOVIDO' when conversa.consumidor_id <> os.consumidor_id then 'TROCADO' end as encerrada, conversa.ultimo_numero as "ultimoNumero", conversa.ultima_em as "ultimaEm", conversa.versao, case when ultima.id is not null then json_build_object( 'autor', json_build_object('id', ultima.autor_id, 'nome', coalesce(autor.nome_exibicao, autor.nome, consumidor.nome)), 'texto', left(ultima.texto, 200), 'doPosto', ultima.do_posto, 'arquivo', (select filename
  from chat_arquivo
  where mensagem_id = ultima.id
  order by id
  limit 1)) end as ultima, coalesce(leitura.nao_lidas, 0) as "naoLidas", coalesce(leitura.lida_ate, 0) as "lidaAte",
    coalesce(leitura.mencionada_em > leitura.lida_ate, false) as mencionada, json_build_object('entregueAte',
    "conversa"."posto_entregue", 'lidaAte', "conversa"."posto_lida") as "outroLado"
  from chat_conversa conversa
  join posto_autorizado posto on posto.id = conversa.posto_id
  left join ordem_servico os on os.id = conversa.ordem_servico_id
  left join consumidor on consumidor.id = conversa.consumidor_id
  left join chat_mensagem ultima on ultima.conversa_id = conversa.id
  and ultima.numero = conversa.ultimo_numero
  left join usuario autor on autor.id = ultima.autor_id
  left join chat_leitura leitura on leitura.conversa_id = conversa.id
  and leitura.usuario_id = $1
  where conversa.equipe = any ($2::text[])
  and conversa.ultimo_numero > 0
  and true
  and (sem_acento("posto"."nome_fantasia") like sem_acento($3) or os.numero || '/' || os.ano like $4 or exists (select 1
  from unnest($5::text[], $6::text[]) time (codigo, nome)
  where time.codigo = conversa.equipe
  and sem_acento(time.nome) like sem_acento($7)))
  order by conversa.ultima_em desc, conversa.id desc
  limit $8 offset $9;

select conversa.id, json_build_object('id', posto.id, 'nomeFantasia', posto.nome_fantasia) as posto, conversa.equipe,
    case when os.id is not null then json_build_object('id', os.id, 'numero',
    os.numero || '/' || os.ano) end as "ordemServico", case when consumidor.id is not null then json_build_object('id',
    consumidor.id, 'nome', consumidor.nome) end as consumidor,
    case when consumidor.anonimizado_em is not null then 'REMOVIDO' when conversa.consumidor_id <> os.consumidor_id then 'TROCADO' end as encerrada, conversa.ultimo_numero as "ultimoNumero", conversa.ultima_em as "ultimaEm", conversa.versao, case when ultima.id is not null then json_build_object( 'autor', json_build_object('id', ultima.autor_id, 'nome', coalesce(autor.nome_exibicao, autor.nome, consumidor.nome)), 'texto', left(ultima.texto, 200), 'doPosto', ultima.do_posto, 'arquivo', (select filename
  from chat_arquivo
  where mensagem_id = ultima.id
  order by id
  limit 1)) end as ultima, coalesce(leitura.nao_lidas, 0) as "naoLidas", coalesce(leitura.lida_ate, 0) as "lidaAte",
    coalesce(leitura.mencionada_em > leitura.lida_ate, false) as mencionada, json_build_object('entregueAte',
    "conversa"."posto_entregue", 'lidaAte', "conversa"."posto_lida") as "outroLado"
  from chat_conversa conversa
  join posto_autorizado posto on posto.id = conversa.posto_id
  left join ordem_servico os on os.id = conversa.ordem_servico_id
  left join consumidor on consumidor.id = conversa.consumidor_id
  left join chat_mensagem ultima on ultima.conversa_id = conversa.id
  and ultima.numero = conversa.ultimo_numero
  left join usuario autor on autor.id = ultima.autor_id
  left join chat_leitura leitura on leitura.conversa_id = conversa.id
  and leitura.usuario_id = $1
  where conversa.equipe = any ($2::text[])
  and conversa.ultimo_numero > 0
  and true
  and true
  order by conversa.ultima_em desc, conversa.id desc
  limit $3 offset $4;

-- lockConversa
--   consumidor_id: null
--   ordem_servico_id: null
select conversa.id, conversa.posto_id, conversa.equipe, conversa.ordem_servico_id, conversa.consumidor_id,
    conversa.consumidor_nao_lidas, conversa.ultimo_numero, conversa.versao
  from chat_conversa conversa
  where conversa.id = $1
  and conversa.equipe = 'CONSUMIDOR'
  and conversa.ordem_servico_id = $2
  and conversa.consumidor_id = (select consumidor_id
  from ordem_servico
  where id = $3) for update;

select conversa.id, conversa.posto_id, conversa.equipe, conversa.ordem_servico_id, conversa.consumidor_id,
    conversa.consumidor_nao_lidas, conversa.ultimo_numero, conversa.versao
  from chat_conversa conversa
  where conversa.id = $1
  and conversa.equipe = any ($2::text[]) for update;

select conversa.id, conversa.posto_id, conversa.equipe, conversa.ordem_servico_id, conversa.consumidor_id,
    conversa.consumidor_nao_lidas, conversa.ultimo_numero, conversa.versao
  from chat_conversa conversa
  where conversa.id = $1
  and conversa.posto_id = $2 for update;

-- takeConversa
with nova as ( insert into chat_conversa (posto_id, equipe, ordem_servico_id, consumidor_id, ultima_em)
  values ($1, $2, $3, $4, $5)
  on conflict on constraint chat_conversa_uma do nothing
  returning id) select id
  from nova
  union all select id
  from chat_conversa
  where posto_id = $6
  and equipe = $7
  and ordem_servico_id is not distinct from $8::bigint
  and consumidor_id is not distinct from $9::bigint;

-- touchConversa
update "chat_conversa"
  set "versao" = $1
  where "id" = $2;
