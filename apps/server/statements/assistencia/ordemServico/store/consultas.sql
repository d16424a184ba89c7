-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/ordemServico/store/consultas.ts

-- findModeloDaOs
select "modelo"."id", "modelo"."marca_id" as "marcaId"
  from "ordem_servico"
  inner join "relogio" on "relogio"."id" = "ordem_servico"."relogio_id"
  inner join "modelo_produto" as "modelo" on "modelo"."id" = "relogio"."modelo_produto_id"
  where "ordem_servico"."id" = $1
  and true;

-- findPosto
select "id", "nome_fantasia" as "nomeFantasia", "razao_social" as "razaoSocial", "cnpj", "codigo_sap" as "codigoSap",
    "tipo", "telefone_comercial" as "telefoneComercial", "email_comercial" as "emailComercial", "rua", "numero",
    "complemento", "bairro", "cidade", "estado", "cep"
  from "posto_autorizado"
  where "id" = $1
  and "id" in ( select id
  from posto_autorizado
  where id = $2 or credenciado_id = $3);

select "id", "nome_fantasia" as "nomeFantasia", "razao_social" as "razaoSocial", "cnpj", "codigo_sap" as "codigoSap",
    "tipo", "telefone_comercial" as "telefoneComercial", "email_comercial" as "emailComercial", "rua", "numero",
    "complemento", "bairro", "cidade", "estado", "cep"
  from "posto_autorizado"
  where "id" = $1
  and true;

-- findPostoDaOs
select "posto_id" as "id"
  from "ordem_servico"
  where "id" = $1
  and "posto_id" in ( select id
  from posto_autorizado
  where id = $2 or credenciado_id = $3);

select "posto_id" as "id"
  from "ordem_servico"
  where "id" = $1
  and true;

-- listPassado
--   garantiaDesde: null
--   lancamento: null
--   modelo.codigo: string
--   modelo.descricao: string
--   modelo.fotoId: null
--   modelo.id: number
--   modelo.marca.id: number
--   modelo.marca.nome: string
--   modelo.marca: object
--   reparos[].criadoEm: string
--   reparos[].dataNotaFiscal: null
--   reparos[].dataNotaFiscal: string
--   reparos[].entregueEm: null
--   reparos[].entregueEm: string
--   reparos[].id: number
--   reparos[].meu: boolean
--   reparos[].numero: string
--   reparos[].osType: string
--   reparos[].posto.id: number
--   reparos[].posto.nomeFantasia: string
--   reparos[].posto: object
--   reparos[].sintomas: array
--   reparos[].sintomas[]: string
--   reparos[].status: string
--   reparos[]: object
--   trocadoEm.meu: boolean
--   trocadoEm.numero: string
--   trocadoEm.posto.id: number
--   trocadoEm.posto.nomeFantasia: string
--   trocadoEm.posto: object
--   trocadoEm: null
--   venda.mesesGarantia: number
--   venda.revendedor: null
--   venda.revendedor: string
--   venda.vendidoEm: string
--   venda: null
select relogio.id as "relogioId", relogio.numero_serie as "numeroSerie", json_build_object( 'id', modelo_produto.id,
    'codigo', modelo_produto.codigo, 'descricao', modelo_produto.descricao, 'marca', json_build_object('id', marca.id,
    'nome', marca.nome), 'fotoId', modelo_produto.foto_id) as modelo, modelo_produto.meses_garantia as "mesesGarantia",
    modelo_produto.lancamento, relogio.garantia_desde as "garantiaDesde", ( select json_build_object('vendidoEm',
    venda.vendido_em, 'mesesGarantia', venda.meses_garantia, 'revendedor', venda.revendedor)
  from relogio_vendido venda
  where venda.modelo_produto_id = relogio.modelo_produto_id
  and venda.numero_serie = relogio.numero_serie) as venda, (select json_build_object('meu',
    "os"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2), 'numero', os.numero || '/' || os.ano, 'posto', json_build_object('id',
    posto.id, 'nomeFantasia', posto.nome_fantasia))
  from ordem_servico os
  join posto_autorizado posto on posto.id = os.posto_id
  where os.id = relogio.trocado_os_id) as "trocadoEm", coalesce(( select json_agg(json_build_object( 'id', os.id,
    'meu', "os"."posto_id" in ( select id
  from posto_autorizado
  where id = $3 or credenciado_id = $4), 'numero', os.numero || '/' || os.ano, 'posto', json_build_object('id',
    posto.id, 'nomeFantasia', posto.nome_fantasia), 'status', os.status, 'criadoEm', os.criado_em, 'entregueEm',
    os.data_entrega_relogio, 'osType', os.os_type, 'dataNotaFiscal', os.data_nota_fiscal, 'sintomas',
    array( select nome
  from os_sintoma
  join sintoma_os on sintoma_os.id = os_sintoma.sintoma_os_id
  where os_sintoma.ordem_servico_id = os.id
  order by nome))
  order by os.criado_em desc, os.id desc)
  from ordem_servico os
  join posto_autorizado posto on posto.id = os.posto_id
  where os.relogio_id = relogio.id
  and os.status <> 'CANCELADA'), '[]') as reparos
  from relogio
  join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
  join marca on marca.id = modelo_produto.marca_id
  where relogio.numero_serie = $5
  and relogio.unido_a_id is null
  and relogio.modelo_produto_id = $6
  order by relogio.id
  limit 20;

