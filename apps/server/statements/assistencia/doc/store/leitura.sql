-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/doc/store/leitura.ts

-- claimAviso
update "documento_versao"
  set "avisada_em" = $1
  from "documento"
  where "documento"."id" = "documento_versao"."documento_id"
  and "documento"."numero" = "documento_versao"."numero"
  and "documento"."id" = $2
  and "documento"."status" = $3
  and "avisada_em" is null
  returning "documento_versao"."id";

-- countLeitores
select count(*)::int as total, count(leitura.lido_em)::int as leram, count(leitura.ciente_em)::int as cientes
  from documento
  join usuario pessoa on pessoa.ativo
  and pessoa.tipo in ('interno', 'posto')
  and (documento.papeis = '{}' or pessoa.role = any (documento.papeis))
  and (pessoa.posto_id is null or not exists (select
  from documento_alvo alvo
  where alvo.documento_id = documento.id
  and (alvo.posto_id is not null or alvo.categoria_assistencia_id is not null)) or exists (select
  from documento_alvo alvo
  where alvo.documento_id = documento.id
  and (alvo.posto_id = pessoa.posto_id or alvo.categoria_assistencia_id = (select categoria_assistencia_id
  from posto_autorizado
  where id = pessoa.posto_id))))
  join perfil on perfil.codigo = pessoa.role
  and perfil.tipo = pessoa.tipo
  and exists (select
  from perfil_habilidade
  where perfil_id = perfil.id
  and habilidade = 'DOC_VER')
  and not exists (select
  from perfil_habilidade
  where perfil_id = perfil.id
  and habilidade = 'DOC_EDITAR')
  left join posto_autorizado posto on posto.id = pessoa.posto_id
  left join documento_versao atual on atual.documento_id = documento.id
  and atual.numero = documento.numero
  left join documento_leitura leitura on leitura.versao_id = atual.id
  and leitura.usuario_id = pessoa.id
  where documento.id = $1;

-- findCarta
select documento.id as "documentoId", documento.titulo, versao.numero, versao.mudou
  from documento_versao versao
  join documento on documento.id = versao.documento_id
  and documento.numero = versao.numero
  and documento.status = 'PUBLICADO'
  where versao.id = $1;

-- findLeitor
select "email", "nome"
  from "usuario"
  where "id" = $1
  and "ativo" = $2;

-- insertLeitura
insert into "documento_leitura" ("versao_id", "usuario_id", "lido_em")
  values ($1, $2, $3)
  on conflict do nothing;

-- listDesatualizados
select pessoa.id, pessoa.posto_id as "postoId"
  from documento
  join usuario pessoa on pessoa.ativo
  and pessoa.tipo in ('interno', 'posto')
  and (documento.papeis = '{}' or pessoa.role = any (documento.papeis))
  and (pessoa.posto_id is null or not exists (select
  from documento_alvo alvo
  where alvo.documento_id = documento.id
  and (alvo.posto_id is not null or alvo.categoria_assistencia_id is not null)) or exists (select
  from documento_alvo alvo
  where alvo.documento_id = documento.id
  and (alvo.posto_id = pessoa.posto_id or alvo.categoria_assistencia_id = (select categoria_assistencia_id
  from posto_autorizado
  where id = pessoa.posto_id))))
  join perfil on perfil.codigo = pessoa.role
  and perfil.tipo = pessoa.tipo
  and exists (select
  from perfil_habilidade
  where perfil_id = perfil.id
  and habilidade = 'DOC_VER')
  and not exists (select
  from perfil_habilidade
  where perfil_id = perfil.id
  and habilidade = 'DOC_EDITAR')
  left join posto_autorizado posto on posto.id = pessoa.posto_id
  join documento_versao nova on nova.documento_id = documento.id
  where nova.id = $1
  and documento.status = 'PUBLICADO'
  and (documento.valido_ate is null or documento.valido_ate >= $2::date)
  and exists (select
  from documento_leitura antes
  join documento_versao versao on versao.id = antes.versao_id
  where versao.documento_id = documento.id
  and versao.numero < nova.numero
  and antes.usuario_id = pessoa.id)
  and not exists (select
  from documento_leitura ja
  where ja.versao_id = nova.id
  and ja.usuario_id = pessoa.id)
  order by pessoa.id;

-- listLeitores
--   cienteEm: null
--   lidoEm: null
--   posto: null
select pessoa.id, coalesce(pessoa.nome_exibicao, pessoa.nome) as nome, posto.nome_fantasia as posto,
    leitura.lido_em as "lidoEm", leitura.ciente_em as "cienteEm"
  from documento
  join usuario pessoa on pessoa.ativo
  and pessoa.tipo in ('interno', 'posto')
  and (documento.papeis = '{}' or pessoa.role = any (documento.papeis))
  and (pessoa.posto_id is null or not exists (select
  from documento_alvo alvo
  where alvo.documento_id = documento.id
  and (alvo.posto_id is not null or alvo.categoria_assistencia_id is not null)) or exists (select
  from documento_alvo alvo
  where alvo.documento_id = documento.id
  and (alvo.posto_id = pessoa.posto_id or alvo.categoria_assistencia_id = (select categoria_assistencia_id
  from posto_autorizado
  where id = pessoa.posto_id))))
  join perfil on perfil.codigo = pessoa.role
  and perfil.tipo = pessoa.tipo
  and exists (select
  from perfil_habilidade
  where perfil_id = perfil.id
  and habilidade = 'DOC_VER')
  and not exists (select
  from perfil_habilidade
  where perfil_id = perfil.id
  and habilidade = 'DOC_EDITAR')
  left join posto_autorizado posto on posto.id = pessoa.posto_id
  left join documento_versao atual on atual.documento_id = documento.id
  and atual.numero = documento.numero
  left join documento_leitura leitura on leitura.versao_id = atual.id
  and leitura.usuario_id = pessoa.id
  where documento.id = $1
  order by leitura.ciente_em is not null, leitura.lido_em is not null, posto.nome_fantasia nulls first, pessoa.nome,
    pessoa.id
  limit $2;

-- setCiente
update "documento_leitura"
  set "ciente_em" = $1
  where "versao_id" = $2
  and "usuario_id" = $3
  and "ciente_em" is null;
