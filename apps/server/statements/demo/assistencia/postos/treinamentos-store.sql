-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/demo/assistencia/postos/treinamentos-store.ts

-- insertTreinamentos
insert into tecnico_treinamento (usuario_id, marca_id, modelo_produto_id, desde, ate) select usuario.id, marca.id,
    modelo.id, ($1::timestamptz)::date + linha.desde, ($2::timestamptz)::date + linha.ate
  from unnest($3::text[], $4::text[], $5::text[], $6::integer[], $7::integer[]) as linha (email, marca, modelo, desde,
    ate)
  join usuario on usuario.email = linha.email
  join marca on marca.nome = linha.marca
  left join modelo_produto modelo on modelo.codigo = linha.modelo
  on conflict do nothing;
