-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/chat/store/mensagem.ts

-- countMinhas
select count(*) as total
  from chat_mensagem mensagem
  join chat_conversa conversa on conversa.id = mensagem.conversa_id
  where mensagem.autor_id = $1
  and conversa.equipe = any ($2::text[])
  and mensagem.apagada_em is null;

select count(*) as total
  from chat_mensagem mensagem
  join chat_conversa conversa on conversa.id = mensagem.conversa_id
  where mensagem.autor_id = $1
  and conversa.posto_id = $2
  and mensagem.apagada_em is null;

-- findEnviadaPeloConsumidor
select "numero"
  from "chat_mensagem"
  where "conversa_id" = $1
  and "autor_id" is null
  and "dispositivo" = $2;

-- findMensagem
--   arquivos[].contentType: string
--   arquivos[].filename: string
--   arquivos[].id: number
--   arquivos[].length: number
--   arquivos[]: object
--   autor.id: null
--   autor.id: number
--   autor.nome: string
--   cita: null
--   editadaEm: null
--   mencoes[].id: number
--   mencoes[].nome: string
--   mencoes[]: object
select mensagem.id, mensagem.conversa_id as "conversaId", mensagem.numero, mensagem.do_posto as "doPosto",
    mensagem.texto, json_build_object('id', autor.id, 'nome', coalesce("autor"."nome_exibicao", "autor"."nome",
    consumidor.nome)) as autor, (select json_build_object('numero', citada.numero, 'autor',
    coalesce("autor_citado"."nome_exibicao", "autor_citado"."nome", consumidor.nome), 'texto', left(citada.texto, 200),
    'criadoEm', citada.criado_em)
  from chat_mensagem citada
  left join usuario autor_citado on autor_citado.id = citada.autor_id
  where citada.conversa_id = mensagem.conversa_id
  and citada.numero = mensagem.cita_numero) as cita, coalesce((select json_agg(json_build_object('id', arquivo.id,
    'filename', arquivo.filename, 'length', arquivo.length, 'contentType', arquivo.content_type)
  order by arquivo.id)
  from chat_arquivo arquivo
  where arquivo.mensagem_id = mensagem.id), '[]'::json) as arquivos, (select coalesce(json_agg(json_build_object('id',
    pessoa.id, 'nome', coalesce(pessoa.nome_exibicao, pessoa.nome))), '[]'::json)
  from usuario pessoa
  where pessoa.id = any (mensagem.mencoes)) as mencoes, mensagem.criado_em as "criadoEm",
    mensagem.editada_em as "editadaEm", mensagem.apagada_em is not null as apagada, mensagem.revisao,
    mensagem.dispositivo
  from chat_mensagem mensagem
  join chat_conversa conversa on conversa.id = mensagem.conversa_id
  left join usuario autor on autor.id = mensagem.autor_id
  left join consumidor on consumidor.id = conversa.consumidor_id
  where mensagem.conversa_id = $1
  and mensagem.numero = $2
  and conversa.equipe = 'CONSUMIDOR'
  and conversa.ordem_servico_id = $3
  and conversa.consumidor_id = (select consumidor_id
  from ordem_servico
  where id = $4);

select mensagem.id, mensagem.conversa_id as "conversaId", mensagem.numero, mensagem.do_posto as "doPosto",
    mensagem.texto, json_build_object('id', autor.id, 'nome', coalesce("autor"."nome_exibicao", "autor"."nome",
    consumidor.nome)) as autor, (select json_build_object('numero', citada.numero, 'autor',
    coalesce("autor_citado"."nome_exibicao", "autor_citado"."nome", consumidor.nome), 'texto', left(citada.texto, 200),
    'criadoEm', citada.criado_em)
  from chat_mensagem citada
  left join usuario autor_citado on autor_citado.id = citada.autor_id
  where citada.conversa_id = mensagem.conversa_id
  and citada.numero = mensagem.cita_numero) as cita, coalesce((select json_agg(json_build_object('id', arquivo.id,
    'filename', arquivo.filename, 'length', arquivo.length, 'contentType', arquivo.content_type)
  order by arquivo.id)
  from chat_arquivo arquivo
  where arquivo.mensagem_id = mensagem.id), '[]'::json) as arquivos, (select coalesce(json_agg(json_build_object('id',
    pessoa.id, 'nome', coalesce(pessoa.nome_exibicao, pessoa.nome))), '[]'::json)
  from usuario pessoa
  where pessoa.id = any (mensagem.mencoes)) as mencoes, mensagem.criado_em as "criadoEm",
    mensagem.editada_em as "editadaEm", mensagem.apagada_em is not null as apagada, mensagem.revisao,
    mensagem.dispositivo
  from chat_mensagem mensagem
  join chat_conversa conversa on conversa.id = mensagem.conversa_id
  left join usuario autor on autor.id = mensagem.autor_id
  left join consumidor on consumidor.id = conversa.consumidor_id
  where mensagem.conversa_id = $1
  and mensagem.numero = $2
  and conversa.equipe = any ($3::text[]);

