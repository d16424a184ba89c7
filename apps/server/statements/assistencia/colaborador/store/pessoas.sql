-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/colaborador/store/pessoas.ts

-- countTomadas
select (select count(*)::integer
  from usuario
  where posto_id = $1
  and ativo) as "emUso", (select count(*)::integer
  from convite
  where posto_id = $2
  and email is not null
  and expira_em > $3) as "convites";

-- findPosto
select "id", "nome_fantasia" as "nome", "ativo", "licencas"
  from "posto_autorizado"
  where "id" = $1;

-- listPapeis
--   habilidades[]: string
select codigo, nome, descricao, array(select habilidade
  from perfil_habilidade
  where perfil_id = perfil.id) as habilidades
  from perfil
  where tipo = 'posto'
  order by nome collate "pt-BR-x-icu", codigo;

-- listPessoas
--   habilidades[]: string
--   nomeExibicao: null
--   ultimoAcesso: null
select usuario.id, usuario.nome, usuario.nome_exibicao as "nomeExibicao", usuario.email, usuario.role,
    perfil.nome as papel, usuario.ativo, usuario.versao, greatest((select max(usada_em)
  from sessao
  where sessao.usuario_id = usuario.id), (select max(visto_em)
  from acesso_conhecido
  where acesso_conhecido.usuario_id = usuario.id)) as "ultimoAcesso", array(select habilidade
  from perfil_habilidade
  where perfil_id = perfil.id) as habilidades
  from usuario
  join perfil on perfil.codigo = usuario.role
  where usuario.posto_id = $1
  order by usuario.ativo desc, usuario.nome collate "pt-BR-x-icu", usuario.id;

-- lockPosto
select "id"
  from "posto_autorizado"
  where "id" = $1 for no key update;
