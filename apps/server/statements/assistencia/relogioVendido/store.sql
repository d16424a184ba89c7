-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/relogioVendido/store.ts

-- findPadrao
--   mascaraSerie: null
select "mascara_serie" as "mascaraSerie", "digito_serie" as "digitoSerie", "meses_garantia" as "mesesGarantia"
  from "modelo_produto"
  where "id" = $1;

-- hasVendas
select "id"
  from "relogio_vendido"
  where "modelo_produto_id" = $1
  limit $2;

-- listVendas
--   modelo.codigo: string
--   modelo.descricao: string
--   modelo.digitoSerie: string
--   modelo.fotoId: null
--   modelo.id: number
--   modelo.lancamento: null
--   modelo.marca.id: number
--   modelo.marca.nome: string
--   modelo.marca: object
--   modelo.mascaraSerie: null
--   modelo.mesesGarantia: number
select json_build_object( 'id', modelo_produto.id, 'codigo', modelo_produto.codigo, 'descricao',
    modelo_produto.descricao, 'marca', json_build_object('id', marca.id, 'nome', marca.nome), 'fotoId',
    modelo_produto.foto_id, 'mesesGarantia', modelo_produto.meses_garantia, 'lancamento', modelo_produto.lancamento,
    'mascaraSerie', modelo_produto.mascara_serie, 'digitoSerie', modelo_produto.digito_serie) as modelo,
    venda.vendido_em as "vendidoEm", venda.revendedor, venda.meses_garantia as "mesesGarantia"
  from relogio_vendido venda
  join modelo_produto on modelo_produto.id = venda.modelo_produto_id
  join marca on marca.id = modelo_produto.marca_id
  where venda.numero_serie = $1
  order by venda.id
  limit 20;