select mensagem.id, mensagem.conversa_id as "conversaId", mensagem.numero, mensagem.do_posto as "doPosto",
    mensagem.texto, json_build_object('id', autor.id, 'nome', coalesce("autor"."nome_exibicao", "autor"."nome",
    consumidor.nome)) as autor, (select json_build_object('numero', citada.numero, 'autor',
    coalesce("autor_citado"."nome_exibicao", "autor_citado"."nome", consumidor.nome), 'texto', left(citada.texto, 200),
    'criadoEm', citada.criado_em)
  from chat_mensagem citada
  left join usuario autor_citado on autor_citado.id = citada.autor_id
  where citada.conversa_id = mensagem.conversa_id
  and citada.numero = mensagem.cita_numero) as cita, coalesce((select json_agg(json_build_object('id', arquivo.id,
    'filename', arquivo.filename, 'length', arquivo.length, 'contentType', arquivo.content_type)
  order by arquivo.id)
  from chat_arquivo arquivo
  where arquivo.mensagem_id = mensagem.id), '[]'::json) as arquivos, (select coalesce(json_agg(json_build_object('id',
    pessoa.id, 'nome', coalesce(pessoa.nome_exibicao, pessoa.nome))), '[]'::json)
  from usuario pessoa
  where pessoa.id = any (mensagem.mencoes)) as mencoes, mensagem.criado_em as "criadoEm",
    mensagem.editada_em as "editadaEm", mensagem.apagada_em is not null as apagada, mensagem.revisao,
    mensagem.dispositivo
  from chat_mensagem mensagem
  join chat_conversa conversa on conversa.id = mensagem.conversa_id
  left join usuario autor on autor.id = mensagem.autor_id
  left join consumidor on consumidor.id = conversa.consumidor_id
  where mensagem.conversa_id = $1
  and mensagem.numero = $2
  and conversa.posto_id = $3;

-- findUltima
--   autor_id: null
select "autor_id", "texto"
  from "chat_mensagem"
  where "conversa_id" = $1
  and "numero" = $2;

-- listAntes
--   arquivos[].contentType: string
--   arquivos[].filename: string
--   arquivos[].id: number
--   arquivos[].length: number
--   arquivos[]: object
--   autor.id: null
--   autor.id: number
--   autor.nome: string
--   cita.autor: string
--   cita.criadoEm: string
--   cita.numero: number
--   cita.texto: string
--   cita: null
--   editadaEm: null
--   mencoes[].id: number
--   mencoes[].nome: string
--   mencoes[]: object
select mensagem.id, mensagem.conversa_id as "conversaId", mensagem.numero, mensagem.do_posto as "doPosto",
    mensagem.texto, json_build_object('id', autor.id, 'nome', coalesce("autor"."nome_exibicao", "autor"."nome",
    consumidor.nome)) as autor, (select json_build_object('numero', citada.numero, 'autor',
    coalesce("autor_citado"."nome_exibicao", "autor_citado"."nome", consumidor.nome), 'texto', left(citada.texto, 200),
    'criadoEm', citada.criado_em)
  from chat_mensagem citada
  left join usuario autor_citado on autor_citado.id = citada.autor_id
  where citada.conversa_id = mensagem.conversa_id
  and citada.numero = mensagem.cita_numero) as cita, coalesce((select json_agg(json_build_object('id', arquivo.id,
    'filename', arquivo.filename, 'length', arquivo.length, 'contentType', arquivo.content_type)
  order by arquivo.id)
  from chat_arquivo arquivo
  where arquivo.mensagem_id = mensagem.id), '[]'::json) as arquivos, (select coalesce(json_agg(json_build_object('id',
    pessoa.id, 'nome', coalesce(pessoa.nome_exibicao, pessoa.nome))), '[]'::json)
  from usuario pessoa
  where pessoa.id = any (mensagem.mencoes)) as mencoes, mensagem.criado_em as "criadoEm",
    mensagem.editada_em as "editadaEm", mensagem.apagada_em is not null as apagada, mensagem.revisao,
    mensagem.dispositivo
  from chat_mensagem mensagem
  join chat_conversa conversa on conversa.id = mensagem.conversa_id
  left join usuario autor on autor.id = mensagem.autor_id
  left join consumidor on consumidor.id = conversa.consumidor_id
  where mensagem.conversa_id = $1
  and conversa.equipe = 'CONSUMIDOR'
  and conversa.ordem_servico_id = $2
  and conversa.consumidor_id = (select consumidor_id
  from ordem_servico
  where id = $3)
  and mensagem.numero < $4
  order by mensagem.numero desc
  limit $5;