select relogio.id as "relogioId", relogio.numero_serie as "numeroSerie", json_build_object( 'id', modelo_produto.id,
    'codigo', modelo_produto.codigo, 'descricao', modelo_produto.descricao, 'marca', json_build_object('id', marca.id,
    'nome', marca.nome), 'fotoId', modelo_produto.foto_id) as modelo, modelo_produto.meses_garantia as "mesesGarantia",
    modelo_produto.lancamento, relogio.garantia_desde as "garantiaDesde", ( select json_build_object('vendidoEm',
    venda.vendido_em, 'mesesGarantia', venda.meses_garantia, 'revendedor', venda.revendedor)
  from relogio_vendido venda
  where venda.modelo_produto_id = relogio.modelo_produto_id
  and venda.numero_serie = relogio.numero_serie) as venda, (select json_build_object('meu',
    "os"."posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2), 'numero', os.numero || '/' || os.ano, 'posto', json_build_object('id',
    posto.id, 'nomeFantasia', posto.nome_fantasia))
  from ordem_servico os
  join posto_autorizado posto on posto.id = os.posto_id
  where os.id = relogio.trocado_os_id) as "trocadoEm", coalesce(( select json_agg(json_build_object( 'id', os.id,
    'meu', "os"."posto_id" in ( select id
  from posto_autorizado
  where id = $3 or credenciado_id = $4), 'numero', os.numero || '/' || os.ano, 'posto', json_build_object('id',
    posto.id, 'nomeFantasia', posto.nome_fantasia), 'status', os.status, 'criadoEm', os.criado_em, 'entregueEm',
    os.data_entrega_relogio, 'osType', os.os_type, 'dataNotaFiscal', os.data_nota_fiscal, 'sintomas',
    array( select nome
  from os_sintoma
  join sintoma_os on sintoma_os.id = os_sintoma.sintoma_os_id
  where os_sintoma.ordem_servico_id = os.id
  order by nome))
  order by os.criado_em desc, os.id desc)
  from ordem_servico os
  join posto_autorizado posto on posto.id = os.posto_id
  where os.relogio_id = relogio.id
  and os.status <> 'CANCELADA'), '[]') as reparos
  from relogio
  join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
  join marca on marca.id = modelo_produto.marca_id
  where relogio.numero_serie = $5
  and relogio.unido_a_id is null
  and true
  order by relogio.id
  limit 20;

select relogio.id as "relogioId", relogio.numero_serie as "numeroSerie", json_build_object( 'id', modelo_produto.id,
    'codigo', modelo_produto.codigo, 'descricao', modelo_produto.descricao, 'marca', json_build_object('id', marca.id,
    'nome', marca.nome), 'fotoId', modelo_produto.foto_id) as modelo, modelo_produto.meses_garantia as "mesesGarantia",
    modelo_produto.lancamento, relogio.garantia_desde as "garantiaDesde", ( select json_build_object('vendidoEm',
    venda.vendido_em, 'mesesGarantia', venda.meses_garantia, 'revendedor', venda.revendedor)
  from relogio_vendido venda
  where venda.modelo_produto_id = relogio.modelo_produto_id
  and venda.numero_serie = relogio.numero_serie) as venda, (select json_build_object('meu', true, 'numero',
    os.numero || '/' || os.ano, 'posto', json_build_object('id', posto.id, 'nomeFantasia', posto.nome_fantasia))
  from ordem_servico os
  join posto_autorizado posto on posto.id = os.posto_id
  where os.id = relogio.trocado_os_id) as "trocadoEm", coalesce(( select json_agg(json_build_object( 'id', os.id,
    'meu', true, 'numero', os.numero || '/' || os.ano, 'posto', json_build_object('id', posto.id, 'nomeFantasia',
    posto.nome_fantasia), 'status', os.status, 'criadoEm', os.criado_em, 'entregueEm', os.data_entrega_relogio,
    'osType', os.os_type, 'dataNotaFiscal', os.data_nota_fiscal, 'sintomas', array( select nome
  from os_sintoma
  join sintoma_os on sintoma_os.id = os_sintoma.sintoma_os_id
  where os_sintoma.ordem_servico_id = os.id
  order by nome))
  order by os.criado_em desc, os.id desc)
  from ordem_servico os
  join posto_autorizado posto on posto.id = os.posto_id
  where os.relogio_id = relogio.id
  and os.status <> 'CANCELADA'), '[]') as reparos
  from relogio
  join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
  join marca on marca.id = modelo_produto.marca_id
  where relogio.numero_serie = $1
  and relogio.unido_a_id is null
  and relogio.modelo_produto_id = $2
  order by relogio.id
  limit 20;

