-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/casca/importacao/store/linhas.ts

-- closeRegistros
update importacao_registro
  set estado = $1, motivo = $2
  where importacao_id = $3
  and estado = 'fila';

-- countLinhasDeFora
select count(*) as total
  from importacao_linha
  where importacao_id = $1
  and registro in ( select ordem
  from importacao_registro
  where importacao_id = $2
  and estado not in ('gravado', 'fila'));

-- countRegistros
select count(*) as total
  from importacao_registro
  where importacao_id = $1
  and estado = any($2::text[]);

-- countSituacoes
select count(*) filter (where situacao = 0) as "comErro", count(*) filter (where situacao = 1) as "comAviso",
    count(*) filter (where situacao = 2) as prontas, coalesce(max(registro), 0) as ultima
  from importacao_linha
  where importacao_id = $1;

-- insertLinhas
insert into importacao_linha (importacao_id, linha, registro, valores, formulas, falhas, situacao, inicial, erros,
    avisos, descricao) select $1, linha, registro, valores, formulas, falhas, situacao, situacao, erros, avisos,
    descricao
  from jsonb_to_recordset($2::jsonb) as lida ( linha integer, registro integer, valores jsonb, formulas text[],
    falhas text[], situacao smallint, erros jsonb, avisos jsonb, descricao text);

-- listLinhas
--   avisos[].coluna: string
--   avisos[].text: string
--   avisos[]: object
--   descricao: null
--   erros[].code: string
--   erros[].coluna: string
--   erros[].params: object
--   erros[].text: string
--   erros[]: object
select linha, registro, valores, formulas, falhas, situacao, erros, avisos, descricao
  from importacao_linha
  where importacao_id = $1
  order by linha;

-- listLinhasDeFora
--   descricao: null
--   erros[].code: string
--   erros[].coluna: string
--   erros[].text: string
--   erros[]: object
select linha, registro, valores, formulas, falhas, situacao, erros, avisos, descricao
  from importacao_linha
  where importacao_id = $1
  and registro in ( select ordem
  from importacao_registro
  where importacao_id = $2
  and estado not in ('gravado', 'fila'))
  order by linha;

-- listLinhasOf
--   avisos[].coluna: string
--   avisos[].text: string
--   avisos[]: object
--   descricao: null
select linha, registro, valores, formulas, falhas, situacao, erros, avisos, descricao
  from importacao_linha
  where importacao_id = $1
  and registro = any($2::int[])
  order by linha;

-- nextRegistros
select ordem
  from importacao_registro
  where importacao_id = $1
  and estado = 'fila'
  and ordem > $2
  order by ordem
  limit $3;

-- pageLinhas
--   avisos[].coluna: string
--   avisos[].text: string
--   avisos[]: object
--   descricao: null
--   erros[].code: string
--   erros[].coluna: string
--   erros[].params: object
--   erros[].text: string
--   erros[]: object
--   falhas[]: string
--   formulas[]: string
select linha, registro, valores, formulas, falhas, situacao, erros, avisos, descricao
  from importacao_linha
  where importacao_id = $1
  and ($2::smallint is null or situacao = $3)
  order by least(situacao, inicial), linha
  limit $4 offset $5;

-- pageLinhasDeFora
--   descricao: null
--   erros[].code: string
--   erros[].coluna: string
--   erros[].text: string
--   erros[]: object
select linha, registro, valores, formulas, falhas, situacao, erros, avisos, descricao
  from importacao_linha
  where importacao_id = $1
  and registro in ( select ordem
  from importacao_registro
  where importacao_id = $2
  and estado not in ('gravado', 'fila'))
  order by linha
  limit $3 offset $4;

-- pageRegistros
--   destinoId: null
--   destinoRotulo: null
--   motivo: null
--   unidades: null
select ordem, rotulo, primeira_linha as "primeiraLinha", linhas, unidades, estado, destino_id as "destinoId",
    destino_rotulo as "destinoRotulo", motivo
  from importacao_registro
  where importacao_id = $1
  and estado = any($2::text[])
  order by ordem
  limit $3 offset $4;

-- replaceRegistros
delete
  from importacao_registro
  where importacao_id = $1
  and estado <> 'gravado';

-- replaceRegistros 2
insert into importacao_registro (importacao_id, ordem, rotulo, primeira_linha, linhas, unidades, estado) select $1,
    ordem, rotulo, "primeiraLinha", linhas, unidades, estado
  from jsonb_to_recordset($2::jsonb) as novo ( ordem integer, rotulo text, "primeiraLinha" integer, linhas integer,
    unidades numeric, estado text);

-- requeueRegistros
update importacao_registro
  set estado = 'fila', motivo = null
  where importacao_id = $1
  and estado in ('parado', 'desfeito')
  and ($2 or ordem in ( select registro
  from importacao_linha
  where importacao_id = $3
  and linha = any($4::int[])))
  returning ordem;

-- setDesfechos
update importacao_registro velho
  set estado = feito.estado, destino_id = feito."destinoId", destino_rotulo = feito."destinoRotulo",
    motivo = feito.motivo
  from jsonb_to_recordset($1::jsonb) as feito ( ordem integer, estado text, "destinoId" bigint, "destinoRotulo" text,
    motivo text)
  where velho.importacao_id = $2
  and velho.ordem = feito.ordem;

-- updateLinhas
update importacao_linha velha
  set registro = lida.registro, valores = lida.valores, formulas = lida.formulas, falhas = lida.falhas,
    situacao = lida.situacao, erros = lida.erros, avisos = lida.avisos, descricao = lida.descricao
  from jsonb_to_recordset($1::jsonb) as lida ( linha integer, registro integer, valores jsonb, formulas text[],
    falhas text[], situacao smallint, erros jsonb, avisos jsonb, descricao text)
  where velha.importacao_id = $2
  and velha.linha = lida.linha;
