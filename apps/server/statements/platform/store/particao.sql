-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/platform/store/particao.ts

-- maintainPartitions
select tabela, particao, feita
  from particoes_manter($1, $2);
