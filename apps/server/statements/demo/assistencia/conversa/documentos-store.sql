-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/demo/assistencia/conversa/documentos-store.ts

-- findAlvos
select "id", "nome"
  from "marca";

-- findAlvos 2
select "id", "codigo"
  from "modelo_produto";

-- hasDocumentos
select "id"
  from "documento"
  limit $1;
