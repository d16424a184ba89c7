-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/doc/store/list.ts

-- countDocs
select count(*)::int as total
  from documento
  left join documento_versao atual on atual.documento_id = documento.id
  and atual.numero = documento.numero
  left join documento_leitura leitura on leitura.versao_id = atual.id
  and leitura.usuario_id = $1
  left join ( select versao_id, sum(nota) as nota
  from (select tsvector_to_array(to_tsvector('public.portugues', dita)) as proprias,
    tsvector_to_array(to_tsvector('public.portugues', formas)) as todas
  from unnest($2::text[], $3::text[]) as palavra (dita, formas)
  where to_tsvector('public.portugues', dita) <> '') buscada
  cross join lateral ( select versao_id,
    max((0.05 + 0.05 * (1 - 1.0 / vezes)) * case when lexema = any (proprias) then 1 else 0.5 end) as nota
  from documento_palavra
  where lexema = any (todas)
  group by versao_id) uma
  group by versao_id) achada on achada.versao_id = atual.id
  where documento.status = 'PUBLICADO'
  and (documento.valido_ate is null or documento.valido_ate >= $4::date)
  and (documento.papeis = '{}' or $5::text = any (documento.papeis))
  and ($6::bigint is null or not exists (select
  from documento_alvo alvo
  where alvo.documento_id = documento.id
  and (alvo.posto_id is not null or alvo.categoria_assistencia_id is not null)) or exists (select
  from documento_alvo alvo
  where alvo.documento_id = documento.id
  and (alvo.posto_id = $7::bigint or alvo.categoria_assistencia_id = (select categoria_assistencia_id
  from posto_autorizado
  where id = $8::bigint))))
  and (documento.vetor @@ (select replace(plainto_tsquery('public.portugues', coalesce(string_agg(formas, ' '),
    ''))::text, ' & ', ' | ')::tsquery
  from unnest($9::text[], $10::text[]) as palavra (dita, formas)
  where to_tsvector('public.portugues', dita) <> '') or achada.nota is not null);

select count(*)::int as total
  from documento
  left join documento_versao atual on atual.documento_id = documento.id
  and atual.numero = documento.numero
  left join documento_leitura leitura on leitura.versao_id = atual.id
  and leitura.usuario_id = $1
  left join ( select versao_id, sum(nota) as nota
  from (select tsvector_to_array(to_tsvector('public.portugues', dita)) as proprias,
    tsvector_to_array(to_tsvector('public.portugues', formas)) as todas
  from unnest($2::text[], $3::text[]) as palavra (dita, formas)
  where to_tsvector('public.portugues', dita) <> '') buscada
  cross join lateral ( select versao_id,
    max((0.05 + 0.05 * (1 - 1.0 / vezes)) * case when lexema = any (proprias) then 1 else 0.5 end) as nota
  from documento_palavra
  where lexema = any (todas)
  group by versao_id) uma
  group by versao_id) achada on achada.versao_id = atual.id
  where documento.status = 'PUBLICADO'
  and (documento.valido_ate is null or documento.valido_ate >= $4::date)
  and (documento.papeis = '{}' or $5::text = any (documento.papeis))
  and ($6::bigint is null or not exists (select
  from documento_alvo alvo
  where alvo.documento_id = documento.id
  and (alvo.posto_id is not null or alvo.categoria_assistencia_id is not null)) or exists (select
  from documento_alvo alvo
  where alvo.documento_id = documento.id
  and (alvo.posto_id = $7::bigint or alvo.categoria_assistencia_id = (select categoria_assistencia_id
  from posto_autorizado
  where id = $8::bigint))))
  and (documento.vetor @@ (select replace(plainto_tsquery('public.portugues', coalesce(string_agg(formas, ' '),
    ''))::text, ' & ', ' | ')::tsquery
  from unnest($9::text[], $10::text[]) as palavra (dita, formas)
  where to_tsvector('public.portugues', dita) <> '') or achada.nota is not null)
  and (exists (select
  from documento_alvo alvo
  where alvo.documento_id = documento.id
  and "alvo"."modelo_produto_id" = $11::bigint) or (not exists (select
  from documento_alvo alvo
  where alvo.documento_id = documento.id
  and "alvo"."modelo_produto_id" is not null)
  and (exists (select
  from documento_alvo alvo
  where alvo.documento_id = documento.id
  and "alvo"."marca_id" is not null) or exists (select
  from documento_alvo alvo
  where alvo.documento_id = documento.id
  and "alvo"."tipo_equipamento_id" is not null))
  and (not exists (select
  from documento_alvo alvo
  where alvo.documento_id = documento.id
  and "alvo"."marca_id" is not null) or exists (select
  from documento_alvo alvo
  where alvo.documento_id = documento.id
  and "alvo"."marca_id" = (select marca_id
  from modelo_produto
  where id = $12)))
  and (not exists (select
  from documento_alvo alvo
  where alvo.documento_id = documento.id
  and "alvo"."tipo_equipamento_id" is not null) or exists (select
  from documento_alvo alvo
  where alvo.documento_id = documento.id
  and "alvo"."tipo_equipamento_id" = (select tipo_equipamento_id
  from modelo_produto
  where id = $13)))));