select mensagem.id, mensagem.conversa_id as "conversaId", mensagem.numero, mensagem.do_posto as "doPosto",
    mensagem.texto, json_build_object('id', autor.id, 'nome', coalesce("autor"."nome_exibicao", "autor"."nome",
    consumidor.nome)) as autor, (select json_build_object('numero', citada.numero, 'autor',
    coalesce("autor_citado"."nome_exibicao", "autor_citado"."nome", consumidor.nome), 'texto', left(citada.texto, 200),
    'criadoEm', citada.criado_em)
  from chat_mensagem citada
  left join usuario autor_citado on autor_citado.id = citada.autor_id
  where citada.conversa_id = mensagem.conversa_id
  and citada.numero = mensagem.cita_numero) as cita, coalesce((select json_agg(json_build_object('id', arquivo.id,
    'filename', arquivo.filename, 'length', arquivo.length, 'contentType', arquivo.content_type)
  order by arquivo.id)
  from chat_arquivo arquivo
  where arquivo.mensagem_id = mensagem.id), '[]'::json) as arquivos, (select coalesce(json_agg(json_build_object('id',
    pessoa.id, 'nome', coalesce(pessoa.nome_exibicao, pessoa.nome))), '[]'::json)
  from usuario pessoa
  where pessoa.id = any (mensagem.mencoes)) as mencoes, mensagem.criado_em as "criadoEm",
    mensagem.editada_em as "editadaEm", mensagem.apagada_em is not null as apagada, mensagem.revisao,
    mensagem.dispositivo
  from chat_mensagem mensagem
  join chat_conversa conversa on conversa.id = mensagem.conversa_id
  left join usuario autor on autor.id = mensagem.autor_id
  left join consumidor on consumidor.id = conversa.consumidor_id
  where mensagem.conversa_id = $1
  and conversa.equipe = any ($2::text[])
  and mensagem.numero < $3
  order by mensagem.numero desc
  limit $4;

select mensagem.id, mensagem.conversa_id as "conversaId", mensagem.numero, mensagem.do_posto as "doPosto",
    mensagem.texto, json_build_object('id', autor.id, 'nome', coalesce("autor"."nome_exibicao", "autor"."nome",
    consumidor.nome)) as autor, (select json_build_object('numero', citada.numero, 'autor',
    coalesce("autor_citado"."nome_exibicao", "autor_citado"."nome", consumidor.nome), 'texto', left(citada.texto, 200),
    'criadoEm', citada.criado_em)
  from chat_mensagem citada
  left join usuario autor_citado on autor_citado.id = citada.autor_id
  where citada.conversa_id = mensagem.conversa_id
  and citada.numero = mensagem.cita_numero) as cita, coalesce((select json_agg(json_build_object('id', arquivo.id,
    'filename', arquivo.filename, 'length', arquivo.length, 'contentType', arquivo.content_type)
  order by arquivo.id)
  from chat_arquivo arquivo
  where arquivo.mensagem_id = mensagem.id), '[]'::json) as arquivos, (select coalesce(json_agg(json_build_object('id',
    pessoa.id, 'nome', coalesce(pessoa.nome_exibicao, pessoa.nome))), '[]'::json)
  from usuario pessoa
  where pessoa.id = any (mensagem.mencoes)) as mencoes, mensagem.criado_em as "criadoEm",
    mensagem.editada_em as "editadaEm", mensagem.apagada_em is not null as apagada, mensagem.revisao,
    mensagem.dispositivo
  from chat_mensagem mensagem
  join chat_conversa conversa on conversa.id = mensagem.conversa_id
  left join usuario autor on autor.id = mensagem.autor_id
  left join consumidor on consumidor.id = conversa.consumidor_id
  where mensagem.conversa_id = $1
  and conversa.posto_id = $2
  and mensagem.numero < $3
  order by mensagem.numero desc
  limit $4;

