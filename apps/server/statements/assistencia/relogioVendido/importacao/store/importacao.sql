-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/relogioVendido/importacao/store/importacao.ts

-- allowTime
select set_config('statement_timeout', '300000', true);

-- countLinhas
select count(*) as linhas, count(*) filter (where motivo is null
  and not igual) as certas, count(*) filter (where igual) as iguais,
    count(*) filter (where motivo is not null) as "comErro"
  from venda_linha
  where importacao_id = $1;

-- deleteImportacao
delete
  from "venda_importacao"
  where "id" = $1;

-- deleteLinhas
delete
  from "venda_linha"
  where "importacao_id" = $1;

-- findImportacao
--   ignoradas[]: string
--   terminadaEm: null
select "venda_importacao"."id", "venda_importacao"."arquivo", "venda_importacao"."estado", "venda_importacao"."linhas",
    "venda_importacao"."certas", "venda_importacao"."iguais", "venda_importacao"."com_erro" as "comErro",
    "venda_importacao"."gravadas", "venda_importacao"."posicao", "venda_importacao"."ignoradas",
    "venda_importacao"."usuario_id" as "usuarioId", "venda_importacao"."criada_em" as "criadaEm",
    "venda_importacao"."terminada_em" as "terminadaEm", coalesce(usuario.nome_exibicao, usuario.nome) as "por"
  from "venda_importacao"
  inner join "usuario" on "usuario"."id" = "venda_importacao"."usuario_id"
  where "venda_importacao"."id" = $1;

-- insertImportacao
insert into "venda_importacao" ("usuario_id", "arquivo", "criada_em", "sinal_em")
  values ($1, $2, $3, $4)
  returning "id";

-- insertLinhas
insert into venda_linha (importacao_id, linha, modelo_produto_id, numero_serie, vendido_em, revendedor,
    meses_garantia) select $1, *
  from unnest( $2::integer[], $3::bigint[], $4::text[], $5::date[], $6::text[], $7::smallint[]);

-- insertLinhas 2
insert into venda_linha (importacao_id, linha, motivo, valores) select $1, linha, motivo,
    array(select jsonb_array_elements_text(valores))
  from unnest( $2::integer[], $3::text[], $4::jsonb[]) as lida (linha, motivo, valores);

-- joinWhole
select set_config('enable_nestloop', 'off', true);

-- listCaladas
select "id", "estado"
  from "venda_importacao"
  where "estado" in ($1)
  and "sinal_em" < $2;

-- listEsquecidas
select "id", "estado"
  from "venda_importacao"
  where "linhas" > $1
  and (("terminada_em" < $2
  and "esquecida" = $3) or ("estado" = $4
  and "criada_em" < $5));

-- listImportacoes
--   ignoradas[]: string
--   terminadaEm: null
select "venda_importacao"."id", "venda_importacao"."arquivo", "venda_importacao"."estado", "venda_importacao"."linhas",
    "venda_importacao"."certas", "venda_importacao"."iguais", "venda_importacao"."com_erro" as "comErro",
    "venda_importacao"."gravadas", "venda_importacao"."posicao", "venda_importacao"."ignoradas",
    "venda_importacao"."usuario_id" as "usuarioId", "venda_importacao"."criada_em" as "criadaEm",
    "venda_importacao"."terminada_em" as "terminadaEm", coalesce(usuario.nome_exibicao, usuario.nome) as "por"
  from "venda_importacao"
  inner join "usuario" on "usuario"."id" = "venda_importacao"."usuario_id"
  order by "venda_importacao"."id" desc
  limit $1;

-- lockImportacao
select "id"
  from "venda_importacao"
  where "id" = $1 for update;

-- markConhecidas
update venda_linha linha
  set igual = conhecida.mesma,
    motivo = case when not conhecida.mesma then 'Número de série: já consta como vendido em ' || to_char(conhecida.dia,
    'DD/MM/YYYY') || case when conhecida.dia = linha.vendido_em then ',
    com outra garantia ou outro revendedor' else '' end end,
    valores = case when not conhecida.mesma then array[linha.numero_serie, (select codigo
  from modelo_produto
  where modelo_produto.id = linha.modelo_produto_id), to_char(linha.vendido_em, 'DD/MM/YYYY'),
    coalesce(linha.revendedor, ''), linha.meses_garantia::text] end
  from ( select de.linha, venda.vendido_em as dia, (de.vendido_em, de.meses_garantia,
    de.revendedor) is not distinct from (venda.vendido_em, venda.meses_garantia, venda.revendedor) as mesma
  from venda_linha de
  join relogio_vendido venda on venda.modelo_produto_id = de.modelo_produto_id
  and venda.numero_serie = de.numero_serie
  where de.importacao_id = $1
  and de.motivo is null
  and not de.igual
  and venda.importacao_id is distinct from $2) conhecida
  where linha.importacao_id = $3
  and linha.linha = conhecida.linha;

