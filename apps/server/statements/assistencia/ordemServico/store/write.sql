-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/ordemServico/store/write.ts

-- deleteArquivo
delete
  from "os_arquivo"
  where "id" = $1;

-- findLancamento
--   lancamento: null
select "lancamento"
  from "modelo_produto"
  where "id" = $1;

-- findOrInsertRelogio
insert into "relogio" ("modelo_produto_id", "numero_serie", "posto_id")
  values ($1, $2, $3)
  on conflict do nothing;

-- findOrInsertRelogio 2
--   garantiaDesde: null
--   lancamento: null
--   trocadoOsId: null
--   venda.mesesGarantia: number
--   venda.revendedor: string
--   venda.vendidoEm: string
--   venda: null
select "relogio"."id", "relogio"."garantia_desde" as "garantiaDesde", "relogio"."trocado_os_id" as "trocadoOsId",
    "modelo_produto"."meses_garantia" as "mesesGarantia", "modelo_produto"."lancamento",
    ( select json_build_object('vendidoEm', venda.vendido_em, 'mesesGarantia', venda.meses_garantia, 'revendedor',
    venda.revendedor)
  from relogio_vendido venda
  where venda.modelo_produto_id = relogio.modelo_produto_id
  and venda.numero_serie = relogio.numero_serie) as "venda"
  from "relogio" as "pedido"
  inner join "relogio" on "relogio"."id" = coalesce(pedido.unido_a_id, pedido.id)
  inner join "modelo_produto" on "modelo_produto"."id" = "relogio"."modelo_produto_id"
  where "pedido"."modelo_produto_id" = $1
  and "pedido"."numero_serie" = $2;

-- findOrInsertSemCadastro
insert into consumidor (posto_id, nome)
  values ($1, 'Sem cadastro')
  on conflict (posto_id)
  where nome = 'Sem cadastro'
  and cnpj_cpf is null do update
  set nome = excluded.nome
  returning id;

-- findUltimoReparo
select "id", "data_entrega_relogio" as "entregue"
  from "ordem_servico"
  where "relogio_id" = $1
  and "id" != $2
  and "os_type" = $3
  and "status" in ($4)
  and "data_reparo" is not null
  and "data_entrega_relogio" is not null
  order by "data_entrega_relogio" desc
  limit $5;

-- insertArquivo
insert into "os_arquivo" ("tipo", "filename", "chave", "length", "sha256", "criado_em", "criado_por", "content_type",
    "ordem_servico_id")
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
  returning "id";

insert into "os_arquivo" ("tipo", "filename", "chave", "length", "sha256", "os_checklist_ponto_id", "criado_em",
    "criado_por", "content_type", "ordem_servico_id")
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
  returning "id";

insert into "os_arquivo" ("tipo", "filename", "chave", "length", "sha256", "rotulo", "momento", "criado_em",
    "criado_por", "content_type", "ordem_servico_id")
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
  returning "id";

-- insertHistorico
insert into "os_historico" ("ordem_servico_id", "criado_em", "por", "usuario_id", "acao", "de", "para", "nota",
    "visivel")
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9);

insert into "os_historico" ("ordem_servico_id", "criado_em", "por", "usuario_id", "acao", "de", "para", "visivel")
  values ($1, $2, $3, $4, $5, $6, $7, $8);

-- insertOs
insert into "ordem_servico" ("garantia_servico", "reincidencia", "reincidencia_os_id", "posto_id", "ano",
    "status_desde", "criado_em", "criado_por", "consumidor_id", "relogio_id", "os_type", "relato", "estado_relogio",
    "acessorios", "reclama_garantia", "data_prometida", "numero_nota_fiscal", "data_nota_fiscal", "observacoes",
    "motivo_segunda_os", "numero")
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21)
  returning "id", "numero";

insert into "ordem_servico" ("posto_id", "ano", "status_desde", "criado_em", "criado_por", "consumidor_id",
    "relogio_id", "os_type", "relato", "estado_relogio", "acessorios", "reclama_garantia", "data_prometida",
    "numero_nota_fiscal", "data_nota_fiscal", "observacoes", "motivo_segunda_os", "numero")
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)
  returning "id", "numero";

-- isConsumidorDe
select "id"
  from "consumidor"
  where "id" = $1
  and "posto_id" = $2
  and "anonimizado_em" is null
  and "unido_a_id" is null;

-- isPosto
select "id"
  from "posto_autorizado"
  where "id" = $1
  and true;

-- knownIds
select "id"
  from "modelo_produto"
  where "id" in ($1);

select "id"
  from "sintoma_os"
  where "id" in ($1);

-- replaceSintomas
delete
  from "os_sintoma"
  where "ordem_servico_id" = $1;

-- replaceSintomas 2
insert into "os_sintoma" ("ordem_servico_id", "sintoma_os_id")
  values ($1, $2);

-- takeNumero
insert into "os_numero" ("posto_id", "ano", "ultimo")
  values ($1, $2, $3)
  on conflict ("posto_id", "ano") do update
  set "ultimo" = os_numero.ultimo + 1
  returning "ultimo";

-- updateOs
update "ordem_servico"
  set "avaliacao" = $1, "status" = $2, "status_desde" = $3, "status_anterior" = $4, "versao" = versao + 1
  where "id" = $5
  returning "versao";

