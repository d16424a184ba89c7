-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/armazem/contagem/store/lista.ts

-- findContagem
--   encerradaEm: null
select contagem.id, contagem.descricao, contagem.versao, (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "contagem"."aberta_por") as "abertaPor", contagem.aberta_em as "abertaEm",
    contagem.encerrada_em as "encerradaEm", soma.*
  from contagem
  cross join lateral ( select count(*) as linhas, count(primeira.linha_id) as contadas,
    count(*) filter (where primeira.diferenca <> 0
  and segunda.linha_id is null) as segundas, count(*) filter (where segunda.diferenca <> 0
  and linha.motivo is null) as diferentes, count(*) filter (where linha.motivo is not null
  and linha.aprovada_em is null) as pedidas
  from contagem_linha linha
  left join contagem_conta primeira on primeira.linha_id = linha.id
  and primeira.vez = 1
  left join contagem_conta segunda on segunda.linha_id = linha.id
  and segunda.vez = 2
  where linha.contagem_id = contagem.id
  and true) soma
  where contagem.id = $1
  and $2;

-- findNomes
--   cliente: null
--   produtos[]: string
select (select nome_fantasia
  from cliente
  where id = $1::bigint
  and true) as cliente, array(select codigo_produto
  from produto
  where id = any ($2::bigint[])
  and true
  order by codigo_produto) as produtos;

-- insertContagem
insert into "contagem" ("descricao", "aberta_por", "aberta_em")
  values ($1, $2, $3)
  returning "id";

-- insertContagem 2
with posta as ( insert into contagem_linha (contagem_id, saldo_id, produto_id, cliente_id, ordem) select $1::bigint,
    saldo.id, saldo.produto_id, saldo.cliente_id, novo.ordem
  from unnest($2::bigint[]) with ordinality as novo (saldo_id, ordem)
  join saldo on saldo.id = novo.saldo_id
  order by saldo.id
  on conflict do nothing
  returning 1 ) select count(*) as linhas
  from posta;

-- listContagens
--   encerradaEm: null
select contagem.id, contagem.descricao, contagem.versao, (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "contagem"."aberta_por") as "abertaPor", contagem.aberta_em as "abertaEm",
    contagem.encerrada_em as "encerradaEm", soma.*
  from contagem
  cross join lateral ( select count(*) as linhas, count(primeira.linha_id) as contadas,
    count(*) filter (where primeira.diferenca <> 0
  and segunda.linha_id is null) as segundas, count(*) filter (where segunda.diferenca <> 0
  and linha.motivo is null) as diferentes, count(*) filter (where linha.motivo is not null
  and linha.aprovada_em is null) as pedidas
  from contagem_linha linha
  left join contagem_conta primeira on primeira.linha_id = linha.id
  and primeira.vez = 1
  left join contagem_conta segunda on segunda.linha_id = linha.id
  and segunda.vez = 2
  where linha.contagem_id = contagem.id
  and true) soma
  where $1
  order by contagem.encerrada_em is not null, contagem.id desc
  limit $2;

-- listLotesPara
--   endereco: null
--   validade: null
select saldo.id as saldo, produto.codigo_produto as "codigoProduto", saldo.lote, saldo.validade, saldo.endereco
  from saldo
  join produto on produto.id = saldo.produto_id
  join (select saldo_id, count(*) as vezes
  from movimento
  where fisico <> 0
  and criado_em >= $1
  group by saldo_id) giro on giro.saldo_id = saldo.id
  where true
  and saldo.quantidade > 0
  and not saldo.bloqueado
  and true
  and not exists (select
  from contagem_linha linha
  where linha.saldo_id = saldo.id
  and linha.aberta)
  order by giro.vezes desc, saldo.id
  limit $2;

select saldo.id as saldo, produto.codigo_produto as "codigoProduto", saldo.lote, saldo.validade, saldo.endereco
  from saldo
  join produto on produto.id = saldo.produto_id
  where saldo.cliente_id = $1
  and saldo.quantidade > 0
  and not saldo.bloqueado
  and true
  and not exists (select
  from contagem_linha linha
  where linha.saldo_id = saldo.id
  and linha.aberta)
  order by saldo.id
  limit $2;

select saldo.id as saldo, produto.codigo_produto as "codigoProduto", saldo.lote, saldo.validade, saldo.endereco
  from saldo
  join produto on produto.id = saldo.produto_id
  where saldo.cliente_id = $1
  and saldo.validade <= $2::date + $3::integer
  and saldo.quantidade > 0
  and not saldo.bloqueado
  and true
  and not exists (select
  from contagem_linha linha
  where linha.saldo_id = saldo.id
  and linha.aberta)
  order by saldo.id
  limit $4;

select saldo.id as saldo, produto.codigo_produto as "codigoProduto", saldo.lote, saldo.validade, saldo.endereco
  from saldo
  join produto on produto.id = saldo.produto_id
  where true
  and saldo.produto_id = any ($1::bigint[])
  and saldo.quantidade > 0
  and not saldo.bloqueado
  and true
  and not exists (select
  from contagem_linha linha
  where linha.saldo_id = saldo.id
  and linha.aberta)
  order by saldo.id
  limit $2;

-- lockContagem
select id, versao, encerrada_em is not null as encerrada
  from contagem
  where id = $1
  and $2 for share;

select id, versao, encerrada_em is not null as encerrada
  from contagem
  where id = $1
  and $2 for update;

-- setEncerrada
update "contagem"
  set "encerrada_por" = $1, "encerrada_em" = $2, "versao" = "versao" + $3
  where "id" = $4;

-- setEncerrada 2
update "contagem_linha"
  set "aberta" = $1
  where "contagem_id" = $2;

-- setMudada
update "contagem"
  set "versao" = "versao" + $1
  where "id" = $2;