select count(*)::int as total
  from documento
  left join documento_versao atual on atual.documento_id = documento.id
  and atual.numero = documento.numero
  left join documento_leitura leitura on leitura.versao_id = atual.id
  and leitura.usuario_id = $1
  left join ( select versao_id, sum(nota) as nota
  from (select tsvector_to_array(to_tsvector('public.portugues', dita)) as proprias,
    tsvector_to_array(to_tsvector('public.portugues', formas)) as todas
  from unnest($2::text[], $3::text[]) as palavra (dita, formas)
  where to_tsvector('public.portugues', dita) <> '') buscada
  cross join lateral ( select versao_id,
    max((0.05 + 0.05 * (1 - 1.0 / vezes)) * case when lexema = any (proprias) then 1 else 0.5 end) as nota
  from documento_palavra
  where lexema = any (todas)
  group by versao_id) uma
  group by versao_id) achada on achada.versao_id = atual.id
  where true
  and (documento.vetor @@ (select replace(plainto_tsquery('public.portugues', coalesce(string_agg(formas, ' '),
    ''))::text, ' & ', ' | ')::tsquery
  from unnest($4::text[], $5::text[]) as palavra (dita, formas)
  where to_tsvector('public.portugues', dita) <> '') or achada.nota is not null);

select count(*)::int as total
  from documento
  left join documento_versao atual on atual.documento_id = documento.id
  and atual.numero = documento.numero
  left join documento_leitura leitura on leitura.versao_id = atual.id
  and leitura.usuario_id = $1
  where documento.status = 'PUBLICADO'
  and (documento.valido_ate is null or documento.valido_ate >= $2::date)
  and (documento.papeis = '{}' or $3::text = any (documento.papeis))
  and ($4::bigint is null or not exists (select
  from documento_alvo alvo
  where alvo.documento_id = documento.id
  and (alvo.posto_id is not null or alvo.categoria_assistencia_id is not null)) or exists (select
  from documento_alvo alvo
  where alvo.documento_id = documento.id
  and (alvo.posto_id = $5::bigint or alvo.categoria_assistencia_id = (select categoria_assistencia_id
  from posto_autorizado
  where id = $6::bigint))));

select count(*)::int as total
  from documento
  left join documento_versao atual on atual.documento_id = documento.id
  and atual.numero = documento.numero
  left join documento_leitura leitura on leitura.versao_id = atual.id
  and leitura.usuario_id = $1
  where documento.status = 'PUBLICADO'
  and (documento.valido_ate is null or documento.valido_ate >= $2::date)
  and (documento.papeis = '{}' or $3::text = any (documento.papeis))
  and ($4::bigint is null or not exists (select
  from documento_alvo alvo
  where alvo.documento_id = documento.id
  and (alvo.posto_id is not null or alvo.categoria_assistencia_id is not null)) or exists (select
  from documento_alvo alvo
  where alvo.documento_id = documento.id
  and (alvo.posto_id = $5::bigint or alvo.categoria_assistencia_id = (select categoria_assistencia_id
  from posto_autorizado
  where id = $6::bigint))))
  and (exists (select
  from documento_alvo alvo
  where alvo.documento_id = documento.id
  and "alvo"."modelo_produto_id" = $7::bigint) or (not exists (select
  from documento_alvo alvo
  where alvo.documento_id = documento.id
  and "alvo"."modelo_produto_id" is not null)
  and (exists (select
  from documento_alvo alvo
  where alvo.documento_id = documento.id
  and "alvo"."marca_id" is not null) or exists (select
  from documento_alvo alvo
  where alvo.documento_id = documento.id
  and "alvo"."tipo_equipamento_id" is not null))
  and (not exists (select
  from documento_alvo alvo
  where alvo.documento_id = documento.id
  and "alvo"."marca_id" is not null) or exists (select
  from documento_alvo alvo
  where alvo.documento_id = documento.id
  and "alvo"."marca_id" = (select marca_id
  from modelo_produto
  where id = $8)))
  and (not exists (select
  from documento_alvo alvo
  where alvo.documento_id = documento.id
  and "alvo"."tipo_equipamento_id" is not null) or exists (select
  from documento_alvo alvo
  where alvo.documento_id = documento.id
  and "alvo"."tipo_equipamento_id" = (select tipo_equipamento_id
  from modelo_produto
  where id = $9)))));

