-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/doc/store/texto.ts

-- findPaginaMarcada
select ts_headline('public.portugues', texto, (select replace(plainto_tsquery('public.portugues',
    coalesce(string_agg(formas, ' '), ''))::text, ' & ', ' | ')::tsquery
  from unnest($1::text[], $2::text[]) as palavra (dita, formas)
  where to_tsvector('public.portugues', dita) <> ''), $3) as texto
  from documento_pagina
  where versao_id = $4
  and pagina = $5;

-- findSemTexto
select "id", "documento_id", "chave"
  from "documento_versao"
  where "id" = $1
  and "paginas" is null;

-- listPaginasAchadas
select pagina
  from documento_pagina
  where versao_id = $1
  and vetor @@ (select replace(plainto_tsquery('public.portugues', coalesce(string_agg(formas, ' '), ''))::text, ' & ',
    ' | ')::tsquery
  from unnest($2::text[], $3::text[]) as palavra (dita, formas)
  where to_tsvector('public.portugues', dita) <> '')
  order by pagina;

-- saveTexto
delete
  from "documento_pagina"
  where "versao_id" = $1;

-- saveTexto 2
insert into documento_pagina (versao_id, pagina, texto) select $1, pagina, texto
  from unnest($2::text[]) with ordinality as lida (texto, pagina)
  where texto <> '';

-- saveTexto 3
update "documento_versao"
  set "paginas" = $1
  where "id" = $2;
