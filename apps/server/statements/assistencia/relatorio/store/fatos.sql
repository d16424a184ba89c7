-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/relatorio/store/fatos.ts

-- refazFatos
select relatorio_refaz($1) as marcas;