-- listDesde
--   autor.id: number
--   autor.nome: string
--   cita: null
--   editadaEm: null
select mensagem.id, mensagem.conversa_id as "conversaId", mensagem.numero, mensagem.do_posto as "doPosto",
    mensagem.texto, json_build_object('id', autor.id, 'nome', coalesce("autor"."nome_exibicao", "autor"."nome",
    consumidor.nome)) as autor, (select json_build_object('numero', citada.numero, 'autor',
    coalesce("autor_citado"."nome_exibicao", "autor_citado"."nome", consumidor.nome), 'texto', left(citada.texto, 200),
    'criadoEm', citada.criado_em)
  from chat_mensagem citada
  left join usuario autor_citado on autor_citado.id = citada.autor_id
  where citada.conversa_id = mensagem.conversa_id
  and citada.numero = mensagem.cita_numero) as cita, coalesce((select json_agg(json_build_object('id', arquivo.id,
    'filename', arquivo.filename, 'length', arquivo.length, 'contentType', arquivo.content_type)
  order by arquivo.id)
  from chat_arquivo arquivo
  where arquivo.mensagem_id = mensagem.id), '[]'::json) as arquivos, (select coalesce(json_agg(json_build_object('id',
    pessoa.id, 'nome', coalesce(pessoa.nome_exibicao, pessoa.nome))), '[]'::json)
  from usuario pessoa
  where pessoa.id = any (mensagem.mencoes)) as mencoes, mensagem.criado_em as "criadoEm",
    mensagem.editada_em as "editadaEm", mensagem.apagada_em is not null as apagada, mensagem.revisao,
    mensagem.dispositivo
  from chat_mensagem mensagem
  join chat_conversa conversa on conversa.id = mensagem.conversa_id
  left join usuario autor on autor.id = mensagem.autor_id
  left join consumidor on consumidor.id = conversa.consumidor_id
  where mensagem.conversa_id = $1
  and conversa.equipe = any ($2::text[])
  and mensagem.numero > $3
  order by mensagem.numero
  limit $4;

select mensagem.id, mensagem.conversa_id as "conversaId", mensagem.numero, mensagem.do_posto as "doPosto",
    mensagem.texto, json_build_object('id', autor.id, 'nome', coalesce("autor"."nome_exibicao", "autor"."nome",
    consumidor.nome)) as autor, (select json_build_object('numero', citada.numero, 'autor',
    coalesce("autor_citado"."nome_exibicao", "autor_citado"."nome", consumidor.nome), 'texto', left(citada.texto, 200),
    'criadoEm', citada.criado_em)
  from chat_mensagem citada
  left join usuario autor_citado on autor_citado.id = citada.autor_id
  where citada.conversa_id = mensagem.conversa_id
  and citada.numero = mensagem.cita_numero) as cita, coalesce((select json_agg(json_build_object('id', arquivo.id,
    'filename', arquivo.filename, 'length', arquivo.length, 'contentType', arquivo.content_type)
  order by arquivo.id)
  from chat_arquivo arquivo
  where arquivo.mensagem_id = mensagem.id), '[]'::json) as arquivos, (select coalesce(json_agg(json_build_object('id',
    pessoa.id, 'nome', coalesce(pessoa.nome_exibicao, pessoa.nome))), '[]'::json)
  from usuario pessoa
  where pessoa.id = any (mensagem.mencoes)) as mencoes, mensagem.criado_em as "criadoEm",
    mensagem.editada_em as "editadaEm", mensagem.apagada_em is not null as apagada, mensagem.revisao,
    mensagem.dispositivo
  from chat_mensagem mensagem
  join chat_conversa conversa on conversa.id = mensagem.conversa_id
  left join usuario autor on autor.id = mensagem.autor_id
  left join consumidor on consumidor.id = conversa.consumidor_id
  where mensagem.conversa_id = $1
  and conversa.posto_id = $2
  and mensagem.numero > $3
  order by mensagem.numero
  limit $4;

