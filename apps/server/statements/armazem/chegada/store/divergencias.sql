-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/armazem/chegada/store/divergencias.ts

-- insertDivergencias
insert into "chegada_divergencia" ("nota_id", "posicao", "tipo", "quantidade", "motivo", "observacao")
  values ($1, $2, $3, $4, $5, $6);

-- listDivergencias
--   observacao: null
select "posicao", "tipo", "quantidade", "motivo", "observacao"
  from "chegada_divergencia"
  where "nota_id" = $1
  order by "posicao", "tipo";

-- listRecebidas
select nota.id as nota, nota.numero, cliente.nome_fantasia as cliente, coalesce(nota.emit_nome,
    nota.emit_documento) as emitente, chegada.terminada_em as "recebidaEm", (select count(*)
  from nota_item item
  where item.nota_id = nota.id
  and item.efeito = 'entrada') as linhas, (select count(*)
  from chegada_divergencia dela
  where dela.nota_id = nota.id) as divergencias, (select count(*)
  from chegada_foto foto
  where foto.nota_id = nota.id) as fotos
  from chegada
  join nota on nota.id = chegada.nota_id
  join cliente on cliente.id = nota.cliente_id
  where chegada.terminada_em is not null
  and "chegada"."cliente_id" = $1
  order by chegada.terminada_em desc, nota.id desc
  limit $2;

select nota.id as nota, nota.numero, cliente.nome_fantasia as cliente, coalesce(nota.emit_nome,
    nota.emit_documento) as emitente, chegada.terminada_em as "recebidaEm", (select count(*)
  from nota_item item
  where item.nota_id = nota.id
  and item.efeito = 'entrada') as linhas, (select count(*)
  from chegada_divergencia dela
  where dela.nota_id = nota.id) as divergencias, (select count(*)
  from chegada_foto foto
  where foto.nota_id = nota.id) as fotos
  from chegada
  join nota on nota.id = chegada.nota_id
  join cliente on cliente.id = nota.cliente_id
  where chegada.terminada_em is not null
  and true
  order by chegada.terminada_em desc, nota.id desc
  limit $1;
