-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/armazem/impressos/store.ts

-- findImpressos
--   alteradoPor: null
--   etiquetas.lote.altura: number
--   etiquetas.lote.largura: number
--   etiquetas.lote: object
--   etiquetas.produto.altura: number
--   etiquetas.produto.largura: number
--   etiquetas.produto: object
--   etiquetas.volume.altura: number
--   etiquetas.volume.largura: number
--   etiquetas.volume: object
--   logo: null
select (select nome
  from nota_configuracao) as nome, logo, resolucao, jsonb_build_object( 'produto', jsonb_build_object('largura',
    produto_largura, 'altura', produto_altura), 'lote', jsonb_build_object('largura', lote_largura, 'altura',
    lote_altura), 'volume', jsonb_build_object('largura', volume_largura, 'altura', volume_altura)) as etiquetas,
    (select tempo_separacao
  from configuracao
  order by id desc
  limit 1) as "tempoSeparacao", versao, alterado_em as "alteradoEm", (select coalesce(nome_exibicao, nome)
  from usuario
  where id = alterado_por) as "alteradoPor"
  from impressos;

select (select nome
  from nota_configuracao) as nome, logo, resolucao, jsonb_build_object( 'produto', jsonb_build_object('largura',
    produto_largura, 'altura', produto_altura), 'lote', jsonb_build_object('largura', lote_largura, 'altura',
    lote_altura), 'volume', jsonb_build_object('largura', volume_largura, 'altura', volume_altura)) as etiquetas,
    (select tempo_separacao
  from configuracao
  order by id desc
  limit 1) as "tempoSeparacao", versao, alterado_em as "alteradoEm", (select coalesce(nome_exibicao, nome)
  from usuario
  where id = alterado_por) as "alteradoPor"
  from impressos for update;

-- updateImpressos
update "impressos"
  set "logo" = $1, "resolucao" = $2, "produto_largura" = $3, "produto_altura" = $4, "lote_largura" = $5,
    "lote_altura" = $6, "volume_largura" = $7, "volume_altura" = $8, "versao" = "versao" + $9, "alterado_em" = $10,
    "alterado_por" = $11;