-- listMinhas
select mensagem.id, mensagem.numero, mensagem.texto, mensagem.criado_em as "criadoEm",
    mensagem.conversa_id as conversa, "conversa"."equipe_entregue" as "entregueAte",
    "conversa"."equipe_lida" as "lidaAte"
  from chat_mensagem mensagem
  join chat_conversa conversa on conversa.id = mensagem.conversa_id
  where mensagem.autor_id = $1
  and conversa.posto_id = $2
  and mensagem.apagada_em is null
  order by mensagem.criado_em desc, mensagem.id desc
  limit $3 offset $4;

select mensagem.id, mensagem.numero, mensagem.texto, mensagem.criado_em as "criadoEm",
    mensagem.conversa_id as conversa, "conversa"."posto_entregue" as "entregueAte",
    "conversa"."posto_lida" as "lidaAte"
  from chat_mensagem mensagem
  join chat_conversa conversa on conversa.id = mensagem.conversa_id
  where mensagem.autor_id = $1
  and conversa.equipe = any ($2::text[])
  and mensagem.apagada_em is null
  order by mensagem.criado_em desc, mensagem.id desc
  limit $3 offset $4;

-- listMudadas
--   autor.id: number
--   autor.nome: string
--   cita: null
select mensagem.id, mensagem.conversa_id as "conversaId", mensagem.numero, mensagem.do_posto as "doPosto",
    mensagem.texto, json_build_object('id', autor.id, 'nome', coalesce("autor"."nome_exibicao", "autor"."nome",
    consumidor.nome)) as autor, (select json_build_object('numero', citada.numero, 'autor',
    coalesce("autor_citado"."nome_exibicao", "autor_citado"."nome", consumidor.nome), 'texto', left(citada.texto, 200),
    'criadoEm', citada.criado_em)
  from chat_mensagem citada
  left join usuario autor_citado on autor_citado.id = citada.autor_id
  where citada.conversa_id = mensagem.conversa_id
  and citada.numero = mensagem.cita_numero) as cita, coalesce((select json_agg(json_build_object('id', arquivo.id,
    'filename', arquivo.filename, 'length', arquivo.length, 'contentType', arquivo.content_type)
  order by arquivo.id)
  from chat_arquivo arquivo
  where arquivo.mensagem_id = mensagem.id), '[]'::json) as arquivos, (select coalesce(json_agg(json_build_object('id',
    pessoa.id, 'nome', coalesce(pessoa.nome_exibicao, pessoa.nome))), '[]'::json)
  from usuario pessoa
  where pessoa.id = any (mensagem.mencoes)) as mencoes, mensagem.criado_em as "criadoEm",
    mensagem.editada_em as "editadaEm", mensagem.apagada_em is not null as apagada, mensagem.revisao,
    mensagem.dispositivo
  from chat_mensagem mensagem
  join chat_conversa conversa on conversa.id = mensagem.conversa_id
  left join usuario autor on autor.id = mensagem.autor_id
  left join consumidor on consumidor.id = conversa.consumidor_id
  where mensagem.conversa_id = $1
  and conversa.equipe = any ($2::text[])
  and mensagem.numero <= $3
  and mensagem.revisao > $4
  order by mensagem.numero
  limit 5000;

-- searchMensagens
--   autor.id: number
--   autor.nome: string
--   cita: null
--   editadaEm: null
select mensagem.id, mensagem.conversa_id as "conversaId", mensagem.numero, mensagem.do_posto as "doPosto",
    mensagem.texto, json_build_object('id', autor.id, 'nome', coalesce("autor"."nome_exibicao", "autor"."nome",
    consumidor.nome)) as autor, (select json_build_object('numero', citada.numero, 'autor',
    coalesce("autor_citado"."nome_exibicao", "autor_citado"."nome", consumidor.nome), 'texto', left(citada.texto, 200),
    'criadoEm', citada.criado_em)
  from chat_mensagem citada
  left join usuario autor_citado on autor_citado.id = citada.autor_id
  where citada.conversa_id = mensagem.conversa_id
  and citada.numero = mensagem.cita_numero) as cita, coalesce((select json_agg(json_build_object('id', arquivo.id,
    'filename', arquivo.filename, 'length', arquivo.length, 'contentType', arquivo.content_type)
  order by arquivo.id)
  from chat_arquivo arquivo
  where arquivo.mensagem_id = mensagem.id), '[]'::json) as arquivos, (select coalesce(json_agg(json_build_object('id',
    pessoa.id, 'nome', coalesce(pessoa.nome_exibicao, pessoa.nome))), '[]'::json)
  from usuario pessoa
  where pessoa.id = any (mensagem.mencoes)) as mencoes, mensagem.criado_em as "criadoEm",
    mensagem.editada_em as "editadaEm", mensagem.apagada_em is not null as apagada, mensagem.revisao,
    mensagem.dispositivo
  from chat_mensagem mensagem
  join chat_conversa conversa on conversa.id = mensagem.conversa_id
  left join usuario autor on autor.id = mensagem.autor_id
  left join consumidor on consumidor.id = conversa.consumidor_id
  where conversa.equipe = any ($1::text[])
  and sem_acento(mensagem.texto) like sem_acento($2)
  order by mensagem.id desc
  limit 30;

