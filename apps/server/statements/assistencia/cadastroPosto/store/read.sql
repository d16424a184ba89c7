-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/cadastroPosto/store/read.ts

-- countEsperam
select count(*) as "esperam"
  from "cadastro_posto"
  where "situacao" = $1;

-- findCadastro
--   anonimizado_em: null
--   confirmado_em: null
--   corrigido_em: null
--   cpf: null
--   cupom: null
--   data_nascimento: null
--   decidido_em: null
--   decidido_por: null
--   dia_vencimento: null
--   email: null
--   empresa.bairro: string
--   empresa.cep: string
--   empresa.cidade: string
--   empresa.cnpj: string
--   empresa.complemento: string
--   empresa.emailComercial: string
--   empresa.estado: string
--   empresa.horarios: array
--   empresa.horarios[].abre: string
--   empresa.horarios[].dias: string
--   empresa.horarios[].fecha: string
--   empresa.horarios[]: object
--   empresa.inscricaoEstadual: string
--   empresa.inscricaoMunicipal: string
--   empresa.marcas: array
--   empresa.marcas[]: number
--   empresa.nomeFantasia: string
--   empresa.numero: string
--   empresa.razaoSocial: string
--   empresa.rua: string
--   empresa.telefoneComercial: string
--   motivo: null
--   nome: null
--   pedido_correcao: null
--   plano_id: null
--   posto_id: null
--   senha_hash: null
--   telefone: null
select "id", "versao", situacao as "situacao", "nome", "cpf", "data_nascimento", "email", "telefone", "senha_hash",
    "cnpj", "nome_fantasia", "cep", empresa as "empresa", "cupom", "plano_id", "dia_vencimento", "termos_versao",
    "aceite_sha256", "aceito_em", "aceito_de", "link_ate", "envios", "criado_em", "confirmado_em", "pedido_correcao",
    "corrigido_em", "decidido_em", "decidido_por", "motivo", "posto_id", "anonimizado_em"
  from "cadastro_posto"
  where "id" = $1;

-- findNomeDe
select "nome"
  from "usuario"
  where "id" = $1;

-- hasPosto
select "id"
  from "posto_autorizado"
  where "cnpj" = $1;

-- hasUsuario
select "id"
  from "usuario"
  where "cpf" = $1;

select "id"
  from "usuario"
  where "email" = $1;

-- isHeld
select "id"
  from "cadastro_posto"
  where "cnpj" = $1
  and "situacao" in ($2);

select "id"
  from "cadastro_posto"
  where "cnpj" = $1
  and "situacao" in ($2)
  and "id" <> $3;

select "id"
  from "cadastro_posto"
  where "cupom" = $1
  and "situacao" in ($2);

select "id"
  from "cadastro_posto"
  where "email" = $1
  and "situacao" in ($2);

-- listDecididos
--   corrigido_em: null
select "id", "nome_fantasia", "cidade", "estado", situacao as "situacao", "confirmado_em", "corrigido_em",
    "decidido_em"
  from "cadastro_posto"
  where "situacao" in ($1)
  order by "decidido_em" desc, "id" desc
  limit $2;

-- listDocumentos
select "id", tipo as "tipo", "filename", "content_type" as "contentType", "length", "chave"
  from "cadastro_posto_arquivo"
  where "cadastro_id" = $1
  order by "tipo" desc;

-- listFila
--   corrigido_em: null
--   decidido_em: null
select "id", "nome_fantasia", "cidade", "estado", situacao as "situacao", "confirmado_em", "corrigido_em",
    "decidido_em"
  from "cadastro_posto"
  where "situacao" in ($1)
  order by "situacao", "confirmado_em", "id"
  limit $2;

-- listMarcas
select "id", "nome"
  from "marca"
  where "ativo" = $1
  and "id" in ($2)
  order by nome collate "pt-BR-x-icu";

select "id", "nome"
  from "marca"
  where "ativo" = $1
  order by nome collate "pt-BR-x-icu";

-- listSemEmail
select "id"
  from "cadastro_posto"
  where "email" = $1
  and "situacao" = $2
  and "link_ate" > $3
  and "envios" < $4;

-- listVencidos
select "id"
  from "cadastro_posto"
  where (("situacao" = $1
  and "link_ate" <= $2) or ("situacao" = $3
  and "decidido_em" < $4))
  order by "id"
  limit $5;

