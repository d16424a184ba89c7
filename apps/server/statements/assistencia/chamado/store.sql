-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/chamado/store.ts

-- countAResponder
select count(*)::int as total, (count(*) filter (where prazo_em < $1))::int as atrasados
  from chamado
  where situacao = $2
  and "posto_id" in ( select id
  from posto_autorizado
  where id = $3 or credenciado_id = $4)
  and ($5::text is null or equipe = $6);

select count(*)::int as total, (count(*) filter (where prazo_em < $1))::int as atrasados
  from chamado
  where situacao = $2
  and true
  and ($3::text is null or equipe = $4);

-- existsOsDoPosto
select "id"
  from "ordem_servico"
  where "id" = $1
  and "posto_id" = $2;

-- findArquivo
select "arquivo"."chave", "arquivo"."filename", "arquivo"."content_type" as "contentType", "arquivo"."length"
  from "chamado_arquivo" as "arquivo"
  inner join "chamado_mensagem" as "mensagem" on "mensagem"."id" = "arquivo"."mensagem_id"
  inner join "chamado" on "chamado"."id" = "mensagem"."chamado_id"
  where "arquivo"."id" = $1
  and "chamado"."posto_id" in ( select id
  from posto_autorizado
  where id = $2 or credenciado_id = $3)
  and (not mensagem.interna or $4);

select "arquivo"."chave", "arquivo"."filename", "arquivo"."content_type" as "contentType", "arquivo"."length"
  from "chamado_arquivo" as "arquivo"
  inner join "chamado_mensagem" as "mensagem" on "mensagem"."id" = "arquivo"."mensagem_id"
  inner join "chamado" on "chamado"."id" = "mensagem"."chamado_id"
  where "arquivo"."id" = $1
  and true
  and (not mensagem.interna or $2);

-- findChamado
--   atendidoEm: null
--   conversa: null
--   criadoPor: null
--   encerradoEm: null
--   minutosRestantes: null
--   motivo: null
--   ordemServico.id: number
--   ordemServico.numero: string
--   ordemServico: null
--   posto.id: number
--   posto.nomeFantasia: string
--   prazoEm: null
--   responsavel.id: number
--   responsavel.nome: string
--   responsavel: null
select chamado.id, chamado.numero || '/' || chamado.ano as numero, chamado.titulo, chamado.categoria,
    chamado.prioridade, chamado.equipe, chamado.situacao, chamado.motivo, chamado.versao, jsonb_build_object('id',
    posto.id, 'nomeFantasia', posto.nome_fantasia) as posto,
    case when ordem_servico.id is not null then jsonb_build_object( 'id', ordem_servico.id, 'numero',
    ordem_servico.numero || '/' || ordem_servico.ano) end as "ordemServico",
    case when chamado.responsavel_id is not null then jsonb_build_object( 'id', chamado.responsavel_id, 'nome',
    (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "chamado"."responsavel_id")) end as responsavel, (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "chamado"."criado_por") as "criadoPor", chamado.conversa_id as conversa, chamado.prazo_em as "prazoEm",
    chamado.minutos_restantes as "minutosRestantes", chamado.atendido_em as "atendidoEm",
    chamado.encerrado_em as "encerradoEm", chamado.criado_em as "criadoEm"
  from chamado
  join posto_autorizado posto on posto.id = chamado.posto_id
  left join ordem_servico on ordem_servico.id = chamado.ordem_servico_id
  where chamado.id = $1
  and "chamado"."posto_id" in ( select id
  from posto_autorizado
  where id = $2 or credenciado_id = $3);

select chamado.id, chamado.numero || '/' || chamado.ano as numero, chamado.titulo, chamado.categoria,
    chamado.prioridade, chamado.equipe, chamado.situacao, chamado.motivo, chamado.versao, jsonb_build_object('id',
    posto.id, 'nomeFantasia', posto.nome_fantasia) as posto,
    case when ordem_servico.id is not null then jsonb_build_object( 'id', ordem_servico.id, 'numero',
    ordem_servico.numero || '/' || ordem_servico.ano) end as "ordemServico",
    case when chamado.responsavel_id is not null then jsonb_build_object( 'id', chamado.responsavel_id, 'nome',
    (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "chamado"."responsavel_id")) end as responsavel, (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "chamado"."criado_por") as "criadoPor", chamado.conversa_id as conversa, chamado.prazo_em as "prazoEm",
    chamado.minutos_restantes as "minutosRestantes", chamado.atendido_em as "atendidoEm",
    chamado.encerrado_em as "encerradoEm", chamado.criado_em as "criadoEm"
  from chamado
  join posto_autorizado posto on posto.id = chamado.posto_id
  left join ordem_servico on ordem_servico.id = chamado.ordem_servico_id
  where chamado.id = $1
  and true;

-- insertArquivos
insert into "chamado_arquivo" ("filename", "content_type", "chave", "length", "sha256", "mensagem_id")
  values ($1, $2, $3, $4, $5, $6);

