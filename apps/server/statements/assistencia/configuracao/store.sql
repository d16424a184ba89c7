-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/configuracao/store.ts

-- deleteTexto
delete
  from "os_aviso_texto"
  where "aviso" = $1;

-- findConfiguracao
--   alteradoPor: null
select versao, alterado_em as "alteradoEm", (select coalesce(nome_exibicao, nome)
  from usuario
  where id = alterado_por) as "alteradoPor"
  from assistencia_configuracao;

select versao, alterado_em as "alteradoEm", (select coalesce(nome_exibicao, nome)
  from usuario
  where id = alterado_por) as "alteradoPor"
  from assistencia_configuracao for update;

-- findTexto
select "assunto", "email", "whatsapp"
  from "os_aviso_texto"
  where "aviso" = $1;

-- listTextos
select "aviso", "assunto", "email", "whatsapp"
  from "os_aviso_texto";

-- updateConfiguracao
update "assistencia_configuracao"
  set "versao" = "versao" + $1, "alterado_em" = $2, "alterado_por" = $3
  returning "versao";

-- upsertTexto
insert into "os_aviso_texto" ("aviso", "assunto", "email", "whatsapp")
  values ($1, $2, $3, $4)
  on conflict ("aviso") do update
  set "assunto" = $5, "email" = $6, "whatsapp" = $7;
