-- The words of each version of a document, counted: a search reads one row a document where it read every page (rede §5).
create table documento_palavra (
  lexema text not null,
  versao_id bigint not null references documento_versao on delete cascade,
  -- Pages that have it, and how often it stands on the one that has it most.
  paginas integer not null check (paginas > 0),
  vezes integer not null check (vezes > 0),
  primary key (lexema, versao_id) include (paginas, vezes)
);
create index documento_palavra_da_versao on documento_palavra (versao_id);

create function documento_pagina_conta() returns trigger language plpgsql as $$
begin
  insert into documento_palavra as palavra (lexema, versao_id, paginas, vezes)
  select lida.lexeme, nova.versao_id, count(*), max(cardinality(lida.positions))
    from novas nova cross join lateral unnest(nova.vetor) lida
   group by lida.lexeme, nova.versao_id
  on conflict (lexema, versao_id) do update
    set paginas = palavra.paginas + excluded.paginas, vezes = greatest(palavra.vezes, excluded.vezes);
  return null;
end $$;
create trigger documento_pagina_conta after insert on documento_pagina
  referencing new table as novas for each statement execute function documento_pagina_conta();

-- A text is read anew as a whole, so its words go with any page of it.
create function documento_pagina_esquece() returns trigger language plpgsql as $$
begin
  delete from documento_palavra where versao_id in (select versao_id from velhas);
  return null;
end $$;
create trigger documento_pagina_esquece after delete on documento_pagina
  referencing old table as velhas for each statement execute function documento_pagina_esquece();

insert into documento_palavra (lexema, versao_id, paginas, vezes)
select lida.lexeme, pagina.versao_id, count(*), max(cardinality(lida.positions))
  from documento_pagina pagina cross join lateral unnest(pagina.vetor) lida
 group by lida.lexeme, pagina.versao_id;