-- insertChamado
insert into "chamado" ("titulo", "categoria", "prioridade", "ano", "posto_id", "ordem_servico_id", "conversa_id",
    "equipe", "prazo_em", "criado_em", "criado_por", "numero")
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
  returning "id";

insert into "chamado" ("titulo", "prioridade", "categoria", "equipe", "ano", "posto_id", "ordem_servico_id",
    "conversa_id", "prazo_em", "criado_em", "criado_por", "numero")
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
  returning "id";

-- insertMensagem
insert into "chamado_mensagem" ("chamado_id", "autor_id", "interna", "texto", "criado_em")
  values ($1, $2, $3, $4, $5)
  returning "id";

insert into "chamado_mensagem" ("chamado_id", "autor_id", "texto", "da_conversa", "criado_em")
  values ($1, $2, $3, $4, $5)
  returning "id";

-- listInteressados
select pessoa.id
  from chamado
  join usuario pessoa on pessoa.ativo
  and (pessoa.tipo = 'interno' or (pessoa.posto_id = chamado.posto_id
  and not $1))
  where chamado.id = $2
  and (pessoa.id in (chamado.criado_por, chamado.responsavel_id) or pessoa.id in (select autor_id
  from chamado_mensagem
  where chamado_id = $3
  and not da_conversa) or (chamado.equipe = 'POSTO'
  and pessoa.posto_id = chamado.posto_id
  and exists ( select 1
  from perfil
  join perfil_habilidade pode on pode.perfil_id = perfil.id
  where perfil.codigo = pessoa.role
  and pode.habilidade = 'CHAMADO_ATENDER')))
  order by pessoa.id;

-- listMensagens
--   arquivos[].contentType: string
--   arquivos[].filename: string
--   arquivos[].id: number
--   arquivos[].length: number
--   arquivos[]: object
--   autor: null
select mensagem.id, mensagem.texto, mensagem.interna, mensagem.criado_em as "criadoEm", coalesce(autor.nome_exibicao,
    autor.nome) as autor, coalesce(autor.tipo = 'posto', false) as "doPosto", mensagem.da_conversa as "daConversa",
    coalesce((select jsonb_agg(jsonb_build_object('id', arquivo.id, 'filename', arquivo.filename, 'length',
    arquivo.length, 'contentType', arquivo.content_type)
  order by arquivo.id)
  from chamado_arquivo arquivo
  where arquivo.mensagem_id = mensagem.id), '[]'::jsonb) as arquivos
  from chamado_mensagem mensagem
  join chamado on chamado.id = mensagem.chamado_id
  left join usuario autor on autor.id = mensagem.autor_id
  where mensagem.chamado_id = $1
  and "chamado"."posto_id" in ( select id
  from posto_autorizado
  where id = $2 or credenciado_id = $3)
  and (not mensagem.interna or $4)
  order by mensagem.id;

select mensagem.id, mensagem.texto, mensagem.interna, mensagem.criado_em as "criadoEm", coalesce(autor.nome_exibicao,
    autor.nome) as autor, coalesce(autor.tipo = 'posto', false) as "doPosto", mensagem.da_conversa as "daConversa",
    coalesce((select jsonb_agg(jsonb_build_object('id', arquivo.id, 'filename', arquivo.filename, 'length',
    arquivo.length, 'contentType', arquivo.content_type)
  order by arquivo.id)
  from chamado_arquivo arquivo
  where arquivo.mensagem_id = mensagem.id), '[]'::jsonb) as arquivos
  from chamado_mensagem mensagem
  join chamado on chamado.id = mensagem.chamado_id
  left join usuario autor on autor.id = mensagem.autor_id
  where mensagem.chamado_id = $1
  and true
  and (not mensagem.interna or $2)
  order by mensagem.id;

-- lockChamado
select "id"
  from "chamado"
  where "id" = $1
  and "posto_id" in ( select id
  from posto_autorizado
  where id = $2 or credenciado_id = $3) for update;

select "id"
  from "chamado"
  where "id" = $1
  and true for update;

-- takeNumero
insert into "chamado_numero" ("ano", "ultimo")
  values ($1, $2)
  on conflict ("ano") do update
  set "ultimo" = chamado_numero.ultimo + 1
  returning "ultimo";

-- updateChamado
update "chamado"
  set "equipe" = $1, "categoria" = $2, "prioridade" = $3, "prazo_em" = $4, "minutos_restantes" = $5,
    "responsavel_id" = $6, "versao" = "versao" + $7
  where "id" = $8;

update "chamado"
  set "responsavel_id" = $1, "versao" = "versao" + $2
  where "id" = $3;

update "chamado"
  set "situacao" = $1, "motivo" = $2, "prazo_em" = $3, "minutos_restantes" = $4, "atendido_em" = $5,
    "encerrado_em" = $6, "responsavel_id" = $7, "versao" = "versao" + $8
  where "id" = $9;

update "chamado"
  set "situacao" = $1, "motivo" = $2, "prazo_em" = $3, "minutos_restantes" = $4, "atendido_em" = $5,
    "encerrado_em" = $6, "versao" = "versao" + $7
  where "id" = $8;