-- markRepetidas
update venda_linha linha
  set igual = repetida.mesma,
    motivo = case when not repetida.mesma then 'Número de série: já está na linha ' || repetida.primeira || ',
    com a venda em ' || to_char(repetida.dia, 'DD/MM/YYYY') end,
    valores = case when not repetida.mesma then array[linha.numero_serie, (select codigo
  from modelo_produto
  where modelo_produto.id = linha.modelo_produto_id), to_char(linha.vendido_em, 'DD/MM/YYYY'),
    coalesce(linha.revendedor, ''), linha.meses_garantia::text] end
  from ( select de.linha, primeira.linha as primeira, primeira.vendido_em as dia, (de.vendido_em, de.meses_garantia,
    de.revendedor) is not distinct from (primeira.vendido_em, primeira.meses_garantia, primeira.revendedor) as mesma
  from (select linha, vendido_em, meses_garantia, revendedor, first_value(linha) over (partition by modelo_produto_id,
    numero_serie
  order by linha) as primeira
  from venda_linha
  where importacao_id = $1
  and motivo is null) de
  join venda_linha primeira on primeira.importacao_id = $2
  and primeira.linha = de.primeira
  where de.linha <> de.primeira) repetida
  where linha.importacao_id = $3
  and linha.linha = repetida.linha;

-- pageRecusadas
--   valores[]: string
select linha, coalesce(valores, '{}') as valores, motivo
  from venda_linha
  where importacao_id = $1
  and motivo is not null
  order by linha
  limit $2 offset $3;

-- readModelos
--   mascaraSerie: null
select "id", "codigo", "meses_garantia" as "mesesGarantia", "mascara_serie" as "mascaraSerie",
    "digito_serie" as "digitoSerie"
  from "modelo_produto";

-- setEsquecida
update "venda_importacao"
  set "esquecida" = $1
  where "id" = $2;

-- storeLinhas
--   posicao: null
with parte as materialized ( select linha, modelo_produto_id, numero_serie, vendido_em, revendedor, meses_garantia,
    motivo is null
  and not igual as certa
  from venda_linha
  where importacao_id = $1
  and linha > $2
  order by linha
  limit $3 ), novas as ( insert into relogio_vendido (modelo_produto_id, numero_serie, vendido_em, revendedor,
    meses_garantia, importacao_id) select modelo_produto_id, numero_serie, vendido_em, revendedor, meses_garantia, $4
  from parte
  where certa
  on conflict (modelo_produto_id, numero_serie) do nothing
  returning 1 ) select (select max(linha)
  from parte) as posicao, (select count(*)
  from novas) as gravadas;

-- takeBack
with fora as ( delete
  from relogio_vendido
  where relogio_vendido.id in ( select venda.id
  from relogio_vendido venda
  where importacao_id = $1
  and versao = 1
  limit $2)
  returning 1) select count(*) as quantas
  from fora;

-- updateImportacao
update "venda_importacao"
  set "estado" = $1, "certas" = $2, "iguais" = $3, "com_erro" = $4, "sinal_em" = $5, "terminada_em" = $6
  where "id" = $7;

update "venda_importacao"
  set "estado" = $1, "linhas" = $2, "certas" = $3, "iguais" = $4, "com_erro" = $5, "ignoradas" = $6, "sinal_em" = $7
  where "id" = $8;

update "venda_importacao"
  set "estado" = $1, "sinal_em" = $2
  where "id" = $3;

update "venda_importacao"
  set "estado" = $1, "sinal_em" = $2, "terminada_em" = $3
  where "id" = $4;

update "venda_importacao"
  set "linhas" = $1, "sinal_em" = $2
  where "id" = $3;

update "venda_importacao"
  set "posicao" = $1, "gravadas" = $2, "sinal_em" = $3
  where "id" = $4;

update "venda_importacao"
  set "sinal_em" = $1
  where "id" = $2;