select count(*)::int as total
  from documento
  left join documento_versao atual on atual.documento_id = documento.id
  and atual.numero = documento.numero
  left join documento_leitura leitura on leitura.versao_id = atual.id
  and leitura.usuario_id = $1
  where true;

-- findDoc
--   cienciaAte: null
--   cienteEm: null
--   lidoEm: null
--   numero: null
--   validoAte: null
--   versaoEm: null
select documento.id, documento.titulo, documento.tipo, documento.status,
    coalesce(( select string_agg(coalesce(marca.nome, modelo.descricao, tipo.nome), ', '
  order by alvo.marca_id is null, alvo.modelo_produto_id is null, coalesce(marca.nome, modelo.descricao, tipo.nome))
  from documento_alvo alvo
  left join marca on marca.id = alvo.marca_id
  left join modelo_produto modelo on modelo.id = alvo.modelo_produto_id
  left join tipo_equipamento tipo on tipo.id = alvo.tipo_equipamento_id
  where alvo.documento_id = documento.id), '') as sobre, documento.numero, atual.criado_em as "versaoEm",
    documento.pede_ciencia as "pedeCiencia", documento.ciencia_ate::text as "cienciaAte",
    documento.valido_ate::text as "validoAte", leitura.lido_em as "lidoEm", leitura.ciente_em as "cienteEm",
    exists ( select
  from documento_leitura antes
  join documento_versao versao on versao.id = antes.versao_id
  where versao.documento_id = documento.id
  and versao.numero < documento.numero
  and antes.usuario_id = $1) as "leuAntes", documento.versao
  from documento
  left join documento_versao atual on atual.documento_id = documento.id
  and atual.numero = documento.numero
  left join documento_leitura leitura on leitura.versao_id = atual.id
  and leitura.usuario_id = $2
  where documento.id = $3
  and documento.status = 'PUBLICADO'
  and (documento.valido_ate is null or documento.valido_ate >= $4::date)
  and (documento.papeis = '{}' or $5::text = any (documento.papeis))
  and ($6::bigint is null or not exists (select
  from documento_alvo alvo
  where alvo.documento_id = documento.id
  and (alvo.posto_id is not null or alvo.categoria_assistencia_id is not null)) or exists (select
  from documento_alvo alvo
  where alvo.documento_id = documento.id
  and (alvo.posto_id = $7::bigint or alvo.categoria_assistencia_id = (select categoria_assistencia_id
  from posto_autorizado
  where id = $8::bigint))));

select documento.id, documento.titulo, documento.tipo, documento.status,
    coalesce(( select string_agg(coalesce(marca.nome, modelo.descricao, tipo.nome), ', '
  order by alvo.marca_id is null, alvo.modelo_produto_id is null, coalesce(marca.nome, modelo.descricao, tipo.nome))
  from documento_alvo alvo
  left join marca on marca.id = alvo.marca_id
  left join modelo_produto modelo on modelo.id = alvo.modelo_produto_id
  left join tipo_equipamento tipo on tipo.id = alvo.tipo_equipamento_id
  where alvo.documento_id = documento.id), '') as sobre, documento.numero, atual.criado_em as "versaoEm",
    documento.pede_ciencia as "pedeCiencia", documento.ciencia_ate::text as "cienciaAte",
    documento.valido_ate::text as "validoAte", leitura.lido_em as "lidoEm", leitura.ciente_em as "cienteEm",
    exists ( select
  from documento_leitura antes
  join documento_versao versao on versao.id = antes.versao_id
  where versao.documento_id = documento.id
  and versao.numero < documento.numero
  and antes.usuario_id = $1) as "leuAntes", documento.versao
  from documento
  left join documento_versao atual on atual.documento_id = documento.id
  and atual.numero = documento.numero
  left join documento_leitura leitura on leitura.versao_id = atual.id
  and leitura.usuario_id = $2
  where documento.id = $3
  and true;

