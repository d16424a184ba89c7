-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/armazem/nota/store/itens.ts

-- insertItens
insert into nota_item (nota_id, cliente_id, posicao, n_item, cprod, cfop, produto_id, fator, quantidade, efeito,
    efeito_proposto, motivo_efeito) select $1::bigint, $2::bigint, linha.*
  from unnest( $3::integer[], $4::integer[], $5::text[], $6::text[], $7::bigint[], $8::numeric[], $9::numeric[],
    $10::text[], $11::text[], $12::text[]) linha
  returning id, posicao;

-- insertLotes
insert into nota_item_lote (nota_item_id, ordem, lote, validade, fabricacao, quantidade) select *
  from unnest( $1::bigint[], $2::integer[], $3::text[], $4::date[], $5::date[], $6::numeric[]);

-- updateItens
update nota_item item
  set produto_id = linha.produto_id, fator = linha.fator, quantidade = linha.quantidade, efeito = linha.efeito
  from unnest( $1::integer[], $2::bigint[], $3::numeric[], $4::numeric[], $5::text[] ) as linha (posicao, produto_id,
    fator, quantidade, efeito)
  where item.nota_id = $6
  and item.posicao = linha.posicao
  returning item.id, item.posicao;

-- updateItens 2
delete
  from "nota_item_lote"
  where "nota_item_id" in ($1);
