-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/tecnico/store.ts

-- countTecnicos
select count(*) as total
  from usuario
  join perfil on perfil.codigo = usuario.role
  join posto_autorizado posto on posto.id = usuario.posto_id
  where usuario.ativo
  and exists ( select
  from perfil_habilidade
  where perfil_id = perfil.id
  and habilidade = 'OS_REPARAR')
  and true;

select count(*) as total
  from usuario
  join perfil on perfil.codigo = usuario.role
  join posto_autorizado posto on posto.id = usuario.posto_id
  where usuario.ativo
  and exists ( select
  from perfil_habilidade
  where perfil_id = perfil.id
  and habilidade = 'OS_REPARAR')
  and usuario.posto_id = $1;

select count(*) as total
  from usuario
  join perfil on perfil.codigo = usuario.role
  join posto_autorizado posto on posto.id = usuario.posto_id
  where usuario.ativo
  and exists ( select
  from perfil_habilidade
  where perfil_id = perfil.id
  and habilidade = 'OS_REPARAR')
  and usuario.posto_id = $1
  and usuario.posto_id = $2;

-- findMarcasEModelos
select "id"
  from "marca"
  where "id" = any($1);

-- findMarcasEModelos 2
select "id", "marca_id" as "marcaId"
  from "modelo_produto"
  where "id" = any($1);

-- findTecnico
--   posto.id: number
--   posto.nomeFantasia: string
--   treinamentos[].ate: null
--   treinamentos[].ate: string
--   treinamentos[].desde: string
--   treinamentos[].marca.id: number
--   treinamentos[].marca.nome: string
--   treinamentos[].marca: object
--   treinamentos[].modelo.codigo: string
--   treinamentos[].modelo.descricao: string
--   treinamentos[].modelo.id: number
--   treinamentos[].modelo: null
--   treinamentos[].modelo: object
--   treinamentos[]: object
select usuario.id, coalesce(usuario.nome_exibicao, usuario.nome) as nome, perfil.nome as papel, usuario.versao,
    json_build_object('id', posto.id, 'nomeFantasia', posto.nome_fantasia) as posto,
    coalesce(( select json_agg(json_build_object( 'marca', json_build_object('id', marca.id, 'nome', marca.nome),
    'modelo', case when modelo.id is not null then json_build_object('id', modelo.id, 'codigo', modelo.codigo,
    'descricao', modelo.descricao) end, 'desde', treinamento.desde, 'ate', treinamento.ate)
  order by marca.nome collate "pt-BR-x-icu", modelo.descricao nulls first, treinamento.id)
  from tecnico_treinamento treinamento
  join marca on marca.id = treinamento.marca_id
  left join modelo_produto modelo on modelo.id = treinamento.modelo_produto_id
  where treinamento.usuario_id = usuario.id), '[]') as treinamentos
  from usuario
  join perfil on perfil.codigo = usuario.role
  join posto_autorizado posto on posto.id = usuario.posto_id
  where usuario.ativo
  and exists ( select
  from perfil_habilidade
  where perfil_id = perfil.id
  and habilidade = 'OS_REPARAR')
  and usuario.id = $1;

-- findTreinamentosDe
--   treinamentos[].ate: null
--   treinamentos[].ate: string
--   treinamentos[].desde: string
--   treinamentos[].marca.id: number
--   treinamentos[].marca.nome: string
--   treinamentos[].marca: object
--   treinamentos[].modelo.codigo: string
--   treinamentos[].modelo.descricao: string
--   treinamentos[].modelo.id: number
--   treinamentos[].modelo: null
--   treinamentos[].modelo: object
--   treinamentos[]: object
select usuario.id, coalesce(( select json_agg(json_build_object( 'marca', json_build_object('id', marca.id, 'nome',
    marca.nome), 'modelo', case when modelo.id is not null then json_build_object('id', modelo.id, 'codigo',
    modelo.codigo, 'descricao', modelo.descricao) end, 'desde', treinamento.desde, 'ate', treinamento.ate)
  order by marca.nome collate "pt-BR-x-icu", modelo.descricao nulls first, treinamento.id)
  from tecnico_treinamento treinamento
  join marca on marca.id = treinamento.marca_id
  left join modelo_produto modelo on modelo.id = treinamento.modelo_produto_id
  where treinamento.usuario_id = usuario.id), '[]') as treinamentos
  from usuario
  where usuario.id = any($1::bigint[])
  order by usuario.id;

-- listTecnicos
--   posto.id: number
--   posto.nomeFantasia: string
select usuario.id, coalesce(usuario.nome_exibicao, usuario.nome) as nome, perfil.nome as papel, usuario.versao,
    json_build_object('id', posto.id, 'nomeFantasia', posto.nome_fantasia) as posto,
    coalesce(( select json_agg(json_build_object( 'marca', json_build_object('id', marca.id, 'nome', marca.nome),
    'modelo', case when modelo.id is not null then json_build_object('id', modelo.id, 'codigo', modelo.codigo,
    'descricao', modelo.descricao) end, 'desde', treinamento.desde, 'ate', treinamento.ate)
  order by marca.nome collate "pt-BR-x-icu", modelo.descricao nulls first, treinamento.id)
  from tecnico_treinamento treinamento
  join marca on marca.id = treinamento.marca_id
  left join modelo_produto modelo on modelo.id = treinamento.modelo_produto_id
  where treinamento.usuario_id = usuario.id), '[]') as treinamentos
  from usuario
  join perfil on perfil.codigo = usuario.role
  join posto_autorizado posto on posto.id = usuario.posto_id
  where usuario.ativo
  and exists ( select
  from perfil_habilidade
  where perfil_id = perfil.id
  and habilidade = 'OS_REPARAR')
  and usuario.posto_id = $1
  order by coalesce(usuario.nome_exibicao, usuario.nome) collate "pt-BR-x-icu", usuario.id;

-- lockTecnico
select "id"
  from "usuario"
  where "id" = $1 for update;

-- replaceTreinamentos
delete
  from "tecnico_treinamento"
  where "usuario_id" = $1;

-- replaceTreinamentos 2
insert into "tecnico_treinamento" ("usuario_id", "marca_id", "modelo_produto_id", "desde", "ate")
  values ($1, $2, $3, $4, $5);
