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
insert into "consumidor" ("nome", "cnpj_cpf", "tipo_pessoa", "telefone", "posto_id", "tipo_telefone", "cidade",
    "estado")
  values ($1, $2, $3, $4, $5, $6, $7, $8);

-- insertContagem
select "id"
  from "usuario"
  where "email" = $1;

-- insertContagem 2
insert into "contagem_peca" ("posto_id", "descricao", "situacao", "criado_por", "criado_em", "fechado_por",
    "fechado_em")
  values ($1, $2, $3, $4, $5, $6, $7)
  returning "id";

-- insertContagem 3
insert into "contagem_peca_item" ("estoque_peca_id", "contado", "saldo", "contagem_peca_id", "contado_em",
    "contado_por")
  values ($1, $2, $3, $4, $5, $6), ($7, $8, $9, $10, $11, $12), ($13, $14, $15, $16, $17, $18), ($19, $20, $21, $22,
    default, default);

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

-- insertTransferencia
insert into "transferencia_peca" ("origem_id", "destino_id", "observacoes", "criado_em")
  values ($1, $2, $3, $4)
  returning "id";

-- insertTransferencia 2
insert into "transferencia_peca_item" ("transferencia_peca_id", "peca_id", "quantidade")
  values ($1, $2, $3);

-- insertTransferencia 3
insert into "movimento_peca" ("estoque_peca_id", "tipo", "fisico", "transferencia_peca_id", "criado_em")
  values ($1, $2, $3, $4, $5);

-- listIdsDe
select "codigo", "id"
  from "modelo_produto";

select "codigo", "id"
  from "peca";