-- listDocs
--   cienciaAte: null
--   cienteEm: null
--   lidoEm: null
--   numero: null
--   validoAte: null
--   versaoEm: null
select documento.id, documento.titulo, documento.tipo, documento.status,
    coalesce(( select string_agg(coalesce(marca.nome, modelo.descricao, tipo.nome), ', '
  order by alvo.marca_id is null, alvo.modelo_produto_id is null, coalesce(marca.nome, modelo.descricao, tipo.nome))
  from documento_alvo alvo
  left join marca on marca.id = alvo.marca_id
  left join modelo_produto modelo on modelo.id = alvo.modelo_produto_id
  left join tipo_equipamento tipo on tipo.id = alvo.tipo_equipamento_id
  where alvo.documento_id = documento.id), '') as sobre, documento.numero, atual.criado_em as "versaoEm",
    documento.pede_ciencia as "pedeCiencia", documento.ciencia_ate::text as "cienciaAte",
    documento.valido_ate::text as "validoAte", leitura.lido_em as "lidoEm", leitura.ciente_em as "cienteEm",
    exists ( select
  from documento_leitura antes
  join documento_versao versao on versao.id = antes.versao_id
  where versao.documento_id = documento.id
  and versao.numero < documento.numero
  and antes.usuario_id = $1) as "leuAntes", documento.versao
  from documento
  left join documento_versao atual on atual.documento_id = documento.id
  and atual.numero = documento.numero
  left join documento_leitura leitura on leitura.versao_id = atual.id
  and leitura.usuario_id = $2
  left join ( select versao_id, sum(nota) as nota
  from (select tsvector_to_array(to_tsvector('public.portugues', dita)) as proprias,
    tsvector_to_array(to_tsvector('public.portugues', formas)) as todas
  from unnest($3::text[], $4::text[]) as palavra (dita, formas)
  where to_tsvector('public.portugues', dita) <> '') buscada
  cross join lateral ( select versao_id,
    max((0.05 + 0.05 * (1 - 1.0 / vezes)) * case when lexema = any (proprias) then 1 else 0.5 end) as nota
  from documento_palavra
  where lexema = any (todas)
  group by versao_id) uma
  group by versao_id) achada on achada.versao_id = atual.id
  where documento.status = 'PUBLICADO'
  and (documento.valido_ate is null or documento.valido_ate >= $5::date)
  and (documento.papeis = '{}' or $6::text = any (documento.papeis))
  and ($7::bigint is null or not exists (select
  from documento_alvo alvo
  where alvo.documento_id = documento.id
  and (alvo.posto_id is not null or alvo.categoria_assistencia_id is not null)) or exists (select
  from documento_alvo alvo
  where alvo.documento_id = documento.id
  and (alvo.posto_id = $8::bigint or alvo.categoria_assistencia_id = (select categoria_assistencia_id
  from posto_autorizado
  where id = $9::bigint))))
  and (documento.vetor @@ (select replace(plainto_tsquery('public.portugues', coalesce(string_agg(formas, ' '),
    ''))::text, ' & ', ' | ')::tsquery
  from unnest($10::text[], $11::text[]) as palavra (dita, formas)
  where to_tsvector('public.portugues', dita) <> '') or achada.nota is not null)
  and (exists (select
  from documento_alvo alvo
  where alvo.documento_id = documento.id
  and "alvo"."modelo_produto_id" = $12::bigint) or (not exists (select
  from documento_alvo alvo
  where alvo.documento_id = documento.id
  and "alvo"."modelo_produto_id" is not null)
  and (exists (select
  from documento_alvo alvo
  where alvo.documento_id = documento.id
  and "alvo"."marca_id" is not null) or exists (select
  from documento_alvo alvo
  where alvo.documento_id = documento.id
  and "alvo"."tipo_equipamento_id" is not null))
  and (not exists (select
  from documento_alvo alvo
  where alvo.documento_id = documento.id
  and "alvo"."marca_id" is not null) or exists (select
  from documento_alvo alvo
  where alvo.documento_id = documento.id
  and "alvo"."marca_id" = (select marca_id
  from modelo_produto
  where id = $13)))
  and (not exists (select
  from documento_alvo alvo
  where alvo.documento_id = documento.id
  and "alvo"."tipo_equipamento_id" is not null) or exists (select
  from documento_alvo alvo
  where alvo.documento_id = documento.id
  and "alvo"."tipo_equipamento_id" = (select tipo_equipamento_id
  from modelo_produto
  where id = $14)))))
  order by 4 * ts_rank(documento.vetor, (select replace(plainto_tsquery('public.portugues', coalesce(string_agg(formas,
    ' '), ''))::text, ' & ', ' | ')::tsquery
  from unnest($15::text[], $16::text[]) as palavra (dita, formas)
  where to_tsvector('public.portugues',
    dita) <> '')) * cardinality((select tsvector_to_array(to_tsvector('public.portugues', coalesce(string_agg(formas,
    ' '), '')))
  from unnest($17::text[], $18::text[]) as palavra (dita, formas)
  where to_tsvector('public.portugues', dita) <> '')::text[]) / (select count(*)
  from unnest($19::text[], $20::text[]) as palavra (dita, formas)
  where to_tsvector('public.portugues', dita) <> '') + coalesce(achada.nota, 0) desc, coalesce(atual.criado_em,
    documento.criado_em) desc, documento.id desc
  limit $21 offset $22;

