-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/demo/assistencia/pecas-store.ts

-- insertCompra
insert into "compra_peca" ("posto_id", "situacao", "criado_em", "autorizado_em", "enviado_em", "recebido_em",
    "rejeitado_em", "motivo", "rastreio")
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
  returning "id";

-- insertCompraItens
insert into "compra_peca_item" ("compra_peca_id", "posto_id", "ordem", "peca_id", "quantidade", "preco")
  values ($1, $2, $3, $4, $5, $6);

-- insertConsumidores
insert into "consumidor" ("nome", "cnpj_cpf", "tipo_pessoa", "posto_id", "telefone", "tipo_telefone", "cidade",
    "estado")
  values ($1, $2, $3, $4, $5, $6, $7, $8);

-- insertEstoques
insert into "estoque_peca" ("posto_id", "peca_id", "minimo")
  values ($1, $2, $3)
  returning "id", "posto_id", "peca_id";

-- insertEstoques 2
insert into "movimento_peca" ("estoque_peca_id", "tipo", "fisico", "motivo", "criado_em")
  values ($1, $2, $3, $4, $5);

-- insertPecaModelos
insert into "peca_modelo" ("peca_id", "modelo_produto_id")
  values ($1, $2);

-- insertPecas
insert into "peca" ("codigo", "descricao", "tipo", "preco", "estoque")
  values ($1, $2, $3, $4, $5);

-- insertRelogios
insert into "relogio" ("modelo_produto_id", "numero_serie", "observacoes")
  values ($1, $2, $3);

-- listIdsDe
select "codigo", "id"
  from "modelo_produto";

select "codigo", "id"
  from "peca";
