-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/casca/provedor/store/provedor.ts

-- deleteProvedor
delete
  from "provedor"
  where "id" = $1;

-- existsEmissor
select "id"
  from "provedor"
  where "emissor" = $1
  and "identificador" = $2
  and "id" <> $3;

-- findByDominio
--   dominios[]: string
--   grupos[].grupo: string
--   grupos[].papel: string
--   grupos[].role: string
--   grupos[]: object
--   usado_em: null
select provedor.id, provedor.nome, provedor.emissor, provedor.identificador, provedor.segredo, provedor.cliente_id,
    provedor.campo_grupos, provedor.ativo, provedor.criado_em, provedor.versao, cliente.nome_fantasia as cliente_nome,
    (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "provedor"."criado_por") as criado_por, array(select dominio
  from provedor_dominio d
  where d.provedor_id = provedor.id
  order by dominio) as dominios, coalesce((select jsonb_agg(jsonb_build_object('grupo', g.grupo, 'role', perfil.codigo,
    'papel', perfil.nome)
  order by g.ordem)
  from provedor_grupo g
  join perfil on perfil.id = g.perfil_id
  where g.provedor_id = provedor.id), '[]') as grupos, (select count(*)::integer
  from identidade
  where identidade.provedor_id = provedor.id) as pessoas, (select max(usada_em)
  from identidade
  where identidade.provedor_id = provedor.id) as usado_em
  from provedor
  left join cliente on cliente.id = provedor.cliente_id
  where provedor.ativo
  and provedor.id = (select provedor_id
  from provedor_dominio
  where dominio = $1)
  order by provedor.nome, provedor.id
  limit 200;

-- findByEmissor
--   dominios[]: string
select provedor.id, provedor.nome, provedor.emissor, provedor.identificador, provedor.segredo, provedor.cliente_id,
    provedor.campo_grupos, provedor.ativo, provedor.criado_em, provedor.versao, cliente.nome_fantasia as cliente_nome,
    (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "provedor"."criado_por") as criado_por, array(select dominio
  from provedor_dominio d
  where d.provedor_id = provedor.id
  order by dominio) as dominios, coalesce((select jsonb_agg(jsonb_build_object('grupo', g.grupo, 'role', perfil.codigo,
    'papel', perfil.nome)
  order by g.ordem)
  from provedor_grupo g
  join perfil on perfil.id = g.perfil_id
  where g.provedor_id = provedor.id), '[]') as grupos, (select count(*)::integer
  from identidade
  where identidade.provedor_id = provedor.id) as pessoas, (select max(usada_em)
  from identidade
  where identidade.provedor_id = provedor.id) as usado_em
  from provedor
  left join cliente on cliente.id = provedor.cliente_id
  where provedor.ativo
  and rtrim(provedor.emissor, '/') = rtrim($1, '/')
  and provedor.identificador = any($2)
  order by provedor.nome, provedor.id
  limit 200;

-- findDominioUsado
select "dominio"
  from "provedor_dominio"
  where "dominio" in ($1)
  and "provedor_id" is distinct from $2
  order by "dominio";

-- findProvedor
--   cliente_id: null
--   cliente_nome: null
--   criado_por: null
--   dominios[]: string
--   grupos[].grupo: string
--   grupos[].papel: string
--   grupos[].role: string
--   grupos[]: object
--   segredo: null
--   usado_em: null
select provedor.id, provedor.nome, provedor.emissor, provedor.identificador, provedor.segredo, provedor.cliente_id,
    provedor.campo_grupos, provedor.ativo, provedor.criado_em, provedor.versao, cliente.nome_fantasia as cliente_nome,
    (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "provedor"."criado_por") as criado_por, array(select dominio
  from provedor_dominio d
  where d.provedor_id = provedor.id
  order by dominio) as dominios, coalesce((select jsonb_agg(jsonb_build_object('grupo', g.grupo, 'role', perfil.codigo,
    'papel', perfil.nome)
  order by g.ordem)
  from provedor_grupo g
  join perfil on perfil.id = g.perfil_id
  where g.provedor_id = provedor.id), '[]') as grupos, (select count(*)::integer
  from identidade
  where identidade.provedor_id = provedor.id) as pessoas, (select max(usada_em)
  from identidade
  where identidade.provedor_id = provedor.id) as usado_em
  from provedor
  left join cliente on cliente.id = provedor.cliente_id
  where provedor.id = $1
  order by provedor.nome, provedor.id
  limit 200;

-- hasProvedor
select "id"
  from "provedor"
  where "ativo" = $1
  limit $2;

-- insertProvedor
insert into "provedor" ("nome", "emissor", "identificador", "cliente_id", "campo_grupos", "ativo", "segredo",
    "criado_em", "criado_por")
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
  on conflict on constraint "provedor_emissor_key" do nothing
  returning "id";

-- listProvedores
--   cliente_id: null
--   cliente_nome: null
--   criado_por: null
--   dominios[]: string
--   grupos[].grupo: string
--   grupos[].papel: string
--   grupos[].role: string
--   grupos[]: object
--   segredo: null
--   usado_em: null
select provedor.id, provedor.nome, provedor.emissor, provedor.identificador, provedor.segredo, provedor.cliente_id,
    provedor.campo_grupos, provedor.ativo, provedor.criado_em, provedor.versao, cliente.nome_fantasia as cliente_nome,
    (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "provedor"."criado_por") as criado_por, array(select dominio
  from provedor_dominio d
  where d.provedor_id = provedor.id
  order by dominio) as dominios, coalesce((select jsonb_agg(jsonb_build_object('grupo', g.grupo, 'role', perfil.codigo,
    'papel', perfil.nome)
  order by g.ordem)
  from provedor_grupo g
  join perfil on perfil.id = g.perfil_id
  where g.provedor_id = provedor.id), '[]') as grupos, (select count(*)::integer
  from identidade
  where identidade.provedor_id = provedor.id) as pessoas, (select max(usada_em)
  from identidade
  where identidade.provedor_id = provedor.id) as usado_em
  from provedor
  left join cliente on cliente.id = provedor.cliente_id
  where true
  order by provedor.nome, provedor.id
  limit 200;

-- lockProvedor
select "id"
  from "provedor"
  where "id" = $1 for update;

-- replaceDominios
delete
  from "provedor_dominio"
  where "provedor_id" = $1;

-- replaceDominios 2
insert into "provedor_dominio" ("dominio", "provedor_id")
  values ($1, $2);

-- replaceGrupos
delete
  from "provedor_grupo"
  where "provedor_id" = $1;

-- replaceGrupos 2
insert into "provedor_grupo" ("grupo", "perfil_id", "ordem", "provedor_id")
  values ($1, $2, $3, $4);

-- updateProvedor
update "provedor"
  set "nome" = $1, "emissor" = $2, "identificador" = $3, "cliente_id" = $4, "campo_grupos" = $5, "ativo" = $6,
    "versao" = "versao" + $7
  where "id" = $8;