select documento.id, documento.titulo, documento.tipo, documento.status,
    coalesce(( select string_agg(coalesce(marca.nome, modelo.descricao, tipo.nome), ', '
  order by alvo.marca_id is null, alvo.modelo_produto_id is null, coalesce(marca.nome, modelo.descricao, tipo.nome))
  from documento_alvo alvo
  left join marca on marca.id = alvo.marca_id
  left join modelo_produto modelo on modelo.id = alvo.modelo_produto_id
  left join tipo_equipamento tipo on tipo.id = alvo.tipo_equipamento_id
  where alvo.documento_id = documento.id), '') as sobre, documento.numero, atual.criado_em as "versaoEm",
    documento.pede_ciencia as "pedeCiencia", documento.ciencia_ate::text as "cienciaAte",
    documento.valido_ate::text as "validoAte", leitura.lido_em as "lidoEm", leitura.ciente_em as "cienteEm",
    exists ( select
  from documento_leitura antes
  join documento_versao versao on versao.id = antes.versao_id
  where versao.documento_id = documento.id
  and versao.numero < documento.numero
  and antes.usuario_id = $1) as "leuAntes", documento.versao
  from documento
  left join documento_versao atual on atual.documento_id = documento.id
  and atual.numero = documento.numero
  left join documento_leitura leitura on leitura.versao_id = atual.id
  and leitura.usuario_id = $2
  left join ( select versao_id, sum(nota) as nota
  from (select tsvector_to_array(to_tsvector('public.portugues', dita)) as proprias,
    tsvector_to_array(to_tsvector('public.portugues', formas)) as todas
  from unnest($3::text[], $4::text[]) as palavra (dita, formas)
  where to_tsvector('public.portugues', dita) <> '') buscada
  cross join lateral ( select versao_id,
    max((0.05 + 0.05 * (1 - 1.0 / vezes)) * case when lexema = any (proprias) then 1 else 0.5 end) as nota
  from documento_palavra
  where lexema = any (todas)
  group by versao_id) uma
  group by versao_id) achada on achada.versao_id = atual.id
  where documento.status = 'PUBLICADO'
  and (documento.valido_ate is null or documento.valido_ate >= $5::date)
  and (documento.papeis = '{}' or $6::text = any (documento.papeis))
  and ($7::bigint is null or not exists (select
  from documento_alvo alvo
  where alvo.documento_id = documento.id
  and (alvo.posto_id is not null or alvo.categoria_assistencia_id is not null)) or exists (select
  from documento_alvo alvo
  where alvo.documento_id = documento.id
  and (alvo.posto_id = $8::bigint or alvo.categoria_assistencia_id = (select categoria_assistencia_id
  from posto_autorizado
  where id = $9::bigint))))
  and (documento.vetor @@ (select replace(plainto_tsquery('public.portugues', coalesce(string_agg(formas, ' '),
    ''))::text, ' & ', ' | ')::tsquery
  from unnest($10::text[], $11::text[]) as palavra (dita, formas)
  where to_tsvector('public.portugues', dita) <> '') or achada.nota is not null)
  order by 4 * ts_rank(documento.vetor, (select replace(plainto_tsquery('public.portugues', coalesce(string_agg(formas,
    ' '), ''))::text, ' & ', ' | ')::tsquery
  from unnest($12::text[], $13::text[]) as palavra (dita, formas)
  where to_tsvector('public.portugues',
    dita) <> '')) * cardinality((select tsvector_to_array(to_tsvector('public.portugues', coalesce(string_agg(formas,
    ' '), '')))
  from unnest($14::text[], $15::text[]) as palavra (dita, formas)
  where to_tsvector('public.portugues', dita) <> '')::text[]) / (select count(*)
  from unnest($16::text[], $17::text[]) as palavra (dita, formas)
  where to_tsvector('public.portugues', dita) <> '') + coalesce(achada.nota, 0) desc, coalesce(atual.criado_em,
    documento.criado_em) desc, documento.id desc
  limit $18 offset $19;

