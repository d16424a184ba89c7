-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/configuracao/store.ts

-- deleteExpediente
delete
  from "equipe_expediente"
  where "equipe" = $1;

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

-- listExpedientes
select "equipe", "zona", "dias", "das", "ate", "carnaval", "corpus_christi" as "corpusChristi", "feriados"
  from "equipe_expediente";

-- listHorarios
--   abre: null
--   fecha: null
select "id", "estado", "hora_funcionamento" as "dias", to_char(abre, 'HH24:MI') as "abre", to_char(fecha,
    'HH24:MI') as "fecha"
  from "posto_autorizado"
  where "id" = any ($1::bigint[]);

-- listTextos
select "aviso", "assunto", "email", "whatsapp"
  from "os_aviso_texto";

-- updateConfiguracao
update "assistencia_configuracao"
  set "versao" = "versao" + $1, "alterado_em" = $2, "alterado_por" = $3
  returning "versao";

-- upsertExpediente
insert into "equipe_expediente" ("equipe", "zona", "dias", "das", "ate", "carnaval", "feriados", "corpus_christi")
  values ($1, $2, $3, $4, $5, $6, $7, $8)
  on conflict ("equipe") do update
  set "zona" = $9, "dias" = $10, "das" = $11, "ate" = $12, "carnaval" = $13, "feriados" = $14, "corpus_christi" = $15;

-- upsertTexto
insert into "os_aviso_texto" ("aviso", "assunto", "email", "whatsapp")
  values ($1, $2, $3, $4)
  on conflict ("aviso") do update
  set "assunto" = $5, "email" = $6, "whatsapp" = $7;
