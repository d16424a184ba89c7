-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/doc/store/texto.ts

-- findSemTexto
select "id", "documento_id", "chave"
  from "documento_versao"
  where "id" = $1
  and "paginas" is null;

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