select documento.id, documento.titulo, documento.tipo, documento.status,
    coalesce(( select string_agg(coalesce(marca.nome, modelo.descricao, tipo.nome), ', '
  order by alvo.marca_id is null, alvo.modelo_produto_id is null, coalesce(marca.nome, modelo.descricao, tipo.nome))
  from documento_alvo alvo
  left join marca on marca.id = alvo.marca_id
  left join modelo_produto modelo on modelo.id = alvo.modelo_produto_id
  left join tipo_equipamento tipo on tipo.id = alvo.tipo_equipamento_id
  where alvo.documento_id = documento.id), '') as sobre, documento.numero, atual.criado_em as "versaoEm",
    documento.pede_ciencia as "pedeCiencia", documento.ciencia_ate::text as "cienciaAte",
    documento.valido_ate::text as "validoAte", leitura.lido_em as "lidoEm", leitura.ciente_em as "cienteEm",
    exists ( select
  from documento_leitura antes
  join documento_versao versao on versao.id = antes.versao_id
  where versao.documento_id = documento.id
  and versao.numero < documento.numero
  and antes.usuario_id = $1) as "leuAntes", documento.versao
  from documento
  left join documento_versao atual on atual.documento_id = documento.id
  and atual.numero = documento.numero
  left join documento_leitura leitura on leitura.versao_id = atual.id
  and leitura.usuario_id = $2
  left join ( select versao_id, sum(nota) as nota
  from (select tsvector_to_array(to_tsvector('public.portugues', dita)) as proprias,
    tsvector_to_array(to_tsvector('public.portugues', formas)) as todas
  from unnest($3::text[], $4::text[]) as palavra (dita, formas)
  where to_tsvector('public.portugues', dita) <> '') buscada
  cross join lateral ( select versao_id,
    max((0.05 + 0.05 * (1 - 1.0 / vezes)) * case when lexema = any (proprias) then 1 else 0.5 end) as nota
  from documento_palavra
  where lexema = any (todas)
  group by versao_id) uma
  group by versao_id) achada on achada.versao_id = atual.id
  where true
  and (documento.vetor @@ (select replace(plainto_tsquery('public.portugues', coalesce(string_agg(formas, ' '),
    ''))::text, ' & ', ' | ')::tsquery
  from unnest($5::text[], $6::text[]) as palavra (dita, formas)
  where to_tsvector('public.portugues', dita) <> '') or achada.nota is not null)
  order by 4 * ts_rank(documento.vetor, (select replace(plainto_tsquery('public.portugues', coalesce(string_agg(formas,
    ' '), ''))::text, ' & ', ' | ')::tsquery
  from unnest($7::text[], $8::text[]) as palavra (dita, formas)
  where to_tsvector('public.portugues',
    dita) <> '')) * cardinality((select tsvector_to_array(to_tsvector('public.portugues', coalesce(string_agg(formas,
    ' '), '')))
  from unnest($9::text[], $10::text[]) as palavra (dita, formas)
  where to_tsvector('public.portugues', dita) <> '')::text[]) / (select count(*)
  from unnest($11::text[], $12::text[]) as palavra (dita, formas)
  where to_tsvector('public.portugues', dita) <> '') + coalesce(achada.nota, 0) desc, coalesce(atual.criado_em,
    documento.criado_em) desc, documento.id desc
  limit $13 offset $14;

