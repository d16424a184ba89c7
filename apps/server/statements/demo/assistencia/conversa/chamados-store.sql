-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/demo/assistencia/conversa/chamados-store.ts

-- existsChamado
select "id"
  from "chamado"
  where "titulo" = $1;
