-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/ordemServico/store/pa.ts

-- listFrequentes
with feito as ( select linha.servico_id, linha.peca_id, count(*) as vezes
  from os_linha_pa linha
  join ordem_servico os on os.id = linha.ordem_servico_id
  where os.os_type = 'PA'
  and os.criado_em >= $1
  and "os"."posto_id" in ( select id
  from posto_autorizado
  where id = $2 or credenciado_id = $3)
  group by 1, 2 ) select tipo, id, codigo, titulo, preco
  from ( select 'SERVICO' as tipo, servico.id, servico.codigo, servico.nome as titulo, servico.valor as preco,
    coalesce(feito.vezes, 0) as vezes
  from servico
  left join feito on feito.servico_id = servico.id
  where servico.ativo
  union all select 'PECA', peca.id, peca.codigo, peca.descricao, peca.preco, feito.vezes
  from feito
  join peca on peca.id = feito.peca_id
  where peca.ativo) oferecido
  order by vezes desc, preco, titulo
  limit $4;

with feito as ( select linha.servico_id, linha.peca_id, count(*) as vezes
  from os_linha_pa linha
  join ordem_servico os on os.id = linha.ordem_servico_id
  where os.os_type = 'PA'
  and os.criado_em >= $1
  and true
  group by 1, 2 ) select tipo, id, codigo, titulo, preco
  from ( select 'SERVICO' as tipo, servico.id, servico.codigo, servico.nome as titulo, servico.valor as preco,
    coalesce(feito.vezes, 0) as vezes
  from servico
  left join feito on feito.servico_id = servico.id
  where servico.ativo
  union all select 'PECA', peca.id, peca.codigo, peca.descricao, peca.preco, feito.vezes
  from feito
  join peca on peca.id = feito.peca_id
  where peca.ativo) oferecido
  order by vezes desc, preco, titulo
  limit $2;

-- listPecasDoPa
with linha as ( select peca_id, sum(quantidade) as precisa
  from os_linha_pa
  where ordem_servico_id = $1
  and peca_id is not null
  group by peca_id ), nossa as ( select peca_id, usada
  from os_peca
  where ordem_servico_id = $2 ) select coalesce(linha.peca_id, nossa.peca_id) as peca_id, coalesce(linha.precisa,
    0)::integer as precisa, coalesce(nossa.usada, 0) as usada
  from linha full
  join nossa using (peca_id)
  order by 1;

-- replaceLinhasPa
delete
  from "os_linha_pa"
  where "ordem_servico_id" = $1;

-- replaceLinhasPa 2
insert into "os_linha_pa" ("tipo", "peca_id", "servico_id", "quantidade", "valor", "valor_final", "motivo_valor",
    "ordem_servico_id", "ordem")
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9);