select mensagem.id, mensagem.conversa_id as "conversaId", mensagem.numero, mensagem.do_posto as "doPosto",
    mensagem.texto, json_build_object('id', autor.id, 'nome', coalesce("autor"."nome_exibicao", "autor"."nome",
    consumidor.nome)) as autor, (select json_build_object('numero', citada.numero, 'autor',
    coalesce("autor_citado"."nome_exibicao", "autor_citado"."nome", consumidor.nome), 'texto', left(citada.texto, 200),
    'criadoEm', citada.criado_em)
  from chat_mensagem citada
  left join usuario autor_citado on autor_citado.id = citada.autor_id
  where citada.conversa_id = mensagem.conversa_id
  and citada.numero = mensagem.cita_numero) as cita, coalesce((select json_agg(json_build_object('id', arquivo.id,
    'filename', arquivo.filename, 'length', arquivo.length, 'contentType', arquivo.content_type)
  order by arquivo.id)
  from chat_arquivo arquivo
  where arquivo.mensagem_id = mensagem.id), '[]'::json) as arquivos, (select coalesce(json_agg(json_build_object('id',
    pessoa.id, 'nome', coalesce(pessoa.nome_exibicao, pessoa.nome))), '[]'::json)
  from usuario pessoa
  where pessoa.id = any (mensagem.mencoes)) as mencoes, mensagem.criado_em as "criadoEm",
    mensagem.editada_em as "editadaEm", mensagem.apagada_em is not null as apagada, mensagem.revisao,
    mensagem.dispositivo
  from chat_mensagem mensagem
  join chat_conversa conversa on conversa.id = mensagem.conversa_id
  left join usuario autor on autor.id = mensagem.autor_id
  left join consumidor on consumidor.id = conversa.consumidor_id
  where conversa.posto_id = $1
  and sem_acento(mensagem.texto) like sem_acento($2)
  order by mensagem.id desc
  limit 30;

-- searchNaConversa
select mensagem.numero
  from chat_mensagem mensagem
  join chat_conversa conversa on conversa.id = mensagem.conversa_id
  where mensagem.conversa_id = $1
  and conversa.equipe = any ($2::text[])
  and sem_acento(mensagem.texto) like sem_acento($3)
  order by mensagem.numero desc
  limit $4;

select mensagem.numero
  from chat_mensagem mensagem
  join chat_conversa conversa on conversa.id = mensagem.conversa_id
  where mensagem.conversa_id = $1
  and conversa.posto_id = $2
  and sem_acento(mensagem.texto) like sem_acento($3)
  order by mensagem.numero desc
  limit $4;

-- sumDoConsumidor
select count(distinct mensagem.id) as mensagens, coalesce(sum(arquivo.length), 0)::bigint as bytes
  from chat_conversa conversa
  join chat_mensagem mensagem on mensagem.conversa_id = conversa.id
  left join chat_arquivo arquivo on arquivo.mensagem_id = mensagem.id
  where conversa.ordem_servico_id = $1
  and conversa.equipe = 'CONSUMIDOR'
  and mensagem.autor_id is null
  and mensagem.criado_em > $2;

-- updateMensagem
update "chat_mensagem"
  set "texto" = $1, "apagada_em" = $2, "revisao" = $3
  where "id" = $4;

update "chat_mensagem"
  set "texto" = $1, "editada_em" = $2, "revisao" = $3
  where "id" = $4;
