-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/demo/assistencia/conversa/documentos-store.ts

-- hasDocumentos
select "id"
  from "documento"
  limit $1;
