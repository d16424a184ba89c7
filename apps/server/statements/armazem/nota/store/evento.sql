-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/armazem/nota/store/evento.ts

-- findArquivoDoEvento
select chave, filename, 'application/xml' as "contentType", length
  from nota_evento
  where id = $1
  and true;

-- insertEvento
insert into "nota_evento" ("filename", "chave", "length", "sha256", "chave_acesso", "tipo", "sequencia", "protocolo",
    "registrado_em", "texto", "anexado_em", "anexado_por")
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
  on conflict on constraint "nota_evento_uma_vez" do nothing;

-- linkEventos
update nota_evento
  set nota_id = $1, cliente_id = $2
  where chave_acesso = $3
  and nota_id is null
  returning tipo, sequencia, texto;

-- listEventosAEspera
select id, tipo, chave_acesso as chave, sequencia, protocolo, registrado_em as "registradoEm", texto, filename,
    anexado_em as "anexadoEm", (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "anexado_por") as "anexadoPor", (count(*) over ())::int as total
  from nota_evento
  where nota_id is null
  order by id desc
  limit $1;