select documento.id, documento.titulo, documento.tipo, documento.status,
    coalesce(( select string_agg(coalesce(marca.nome, modelo.descricao, tipo.nome), ', '
  order by alvo.marca_id is null, alvo.modelo_produto_id is null, coalesce(marca.nome, modelo.descricao, tipo.nome))
  from documento_alvo alvo
  left join marca on marca.id = alvo.marca_id
  left join modelo_produto modelo on modelo.id = alvo.modelo_produto_id
  left join tipo_equipamento tipo on tipo.id = alvo.tipo_equipamento_id
  where alvo.documento_id = documento.id), '') as sobre, documento.numero, atual.criado_em as "versaoEm",
    documento.pede_ciencia as "pedeCiencia", documento.ciencia_ate::text as "cienciaAte",
    documento.valido_ate::text as "validoAte", leitura.lido_em as "lidoEm", leitura.ciente_em as "cienteEm",
    exists ( select
  from documento_leitura antes
  join documento_versao versao on versao.id = antes.versao_id
  where versao.documento_id = documento.id
  and versao.numero < documento.numero
  and antes.usuario_id = $1) as "leuAntes", documento.versao
  from documento
  left join documento_versao atual on atual.documento_id = documento.id
  and atual.numero = documento.numero
  left join documento_leitura leitura on leitura.versao_id = atual.id
  and leitura.usuario_id = $2
  where documento.status = 'PUBLICADO'
  and (documento.valido_ate is null or documento.valido_ate >= $3::date)
  and (documento.papeis = '{}' or $4::text = any (documento.papeis))
  and ($5::bigint is null or not exists (select
  from documento_alvo alvo
  where alvo.documento_id = documento.id
  and (alvo.posto_id is not null or alvo.categoria_assistencia_id is not null)) or exists (select
  from documento_alvo alvo
  where alvo.documento_id = documento.id
  and (alvo.posto_id = $6::bigint or alvo.categoria_assistencia_id = (select categoria_assistencia_id
  from posto_autorizado
  where id = $7::bigint))))
  and (exists (select
  from documento_alvo alvo
  where alvo.documento_id = documento.id
  and "alvo"."modelo_produto_id" = $8::bigint) or (not exists (select
  from documento_alvo alvo
  where alvo.documento_id = documento.id
  and "alvo"."modelo_produto_id" is not null)
  and (exists (select
  from documento_alvo alvo
  where alvo.documento_id = documento.id
  and "alvo"."marca_id" is not null) or exists (select
  from documento_alvo alvo
  where alvo.documento_id = documento.id
  and "alvo"."tipo_equipamento_id" is not null))
  and (not exists (select
  from documento_alvo alvo
  where alvo.documento_id = documento.id
  and "alvo"."marca_id" is not null) or exists (select
  from documento_alvo alvo
  where alvo.documento_id = documento.id
  and "alvo"."marca_id" = (select marca_id
  from modelo_produto
  where id = $9)))
  and (not exists (select
  from documento_alvo alvo
  where alvo.documento_id = documento.id
  and "alvo"."tipo_equipamento_id" is not null) or exists (select
  from documento_alvo alvo
  where alvo.documento_id = documento.id
  and "alvo"."tipo_equipamento_id" = (select tipo_equipamento_id
  from modelo_produto
  where id = $10)))))
  order by coalesce(atual.criado_em, documento.criado_em) desc, documento.id desc
  limit $11 offset $12;

select documento.id, documento.titulo, documento.tipo, documento.status,
    coalesce(( select string_agg(coalesce(marca.nome, modelo.descricao, tipo.nome), ', '
  order by alvo.marca_id is null, alvo.modelo_produto_id is null, coalesce(marca.nome, modelo.descricao, tipo.nome))
  from documento_alvo alvo
  left join marca on marca.id = alvo.marca_id
  left join modelo_produto modelo on modelo.id = alvo.modelo_produto_id
  left join tipo_equipamento tipo on tipo.id = alvo.tipo_equipamento_id
  where alvo.documento_id = documento.id), '') as sobre, documento.numero, atual.criado_em as "versaoEm",
    documento.pede_ciencia as "pedeCiencia", documento.ciencia_ate::text as "cienciaAte",
    documento.valido_ate::text as "validoAte", leitura.lido_em as "lidoEm", leitura.ciente_em as "cienteEm",
    exists ( select
  from documento_leitura antes
  join documento_versao versao on versao.id = antes.versao_id
  where versao.documento_id = documento.id
  and versao.numero < documento.numero
  and antes.usuario_id = $1) as "leuAntes", documento.versao
  from documento
  left join documento_versao atual on atual.documento_id = documento.id
  and atual.numero = documento.numero
  left join documento_leitura leitura on leitura.versao_id = atual.id
  and leitura.usuario_id = $2
  where documento.status = 'PUBLICADO'
  and (documento.valido_ate is null or documento.valido_ate >= $3::date)
  and (documento.papeis = '{}' or $4::text = any (documento.papeis))
  and ($5::bigint is null or not exists (select
  from documento_alvo alvo
  where alvo.documento_id = documento.id
  and (alvo.posto_id is not null or alvo.categoria_assistencia_id is not null)) or exists (select
  from documento_alvo alvo
  where alvo.documento_id = documento.id
  and (alvo.posto_id = $6::bigint or alvo.categoria_assistencia_id = (select categoria_assistencia_id
  from posto_autorizado
  where id = $7::bigint))))
  order by coalesce(atual.criado_em, documento.criado_em) desc, documento.id desc
  limit $8 offset $9;