-- listVizinhos
select "posto"."id", "posto"."nome_fantasia" as "nomeFantasia", posto.tipo as "tipo", "posto"."bairro", "posto"."cep",
    (select count(*)
  from ordem_servico
  where posto_id = posto.id
  and criado_em >= $1) as "ordens"
  from "posto_autorizado" as "posto"
  where "posto"."cep" like $2
  and "posto"."ativo" = $3
  and "posto"."id" <> $4
  order by abs(posto.cep::integer - $5::integer), "posto"."id"
  limit $6;

select "posto"."id", "posto"."nome_fantasia" as "nomeFantasia", posto.tipo as "tipo", "posto"."bairro", "posto"."cep",
    (select count(*)
  from ordem_servico
  where posto_id = posto.id
  and criado_em >= $1) as "ordens"
  from "posto_autorizado" as "posto"
  where "posto"."cep" like $2
  and "posto"."ativo" = $3
  order by abs(posto.cep::integer - $4::integer), "posto"."id"
  limit $5;

-- lockCadastro
--   anonimizado_em: null
--   confirmado_em: null
--   corrigido_em: null
--   cupom: null
--   decidido_em: null
--   decidido_por: null
--   dia_vencimento: null
--   empresa.bairro: string
--   empresa.cep: string
--   empresa.cidade: string
--   empresa.cnpj: string
--   empresa.complemento: string
--   empresa.emailComercial: string
--   empresa.estado: string
--   empresa.horarios: array
--   empresa.horarios[].abre: string
--   empresa.horarios[].dias: string
--   empresa.horarios[].fecha: string
--   empresa.horarios[]: object
--   empresa.inscricaoEstadual: string
--   empresa.inscricaoMunicipal: string
--   empresa.marcas: array
--   empresa.marcas[]: number
--   empresa.nomeFantasia: string
--   empresa.numero: string
--   empresa.razaoSocial: string
--   empresa.rua: string
--   empresa.telefoneComercial: string
--   motivo: null
--   pedido_correcao: null
--   plano_id: null
--   posto_id: null
--   senha_hash: null
select "id", "versao", situacao as "situacao", "nome", "cpf", "data_nascimento", "email", "telefone", "senha_hash",
    "cnpj", "nome_fantasia", "cep", empresa as "empresa", "cupom", "plano_id", "dia_vencimento", "termos_versao",
    "aceite_sha256", "aceito_em", "aceito_de", "link_ate", "envios", "criado_em", "confirmado_em", "pedido_correcao",
    "corrigido_em", "decidido_em", "decidido_por", "motivo", "posto_id", "anonimizado_em"
  from "cadastro_posto"
  where "id" = $1 for update;

-- lockPorLink
--   anonimizado_em: null
--   confirmado_em: null
--   corrigido_em: null
--   cupom: null
--   decidido_em: null
--   decidido_por: null
--   dia_vencimento: null
--   empresa.bairro: string
--   empresa.cep: string
--   empresa.cidade: string
--   empresa.cnpj: string
--   empresa.complemento: string
--   empresa.emailComercial: string
--   empresa.estado: string
--   empresa.horarios: array
--   empresa.horarios[].abre: string
--   empresa.horarios[].dias: string
--   empresa.horarios[].fecha: string
--   empresa.horarios[]: object
--   empresa.inscricaoEstadual: string
--   empresa.inscricaoMunicipal: string
--   empresa.marcas: array
--   empresa.marcas[]: number
--   empresa.nomeFantasia: string
--   empresa.numero: string
--   empresa.razaoSocial: string
--   empresa.rua: string
--   empresa.telefoneComercial: string
--   motivo: null
--   pedido_correcao: null
--   plano_id: null
--   posto_id: null
--   senha_hash: null
select "id", "versao", situacao as "situacao", "nome", "cpf", "data_nascimento", "email", "telefone", "senha_hash",
    "cnpj", "nome_fantasia", "cep", empresa as "empresa", "cupom", "plano_id", "dia_vencimento", "termos_versao",
    "aceite_sha256", "aceito_em", "aceito_de", "link_ate", "envios", "criado_em", "confirmado_em", "pedido_correcao",
    "corrigido_em", "decidido_em", "decidido_por", "motivo", "posto_id", "anonimizado_em"
  from "cadastro_posto"
  where "link_sha256" = $1
  and "link_ate" > $2 for update;