-- listReparadores
select "usuario"."id", coalesce(usuario.nome_exibicao, usuario.nome) as "nome", "perfil"."nome" as "papel"
  from "usuario"
  inner join "perfil" on "perfil"."codigo" = "usuario"."role"
  inner join "perfil_habilidade" on "perfil_habilidade"."perfil_id" = "perfil"."id"
  where "perfil_habilidade"."habilidade" = $1
  and "usuario"."posto_id" = $2
  and "usuario"."posto_id" in ( select id
  from posto_autorizado
  where id = $3 or credenciado_id = $4)
  and "usuario"."ativo" = $5
  order by "nome", "usuario"."id";

select "usuario"."id", coalesce(usuario.nome_exibicao, usuario.nome) as "nome", "perfil"."nome" as "papel"
  from "usuario"
  inner join "perfil" on "perfil"."codigo" = "usuario"."role"
  inner join "perfil_habilidade" on "perfil_habilidade"."perfil_id" = "perfil"."id"
  where "perfil_habilidade"."habilidade" = $1
  and "usuario"."posto_id" = $2
  and true
  and "usuario"."ativo" = $3
  order by "nome", "usuario"."id";

-- totalDoMes
select count(*) filter (where "criado_em" >= $1
  and "criado_em" < $2) as criadas, count(*) filter (where "data_reparo" >= $3
  and "data_reparo" < $4) as reparadas, count(*) filter (where "data_entrega_relogio" >= $5
  and "data_entrega_relogio" < $6) as entregues, count(*) filter (where status = 'CANCELADA'
  and "status_desde" >= $7
  and "status_desde" < $8) as canceladas, count(*) filter (where "criado_em" >= $9
  and "criado_em" < $10
  and status <> all($11)) as abertas, coalesce(sum(valor_total) filter (where "criado_em" >= $12
  and "criado_em" < $13
  and not status = 'CANCELADA'), 0) as "valorTotal"
  from ordem_servico
  where "posto_id" in ( select id
  from posto_autorizado
  where id = $14 or credenciado_id = $15)
  and ("criado_em" >= $16
  and "criado_em" < $17 or "data_reparo" >= $18
  and "data_reparo" < $19 or "data_entrega_relogio" >= $20
  and "data_entrega_relogio" < $21 or (status = 'CANCELADA'
  and "status_desde" >= $22
  and "status_desde" < $23))
  and true;

select count(*) filter (where "criado_em" >= $1
  and "criado_em" < $2) as criadas, count(*) filter (where "data_reparo" >= $3
  and "data_reparo" < $4) as reparadas, count(*) filter (where "data_entrega_relogio" >= $5
  and "data_entrega_relogio" < $6) as entregues, count(*) filter (where status = 'CANCELADA'
  and "status_desde" >= $7
  and "status_desde" < $8) as canceladas, count(*) filter (where "criado_em" >= $9
  and "criado_em" < $10
  and status <> all($11)) as abertas, coalesce(sum(valor_total) filter (where "criado_em" >= $12
  and "criado_em" < $13
  and not status = 'CANCELADA'), 0) as "valorTotal"
  from ordem_servico
  where true
  and ("criado_em" >= $14
  and "criado_em" < $15 or "data_reparo" >= $16
  and "data_reparo" < $17 or "data_entrega_relogio" >= $18
  and "data_entrega_relogio" < $19 or (status = 'CANCELADA'
  and "status_desde" >= $20
  and "status_desde" < $21))
  and true;
