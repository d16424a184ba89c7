-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/casca/chaveApi/store.ts

-- findCandidato
--   habilidades[]: string
--   vinculo: null
select pessoa.id, coalesce(pessoa.nome_exibicao, pessoa.nome) as nome, pessoa.email, pessoa.papel, pessoa.tipo,
    coalesce(pessoa.nome_fantasia, pessoa.posto_nome) as vinculo, pessoa.habilidades
  from pessoa
  where pessoa.ativo
  and pessoa.tipo in ('interno', 'cliente', 'posto')
  and pessoa.posto_id = $1
  and pessoa.id = $2
  order by pessoa.nome collate "pt-BR-x-icu", pessoa.id
  limit 20;

select pessoa.id, coalesce(pessoa.nome_exibicao, pessoa.nome) as nome, pessoa.email, pessoa.papel, pessoa.tipo,
    coalesce(pessoa.nome_fantasia, pessoa.posto_nome) as vinculo, pessoa.habilidades
  from pessoa
  where pessoa.ativo
  and pessoa.tipo in ('interno', 'cliente', 'posto')
  and true
  and pessoa.id = $1
  order by pessoa.nome collate "pt-BR-x-icu", pessoa.id
  limit 20;

-- findChave
--   criada_por: null
--   habilidades[]: string
--   revogada_em: null
--   usada_em: null
--   vinculo: null
select chave.id, chave.nome, chave.prefixo, chave.habilidades, chave.teste, chave.criada_em,
    (select coalesce(nome_exibicao, nome)
  from usuario
  where id = chave.criada_por) as criada_por, chave.expira_em, chave.revogada_em, chave.usada_em, chave.chamadas,
    chave.usuario_id, coalesce(pessoa.nome_exibicao, pessoa.nome) as pessoa_nome, pessoa.email, pessoa.papel,
    pessoa.tipo, coalesce(pessoa.nome_fantasia, pessoa.posto_nome) as vinculo, pessoa.ativo
  and pessoa.posto_ativo
  and coalesce(cliente.ativo, true) as com_efeito
  from chave_api chave
  join pessoa on pessoa.id = chave.usuario_id
  left join cliente on cliente.id = pessoa.cliente_id
  where pessoa.posto_id = $1
  and chave.id = $2;

select chave.id, chave.nome, chave.prefixo, chave.habilidades, chave.teste, chave.criada_em,
    (select coalesce(nome_exibicao, nome)
  from usuario
  where id = chave.criada_por) as criada_por, chave.expira_em, chave.revogada_em, chave.usada_em, chave.chamadas,
    chave.usuario_id, coalesce(pessoa.nome_exibicao, pessoa.nome) as pessoa_nome, pessoa.email, pessoa.papel,
    pessoa.tipo, coalesce(pessoa.nome_fantasia, pessoa.posto_nome) as vinculo, pessoa.ativo
  and pessoa.posto_ativo
  and coalesce(cliente.ativo, true) as com_efeito
  from chave_api chave
  join pessoa on pessoa.id = chave.usuario_id
  left join cliente on cliente.id = pessoa.cliente_id
  where true
  and chave.id = $1;

-- insertChave
insert into "chave_api" ("nome", "usuario_id", "prefixo", "habilidades", "teste", "criada_em", "criada_por",
    "expira_em")
  values ($1, $2, $3, $4, $5, $6, $7, $8)
  returning "id";

-- listCandidatos
--   habilidades[]: string
--   vinculo: null
select pessoa.id, coalesce(pessoa.nome_exibicao, pessoa.nome) as nome, pessoa.email, pessoa.papel, pessoa.tipo,
    coalesce(pessoa.nome_fantasia, pessoa.posto_nome) as vinculo, pessoa.habilidades
  from pessoa
  where pessoa.ativo
  and pessoa.tipo in ('interno', 'cliente', 'posto')
  and pessoa.posto_id = $1
  and sem_acento(concat_ws(' ', pessoa.nome, pessoa.nome_exibicao, pessoa.email, pessoa.nome_fantasia,
    pessoa.posto_nome)) like sem_acento($2)
  order by pessoa.nome collate "pt-BR-x-icu", pessoa.id
  limit 20;

select pessoa.id, coalesce(pessoa.nome_exibicao, pessoa.nome) as nome, pessoa.email, pessoa.papel, pessoa.tipo,
    coalesce(pessoa.nome_fantasia, pessoa.posto_nome) as vinculo, pessoa.habilidades
  from pessoa
  where pessoa.ativo
  and pessoa.tipo in ('interno', 'cliente', 'posto')
  and true
  and sem_acento(concat_ws(' ', pessoa.nome, pessoa.nome_exibicao, pessoa.email, pessoa.nome_fantasia,
    pessoa.posto_nome)) like sem_acento($1)
  order by pessoa.nome collate "pt-BR-x-icu", pessoa.id
  limit 20;

-- listChamadas
select "id", "em", "metodo", "caminho", "status", "duracao_ms" as "duracaoMs"
  from "chave_api_chamada"
  where "chave_api_id" = $1
  and "id" < $2
  order by "id" desc
  limit $3;

select "id", "em", "metodo", "caminho", "status", "duracao_ms" as "duracaoMs"
  from "chave_api_chamada"
  where "chave_api_id" = $1
  order by "id" desc
  limit $2;

-- listChaves
--   criada_por: null
--   habilidades[]: string
--   revogada_em: null
--   usada_em: null
--   vinculo: null
select chave.id, chave.nome, chave.prefixo, chave.habilidades, chave.teste, chave.criada_em,
    (select coalesce(nome_exibicao, nome)
  from usuario
  where id = chave.criada_por) as criada_por, chave.expira_em, chave.revogada_em, chave.usada_em, chave.chamadas,
    chave.usuario_id, coalesce(pessoa.nome_exibicao, pessoa.nome) as pessoa_nome, pessoa.email, pessoa.papel,
    pessoa.tipo, coalesce(pessoa.nome_fantasia, pessoa.posto_nome) as vinculo, pessoa.ativo
  and pessoa.posto_ativo
  and coalesce(cliente.ativo, true) as com_efeito
  from chave_api chave
  join pessoa on pessoa.id = chave.usuario_id
  left join cliente on cliente.id = pessoa.cliente_id
  where pessoa.posto_id = $1
  order by chave.revogada_em is null
  and chave.expira_em > $2 desc, chave.id desc
  limit 500;

select chave.id, chave.nome, chave.prefixo, chave.habilidades, chave.teste, chave.criada_em,
    (select coalesce(nome_exibicao, nome)
  from usuario
  where id = chave.criada_por) as criada_por, chave.expira_em, chave.revogada_em, chave.usada_em, chave.chamadas,
    chave.usuario_id, coalesce(pessoa.nome_exibicao, pessoa.nome) as pessoa_nome, pessoa.email, pessoa.papel,
    pessoa.tipo, coalesce(pessoa.nome_fantasia, pessoa.posto_nome) as vinculo, pessoa.ativo
  and pessoa.posto_ativo
  and coalesce(cliente.ativo, true) as com_efeito
  from chave_api chave
  join pessoa on pessoa.id = chave.usuario_id
  left join cliente on cliente.id = pessoa.cliente_id
  where true
  order by chave.revogada_em is null
  and chave.expira_em > $1 desc, chave.id desc
  limit 500;

-- revokeChave
update "chave_api"
  set "revogada_em" = $1
  where "id" = $2
  and "revogada_em" is null
  and "expira_em" > $3
  returning "id";
