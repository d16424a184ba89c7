-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/cadastroPosto/store/write.ts

-- deleteCadastro
delete
  from "cadastro_posto"
  where "id" = $1;

-- deleteDocumentos
delete
  from "cadastro_posto_arquivo"
  where "cadastro_id" = $1
  and "tipo" in ($2)
  returning "chave";

-- insertCadastro
insert into "cadastro_posto" ("nome", "cpf", "data_nascimento", "email", "telefone", "senha_hash", "cupom", "plano_id",
    "dia_vencimento", "cnpj", "nome_fantasia", "cep", "cidade", "estado", "empresa", "termos_versao", "aceite_sha256",
    "aceito_em", "aceito_de", "aceito_navegador", "link_ate", "criado_em")
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22)
  returning "id";

-- insertDocumento
insert into "cadastro_posto_arquivo" ("cadastro_id", "tipo", "filename", "content_type", "length", "sha256", "chave")
  values ($1, $2, $3, $4, $5, $6, $7);

-- insertPosto
insert into "posto_autorizado" ("cnpj", "razao_social", "nome_fantasia", "inscricao_estadual", "inscricao_municipal",
    "email_comercial", "telefone_comercial", "telefone_celular", "telefone_whatsapp", "telefone_residencial",
    "responsavel_nome", "responsavel_cpf", "cep", "rua", "numero", "complemento", "bairro", "pais", "estado", "cidade",
    "hora_funcionamento", "abre", "fecha", "outros_horarios", "tipo", "credenciado_id", "codigo_sap",
    "categoria_assistencia_id", "criado_em")
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23,
    $24, $25, $26, $27, $28, $29)
  returning "id";

-- insertPosto 2
insert into "posto_marca" ("posto_id", "marca_id") select $1::bigint as "posto_id", "marca"."id"
  from "marca"
  where "marca"."id" in ($2)
  and "marca"."ativo" = $3;

-- isCategoriaAtiva
select "id"
  from "categoria_assistencia"
  where "id" = $1
  and "ativo" = $2;

-- setLink
update "cadastro_posto"
  set "link_sha256" = $1, "link_ate" = $2, "envios" = "envios" + $3
  where "id" = $4;

-- updateCadastro
update "cadastro_posto"
  set "decidido_em" = $1, "decidido_por" = $2, "motivo" = $3, "senha_hash" = $4, "situacao" = $5,
    "versao" = "versao" + $6
  where "id" = $7
  returning "versao";

update "cadastro_posto"
  set "decidido_em" = $1, "decidido_por" = $2, "posto_id" = $3, "senha_hash" = $4, "situacao" = $5,
    "versao" = "versao" + $6
  where "id" = $7
  returning "versao";

update "cadastro_posto"
  set "nome" = $1, "cpf" = $2, "data_nascimento" = $3, "email" = $4, "telefone" = $5, "link_sha256" = $6,
    "aceito_de" = $7, "aceito_navegador" = $8, "anonimizado_em" = $9, "versao" = "versao" + $10
  where "id" = $11
  returning "versao";

update "cadastro_posto"
  set "nome" = $1, "cpf" = $2, "data_nascimento" = $3, "telefone" = $4, "cnpj" = $5, "nome_fantasia" = $6, "cep" = $7,
    "cidade" = $8, "estado" = $9, "empresa" = $10, "plano_id" = $11, "dia_vencimento" = $12, "termos_versao" = $13,
    "aceite_sha256" = $14, "aceito_em" = $15, "aceito_de" = $16, "aceito_navegador" = $17, "situacao" = $18,
    "corrigido_em" = $19, "versao" = "versao" + $20
  where "id" = $21
  returning "versao";

update "cadastro_posto"
  set "pedido_correcao" = $1, "situacao" = $2, "versao" = "versao" + $3
  where "id" = $4
  returning "versao";

update "cadastro_posto"
  set "situacao" = $1, "confirmado_em" = $2, "cupom" = $3, "termos_versao" = $4, "aceite_sha256" = $5,
    "aceito_em" = $6, "aceito_de" = $7, "aceito_navegador" = $8, "versao" = "versao" + $9
  where "id" = $10
  returning "versao";

update "cadastro_posto"
  set "situacao" = $1, "confirmado_em" = $2, "versao" = "versao" + $3
  where "id" = $4
  returning "versao";
