-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/casca/visao/store.ts

-- countVisoes
select "id"
  from "usuario"
  where "id" = $1 for update;

-- countVisoes 2
select count(*) as "total"
  from "visao"
  where "usuario_id" = $1
  and "lista" = $2;

-- deleteVisao
delete
  from "visao"
  where "id" = $1
  and "usuario_id" = $2;

-- findPadrao
select "visao_id"
  from "visao_padrao"
  where "usuario_id" = $1
  and "lista" = $2;

-- findVisao
select visao.id, visao.lista, visao.nome, visao.filtros, visao.equipe, visao.usuario_id = $1 as minha,
    coalesce(dono.nome_exibicao, dono.nome) as de
  from visao
  join usuario dono on dono.id = visao.usuario_id
  join usuario leitor on leitor.id = $2
  where (visao.usuario_id = $3 or ($4
  and visao.equipe
  and dono.ativo
  and dono.tipo = leitor.tipo
  and dono.cliente_id is not distinct from leitor.cliente_id
  and dono.posto_id is not distinct from leitor.posto_id))
  and visao.id = $5;

-- insertVisao
insert into "visao" ("usuario_id", "lista", "nome", "filtros", "equipe")
  values ($1, $2, $3, $4, $5)
  returning "id";

-- listVisoes
select visao.id, visao.lista, visao.nome, visao.filtros, visao.equipe, visao.usuario_id = $1 as minha,
    coalesce(dono.nome_exibicao, dono.nome) as de
  from visao
  join usuario dono on dono.id = visao.usuario_id
  join usuario leitor on leitor.id = $2
  where (visao.usuario_id = $3 or ($4
  and visao.equipe
  and dono.ativo
  and dono.tipo = leitor.tipo
  and dono.cliente_id is not distinct from leitor.cliente_id
  and dono.posto_id is not distinct from leitor.posto_id))
  and visao.lista = $5
  order by minha desc, visao.nome collate "pt-BR-x-icu", visao.id;

-- setPadrao
delete
  from "visao_padrao"
  where "usuario_id" = $1
  and "lista" = $2;

-- setPadrao 2
insert into "visao_padrao" ("usuario_id", "lista", "visao_id")
  values ($1, $2, $3)
  on conflict ("usuario_id", "lista") do update
  set "visao_id" = $4;

-- updateVisao
update "visao"
  set "equipe" = $1
  where "id" = $2;

update "visao"
  set "filtros" = $1
  where "id" = $2;