update "ordem_servico"
  set "avaliacao" = $1, "uso_indevido" = $2, "garantia" = $3, "status" = $4, "status_desde" = $5,
    "status_anterior" = $6, "versao" = versao + 1
  where "id" = $7
  returning "versao";

update "ordem_servico"
  set "data_entrega_relogio" = $1, "valor_devido" = $2, "status" = $3, "status_desde" = $4, "status_anterior" = $5,
    "versao" = versao + 1
  where "id" = $6
  returning "versao";

update "ordem_servico"
  set "data_reparo" = $1, "reparado_por" = $2, "reparo" = $3, "status" = $4, "status_desde" = $5,
    "status_anterior" = $6, "versao" = versao + 1
  where "id" = $7
  returning "versao";

update "ordem_servico"
  set "garantia" = $1, "status" = $2, "status_desde" = $3, "status_anterior" = $4, "versao" = versao + 1
  where "id" = $5
  returning "versao";

update "ordem_servico"
  set "os_type" = $1, "relato" = $2, "estado_relogio" = $3, "acessorios" = $4, "reclama_garantia" = $5,
    "data_prometida" = $6, "numero_nota_fiscal" = $7, "data_nota_fiscal" = $8, "observacoes" = $9,
    "motivo_segunda_os" = $10, "consumidor_id" = $11, "garantia" = $12, "versao" = versao + 1
  where "id" = $13
  returning "versao";

update "ordem_servico"
  set "os_type" = $1, "relato" = $2, "estado_relogio" = $3, "acessorios" = $4, "reclama_garantia" = $5,
    "data_prometida" = $6, "numero_nota_fiscal" = $7, "data_nota_fiscal" = $8, "observacoes" = $9,
    "motivo_segunda_os" = $10, "garantia" = $11, "versao" = versao + 1
  where "id" = $12
  returning "versao";

update "ordem_servico"
  set "os_type" = $1, "relato" = $2, "estado_relogio" = $3, "acessorios" = $4, "reclama_garantia" = $5,
    "data_prometida" = $6, "numero_nota_fiscal" = $7, "data_nota_fiscal" = $8, "observacoes" = $9,
    "motivo_segunda_os" = $10, "relogio_id" = $11, "garantia_servico" = $12, "reincidencia" = $13,
    "reincidencia_os_id" = $14, "garantia" = $15, "versao" = versao + 1
  where "id" = $16
  returning "versao";

update "ordem_servico"
  set "pre_avaliacao" = $1, "status" = $2, "status_desde" = $3, "status_anterior" = $4, "versao" = versao + 1
  where "id" = $5
  returning "versao";

update "ordem_servico"
  set "pre_avaliacao" = $1, "tecnico_id" = $2, "status" = $3, "status_desde" = $4, "status_anterior" = $5,
    "versao" = versao + 1
  where "id" = $6
  returning "versao";

update "ordem_servico"
  set "qualidade_motivo" = $1, "status" = $2, "status_desde" = $3, "status_anterior" = $4, "versao" = versao + 1
  where "id" = $5
  returning "versao";

update "ordem_servico"
  set "reincidencia" = $1, "versao" = versao + 1
  where "id" = $2
  returning "versao";

update "ordem_servico"
  set "reparo" = $1, "data_reparo" = $2, "reparado_por" = $3, "status" = $4, "status_desde" = $5,
    "status_anterior" = $6, "versao" = versao + 1
  where "id" = $7
  returning "versao";

update "ordem_servico"
  set "status" = $1, "status_desde" = $2, "status_anterior" = $3, "versao" = versao + 1
  where "id" = $4
  returning "versao";

update "ordem_servico"
  set "tecnico_id" = $1, "versao" = versao + 1
  where "id" = $2
  returning "versao";

update "ordem_servico"
  set "uso_indevido" = $1, "garantia" = $2, "versao" = versao + 1
  where "id" = $3
  returning "versao";

update "ordem_servico"
  set "valor_devido" = $1, "sem_cobranca" = $2, "data_entrega_relogio" = $3, "entregue_a" = $4,
    "entregue_documento" = $5, "status" = $6, "status_desde" = $7, "status_anterior" = $8, "versao" = versao + 1
  where "id" = $9
  returning "versao";

update "ordem_servico"
  set "valor_devido" = $1, "sem_cobranca" = $2, "data_reparo" = $3, "reparado_por" = $4, "valor_total" = $5,
    "status" = $6, "status_desde" = $7, "status_anterior" = $8, "versao" = versao + 1
  where "id" = $9
  returning "versao";

update "ordem_servico"
  set "valor_total" = $1, "status" = $2, "status_desde" = $3, "status_anterior" = $4, "versao" = versao + 1
  where "id" = $5
  returning "versao";

update "ordem_servico"
  set "valor_total" = $1, "uso_indevido" = $2, "garantia" = $3, "status" = $4, "status_desde" = $5,
    "status_anterior" = $6, "versao" = versao + 1
  where "id" = $7
  returning "versao";

update "ordem_servico"
  set "valor_total" = $1, "uso_indevido" = $2, "garantia" = $3, "versao" = versao + 1
  where "id" = $4
  returning "versao";

update "ordem_servico"
  set "valor_total" = $1, "versao" = versao + 1
  where "id" = $2
  returning "versao";

update "ordem_servico"
  set "versao" = versao + 1
  where "id" = $1
  returning "versao";