select documento.id, documento.titulo, documento.tipo, documento.status,
    coalesce(( select string_agg(coalesce(marca.nome, modelo.descricao, tipo.nome), ', '
  order by alvo.marca_id is null, alvo.modelo_produto_id is null, coalesce(marca.nome, modelo.descricao, tipo.nome))
  from documento_alvo alvo
  left join marca on marca.id = alvo.marca_id
  left join modelo_produto modelo on modelo.id = alvo.modelo_produto_id
  left join tipo_equipamento tipo on tipo.id = alvo.tipo_equipamento_id
  where alvo.documento_id = documento.id), '') as sobre, documento.numero, atual.criado_em as "versaoEm",
    documento.pede_ciencia as "pedeCiencia", documento.ciencia_ate::text as "cienciaAte",
    documento.valido_ate::text as "validoAte", leitura.lido_em as "lidoEm", leitura.ciente_em as "cienteEm",
    exists ( select
  from documento_leitura antes
  join documento_versao versao on versao.id = antes.versao_id
  where versao.documento_id = documento.id
  and versao.numero < documento.numero
  and antes.usuario_id = $1) as "leuAntes", documento.versao
  from documento
  left join documento_versao atual on atual.documento_id = documento.id
  and atual.numero = documento.numero
  left join documento_leitura leitura on leitura.versao_id = atual.id
  and leitura.usuario_id = $2
  where true
  order by coalesce(atual.criado_em, documento.criado_em) desc, documento.id desc
  limit $3 offset $4;

-- listTitulosMarcados
select id, ts_headline('public.portugues', titulo, (select replace(plainto_tsquery('public.portugues',
    coalesce(string_agg(formas, ' '), ''))::text, ' & ', ' | ')::tsquery
  from unnest($1::text[], $2::text[]) as palavra (dita, formas)
  where to_tsvector('public.portugues', dita) <> ''), $3) as titulo
  from documento
  where id = any ($4::bigint[]);

-- listTrechos
select documento.id, melhor.pagina, greatest(contada.paginas, melhor.vistas) as achadas,
    ts_headline('public.portugues', melhor.texto, (select replace(plainto_tsquery('public.portugues',
    coalesce(string_agg(formas, ' '), ''))::text, ' & ', ' | ')::tsquery
  from unnest($1::text[], $2::text[]) as palavra (dita, formas)
  where to_tsvector('public.portugues', dita) <> ''), $3) as texto
  from documento
  join documento_versao atual on atual.documento_id = documento.id
  and atual.numero = documento.numero
  cross join lateral ( select max(paginas) as paginas
  from documento_palavra
  where versao_id = atual.id
  and lexema = any ((select tsvector_to_array(to_tsvector('public.portugues', coalesce(string_agg(formas, ' '), '')))
  from unnest($4::text[], $5::text[]) as palavra (dita, formas)
  where to_tsvector('public.portugues', dita) <> '')::text[])) contada
  cross join lateral ( select pagina, texto, count(*) over ()::int as vistas
  from (select pagina, texto, vetor
  from documento_pagina
  where versao_id = atual.id
  and vetor @@ (select replace(plainto_tsquery('public.portugues', coalesce(string_agg(formas, ' '), ''))::text, ' & ',
    ' | ')::tsquery
  from unnest($6::text[], $7::text[]) as palavra (dita, formas)
  where to_tsvector('public.portugues', dita) <> '')
  order by pagina
  limit 50) candidata
  order by ts_rank(vetor, (select replace(plainto_tsquery('public.portugues', coalesce(string_agg(formas, ' '),
    ''))::text, ' & ', ' | ')::tsquery
  from unnest($8::text[], $9::text[]) as palavra (dita, formas)
  where to_tsvector('public.portugues', dita) <> '')) desc, pagina
  limit 2) melhor
  where documento.id = any ($10::bigint[])
  and contada.paginas > 0
  order by documento.id, melhor.pagina;
