-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/armazem/caixaNota/store/arquivo.ts

-- countEsperando
select count(*)::integer as total
  from caixa_nota_arquivo
  where descartado_em is null
  and not case tipo when 'evento' then exists (select
  from nota_evento
  where nota_evento.chave_acesso = any(chaves)
  and nota_evento.sha256 = caixa_nota_arquivo.sha256) else not exists (select
  from unnest(chaves) as da(chave)
  where not exists (select
  from nota
  where nota.chave_acesso = da.chave)) end;

-- deleteFeitos
delete
  from caixa_nota_arquivo
  where lido_em < $1
  and (descartado_em is not null or case tipo when 'evento' then exists (select
  from nota_evento
  where nota_evento.chave_acesso = any(chaves)
  and nota_evento.sha256 = caixa_nota_arquivo.sha256) else not exists (select
  from unnest(chaves) as da(chave)
  where not exists (select
  from nota
  where nota.chave_acesso = da.chave)) end);

-- discardArquivos
update "caixa_nota_arquivo"
  set "descartado_em" = $1, "descartado_por" = $2
  where "id" in ($3)
  and "descartado_em" is null
  returning "id", "filename";

-- findArquivo
select "chave", "filename", 'application/xml' as "contentType", "length"
  from "caixa_nota_arquivo"
  where "id" = $1;

-- insertArquivo
insert into "caixa_nota_arquivo" ("enviado_em", "lido_em", "remetente", "assunto", "filename", "numero", "emitente",
    "valor", "recusa", "tipo", "chaves", "chave", "length", "sha256")
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
  on conflict on constraint "caixa_nota_arquivo_uma_vez" do nothing
  returning "id";

-- listConhecidos
select "sha256"
  from "caixa_nota_arquivo"
  where "sha256" in ($1);

-- listEsperando
--   emitente: null
--   numero: null
--   recusa: null
--   valor: null
select id, enviado_em as "enviadoEm", remetente, assunto, tipo, filename, length, cardinality(chaves) as notas, numero,
    emitente, valor, recusa
  from caixa_nota_arquivo
  where descartado_em is null
  and not case tipo when 'evento' then exists (select
  from nota_evento
  where nota_evento.chave_acesso = any(chaves)
  and nota_evento.sha256 = caixa_nota_arquivo.sha256) else not exists (select
  from unnest(chaves) as da(chave)
  where not exists (select
  from nota
  where nota.chave_acesso = da.chave)) end
  order by enviado_em, id
  limit $1;
