-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/register/store.ts

-- countRows
select count(*) as total
  from "avaliacao_cadastro"
  where "posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2);

select count(*) as total
  from "avaliacao_cadastro"
  where "posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and "respondida_em" >= $3
  and "respondida_em" < $4;

select count(*) as total
  from "avaliacao_cadastro"
  where "posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and "respondida_em" >= $3
  and "respondida_em" < $4
  and ("garantia" = $5);

select count(*) as total
  from "avaliacao_cadastro"
  where "posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and "respondida_em" >= $3
  and "respondida_em" < $4
  and ("grupo" = $5);

select count(*) as total
  from "avaliacao_cadastro"
  where "posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and "respondida_em" >= $3
  and "respondida_em" < $4
  and ("grupo" = $5)
  and ("garantia" = $6);

select count(*) as total
  from "avaliacao_cadastro"
  where "posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ("nota" = $3);

select count(*) as total
  from "avaliacao_cadastro"
  where "posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ("nota_baixa" = $3);

select count(*) as total
  from "avaliacao_cadastro"
  where "posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ("posto_id" = $3)
  and "respondida_em" >= $4
  and "respondida_em" < $5;

select count(*) as total
  from "avaliacao_cadastro"
  where "posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ("posto_id" = $3)
  and "respondida_em" >= $4
  and "respondida_em" < $5
  and ("grupo" = $6);

select count(*) as total
  from "avaliacao_cadastro"
  where "posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ("situacao" = $3);

select count(*) as total
  from "avaliacao_cadastro"
  where true;

select count(*) as total
  from "categoria_assistencia"
  where true;

select count(*) as total
  from "categoria_assistencia"
  where true
  and true;

select count(*) as total
  from "causa_os"
  where true;

select count(*) as total
  from "causa_os"
  where true
  and sem_acento("nome") like sem_acento($1);

select count(*) as total
  from "causa_os"
  where true
  and sem_acento("nome") like sem_acento($1)
  and ("ativo" = $2);

select count(*) as total
  from "causa_os"
  where true
  and true;

select count(*) as total
  from "chamado_cadastro"
  where "posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2);

select count(*) as total
  from "chamado_cadastro"
  where "posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ("situacao" = $3);

select count(*) as total
  from "chamado_cadastro"
  where "posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and sem_acento("busca") like sem_acento($3);

select count(*) as total
  from "chamado_cadastro"
  where true;

select count(*) as total
  from "chamado_cadastro"
  where true
  and ("dono" = $1);

select count(*) as total
  from "chamado_cadastro"
  where true
  and ("prazo" = $1);

select count(*) as total
  from "chamado_cadastro"
  where true
  and ("responsavel_id" = $1);

select count(*) as total
  from "chamado_cadastro"
  where true
  and ("situacao" = $1)
  and sem_acento("busca") like sem_acento($2);

select count(*) as total
  from "chamado_cadastro"
  where true
  and sem_acento("busca") like sem_acento($1);

select count(*) as total
  from "checklist_cadastro"
  where true;

select count(*) as total
  from "checklist_cadastro"
  where true
  and true;

select count(*) as total
  from "cliente"
  where true;

select count(*) as total
  from "cliente"
  where true
  and sem_acento("nome_fantasia" || ' ' || "razao_social") like sem_acento($1)
  and ("ativo" = $2);

select count(*) as total
  from "cliente"
  where true
  and true;

select count(*) as total
  from "cobranca_cadastro"
  where "posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2);

select count(*) as total
  from "cobranca_cadastro"
  where true;

select count(*) as total
  from "compra_peca_cadastro"
  where "posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2);

select count(*) as total
  from "compra_peca_cadastro"
  where "posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and sem_acento("ordens_servico") like sem_acento($3);

select count(*) as total
  from "compra_peca_cadastro"
  where true;

select count(*) as total
  from "compra_peca_cadastro"
  where true
  and ("situacao" = $1);

select count(*) as total
  from "compra_peca_cadastro"
  where true
  and ("situacao" = $1)
  and ("posto_id" = $2);

select count(*) as total
  from "compra_peca_cadastro"
  where true
  and ("situacao" = $1)
  and sem_acento("pecas") like sem_acento($2);

select count(*) as total
  from "consumidor_cadastro"
  where "posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2);

select count(*) as total
  from "consumidor_cadastro"
  where "posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ("posto_id" = $3);

select count(*) as total
  from "consumidor_cadastro"
  where "posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ("tipo_pessoa" = $3);

select count(*) as total
  from "consumidor_cadastro"
  where "posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and true;

select count(*) as total
  from "consumidor_cadastro"
  where true;

select count(*) as total
  from "consumidor_cadastro"
  where true
  and ("posto_id" = $1);

select count(*) as total
  from "consumidor_cadastro"
  where true
  and true;

select count(*) as total
  from "contagem_peca_cadastro"
  where "posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2);

select count(*) as total
  from "contagem_peca_cadastro"
  where true;

select count(*) as total
  from "cupom_cadastro"
  where true;

select count(*) as total
  from "cupom_cadastro"
  where true
  and sem_acento("codigo") like sem_acento($1)
  and ("ativo" = $2);

select count(*) as total
  from "cupom_cadastro"
  where true
  and true;

select count(*) as total
  from "estoque_peca_cadastro"
  where "posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2);

select count(*) as total
  from "estoque_peca_cadastro"
  where "posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ("situacao" = $3);

select count(*) as total
  from "estoque_peca_cadastro"
  where true;

select count(*) as total
  from "fechamento_cadastro"
  where "posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2);

select count(*) as total
  from "fechamento_cadastro"
  where "posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and "mes" >= $3
  and "mes" <= $4;

select count(*) as total
  from "fechamento_cadastro"
  where "posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ("esperas" is null or $3 = any ("esperas"));

select count(*) as total
  from "fechamento_cadastro"
  where "posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ("situacao" = $3)
  and "mes" >= $4
  and "mes" <= $5;

select count(*) as total
  from "fechamento_cadastro"
  where true;

select count(*) as total
  from "fechamento_cadastro"
  where true
  and "mes" >= $1
  and "mes" <= $2;

select count(*) as total
  from "fechamento_cadastro"
  where true
  and "mes" >= $1
  and "mes" <= $2
  and ("posto_id" = $3);

select count(*) as total
  from "fechamento_cadastro"
  where true
  and ("esperas" is null or $1 = any ("esperas"));

select count(*) as total
  from "fechamento_cadastro"
  where true
  and ("situacao" = $1)
  and "mes" >= $2
  and "mes" <= $3;

select count(*) as total
  from "fechamento_cadastro"
  where true
  and ("situacao" = $1)
  and "mes" >= $2
  and "mes" <= $3
  and ("posto_id" = $4);

select count(*) as total
  from "grupo_marca"
  where true;

select count(*) as total
  from "grupo_marca"
  where true
  and sem_acento("nome") like sem_acento($1);

select count(*) as total
  from "grupo_marca"
  where true
  and sem_acento("nome") like sem_acento($1)
  and ("ativo" = $2);

select count(*) as total
  from "grupo_marca"
  where true
  and true;

select count(*) as total
  from "marca_cadastro"
  where true;

select count(*) as total
  from "marca_cadastro"
  where true
  and ("grupo_marca_id" = $1);

select count(*) as total
  from "marca_cadastro"
  where true
  and id = any ($1::bigint[]);

select count(*) as total
  from "marca_cadastro"
  where true
  and sem_acento("nome") like sem_acento($1);

select count(*) as total
  from "marca_cadastro"
  where true
  and sem_acento("nome") like sem_acento($1)
  and ("ativo" = $2);

select count(*) as total
  from "marca_cadastro"
  where true
  and sem_acento("nome") like sem_acento($1)
  and true;

select count(*) as total
  from "marca_cadastro"
  where true
  and sem_acento("nome") like sem_acento($1)
  and true
  and id <> all ($2::bigint[]);

select count(*) as total
  from "marca_cadastro"
  where true
  and true;

select count(*) as total
  from "modelo_orcamento_cadastro"
  where ("posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2) or (true
  and posto_id is null));

select count(*) as total
  from "modelo_orcamento_cadastro"
  where ("posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2) or (true
  and posto_id is null))
  and true;

select count(*) as total
  from "modelo_orcamento_cadastro"
  where (true or (true
  and posto_id is null));

select count(*) as total
  from "modelo_orcamento_cadastro"
  where (true or (true
  and posto_id is null))
  and true;

select count(*) as total
  from "modelo_produto_cadastro"
  where true;

select count(*) as total
  from "modelo_produto_cadastro"
  where true
  and (upper("codigo") like $1);

select count(*) as total
  from "modelo_produto_cadastro"
  where true
  and (upper("codigo") like $1)
  and ("marca_id" = $2);

select count(*) as total
  from "modelo_produto_cadastro"
  where true
  and true;

select count(*) as total
  from "peca_cadastro"
  where true;

select count(*) as total
  from "peca_cadastro"
  where true
  and ("modelos_id" is null or $1 = any ("modelos_id"));

select count(*) as total
  from "peca_cadastro"
  where true
  and (upper("codigo") like $1);

select count(*) as total
  from "peca_cadastro"
  where true
  and true;

select count(*) as total
  from "perfil_cadastro"
  where true;

select count(*) as total
  from "plano_valores"
  where true;

select count(*) as total
  from "plano_valores"
  where true
  and true;

select count(*) as total
  from "posto_autorizado_cadastro"
  where true;

select count(*) as total
  from "posto_autorizado_cadastro"
  where true
  and (upper("cnpj") like $1);

select count(*) as total
  from "posto_autorizado_cadastro"
  where true
  and sem_acento("nome_fantasia" || ' ' || "razao_social") like sem_acento($1)
  and ("tipo" = $2);

select count(*) as total
  from "posto_autorizado_cadastro"
  where true
  and sem_acento("nome_fantasia" || ' ' || "razao_social") like sem_acento($1)
  and (upper("codigo_sap") like $2);

select count(*) as total
  from "posto_autorizado_cadastro"
  where true
  and true;

select count(*) as total
  from "produto_cadastro"
  where true;

select count(*) as total
  from "produto_cadastro"
  where true
  and ("cliente_id" = $1);

select count(*) as total
  from "produto_cadastro"
  where true
  and (upper("codigo_produto") like $1 or upper("codigo_omni") like $2 or upper("codigo_barras") like $3)
  and ("cliente_id" = $4)
  and ("ativo" = $5);

select count(*) as total
  from "produto_cadastro"
  where true
  and true;

select count(*) as total
  from "relogio_cadastro"
  where true;

select count(*) as total
  from "relogio_cadastro"
  where true
  and (upper("numero_serie") like $1)
  and sem_acento("marca") like sem_acento($2);

select count(*) as total
  from "relogio_cadastro"
  where true
  and true;

select count(*) as total
  from "relogio_vendido_cadastro"
  where true;

select count(*) as total
  from "relogio_vendido_cadastro"
  where true
  and (upper("numero_serie") like $1);

select count(*) as total
  from "relogio_vendido_cadastro"
  where true
  and true;

select count(*) as total
  from "servico"
  where true;

select count(*) as total
  from "servico"
  where true
  and (upper("codigo") like $1);

select count(*) as total
  from "servico"
  where true
  and true;

select count(*) as total
  from "sintoma_os"
  where true;

select count(*) as total
  from "sintoma_os"
  where true
  and sem_acento("nome") like sem_acento($1);

select count(*) as total
  from "sintoma_os"
  where true
  and sem_acento("nome") like sem_acento($1)
  and ("ativo" = $2);

select count(*) as total
  from "sintoma_os"
  where true
  and true;

select count(*) as total
  from "tipo_equipamento"
  where true;

select count(*) as total
  from "tipo_equipamento"
  where true
  and sem_acento("nome") like sem_acento($1);

select count(*) as total
  from "tipo_equipamento"
  where true
  and sem_acento("nome") like sem_acento($1)
  and ("ativo" = $2);

select count(*) as total
  from "tipo_equipamento"
  where true
  and true;

select count(*) as total
  from "transferencia_peca_cadastro"
  where ("origem_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2) or "destino_id" in ( select id
  from posto_autorizado
  where id = $3 or credenciado_id = $4));

select count(*) as total
  from "transferencia_peca_cadastro"
  where (true or true);

select count(*) as total
  from "usuario_cadastro"
  where true;

select count(*) as total
  from "usuario_cadastro"
  where true
  and ("ativo" = $1);

select count(*) as total
  from "usuario_cadastro"
  where true
  and ("cliente_id" = $1);

select count(*) as total
  from "usuario_cadastro"
  where true
  and ("perfil_id" = $1);

select count(*) as total
  from "usuario_cadastro"
  where true
  and (upper("cpf") like $1);

select count(*) as total
  from "usuario_cadastro"
  where true
  and sem_acento("nome" || ' ' || "email") like sem_acento($1);

select count(*) as total
  from "usuario_cadastro"
  where true
  and sem_acento("nome" || ' ' || "email") like sem_acento($1)
  and ("ativo" = $2);

select count(*) as total
  from "usuario_cadastro"
  where true
  and sem_acento("nome" || ' ' || "email") like sem_acento($1)
  and ("posto_id" = $2);

-- deleteRow
delete
  from "categoria_assistencia"
  where id = $1;

delete
  from "causa_os"
  where id = $1;

delete
  from "checklist"
  where id = $1;

delete
  from "cliente"
  where id = $1;

delete
  from "consumidor"
  where id = $1;

delete
  from "cupom"
  where id = $1;

delete
  from "grupo_marca"
  where id = $1;

delete
  from "marca"
  where id = $1;

delete
  from "modelo_orcamento"
  where id = $1;

delete
  from "modelo_produto"
  where id = $1;

delete
  from "peca"
  where id = $1;

delete
  from "plano_valores"
  where id = $1;

delete
  from "posto_autorizado"
  where id = $1;

delete
  from "produto"
  where id = $1;

delete
  from "relogio"
  where id = $1;

delete
  from "relogio_vendido"
  where id = $1;

delete
  from "servico"
  where id = $1;

delete
  from "sintoma_os"
  where id = $1;

delete
  from "tipo_equipamento"
  where id = $1;

-- findCreator
--   posto_id: null
select posto_id
  from "modelo_orcamento"
  where id = $1;

select posto_id
  from "relogio"
  where id = $1;

-- findRow
select "id" as "id", "cliente_id" as "cliente.id", "cliente_nome_fantasia" as "cliente.nomeFantasia",
    "cliente_cnpj_cpf" as "cliente.cnpjCpf", "cliente_codigo_cliente" as "cliente.codigoCliente",
    "cliente_codigo_depositante" as "cliente.codigoDepositante", "codigo_produto" as "codigoProduto",
    "descricao" as "descricao", "codigo_omni" as "codigoOmni", "codigo_barras" as "codigoBarras",
    "unidade" as "unidade", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "estoque_minimo" as "estoqueMinimo", "inteiro" as "inteiro", "fisico" as "fisico", "reservado" as "reservado",
    "disponivel" as "disponivel", "versao" as "versao"
  from "produto_cadastro"
  where id = $1
  and true;

select "id" as "id", "cnpj" as "cnpj", "razao_social" as "razaoSocial", "nome_fantasia" as "nomeFantasia",
    "inscricao_estadual" as "inscricaoEstadual", "inscricao_municipal" as "inscricaoMunicipal",
    "email_comercial" as "emailComercial", "telefone_comercial" as "telefoneComercial",
    "telefone_celular" as "telefoneCelular", "telefone_whatsapp" as "telefoneWhatsapp",
    "telefone_residencial" as "telefoneResidencial", "responsavel_nome" as "responsavelNome",
    "responsavel_cpf" as "responsavelCpf", "cep" as "cep", "rua" as "rua", "numero" as "numero",
    "complemento" as "complemento", "bairro" as "bairro", "estado" as "estado", "cidade" as "cidade", "pais" as "pais",
    "hora_funcionamento" as "horaFuncionamento", "abre" as "abre", "fecha" as "fecha",
    "outros_horarios" as "outrosHorarios", "marcas" as "marcas", "tipo" as "tipo",
    "credenciado_id" as "credenciado.id", "credenciado_nome_fantasia" as "credenciado.nomeFantasia",
    "codigo_sap" as "codigoSap", "categoria_assistencia_id" as "categoriaAssistencia.id",
    "categoria_assistencia_nome" as "categoriaAssistencia.nome", "licencas" as "licencas",
    case when ativo then 'ATIVO' else 'INATIVO' end as "status", "colaboradores" as "colaboradores",
    "versao" as "versao"
  from "posto_autorizado_cadastro"
  where id = $1
  and true;

select "id" as "id", "codigo" as "codigo", "descricao" as "descricao", "marca_id" as "marca.id",
    "marca_nome" as "marca.nome", "tipo_equipamento_id" as "tipoEquipamento.id",
    "tipo_equipamento_nome" as "tipoEquipamento.nome", "meses_garantia" as "mesesGarantia",
    "lancamento" as "lancamento", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "parafusos" as "parafusos", "pinos" as "pinos", "terminais" as "terminais", "mascara_serie" as "mascaraSerie",
    "digito_serie" as "digitoSerie", "foto_id" as "foto.id", "versao" as "versao"
  from "modelo_produto_cadastro"
  where id = $1
  and true;

select "id" as "id", "codigo" as "codigo", "descricao" as "descricao", "tipo" as "tipo", "preco" as "preco",
    "estoque" as "estoque", "modelos" as "modelos", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "peca_cadastro"
  where id = $1
  and true;

select "id" as "id", "codigo" as "codigo", "nome" as "nome", "valor" as "valor",
    "mao_de_obra_garantia" as "maoDeObraGarantia", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "servico"
  where id = $1
  and true;

select "id" as "id", "codigo" as "codigo", "valido_ate" as "validoAte", "descricao" as "descricao",
    "desconto_plano" as "descontoPlano", "cobrancas_com_desconto" as "cobrancasComDesconto",
    case when ativo then 'ATIVO' else 'INATIVO' end as "status", "usos" as "usos", "versao" as "versao"
  from "cupom_cadastro"
  where id = $1
  and true;

select "id" as "id", "nome" as "nome", "grupo_marca_id" as "grupoMarca.id", "grupo_marca_nome" as "grupoMarca.nome",
    case when ativo then 'ATIVO' else 'INATIVO' end as "status", "versao" as "versao"
  from "marca_cadastro"
  where id = $1
  and true;

select "id" as "id", "nome" as "nome", "periodicidade" as "periodicidade", "licencas" as "licencas",
    "valor" as "valor", "valor_desde" as "valorDesde", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "plano_valores"
  where id = $1
  and true;

select "id" as "id", "nome" as "nome", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "do_produto" as "doProduto", "versao" as "versao"
  from "causa_os"
  where id = $1
  and true;

select "id" as "id", "nome" as "nome", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "sintoma_id" as "sintoma.id", "sintoma_nome" as "sintoma.nome", "causa_id" as "causa.id",
    "causa_nome" as "causa.nome", "servicos" as "servicos", "pecas" as "pecas", "opcionais" as "opcionais",
    "dono" as "dono", "versao" as "versao"
  from "modelo_orcamento_cadastro"
  where id = $1
  and ("posto_id" in ( select id
  from posto_autorizado
  where id = $2 or credenciado_id = $3) or (true
  and posto_id is null));

select "id" as "id", "nome" as "nome", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "sintoma_id" as "sintoma.id", "sintoma_nome" as "sintoma.nome", "causa_id" as "causa.id",
    "causa_nome" as "causa.nome", "servicos" as "servicos", "pecas" as "pecas", "opcionais" as "opcionais",
    "dono" as "dono", "versao" as "versao"
  from "modelo_orcamento_cadastro"
  where id = $1
  and (true or (true
  and posto_id is null));

select "id" as "id", "nome" as "nome", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "categoria_assistencia"
  where id = $1
  and true;

select "id" as "id", "nome" as "nome", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "grupo_marca"
  where id = $1
  and true;

select "id" as "id", "nome" as "nome", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "sintoma_os"
  where id = $1
  and true;

select "id" as "id", "nome" as "nome", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "tipo_equipamento"
  where id = $1
  and true;

select "id" as "id", "nome_fantasia" as "nomeFantasia", "razao_social" as "razaoSocial", "cnpj_cpf" as "cnpjCpf",
    "inscricao_estadual" as "inscricaoEstadual", "inscricao_municipal" as "inscricaoMunicipal",
    "email_comercial" as "emailComercial", "telefone_comercial" as "telefoneComercial",
    "hora_funcionamento" as "horaFuncionamento", "cep" as "cep", "rua" as "rua", "numero" as "numero",
    "complemento" as "complemento", "bairro" as "bairro", "estado" as "estado", "cidade" as "cidade", "pais" as "pais",
    "codigo_cliente" as "codigoCliente", "codigo_depositante" as "codigoDepositante", "status_wms" as "statusWms",
    case when ativo then 'ATIVO' else 'INATIVO' end as "status", "fefo" as "fefo",
    "permite_vencido" as "permiteVencido", "resto_em_pedido" as "restoEmPedido", "versao" as "versao"
  from "cliente"
  where id = $1
  and true;

select "id" as "id", "numero_serie" as "numeroSerie", "modelo_produto_id" as "modeloProduto.id",
    "modelo_produto_codigo" as "modeloProduto.codigo", "modelo_produto_descricao" as "modeloProduto.descricao",
    "observacoes" as "observacoes", case when ativo then 'ATIVO' else 'INATIVO' end as "status", "marca" as "marca",
    "unido_a_id" as "unidoAId", "versao" as "versao"
  from "relogio_cadastro"
  where id = $1
  and true;

select "id" as "id", "numero_serie" as "numeroSerie", "modelo_produto_id" as "modeloProduto.id",
    "modelo_produto_codigo" as "modeloProduto.codigo", "modelo_produto_descricao" as "modeloProduto.descricao",
    "vendido_em" as "vendidoEm", "meses_garantia" as "mesesGarantia", "revendedor" as "revendedor", "marca" as "marca",
    "versao" as "versao"
  from "relogio_vendido_cadastro"
  where id = $1
  and true;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia", "cnpj_cpf" as "cnpjCpf",
    "tipo_pessoa" as "tipoPessoa", "nome" as "nome", "telefone" as "telefone", "tipo_telefone" as "tipoTelefone",
    "email" as "email", case when ativo then 'ATIVO' else 'INATIVO' end as "status", "cep" as "cep",
    "street" as "street", "number" as "number", "complemento" as "complemento", "neighborhood" as "neighborhood",
    "estado" as "estado", "cidade" as "cidade", "criado_em" as "criadoEm", "unido_a_id" as "unidoAId",
    "anonimizado" as "anonimizado", "versao" as "versao"
  from "consumidor_cadastro"
  where id = $1
  and "posto_id" in ( select id
  from posto_autorizado
  where id = $2 or credenciado_id = $3);

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia", "cnpj_cpf" as "cnpjCpf",
    "tipo_pessoa" as "tipoPessoa", "nome" as "nome", "telefone" as "telefone", "tipo_telefone" as "tipoTelefone",
    "email" as "email", case when ativo then 'ATIVO' else 'INATIVO' end as "status", "cep" as "cep",
    "street" as "street", "number" as "number", "complemento" as "complemento", "neighborhood" as "neighborhood",
    "estado" as "estado", "cidade" as "cidade", "criado_em" as "criadoEm", "unido_a_id" as "unidoAId",
    "anonimizado" as "anonimizado", "versao" as "versao"
  from "consumidor_cadastro"
  where id = $1
  and true;

select "id" as "id", "tipo_equipamento_id" as "tipoEquipamento.id", "tipo_equipamento_nome" as "tipoEquipamento.nome",
    "tipo" as "tipo", "nome" as "nome", "ordem" as "ordem", "medida" as "medida",
    case when ativo then 'ATIVO' else 'INATIVO' end as "status", "versao" as "versao"
  from "checklist_cadastro"
  where id = $1
  and true;

-- insertRow
insert into "categoria_assistencia" ("nome")
  values ($1)
  returning id;

insert into "causa_os" ("nome")
  values ($1)
  returning id;

insert into "checklist" ("tipo_equipamento_id", "tipo", "nome", "ordem")
  values ($1, $2, $3, $4)
  returning id;

insert into "checklist" ("tipo_equipamento_id", "tipo", "nome", "ordem", "ativo")
  values ($1, $2, $3, $4, $5)
  returning id;

insert into "checklist" ("tipo_equipamento_id", "tipo", "nome", "ordem", "medida")
  values ($1, $2, $3, $4, $5)
  returning id;

insert into "cliente" ("codigo_cliente", "codigo_depositante", "nome_fantasia", "razao_social", "cnpj_cpf",
    "inscricao_estadual", "email_comercial", "cep", "numero", "estado", "permite_vencido", "resto_em_pedido")
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
  returning id;

insert into "cliente" ("codigo_cliente", "codigo_depositante", "nome_fantasia", "razao_social", "cnpj_cpf",
    "inscricao_estadual", "email_comercial", "estado", "fefo", "permite_vencido", "resto_em_pedido")
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
  returning id;

insert into "cliente" ("codigo_cliente", "codigo_depositante", "nome_fantasia", "razao_social", "cnpj_cpf",
    "permite_vencido", "resto_em_pedido")
  values ($1, $2, $3, $4, $5, $6, $7)
  returning id;

insert into "consumidor" ("cnpj_cpf", "nome", "email", "posto_id", "tipo_pessoa")
  values ($1, $2, $3, $4, $5)
  returning id;

insert into "consumidor" ("cnpj_cpf", "nome", "posto_id", "tipo_pessoa")
  values ($1, $2, $3, $4)
  returning id;

insert into "consumidor" ("cnpj_cpf", "nome", "telefone", "cep", "street", "number", "neighborhood", "estado",
    "posto_id", "tipo_pessoa")
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
  returning id;

insert into "consumidor" ("cnpj_cpf", "nome", "telefone", "email", "posto_id", "tipo_pessoa")
  values ($1, $2, $3, $4, $5, $6)
  returning id;

insert into "consumidor" ("cnpj_cpf", "nome", "telefone", "email", "street", "posto_id", "tipo_pessoa")
  values ($1, $2, $3, $4, $5, $6, $7)
  returning id;

insert into "consumidor" ("cnpj_cpf", "nome", "telefone", "posto_id", "tipo_pessoa")
  values ($1, $2, $3, $4, $5)
  returning id;

insert into "consumidor" ("cnpj_cpf", "nome", "telefone", "tipo_telefone", "posto_id", "tipo_pessoa")
  values ($1, $2, $3, $4, $5, $6)
  returning id;

insert into "consumidor" ("posto_id", "cnpj_cpf", "nome", "telefone", "cidade", "tipo_pessoa")
  values ($1, $2, $3, $4, $5, $6)
  returning id;

insert into "consumidor" ("posto_id", "cnpj_cpf", "nome", "tipo_pessoa")
  values ($1, $2, $3, $4)
  returning id;

insert into "cupom" ("codigo")
  values ($1)
  returning id;

insert into "cupom" ("codigo", "desconto_plano")
  values ($1, $2)
  returning id;

insert into "cupom" ("codigo", "valido_ate", "descricao")
  values ($1, $2, $3)
  returning id;

insert into "cupom" ("codigo", "valido_ate", "descricao", "ativo")
  values ($1, $2, $3, $4)
  returning id;

insert into "grupo_marca" ("nome")
  values ($1)
  returning id;

insert into "marca" ("nome")
  values ($1)
  returning id;

insert into "marca" ("nome", "ativo")
  values ($1, $2)
  returning id;

insert into "marca" ("nome", "grupo_marca_id")
  values ($1, $2)
  returning id;

insert into "modelo_orcamento" ("nome", "causa_id")
  values ($1, $2)
  returning id;

insert into "modelo_orcamento" ("nome", "causa_id", "posto_id")
  values ($1, $2, $3)
  returning id;

insert into "modelo_produto" ("codigo", "descricao", "marca_id", "tipo_equipamento_id")
  values ($1, $2, $3, $4)
  returning id;

insert into "modelo_produto" ("codigo", "descricao", "marca_id", "tipo_equipamento_id", "ativo")
  values ($1, $2, $3, $4, $5)
  returning id;

insert into "modelo_produto" ("codigo", "descricao", "marca_id", "tipo_equipamento_id", "foto_id")
  values ($1, $2, $3, $4, $5)
  returning id;

insert into "modelo_produto" ("codigo", "descricao", "marca_id", "tipo_equipamento_id", "meses_garantia")
  values ($1, $2, $3, $4, $5)
  returning id;

insert into "modelo_produto" ("codigo", "descricao", "marca_id", "tipo_equipamento_id", "meses_garantia", "ativo",
    "parafusos")
  values ($1, $2, $3, $4, $5, $6, $7)
  returning id;

insert into "modelo_produto" ("codigo", "descricao", "marca_id", "tipo_equipamento_id", "meses_garantia", "parafusos",
    "pinos", "terminais")
  values ($1, $2, $3, $4, $5, $6, $7, $8)
  returning id;

insert into "modelo_produto" ("codigo", "descricao", "marca_id", "tipo_equipamento_id", "parafusos", "pinos",
    "terminais")
  values ($1, $2, $3, $4, $5, $6, $7)
  returning id;

insert into "peca" ("codigo", "descricao", "preco")
  values ($1, $2, $3)
  returning id;

insert into "peca" ("codigo", "descricao", "tipo", "preco", "estoque")
  values ($1, $2, $3, $4, $5)
  returning id;

insert into "plano_valores" ("nome", "licencas", "valor", "valor_desde")
  values ($1, $2, $3, $4)
  returning id;

insert into "plano_valores" ("nome", "periodicidade", "licencas", "valor", "valor_desde")
  values ($1, $2, $3, $4, $5)
  returning id;

insert into "posto_autorizado" ("cnpj", "razao_social", "nome_fantasia", "inscricao_estadual", "inscricao_municipal",
    "email_comercial", "telefone_comercial", "cep", "rua", "numero", "complemento", "bairro", "estado", "cidade",
    "pais", "hora_funcionamento", "abre", "fecha", "tipo", "codigo_sap", "credenciado_id")
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21)
  returning id;

insert into "posto_autorizado" ("cnpj", "razao_social", "nome_fantasia", "inscricao_estadual", "inscricao_municipal",
    "email_comercial", "telefone_comercial", "cep", "rua", "numero", "complemento", "bairro", "estado", "cidade",
    "pais", "hora_funcionamento", "abre", "fecha", "tipo", "credenciado_id")
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20)
  returning id;

insert into "posto_autorizado" ("cnpj", "razao_social", "nome_fantasia", "inscricao_estadual", "inscricao_municipal",
    "email_comercial", "telefone_comercial", "cep", "rua", "numero", "complemento", "bairro", "estado", "cidade",
    "pais", "hora_funcionamento", "tipo", "codigo_sap", "credenciado_id")
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19)
  returning id;

insert into "posto_autorizado" ("cnpj", "razao_social", "nome_fantasia", "inscricao_estadual", "inscricao_municipal",
    "email_comercial", "telefone_comercial", "cep", "rua", "numero", "complemento", "bairro", "estado", "cidade",
    "pais", "hora_funcionamento", "tipo", "credenciado_id")
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)
  returning id;

insert into "posto_autorizado" ("cnpj", "razao_social", "nome_fantasia", "inscricao_estadual", "inscricao_municipal",
    "email_comercial", "telefone_comercial", "telefone_whatsapp", "responsavel_nome", "responsavel_cpf", "cep", "rua",
    "numero", "complemento", "bairro", "estado", "cidade", "pais", "hora_funcionamento", "abre", "fecha", "tipo",
    "codigo_sap", "categoria_assistencia_id", "credenciado_id")
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23,
    $24, $25)
  returning id;

insert into "produto" ("codigo_omni", "cliente_id", "codigo_produto", "descricao", "codigo_barras", "inteiro")
  values ($1, $2, $3, $4, $5, $6)
  returning id;

insert into "produto" ("codigo_omni", "cliente_id", "codigo_produto", "descricao", "codigo_barras", "unidade",
    "inteiro")
  values ($1, $2, $3, $4, $5, $6, $7)
  returning id;

insert into "produto" ("codigo_omni", "cliente_id", "codigo_produto", "descricao", "inteiro")
  values ($1, $2, $3, $4, $5)
  returning id;

insert into "produto" ("codigo_omni", "cliente_id", "codigo_produto", "descricao", "unidade", "inteiro")
  values ($1, $2, $3, $4, $5, $6)
  returning id;

insert into "relogio" ("numero_serie", "modelo_produto_id")
  values ($1, $2)
  returning id;

insert into "relogio" ("numero_serie", "modelo_produto_id", "observacoes", "posto_id")
  values ($1, $2, $3, $4)
  returning id;

insert into "relogio" ("numero_serie", "modelo_produto_id", "posto_id")
  values ($1, $2, $3)
  returning id;

insert into "relogio_vendido" ("meses_garantia", "numero_serie", "modelo_produto_id", "vendido_em")
  values ($1, $2, $3, $4)
  returning id;

insert into "relogio_vendido" ("meses_garantia", "numero_serie", "modelo_produto_id", "vendido_em", "revendedor")
  values ($1, $2, $3, $4, $5)
  returning id;

insert into "servico" ("codigo", "nome", "valor")
  values ($1, $2, $3)
  returning id;

insert into "servico" ("codigo", "nome", "valor", "mao_de_obra_garantia")
  values ($1, $2, $3, $4)
  returning id;

insert into "sintoma_os" ("nome")
  values ($1)
  returning id;

insert into "sintoma_os" ("nome", "ativo")
  values ($1, $2)
  returning id;

insert into "tipo_equipamento" ("nome")
  values ($1)
  returning id;

-- listCalled
select chamado.texto as nome, registro.id
  from unnest($1::text[]) as chamado (texto)
  join "categoria_assistencia" as registro on (sem_acento("nome") = sem_acento(chamado.texto))
  where ativo
  and true;

select chamado.texto as nome, registro.id
  from unnest($1::text[]) as chamado (texto)
  join "grupo_marca" as registro on (sem_acento("nome") = sem_acento(chamado.texto))
  where ativo
  and true;

select chamado.texto as nome, registro.id
  from unnest($1::text[]) as chamado (texto)
  join "marca_cadastro" as registro on (sem_acento("nome") = sem_acento(chamado.texto))
  where ativo
  and true;

select chamado.texto as nome, registro.id
  from unnest($1::text[]) as chamado (texto)
  join "modelo_produto_cadastro" as registro on (sem_acento("codigo") = sem_acento(chamado.texto) or sem_acento("descricao") = sem_acento(chamado.texto))
  where ativo
  and true;

select chamado.texto as nome, registro.id
  from unnest($1::text[]) as chamado (texto)
  join "tipo_equipamento" as registro on (sem_acento("nome") = sem_acento(chamado.texto))
  where ativo
  and true;

-- listIds
--   ids[]: number
select array(select id
  from "categoria_assistencia"
  where true
  and true
  order by "nome" collate "pt-BR-x-icu" asc, id asc
  limit $1) as ids;

select array(select id
  from "causa_os"
  where true
  and true
  order by "nome" collate "pt-BR-x-icu" asc, id asc
  limit $1) as ids;

select array(select id
  from "checklist_cadastro"
  where true
  and true
  order by "ordem" asc, id asc
  limit $1) as ids;

select array(select id
  from "cliente"
  where true
  and true
  order by "nome_fantasia" collate "pt-BR-x-icu" asc, id asc
  limit $1) as ids;

select array(select id
  from "consumidor_cadastro"
  where "posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and true
  order by "nome" collate "pt-BR-x-icu" asc, id asc
  limit $3) as ids;

select array(select id
  from "consumidor_cadastro"
  where true
  and true
  order by "nome" collate "pt-BR-x-icu" asc, id asc
  limit $1) as ids;

select array(select id
  from "cupom_cadastro"
  where true
  and true
  order by "codigo" collate "pt-BR-x-icu" asc, id asc
  limit $1) as ids;

select array(select id
  from "grupo_marca"
  where true
  and true
  order by "nome" collate "pt-BR-x-icu" asc, id asc
  limit $1) as ids;

select array(select id
  from "marca_cadastro"
  where true
  and sem_acento("nome") like sem_acento($1)
  and true
  and id <> all ($2::bigint[])
  order by "nome" collate "pt-BR-x-icu" asc, id asc
  limit $3) as ids;

select array(select id
  from "marca_cadastro"
  where true
  and sem_acento("nome") like sem_acento($1)
  and true
  order by "nome" collate "pt-BR-x-icu" asc, id asc
  limit $2) as ids;

select array(select id
  from "marca_cadastro"
  where true
  and true
  order by "nome" collate "pt-BR-x-icu" asc, id asc
  limit $1) as ids;

select array(select id
  from "modelo_orcamento_cadastro"
  where ("posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2) or (true
  and posto_id is null))
  and true
  order by "nome" collate "pt-BR-x-icu" asc, id asc
  limit $3) as ids;

select array(select id
  from "modelo_orcamento_cadastro"
  where (true or (true
  and posto_id is null))
  and true
  order by "nome" collate "pt-BR-x-icu" asc, id asc
  limit $1) as ids;

select array(select id
  from "modelo_produto_cadastro"
  where true
  and true
  order by "descricao" collate "pt-BR-x-icu" asc, id asc
  limit $1) as ids;

select array(select id
  from "peca_cadastro"
  where true
  and true
  order by "descricao" collate "pt-BR-x-icu" asc, id asc
  limit $1) as ids;

select array(select id
  from "plano_valores"
  where true
  and true
  order by "nome" collate "pt-BR-x-icu" asc, id asc
  limit $1) as ids;

select array(select id
  from "posto_autorizado_cadastro"
  where true
  and true
  order by "nome_fantasia" collate "pt-BR-x-icu" asc, id asc
  limit $1) as ids;

select array(select id
  from "produto_cadastro"
  where true
  and true
  order by "descricao" collate "pt-BR-x-icu" asc, id asc
  limit $1) as ids;

select array(select id
  from "relogio_cadastro"
  where true
  and true
  order by "numero_serie" collate "pt-BR-x-icu" asc, id asc
  limit $1) as ids;

select array(select id
  from "relogio_vendido_cadastro"
  where true
  and true
  order by "numero_serie" collate "pt-BR-x-icu" asc, id asc
  limit $1) as ids;

select array(select id
  from "servico"
  where true
  and true
  order by "nome" collate "pt-BR-x-icu" asc, id asc
  limit $1) as ids;

select array(select id
  from "sintoma_os"
  where true
  and true
  order by "nome" collate "pt-BR-x-icu" asc, id asc
  limit $1) as ids;

select array(select id
  from "tipo_equipamento"
  where true
  and true
  order by "nome" collate "pt-BR-x-icu" asc, id asc
  limit $1) as ids;

-- listTaken
select chave.texto as chave
  from (select texto, texto::jsonb as valor
  from unnest($1::text[]) texto) chave
  join "causa_os" on (sem_acento("nome")) = ((chave.valor ->> 0)::text);

select chave.texto as chave
  from (select texto, texto::jsonb as valor
  from unnest($1::text[]) texto) chave
  join "cliente" on ("cnpj_cpf") = ((chave.valor ->> 0)::text);

select chave.texto as chave
  from (select texto, texto::jsonb as valor
  from unnest($1::text[]) texto) chave
  join "cliente" on ("codigo_cliente") = ((chave.valor ->> 0)::text);

select chave.texto as chave
  from (select texto, texto::jsonb as valor
  from unnest($1::text[]) texto) chave
  join "cliente" on ("codigo_depositante") = ((chave.valor ->> 0)::text);

select chave.texto as chave
  from (select texto, texto::jsonb as valor
  from unnest($1::text[]) texto) chave
  join "consumidor" on ("posto_id", "cnpj_cpf") = ((chave.valor ->> 0)::bigint, (chave.valor ->> 1)::text);

select chave.texto as chave
  from (select texto, texto::jsonb as valor
  from unnest($1::text[]) texto) chave
  join "cupom" on ("codigo") = ((chave.valor ->> 0)::text);

select chave.texto as chave
  from (select texto, texto::jsonb as valor
  from unnest($1::text[]) texto) chave
  join "marca" on (sem_acento("nome")) = ((chave.valor ->> 0)::text);

select chave.texto as chave
  from (select texto, texto::jsonb as valor
  from unnest($1::text[]) texto) chave
  join "modelo_produto" on ("codigo") = ((chave.valor ->> 0)::text);

select chave.texto as chave
  from (select texto, texto::jsonb as valor
  from unnest($1::text[]) texto) chave
  join "peca" on ("codigo") = ((chave.valor ->> 0)::text);

select chave.texto as chave
  from (select texto, texto::jsonb as valor
  from unnest($1::text[]) texto) chave
  join "posto_autorizado" on ("cnpj") = ((chave.valor ->> 0)::text);

select chave.texto as chave
  from (select texto, texto::jsonb as valor
  from unnest($1::text[]) texto) chave
  join "posto_autorizado" on ("codigo_sap") = ((chave.valor ->> 0)::text);

select chave.texto as chave
  from (select texto, texto::jsonb as valor
  from unnest($1::text[]) texto) chave
  join "produto" on ("cliente_id", "codigo_barras") = ((chave.valor ->> 0)::bigint, (chave.valor ->> 1)::text);

select chave.texto as chave
  from (select texto, texto::jsonb as valor
  from unnest($1::text[]) texto) chave
  join "produto" on ("cliente_id", "codigo_produto") = ((chave.valor ->> 0)::bigint, (chave.valor ->> 1)::text);

select chave.texto as chave
  from (select texto, texto::jsonb as valor
  from unnest($1::text[]) texto) chave
  join "produto" on ("codigo_omni") = ((chave.valor ->> 0)::text);

-- lockRow
select 1
  from "categoria_assistencia"
  where id = $1
  and true for update;

select 1
  from "causa_os"
  where id = $1
  and true for update;

select 1
  from "checklist"
  where id = $1
  and true for update;

select 1
  from "cliente"
  where id = $1
  and true for update;

select 1
  from "consumidor"
  where id = $1
  and "posto_id" in ( select id
  from posto_autorizado
  where id = $2 or credenciado_id = $3) for update;

select 1
  from "consumidor"
  where id = $1
  and true for update;

select 1
  from "cupom"
  where id = $1
  and true for update;

select 1
  from "grupo_marca"
  where id = $1
  and true for update;

select 1
  from "marca"
  where id = $1
  and true for update;

select 1
  from "modelo_orcamento"
  where id = $1
  and ("posto_id" in ( select id
  from posto_autorizado
  where id = $2 or credenciado_id = $3) or (true
  and posto_id is null)) for update;

select 1
  from "modelo_orcamento"
  where id = $1
  and (true or (true
  and posto_id is null)) for update;

select 1
  from "modelo_produto"
  where id = $1
  and true for update;

select 1
  from "peca"
  where id = $1
  and true for update;

select 1
  from "plano_valores"
  where id = $1
  and true for update;

select 1
  from "posto_autorizado"
  where id = $1
  and true for update;

select 1
  from "produto"
  where id = $1
  and true for update;

select 1
  from "relogio"
  where id = $1
  and true for update;

select 1
  from "relogio_vendido"
  where id = $1
  and true for update;

select 1
  from "servico"
  where id = $1
  and true for update;

select 1
  from "sintoma_os"
  where id = $1
  and true for update;

select 1
  from "tipo_equipamento"
  where id = $1
  and true for update;

-- lookUpRows
select "id" as "id", "codigo" as "codigo", "descricao" as "descricao", "marca_id" as "marca.id",
    "marca_nome" as "marca.nome", "tipo_equipamento_id" as "tipoEquipamento.id",
    "tipo_equipamento_nome" as "tipoEquipamento.nome", "meses_garantia" as "mesesGarantia",
    "lancamento" as "lancamento", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "parafusos" as "parafusos", "pinos" as "pinos", "terminais" as "terminais", "mascara_serie" as "mascaraSerie",
    "digito_serie" as "digitoSerie", "foto_id" as "foto.id", "versao" as "versao"
  from "modelo_produto_cadastro"
  where true
  and ("ativo" = $1)
  and sem_acento("codigo" || ' ' || "descricao") like sem_acento($2)
  order by "descricao" collate "pt-BR-x-icu" asc, id asc
  limit $3;

select "id" as "id", "codigo" as "codigo", "descricao" as "descricao", "marca_id" as "marca.id",
    "marca_nome" as "marca.nome", "tipo_equipamento_id" as "tipoEquipamento.id",
    "tipo_equipamento_nome" as "tipoEquipamento.nome", "meses_garantia" as "mesesGarantia",
    "lancamento" as "lancamento", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "parafusos" as "parafusos", "pinos" as "pinos", "terminais" as "terminais", "mascara_serie" as "mascaraSerie",
    "digito_serie" as "digitoSerie", "foto_id" as "foto.id", "versao" as "versao"
  from "modelo_produto_cadastro"
  where true
  and ("ativo" = $1)
  order by "descricao" collate "pt-BR-x-icu" asc, id asc
  limit $2;

select "id" as "id", "codigo" as "codigo", "nome" as "nome", "valor" as "valor",
    "mao_de_obra_garantia" as "maoDeObraGarantia", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "servico"
  where true
  and ("ativo" = $1)
  and sem_acento("codigo" || ' ' || "nome") like sem_acento($2)
  order by "nome" collate "pt-BR-x-icu" asc, id asc
  limit $3;

select "id" as "id", "codigo" as "codigo", "nome" as "nome", "valor" as "valor",
    "mao_de_obra_garantia" as "maoDeObraGarantia", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "servico"
  where true
  and ("ativo" = $1)
  order by "nome" collate "pt-BR-x-icu" asc, id asc
  limit $2;

select "id" as "id", "nome" as "nome", "grupo_marca_id" as "grupoMarca.id", "grupo_marca_nome" as "grupoMarca.nome",
    case when ativo then 'ATIVO' else 'INATIVO' end as "status", "versao" as "versao"
  from "marca_cadastro"
  where true
  and ("ativo" = $1)
  order by "nome" collate "pt-BR-x-icu" asc, id asc
  limit $2;

select "id" as "id", "nome" as "nome", "periodicidade" as "periodicidade", "licencas" as "licencas",
    "valor" as "valor", "valor_desde" as "valorDesde", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "plano_valores"
  where true
  and ("ativo" = $1)
  order by "nome" collate "pt-BR-x-icu" asc, id asc
  limit $2;

select "id" as "id", "nome" as "nome", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "do_produto" as "doProduto", "versao" as "versao"
  from "causa_os"
  where true
  and ("ativo" = $1)
  order by "nome" collate "pt-BR-x-icu" asc, id asc
  limit $2;

select "id" as "id", "nome" as "nome", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "categoria_assistencia"
  where true
  and ("ativo" = $1)
  and sem_acento("nome") like sem_acento($2)
  order by "nome" collate "pt-BR-x-icu" asc, id asc
  limit $3;

select "id" as "id", "nome" as "nome", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "categoria_assistencia"
  where true
  and ("ativo" = $1)
  order by "nome" collate "pt-BR-x-icu" asc, id asc
  limit $2;

select "id" as "id", "nome" as "nome", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "grupo_marca"
  where true
  and ("ativo" = $1)
  order by "nome" collate "pt-BR-x-icu" asc, id asc
  limit $2;

select "id" as "id", "nome" as "nome", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "sintoma_os"
  where true
  and ("ativo" = $1)
  and sem_acento("nome") like sem_acento($2)
  order by "nome" collate "pt-BR-x-icu" asc, id asc
  limit $3;

select "id" as "id", "nome" as "nome", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "sintoma_os"
  where true
  and ("ativo" = $1)
  order by "nome" collate "pt-BR-x-icu" asc, id asc
  limit $2;

select "id" as "id", "nome" as "nome", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "tipo_equipamento"
  where true
  and ("ativo" = $1)
  order by "nome" collate "pt-BR-x-icu" asc, id asc
  limit $2;

select "id" as "id", "tipo_equipamento_id" as "tipoEquipamento.id", "tipo_equipamento_nome" as "tipoEquipamento.nome",
    "tipo" as "tipo", "nome" as "nome", "ordem" as "ordem", "medida" as "medida",
    case when ativo then 'ATIVO' else 'INATIVO' end as "status", "versao" as "versao"
  from "checklist_cadastro"
  where true
  and ("ativo" = $1)
  order by "ordem" asc, id asc
  limit $2;

-- pageRows
select "id" as "id", "cliente_id" as "cliente.id", "cliente_nome_fantasia" as "cliente.nomeFantasia",
    "cliente_cnpj_cpf" as "cliente.cnpjCpf", "cliente_codigo_cliente" as "cliente.codigoCliente",
    "cliente_codigo_depositante" as "cliente.codigoDepositante", "codigo_produto" as "codigoProduto",
    "descricao" as "descricao", "codigo_omni" as "codigoOmni", "codigo_barras" as "codigoBarras",
    "unidade" as "unidade", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "estoque_minimo" as "estoqueMinimo", "inteiro" as "inteiro", "fisico" as "fisico", "reservado" as "reservado",
    "disponivel" as "disponivel", "versao" as "versao"
  from "produto_cadastro"
  where true
  and ("cliente_id" = $1)
  order by "descricao" collate "pt-BR-x-icu" asc, id asc
  limit $2 offset $3;

select "id" as "id", "cliente_id" as "cliente.id", "cliente_nome_fantasia" as "cliente.nomeFantasia",
    "cliente_cnpj_cpf" as "cliente.cnpjCpf", "cliente_codigo_cliente" as "cliente.codigoCliente",
    "cliente_codigo_depositante" as "cliente.codigoDepositante", "codigo_produto" as "codigoProduto",
    "descricao" as "descricao", "codigo_omni" as "codigoOmni", "codigo_barras" as "codigoBarras",
    "unidade" as "unidade", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "estoque_minimo" as "estoqueMinimo", "inteiro" as "inteiro", "fisico" as "fisico", "reservado" as "reservado",
    "disponivel" as "disponivel", "versao" as "versao"
  from "produto_cadastro"
  where true
  and (upper("codigo_produto") like $1 or upper("codigo_omni") like $2 or upper("codigo_barras") like $3)
  and ("cliente_id" = $4)
  and ("ativo" = $5)
  order by "descricao" collate "pt-BR-x-icu" asc, id asc
  limit $6 offset $7;

select "id" as "id", "cliente_id" as "cliente.id", "cliente_nome_fantasia" as "cliente.nomeFantasia",
    "cliente_cnpj_cpf" as "cliente.cnpjCpf", "cliente_codigo_cliente" as "cliente.codigoCliente",
    "cliente_codigo_depositante" as "cliente.codigoDepositante", "codigo_produto" as "codigoProduto",
    "descricao" as "descricao", "codigo_omni" as "codigoOmni", "codigo_barras" as "codigoBarras",
    "unidade" as "unidade", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "estoque_minimo" as "estoqueMinimo", "inteiro" as "inteiro", "fisico" as "fisico", "reservado" as "reservado",
    "disponivel" as "disponivel", "versao" as "versao"
  from "produto_cadastro"
  where true
  order by "cliente_nome_fantasia" collate "pt-BR-x-icu" asc, id asc
  limit $1 offset $2;

select "id" as "id", "cliente_id" as "cliente.id", "cliente_nome_fantasia" as "cliente.nomeFantasia",
    "cliente_cnpj_cpf" as "cliente.cnpjCpf", "cliente_codigo_cliente" as "cliente.codigoCliente",
    "cliente_codigo_depositante" as "cliente.codigoDepositante", "codigo_produto" as "codigoProduto",
    "descricao" as "descricao", "codigo_omni" as "codigoOmni", "codigo_barras" as "codigoBarras",
    "unidade" as "unidade", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "estoque_minimo" as "estoqueMinimo", "inteiro" as "inteiro", "fisico" as "fisico", "reservado" as "reservado",
    "disponivel" as "disponivel", "versao" as "versao"
  from "produto_cadastro"
  where true
  order by "cliente_nome_fantasia" collate "pt-BR-x-icu" desc, id desc
  limit $1 offset $2;

select "id" as "id", "cliente_id" as "cliente.id", "cliente_nome_fantasia" as "cliente.nomeFantasia",
    "cliente_cnpj_cpf" as "cliente.cnpjCpf", "cliente_codigo_cliente" as "cliente.codigoCliente",
    "cliente_codigo_depositante" as "cliente.codigoDepositante", "codigo_produto" as "codigoProduto",
    "descricao" as "descricao", "codigo_omni" as "codigoOmni", "codigo_barras" as "codigoBarras",
    "unidade" as "unidade", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "estoque_minimo" as "estoqueMinimo", "inteiro" as "inteiro", "fisico" as "fisico", "reservado" as "reservado",
    "disponivel" as "disponivel", "versao" as "versao"
  from "produto_cadastro"
  where true
  order by "codigo_omni" collate "pt-BR-x-icu" asc, id asc
  limit $1 offset $2;

select "id" as "id", "cliente_id" as "cliente.id", "cliente_nome_fantasia" as "cliente.nomeFantasia",
    "cliente_cnpj_cpf" as "cliente.cnpjCpf", "cliente_codigo_cliente" as "cliente.codigoCliente",
    "cliente_codigo_depositante" as "cliente.codigoDepositante", "codigo_produto" as "codigoProduto",
    "descricao" as "descricao", "codigo_omni" as "codigoOmni", "codigo_barras" as "codigoBarras",
    "unidade" as "unidade", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "estoque_minimo" as "estoqueMinimo", "inteiro" as "inteiro", "fisico" as "fisico", "reservado" as "reservado",
    "disponivel" as "disponivel", "versao" as "versao"
  from "produto_cadastro"
  where true
  order by "codigo_omni" collate "pt-BR-x-icu" desc, id desc
  limit $1 offset $2;

select "id" as "id", "cliente_id" as "cliente.id", "cliente_nome_fantasia" as "cliente.nomeFantasia",
    "cliente_cnpj_cpf" as "cliente.cnpjCpf", "cliente_codigo_cliente" as "cliente.codigoCliente",
    "cliente_codigo_depositante" as "cliente.codigoDepositante", "codigo_produto" as "codigoProduto",
    "descricao" as "descricao", "codigo_omni" as "codigoOmni", "codigo_barras" as "codigoBarras",
    "unidade" as "unidade", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "estoque_minimo" as "estoqueMinimo", "inteiro" as "inteiro", "fisico" as "fisico", "reservado" as "reservado",
    "disponivel" as "disponivel", "versao" as "versao"
  from "produto_cadastro"
  where true
  order by "codigo_produto" collate "pt-BR-x-icu" asc, id asc
  limit $1 offset $2;

select "id" as "id", "cliente_id" as "cliente.id", "cliente_nome_fantasia" as "cliente.nomeFantasia",
    "cliente_cnpj_cpf" as "cliente.cnpjCpf", "cliente_codigo_cliente" as "cliente.codigoCliente",
    "cliente_codigo_depositante" as "cliente.codigoDepositante", "codigo_produto" as "codigoProduto",
    "descricao" as "descricao", "codigo_omni" as "codigoOmni", "codigo_barras" as "codigoBarras",
    "unidade" as "unidade", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "estoque_minimo" as "estoqueMinimo", "inteiro" as "inteiro", "fisico" as "fisico", "reservado" as "reservado",
    "disponivel" as "disponivel", "versao" as "versao"
  from "produto_cadastro"
  where true
  order by "codigo_produto" collate "pt-BR-x-icu" desc, id desc
  limit $1 offset $2;

select "id" as "id", "cliente_id" as "cliente.id", "cliente_nome_fantasia" as "cliente.nomeFantasia",
    "cliente_cnpj_cpf" as "cliente.cnpjCpf", "cliente_codigo_cliente" as "cliente.codigoCliente",
    "cliente_codigo_depositante" as "cliente.codigoDepositante", "codigo_produto" as "codigoProduto",
    "descricao" as "descricao", "codigo_omni" as "codigoOmni", "codigo_barras" as "codigoBarras",
    "unidade" as "unidade", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "estoque_minimo" as "estoqueMinimo", "inteiro" as "inteiro", "fisico" as "fisico", "reservado" as "reservado",
    "disponivel" as "disponivel", "versao" as "versao"
  from "produto_cadastro"
  where true
  order by "descricao" collate "pt-BR-x-icu" asc, id asc
  limit $1 offset $2;

select "id" as "id", "cliente_id" as "cliente.id", "cliente_nome_fantasia" as "cliente.nomeFantasia",
    "cliente_cnpj_cpf" as "cliente.cnpjCpf", "cliente_codigo_cliente" as "cliente.codigoCliente",
    "cliente_codigo_depositante" as "cliente.codigoDepositante", "codigo_produto" as "codigoProduto",
    "descricao" as "descricao", "codigo_omni" as "codigoOmni", "codigo_barras" as "codigoBarras",
    "unidade" as "unidade", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "estoque_minimo" as "estoqueMinimo", "inteiro" as "inteiro", "fisico" as "fisico", "reservado" as "reservado",
    "disponivel" as "disponivel", "versao" as "versao"
  from "produto_cadastro"
  where true
  order by "descricao" collate "pt-BR-x-icu" desc, id desc
  limit $1 offset $2;

select "id" as "id", "cliente_id" as "cliente.id", "cliente_nome_fantasia" as "cliente.nomeFantasia",
    "cliente_cnpj_cpf" as "cliente.cnpjCpf", "cliente_codigo_cliente" as "cliente.codigoCliente",
    "cliente_codigo_depositante" as "cliente.codigoDepositante", "codigo_produto" as "codigoProduto",
    "descricao" as "descricao", "codigo_omni" as "codigoOmni", "codigo_barras" as "codigoBarras",
    "unidade" as "unidade", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "estoque_minimo" as "estoqueMinimo", "inteiro" as "inteiro", "fisico" as "fisico", "reservado" as "reservado",
    "disponivel" as "disponivel", "versao" as "versao"
  from "produto_cadastro"
  where true
  order by "id" asc, id asc
  limit $1 offset $2;

select "id" as "id", "cliente_id" as "cliente.id", "cliente_nome_fantasia" as "cliente.nomeFantasia",
    "cliente_cnpj_cpf" as "cliente.cnpjCpf", "cliente_codigo_cliente" as "cliente.codigoCliente",
    "cliente_codigo_depositante" as "cliente.codigoDepositante", "codigo_produto" as "codigoProduto",
    "descricao" as "descricao", "codigo_omni" as "codigoOmni", "codigo_barras" as "codigoBarras",
    "unidade" as "unidade", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "estoque_minimo" as "estoqueMinimo", "inteiro" as "inteiro", "fisico" as "fisico", "reservado" as "reservado",
    "disponivel" as "disponivel", "versao" as "versao"
  from "produto_cadastro"
  where true
  order by "id" desc, id desc
  limit $1 offset $2;

select "id" as "id", "cnpj" as "cnpj", "razao_social" as "razaoSocial", "nome_fantasia" as "nomeFantasia",
    "inscricao_estadual" as "inscricaoEstadual", "inscricao_municipal" as "inscricaoMunicipal",
    "email_comercial" as "emailComercial", "telefone_comercial" as "telefoneComercial",
    "telefone_celular" as "telefoneCelular", "telefone_whatsapp" as "telefoneWhatsapp",
    "telefone_residencial" as "telefoneResidencial", "responsavel_nome" as "responsavelNome",
    "responsavel_cpf" as "responsavelCpf", "cep" as "cep", "rua" as "rua", "numero" as "numero",
    "complemento" as "complemento", "bairro" as "bairro", "estado" as "estado", "cidade" as "cidade", "pais" as "pais",
    "hora_funcionamento" as "horaFuncionamento", "abre" as "abre", "fecha" as "fecha",
    "outros_horarios" as "outrosHorarios", "marcas" as "marcas", "tipo" as "tipo",
    "credenciado_id" as "credenciado.id", "credenciado_nome_fantasia" as "credenciado.nomeFantasia",
    "codigo_sap" as "codigoSap", "categoria_assistencia_id" as "categoriaAssistencia.id",
    "categoria_assistencia_nome" as "categoriaAssistencia.nome", "licencas" as "licencas",
    case when ativo then 'ATIVO' else 'INATIVO' end as "status", "colaboradores" as "colaboradores",
    "versao" as "versao"
  from "posto_autorizado_cadastro"
  where true
  and sem_acento("nome_fantasia" || ' ' || "razao_social") like sem_acento($1)
  and ("tipo" = $2)
  order by "nome_fantasia" collate "pt-BR-x-icu" asc, id asc
  limit $3 offset $4;

select "id" as "id", "cnpj" as "cnpj", "razao_social" as "razaoSocial", "nome_fantasia" as "nomeFantasia",
    "inscricao_estadual" as "inscricaoEstadual", "inscricao_municipal" as "inscricaoMunicipal",
    "email_comercial" as "emailComercial", "telefone_comercial" as "telefoneComercial",
    "telefone_celular" as "telefoneCelular", "telefone_whatsapp" as "telefoneWhatsapp",
    "telefone_residencial" as "telefoneResidencial", "responsavel_nome" as "responsavelNome",
    "responsavel_cpf" as "responsavelCpf", "cep" as "cep", "rua" as "rua", "numero" as "numero",
    "complemento" as "complemento", "bairro" as "bairro", "estado" as "estado", "cidade" as "cidade", "pais" as "pais",
    "hora_funcionamento" as "horaFuncionamento", "abre" as "abre", "fecha" as "fecha",
    "outros_horarios" as "outrosHorarios", "marcas" as "marcas", "tipo" as "tipo",
    "credenciado_id" as "credenciado.id", "credenciado_nome_fantasia" as "credenciado.nomeFantasia",
    "codigo_sap" as "codigoSap", "categoria_assistencia_id" as "categoriaAssistencia.id",
    "categoria_assistencia_nome" as "categoriaAssistencia.nome", "licencas" as "licencas",
    case when ativo then 'ATIVO' else 'INATIVO' end as "status", "colaboradores" as "colaboradores",
    "versao" as "versao"
  from "posto_autorizado_cadastro"
  where true
  and sem_acento("nome_fantasia" || ' ' || "razao_social") like sem_acento($1)
  and (upper("codigo_sap") like $2)
  order by "nome_fantasia" collate "pt-BR-x-icu" asc, id asc
  limit $3 offset $4;

select "id" as "id", "cnpj" as "cnpj", "razao_social" as "razaoSocial", "nome_fantasia" as "nomeFantasia",
    "inscricao_estadual" as "inscricaoEstadual", "inscricao_municipal" as "inscricaoMunicipal",
    "email_comercial" as "emailComercial", "telefone_comercial" as "telefoneComercial",
    "telefone_celular" as "telefoneCelular", "telefone_whatsapp" as "telefoneWhatsapp",
    "telefone_residencial" as "telefoneResidencial", "responsavel_nome" as "responsavelNome",
    "responsavel_cpf" as "responsavelCpf", "cep" as "cep", "rua" as "rua", "numero" as "numero",
    "complemento" as "complemento", "bairro" as "bairro", "estado" as "estado", "cidade" as "cidade", "pais" as "pais",
    "hora_funcionamento" as "horaFuncionamento", "abre" as "abre", "fecha" as "fecha",
    "outros_horarios" as "outrosHorarios", "marcas" as "marcas", "tipo" as "tipo",
    "credenciado_id" as "credenciado.id", "credenciado_nome_fantasia" as "credenciado.nomeFantasia",
    "codigo_sap" as "codigoSap", "categoria_assistencia_id" as "categoriaAssistencia.id",
    "categoria_assistencia_nome" as "categoriaAssistencia.nome", "licencas" as "licencas",
    case when ativo then 'ATIVO' else 'INATIVO' end as "status", "colaboradores" as "colaboradores",
    "versao" as "versao"
  from "posto_autorizado_cadastro"
  where true
  order by "cidade" collate "pt-BR-x-icu" asc, id asc
  limit $1 offset $2;

select "id" as "id", "cnpj" as "cnpj", "razao_social" as "razaoSocial", "nome_fantasia" as "nomeFantasia",
    "inscricao_estadual" as "inscricaoEstadual", "inscricao_municipal" as "inscricaoMunicipal",
    "email_comercial" as "emailComercial", "telefone_comercial" as "telefoneComercial",
    "telefone_celular" as "telefoneCelular", "telefone_whatsapp" as "telefoneWhatsapp",
    "telefone_residencial" as "telefoneResidencial", "responsavel_nome" as "responsavelNome",
    "responsavel_cpf" as "responsavelCpf", "cep" as "cep", "rua" as "rua", "numero" as "numero",
    "complemento" as "complemento", "bairro" as "bairro", "estado" as "estado", "cidade" as "cidade", "pais" as "pais",
    "hora_funcionamento" as "horaFuncionamento", "abre" as "abre", "fecha" as "fecha",
    "outros_horarios" as "outrosHorarios", "marcas" as "marcas", "tipo" as "tipo",
    "credenciado_id" as "credenciado.id", "credenciado_nome_fantasia" as "credenciado.nomeFantasia",
    "codigo_sap" as "codigoSap", "categoria_assistencia_id" as "categoriaAssistencia.id",
    "categoria_assistencia_nome" as "categoriaAssistencia.nome", "licencas" as "licencas",
    case when ativo then 'ATIVO' else 'INATIVO' end as "status", "colaboradores" as "colaboradores",
    "versao" as "versao"
  from "posto_autorizado_cadastro"
  where true
  order by "cidade" collate "pt-BR-x-icu" desc, id desc
  limit $1 offset $2;

select "id" as "id", "cnpj" as "cnpj", "razao_social" as "razaoSocial", "nome_fantasia" as "nomeFantasia",
    "inscricao_estadual" as "inscricaoEstadual", "inscricao_municipal" as "inscricaoMunicipal",
    "email_comercial" as "emailComercial", "telefone_comercial" as "telefoneComercial",
    "telefone_celular" as "telefoneCelular", "telefone_whatsapp" as "telefoneWhatsapp",
    "telefone_residencial" as "telefoneResidencial", "responsavel_nome" as "responsavelNome",
    "responsavel_cpf" as "responsavelCpf", "cep" as "cep", "rua" as "rua", "numero" as "numero",
    "complemento" as "complemento", "bairro" as "bairro", "estado" as "estado", "cidade" as "cidade", "pais" as "pais",
    "hora_funcionamento" as "horaFuncionamento", "abre" as "abre", "fecha" as "fecha",
    "outros_horarios" as "outrosHorarios", "marcas" as "marcas", "tipo" as "tipo",
    "credenciado_id" as "credenciado.id", "credenciado_nome_fantasia" as "credenciado.nomeFantasia",
    "codigo_sap" as "codigoSap", "categoria_assistencia_id" as "categoriaAssistencia.id",
    "categoria_assistencia_nome" as "categoriaAssistencia.nome", "licencas" as "licencas",
    case when ativo then 'ATIVO' else 'INATIVO' end as "status", "colaboradores" as "colaboradores",
    "versao" as "versao"
  from "posto_autorizado_cadastro"
  where true
  order by "cnpj" collate "pt-BR-x-icu" asc, id asc
  limit $1 offset $2;

select "id" as "id", "cnpj" as "cnpj", "razao_social" as "razaoSocial", "nome_fantasia" as "nomeFantasia",
    "inscricao_estadual" as "inscricaoEstadual", "inscricao_municipal" as "inscricaoMunicipal",
    "email_comercial" as "emailComercial", "telefone_comercial" as "telefoneComercial",
    "telefone_celular" as "telefoneCelular", "telefone_whatsapp" as "telefoneWhatsapp",
    "telefone_residencial" as "telefoneResidencial", "responsavel_nome" as "responsavelNome",
    "responsavel_cpf" as "responsavelCpf", "cep" as "cep", "rua" as "rua", "numero" as "numero",
    "complemento" as "complemento", "bairro" as "bairro", "estado" as "estado", "cidade" as "cidade", "pais" as "pais",
    "hora_funcionamento" as "horaFuncionamento", "abre" as "abre", "fecha" as "fecha",
    "outros_horarios" as "outrosHorarios", "marcas" as "marcas", "tipo" as "tipo",
    "credenciado_id" as "credenciado.id", "credenciado_nome_fantasia" as "credenciado.nomeFantasia",
    "codigo_sap" as "codigoSap", "categoria_assistencia_id" as "categoriaAssistencia.id",
    "categoria_assistencia_nome" as "categoriaAssistencia.nome", "licencas" as "licencas",
    case when ativo then 'ATIVO' else 'INATIVO' end as "status", "colaboradores" as "colaboradores",
    "versao" as "versao"
  from "posto_autorizado_cadastro"
  where true
  order by "cnpj" collate "pt-BR-x-icu" desc, id desc
  limit $1 offset $2;

select "id" as "id", "cnpj" as "cnpj", "razao_social" as "razaoSocial", "nome_fantasia" as "nomeFantasia",
    "inscricao_estadual" as "inscricaoEstadual", "inscricao_municipal" as "inscricaoMunicipal",
    "email_comercial" as "emailComercial", "telefone_comercial" as "telefoneComercial",
    "telefone_celular" as "telefoneCelular", "telefone_whatsapp" as "telefoneWhatsapp",
    "telefone_residencial" as "telefoneResidencial", "responsavel_nome" as "responsavelNome",
    "responsavel_cpf" as "responsavelCpf", "cep" as "cep", "rua" as "rua", "numero" as "numero",
    "complemento" as "complemento", "bairro" as "bairro", "estado" as "estado", "cidade" as "cidade", "pais" as "pais",
    "hora_funcionamento" as "horaFuncionamento", "abre" as "abre", "fecha" as "fecha",
    "outros_horarios" as "outrosHorarios", "marcas" as "marcas", "tipo" as "tipo",
    "credenciado_id" as "credenciado.id", "credenciado_nome_fantasia" as "credenciado.nomeFantasia",
    "codigo_sap" as "codigoSap", "categoria_assistencia_id" as "categoriaAssistencia.id",
    "categoria_assistencia_nome" as "categoriaAssistencia.nome", "licencas" as "licencas",
    case when ativo then 'ATIVO' else 'INATIVO' end as "status", "colaboradores" as "colaboradores",
    "versao" as "versao"
  from "posto_autorizado_cadastro"
  where true
  order by "codigo_sap" collate "pt-BR-x-icu" asc, id asc
  limit $1 offset $2;

select "id" as "id", "cnpj" as "cnpj", "razao_social" as "razaoSocial", "nome_fantasia" as "nomeFantasia",
    "inscricao_estadual" as "inscricaoEstadual", "inscricao_municipal" as "inscricaoMunicipal",
    "email_comercial" as "emailComercial", "telefone_comercial" as "telefoneComercial",
    "telefone_celular" as "telefoneCelular", "telefone_whatsapp" as "telefoneWhatsapp",
    "telefone_residencial" as "telefoneResidencial", "responsavel_nome" as "responsavelNome",
    "responsavel_cpf" as "responsavelCpf", "cep" as "cep", "rua" as "rua", "numero" as "numero",
    "complemento" as "complemento", "bairro" as "bairro", "estado" as "estado", "cidade" as "cidade", "pais" as "pais",
    "hora_funcionamento" as "horaFuncionamento", "abre" as "abre", "fecha" as "fecha",
    "outros_horarios" as "outrosHorarios", "marcas" as "marcas", "tipo" as "tipo",
    "credenciado_id" as "credenciado.id", "credenciado_nome_fantasia" as "credenciado.nomeFantasia",
    "codigo_sap" as "codigoSap", "categoria_assistencia_id" as "categoriaAssistencia.id",
    "categoria_assistencia_nome" as "categoriaAssistencia.nome", "licencas" as "licencas",
    case when ativo then 'ATIVO' else 'INATIVO' end as "status", "colaboradores" as "colaboradores",
    "versao" as "versao"
  from "posto_autorizado_cadastro"
  where true
  order by "codigo_sap" collate "pt-BR-x-icu" desc, id desc
  limit $1 offset $2;

select "id" as "id", "cnpj" as "cnpj", "razao_social" as "razaoSocial", "nome_fantasia" as "nomeFantasia",
    "inscricao_estadual" as "inscricaoEstadual", "inscricao_municipal" as "inscricaoMunicipal",
    "email_comercial" as "emailComercial", "telefone_comercial" as "telefoneComercial",
    "telefone_celular" as "telefoneCelular", "telefone_whatsapp" as "telefoneWhatsapp",
    "telefone_residencial" as "telefoneResidencial", "responsavel_nome" as "responsavelNome",
    "responsavel_cpf" as "responsavelCpf", "cep" as "cep", "rua" as "rua", "numero" as "numero",
    "complemento" as "complemento", "bairro" as "bairro", "estado" as "estado", "cidade" as "cidade", "pais" as "pais",
    "hora_funcionamento" as "horaFuncionamento", "abre" as "abre", "fecha" as "fecha",
    "outros_horarios" as "outrosHorarios", "marcas" as "marcas", "tipo" as "tipo",
    "credenciado_id" as "credenciado.id", "credenciado_nome_fantasia" as "credenciado.nomeFantasia",
    "codigo_sap" as "codigoSap", "categoria_assistencia_id" as "categoriaAssistencia.id",
    "categoria_assistencia_nome" as "categoriaAssistencia.nome", "licencas" as "licencas",
    case when ativo then 'ATIVO' else 'INATIVO' end as "status", "colaboradores" as "colaboradores",
    "versao" as "versao"
  from "posto_autorizado_cadastro"
  where true
  order by "credenciado_nome_fantasia" collate "pt-BR-x-icu" asc, id asc
  limit $1 offset $2;

select "id" as "id", "cnpj" as "cnpj", "razao_social" as "razaoSocial", "nome_fantasia" as "nomeFantasia",
    "inscricao_estadual" as "inscricaoEstadual", "inscricao_municipal" as "inscricaoMunicipal",
    "email_comercial" as "emailComercial", "telefone_comercial" as "telefoneComercial",
    "telefone_celular" as "telefoneCelular", "telefone_whatsapp" as "telefoneWhatsapp",
    "telefone_residencial" as "telefoneResidencial", "responsavel_nome" as "responsavelNome",
    "responsavel_cpf" as "responsavelCpf", "cep" as "cep", "rua" as "rua", "numero" as "numero",
    "complemento" as "complemento", "bairro" as "bairro", "estado" as "estado", "cidade" as "cidade", "pais" as "pais",
    "hora_funcionamento" as "horaFuncionamento", "abre" as "abre", "fecha" as "fecha",
    "outros_horarios" as "outrosHorarios", "marcas" as "marcas", "tipo" as "tipo",
    "credenciado_id" as "credenciado.id", "credenciado_nome_fantasia" as "credenciado.nomeFantasia",
    "codigo_sap" as "codigoSap", "categoria_assistencia_id" as "categoriaAssistencia.id",
    "categoria_assistencia_nome" as "categoriaAssistencia.nome", "licencas" as "licencas",
    case when ativo then 'ATIVO' else 'INATIVO' end as "status", "colaboradores" as "colaboradores",
    "versao" as "versao"
  from "posto_autorizado_cadastro"
  where true
  order by "credenciado_nome_fantasia" collate "pt-BR-x-icu" desc, id desc
  limit $1 offset $2;

select "id" as "id", "cnpj" as "cnpj", "razao_social" as "razaoSocial", "nome_fantasia" as "nomeFantasia",
    "inscricao_estadual" as "inscricaoEstadual", "inscricao_municipal" as "inscricaoMunicipal",
    "email_comercial" as "emailComercial", "telefone_comercial" as "telefoneComercial",
    "telefone_celular" as "telefoneCelular", "telefone_whatsapp" as "telefoneWhatsapp",
    "telefone_residencial" as "telefoneResidencial", "responsavel_nome" as "responsavelNome",
    "responsavel_cpf" as "responsavelCpf", "cep" as "cep", "rua" as "rua", "numero" as "numero",
    "complemento" as "complemento", "bairro" as "bairro", "estado" as "estado", "cidade" as "cidade", "pais" as "pais",
    "hora_funcionamento" as "horaFuncionamento", "abre" as "abre", "fecha" as "fecha",
    "outros_horarios" as "outrosHorarios", "marcas" as "marcas", "tipo" as "tipo",
    "credenciado_id" as "credenciado.id", "credenciado_nome_fantasia" as "credenciado.nomeFantasia",
    "codigo_sap" as "codigoSap", "categoria_assistencia_id" as "categoriaAssistencia.id",
    "categoria_assistencia_nome" as "categoriaAssistencia.nome", "licencas" as "licencas",
    case when ativo then 'ATIVO' else 'INATIVO' end as "status", "colaboradores" as "colaboradores",
    "versao" as "versao"
  from "posto_autorizado_cadastro"
  where true
  order by "estado" collate "pt-BR-x-icu" asc, id asc
  limit $1 offset $2;

select "id" as "id", "cnpj" as "cnpj", "razao_social" as "razaoSocial", "nome_fantasia" as "nomeFantasia",
    "inscricao_estadual" as "inscricaoEstadual", "inscricao_municipal" as "inscricaoMunicipal",
    "email_comercial" as "emailComercial", "telefone_comercial" as "telefoneComercial",
    "telefone_celular" as "telefoneCelular", "telefone_whatsapp" as "telefoneWhatsapp",
    "telefone_residencial" as "telefoneResidencial", "responsavel_nome" as "responsavelNome",
    "responsavel_cpf" as "responsavelCpf", "cep" as "cep", "rua" as "rua", "numero" as "numero",
    "complemento" as "complemento", "bairro" as "bairro", "estado" as "estado", "cidade" as "cidade", "pais" as "pais",
    "hora_funcionamento" as "horaFuncionamento", "abre" as "abre", "fecha" as "fecha",
    "outros_horarios" as "outrosHorarios", "marcas" as "marcas", "tipo" as "tipo",
    "credenciado_id" as "credenciado.id", "credenciado_nome_fantasia" as "credenciado.nomeFantasia",
    "codigo_sap" as "codigoSap", "categoria_assistencia_id" as "categoriaAssistencia.id",
    "categoria_assistencia_nome" as "categoriaAssistencia.nome", "licencas" as "licencas",
    case when ativo then 'ATIVO' else 'INATIVO' end as "status", "colaboradores" as "colaboradores",
    "versao" as "versao"
  from "posto_autorizado_cadastro"
  where true
  order by "estado" collate "pt-BR-x-icu" desc, id desc
  limit $1 offset $2;

select "id" as "id", "cnpj" as "cnpj", "razao_social" as "razaoSocial", "nome_fantasia" as "nomeFantasia",
    "inscricao_estadual" as "inscricaoEstadual", "inscricao_municipal" as "inscricaoMunicipal",
    "email_comercial" as "emailComercial", "telefone_comercial" as "telefoneComercial",
    "telefone_celular" as "telefoneCelular", "telefone_whatsapp" as "telefoneWhatsapp",
    "telefone_residencial" as "telefoneResidencial", "responsavel_nome" as "responsavelNome",
    "responsavel_cpf" as "responsavelCpf", "cep" as "cep", "rua" as "rua", "numero" as "numero",
    "complemento" as "complemento", "bairro" as "bairro", "estado" as "estado", "cidade" as "cidade", "pais" as "pais",
    "hora_funcionamento" as "horaFuncionamento", "abre" as "abre", "fecha" as "fecha",
    "outros_horarios" as "outrosHorarios", "marcas" as "marcas", "tipo" as "tipo",
    "credenciado_id" as "credenciado.id", "credenciado_nome_fantasia" as "credenciado.nomeFantasia",
    "codigo_sap" as "codigoSap", "categoria_assistencia_id" as "categoriaAssistencia.id",
    "categoria_assistencia_nome" as "categoriaAssistencia.nome", "licencas" as "licencas",
    case when ativo then 'ATIVO' else 'INATIVO' end as "status", "colaboradores" as "colaboradores",
    "versao" as "versao"
  from "posto_autorizado_cadastro"
  where true
  order by "id" asc, id asc
  limit $1 offset $2;

select "id" as "id", "cnpj" as "cnpj", "razao_social" as "razaoSocial", "nome_fantasia" as "nomeFantasia",
    "inscricao_estadual" as "inscricaoEstadual", "inscricao_municipal" as "inscricaoMunicipal",
    "email_comercial" as "emailComercial", "telefone_comercial" as "telefoneComercial",
    "telefone_celular" as "telefoneCelular", "telefone_whatsapp" as "telefoneWhatsapp",
    "telefone_residencial" as "telefoneResidencial", "responsavel_nome" as "responsavelNome",
    "responsavel_cpf" as "responsavelCpf", "cep" as "cep", "rua" as "rua", "numero" as "numero",
    "complemento" as "complemento", "bairro" as "bairro", "estado" as "estado", "cidade" as "cidade", "pais" as "pais",
    "hora_funcionamento" as "horaFuncionamento", "abre" as "abre", "fecha" as "fecha",
    "outros_horarios" as "outrosHorarios", "marcas" as "marcas", "tipo" as "tipo",
    "credenciado_id" as "credenciado.id", "credenciado_nome_fantasia" as "credenciado.nomeFantasia",
    "codigo_sap" as "codigoSap", "categoria_assistencia_id" as "categoriaAssistencia.id",
    "categoria_assistencia_nome" as "categoriaAssistencia.nome", "licencas" as "licencas",
    case when ativo then 'ATIVO' else 'INATIVO' end as "status", "colaboradores" as "colaboradores",
    "versao" as "versao"
  from "posto_autorizado_cadastro"
  where true
  order by "id" desc, id desc
  limit $1 offset $2;

select "id" as "id", "cnpj" as "cnpj", "razao_social" as "razaoSocial", "nome_fantasia" as "nomeFantasia",
    "inscricao_estadual" as "inscricaoEstadual", "inscricao_municipal" as "inscricaoMunicipal",
    "email_comercial" as "emailComercial", "telefone_comercial" as "telefoneComercial",
    "telefone_celular" as "telefoneCelular", "telefone_whatsapp" as "telefoneWhatsapp",
    "telefone_residencial" as "telefoneResidencial", "responsavel_nome" as "responsavelNome",
    "responsavel_cpf" as "responsavelCpf", "cep" as "cep", "rua" as "rua", "numero" as "numero",
    "complemento" as "complemento", "bairro" as "bairro", "estado" as "estado", "cidade" as "cidade", "pais" as "pais",
    "hora_funcionamento" as "horaFuncionamento", "abre" as "abre", "fecha" as "fecha",
    "outros_horarios" as "outrosHorarios", "marcas" as "marcas", "tipo" as "tipo",
    "credenciado_id" as "credenciado.id", "credenciado_nome_fantasia" as "credenciado.nomeFantasia",
    "codigo_sap" as "codigoSap", "categoria_assistencia_id" as "categoriaAssistencia.id",
    "categoria_assistencia_nome" as "categoriaAssistencia.nome", "licencas" as "licencas",
    case when ativo then 'ATIVO' else 'INATIVO' end as "status", "colaboradores" as "colaboradores",
    "versao" as "versao"
  from "posto_autorizado_cadastro"
  where true
  order by "nome_fantasia" collate "pt-BR-x-icu" asc, id asc
  limit $1 offset $2;

select "id" as "id", "cnpj" as "cnpj", "razao_social" as "razaoSocial", "nome_fantasia" as "nomeFantasia",
    "inscricao_estadual" as "inscricaoEstadual", "inscricao_municipal" as "inscricaoMunicipal",
    "email_comercial" as "emailComercial", "telefone_comercial" as "telefoneComercial",
    "telefone_celular" as "telefoneCelular", "telefone_whatsapp" as "telefoneWhatsapp",
    "telefone_residencial" as "telefoneResidencial", "responsavel_nome" as "responsavelNome",
    "responsavel_cpf" as "responsavelCpf", "cep" as "cep", "rua" as "rua", "numero" as "numero",
    "complemento" as "complemento", "bairro" as "bairro", "estado" as "estado", "cidade" as "cidade", "pais" as "pais",
    "hora_funcionamento" as "horaFuncionamento", "abre" as "abre", "fecha" as "fecha",
    "outros_horarios" as "outrosHorarios", "marcas" as "marcas", "tipo" as "tipo",
    "credenciado_id" as "credenciado.id", "credenciado_nome_fantasia" as "credenciado.nomeFantasia",
    "codigo_sap" as "codigoSap", "categoria_assistencia_id" as "categoriaAssistencia.id",
    "categoria_assistencia_nome" as "categoriaAssistencia.nome", "licencas" as "licencas",
    case when ativo then 'ATIVO' else 'INATIVO' end as "status", "colaboradores" as "colaboradores",
    "versao" as "versao"
  from "posto_autorizado_cadastro"
  where true
  order by "nome_fantasia" collate "pt-BR-x-icu" desc, id desc
  limit $1 offset $2;

select "id" as "id", "cnpj" as "cnpj", "razao_social" as "razaoSocial", "nome_fantasia" as "nomeFantasia",
    "inscricao_estadual" as "inscricaoEstadual", "inscricao_municipal" as "inscricaoMunicipal",
    "email_comercial" as "emailComercial", "telefone_comercial" as "telefoneComercial",
    "telefone_celular" as "telefoneCelular", "telefone_whatsapp" as "telefoneWhatsapp",
    "telefone_residencial" as "telefoneResidencial", "responsavel_nome" as "responsavelNome",
    "responsavel_cpf" as "responsavelCpf", "cep" as "cep", "rua" as "rua", "numero" as "numero",
    "complemento" as "complemento", "bairro" as "bairro", "estado" as "estado", "cidade" as "cidade", "pais" as "pais",
    "hora_funcionamento" as "horaFuncionamento", "abre" as "abre", "fecha" as "fecha",
    "outros_horarios" as "outrosHorarios", "marcas" as "marcas", "tipo" as "tipo",
    "credenciado_id" as "credenciado.id", "credenciado_nome_fantasia" as "credenciado.nomeFantasia",
    "codigo_sap" as "codigoSap", "categoria_assistencia_id" as "categoriaAssistencia.id",
    "categoria_assistencia_nome" as "categoriaAssistencia.nome", "licencas" as "licencas",
    case when ativo then 'ATIVO' else 'INATIVO' end as "status", "colaboradores" as "colaboradores",
    "versao" as "versao"
  from "posto_autorizado_cadastro"
  where true
  order by "razao_social" collate "pt-BR-x-icu" asc, id asc
  limit $1 offset $2;

select "id" as "id", "cnpj" as "cnpj", "razao_social" as "razaoSocial", "nome_fantasia" as "nomeFantasia",
    "inscricao_estadual" as "inscricaoEstadual", "inscricao_municipal" as "inscricaoMunicipal",
    "email_comercial" as "emailComercial", "telefone_comercial" as "telefoneComercial",
    "telefone_celular" as "telefoneCelular", "telefone_whatsapp" as "telefoneWhatsapp",
    "telefone_residencial" as "telefoneResidencial", "responsavel_nome" as "responsavelNome",
    "responsavel_cpf" as "responsavelCpf", "cep" as "cep", "rua" as "rua", "numero" as "numero",
    "complemento" as "complemento", "bairro" as "bairro", "estado" as "estado", "cidade" as "cidade", "pais" as "pais",
    "hora_funcionamento" as "horaFuncionamento", "abre" as "abre", "fecha" as "fecha",
    "outros_horarios" as "outrosHorarios", "marcas" as "marcas", "tipo" as "tipo",
    "credenciado_id" as "credenciado.id", "credenciado_nome_fantasia" as "credenciado.nomeFantasia",
    "codigo_sap" as "codigoSap", "categoria_assistencia_id" as "categoriaAssistencia.id",
    "categoria_assistencia_nome" as "categoriaAssistencia.nome", "licencas" as "licencas",
    case when ativo then 'ATIVO' else 'INATIVO' end as "status", "colaboradores" as "colaboradores",
    "versao" as "versao"
  from "posto_autorizado_cadastro"
  where true
  order by "razao_social" collate "pt-BR-x-icu" desc, id desc
  limit $1 offset $2;

select "id" as "id", "cnpj" as "cnpj", "razao_social" as "razaoSocial", "nome_fantasia" as "nomeFantasia",
    "inscricao_estadual" as "inscricaoEstadual", "inscricao_municipal" as "inscricaoMunicipal",
    "email_comercial" as "emailComercial", "telefone_comercial" as "telefoneComercial",
    "telefone_celular" as "telefoneCelular", "telefone_whatsapp" as "telefoneWhatsapp",
    "telefone_residencial" as "telefoneResidencial", "responsavel_nome" as "responsavelNome",
    "responsavel_cpf" as "responsavelCpf", "cep" as "cep", "rua" as "rua", "numero" as "numero",
    "complemento" as "complemento", "bairro" as "bairro", "estado" as "estado", "cidade" as "cidade", "pais" as "pais",
    "hora_funcionamento" as "horaFuncionamento", "abre" as "abre", "fecha" as "fecha",
    "outros_horarios" as "outrosHorarios", "marcas" as "marcas", "tipo" as "tipo",
    "credenciado_id" as "credenciado.id", "credenciado_nome_fantasia" as "credenciado.nomeFantasia",
    "codigo_sap" as "codigoSap", "categoria_assistencia_id" as "categoriaAssistencia.id",
    "categoria_assistencia_nome" as "categoriaAssistencia.nome", "licencas" as "licencas",
    case when ativo then 'ATIVO' else 'INATIVO' end as "status", "colaboradores" as "colaboradores",
    "versao" as "versao"
  from "posto_autorizado_cadastro"
  where true
  order by "tipo" collate "pt-BR-x-icu" asc, id asc
  limit $1 offset $2;

select "id" as "id", "cnpj" as "cnpj", "razao_social" as "razaoSocial", "nome_fantasia" as "nomeFantasia",
    "inscricao_estadual" as "inscricaoEstadual", "inscricao_municipal" as "inscricaoMunicipal",
    "email_comercial" as "emailComercial", "telefone_comercial" as "telefoneComercial",
    "telefone_celular" as "telefoneCelular", "telefone_whatsapp" as "telefoneWhatsapp",
    "telefone_residencial" as "telefoneResidencial", "responsavel_nome" as "responsavelNome",
    "responsavel_cpf" as "responsavelCpf", "cep" as "cep", "rua" as "rua", "numero" as "numero",
    "complemento" as "complemento", "bairro" as "bairro", "estado" as "estado", "cidade" as "cidade", "pais" as "pais",
    "hora_funcionamento" as "horaFuncionamento", "abre" as "abre", "fecha" as "fecha",
    "outros_horarios" as "outrosHorarios", "marcas" as "marcas", "tipo" as "tipo",
    "credenciado_id" as "credenciado.id", "credenciado_nome_fantasia" as "credenciado.nomeFantasia",
    "codigo_sap" as "codigoSap", "categoria_assistencia_id" as "categoriaAssistencia.id",
    "categoria_assistencia_nome" as "categoriaAssistencia.nome", "licencas" as "licencas",
    case when ativo then 'ATIVO' else 'INATIVO' end as "status", "colaboradores" as "colaboradores",
    "versao" as "versao"
  from "posto_autorizado_cadastro"
  where true
  order by "tipo" collate "pt-BR-x-icu" desc, id desc
  limit $1 offset $2;

select "id" as "id", "codigo" as "codigo", "descricao" as "descricao", "marca_id" as "marca.id",
    "marca_nome" as "marca.nome", "tipo_equipamento_id" as "tipoEquipamento.id",
    "tipo_equipamento_nome" as "tipoEquipamento.nome", "meses_garantia" as "mesesGarantia",
    "lancamento" as "lancamento", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "parafusos" as "parafusos", "pinos" as "pinos", "terminais" as "terminais", "mascara_serie" as "mascaraSerie",
    "digito_serie" as "digitoSerie", "foto_id" as "foto.id", "versao" as "versao"
  from "modelo_produto_cadastro"
  where true
  and (upper("codigo") like $1)
  and ("marca_id" = $2)
  order by "descricao" collate "pt-BR-x-icu" asc, id asc
  limit $3 offset $4;

select "id" as "id", "codigo" as "codigo", "descricao" as "descricao", "marca_id" as "marca.id",
    "marca_nome" as "marca.nome", "tipo_equipamento_id" as "tipoEquipamento.id",
    "tipo_equipamento_nome" as "tipoEquipamento.nome", "meses_garantia" as "mesesGarantia",
    "lancamento" as "lancamento", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "parafusos" as "parafusos", "pinos" as "pinos", "terminais" as "terminais", "mascara_serie" as "mascaraSerie",
    "digito_serie" as "digitoSerie", "foto_id" as "foto.id", "versao" as "versao"
  from "modelo_produto_cadastro"
  where true
  and (upper("codigo") like $1)
  order by "descricao" collate "pt-BR-x-icu" asc, id asc
  limit $2 offset $3;

select "id" as "id", "codigo" as "codigo", "descricao" as "descricao", "marca_id" as "marca.id",
    "marca_nome" as "marca.nome", "tipo_equipamento_id" as "tipoEquipamento.id",
    "tipo_equipamento_nome" as "tipoEquipamento.nome", "meses_garantia" as "mesesGarantia",
    "lancamento" as "lancamento", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "parafusos" as "parafusos", "pinos" as "pinos", "terminais" as "terminais", "mascara_serie" as "mascaraSerie",
    "digito_serie" as "digitoSerie", "foto_id" as "foto.id", "versao" as "versao"
  from "modelo_produto_cadastro"
  where true
  order by "codigo" collate "pt-BR-x-icu" asc, id asc
  limit $1 offset $2;

select "id" as "id", "codigo" as "codigo", "descricao" as "descricao", "marca_id" as "marca.id",
    "marca_nome" as "marca.nome", "tipo_equipamento_id" as "tipoEquipamento.id",
    "tipo_equipamento_nome" as "tipoEquipamento.nome", "meses_garantia" as "mesesGarantia",
    "lancamento" as "lancamento", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "parafusos" as "parafusos", "pinos" as "pinos", "terminais" as "terminais", "mascara_serie" as "mascaraSerie",
    "digito_serie" as "digitoSerie", "foto_id" as "foto.id", "versao" as "versao"
  from "modelo_produto_cadastro"
  where true
  order by "codigo" collate "pt-BR-x-icu" desc, id desc
  limit $1 offset $2;

select "id" as "id", "codigo" as "codigo", "descricao" as "descricao", "marca_id" as "marca.id",
    "marca_nome" as "marca.nome", "tipo_equipamento_id" as "tipoEquipamento.id",
    "tipo_equipamento_nome" as "tipoEquipamento.nome", "meses_garantia" as "mesesGarantia",
    "lancamento" as "lancamento", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "parafusos" as "parafusos", "pinos" as "pinos", "terminais" as "terminais", "mascara_serie" as "mascaraSerie",
    "digito_serie" as "digitoSerie", "foto_id" as "foto.id", "versao" as "versao"
  from "modelo_produto_cadastro"
  where true
  order by "descricao" collate "pt-BR-x-icu" asc, id asc
  limit $1 offset $2;

select "id" as "id", "codigo" as "codigo", "descricao" as "descricao", "marca_id" as "marca.id",
    "marca_nome" as "marca.nome", "tipo_equipamento_id" as "tipoEquipamento.id",
    "tipo_equipamento_nome" as "tipoEquipamento.nome", "meses_garantia" as "mesesGarantia",
    "lancamento" as "lancamento", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "parafusos" as "parafusos", "pinos" as "pinos", "terminais" as "terminais", "mascara_serie" as "mascaraSerie",
    "digito_serie" as "digitoSerie", "foto_id" as "foto.id", "versao" as "versao"
  from "modelo_produto_cadastro"
  where true
  order by "descricao" collate "pt-BR-x-icu" desc, id desc
  limit $1 offset $2;

select "id" as "id", "codigo" as "codigo", "descricao" as "descricao", "marca_id" as "marca.id",
    "marca_nome" as "marca.nome", "tipo_equipamento_id" as "tipoEquipamento.id",
    "tipo_equipamento_nome" as "tipoEquipamento.nome", "meses_garantia" as "mesesGarantia",
    "lancamento" as "lancamento", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "parafusos" as "parafusos", "pinos" as "pinos", "terminais" as "terminais", "mascara_serie" as "mascaraSerie",
    "digito_serie" as "digitoSerie", "foto_id" as "foto.id", "versao" as "versao"
  from "modelo_produto_cadastro"
  where true
  order by "id" asc, id asc
  limit $1 offset $2;

select "id" as "id", "codigo" as "codigo", "descricao" as "descricao", "marca_id" as "marca.id",
    "marca_nome" as "marca.nome", "tipo_equipamento_id" as "tipoEquipamento.id",
    "tipo_equipamento_nome" as "tipoEquipamento.nome", "meses_garantia" as "mesesGarantia",
    "lancamento" as "lancamento", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "parafusos" as "parafusos", "pinos" as "pinos", "terminais" as "terminais", "mascara_serie" as "mascaraSerie",
    "digito_serie" as "digitoSerie", "foto_id" as "foto.id", "versao" as "versao"
  from "modelo_produto_cadastro"
  where true
  order by "id" desc, id desc
  limit $1 offset $2;

select "id" as "id", "codigo" as "codigo", "descricao" as "descricao", "marca_id" as "marca.id",
    "marca_nome" as "marca.nome", "tipo_equipamento_id" as "tipoEquipamento.id",
    "tipo_equipamento_nome" as "tipoEquipamento.nome", "meses_garantia" as "mesesGarantia",
    "lancamento" as "lancamento", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "parafusos" as "parafusos", "pinos" as "pinos", "terminais" as "terminais", "mascara_serie" as "mascaraSerie",
    "digito_serie" as "digitoSerie", "foto_id" as "foto.id", "versao" as "versao"
  from "modelo_produto_cadastro"
  where true
  order by "marca_nome" collate "pt-BR-x-icu" asc, id asc
  limit $1 offset $2;

select "id" as "id", "codigo" as "codigo", "descricao" as "descricao", "marca_id" as "marca.id",
    "marca_nome" as "marca.nome", "tipo_equipamento_id" as "tipoEquipamento.id",
    "tipo_equipamento_nome" as "tipoEquipamento.nome", "meses_garantia" as "mesesGarantia",
    "lancamento" as "lancamento", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "parafusos" as "parafusos", "pinos" as "pinos", "terminais" as "terminais", "mascara_serie" as "mascaraSerie",
    "digito_serie" as "digitoSerie", "foto_id" as "foto.id", "versao" as "versao"
  from "modelo_produto_cadastro"
  where true
  order by "marca_nome" collate "pt-BR-x-icu" desc, id desc
  limit $1 offset $2;

select "id" as "id", "codigo" as "codigo", "descricao" as "descricao", "marca_id" as "marca.id",
    "marca_nome" as "marca.nome", "tipo_equipamento_id" as "tipoEquipamento.id",
    "tipo_equipamento_nome" as "tipoEquipamento.nome", "meses_garantia" as "mesesGarantia",
    "lancamento" as "lancamento", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "parafusos" as "parafusos", "pinos" as "pinos", "terminais" as "terminais", "mascara_serie" as "mascaraSerie",
    "digito_serie" as "digitoSerie", "foto_id" as "foto.id", "versao" as "versao"
  from "modelo_produto_cadastro"
  where true
  order by "meses_garantia" asc, id asc
  limit $1 offset $2;

select "id" as "id", "codigo" as "codigo", "descricao" as "descricao", "marca_id" as "marca.id",
    "marca_nome" as "marca.nome", "tipo_equipamento_id" as "tipoEquipamento.id",
    "tipo_equipamento_nome" as "tipoEquipamento.nome", "meses_garantia" as "mesesGarantia",
    "lancamento" as "lancamento", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "parafusos" as "parafusos", "pinos" as "pinos", "terminais" as "terminais", "mascara_serie" as "mascaraSerie",
    "digito_serie" as "digitoSerie", "foto_id" as "foto.id", "versao" as "versao"
  from "modelo_produto_cadastro"
  where true
  order by "meses_garantia" desc, id desc
  limit $1 offset $2;

select "id" as "id", "codigo" as "codigo", "descricao" as "descricao", "marca_id" as "marca.id",
    "marca_nome" as "marca.nome", "tipo_equipamento_id" as "tipoEquipamento.id",
    "tipo_equipamento_nome" as "tipoEquipamento.nome", "meses_garantia" as "mesesGarantia",
    "lancamento" as "lancamento", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "parafusos" as "parafusos", "pinos" as "pinos", "terminais" as "terminais", "mascara_serie" as "mascaraSerie",
    "digito_serie" as "digitoSerie", "foto_id" as "foto.id", "versao" as "versao"
  from "modelo_produto_cadastro"
  where true
  order by "tipo_equipamento_nome" collate "pt-BR-x-icu" asc, id asc
  limit $1 offset $2;

select "id" as "id", "codigo" as "codigo", "descricao" as "descricao", "marca_id" as "marca.id",
    "marca_nome" as "marca.nome", "tipo_equipamento_id" as "tipoEquipamento.id",
    "tipo_equipamento_nome" as "tipoEquipamento.nome", "meses_garantia" as "mesesGarantia",
    "lancamento" as "lancamento", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "parafusos" as "parafusos", "pinos" as "pinos", "terminais" as "terminais", "mascara_serie" as "mascaraSerie",
    "digito_serie" as "digitoSerie", "foto_id" as "foto.id", "versao" as "versao"
  from "modelo_produto_cadastro"
  where true
  order by "tipo_equipamento_nome" collate "pt-BR-x-icu" desc, id desc
  limit $1 offset $2;

select "id" as "id", "codigo" as "codigo", "descricao" as "descricao", "tipo" as "tipo", "preco" as "preco",
    "estoque" as "estoque", "modelos" as "modelos", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "peca_cadastro"
  where true
  and ("modelos_id" is null or $1 = any ("modelos_id"))
  order by "descricao" collate "pt-BR-x-icu" asc, id asc
  limit $2 offset $3;

select "id" as "id", "codigo" as "codigo", "descricao" as "descricao", "tipo" as "tipo", "preco" as "preco",
    "estoque" as "estoque", "modelos" as "modelos", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "peca_cadastro"
  where true
  order by "codigo" collate "pt-BR-x-icu" asc, id asc
  limit $1 offset $2;

select "id" as "id", "codigo" as "codigo", "descricao" as "descricao", "tipo" as "tipo", "preco" as "preco",
    "estoque" as "estoque", "modelos" as "modelos", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "peca_cadastro"
  where true
  order by "codigo" collate "pt-BR-x-icu" desc, id desc
  limit $1 offset $2;

select "id" as "id", "codigo" as "codigo", "descricao" as "descricao", "tipo" as "tipo", "preco" as "preco",
    "estoque" as "estoque", "modelos" as "modelos", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "peca_cadastro"
  where true
  order by "descricao" collate "pt-BR-x-icu" asc, id asc
  limit $1 offset $2;

select "id" as "id", "codigo" as "codigo", "descricao" as "descricao", "tipo" as "tipo", "preco" as "preco",
    "estoque" as "estoque", "modelos" as "modelos", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "peca_cadastro"
  where true
  order by "descricao" collate "pt-BR-x-icu" desc, id desc
  limit $1 offset $2;

select "id" as "id", "codigo" as "codigo", "descricao" as "descricao", "tipo" as "tipo", "preco" as "preco",
    "estoque" as "estoque", "modelos" as "modelos", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "peca_cadastro"
  where true
  order by "estoque" asc, id asc
  limit $1 offset $2;

select "id" as "id", "codigo" as "codigo", "descricao" as "descricao", "tipo" as "tipo", "preco" as "preco",
    "estoque" as "estoque", "modelos" as "modelos", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "peca_cadastro"
  where true
  order by "estoque" desc, id desc
  limit $1 offset $2;

select "id" as "id", "codigo" as "codigo", "descricao" as "descricao", "tipo" as "tipo", "preco" as "preco",
    "estoque" as "estoque", "modelos" as "modelos", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "peca_cadastro"
  where true
  order by "id" asc, id asc
  limit $1 offset $2;

select "id" as "id", "codigo" as "codigo", "descricao" as "descricao", "tipo" as "tipo", "preco" as "preco",
    "estoque" as "estoque", "modelos" as "modelos", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "peca_cadastro"
  where true
  order by "id" desc, id desc
  limit $1 offset $2;

select "id" as "id", "codigo" as "codigo", "descricao" as "descricao", "tipo" as "tipo", "preco" as "preco",
    "estoque" as "estoque", "modelos" as "modelos", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "peca_cadastro"
  where true
  order by "preco" asc, id asc
  limit $1 offset $2;

select "id" as "id", "codigo" as "codigo", "descricao" as "descricao", "tipo" as "tipo", "preco" as "preco",
    "estoque" as "estoque", "modelos" as "modelos", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "peca_cadastro"
  where true
  order by "preco" desc, id desc
  limit $1 offset $2;

select "id" as "id", "codigo" as "codigo", "descricao" as "descricao", "tipo" as "tipo", "preco" as "preco",
    "estoque" as "estoque", "modelos" as "modelos", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "peca_cadastro"
  where true
  order by "tipo" collate "pt-BR-x-icu" asc, id asc
  limit $1 offset $2;

select "id" as "id", "codigo" as "codigo", "descricao" as "descricao", "tipo" as "tipo", "preco" as "preco",
    "estoque" as "estoque", "modelos" as "modelos", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "peca_cadastro"
  where true
  order by "tipo" collate "pt-BR-x-icu" desc, id desc
  limit $1 offset $2;

select "id" as "id", "codigo" as "codigo", "nome" as "nome", "descricao" as "descricao", "tipo" as "tipo",
    "exige_segundo_fator" as "exigeSegundoFator", "desconto_maximo" as "descontoMaximo", "semeado" as "semeado",
    "habilidades" as "habilidades", "usuarios" as "usuarios", "versao" as "versao"
  from "perfil_cadastro"
  where true
  order by "codigo" collate "pt-BR-x-icu" asc, id asc
  limit $1 offset $2;

select "id" as "id", "codigo" as "codigo", "nome" as "nome", "descricao" as "descricao", "tipo" as "tipo",
    "exige_segundo_fator" as "exigeSegundoFator", "desconto_maximo" as "descontoMaximo", "semeado" as "semeado",
    "habilidades" as "habilidades", "usuarios" as "usuarios", "versao" as "versao"
  from "perfil_cadastro"
  where true
  order by "codigo" collate "pt-BR-x-icu" desc, id desc
  limit $1 offset $2;

select "id" as "id", "codigo" as "codigo", "nome" as "nome", "descricao" as "descricao", "tipo" as "tipo",
    "exige_segundo_fator" as "exigeSegundoFator", "desconto_maximo" as "descontoMaximo", "semeado" as "semeado",
    "habilidades" as "habilidades", "usuarios" as "usuarios", "versao" as "versao"
  from "perfil_cadastro"
  where true
  order by "id" asc, id asc
  limit $1 offset $2;

select "id" as "id", "codigo" as "codigo", "nome" as "nome", "descricao" as "descricao", "tipo" as "tipo",
    "exige_segundo_fator" as "exigeSegundoFator", "desconto_maximo" as "descontoMaximo", "semeado" as "semeado",
    "habilidades" as "habilidades", "usuarios" as "usuarios", "versao" as "versao"
  from "perfil_cadastro"
  where true
  order by "id" desc, id desc
  limit $1 offset $2;

select "id" as "id", "codigo" as "codigo", "nome" as "nome", "descricao" as "descricao", "tipo" as "tipo",
    "exige_segundo_fator" as "exigeSegundoFator", "desconto_maximo" as "descontoMaximo", "semeado" as "semeado",
    "habilidades" as "habilidades", "usuarios" as "usuarios", "versao" as "versao"
  from "perfil_cadastro"
  where true
  order by "nome" collate "pt-BR-x-icu" asc, id asc
  limit $1 offset $2;

select "id" as "id", "codigo" as "codigo", "nome" as "nome", "descricao" as "descricao", "tipo" as "tipo",
    "exige_segundo_fator" as "exigeSegundoFator", "desconto_maximo" as "descontoMaximo", "semeado" as "semeado",
    "habilidades" as "habilidades", "usuarios" as "usuarios", "versao" as "versao"
  from "perfil_cadastro"
  where true
  order by "nome" collate "pt-BR-x-icu" desc, id desc
  limit $1 offset $2;

select "id" as "id", "codigo" as "codigo", "nome" as "nome", "descricao" as "descricao", "tipo" as "tipo",
    "exige_segundo_fator" as "exigeSegundoFator", "desconto_maximo" as "descontoMaximo", "semeado" as "semeado",
    "habilidades" as "habilidades", "usuarios" as "usuarios", "versao" as "versao"
  from "perfil_cadastro"
  where true
  order by "usuarios" asc, id asc
  limit $1 offset $2;

select "id" as "id", "codigo" as "codigo", "nome" as "nome", "descricao" as "descricao", "tipo" as "tipo",
    "exige_segundo_fator" as "exigeSegundoFator", "desconto_maximo" as "descontoMaximo", "semeado" as "semeado",
    "habilidades" as "habilidades", "usuarios" as "usuarios", "versao" as "versao"
  from "perfil_cadastro"
  where true
  order by "usuarios" desc, id desc
  limit $1 offset $2;

select "id" as "id", "codigo" as "codigo", "nome" as "nome", "valor" as "valor",
    "mao_de_obra_garantia" as "maoDeObraGarantia", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "servico"
  where true
  order by "codigo" collate "pt-BR-x-icu" asc, id asc
  limit $1 offset $2;

select "id" as "id", "codigo" as "codigo", "nome" as "nome", "valor" as "valor",
    "mao_de_obra_garantia" as "maoDeObraGarantia", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "servico"
  where true
  order by "codigo" collate "pt-BR-x-icu" desc, id desc
  limit $1 offset $2;

select "id" as "id", "codigo" as "codigo", "nome" as "nome", "valor" as "valor",
    "mao_de_obra_garantia" as "maoDeObraGarantia", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "servico"
  where true
  order by "id" asc, id asc
  limit $1 offset $2;

select "id" as "id", "codigo" as "codigo", "nome" as "nome", "valor" as "valor",
    "mao_de_obra_garantia" as "maoDeObraGarantia", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "servico"
  where true
  order by "id" desc, id desc
  limit $1 offset $2;

select "id" as "id", "codigo" as "codigo", "nome" as "nome", "valor" as "valor",
    "mao_de_obra_garantia" as "maoDeObraGarantia", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "servico"
  where true
  order by "mao_de_obra_garantia" asc, id asc
  limit $1 offset $2;

select "id" as "id", "codigo" as "codigo", "nome" as "nome", "valor" as "valor",
    "mao_de_obra_garantia" as "maoDeObraGarantia", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "servico"
  where true
  order by "mao_de_obra_garantia" desc, id desc
  limit $1 offset $2;

select "id" as "id", "codigo" as "codigo", "nome" as "nome", "valor" as "valor",
    "mao_de_obra_garantia" as "maoDeObraGarantia", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "servico"
  where true
  order by "nome" collate "pt-BR-x-icu" asc, id asc
  limit $1 offset $2;

select "id" as "id", "codigo" as "codigo", "nome" as "nome", "valor" as "valor",
    "mao_de_obra_garantia" as "maoDeObraGarantia", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "servico"
  where true
  order by "nome" collate "pt-BR-x-icu" desc, id desc
  limit $1 offset $2;

select "id" as "id", "codigo" as "codigo", "nome" as "nome", "valor" as "valor",
    "mao_de_obra_garantia" as "maoDeObraGarantia", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "servico"
  where true
  order by "valor" asc, id asc
  limit $1 offset $2;

select "id" as "id", "codigo" as "codigo", "nome" as "nome", "valor" as "valor",
    "mao_de_obra_garantia" as "maoDeObraGarantia", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "servico"
  where true
  order by "valor" desc, id desc
  limit $1 offset $2;

select "id" as "id", "codigo" as "codigo", "valido_ate" as "validoAte", "descricao" as "descricao",
    "desconto_plano" as "descontoPlano", "cobrancas_com_desconto" as "cobrancasComDesconto",
    case when ativo then 'ATIVO' else 'INATIVO' end as "status", "usos" as "usos", "versao" as "versao"
  from "cupom_cadastro"
  where true
  and sem_acento("codigo") like sem_acento($1)
  and ("ativo" = $2)
  order by "codigo" collate "pt-BR-x-icu" asc, id asc
  limit $3 offset $4;

select "id" as "id", "codigo" as "codigo", "valido_ate" as "validoAte", "descricao" as "descricao",
    "desconto_plano" as "descontoPlano", "cobrancas_com_desconto" as "cobrancasComDesconto",
    case when ativo then 'ATIVO' else 'INATIVO' end as "status", "usos" as "usos", "versao" as "versao"
  from "cupom_cadastro"
  where true
  order by "codigo" collate "pt-BR-x-icu" asc, id asc
  limit $1 offset $2;

select "id" as "id", "codigo" as "codigo", "valido_ate" as "validoAte", "descricao" as "descricao",
    "desconto_plano" as "descontoPlano", "cobrancas_com_desconto" as "cobrancasComDesconto",
    case when ativo then 'ATIVO' else 'INATIVO' end as "status", "usos" as "usos", "versao" as "versao"
  from "cupom_cadastro"
  where true
  order by "codigo" collate "pt-BR-x-icu" desc, id desc
  limit $1 offset $2;

select "id" as "id", "codigo" as "codigo", "valido_ate" as "validoAte", "descricao" as "descricao",
    "desconto_plano" as "descontoPlano", "cobrancas_com_desconto" as "cobrancasComDesconto",
    case when ativo then 'ATIVO' else 'INATIVO' end as "status", "usos" as "usos", "versao" as "versao"
  from "cupom_cadastro"
  where true
  order by "descricao" collate "pt-BR-x-icu" asc, id asc
  limit $1 offset $2;

select "id" as "id", "codigo" as "codigo", "valido_ate" as "validoAte", "descricao" as "descricao",
    "desconto_plano" as "descontoPlano", "cobrancas_com_desconto" as "cobrancasComDesconto",
    case when ativo then 'ATIVO' else 'INATIVO' end as "status", "usos" as "usos", "versao" as "versao"
  from "cupom_cadastro"
  where true
  order by "descricao" collate "pt-BR-x-icu" desc, id desc
  limit $1 offset $2;

select "id" as "id", "codigo" as "codigo", "valido_ate" as "validoAte", "descricao" as "descricao",
    "desconto_plano" as "descontoPlano", "cobrancas_com_desconto" as "cobrancasComDesconto",
    case when ativo then 'ATIVO' else 'INATIVO' end as "status", "usos" as "usos", "versao" as "versao"
  from "cupom_cadastro"
  where true
  order by "id" asc, id asc
  limit $1 offset $2;

select "id" as "id", "codigo" as "codigo", "valido_ate" as "validoAte", "descricao" as "descricao",
    "desconto_plano" as "descontoPlano", "cobrancas_com_desconto" as "cobrancasComDesconto",
    case when ativo then 'ATIVO' else 'INATIVO' end as "status", "usos" as "usos", "versao" as "versao"
  from "cupom_cadastro"
  where true
  order by "id" desc, id desc
  limit $1 offset $2;

select "id" as "id", "codigo" as "codigo", "valido_ate" as "validoAte", "descricao" as "descricao",
    "desconto_plano" as "descontoPlano", "cobrancas_com_desconto" as "cobrancasComDesconto",
    case when ativo then 'ATIVO' else 'INATIVO' end as "status", "usos" as "usos", "versao" as "versao"
  from "cupom_cadastro"
  where true
  order by "usos" asc, id asc
  limit $1 offset $2;

select "id" as "id", "codigo" as "codigo", "valido_ate" as "validoAte", "descricao" as "descricao",
    "desconto_plano" as "descontoPlano", "cobrancas_com_desconto" as "cobrancasComDesconto",
    case when ativo then 'ATIVO' else 'INATIVO' end as "status", "usos" as "usos", "versao" as "versao"
  from "cupom_cadastro"
  where true
  order by "usos" desc, id desc
  limit $1 offset $2;

select "id" as "id", "codigo" as "codigo", "valido_ate" as "validoAte", "descricao" as "descricao",
    "desconto_plano" as "descontoPlano", "cobrancas_com_desconto" as "cobrancasComDesconto",
    case when ativo then 'ATIVO' else 'INATIVO' end as "status", "usos" as "usos", "versao" as "versao"
  from "cupom_cadastro"
  where true
  order by "valido_ate" asc, id asc
  limit $1 offset $2;

select "id" as "id", "codigo" as "codigo", "valido_ate" as "validoAte", "descricao" as "descricao",
    "desconto_plano" as "descontoPlano", "cobrancas_com_desconto" as "cobrancasComDesconto",
    case when ativo then 'ATIVO' else 'INATIVO' end as "status", "usos" as "usos", "versao" as "versao"
  from "cupom_cadastro"
  where true
  order by "valido_ate" desc, id desc
  limit $1 offset $2;

select "id" as "id", "nome" as "nome", "grupo_marca_id" as "grupoMarca.id", "grupo_marca_nome" as "grupoMarca.nome",
    case when ativo then 'ATIVO' else 'INATIVO' end as "status", "versao" as "versao"
  from "marca_cadastro"
  where true
  and ("grupo_marca_id" = $1)
  order by "nome" collate "pt-BR-x-icu" asc, id asc
  limit $2 offset $3;

select "id" as "id", "nome" as "nome", "grupo_marca_id" as "grupoMarca.id", "grupo_marca_nome" as "grupoMarca.nome",
    case when ativo then 'ATIVO' else 'INATIVO' end as "status", "versao" as "versao"
  from "marca_cadastro"
  where true
  and sem_acento("nome") like sem_acento($1)
  and ("ativo" = $2)
  order by "nome" collate "pt-BR-x-icu" asc, id asc
  limit $3 offset $4;

select "id" as "id", "nome" as "nome", "grupo_marca_id" as "grupoMarca.id", "grupo_marca_nome" as "grupoMarca.nome",
    case when ativo then 'ATIVO' else 'INATIVO' end as "status", "versao" as "versao"
  from "marca_cadastro"
  where true
  order by "grupo_marca_nome" collate "pt-BR-x-icu" asc, id asc
  limit $1 offset $2;

select "id" as "id", "nome" as "nome", "grupo_marca_id" as "grupoMarca.id", "grupo_marca_nome" as "grupoMarca.nome",
    case when ativo then 'ATIVO' else 'INATIVO' end as "status", "versao" as "versao"
  from "marca_cadastro"
  where true
  order by "grupo_marca_nome" collate "pt-BR-x-icu" desc, id desc
  limit $1 offset $2;

select "id" as "id", "nome" as "nome", "grupo_marca_id" as "grupoMarca.id", "grupo_marca_nome" as "grupoMarca.nome",
    case when ativo then 'ATIVO' else 'INATIVO' end as "status", "versao" as "versao"
  from "marca_cadastro"
  where true
  order by "id" asc, id asc
  limit $1 offset $2;

select "id" as "id", "nome" as "nome", "grupo_marca_id" as "grupoMarca.id", "grupo_marca_nome" as "grupoMarca.nome",
    case when ativo then 'ATIVO' else 'INATIVO' end as "status", "versao" as "versao"
  from "marca_cadastro"
  where true
  order by "id" desc, id desc
  limit $1 offset $2;

select "id" as "id", "nome" as "nome", "grupo_marca_id" as "grupoMarca.id", "grupo_marca_nome" as "grupoMarca.nome",
    case when ativo then 'ATIVO' else 'INATIVO' end as "status", "versao" as "versao"
  from "marca_cadastro"
  where true
  order by "nome" collate "pt-BR-x-icu" asc, id asc
  limit $1 offset $2;

select "id" as "id", "nome" as "nome", "grupo_marca_id" as "grupoMarca.id", "grupo_marca_nome" as "grupoMarca.nome",
    case when ativo then 'ATIVO' else 'INATIVO' end as "status", "versao" as "versao"
  from "marca_cadastro"
  where true
  order by "nome" collate "pt-BR-x-icu" desc, id desc
  limit $1 offset $2;

select "id" as "id", "nome" as "nome", "nome_exibicao" as "nomeExibicao", "email" as "email", "cpf" as "cpf",
    "role" as "role", "perfil_id" as "perfilId", "papel" as "papel", "tipo" as "tipo", "cliente_id" as "clienteId",
    "cliente_nome" as "clienteNome", "posto_id" as "postoId", "posto_nome" as "postoNome", "foto_id" as "fotoId",
    "segundo_fator" as "segundoFator", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "usuario_cadastro"
  where true
  and ("ativo" = $1)
  order by "cliente_nome" collate "pt-BR-x-icu" asc, id asc
  limit $2 offset $3;

select "id" as "id", "nome" as "nome", "nome_exibicao" as "nomeExibicao", "email" as "email", "cpf" as "cpf",
    "role" as "role", "perfil_id" as "perfilId", "papel" as "papel", "tipo" as "tipo", "cliente_id" as "clienteId",
    "cliente_nome" as "clienteNome", "posto_id" as "postoId", "posto_nome" as "postoNome", "foto_id" as "fotoId",
    "segundo_fator" as "segundoFator", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "usuario_cadastro"
  where true
  and ("ativo" = $1)
  order by "cliente_nome" collate "pt-BR-x-icu" desc, id desc
  limit $2 offset $3;

select "id" as "id", "nome" as "nome", "nome_exibicao" as "nomeExibicao", "email" as "email", "cpf" as "cpf",
    "role" as "role", "perfil_id" as "perfilId", "papel" as "papel", "tipo" as "tipo", "cliente_id" as "clienteId",
    "cliente_nome" as "clienteNome", "posto_id" as "postoId", "posto_nome" as "postoNome", "foto_id" as "fotoId",
    "segundo_fator" as "segundoFator", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "usuario_cadastro"
  where true
  and ("ativo" = $1)
  order by "cpf" collate "pt-BR-x-icu" asc, id asc
  limit $2 offset $3;

select "id" as "id", "nome" as "nome", "nome_exibicao" as "nomeExibicao", "email" as "email", "cpf" as "cpf",
    "role" as "role", "perfil_id" as "perfilId", "papel" as "papel", "tipo" as "tipo", "cliente_id" as "clienteId",
    "cliente_nome" as "clienteNome", "posto_id" as "postoId", "posto_nome" as "postoNome", "foto_id" as "fotoId",
    "segundo_fator" as "segundoFator", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "usuario_cadastro"
  where true
  and ("ativo" = $1)
  order by "cpf" collate "pt-BR-x-icu" desc, id desc
  limit $2 offset $3;

select "id" as "id", "nome" as "nome", "nome_exibicao" as "nomeExibicao", "email" as "email", "cpf" as "cpf",
    "role" as "role", "perfil_id" as "perfilId", "papel" as "papel", "tipo" as "tipo", "cliente_id" as "clienteId",
    "cliente_nome" as "clienteNome", "posto_id" as "postoId", "posto_nome" as "postoNome", "foto_id" as "fotoId",
    "segundo_fator" as "segundoFator", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "usuario_cadastro"
  where true
  and ("ativo" = $1)
  order by "email" collate "pt-BR-x-icu" asc, id asc
  limit $2 offset $3;

select "id" as "id", "nome" as "nome", "nome_exibicao" as "nomeExibicao", "email" as "email", "cpf" as "cpf",
    "role" as "role", "perfil_id" as "perfilId", "papel" as "papel", "tipo" as "tipo", "cliente_id" as "clienteId",
    "cliente_nome" as "clienteNome", "posto_id" as "postoId", "posto_nome" as "postoNome", "foto_id" as "fotoId",
    "segundo_fator" as "segundoFator", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "usuario_cadastro"
  where true
  and ("ativo" = $1)
  order by "email" collate "pt-BR-x-icu" desc, id desc
  limit $2 offset $3;

select "id" as "id", "nome" as "nome", "nome_exibicao" as "nomeExibicao", "email" as "email", "cpf" as "cpf",
    "role" as "role", "perfil_id" as "perfilId", "papel" as "papel", "tipo" as "tipo", "cliente_id" as "clienteId",
    "cliente_nome" as "clienteNome", "posto_id" as "postoId", "posto_nome" as "postoNome", "foto_id" as "fotoId",
    "segundo_fator" as "segundoFator", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "usuario_cadastro"
  where true
  and ("ativo" = $1)
  order by "id" asc, id asc
  limit $2 offset $3;

select "id" as "id", "nome" as "nome", "nome_exibicao" as "nomeExibicao", "email" as "email", "cpf" as "cpf",
    "role" as "role", "perfil_id" as "perfilId", "papel" as "papel", "tipo" as "tipo", "cliente_id" as "clienteId",
    "cliente_nome" as "clienteNome", "posto_id" as "postoId", "posto_nome" as "postoNome", "foto_id" as "fotoId",
    "segundo_fator" as "segundoFator", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "usuario_cadastro"
  where true
  and ("ativo" = $1)
  order by "id" desc, id desc
  limit $2 offset $3;

select "id" as "id", "nome" as "nome", "nome_exibicao" as "nomeExibicao", "email" as "email", "cpf" as "cpf",
    "role" as "role", "perfil_id" as "perfilId", "papel" as "papel", "tipo" as "tipo", "cliente_id" as "clienteId",
    "cliente_nome" as "clienteNome", "posto_id" as "postoId", "posto_nome" as "postoNome", "foto_id" as "fotoId",
    "segundo_fator" as "segundoFator", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "usuario_cadastro"
  where true
  and ("ativo" = $1)
  order by "nome" collate "pt-BR-x-icu" desc, id desc
  limit $2 offset $3;

select "id" as "id", "nome" as "nome", "nome_exibicao" as "nomeExibicao", "email" as "email", "cpf" as "cpf",
    "role" as "role", "perfil_id" as "perfilId", "papel" as "papel", "tipo" as "tipo", "cliente_id" as "clienteId",
    "cliente_nome" as "clienteNome", "posto_id" as "postoId", "posto_nome" as "postoNome", "foto_id" as "fotoId",
    "segundo_fator" as "segundoFator", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "usuario_cadastro"
  where true
  and ("ativo" = $1)
  order by "papel" collate "pt-BR-x-icu" asc, id asc
  limit $2 offset $3;

select "id" as "id", "nome" as "nome", "nome_exibicao" as "nomeExibicao", "email" as "email", "cpf" as "cpf",
    "role" as "role", "perfil_id" as "perfilId", "papel" as "papel", "tipo" as "tipo", "cliente_id" as "clienteId",
    "cliente_nome" as "clienteNome", "posto_id" as "postoId", "posto_nome" as "postoNome", "foto_id" as "fotoId",
    "segundo_fator" as "segundoFator", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "usuario_cadastro"
  where true
  and ("ativo" = $1)
  order by "papel" collate "pt-BR-x-icu" desc, id desc
  limit $2 offset $3;

select "id" as "id", "nome" as "nome", "nome_exibicao" as "nomeExibicao", "email" as "email", "cpf" as "cpf",
    "role" as "role", "perfil_id" as "perfilId", "papel" as "papel", "tipo" as "tipo", "cliente_id" as "clienteId",
    "cliente_nome" as "clienteNome", "posto_id" as "postoId", "posto_nome" as "postoNome", "foto_id" as "fotoId",
    "segundo_fator" as "segundoFator", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "usuario_cadastro"
  where true
  and ("ativo" = $1)
  order by "posto_nome" collate "pt-BR-x-icu" asc, id asc
  limit $2 offset $3;

select "id" as "id", "nome" as "nome", "nome_exibicao" as "nomeExibicao", "email" as "email", "cpf" as "cpf",
    "role" as "role", "perfil_id" as "perfilId", "papel" as "papel", "tipo" as "tipo", "cliente_id" as "clienteId",
    "cliente_nome" as "clienteNome", "posto_id" as "postoId", "posto_nome" as "postoNome", "foto_id" as "fotoId",
    "segundo_fator" as "segundoFator", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "usuario_cadastro"
  where true
  and ("ativo" = $1)
  order by "posto_nome" collate "pt-BR-x-icu" desc, id desc
  limit $2 offset $3;

select "id" as "id", "nome" as "nome", "nome_exibicao" as "nomeExibicao", "email" as "email", "cpf" as "cpf",
    "role" as "role", "perfil_id" as "perfilId", "papel" as "papel", "tipo" as "tipo", "cliente_id" as "clienteId",
    "cliente_nome" as "clienteNome", "posto_id" as "postoId", "posto_nome" as "postoNome", "foto_id" as "fotoId",
    "segundo_fator" as "segundoFator", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "usuario_cadastro"
  where true
  and ("ativo" = $1)
  order by "tipo" = $2 desc, "nome" collate "pt-BR-x-icu" asc, id asc
  limit $3 offset $4;

select "id" as "id", "nome" as "nome", "nome_exibicao" as "nomeExibicao", "email" as "email", "cpf" as "cpf",
    "role" as "role", "perfil_id" as "perfilId", "papel" as "papel", "tipo" as "tipo", "cliente_id" as "clienteId",
    "cliente_nome" as "clienteNome", "posto_id" as "postoId", "posto_nome" as "postoNome", "foto_id" as "fotoId",
    "segundo_fator" as "segundoFator", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "usuario_cadastro"
  where true
  and ("ativo" = $1)
  order by "tipo" collate "pt-BR-x-icu" asc, id asc
  limit $2 offset $3;

select "id" as "id", "nome" as "nome", "nome_exibicao" as "nomeExibicao", "email" as "email", "cpf" as "cpf",
    "role" as "role", "perfil_id" as "perfilId", "papel" as "papel", "tipo" as "tipo", "cliente_id" as "clienteId",
    "cliente_nome" as "clienteNome", "posto_id" as "postoId", "posto_nome" as "postoNome", "foto_id" as "fotoId",
    "segundo_fator" as "segundoFator", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "usuario_cadastro"
  where true
  and ("ativo" = $1)
  order by "tipo" collate "pt-BR-x-icu" desc, id desc
  limit $2 offset $3;

select "id" as "id", "nome" as "nome", "nome_exibicao" as "nomeExibicao", "email" as "email", "cpf" as "cpf",
    "role" as "role", "perfil_id" as "perfilId", "papel" as "papel", "tipo" as "tipo", "cliente_id" as "clienteId",
    "cliente_nome" as "clienteNome", "posto_id" as "postoId", "posto_nome" as "postoNome", "foto_id" as "fotoId",
    "segundo_fator" as "segundoFator", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "usuario_cadastro"
  where true
  and ("cliente_id" = $1)
  order by "tipo" = $2 desc, "nome" collate "pt-BR-x-icu" asc, id asc
  limit $3 offset $4;

select "id" as "id", "nome" as "nome", "nome_exibicao" as "nomeExibicao", "email" as "email", "cpf" as "cpf",
    "role" as "role", "perfil_id" as "perfilId", "papel" as "papel", "tipo" as "tipo", "cliente_id" as "clienteId",
    "cliente_nome" as "clienteNome", "posto_id" as "postoId", "posto_nome" as "postoNome", "foto_id" as "fotoId",
    "segundo_fator" as "segundoFator", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "usuario_cadastro"
  where true
  and ("perfil_id" = $1)
  order by "tipo" = $2 desc, "nome" collate "pt-BR-x-icu" asc, id asc
  limit $3 offset $4;

select "id" as "id", "nome" as "nome", "nome_exibicao" as "nomeExibicao", "email" as "email", "cpf" as "cpf",
    "role" as "role", "perfil_id" as "perfilId", "papel" as "papel", "tipo" as "tipo", "cliente_id" as "clienteId",
    "cliente_nome" as "clienteNome", "posto_id" as "postoId", "posto_nome" as "postoNome", "foto_id" as "fotoId",
    "segundo_fator" as "segundoFator", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "usuario_cadastro"
  where true
  and (upper("cpf") like $1)
  order by "tipo" = $2 desc, "nome" collate "pt-BR-x-icu" asc, id asc
  limit $3 offset $4;

select "id" as "id", "nome" as "nome", "nome_exibicao" as "nomeExibicao", "email" as "email", "cpf" as "cpf",
    "role" as "role", "perfil_id" as "perfilId", "papel" as "papel", "tipo" as "tipo", "cliente_id" as "clienteId",
    "cliente_nome" as "clienteNome", "posto_id" as "postoId", "posto_nome" as "postoNome", "foto_id" as "fotoId",
    "segundo_fator" as "segundoFator", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "usuario_cadastro"
  where true
  and sem_acento("nome" || ' ' || "email") like sem_acento($1)
  and ("ativo" = $2)
  order by "tipo" = $3 desc, "nome" collate "pt-BR-x-icu" asc, id asc
  limit $4 offset $5;

select "id" as "id", "nome" as "nome", "nome_exibicao" as "nomeExibicao", "email" as "email", "cpf" as "cpf",
    "role" as "role", "perfil_id" as "perfilId", "papel" as "papel", "tipo" as "tipo", "cliente_id" as "clienteId",
    "cliente_nome" as "clienteNome", "posto_id" as "postoId", "posto_nome" as "postoNome", "foto_id" as "fotoId",
    "segundo_fator" as "segundoFator", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "usuario_cadastro"
  where true
  and sem_acento("nome" || ' ' || "email") like sem_acento($1)
  and ("posto_id" = $2)
  order by "posto_nome" collate "pt-BR-x-icu" asc, id asc
  limit $3 offset $4;

select "id" as "id", "nome" as "nome", "nome_exibicao" as "nomeExibicao", "email" as "email", "cpf" as "cpf",
    "role" as "role", "perfil_id" as "perfilId", "papel" as "papel", "tipo" as "tipo", "cliente_id" as "clienteId",
    "cliente_nome" as "clienteNome", "posto_id" as "postoId", "posto_nome" as "postoNome", "foto_id" as "fotoId",
    "segundo_fator" as "segundoFator", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "usuario_cadastro"
  where true
  and sem_acento("nome" || ' ' || "email") like sem_acento($1)
  order by "tipo" = $2 desc, "nome" collate "pt-BR-x-icu" asc, id asc
  limit $3 offset $4;

select "id" as "id", "nome" as "nome", "nome_exibicao" as "nomeExibicao", "email" as "email", "cpf" as "cpf",
    "role" as "role", "perfil_id" as "perfilId", "papel" as "papel", "tipo" as "tipo", "cliente_id" as "clienteId",
    "cliente_nome" as "clienteNome", "posto_id" as "postoId", "posto_nome" as "postoNome", "foto_id" as "fotoId",
    "segundo_fator" as "segundoFator", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "usuario_cadastro"
  where true
  order by "cliente_nome" collate "pt-BR-x-icu" asc, id asc
  limit $1 offset $2;

select "id" as "id", "nome" as "nome", "nome_exibicao" as "nomeExibicao", "email" as "email", "cpf" as "cpf",
    "role" as "role", "perfil_id" as "perfilId", "papel" as "papel", "tipo" as "tipo", "cliente_id" as "clienteId",
    "cliente_nome" as "clienteNome", "posto_id" as "postoId", "posto_nome" as "postoNome", "foto_id" as "fotoId",
    "segundo_fator" as "segundoFator", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "usuario_cadastro"
  where true
  order by "cliente_nome" collate "pt-BR-x-icu" desc, id desc
  limit $1 offset $2;

select "id" as "id", "nome" as "nome", "nome_exibicao" as "nomeExibicao", "email" as "email", "cpf" as "cpf",
    "role" as "role", "perfil_id" as "perfilId", "papel" as "papel", "tipo" as "tipo", "cliente_id" as "clienteId",
    "cliente_nome" as "clienteNome", "posto_id" as "postoId", "posto_nome" as "postoNome", "foto_id" as "fotoId",
    "segundo_fator" as "segundoFator", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "usuario_cadastro"
  where true
  order by "cpf" collate "pt-BR-x-icu" asc, id asc
  limit $1 offset $2;

select "id" as "id", "nome" as "nome", "nome_exibicao" as "nomeExibicao", "email" as "email", "cpf" as "cpf",
    "role" as "role", "perfil_id" as "perfilId", "papel" as "papel", "tipo" as "tipo", "cliente_id" as "clienteId",
    "cliente_nome" as "clienteNome", "posto_id" as "postoId", "posto_nome" as "postoNome", "foto_id" as "fotoId",
    "segundo_fator" as "segundoFator", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "usuario_cadastro"
  where true
  order by "cpf" collate "pt-BR-x-icu" desc, id desc
  limit $1 offset $2;

select "id" as "id", "nome" as "nome", "nome_exibicao" as "nomeExibicao", "email" as "email", "cpf" as "cpf",
    "role" as "role", "perfil_id" as "perfilId", "papel" as "papel", "tipo" as "tipo", "cliente_id" as "clienteId",
    "cliente_nome" as "clienteNome", "posto_id" as "postoId", "posto_nome" as "postoNome", "foto_id" as "fotoId",
    "segundo_fator" as "segundoFator", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "usuario_cadastro"
  where true
  order by "email" collate "pt-BR-x-icu" asc, id asc
  limit $1 offset $2;

select "id" as "id", "nome" as "nome", "nome_exibicao" as "nomeExibicao", "email" as "email", "cpf" as "cpf",
    "role" as "role", "perfil_id" as "perfilId", "papel" as "papel", "tipo" as "tipo", "cliente_id" as "clienteId",
    "cliente_nome" as "clienteNome", "posto_id" as "postoId", "posto_nome" as "postoNome", "foto_id" as "fotoId",
    "segundo_fator" as "segundoFator", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "usuario_cadastro"
  where true
  order by "email" collate "pt-BR-x-icu" desc, id desc
  limit $1 offset $2;

select "id" as "id", "nome" as "nome", "nome_exibicao" as "nomeExibicao", "email" as "email", "cpf" as "cpf",
    "role" as "role", "perfil_id" as "perfilId", "papel" as "papel", "tipo" as "tipo", "cliente_id" as "clienteId",
    "cliente_nome" as "clienteNome", "posto_id" as "postoId", "posto_nome" as "postoNome", "foto_id" as "fotoId",
    "segundo_fator" as "segundoFator", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "usuario_cadastro"
  where true
  order by "id" asc, id asc
  limit $1 offset $2;

select "id" as "id", "nome" as "nome", "nome_exibicao" as "nomeExibicao", "email" as "email", "cpf" as "cpf",
    "role" as "role", "perfil_id" as "perfilId", "papel" as "papel", "tipo" as "tipo", "cliente_id" as "clienteId",
    "cliente_nome" as "clienteNome", "posto_id" as "postoId", "posto_nome" as "postoNome", "foto_id" as "fotoId",
    "segundo_fator" as "segundoFator", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "usuario_cadastro"
  where true
  order by "id" desc, id desc
  limit $1 offset $2;

select "id" as "id", "nome" as "nome", "nome_exibicao" as "nomeExibicao", "email" as "email", "cpf" as "cpf",
    "role" as "role", "perfil_id" as "perfilId", "papel" as "papel", "tipo" as "tipo", "cliente_id" as "clienteId",
    "cliente_nome" as "clienteNome", "posto_id" as "postoId", "posto_nome" as "postoNome", "foto_id" as "fotoId",
    "segundo_fator" as "segundoFator", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "usuario_cadastro"
  where true
  order by "nome" collate "pt-BR-x-icu" desc, id desc
  limit $1 offset $2;

select "id" as "id", "nome" as "nome", "nome_exibicao" as "nomeExibicao", "email" as "email", "cpf" as "cpf",
    "role" as "role", "perfil_id" as "perfilId", "papel" as "papel", "tipo" as "tipo", "cliente_id" as "clienteId",
    "cliente_nome" as "clienteNome", "posto_id" as "postoId", "posto_nome" as "postoNome", "foto_id" as "fotoId",
    "segundo_fator" as "segundoFator", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "usuario_cadastro"
  where true
  order by "papel" collate "pt-BR-x-icu" asc, id asc
  limit $1 offset $2;

select "id" as "id", "nome" as "nome", "nome_exibicao" as "nomeExibicao", "email" as "email", "cpf" as "cpf",
    "role" as "role", "perfil_id" as "perfilId", "papel" as "papel", "tipo" as "tipo", "cliente_id" as "clienteId",
    "cliente_nome" as "clienteNome", "posto_id" as "postoId", "posto_nome" as "postoNome", "foto_id" as "fotoId",
    "segundo_fator" as "segundoFator", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "usuario_cadastro"
  where true
  order by "papel" collate "pt-BR-x-icu" desc, id desc
  limit $1 offset $2;

select "id" as "id", "nome" as "nome", "nome_exibicao" as "nomeExibicao", "email" as "email", "cpf" as "cpf",
    "role" as "role", "perfil_id" as "perfilId", "papel" as "papel", "tipo" as "tipo", "cliente_id" as "clienteId",
    "cliente_nome" as "clienteNome", "posto_id" as "postoId", "posto_nome" as "postoNome", "foto_id" as "fotoId",
    "segundo_fator" as "segundoFator", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "usuario_cadastro"
  where true
  order by "posto_nome" collate "pt-BR-x-icu" asc, id asc
  limit $1 offset $2;

select "id" as "id", "nome" as "nome", "nome_exibicao" as "nomeExibicao", "email" as "email", "cpf" as "cpf",
    "role" as "role", "perfil_id" as "perfilId", "papel" as "papel", "tipo" as "tipo", "cliente_id" as "clienteId",
    "cliente_nome" as "clienteNome", "posto_id" as "postoId", "posto_nome" as "postoNome", "foto_id" as "fotoId",
    "segundo_fator" as "segundoFator", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "usuario_cadastro"
  where true
  order by "posto_nome" collate "pt-BR-x-icu" desc, id desc
  limit $1 offset $2;

select "id" as "id", "nome" as "nome", "nome_exibicao" as "nomeExibicao", "email" as "email", "cpf" as "cpf",
    "role" as "role", "perfil_id" as "perfilId", "papel" as "papel", "tipo" as "tipo", "cliente_id" as "clienteId",
    "cliente_nome" as "clienteNome", "posto_id" as "postoId", "posto_nome" as "postoNome", "foto_id" as "fotoId",
    "segundo_fator" as "segundoFator", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "usuario_cadastro"
  where true
  order by "tipo" = $1 desc, "nome" collate "pt-BR-x-icu" asc, id asc
  limit $2 offset $3;

select "id" as "id", "nome" as "nome", "nome_exibicao" as "nomeExibicao", "email" as "email", "cpf" as "cpf",
    "role" as "role", "perfil_id" as "perfilId", "papel" as "papel", "tipo" as "tipo", "cliente_id" as "clienteId",
    "cliente_nome" as "clienteNome", "posto_id" as "postoId", "posto_nome" as "postoNome", "foto_id" as "fotoId",
    "segundo_fator" as "segundoFator", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "usuario_cadastro"
  where true
  order by "tipo" collate "pt-BR-x-icu" asc, id asc
  limit $1 offset $2;

select "id" as "id", "nome" as "nome", "nome_exibicao" as "nomeExibicao", "email" as "email", "cpf" as "cpf",
    "role" as "role", "perfil_id" as "perfilId", "papel" as "papel", "tipo" as "tipo", "cliente_id" as "clienteId",
    "cliente_nome" as "clienteNome", "posto_id" as "postoId", "posto_nome" as "postoNome", "foto_id" as "fotoId",
    "segundo_fator" as "segundoFator", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "usuario_cadastro"
  where true
  order by "tipo" collate "pt-BR-x-icu" desc, id desc
  limit $1 offset $2;

select "id" as "id", "nome" as "nome", "periodicidade" as "periodicidade", "licencas" as "licencas",
    "valor" as "valor", "valor_desde" as "valorDesde", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "plano_valores"
  where true
  order by "id" asc, id asc
  limit $1 offset $2;

select "id" as "id", "nome" as "nome", "periodicidade" as "periodicidade", "licencas" as "licencas",
    "valor" as "valor", "valor_desde" as "valorDesde", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "plano_valores"
  where true
  order by "id" desc, id desc
  limit $1 offset $2;

select "id" as "id", "nome" as "nome", "periodicidade" as "periodicidade", "licencas" as "licencas",
    "valor" as "valor", "valor_desde" as "valorDesde", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "plano_valores"
  where true
  order by "licencas" asc, id asc
  limit $1 offset $2;

select "id" as "id", "nome" as "nome", "periodicidade" as "periodicidade", "licencas" as "licencas",
    "valor" as "valor", "valor_desde" as "valorDesde", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "plano_valores"
  where true
  order by "licencas" desc, id desc
  limit $1 offset $2;

select "id" as "id", "nome" as "nome", "periodicidade" as "periodicidade", "licencas" as "licencas",
    "valor" as "valor", "valor_desde" as "valorDesde", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "plano_valores"
  where true
  order by "nome" collate "pt-BR-x-icu" asc, id asc
  limit $1 offset $2;

select "id" as "id", "nome" as "nome", "periodicidade" as "periodicidade", "licencas" as "licencas",
    "valor" as "valor", "valor_desde" as "valorDesde", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "plano_valores"
  where true
  order by "nome" collate "pt-BR-x-icu" desc, id desc
  limit $1 offset $2;

select "id" as "id", "nome" as "nome", "periodicidade" as "periodicidade", "licencas" as "licencas",
    "valor" as "valor", "valor_desde" as "valorDesde", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "plano_valores"
  where true
  order by "periodicidade" collate "pt-BR-x-icu" asc, id asc
  limit $1 offset $2;

select "id" as "id", "nome" as "nome", "periodicidade" as "periodicidade", "licencas" as "licencas",
    "valor" as "valor", "valor_desde" as "valorDesde", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "plano_valores"
  where true
  order by "periodicidade" collate "pt-BR-x-icu" desc, id desc
  limit $1 offset $2;

select "id" as "id", "nome" as "nome", "periodicidade" as "periodicidade", "licencas" as "licencas",
    "valor" as "valor", "valor_desde" as "valorDesde", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "plano_valores"
  where true
  order by "valor" asc, id asc
  limit $1 offset $2;

select "id" as "id", "nome" as "nome", "periodicidade" as "periodicidade", "licencas" as "licencas",
    "valor" as "valor", "valor_desde" as "valorDesde", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "plano_valores"
  where true
  order by "valor" desc, id desc
  limit $1 offset $2;

select "id" as "id", "nome" as "nome", "periodicidade" as "periodicidade", "licencas" as "licencas",
    "valor" as "valor", "valor_desde" as "valorDesde", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "plano_valores"
  where true
  order by "valor_desde" asc, id asc
  limit $1 offset $2;

select "id" as "id", "nome" as "nome", "periodicidade" as "periodicidade", "licencas" as "licencas",
    "valor" as "valor", "valor_desde" as "valorDesde", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "plano_valores"
  where true
  order by "valor_desde" desc, id desc
  limit $1 offset $2;

select "id" as "id", "nome" as "nome", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "do_produto" as "doProduto", "versao" as "versao"
  from "causa_os"
  where true
  and sem_acento("nome") like sem_acento($1)
  and ("ativo" = $2)
  order by "nome" collate "pt-BR-x-icu" asc, id asc
  limit $3 offset $4;

select "id" as "id", "nome" as "nome", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "do_produto" as "doProduto", "versao" as "versao"
  from "causa_os"
  where true
  and sem_acento("nome") like sem_acento($1)
  order by "nome" collate "pt-BR-x-icu" asc, id asc
  limit $2 offset $3;

select "id" as "id", "nome" as "nome", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "do_produto" as "doProduto", "versao" as "versao"
  from "causa_os"
  where true
  order by "id" asc, id asc
  limit $1 offset $2;

select "id" as "id", "nome" as "nome", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "do_produto" as "doProduto", "versao" as "versao"
  from "causa_os"
  where true
  order by "id" desc, id desc
  limit $1 offset $2;

select "id" as "id", "nome" as "nome", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "do_produto" as "doProduto", "versao" as "versao"
  from "causa_os"
  where true
  order by "nome" collate "pt-BR-x-icu" asc, id asc
  limit $1 offset $2;

select "id" as "id", "nome" as "nome", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "do_produto" as "doProduto", "versao" as "versao"
  from "causa_os"
  where true
  order by "nome" collate "pt-BR-x-icu" desc, id desc
  limit $1 offset $2;

select "id" as "id", "nome" as "nome", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "sintoma_id" as "sintoma.id", "sintoma_nome" as "sintoma.nome", "causa_id" as "causa.id",
    "causa_nome" as "causa.nome", "servicos" as "servicos", "pecas" as "pecas", "opcionais" as "opcionais",
    "dono" as "dono", "versao" as "versao"
  from "modelo_orcamento_cadastro"
  where ("posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2) or (true
  and posto_id is null))
  order by "nome" collate "pt-BR-x-icu" asc, id asc
  limit $3 offset $4;

select "id" as "id", "nome" as "nome", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "sintoma_id" as "sintoma.id", "sintoma_nome" as "sintoma.nome", "causa_id" as "causa.id",
    "causa_nome" as "causa.nome", "servicos" as "servicos", "pecas" as "pecas", "opcionais" as "opcionais",
    "dono" as "dono", "versao" as "versao"
  from "modelo_orcamento_cadastro"
  where (true or (true
  and posto_id is null))
  order by "dono" collate "pt-BR-x-icu" asc, id asc
  limit $1 offset $2;

select "id" as "id", "nome" as "nome", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "sintoma_id" as "sintoma.id", "sintoma_nome" as "sintoma.nome", "causa_id" as "causa.id",
    "causa_nome" as "causa.nome", "servicos" as "servicos", "pecas" as "pecas", "opcionais" as "opcionais",
    "dono" as "dono", "versao" as "versao"
  from "modelo_orcamento_cadastro"
  where (true or (true
  and posto_id is null))
  order by "dono" collate "pt-BR-x-icu" desc, id desc
  limit $1 offset $2;

select "id" as "id", "nome" as "nome", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "sintoma_id" as "sintoma.id", "sintoma_nome" as "sintoma.nome", "causa_id" as "causa.id",
    "causa_nome" as "causa.nome", "servicos" as "servicos", "pecas" as "pecas", "opcionais" as "opcionais",
    "dono" as "dono", "versao" as "versao"
  from "modelo_orcamento_cadastro"
  where (true or (true
  and posto_id is null))
  order by "id" asc, id asc
  limit $1 offset $2;

select "id" as "id", "nome" as "nome", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "sintoma_id" as "sintoma.id", "sintoma_nome" as "sintoma.nome", "causa_id" as "causa.id",
    "causa_nome" as "causa.nome", "servicos" as "servicos", "pecas" as "pecas", "opcionais" as "opcionais",
    "dono" as "dono", "versao" as "versao"
  from "modelo_orcamento_cadastro"
  where (true or (true
  and posto_id is null))
  order by "id" desc, id desc
  limit $1 offset $2;

select "id" as "id", "nome" as "nome", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "sintoma_id" as "sintoma.id", "sintoma_nome" as "sintoma.nome", "causa_id" as "causa.id",
    "causa_nome" as "causa.nome", "servicos" as "servicos", "pecas" as "pecas", "opcionais" as "opcionais",
    "dono" as "dono", "versao" as "versao"
  from "modelo_orcamento_cadastro"
  where (true or (true
  and posto_id is null))
  order by "nome" collate "pt-BR-x-icu" asc, id asc
  limit $1 offset $2;

select "id" as "id", "nome" as "nome", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "sintoma_id" as "sintoma.id", "sintoma_nome" as "sintoma.nome", "causa_id" as "causa.id",
    "causa_nome" as "causa.nome", "servicos" as "servicos", "pecas" as "pecas", "opcionais" as "opcionais",
    "dono" as "dono", "versao" as "versao"
  from "modelo_orcamento_cadastro"
  where (true or (true
  and posto_id is null))
  order by "nome" collate "pt-BR-x-icu" desc, id desc
  limit $1 offset $2;

select "id" as "id", "nome" as "nome", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "categoria_assistencia"
  where true
  order by "id" asc, id asc
  limit $1 offset $2;

select "id" as "id", "nome" as "nome", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "categoria_assistencia"
  where true
  order by "id" desc, id desc
  limit $1 offset $2;

select "id" as "id", "nome" as "nome", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "categoria_assistencia"
  where true
  order by "nome" collate "pt-BR-x-icu" asc, id asc
  limit $1 offset $2;

select "id" as "id", "nome" as "nome", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "categoria_assistencia"
  where true
  order by "nome" collate "pt-BR-x-icu" desc, id desc
  limit $1 offset $2;

select "id" as "id", "nome" as "nome", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "grupo_marca"
  where true
  and sem_acento("nome") like sem_acento($1)
  and ("ativo" = $2)
  order by "nome" collate "pt-BR-x-icu" asc, id asc
  limit $3 offset $4;

select "id" as "id", "nome" as "nome", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "grupo_marca"
  where true
  order by "id" asc, id asc
  limit $1 offset $2;

select "id" as "id", "nome" as "nome", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "grupo_marca"
  where true
  order by "id" desc, id desc
  limit $1 offset $2;

select "id" as "id", "nome" as "nome", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "grupo_marca"
  where true
  order by "nome" collate "pt-BR-x-icu" asc, id asc
  limit $1 offset $2;

select "id" as "id", "nome" as "nome", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "grupo_marca"
  where true
  order by "nome" collate "pt-BR-x-icu" desc, id desc
  limit $1 offset $2;

select "id" as "id", "nome" as "nome", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "sintoma_os"
  where true
  and sem_acento("nome") like sem_acento($1)
  and ("ativo" = $2)
  order by "nome" collate "pt-BR-x-icu" asc, id asc
  limit $3 offset $4;

select "id" as "id", "nome" as "nome", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "sintoma_os"
  where true
  order by "id" asc, id asc
  limit $1 offset $2;

select "id" as "id", "nome" as "nome", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "sintoma_os"
  where true
  order by "id" desc, id desc
  limit $1 offset $2;

select "id" as "id", "nome" as "nome", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "sintoma_os"
  where true
  order by "nome" collate "pt-BR-x-icu" asc, id asc
  limit $1 offset $2;

select "id" as "id", "nome" as "nome", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "sintoma_os"
  where true
  order by "nome" collate "pt-BR-x-icu" desc, id desc
  limit $1 offset $2;

select "id" as "id", "nome" as "nome", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "tipo_equipamento"
  where true
  and sem_acento("nome") like sem_acento($1)
  and ("ativo" = $2)
  order by "nome" collate "pt-BR-x-icu" asc, id asc
  limit $3 offset $4;

select "id" as "id", "nome" as "nome", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "tipo_equipamento"
  where true
  order by "id" asc, id asc
  limit $1 offset $2;

select "id" as "id", "nome" as "nome", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "tipo_equipamento"
  where true
  order by "id" desc, id desc
  limit $1 offset $2;

select "id" as "id", "nome" as "nome", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "tipo_equipamento"
  where true
  order by "nome" collate "pt-BR-x-icu" asc, id asc
  limit $1 offset $2;

select "id" as "id", "nome" as "nome", case when ativo then 'ATIVO' else 'INATIVO' end as "status",
    "versao" as "versao"
  from "tipo_equipamento"
  where true
  order by "nome" collate "pt-BR-x-icu" desc, id desc
  limit $1 offset $2;

select "id" as "id", "nome_fantasia" as "nomeFantasia", "razao_social" as "razaoSocial", "cnpj_cpf" as "cnpjCpf",
    "inscricao_estadual" as "inscricaoEstadual", "inscricao_municipal" as "inscricaoMunicipal",
    "email_comercial" as "emailComercial", "telefone_comercial" as "telefoneComercial",
    "hora_funcionamento" as "horaFuncionamento", "cep" as "cep", "rua" as "rua", "numero" as "numero",
    "complemento" as "complemento", "bairro" as "bairro", "estado" as "estado", "cidade" as "cidade", "pais" as "pais",
    "codigo_cliente" as "codigoCliente", "codigo_depositante" as "codigoDepositante", "status_wms" as "statusWms",
    case when ativo then 'ATIVO' else 'INATIVO' end as "status", "fefo" as "fefo",
    "permite_vencido" as "permiteVencido", "resto_em_pedido" as "restoEmPedido", "versao" as "versao"
  from "cliente"
  where true
  and sem_acento("nome_fantasia" || ' ' || "razao_social") like sem_acento($1)
  and ("ativo" = $2)
  order by "nome_fantasia" collate "pt-BR-x-icu" asc, id asc
  limit $3 offset $4;

select "id" as "id", "nome_fantasia" as "nomeFantasia", "razao_social" as "razaoSocial", "cnpj_cpf" as "cnpjCpf",
    "inscricao_estadual" as "inscricaoEstadual", "inscricao_municipal" as "inscricaoMunicipal",
    "email_comercial" as "emailComercial", "telefone_comercial" as "telefoneComercial",
    "hora_funcionamento" as "horaFuncionamento", "cep" as "cep", "rua" as "rua", "numero" as "numero",
    "complemento" as "complemento", "bairro" as "bairro", "estado" as "estado", "cidade" as "cidade", "pais" as "pais",
    "codigo_cliente" as "codigoCliente", "codigo_depositante" as "codigoDepositante", "status_wms" as "statusWms",
    case when ativo then 'ATIVO' else 'INATIVO' end as "status", "fefo" as "fefo",
    "permite_vencido" as "permiteVencido", "resto_em_pedido" as "restoEmPedido", "versao" as "versao"
  from "cliente"
  where true
  order by "cnpj_cpf" collate "pt-BR-x-icu" asc, id asc
  limit $1 offset $2;

select "id" as "id", "nome_fantasia" as "nomeFantasia", "razao_social" as "razaoSocial", "cnpj_cpf" as "cnpjCpf",
    "inscricao_estadual" as "inscricaoEstadual", "inscricao_municipal" as "inscricaoMunicipal",
    "email_comercial" as "emailComercial", "telefone_comercial" as "telefoneComercial",
    "hora_funcionamento" as "horaFuncionamento", "cep" as "cep", "rua" as "rua", "numero" as "numero",
    "complemento" as "complemento", "bairro" as "bairro", "estado" as "estado", "cidade" as "cidade", "pais" as "pais",
    "codigo_cliente" as "codigoCliente", "codigo_depositante" as "codigoDepositante", "status_wms" as "statusWms",
    case when ativo then 'ATIVO' else 'INATIVO' end as "status", "fefo" as "fefo",
    "permite_vencido" as "permiteVencido", "resto_em_pedido" as "restoEmPedido", "versao" as "versao"
  from "cliente"
  where true
  order by "cnpj_cpf" collate "pt-BR-x-icu" desc, id desc
  limit $1 offset $2;

select "id" as "id", "nome_fantasia" as "nomeFantasia", "razao_social" as "razaoSocial", "cnpj_cpf" as "cnpjCpf",
    "inscricao_estadual" as "inscricaoEstadual", "inscricao_municipal" as "inscricaoMunicipal",
    "email_comercial" as "emailComercial", "telefone_comercial" as "telefoneComercial",
    "hora_funcionamento" as "horaFuncionamento", "cep" as "cep", "rua" as "rua", "numero" as "numero",
    "complemento" as "complemento", "bairro" as "bairro", "estado" as "estado", "cidade" as "cidade", "pais" as "pais",
    "codigo_cliente" as "codigoCliente", "codigo_depositante" as "codigoDepositante", "status_wms" as "statusWms",
    case when ativo then 'ATIVO' else 'INATIVO' end as "status", "fefo" as "fefo",
    "permite_vencido" as "permiteVencido", "resto_em_pedido" as "restoEmPedido", "versao" as "versao"
  from "cliente"
  where true
  order by "codigo_cliente" collate "pt-BR-x-icu" asc, id asc
  limit $1 offset $2;

select "id" as "id", "nome_fantasia" as "nomeFantasia", "razao_social" as "razaoSocial", "cnpj_cpf" as "cnpjCpf",
    "inscricao_estadual" as "inscricaoEstadual", "inscricao_municipal" as "inscricaoMunicipal",
    "email_comercial" as "emailComercial", "telefone_comercial" as "telefoneComercial",
    "hora_funcionamento" as "horaFuncionamento", "cep" as "cep", "rua" as "rua", "numero" as "numero",
    "complemento" as "complemento", "bairro" as "bairro", "estado" as "estado", "cidade" as "cidade", "pais" as "pais",
    "codigo_cliente" as "codigoCliente", "codigo_depositante" as "codigoDepositante", "status_wms" as "statusWms",
    case when ativo then 'ATIVO' else 'INATIVO' end as "status", "fefo" as "fefo",
    "permite_vencido" as "permiteVencido", "resto_em_pedido" as "restoEmPedido", "versao" as "versao"
  from "cliente"
  where true
  order by "codigo_cliente" collate "pt-BR-x-icu" desc, id desc
  limit $1 offset $2;

select "id" as "id", "nome_fantasia" as "nomeFantasia", "razao_social" as "razaoSocial", "cnpj_cpf" as "cnpjCpf",
    "inscricao_estadual" as "inscricaoEstadual", "inscricao_municipal" as "inscricaoMunicipal",
    "email_comercial" as "emailComercial", "telefone_comercial" as "telefoneComercial",
    "hora_funcionamento" as "horaFuncionamento", "cep" as "cep", "rua" as "rua", "numero" as "numero",
    "complemento" as "complemento", "bairro" as "bairro", "estado" as "estado", "cidade" as "cidade", "pais" as "pais",
    "codigo_cliente" as "codigoCliente", "codigo_depositante" as "codigoDepositante", "status_wms" as "statusWms",
    case when ativo then 'ATIVO' else 'INATIVO' end as "status", "fefo" as "fefo",
    "permite_vencido" as "permiteVencido", "resto_em_pedido" as "restoEmPedido", "versao" as "versao"
  from "cliente"
  where true
  order by "codigo_depositante" collate "pt-BR-x-icu" asc, id asc
  limit $1 offset $2;

select "id" as "id", "nome_fantasia" as "nomeFantasia", "razao_social" as "razaoSocial", "cnpj_cpf" as "cnpjCpf",
    "inscricao_estadual" as "inscricaoEstadual", "inscricao_municipal" as "inscricaoMunicipal",
    "email_comercial" as "emailComercial", "telefone_comercial" as "telefoneComercial",
    "hora_funcionamento" as "horaFuncionamento", "cep" as "cep", "rua" as "rua", "numero" as "numero",
    "complemento" as "complemento", "bairro" as "bairro", "estado" as "estado", "cidade" as "cidade", "pais" as "pais",
    "codigo_cliente" as "codigoCliente", "codigo_depositante" as "codigoDepositante", "status_wms" as "statusWms",
    case when ativo then 'ATIVO' else 'INATIVO' end as "status", "fefo" as "fefo",
    "permite_vencido" as "permiteVencido", "resto_em_pedido" as "restoEmPedido", "versao" as "versao"
  from "cliente"
  where true
  order by "codigo_depositante" collate "pt-BR-x-icu" desc, id desc
  limit $1 offset $2;

select "id" as "id", "nome_fantasia" as "nomeFantasia", "razao_social" as "razaoSocial", "cnpj_cpf" as "cnpjCpf",
    "inscricao_estadual" as "inscricaoEstadual", "inscricao_municipal" as "inscricaoMunicipal",
    "email_comercial" as "emailComercial", "telefone_comercial" as "telefoneComercial",
    "hora_funcionamento" as "horaFuncionamento", "cep" as "cep", "rua" as "rua", "numero" as "numero",
    "complemento" as "complemento", "bairro" as "bairro", "estado" as "estado", "cidade" as "cidade", "pais" as "pais",
    "codigo_cliente" as "codigoCliente", "codigo_depositante" as "codigoDepositante", "status_wms" as "statusWms",
    case when ativo then 'ATIVO' else 'INATIVO' end as "status", "fefo" as "fefo",
    "permite_vencido" as "permiteVencido", "resto_em_pedido" as "restoEmPedido", "versao" as "versao"
  from "cliente"
  where true
  order by "id" asc, id asc
  limit $1 offset $2;

select "id" as "id", "nome_fantasia" as "nomeFantasia", "razao_social" as "razaoSocial", "cnpj_cpf" as "cnpjCpf",
    "inscricao_estadual" as "inscricaoEstadual", "inscricao_municipal" as "inscricaoMunicipal",
    "email_comercial" as "emailComercial", "telefone_comercial" as "telefoneComercial",
    "hora_funcionamento" as "horaFuncionamento", "cep" as "cep", "rua" as "rua", "numero" as "numero",
    "complemento" as "complemento", "bairro" as "bairro", "estado" as "estado", "cidade" as "cidade", "pais" as "pais",
    "codigo_cliente" as "codigoCliente", "codigo_depositante" as "codigoDepositante", "status_wms" as "statusWms",
    case when ativo then 'ATIVO' else 'INATIVO' end as "status", "fefo" as "fefo",
    "permite_vencido" as "permiteVencido", "resto_em_pedido" as "restoEmPedido", "versao" as "versao"
  from "cliente"
  where true
  order by "id" desc, id desc
  limit $1 offset $2;

select "id" as "id", "nome_fantasia" as "nomeFantasia", "razao_social" as "razaoSocial", "cnpj_cpf" as "cnpjCpf",
    "inscricao_estadual" as "inscricaoEstadual", "inscricao_municipal" as "inscricaoMunicipal",
    "email_comercial" as "emailComercial", "telefone_comercial" as "telefoneComercial",
    "hora_funcionamento" as "horaFuncionamento", "cep" as "cep", "rua" as "rua", "numero" as "numero",
    "complemento" as "complemento", "bairro" as "bairro", "estado" as "estado", "cidade" as "cidade", "pais" as "pais",
    "codigo_cliente" as "codigoCliente", "codigo_depositante" as "codigoDepositante", "status_wms" as "statusWms",
    case when ativo then 'ATIVO' else 'INATIVO' end as "status", "fefo" as "fefo",
    "permite_vencido" as "permiteVencido", "resto_em_pedido" as "restoEmPedido", "versao" as "versao"
  from "cliente"
  where true
  order by "nome_fantasia" collate "pt-BR-x-icu" asc, id asc
  limit $1 offset $2;

select "id" as "id", "nome_fantasia" as "nomeFantasia", "razao_social" as "razaoSocial", "cnpj_cpf" as "cnpjCpf",
    "inscricao_estadual" as "inscricaoEstadual", "inscricao_municipal" as "inscricaoMunicipal",
    "email_comercial" as "emailComercial", "telefone_comercial" as "telefoneComercial",
    "hora_funcionamento" as "horaFuncionamento", "cep" as "cep", "rua" as "rua", "numero" as "numero",
    "complemento" as "complemento", "bairro" as "bairro", "estado" as "estado", "cidade" as "cidade", "pais" as "pais",
    "codigo_cliente" as "codigoCliente", "codigo_depositante" as "codigoDepositante", "status_wms" as "statusWms",
    case when ativo then 'ATIVO' else 'INATIVO' end as "status", "fefo" as "fefo",
    "permite_vencido" as "permiteVencido", "resto_em_pedido" as "restoEmPedido", "versao" as "versao"
  from "cliente"
  where true
  order by "nome_fantasia" collate "pt-BR-x-icu" desc, id desc
  limit $1 offset $2;

select "id" as "id", "nome_fantasia" as "nomeFantasia", "razao_social" as "razaoSocial", "cnpj_cpf" as "cnpjCpf",
    "inscricao_estadual" as "inscricaoEstadual", "inscricao_municipal" as "inscricaoMunicipal",
    "email_comercial" as "emailComercial", "telefone_comercial" as "telefoneComercial",
    "hora_funcionamento" as "horaFuncionamento", "cep" as "cep", "rua" as "rua", "numero" as "numero",
    "complemento" as "complemento", "bairro" as "bairro", "estado" as "estado", "cidade" as "cidade", "pais" as "pais",
    "codigo_cliente" as "codigoCliente", "codigo_depositante" as "codigoDepositante", "status_wms" as "statusWms",
    case when ativo then 'ATIVO' else 'INATIVO' end as "status", "fefo" as "fefo",
    "permite_vencido" as "permiteVencido", "resto_em_pedido" as "restoEmPedido", "versao" as "versao"
  from "cliente"
  where true
  order by "razao_social" collate "pt-BR-x-icu" asc, id asc
  limit $1 offset $2;

select "id" as "id", "nome_fantasia" as "nomeFantasia", "razao_social" as "razaoSocial", "cnpj_cpf" as "cnpjCpf",
    "inscricao_estadual" as "inscricaoEstadual", "inscricao_municipal" as "inscricaoMunicipal",
    "email_comercial" as "emailComercial", "telefone_comercial" as "telefoneComercial",
    "hora_funcionamento" as "horaFuncionamento", "cep" as "cep", "rua" as "rua", "numero" as "numero",
    "complemento" as "complemento", "bairro" as "bairro", "estado" as "estado", "cidade" as "cidade", "pais" as "pais",
    "codigo_cliente" as "codigoCliente", "codigo_depositante" as "codigoDepositante", "status_wms" as "statusWms",
    case when ativo then 'ATIVO' else 'INATIVO' end as "status", "fefo" as "fefo",
    "permite_vencido" as "permiteVencido", "resto_em_pedido" as "restoEmPedido", "versao" as "versao"
  from "cliente"
  where true
  order by "razao_social" collate "pt-BR-x-icu" desc, id desc
  limit $1 offset $2;

select "id" as "id", "nome_fantasia" as "nomeFantasia", "razao_social" as "razaoSocial", "cnpj_cpf" as "cnpjCpf",
    "inscricao_estadual" as "inscricaoEstadual", "inscricao_municipal" as "inscricaoMunicipal",
    "email_comercial" as "emailComercial", "telefone_comercial" as "telefoneComercial",
    "hora_funcionamento" as "horaFuncionamento", "cep" as "cep", "rua" as "rua", "numero" as "numero",
    "complemento" as "complemento", "bairro" as "bairro", "estado" as "estado", "cidade" as "cidade", "pais" as "pais",
    "codigo_cliente" as "codigoCliente", "codigo_depositante" as "codigoDepositante", "status_wms" as "statusWms",
    case when ativo then 'ATIVO' else 'INATIVO' end as "status", "fefo" as "fefo",
    "permite_vencido" as "permiteVencido", "resto_em_pedido" as "restoEmPedido", "versao" as "versao"
  from "cliente"
  where true
  order by "status_wms" collate "pt-BR-x-icu" asc, id asc
  limit $1 offset $2;

select "id" as "id", "nome_fantasia" as "nomeFantasia", "razao_social" as "razaoSocial", "cnpj_cpf" as "cnpjCpf",
    "inscricao_estadual" as "inscricaoEstadual", "inscricao_municipal" as "inscricaoMunicipal",
    "email_comercial" as "emailComercial", "telefone_comercial" as "telefoneComercial",
    "hora_funcionamento" as "horaFuncionamento", "cep" as "cep", "rua" as "rua", "numero" as "numero",
    "complemento" as "complemento", "bairro" as "bairro", "estado" as "estado", "cidade" as "cidade", "pais" as "pais",
    "codigo_cliente" as "codigoCliente", "codigo_depositante" as "codigoDepositante", "status_wms" as "statusWms",
    case when ativo then 'ATIVO' else 'INATIVO' end as "status", "fefo" as "fefo",
    "permite_vencido" as "permiteVencido", "resto_em_pedido" as "restoEmPedido", "versao" as "versao"
  from "cliente"
  where true
  order by "status_wms" collate "pt-BR-x-icu" desc, id desc
  limit $1 offset $2;

select "id" as "id", "numero" as "numero", "titulo" as "titulo", "posto_id" as "posto.id",
    "posto_nome_fantasia" as "posto.nomeFantasia", "categoria" as "categoria", "prioridade" as "prioridade",
    "equipe" as "equipe", "situacao" as "situacao", "prazo" as "prazo", "prazo_em" as "prazoEm",
    "criado_em" as "criadoEm", "versao" as "versao", "os" as "os", "responsavel" as "responsavel", "ordem" as "ordem",
    "mensagens" as "mensagens", "minutos_restantes" as "minutosRestantes", "atendido_em" as "atendidoEm",
    "encerrado_em" as "encerradoEm"
  from "chamado_cadastro"
  where "posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ("situacao" = $3)
  order by "ordem" asc, id asc
  limit $4 offset $5;

select "id" as "id", "numero" as "numero", "titulo" as "titulo", "posto_id" as "posto.id",
    "posto_nome_fantasia" as "posto.nomeFantasia", "categoria" as "categoria", "prioridade" as "prioridade",
    "equipe" as "equipe", "situacao" as "situacao", "prazo" as "prazo", "prazo_em" as "prazoEm",
    "criado_em" as "criadoEm", "versao" as "versao", "os" as "os", "responsavel" as "responsavel", "ordem" as "ordem",
    "mensagens" as "mensagens", "minutos_restantes" as "minutosRestantes", "atendido_em" as "atendidoEm",
    "encerrado_em" as "encerradoEm"
  from "chamado_cadastro"
  where "posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and sem_acento("busca") like sem_acento($3)
  order by "ordem" asc, id asc
  limit $4 offset $5;

select "id" as "id", "numero" as "numero", "titulo" as "titulo", "posto_id" as "posto.id",
    "posto_nome_fantasia" as "posto.nomeFantasia", "categoria" as "categoria", "prioridade" as "prioridade",
    "equipe" as "equipe", "situacao" as "situacao", "prazo" as "prazo", "prazo_em" as "prazoEm",
    "criado_em" as "criadoEm", "versao" as "versao", "os" as "os", "responsavel" as "responsavel", "ordem" as "ordem",
    "mensagens" as "mensagens", "minutos_restantes" as "minutosRestantes", "atendido_em" as "atendidoEm",
    "encerrado_em" as "encerradoEm"
  from "chamado_cadastro"
  where "posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  order by "ordem" asc, id asc
  limit $3 offset $4;

select "id" as "id", "numero" as "numero", "titulo" as "titulo", "posto_id" as "posto.id",
    "posto_nome_fantasia" as "posto.nomeFantasia", "categoria" as "categoria", "prioridade" as "prioridade",
    "equipe" as "equipe", "situacao" as "situacao", "prazo" as "prazo", "prazo_em" as "prazoEm",
    "criado_em" as "criadoEm", "versao" as "versao", "os" as "os", "responsavel" as "responsavel", "ordem" as "ordem",
    "mensagens" as "mensagens", "minutos_restantes" as "minutosRestantes", "atendido_em" as "atendidoEm",
    "encerrado_em" as "encerradoEm"
  from "chamado_cadastro"
  where true
  and ("dono" = $1)
  order by "ordem" asc, id asc
  limit $2 offset $3;

select "id" as "id", "numero" as "numero", "titulo" as "titulo", "posto_id" as "posto.id",
    "posto_nome_fantasia" as "posto.nomeFantasia", "categoria" as "categoria", "prioridade" as "prioridade",
    "equipe" as "equipe", "situacao" as "situacao", "prazo" as "prazo", "prazo_em" as "prazoEm",
    "criado_em" as "criadoEm", "versao" as "versao", "os" as "os", "responsavel" as "responsavel", "ordem" as "ordem",
    "mensagens" as "mensagens", "minutos_restantes" as "minutosRestantes", "atendido_em" as "atendidoEm",
    "encerrado_em" as "encerradoEm"
  from "chamado_cadastro"
  where true
  and ("prazo" = $1)
  order by "ordem" asc, id asc
  limit $2 offset $3;

select "id" as "id", "numero" as "numero", "titulo" as "titulo", "posto_id" as "posto.id",
    "posto_nome_fantasia" as "posto.nomeFantasia", "categoria" as "categoria", "prioridade" as "prioridade",
    "equipe" as "equipe", "situacao" as "situacao", "prazo" as "prazo", "prazo_em" as "prazoEm",
    "criado_em" as "criadoEm", "versao" as "versao", "os" as "os", "responsavel" as "responsavel", "ordem" as "ordem",
    "mensagens" as "mensagens", "minutos_restantes" as "minutosRestantes", "atendido_em" as "atendidoEm",
    "encerrado_em" as "encerradoEm"
  from "chamado_cadastro"
  where true
  and ("responsavel_id" = $1)
  order by "ordem" asc, id asc
  limit $2 offset $3;

select "id" as "id", "numero" as "numero", "titulo" as "titulo", "posto_id" as "posto.id",
    "posto_nome_fantasia" as "posto.nomeFantasia", "categoria" as "categoria", "prioridade" as "prioridade",
    "equipe" as "equipe", "situacao" as "situacao", "prazo" as "prazo", "prazo_em" as "prazoEm",
    "criado_em" as "criadoEm", "versao" as "versao", "os" as "os", "responsavel" as "responsavel", "ordem" as "ordem",
    "mensagens" as "mensagens", "minutos_restantes" as "minutosRestantes", "atendido_em" as "atendidoEm",
    "encerrado_em" as "encerradoEm"
  from "chamado_cadastro"
  where true
  and ("situacao" = $1)
  and sem_acento("busca") like sem_acento($2)
  order by "ordem" asc, id asc
  limit $3 offset $4;

select "id" as "id", "numero" as "numero", "titulo" as "titulo", "posto_id" as "posto.id",
    "posto_nome_fantasia" as "posto.nomeFantasia", "categoria" as "categoria", "prioridade" as "prioridade",
    "equipe" as "equipe", "situacao" as "situacao", "prazo" as "prazo", "prazo_em" as "prazoEm",
    "criado_em" as "criadoEm", "versao" as "versao", "os" as "os", "responsavel" as "responsavel", "ordem" as "ordem",
    "mensagens" as "mensagens", "minutos_restantes" as "minutosRestantes", "atendido_em" as "atendidoEm",
    "encerrado_em" as "encerradoEm"
  from "chamado_cadastro"
  where true
  and sem_acento("busca") like sem_acento($1)
  order by "ordem" asc, id asc
  limit $2 offset $3;

select "id" as "id", "numero" as "numero", "titulo" as "titulo", "posto_id" as "posto.id",
    "posto_nome_fantasia" as "posto.nomeFantasia", "categoria" as "categoria", "prioridade" as "prioridade",
    "equipe" as "equipe", "situacao" as "situacao", "prazo" as "prazo", "prazo_em" as "prazoEm",
    "criado_em" as "criadoEm", "versao" as "versao", "os" as "os", "responsavel" as "responsavel", "ordem" as "ordem",
    "mensagens" as "mensagens", "minutos_restantes" as "minutosRestantes", "atendido_em" as "atendidoEm",
    "encerrado_em" as "encerradoEm"
  from "chamado_cadastro"
  where true
  order by "id" asc, id asc
  limit $1 offset $2;

select "id" as "id", "numero" as "numero", "titulo" as "titulo", "posto_id" as "posto.id",
    "posto_nome_fantasia" as "posto.nomeFantasia", "categoria" as "categoria", "prioridade" as "prioridade",
    "equipe" as "equipe", "situacao" as "situacao", "prazo" as "prazo", "prazo_em" as "prazoEm",
    "criado_em" as "criadoEm", "versao" as "versao", "os" as "os", "responsavel" as "responsavel", "ordem" as "ordem",
    "mensagens" as "mensagens", "minutos_restantes" as "minutosRestantes", "atendido_em" as "atendidoEm",
    "encerrado_em" as "encerradoEm"
  from "chamado_cadastro"
  where true
  order by "id" desc, id desc
  limit $1 offset $2;

select "id" as "id", "numero" as "numero", "titulo" as "titulo", "posto_id" as "posto.id",
    "posto_nome_fantasia" as "posto.nomeFantasia", "categoria" as "categoria", "prioridade" as "prioridade",
    "equipe" as "equipe", "situacao" as "situacao", "prazo" as "prazo", "prazo_em" as "prazoEm",
    "criado_em" as "criadoEm", "versao" as "versao", "os" as "os", "responsavel" as "responsavel", "ordem" as "ordem",
    "mensagens" as "mensagens", "minutos_restantes" as "minutosRestantes", "atendido_em" as "atendidoEm",
    "encerrado_em" as "encerradoEm"
  from "chamado_cadastro"
  where true
  order by "ordem" asc, id asc
  limit $1 offset $2;

select "id" as "id", "numero" as "numero", "titulo" as "titulo", "posto_id" as "posto.id",
    "posto_nome_fantasia" as "posto.nomeFantasia", "categoria" as "categoria", "prioridade" as "prioridade",
    "equipe" as "equipe", "situacao" as "situacao", "prazo" as "prazo", "prazo_em" as "prazoEm",
    "criado_em" as "criadoEm", "versao" as "versao", "os" as "os", "responsavel" as "responsavel", "ordem" as "ordem",
    "mensagens" as "mensagens", "minutos_restantes" as "minutosRestantes", "atendido_em" as "atendidoEm",
    "encerrado_em" as "encerradoEm"
  from "chamado_cadastro"
  where true
  order by "ordem" desc, id desc
  limit $1 offset $2;

select "id" as "id", "numero" as "numero", "titulo" as "titulo", "posto_id" as "posto.id",
    "posto_nome_fantasia" as "posto.nomeFantasia", "categoria" as "categoria", "prioridade" as "prioridade",
    "equipe" as "equipe", "situacao" as "situacao", "prazo" as "prazo", "prazo_em" as "prazoEm",
    "criado_em" as "criadoEm", "versao" as "versao", "os" as "os", "responsavel" as "responsavel", "ordem" as "ordem",
    "mensagens" as "mensagens", "minutos_restantes" as "minutosRestantes", "atendido_em" as "atendidoEm",
    "encerrado_em" as "encerradoEm"
  from "chamado_cadastro"
  where true
  order by "posto_nome_fantasia" collate "pt-BR-x-icu" asc, id asc
  limit $1 offset $2;

select "id" as "id", "numero" as "numero", "titulo" as "titulo", "posto_id" as "posto.id",
    "posto_nome_fantasia" as "posto.nomeFantasia", "categoria" as "categoria", "prioridade" as "prioridade",
    "equipe" as "equipe", "situacao" as "situacao", "prazo" as "prazo", "prazo_em" as "prazoEm",
    "criado_em" as "criadoEm", "versao" as "versao", "os" as "os", "responsavel" as "responsavel", "ordem" as "ordem",
    "mensagens" as "mensagens", "minutos_restantes" as "minutosRestantes", "atendido_em" as "atendidoEm",
    "encerrado_em" as "encerradoEm"
  from "chamado_cadastro"
  where true
  order by "posto_nome_fantasia" collate "pt-BR-x-icu" desc, id desc
  limit $1 offset $2;

select "id" as "id", "numero" as "numero", "titulo" as "titulo", "posto_id" as "posto.id",
    "posto_nome_fantasia" as "posto.nomeFantasia", "categoria" as "categoria", "prioridade" as "prioridade",
    "equipe" as "equipe", "situacao" as "situacao", "prazo" as "prazo", "prazo_em" as "prazoEm",
    "criado_em" as "criadoEm", "versao" as "versao", "os" as "os", "responsavel" as "responsavel", "ordem" as "ordem",
    "mensagens" as "mensagens", "minutos_restantes" as "minutosRestantes", "atendido_em" as "atendidoEm",
    "encerrado_em" as "encerradoEm"
  from "chamado_cadastro"
  where true
  order by "situacao" collate "pt-BR-x-icu" asc, id asc
  limit $1 offset $2;

select "id" as "id", "numero" as "numero", "titulo" as "titulo", "posto_id" as "posto.id",
    "posto_nome_fantasia" as "posto.nomeFantasia", "categoria" as "categoria", "prioridade" as "prioridade",
    "equipe" as "equipe", "situacao" as "situacao", "prazo" as "prazo", "prazo_em" as "prazoEm",
    "criado_em" as "criadoEm", "versao" as "versao", "os" as "os", "responsavel" as "responsavel", "ordem" as "ordem",
    "mensagens" as "mensagens", "minutos_restantes" as "minutosRestantes", "atendido_em" as "atendidoEm",
    "encerrado_em" as "encerradoEm"
  from "chamado_cadastro"
  where true
  order by "situacao" collate "pt-BR-x-icu" desc, id desc
  limit $1 offset $2;

select "id" as "id", "numero" as "numero", "titulo" as "titulo", "posto_id" as "posto.id",
    "posto_nome_fantasia" as "posto.nomeFantasia", "categoria" as "categoria", "prioridade" as "prioridade",
    "equipe" as "equipe", "situacao" as "situacao", "prazo" as "prazo", "prazo_em" as "prazoEm",
    "criado_em" as "criadoEm", "versao" as "versao", "os" as "os", "responsavel" as "responsavel", "ordem" as "ordem",
    "mensagens" as "mensagens", "minutos_restantes" as "minutosRestantes", "atendido_em" as "atendidoEm",
    "encerrado_em" as "encerradoEm"
  from "chamado_cadastro"
  where true
  order by "titulo" collate "pt-BR-x-icu" asc, id asc
  limit $1 offset $2;

select "id" as "id", "numero" as "numero", "titulo" as "titulo", "posto_id" as "posto.id",
    "posto_nome_fantasia" as "posto.nomeFantasia", "categoria" as "categoria", "prioridade" as "prioridade",
    "equipe" as "equipe", "situacao" as "situacao", "prazo" as "prazo", "prazo_em" as "prazoEm",
    "criado_em" as "criadoEm", "versao" as "versao", "os" as "os", "responsavel" as "responsavel", "ordem" as "ordem",
    "mensagens" as "mensagens", "minutos_restantes" as "minutosRestantes", "atendido_em" as "atendidoEm",
    "encerrado_em" as "encerradoEm"
  from "chamado_cadastro"
  where true
  order by "titulo" collate "pt-BR-x-icu" desc, id desc
  limit $1 offset $2;

select "id" as "id", "numero_serie" as "numeroSerie", "modelo_produto_id" as "modeloProduto.id",
    "modelo_produto_codigo" as "modeloProduto.codigo", "modelo_produto_descricao" as "modeloProduto.descricao",
    "observacoes" as "observacoes", case when ativo then 'ATIVO' else 'INATIVO' end as "status", "marca" as "marca",
    "unido_a_id" as "unidoAId", "versao" as "versao"
  from "relogio_cadastro"
  where true
  and (upper("numero_serie") like $1)
  and sem_acento("marca") like sem_acento($2)
  order by "numero_serie" collate "pt-BR-x-icu" asc, id asc
  limit $3 offset $4;

select "id" as "id", "numero_serie" as "numeroSerie", "modelo_produto_id" as "modeloProduto.id",
    "modelo_produto_codigo" as "modeloProduto.codigo", "modelo_produto_descricao" as "modeloProduto.descricao",
    "observacoes" as "observacoes", case when ativo then 'ATIVO' else 'INATIVO' end as "status", "marca" as "marca",
    "unido_a_id" as "unidoAId", "versao" as "versao"
  from "relogio_cadastro"
  where true
  order by "id" asc, id asc
  limit $1 offset $2;

select "id" as "id", "numero_serie" as "numeroSerie", "modelo_produto_id" as "modeloProduto.id",
    "modelo_produto_codigo" as "modeloProduto.codigo", "modelo_produto_descricao" as "modeloProduto.descricao",
    "observacoes" as "observacoes", case when ativo then 'ATIVO' else 'INATIVO' end as "status", "marca" as "marca",
    "unido_a_id" as "unidoAId", "versao" as "versao"
  from "relogio_cadastro"
  where true
  order by "id" desc, id desc
  limit $1 offset $2;

select "id" as "id", "numero_serie" as "numeroSerie", "modelo_produto_id" as "modeloProduto.id",
    "modelo_produto_codigo" as "modeloProduto.codigo", "modelo_produto_descricao" as "modeloProduto.descricao",
    "observacoes" as "observacoes", case when ativo then 'ATIVO' else 'INATIVO' end as "status", "marca" as "marca",
    "unido_a_id" as "unidoAId", "versao" as "versao"
  from "relogio_cadastro"
  where true
  order by "marca" collate "pt-BR-x-icu" asc, id asc
  limit $1 offset $2;

select "id" as "id", "numero_serie" as "numeroSerie", "modelo_produto_id" as "modeloProduto.id",
    "modelo_produto_codigo" as "modeloProduto.codigo", "modelo_produto_descricao" as "modeloProduto.descricao",
    "observacoes" as "observacoes", case when ativo then 'ATIVO' else 'INATIVO' end as "status", "marca" as "marca",
    "unido_a_id" as "unidoAId", "versao" as "versao"
  from "relogio_cadastro"
  where true
  order by "marca" collate "pt-BR-x-icu" desc, id desc
  limit $1 offset $2;

select "id" as "id", "numero_serie" as "numeroSerie", "modelo_produto_id" as "modeloProduto.id",
    "modelo_produto_codigo" as "modeloProduto.codigo", "modelo_produto_descricao" as "modeloProduto.descricao",
    "observacoes" as "observacoes", case when ativo then 'ATIVO' else 'INATIVO' end as "status", "marca" as "marca",
    "unido_a_id" as "unidoAId", "versao" as "versao"
  from "relogio_cadastro"
  where true
  order by "modelo_produto_descricao" collate "pt-BR-x-icu" asc, id asc
  limit $1 offset $2;

select "id" as "id", "numero_serie" as "numeroSerie", "modelo_produto_id" as "modeloProduto.id",
    "modelo_produto_codigo" as "modeloProduto.codigo", "modelo_produto_descricao" as "modeloProduto.descricao",
    "observacoes" as "observacoes", case when ativo then 'ATIVO' else 'INATIVO' end as "status", "marca" as "marca",
    "unido_a_id" as "unidoAId", "versao" as "versao"
  from "relogio_cadastro"
  where true
  order by "modelo_produto_descricao" collate "pt-BR-x-icu" desc, id desc
  limit $1 offset $2;

select "id" as "id", "numero_serie" as "numeroSerie", "modelo_produto_id" as "modeloProduto.id",
    "modelo_produto_codigo" as "modeloProduto.codigo", "modelo_produto_descricao" as "modeloProduto.descricao",
    "observacoes" as "observacoes", case when ativo then 'ATIVO' else 'INATIVO' end as "status", "marca" as "marca",
    "unido_a_id" as "unidoAId", "versao" as "versao"
  from "relogio_cadastro"
  where true
  order by "numero_serie" collate "pt-BR-x-icu" asc, id asc
  limit $1 offset $2;

select "id" as "id", "numero_serie" as "numeroSerie", "modelo_produto_id" as "modeloProduto.id",
    "modelo_produto_codigo" as "modeloProduto.codigo", "modelo_produto_descricao" as "modeloProduto.descricao",
    "observacoes" as "observacoes", case when ativo then 'ATIVO' else 'INATIVO' end as "status", "marca" as "marca",
    "unido_a_id" as "unidoAId", "versao" as "versao"
  from "relogio_cadastro"
  where true
  order by "numero_serie" collate "pt-BR-x-icu" desc, id desc
  limit $1 offset $2;

select "id" as "id", "numero_serie" as "numeroSerie", "modelo_produto_id" as "modeloProduto.id",
    "modelo_produto_codigo" as "modeloProduto.codigo", "modelo_produto_descricao" as "modeloProduto.descricao",
    "vendido_em" as "vendidoEm", "meses_garantia" as "mesesGarantia", "revendedor" as "revendedor", "marca" as "marca",
    "versao" as "versao"
  from "relogio_vendido_cadastro"
  where true
  and (upper("numero_serie") like $1)
  order by "numero_serie" collate "pt-BR-x-icu" asc, id asc
  limit $2 offset $3;

select "id" as "id", "numero_serie" as "numeroSerie", "modelo_produto_id" as "modeloProduto.id",
    "modelo_produto_codigo" as "modeloProduto.codigo", "modelo_produto_descricao" as "modeloProduto.descricao",
    "vendido_em" as "vendidoEm", "meses_garantia" as "mesesGarantia", "revendedor" as "revendedor", "marca" as "marca",
    "versao" as "versao"
  from "relogio_vendido_cadastro"
  where true
  order by "id" asc, id asc
  limit $1 offset $2;

select "id" as "id", "numero_serie" as "numeroSerie", "modelo_produto_id" as "modeloProduto.id",
    "modelo_produto_codigo" as "modeloProduto.codigo", "modelo_produto_descricao" as "modeloProduto.descricao",
    "vendido_em" as "vendidoEm", "meses_garantia" as "mesesGarantia", "revendedor" as "revendedor", "marca" as "marca",
    "versao" as "versao"
  from "relogio_vendido_cadastro"
  where true
  order by "id" desc, id desc
  limit $1 offset $2;

select "id" as "id", "numero_serie" as "numeroSerie", "modelo_produto_id" as "modeloProduto.id",
    "modelo_produto_codigo" as "modeloProduto.codigo", "modelo_produto_descricao" as "modeloProduto.descricao",
    "vendido_em" as "vendidoEm", "meses_garantia" as "mesesGarantia", "revendedor" as "revendedor", "marca" as "marca",
    "versao" as "versao"
  from "relogio_vendido_cadastro"
  where true
  order by "numero_serie" collate "pt-BR-x-icu" asc, id asc
  limit $1 offset $2;

select "id" as "id", "numero_serie" as "numeroSerie", "modelo_produto_id" as "modeloProduto.id",
    "modelo_produto_codigo" as "modeloProduto.codigo", "modelo_produto_descricao" as "modeloProduto.descricao",
    "vendido_em" as "vendidoEm", "meses_garantia" as "mesesGarantia", "revendedor" as "revendedor", "marca" as "marca",
    "versao" as "versao"
  from "relogio_vendido_cadastro"
  where true
  order by "numero_serie" collate "pt-BR-x-icu" desc, id desc
  limit $1 offset $2;

select "id" as "id", "numero_serie" as "numeroSerie", "modelo_produto_id" as "modeloProduto.id",
    "modelo_produto_codigo" as "modeloProduto.codigo", "modelo_produto_descricao" as "modeloProduto.descricao",
    "vendido_em" as "vendidoEm", "meses_garantia" as "mesesGarantia", "revendedor" as "revendedor", "marca" as "marca",
    "versao" as "versao"
  from "relogio_vendido_cadastro"
  where true
  order by "vendido_em" asc, id asc
  limit $1 offset $2;

select "id" as "id", "numero_serie" as "numeroSerie", "modelo_produto_id" as "modeloProduto.id",
    "modelo_produto_codigo" as "modeloProduto.codigo", "modelo_produto_descricao" as "modeloProduto.descricao",
    "vendido_em" as "vendidoEm", "meses_garantia" as "mesesGarantia", "revendedor" as "revendedor", "marca" as "marca",
    "versao" as "versao"
  from "relogio_vendido_cadastro"
  where true
  order by "vendido_em" desc, id desc
  limit $1 offset $2;

select "id" as "id", "origem_id" as "origem.id", "origem_nome_fantasia" as "origem.nomeFantasia",
    "destino_id" as "destino.id", "destino_nome_fantasia" as "destino.nomeFantasia", "situacao" as "situacao",
    "pecas" as "pecas", "unidades" as "unidades", "criado_em" as "criadoEm", "versao" as "versao"
  from "transferencia_peca_cadastro"
  where ("origem_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2) or "destino_id" in ( select id
  from posto_autorizado
  where id = $3 or credenciado_id = $4))
  order by "id" desc, id desc
  limit $5 offset $6;

select "id" as "id", "origem_id" as "origem.id", "origem_nome_fantasia" as "origem.nomeFantasia",
    "destino_id" as "destino.id", "destino_nome_fantasia" as "destino.nomeFantasia", "situacao" as "situacao",
    "pecas" as "pecas", "unidades" as "unidades", "criado_em" as "criadoEm", "versao" as "versao"
  from "transferencia_peca_cadastro"
  where (true or true)
  order by "criado_em" asc, id asc
  limit $1 offset $2;

select "id" as "id", "origem_id" as "origem.id", "origem_nome_fantasia" as "origem.nomeFantasia",
    "destino_id" as "destino.id", "destino_nome_fantasia" as "destino.nomeFantasia", "situacao" as "situacao",
    "pecas" as "pecas", "unidades" as "unidades", "criado_em" as "criadoEm", "versao" as "versao"
  from "transferencia_peca_cadastro"
  where (true or true)
  order by "criado_em" desc, id desc
  limit $1 offset $2;

select "id" as "id", "origem_id" as "origem.id", "origem_nome_fantasia" as "origem.nomeFantasia",
    "destino_id" as "destino.id", "destino_nome_fantasia" as "destino.nomeFantasia", "situacao" as "situacao",
    "pecas" as "pecas", "unidades" as "unidades", "criado_em" as "criadoEm", "versao" as "versao"
  from "transferencia_peca_cadastro"
  where (true or true)
  order by "destino_nome_fantasia" collate "pt-BR-x-icu" asc, id asc
  limit $1 offset $2;

select "id" as "id", "origem_id" as "origem.id", "origem_nome_fantasia" as "origem.nomeFantasia",
    "destino_id" as "destino.id", "destino_nome_fantasia" as "destino.nomeFantasia", "situacao" as "situacao",
    "pecas" as "pecas", "unidades" as "unidades", "criado_em" as "criadoEm", "versao" as "versao"
  from "transferencia_peca_cadastro"
  where (true or true)
  order by "destino_nome_fantasia" collate "pt-BR-x-icu" desc, id desc
  limit $1 offset $2;

select "id" as "id", "origem_id" as "origem.id", "origem_nome_fantasia" as "origem.nomeFantasia",
    "destino_id" as "destino.id", "destino_nome_fantasia" as "destino.nomeFantasia", "situacao" as "situacao",
    "pecas" as "pecas", "unidades" as "unidades", "criado_em" as "criadoEm", "versao" as "versao"
  from "transferencia_peca_cadastro"
  where (true or true)
  order by "id" asc, id asc
  limit $1 offset $2;

select "id" as "id", "origem_id" as "origem.id", "origem_nome_fantasia" as "origem.nomeFantasia",
    "destino_id" as "destino.id", "destino_nome_fantasia" as "destino.nomeFantasia", "situacao" as "situacao",
    "pecas" as "pecas", "unidades" as "unidades", "criado_em" as "criadoEm", "versao" as "versao"
  from "transferencia_peca_cadastro"
  where (true or true)
  order by "id" desc, id desc
  limit $1 offset $2;

select "id" as "id", "origem_id" as "origem.id", "origem_nome_fantasia" as "origem.nomeFantasia",
    "destino_id" as "destino.id", "destino_nome_fantasia" as "destino.nomeFantasia", "situacao" as "situacao",
    "pecas" as "pecas", "unidades" as "unidades", "criado_em" as "criadoEm", "versao" as "versao"
  from "transferencia_peca_cadastro"
  where (true or true)
  order by "origem_nome_fantasia" collate "pt-BR-x-icu" asc, id asc
  limit $1 offset $2;

select "id" as "id", "origem_id" as "origem.id", "origem_nome_fantasia" as "origem.nomeFantasia",
    "destino_id" as "destino.id", "destino_nome_fantasia" as "destino.nomeFantasia", "situacao" as "situacao",
    "pecas" as "pecas", "unidades" as "unidades", "criado_em" as "criadoEm", "versao" as "versao"
  from "transferencia_peca_cadastro"
  where (true or true)
  order by "origem_nome_fantasia" collate "pt-BR-x-icu" desc, id desc
  limit $1 offset $2;

select "id" as "id", "origem_id" as "origem.id", "origem_nome_fantasia" as "origem.nomeFantasia",
    "destino_id" as "destino.id", "destino_nome_fantasia" as "destino.nomeFantasia", "situacao" as "situacao",
    "pecas" as "pecas", "unidades" as "unidades", "criado_em" as "criadoEm", "versao" as "versao"
  from "transferencia_peca_cadastro"
  where (true or true)
  order by "situacao" collate "pt-BR-x-icu" asc, id asc
  limit $1 offset $2;

select "id" as "id", "origem_id" as "origem.id", "origem_nome_fantasia" as "origem.nomeFantasia",
    "destino_id" as "destino.id", "destino_nome_fantasia" as "destino.nomeFantasia", "situacao" as "situacao",
    "pecas" as "pecas", "unidades" as "unidades", "criado_em" as "criadoEm", "versao" as "versao"
  from "transferencia_peca_cadastro"
  where (true or true)
  order by "situacao" collate "pt-BR-x-icu" desc, id desc
  limit $1 offset $2;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia",
    "descricao" as "descricao", "situacao" as "situacao", "pecas" as "pecas", "contadas" as "contadas",
    "diferencas" as "diferencas", "criado_em" as "criadoEm", "versao" as "versao"
  from "contagem_peca_cadastro"
  where "posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  order by "id" desc, id desc
  limit $3 offset $4;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia",
    "descricao" as "descricao", "situacao" as "situacao", "pecas" as "pecas", "contadas" as "contadas",
    "diferencas" as "diferencas", "criado_em" as "criadoEm", "versao" as "versao"
  from "contagem_peca_cadastro"
  where true
  order by "criado_em" asc, id asc
  limit $1 offset $2;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia",
    "descricao" as "descricao", "situacao" as "situacao", "pecas" as "pecas", "contadas" as "contadas",
    "diferencas" as "diferencas", "criado_em" as "criadoEm", "versao" as "versao"
  from "contagem_peca_cadastro"
  where true
  order by "criado_em" desc, id desc
  limit $1 offset $2;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia",
    "descricao" as "descricao", "situacao" as "situacao", "pecas" as "pecas", "contadas" as "contadas",
    "diferencas" as "diferencas", "criado_em" as "criadoEm", "versao" as "versao"
  from "contagem_peca_cadastro"
  where true
  order by "descricao" collate "pt-BR-x-icu" asc, id asc
  limit $1 offset $2;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia",
    "descricao" as "descricao", "situacao" as "situacao", "pecas" as "pecas", "contadas" as "contadas",
    "diferencas" as "diferencas", "criado_em" as "criadoEm", "versao" as "versao"
  from "contagem_peca_cadastro"
  where true
  order by "descricao" collate "pt-BR-x-icu" desc, id desc
  limit $1 offset $2;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia",
    "descricao" as "descricao", "situacao" as "situacao", "pecas" as "pecas", "contadas" as "contadas",
    "diferencas" as "diferencas", "criado_em" as "criadoEm", "versao" as "versao"
  from "contagem_peca_cadastro"
  where true
  order by "id" asc, id asc
  limit $1 offset $2;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia",
    "descricao" as "descricao", "situacao" as "situacao", "pecas" as "pecas", "contadas" as "contadas",
    "diferencas" as "diferencas", "criado_em" as "criadoEm", "versao" as "versao"
  from "contagem_peca_cadastro"
  where true
  order by "id" desc, id desc
  limit $1 offset $2;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia",
    "descricao" as "descricao", "situacao" as "situacao", "pecas" as "pecas", "contadas" as "contadas",
    "diferencas" as "diferencas", "criado_em" as "criadoEm", "versao" as "versao"
  from "contagem_peca_cadastro"
  where true
  order by "posto_nome_fantasia" collate "pt-BR-x-icu" asc, id asc
  limit $1 offset $2;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia",
    "descricao" as "descricao", "situacao" as "situacao", "pecas" as "pecas", "contadas" as "contadas",
    "diferencas" as "diferencas", "criado_em" as "criadoEm", "versao" as "versao"
  from "contagem_peca_cadastro"
  where true
  order by "posto_nome_fantasia" collate "pt-BR-x-icu" desc, id desc
  limit $1 offset $2;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia",
    "descricao" as "descricao", "situacao" as "situacao", "pecas" as "pecas", "contadas" as "contadas",
    "diferencas" as "diferencas", "criado_em" as "criadoEm", "versao" as "versao"
  from "contagem_peca_cadastro"
  where true
  order by "situacao" collate "pt-BR-x-icu" asc, id asc
  limit $1 offset $2;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia",
    "descricao" as "descricao", "situacao" as "situacao", "pecas" as "pecas", "contadas" as "contadas",
    "diferencas" as "diferencas", "criado_em" as "criadoEm", "versao" as "versao"
  from "contagem_peca_cadastro"
  where true
  order by "situacao" collate "pt-BR-x-icu" desc, id desc
  limit $1 offset $2;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia",
    "ordem_servico_id" as "ordemServico.id", "ordem_servico_numero" as "ordemServico.numero",
    "consumidor" as "consumidor", "respondida_em" as "respondidaEm", "atendimento" as "atendimento",
    "prazo" as "prazo", "preco" as "preco", "qualidade" as "qualidade", "media" as "media",
    "comentario" as "comentario", "quer_ligacao" as "querLigacao", "situacao" as "situacao", "resposta" as "resposta",
    "versao" as "versao"
  from "avaliacao_cadastro"
  where "posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and "respondida_em" >= $3
  and "respondida_em" < $4
  and ("garantia" = $5)
  order by "respondida_em" desc, id desc
  limit $6 offset $7;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia",
    "ordem_servico_id" as "ordemServico.id", "ordem_servico_numero" as "ordemServico.numero",
    "consumidor" as "consumidor", "respondida_em" as "respondidaEm", "atendimento" as "atendimento",
    "prazo" as "prazo", "preco" as "preco", "qualidade" as "qualidade", "media" as "media",
    "comentario" as "comentario", "quer_ligacao" as "querLigacao", "situacao" as "situacao", "resposta" as "resposta",
    "versao" as "versao"
  from "avaliacao_cadastro"
  where "posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and "respondida_em" >= $3
  and "respondida_em" < $4
  and ("grupo" = $5)
  and ("garantia" = $6)
  order by "respondida_em" desc, id desc
  limit $7 offset $8;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia",
    "ordem_servico_id" as "ordemServico.id", "ordem_servico_numero" as "ordemServico.numero",
    "consumidor" as "consumidor", "respondida_em" as "respondidaEm", "atendimento" as "atendimento",
    "prazo" as "prazo", "preco" as "preco", "qualidade" as "qualidade", "media" as "media",
    "comentario" as "comentario", "quer_ligacao" as "querLigacao", "situacao" as "situacao", "resposta" as "resposta",
    "versao" as "versao"
  from "avaliacao_cadastro"
  where "posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and "respondida_em" >= $3
  and "respondida_em" < $4
  and ("grupo" = $5)
  order by "respondida_em" desc, id desc
  limit $6 offset $7;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia",
    "ordem_servico_id" as "ordemServico.id", "ordem_servico_numero" as "ordemServico.numero",
    "consumidor" as "consumidor", "respondida_em" as "respondidaEm", "atendimento" as "atendimento",
    "prazo" as "prazo", "preco" as "preco", "qualidade" as "qualidade", "media" as "media",
    "comentario" as "comentario", "quer_ligacao" as "querLigacao", "situacao" as "situacao", "resposta" as "resposta",
    "versao" as "versao"
  from "avaliacao_cadastro"
  where "posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and "respondida_em" >= $3
  and "respondida_em" < $4
  order by "respondida_em" desc, id desc
  limit $5 offset $6;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia",
    "ordem_servico_id" as "ordemServico.id", "ordem_servico_numero" as "ordemServico.numero",
    "consumidor" as "consumidor", "respondida_em" as "respondidaEm", "atendimento" as "atendimento",
    "prazo" as "prazo", "preco" as "preco", "qualidade" as "qualidade", "media" as "media",
    "comentario" as "comentario", "quer_ligacao" as "querLigacao", "situacao" as "situacao", "resposta" as "resposta",
    "versao" as "versao"
  from "avaliacao_cadastro"
  where "posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ("nota" = $3)
  order by "respondida_em" desc, id desc
  limit $4 offset $5;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia",
    "ordem_servico_id" as "ordemServico.id", "ordem_servico_numero" as "ordemServico.numero",
    "consumidor" as "consumidor", "respondida_em" as "respondidaEm", "atendimento" as "atendimento",
    "prazo" as "prazo", "preco" as "preco", "qualidade" as "qualidade", "media" as "media",
    "comentario" as "comentario", "quer_ligacao" as "querLigacao", "situacao" as "situacao", "resposta" as "resposta",
    "versao" as "versao"
  from "avaliacao_cadastro"
  where "posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ("nota_baixa" = $3)
  order by "respondida_em" desc, id desc
  limit $4 offset $5;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia",
    "ordem_servico_id" as "ordemServico.id", "ordem_servico_numero" as "ordemServico.numero",
    "consumidor" as "consumidor", "respondida_em" as "respondidaEm", "atendimento" as "atendimento",
    "prazo" as "prazo", "preco" as "preco", "qualidade" as "qualidade", "media" as "media",
    "comentario" as "comentario", "quer_ligacao" as "querLigacao", "situacao" as "situacao", "resposta" as "resposta",
    "versao" as "versao"
  from "avaliacao_cadastro"
  where "posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ("posto_id" = $3)
  and "respondida_em" >= $4
  and "respondida_em" < $5
  and ("grupo" = $6)
  order by "respondida_em" desc, id desc
  limit $7 offset $8;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia",
    "ordem_servico_id" as "ordemServico.id", "ordem_servico_numero" as "ordemServico.numero",
    "consumidor" as "consumidor", "respondida_em" as "respondidaEm", "atendimento" as "atendimento",
    "prazo" as "prazo", "preco" as "preco", "qualidade" as "qualidade", "media" as "media",
    "comentario" as "comentario", "quer_ligacao" as "querLigacao", "situacao" as "situacao", "resposta" as "resposta",
    "versao" as "versao"
  from "avaliacao_cadastro"
  where "posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ("posto_id" = $3)
  and "respondida_em" >= $4
  and "respondida_em" < $5
  order by "respondida_em" desc, id desc
  limit $6 offset $7;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia",
    "ordem_servico_id" as "ordemServico.id", "ordem_servico_numero" as "ordemServico.numero",
    "consumidor" as "consumidor", "respondida_em" as "respondidaEm", "atendimento" as "atendimento",
    "prazo" as "prazo", "preco" as "preco", "qualidade" as "qualidade", "media" as "media",
    "comentario" as "comentario", "quer_ligacao" as "querLigacao", "situacao" as "situacao", "resposta" as "resposta",
    "versao" as "versao"
  from "avaliacao_cadastro"
  where "posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ("situacao" = $3)
  order by "respondida_em" desc, id desc
  limit $4 offset $5;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia",
    "ordem_servico_id" as "ordemServico.id", "ordem_servico_numero" as "ordemServico.numero",
    "consumidor" as "consumidor", "respondida_em" as "respondidaEm", "atendimento" as "atendimento",
    "prazo" as "prazo", "preco" as "preco", "qualidade" as "qualidade", "media" as "media",
    "comentario" as "comentario", "quer_ligacao" as "querLigacao", "situacao" as "situacao", "resposta" as "resposta",
    "versao" as "versao"
  from "avaliacao_cadastro"
  where "posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  order by "respondida_em" desc, id desc
  limit $3 offset $4;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia",
    "ordem_servico_id" as "ordemServico.id", "ordem_servico_numero" as "ordemServico.numero",
    "consumidor" as "consumidor", "respondida_em" as "respondidaEm", "atendimento" as "atendimento",
    "prazo" as "prazo", "preco" as "preco", "qualidade" as "qualidade", "media" as "media",
    "comentario" as "comentario", "quer_ligacao" as "querLigacao", "situacao" as "situacao", "resposta" as "resposta",
    "versao" as "versao"
  from "avaliacao_cadastro"
  where true
  order by "media" asc, id asc
  limit $1 offset $2;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia",
    "ordem_servico_id" as "ordemServico.id", "ordem_servico_numero" as "ordemServico.numero",
    "consumidor" as "consumidor", "respondida_em" as "respondidaEm", "atendimento" as "atendimento",
    "prazo" as "prazo", "preco" as "preco", "qualidade" as "qualidade", "media" as "media",
    "comentario" as "comentario", "quer_ligacao" as "querLigacao", "situacao" as "situacao", "resposta" as "resposta",
    "versao" as "versao"
  from "avaliacao_cadastro"
  where true
  order by "media" desc, id desc
  limit $1 offset $2;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia",
    "ordem_servico_id" as "ordemServico.id", "ordem_servico_numero" as "ordemServico.numero",
    "consumidor" as "consumidor", "respondida_em" as "respondidaEm", "atendimento" as "atendimento",
    "prazo" as "prazo", "preco" as "preco", "qualidade" as "qualidade", "media" as "media",
    "comentario" as "comentario", "quer_ligacao" as "querLigacao", "situacao" as "situacao", "resposta" as "resposta",
    "versao" as "versao"
  from "avaliacao_cadastro"
  where true
  order by "posto_nome_fantasia" collate "pt-BR-x-icu" asc, id asc
  limit $1 offset $2;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia",
    "ordem_servico_id" as "ordemServico.id", "ordem_servico_numero" as "ordemServico.numero",
    "consumidor" as "consumidor", "respondida_em" as "respondidaEm", "atendimento" as "atendimento",
    "prazo" as "prazo", "preco" as "preco", "qualidade" as "qualidade", "media" as "media",
    "comentario" as "comentario", "quer_ligacao" as "querLigacao", "situacao" as "situacao", "resposta" as "resposta",
    "versao" as "versao"
  from "avaliacao_cadastro"
  where true
  order by "posto_nome_fantasia" collate "pt-BR-x-icu" desc, id desc
  limit $1 offset $2;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia",
    "ordem_servico_id" as "ordemServico.id", "ordem_servico_numero" as "ordemServico.numero",
    "consumidor" as "consumidor", "respondida_em" as "respondidaEm", "atendimento" as "atendimento",
    "prazo" as "prazo", "preco" as "preco", "qualidade" as "qualidade", "media" as "media",
    "comentario" as "comentario", "quer_ligacao" as "querLigacao", "situacao" as "situacao", "resposta" as "resposta",
    "versao" as "versao"
  from "avaliacao_cadastro"
  where true
  order by "respondida_em" asc, id asc
  limit $1 offset $2;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia",
    "ordem_servico_id" as "ordemServico.id", "ordem_servico_numero" as "ordemServico.numero",
    "consumidor" as "consumidor", "respondida_em" as "respondidaEm", "atendimento" as "atendimento",
    "prazo" as "prazo", "preco" as "preco", "qualidade" as "qualidade", "media" as "media",
    "comentario" as "comentario", "quer_ligacao" as "querLigacao", "situacao" as "situacao", "resposta" as "resposta",
    "versao" as "versao"
  from "avaliacao_cadastro"
  where true
  order by "respondida_em" desc, id desc
  limit $1 offset $2;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia",
    "ordem_servico_id" as "ordemServico.id", "ordem_servico_numero" as "ordemServico.numero",
    "consumidor" as "consumidor", "respondida_em" as "respondidaEm", "atendimento" as "atendimento",
    "prazo" as "prazo", "preco" as "preco", "qualidade" as "qualidade", "media" as "media",
    "comentario" as "comentario", "quer_ligacao" as "querLigacao", "situacao" as "situacao", "resposta" as "resposta",
    "versao" as "versao"
  from "avaliacao_cadastro"
  where true
  order by "situacao" collate "pt-BR-x-icu" asc, id asc
  limit $1 offset $2;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia",
    "ordem_servico_id" as "ordemServico.id", "ordem_servico_numero" as "ordemServico.numero",
    "consumidor" as "consumidor", "respondida_em" as "respondidaEm", "atendimento" as "atendimento",
    "prazo" as "prazo", "preco" as "preco", "qualidade" as "qualidade", "media" as "media",
    "comentario" as "comentario", "quer_ligacao" as "querLigacao", "situacao" as "situacao", "resposta" as "resposta",
    "versao" as "versao"
  from "avaliacao_cadastro"
  where true
  order by "situacao" collate "pt-BR-x-icu" desc, id desc
  limit $1 offset $2;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia", "cnpj_cpf" as "cnpjCpf",
    "tipo_pessoa" as "tipoPessoa", "nome" as "nome", "telefone" as "telefone", "tipo_telefone" as "tipoTelefone",
    "email" as "email", case when ativo then 'ATIVO' else 'INATIVO' end as "status", "cep" as "cep",
    "street" as "street", "number" as "number", "complemento" as "complemento", "neighborhood" as "neighborhood",
    "estado" as "estado", "cidade" as "cidade", "criado_em" as "criadoEm", "unido_a_id" as "unidoAId",
    "anonimizado" as "anonimizado", "versao" as "versao"
  from "consumidor_cadastro"
  where "posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ("posto_id" = $3)
  order by "nome" collate "pt-BR-x-icu" asc, id asc
  limit $4 offset $5;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia", "cnpj_cpf" as "cnpjCpf",
    "tipo_pessoa" as "tipoPessoa", "nome" as "nome", "telefone" as "telefone", "tipo_telefone" as "tipoTelefone",
    "email" as "email", case when ativo then 'ATIVO' else 'INATIVO' end as "status", "cep" as "cep",
    "street" as "street", "number" as "number", "complemento" as "complemento", "neighborhood" as "neighborhood",
    "estado" as "estado", "cidade" as "cidade", "criado_em" as "criadoEm", "unido_a_id" as "unidoAId",
    "anonimizado" as "anonimizado", "versao" as "versao"
  from "consumidor_cadastro"
  where "posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ("tipo_pessoa" = $3)
  order by "nome" collate "pt-BR-x-icu" asc, id asc
  limit $4 offset $5;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia", "cnpj_cpf" as "cnpjCpf",
    "tipo_pessoa" as "tipoPessoa", "nome" as "nome", "telefone" as "telefone", "tipo_telefone" as "tipoTelefone",
    "email" as "email", case when ativo then 'ATIVO' else 'INATIVO' end as "status", "cep" as "cep",
    "street" as "street", "number" as "number", "complemento" as "complemento", "neighborhood" as "neighborhood",
    "estado" as "estado", "cidade" as "cidade", "criado_em" as "criadoEm", "unido_a_id" as "unidoAId",
    "anonimizado" as "anonimizado", "versao" as "versao"
  from "consumidor_cadastro"
  where "posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  order by "nome" collate "pt-BR-x-icu" asc, id asc
  limit $3 offset $4;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia", "cnpj_cpf" as "cnpjCpf",
    "tipo_pessoa" as "tipoPessoa", "nome" as "nome", "telefone" as "telefone", "tipo_telefone" as "tipoTelefone",
    "email" as "email", case when ativo then 'ATIVO' else 'INATIVO' end as "status", "cep" as "cep",
    "street" as "street", "number" as "number", "complemento" as "complemento", "neighborhood" as "neighborhood",
    "estado" as "estado", "cidade" as "cidade", "criado_em" as "criadoEm", "unido_a_id" as "unidoAId",
    "anonimizado" as "anonimizado", "versao" as "versao"
  from "consumidor_cadastro"
  where true
  and ("posto_id" = $1)
  order by "nome" collate "pt-BR-x-icu" asc, id asc
  limit $2 offset $3;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia", "cnpj_cpf" as "cnpjCpf",
    "tipo_pessoa" as "tipoPessoa", "nome" as "nome", "telefone" as "telefone", "tipo_telefone" as "tipoTelefone",
    "email" as "email", case when ativo then 'ATIVO' else 'INATIVO' end as "status", "cep" as "cep",
    "street" as "street", "number" as "number", "complemento" as "complemento", "neighborhood" as "neighborhood",
    "estado" as "estado", "cidade" as "cidade", "criado_em" as "criadoEm", "unido_a_id" as "unidoAId",
    "anonimizado" as "anonimizado", "versao" as "versao"
  from "consumidor_cadastro"
  where true
  order by "cidade" collate "pt-BR-x-icu" asc, id asc
  limit $1 offset $2;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia", "cnpj_cpf" as "cnpjCpf",
    "tipo_pessoa" as "tipoPessoa", "nome" as "nome", "telefone" as "telefone", "tipo_telefone" as "tipoTelefone",
    "email" as "email", case when ativo then 'ATIVO' else 'INATIVO' end as "status", "cep" as "cep",
    "street" as "street", "number" as "number", "complemento" as "complemento", "neighborhood" as "neighborhood",
    "estado" as "estado", "cidade" as "cidade", "criado_em" as "criadoEm", "unido_a_id" as "unidoAId",
    "anonimizado" as "anonimizado", "versao" as "versao"
  from "consumidor_cadastro"
  where true
  order by "cidade" collate "pt-BR-x-icu" desc, id desc
  limit $1 offset $2;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia", "cnpj_cpf" as "cnpjCpf",
    "tipo_pessoa" as "tipoPessoa", "nome" as "nome", "telefone" as "telefone", "tipo_telefone" as "tipoTelefone",
    "email" as "email", case when ativo then 'ATIVO' else 'INATIVO' end as "status", "cep" as "cep",
    "street" as "street", "number" as "number", "complemento" as "complemento", "neighborhood" as "neighborhood",
    "estado" as "estado", "cidade" as "cidade", "criado_em" as "criadoEm", "unido_a_id" as "unidoAId",
    "anonimizado" as "anonimizado", "versao" as "versao"
  from "consumidor_cadastro"
  where true
  order by "cnpj_cpf" collate "pt-BR-x-icu" asc, id asc
  limit $1 offset $2;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia", "cnpj_cpf" as "cnpjCpf",
    "tipo_pessoa" as "tipoPessoa", "nome" as "nome", "telefone" as "telefone", "tipo_telefone" as "tipoTelefone",
    "email" as "email", case when ativo then 'ATIVO' else 'INATIVO' end as "status", "cep" as "cep",
    "street" as "street", "number" as "number", "complemento" as "complemento", "neighborhood" as "neighborhood",
    "estado" as "estado", "cidade" as "cidade", "criado_em" as "criadoEm", "unido_a_id" as "unidoAId",
    "anonimizado" as "anonimizado", "versao" as "versao"
  from "consumidor_cadastro"
  where true
  order by "cnpj_cpf" collate "pt-BR-x-icu" desc, id desc
  limit $1 offset $2;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia", "cnpj_cpf" as "cnpjCpf",
    "tipo_pessoa" as "tipoPessoa", "nome" as "nome", "telefone" as "telefone", "tipo_telefone" as "tipoTelefone",
    "email" as "email", case when ativo then 'ATIVO' else 'INATIVO' end as "status", "cep" as "cep",
    "street" as "street", "number" as "number", "complemento" as "complemento", "neighborhood" as "neighborhood",
    "estado" as "estado", "cidade" as "cidade", "criado_em" as "criadoEm", "unido_a_id" as "unidoAId",
    "anonimizado" as "anonimizado", "versao" as "versao"
  from "consumidor_cadastro"
  where true
  order by "id" asc, id asc
  limit $1 offset $2;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia", "cnpj_cpf" as "cnpjCpf",
    "tipo_pessoa" as "tipoPessoa", "nome" as "nome", "telefone" as "telefone", "tipo_telefone" as "tipoTelefone",
    "email" as "email", case when ativo then 'ATIVO' else 'INATIVO' end as "status", "cep" as "cep",
    "street" as "street", "number" as "number", "complemento" as "complemento", "neighborhood" as "neighborhood",
    "estado" as "estado", "cidade" as "cidade", "criado_em" as "criadoEm", "unido_a_id" as "unidoAId",
    "anonimizado" as "anonimizado", "versao" as "versao"
  from "consumidor_cadastro"
  where true
  order by "id" desc, id desc
  limit $1 offset $2;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia", "cnpj_cpf" as "cnpjCpf",
    "tipo_pessoa" as "tipoPessoa", "nome" as "nome", "telefone" as "telefone", "tipo_telefone" as "tipoTelefone",
    "email" as "email", case when ativo then 'ATIVO' else 'INATIVO' end as "status", "cep" as "cep",
    "street" as "street", "number" as "number", "complemento" as "complemento", "neighborhood" as "neighborhood",
    "estado" as "estado", "cidade" as "cidade", "criado_em" as "criadoEm", "unido_a_id" as "unidoAId",
    "anonimizado" as "anonimizado", "versao" as "versao"
  from "consumidor_cadastro"
  where true
  order by "nome" collate "pt-BR-x-icu" asc, id asc
  limit $1 offset $2;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia", "cnpj_cpf" as "cnpjCpf",
    "tipo_pessoa" as "tipoPessoa", "nome" as "nome", "telefone" as "telefone", "tipo_telefone" as "tipoTelefone",
    "email" as "email", case when ativo then 'ATIVO' else 'INATIVO' end as "status", "cep" as "cep",
    "street" as "street", "number" as "number", "complemento" as "complemento", "neighborhood" as "neighborhood",
    "estado" as "estado", "cidade" as "cidade", "criado_em" as "criadoEm", "unido_a_id" as "unidoAId",
    "anonimizado" as "anonimizado", "versao" as "versao"
  from "consumidor_cadastro"
  where true
  order by "nome" collate "pt-BR-x-icu" desc, id desc
  limit $1 offset $2;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia", "cnpj_cpf" as "cnpjCpf",
    "tipo_pessoa" as "tipoPessoa", "nome" as "nome", "telefone" as "telefone", "tipo_telefone" as "tipoTelefone",
    "email" as "email", case when ativo then 'ATIVO' else 'INATIVO' end as "status", "cep" as "cep",
    "street" as "street", "number" as "number", "complemento" as "complemento", "neighborhood" as "neighborhood",
    "estado" as "estado", "cidade" as "cidade", "criado_em" as "criadoEm", "unido_a_id" as "unidoAId",
    "anonimizado" as "anonimizado", "versao" as "versao"
  from "consumidor_cadastro"
  where true
  order by "posto_nome_fantasia" collate "pt-BR-x-icu" asc, id asc
  limit $1 offset $2;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia", "cnpj_cpf" as "cnpjCpf",
    "tipo_pessoa" as "tipoPessoa", "nome" as "nome", "telefone" as "telefone", "tipo_telefone" as "tipoTelefone",
    "email" as "email", case when ativo then 'ATIVO' else 'INATIVO' end as "status", "cep" as "cep",
    "street" as "street", "number" as "number", "complemento" as "complemento", "neighborhood" as "neighborhood",
    "estado" as "estado", "cidade" as "cidade", "criado_em" as "criadoEm", "unido_a_id" as "unidoAId",
    "anonimizado" as "anonimizado", "versao" as "versao"
  from "consumidor_cadastro"
  where true
  order by "posto_nome_fantasia" collate "pt-BR-x-icu" desc, id desc
  limit $1 offset $2;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia", "mes" as "mes",
    "situacao" as "situacao", "total" as "total", "contestadas" as "contestadas", "contestado" as "contestado",
    "pago_em" as "pagoEm", "ordem" as "ordem", "versao" as "versao"
  from "fechamento_cadastro"
  where "posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and "mes" >= $3
  and "mes" <= $4
  order by "ordem" asc, id asc
  limit $5 offset $6;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia", "mes" as "mes",
    "situacao" as "situacao", "total" as "total", "contestadas" as "contestadas", "contestado" as "contestado",
    "pago_em" as "pagoEm", "ordem" as "ordem", "versao" as "versao"
  from "fechamento_cadastro"
  where "posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ("esperas" is null or $3 = any ("esperas"))
  order by "ordem" asc, id asc
  limit $4 offset $5;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia", "mes" as "mes",
    "situacao" as "situacao", "total" as "total", "contestadas" as "contestadas", "contestado" as "contestado",
    "pago_em" as "pagoEm", "ordem" as "ordem", "versao" as "versao"
  from "fechamento_cadastro"
  where "posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ("situacao" = $3)
  and "mes" >= $4
  and "mes" <= $5
  order by "ordem" asc, id asc
  limit $6 offset $7;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia", "mes" as "mes",
    "situacao" as "situacao", "total" as "total", "contestadas" as "contestadas", "contestado" as "contestado",
    "pago_em" as "pagoEm", "ordem" as "ordem", "versao" as "versao"
  from "fechamento_cadastro"
  where "posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  order by "ordem" asc, id asc
  limit $3 offset $4;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia", "mes" as "mes",
    "situacao" as "situacao", "total" as "total", "contestadas" as "contestadas", "contestado" as "contestado",
    "pago_em" as "pagoEm", "ordem" as "ordem", "versao" as "versao"
  from "fechamento_cadastro"
  where true
  and "mes" >= $1
  and "mes" <= $2
  and ("posto_id" = $3)
  order by "ordem" asc, id asc
  limit $4 offset $5;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia", "mes" as "mes",
    "situacao" as "situacao", "total" as "total", "contestadas" as "contestadas", "contestado" as "contestado",
    "pago_em" as "pagoEm", "ordem" as "ordem", "versao" as "versao"
  from "fechamento_cadastro"
  where true
  and "mes" >= $1
  and "mes" <= $2
  order by "ordem" asc, id asc
  limit $3 offset $4;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia", "mes" as "mes",
    "situacao" as "situacao", "total" as "total", "contestadas" as "contestadas", "contestado" as "contestado",
    "pago_em" as "pagoEm", "ordem" as "ordem", "versao" as "versao"
  from "fechamento_cadastro"
  where true
  and ("esperas" is null or $1 = any ("esperas"))
  order by "ordem" asc, id asc
  limit $2 offset $3;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia", "mes" as "mes",
    "situacao" as "situacao", "total" as "total", "contestadas" as "contestadas", "contestado" as "contestado",
    "pago_em" as "pagoEm", "ordem" as "ordem", "versao" as "versao"
  from "fechamento_cadastro"
  where true
  and ("situacao" = $1)
  and "mes" >= $2
  and "mes" <= $3
  and ("posto_id" = $4)
  order by "ordem" asc, id asc
  limit $5 offset $6;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia", "mes" as "mes",
    "situacao" as "situacao", "total" as "total", "contestadas" as "contestadas", "contestado" as "contestado",
    "pago_em" as "pagoEm", "ordem" as "ordem", "versao" as "versao"
  from "fechamento_cadastro"
  where true
  and ("situacao" = $1)
  and "mes" >= $2
  and "mes" <= $3
  order by "ordem" asc, id asc
  limit $4 offset $5;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia", "mes" as "mes",
    "situacao" as "situacao", "total" as "total", "contestadas" as "contestadas", "contestado" as "contestado",
    "pago_em" as "pagoEm", "ordem" as "ordem", "versao" as "versao"
  from "fechamento_cadastro"
  where true
  order by "mes" asc, id asc
  limit $1 offset $2;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia", "mes" as "mes",
    "situacao" as "situacao", "total" as "total", "contestadas" as "contestadas", "contestado" as "contestado",
    "pago_em" as "pagoEm", "ordem" as "ordem", "versao" as "versao"
  from "fechamento_cadastro"
  where true
  order by "mes" desc, id desc
  limit $1 offset $2;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia", "mes" as "mes",
    "situacao" as "situacao", "total" as "total", "contestadas" as "contestadas", "contestado" as "contestado",
    "pago_em" as "pagoEm", "ordem" as "ordem", "versao" as "versao"
  from "fechamento_cadastro"
  where true
  order by "ordem" asc, id asc
  limit $1 offset $2;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia", "mes" as "mes",
    "situacao" as "situacao", "total" as "total", "contestadas" as "contestadas", "contestado" as "contestado",
    "pago_em" as "pagoEm", "ordem" as "ordem", "versao" as "versao"
  from "fechamento_cadastro"
  where true
  order by "ordem" desc, id desc
  limit $1 offset $2;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia", "mes" as "mes",
    "situacao" as "situacao", "total" as "total", "contestadas" as "contestadas", "contestado" as "contestado",
    "pago_em" as "pagoEm", "ordem" as "ordem", "versao" as "versao"
  from "fechamento_cadastro"
  where true
  order by "posto_nome_fantasia" collate "pt-BR-x-icu" asc, id asc
  limit $1 offset $2;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia", "mes" as "mes",
    "situacao" as "situacao", "total" as "total", "contestadas" as "contestadas", "contestado" as "contestado",
    "pago_em" as "pagoEm", "ordem" as "ordem", "versao" as "versao"
  from "fechamento_cadastro"
  where true
  order by "posto_nome_fantasia" collate "pt-BR-x-icu" desc, id desc
  limit $1 offset $2;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia", "mes" as "mes",
    "situacao" as "situacao", "total" as "total", "contestadas" as "contestadas", "contestado" as "contestado",
    "pago_em" as "pagoEm", "ordem" as "ordem", "versao" as "versao"
  from "fechamento_cadastro"
  where true
  order by "situacao" collate "pt-BR-x-icu" asc, id asc
  limit $1 offset $2;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia", "mes" as "mes",
    "situacao" as "situacao", "total" as "total", "contestadas" as "contestadas", "contestado" as "contestado",
    "pago_em" as "pagoEm", "ordem" as "ordem", "versao" as "versao"
  from "fechamento_cadastro"
  where true
  order by "situacao" collate "pt-BR-x-icu" desc, id desc
  limit $1 offset $2;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia", "mes" as "mes",
    "situacao" as "situacao", "total" as "total", "contestadas" as "contestadas", "contestado" as "contestado",
    "pago_em" as "pagoEm", "ordem" as "ordem", "versao" as "versao"
  from "fechamento_cadastro"
  where true
  order by "total" asc, id asc
  limit $1 offset $2;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia", "mes" as "mes",
    "situacao" as "situacao", "total" as "total", "contestadas" as "contestadas", "contestado" as "contestado",
    "pago_em" as "pagoEm", "ordem" as "ordem", "versao" as "versao"
  from "fechamento_cadastro"
  where true
  order by "total" desc, id desc
  limit $1 offset $2;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia", "peca_id" as "peca.id",
    "peca_codigo" as "peca.codigo", "peca_descricao" as "peca.descricao", "quantidade" as "quantidade",
    "reservado" as "reservado", "livre" as "livre", "minimo" as "minimo", "local" as "local", "situacao" as "situacao",
    "versao" as "versao"
  from "estoque_peca_cadastro"
  where "posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and ("situacao" = $3)
  order by "situacao" collate "pt-BR-x-icu" asc, id asc
  limit $4 offset $5;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia", "peca_id" as "peca.id",
    "peca_codigo" as "peca.codigo", "peca_descricao" as "peca.descricao", "quantidade" as "quantidade",
    "reservado" as "reservado", "livre" as "livre", "minimo" as "minimo", "local" as "local", "situacao" as "situacao",
    "versao" as "versao"
  from "estoque_peca_cadastro"
  where "posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  order by "situacao" collate "pt-BR-x-icu" asc, id asc
  limit $3 offset $4;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia", "peca_id" as "peca.id",
    "peca_codigo" as "peca.codigo", "peca_descricao" as "peca.descricao", "quantidade" as "quantidade",
    "reservado" as "reservado", "livre" as "livre", "minimo" as "minimo", "local" as "local", "situacao" as "situacao",
    "versao" as "versao"
  from "estoque_peca_cadastro"
  where true
  order by "id" asc, id asc
  limit $1 offset $2;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia", "peca_id" as "peca.id",
    "peca_codigo" as "peca.codigo", "peca_descricao" as "peca.descricao", "quantidade" as "quantidade",
    "reservado" as "reservado", "livre" as "livre", "minimo" as "minimo", "local" as "local", "situacao" as "situacao",
    "versao" as "versao"
  from "estoque_peca_cadastro"
  where true
  order by "id" desc, id desc
  limit $1 offset $2;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia", "peca_id" as "peca.id",
    "peca_codigo" as "peca.codigo", "peca_descricao" as "peca.descricao", "quantidade" as "quantidade",
    "reservado" as "reservado", "livre" as "livre", "minimo" as "minimo", "local" as "local", "situacao" as "situacao",
    "versao" as "versao"
  from "estoque_peca_cadastro"
  where true
  order by "livre" asc, id asc
  limit $1 offset $2;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia", "peca_id" as "peca.id",
    "peca_codigo" as "peca.codigo", "peca_descricao" as "peca.descricao", "quantidade" as "quantidade",
    "reservado" as "reservado", "livre" as "livre", "minimo" as "minimo", "local" as "local", "situacao" as "situacao",
    "versao" as "versao"
  from "estoque_peca_cadastro"
  where true
  order by "livre" desc, id desc
  limit $1 offset $2;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia", "peca_id" as "peca.id",
    "peca_codigo" as "peca.codigo", "peca_descricao" as "peca.descricao", "quantidade" as "quantidade",
    "reservado" as "reservado", "livre" as "livre", "minimo" as "minimo", "local" as "local", "situacao" as "situacao",
    "versao" as "versao"
  from "estoque_peca_cadastro"
  where true
  order by "minimo" asc, id asc
  limit $1 offset $2;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia", "peca_id" as "peca.id",
    "peca_codigo" as "peca.codigo", "peca_descricao" as "peca.descricao", "quantidade" as "quantidade",
    "reservado" as "reservado", "livre" as "livre", "minimo" as "minimo", "local" as "local", "situacao" as "situacao",
    "versao" as "versao"
  from "estoque_peca_cadastro"
  where true
  order by "minimo" desc, id desc
  limit $1 offset $2;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia", "peca_id" as "peca.id",
    "peca_codigo" as "peca.codigo", "peca_descricao" as "peca.descricao", "quantidade" as "quantidade",
    "reservado" as "reservado", "livre" as "livre", "minimo" as "minimo", "local" as "local", "situacao" as "situacao",
    "versao" as "versao"
  from "estoque_peca_cadastro"
  where true
  order by "peca_codigo" collate "pt-BR-x-icu" asc, id asc
  limit $1 offset $2;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia", "peca_id" as "peca.id",
    "peca_codigo" as "peca.codigo", "peca_descricao" as "peca.descricao", "quantidade" as "quantidade",
    "reservado" as "reservado", "livre" as "livre", "minimo" as "minimo", "local" as "local", "situacao" as "situacao",
    "versao" as "versao"
  from "estoque_peca_cadastro"
  where true
  order by "peca_codigo" collate "pt-BR-x-icu" desc, id desc
  limit $1 offset $2;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia", "peca_id" as "peca.id",
    "peca_codigo" as "peca.codigo", "peca_descricao" as "peca.descricao", "quantidade" as "quantidade",
    "reservado" as "reservado", "livre" as "livre", "minimo" as "minimo", "local" as "local", "situacao" as "situacao",
    "versao" as "versao"
  from "estoque_peca_cadastro"
  where true
  order by "peca_descricao" collate "pt-BR-x-icu" asc, id asc
  limit $1 offset $2;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia", "peca_id" as "peca.id",
    "peca_codigo" as "peca.codigo", "peca_descricao" as "peca.descricao", "quantidade" as "quantidade",
    "reservado" as "reservado", "livre" as "livre", "minimo" as "minimo", "local" as "local", "situacao" as "situacao",
    "versao" as "versao"
  from "estoque_peca_cadastro"
  where true
  order by "peca_descricao" collate "pt-BR-x-icu" desc, id desc
  limit $1 offset $2;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia", "peca_id" as "peca.id",
    "peca_codigo" as "peca.codigo", "peca_descricao" as "peca.descricao", "quantidade" as "quantidade",
    "reservado" as "reservado", "livre" as "livre", "minimo" as "minimo", "local" as "local", "situacao" as "situacao",
    "versao" as "versao"
  from "estoque_peca_cadastro"
  where true
  order by "posto_nome_fantasia" collate "pt-BR-x-icu" asc, id asc
  limit $1 offset $2;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia", "peca_id" as "peca.id",
    "peca_codigo" as "peca.codigo", "peca_descricao" as "peca.descricao", "quantidade" as "quantidade",
    "reservado" as "reservado", "livre" as "livre", "minimo" as "minimo", "local" as "local", "situacao" as "situacao",
    "versao" as "versao"
  from "estoque_peca_cadastro"
  where true
  order by "posto_nome_fantasia" collate "pt-BR-x-icu" desc, id desc
  limit $1 offset $2;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia", "peca_id" as "peca.id",
    "peca_codigo" as "peca.codigo", "peca_descricao" as "peca.descricao", "quantidade" as "quantidade",
    "reservado" as "reservado", "livre" as "livre", "minimo" as "minimo", "local" as "local", "situacao" as "situacao",
    "versao" as "versao"
  from "estoque_peca_cadastro"
  where true
  order by "quantidade" asc, id asc
  limit $1 offset $2;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia", "peca_id" as "peca.id",
    "peca_codigo" as "peca.codigo", "peca_descricao" as "peca.descricao", "quantidade" as "quantidade",
    "reservado" as "reservado", "livre" as "livre", "minimo" as "minimo", "local" as "local", "situacao" as "situacao",
    "versao" as "versao"
  from "estoque_peca_cadastro"
  where true
  order by "quantidade" desc, id desc
  limit $1 offset $2;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia", "peca_id" as "peca.id",
    "peca_codigo" as "peca.codigo", "peca_descricao" as "peca.descricao", "quantidade" as "quantidade",
    "reservado" as "reservado", "livre" as "livre", "minimo" as "minimo", "local" as "local", "situacao" as "situacao",
    "versao" as "versao"
  from "estoque_peca_cadastro"
  where true
  order by "situacao" collate "pt-BR-x-icu" asc, id asc
  limit $1 offset $2;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia", "peca_id" as "peca.id",
    "peca_codigo" as "peca.codigo", "peca_descricao" as "peca.descricao", "quantidade" as "quantidade",
    "reservado" as "reservado", "livre" as "livre", "minimo" as "minimo", "local" as "local", "situacao" as "situacao",
    "versao" as "versao"
  from "estoque_peca_cadastro"
  where true
  order by "situacao" collate "pt-BR-x-icu" desc, id desc
  limit $1 offset $2;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia", "plano_id" as "plano.id",
    "plano_nome" as "plano.nome", "tipo" as "tipo", "competencia" as "competencia", "vencimento" as "vencimento",
    "total" as "total", "valor" as "valor", "desconto" as "desconto", "credito" as "credito", "encargos" as "encargos",
    "pago" as "pago", "situacao" as "situacao", "ordem" as "ordem", "paga_em" as "pagaEm", "retida" as "retida",
    "sem_email" as "semEmail", "versao" as "versao"
  from "cobranca_cadastro"
  where "posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  order by "ordem" asc, id asc
  limit $3 offset $4;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia", "plano_id" as "plano.id",
    "plano_nome" as "plano.nome", "tipo" as "tipo", "competencia" as "competencia", "vencimento" as "vencimento",
    "total" as "total", "valor" as "valor", "desconto" as "desconto", "credito" as "credito", "encargos" as "encargos",
    "pago" as "pago", "situacao" as "situacao", "ordem" as "ordem", "paga_em" as "pagaEm", "retida" as "retida",
    "sem_email" as "semEmail", "versao" as "versao"
  from "cobranca_cadastro"
  where true
  order by "id" asc, id asc
  limit $1 offset $2;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia", "plano_id" as "plano.id",
    "plano_nome" as "plano.nome", "tipo" as "tipo", "competencia" as "competencia", "vencimento" as "vencimento",
    "total" as "total", "valor" as "valor", "desconto" as "desconto", "credito" as "credito", "encargos" as "encargos",
    "pago" as "pago", "situacao" as "situacao", "ordem" as "ordem", "paga_em" as "pagaEm", "retida" as "retida",
    "sem_email" as "semEmail", "versao" as "versao"
  from "cobranca_cadastro"
  where true
  order by "id" desc, id desc
  limit $1 offset $2;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia", "plano_id" as "plano.id",
    "plano_nome" as "plano.nome", "tipo" as "tipo", "competencia" as "competencia", "vencimento" as "vencimento",
    "total" as "total", "valor" as "valor", "desconto" as "desconto", "credito" as "credito", "encargos" as "encargos",
    "pago" as "pago", "situacao" as "situacao", "ordem" as "ordem", "paga_em" as "pagaEm", "retida" as "retida",
    "sem_email" as "semEmail", "versao" as "versao"
  from "cobranca_cadastro"
  where true
  order by "ordem" asc, id asc
  limit $1 offset $2;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia", "plano_id" as "plano.id",
    "plano_nome" as "plano.nome", "tipo" as "tipo", "competencia" as "competencia", "vencimento" as "vencimento",
    "total" as "total", "valor" as "valor", "desconto" as "desconto", "credito" as "credito", "encargos" as "encargos",
    "pago" as "pago", "situacao" as "situacao", "ordem" as "ordem", "paga_em" as "pagaEm", "retida" as "retida",
    "sem_email" as "semEmail", "versao" as "versao"
  from "cobranca_cadastro"
  where true
  order by "ordem" desc, id desc
  limit $1 offset $2;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia", "plano_id" as "plano.id",
    "plano_nome" as "plano.nome", "tipo" as "tipo", "competencia" as "competencia", "vencimento" as "vencimento",
    "total" as "total", "valor" as "valor", "desconto" as "desconto", "credito" as "credito", "encargos" as "encargos",
    "pago" as "pago", "situacao" as "situacao", "ordem" as "ordem", "paga_em" as "pagaEm", "retida" as "retida",
    "sem_email" as "semEmail", "versao" as "versao"
  from "cobranca_cadastro"
  where true
  order by "posto_nome_fantasia" collate "pt-BR-x-icu" asc, id asc
  limit $1 offset $2;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia", "plano_id" as "plano.id",
    "plano_nome" as "plano.nome", "tipo" as "tipo", "competencia" as "competencia", "vencimento" as "vencimento",
    "total" as "total", "valor" as "valor", "desconto" as "desconto", "credito" as "credito", "encargos" as "encargos",
    "pago" as "pago", "situacao" as "situacao", "ordem" as "ordem", "paga_em" as "pagaEm", "retida" as "retida",
    "sem_email" as "semEmail", "versao" as "versao"
  from "cobranca_cadastro"
  where true
  order by "posto_nome_fantasia" collate "pt-BR-x-icu" desc, id desc
  limit $1 offset $2;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia", "plano_id" as "plano.id",
    "plano_nome" as "plano.nome", "tipo" as "tipo", "competencia" as "competencia", "vencimento" as "vencimento",
    "total" as "total", "valor" as "valor", "desconto" as "desconto", "credito" as "credito", "encargos" as "encargos",
    "pago" as "pago", "situacao" as "situacao", "ordem" as "ordem", "paga_em" as "pagaEm", "retida" as "retida",
    "sem_email" as "semEmail", "versao" as "versao"
  from "cobranca_cadastro"
  where true
  order by "situacao" collate "pt-BR-x-icu" asc, id asc
  limit $1 offset $2;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia", "plano_id" as "plano.id",
    "plano_nome" as "plano.nome", "tipo" as "tipo", "competencia" as "competencia", "vencimento" as "vencimento",
    "total" as "total", "valor" as "valor", "desconto" as "desconto", "credito" as "credito", "encargos" as "encargos",
    "pago" as "pago", "situacao" as "situacao", "ordem" as "ordem", "paga_em" as "pagaEm", "retida" as "retida",
    "sem_email" as "semEmail", "versao" as "versao"
  from "cobranca_cadastro"
  where true
  order by "situacao" collate "pt-BR-x-icu" desc, id desc
  limit $1 offset $2;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia", "plano_id" as "plano.id",
    "plano_nome" as "plano.nome", "tipo" as "tipo", "competencia" as "competencia", "vencimento" as "vencimento",
    "total" as "total", "valor" as "valor", "desconto" as "desconto", "credito" as "credito", "encargos" as "encargos",
    "pago" as "pago", "situacao" as "situacao", "ordem" as "ordem", "paga_em" as "pagaEm", "retida" as "retida",
    "sem_email" as "semEmail", "versao" as "versao"
  from "cobranca_cadastro"
  where true
  order by "total" asc, id asc
  limit $1 offset $2;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia", "plano_id" as "plano.id",
    "plano_nome" as "plano.nome", "tipo" as "tipo", "competencia" as "competencia", "vencimento" as "vencimento",
    "total" as "total", "valor" as "valor", "desconto" as "desconto", "credito" as "credito", "encargos" as "encargos",
    "pago" as "pago", "situacao" as "situacao", "ordem" as "ordem", "paga_em" as "pagaEm", "retida" as "retida",
    "sem_email" as "semEmail", "versao" as "versao"
  from "cobranca_cadastro"
  where true
  order by "total" desc, id desc
  limit $1 offset $2;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia", "plano_id" as "plano.id",
    "plano_nome" as "plano.nome", "tipo" as "tipo", "competencia" as "competencia", "vencimento" as "vencimento",
    "total" as "total", "valor" as "valor", "desconto" as "desconto", "credito" as "credito", "encargos" as "encargos",
    "pago" as "pago", "situacao" as "situacao", "ordem" as "ordem", "paga_em" as "pagaEm", "retida" as "retida",
    "sem_email" as "semEmail", "versao" as "versao"
  from "cobranca_cadastro"
  where true
  order by "vencimento" asc, id asc
  limit $1 offset $2;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia", "plano_id" as "plano.id",
    "plano_nome" as "plano.nome", "tipo" as "tipo", "competencia" as "competencia", "vencimento" as "vencimento",
    "total" as "total", "valor" as "valor", "desconto" as "desconto", "credito" as "credito", "encargos" as "encargos",
    "pago" as "pago", "situacao" as "situacao", "ordem" as "ordem", "paga_em" as "pagaEm", "retida" as "retida",
    "sem_email" as "semEmail", "versao" as "versao"
  from "cobranca_cadastro"
  where true
  order by "vencimento" desc, id desc
  limit $1 offset $2;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia", "situacao" as "situacao",
    "pecas" as "pecas", "ordens_servico" as "ordensServico", "unidades" as "unidades", "total" as "total",
    "criado_em" as "criadoEm", "versao" as "versao"
  from "compra_peca_cadastro"
  where "posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and sem_acento("ordens_servico") like sem_acento($3)
  order by "id" desc, id desc
  limit $4 offset $5;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia", "situacao" as "situacao",
    "pecas" as "pecas", "ordens_servico" as "ordensServico", "unidades" as "unidades", "total" as "total",
    "criado_em" as "criadoEm", "versao" as "versao"
  from "compra_peca_cadastro"
  where "posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  order by "id" desc, id desc
  limit $3 offset $4;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia", "situacao" as "situacao",
    "pecas" as "pecas", "ordens_servico" as "ordensServico", "unidades" as "unidades", "total" as "total",
    "criado_em" as "criadoEm", "versao" as "versao"
  from "compra_peca_cadastro"
  where true
  and ("situacao" = $1)
  and ("posto_id" = $2)
  order by "id" desc, id desc
  limit $3 offset $4;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia", "situacao" as "situacao",
    "pecas" as "pecas", "ordens_servico" as "ordensServico", "unidades" as "unidades", "total" as "total",
    "criado_em" as "criadoEm", "versao" as "versao"
  from "compra_peca_cadastro"
  where true
  and ("situacao" = $1)
  and sem_acento("pecas") like sem_acento($2)
  order by "id" desc, id desc
  limit $3 offset $4;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia", "situacao" as "situacao",
    "pecas" as "pecas", "ordens_servico" as "ordensServico", "unidades" as "unidades", "total" as "total",
    "criado_em" as "criadoEm", "versao" as "versao"
  from "compra_peca_cadastro"
  where true
  and ("situacao" = $1)
  order by "id" desc, id desc
  limit $2 offset $3;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia", "situacao" as "situacao",
    "pecas" as "pecas", "ordens_servico" as "ordensServico", "unidades" as "unidades", "total" as "total",
    "criado_em" as "criadoEm", "versao" as "versao"
  from "compra_peca_cadastro"
  where true
  order by "criado_em" asc, id asc
  limit $1 offset $2;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia", "situacao" as "situacao",
    "pecas" as "pecas", "ordens_servico" as "ordensServico", "unidades" as "unidades", "total" as "total",
    "criado_em" as "criadoEm", "versao" as "versao"
  from "compra_peca_cadastro"
  where true
  order by "criado_em" desc, id desc
  limit $1 offset $2;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia", "situacao" as "situacao",
    "pecas" as "pecas", "ordens_servico" as "ordensServico", "unidades" as "unidades", "total" as "total",
    "criado_em" as "criadoEm", "versao" as "versao"
  from "compra_peca_cadastro"
  where true
  order by "id" asc, id asc
  limit $1 offset $2;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia", "situacao" as "situacao",
    "pecas" as "pecas", "ordens_servico" as "ordensServico", "unidades" as "unidades", "total" as "total",
    "criado_em" as "criadoEm", "versao" as "versao"
  from "compra_peca_cadastro"
  where true
  order by "id" desc, id desc
  limit $1 offset $2;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia", "situacao" as "situacao",
    "pecas" as "pecas", "ordens_servico" as "ordensServico", "unidades" as "unidades", "total" as "total",
    "criado_em" as "criadoEm", "versao" as "versao"
  from "compra_peca_cadastro"
  where true
  order by "posto_nome_fantasia" collate "pt-BR-x-icu" asc, id asc
  limit $1 offset $2;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia", "situacao" as "situacao",
    "pecas" as "pecas", "ordens_servico" as "ordensServico", "unidades" as "unidades", "total" as "total",
    "criado_em" as "criadoEm", "versao" as "versao"
  from "compra_peca_cadastro"
  where true
  order by "posto_nome_fantasia" collate "pt-BR-x-icu" desc, id desc
  limit $1 offset $2;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia", "situacao" as "situacao",
    "pecas" as "pecas", "ordens_servico" as "ordensServico", "unidades" as "unidades", "total" as "total",
    "criado_em" as "criadoEm", "versao" as "versao"
  from "compra_peca_cadastro"
  where true
  order by "situacao" collate "pt-BR-x-icu" asc, id asc
  limit $1 offset $2;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia", "situacao" as "situacao",
    "pecas" as "pecas", "ordens_servico" as "ordensServico", "unidades" as "unidades", "total" as "total",
    "criado_em" as "criadoEm", "versao" as "versao"
  from "compra_peca_cadastro"
  where true
  order by "situacao" collate "pt-BR-x-icu" desc, id desc
  limit $1 offset $2;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia", "situacao" as "situacao",
    "pecas" as "pecas", "ordens_servico" as "ordensServico", "unidades" as "unidades", "total" as "total",
    "criado_em" as "criadoEm", "versao" as "versao"
  from "compra_peca_cadastro"
  where true
  order by "total" asc, id asc
  limit $1 offset $2;

select "id" as "id", "posto_id" as "posto.id", "posto_nome_fantasia" as "posto.nomeFantasia", "situacao" as "situacao",
    "pecas" as "pecas", "ordens_servico" as "ordensServico", "unidades" as "unidades", "total" as "total",
    "criado_em" as "criadoEm", "versao" as "versao"
  from "compra_peca_cadastro"
  where true
  order by "total" desc, id desc
  limit $1 offset $2;

select "id" as "id", "tipo_equipamento_id" as "tipoEquipamento.id", "tipo_equipamento_nome" as "tipoEquipamento.nome",
    "tipo" as "tipo", "nome" as "nome", "ordem" as "ordem", "medida" as "medida",
    case when ativo then 'ATIVO' else 'INATIVO' end as "status", "versao" as "versao"
  from "checklist_cadastro"
  where true
  order by "id" asc, id asc
  limit $1 offset $2;

select "id" as "id", "tipo_equipamento_id" as "tipoEquipamento.id", "tipo_equipamento_nome" as "tipoEquipamento.nome",
    "tipo" as "tipo", "nome" as "nome", "ordem" as "ordem", "medida" as "medida",
    case when ativo then 'ATIVO' else 'INATIVO' end as "status", "versao" as "versao"
  from "checklist_cadastro"
  where true
  order by "id" desc, id desc
  limit $1 offset $2;

select "id" as "id", "tipo_equipamento_id" as "tipoEquipamento.id", "tipo_equipamento_nome" as "tipoEquipamento.nome",
    "tipo" as "tipo", "nome" as "nome", "ordem" as "ordem", "medida" as "medida",
    case when ativo then 'ATIVO' else 'INATIVO' end as "status", "versao" as "versao"
  from "checklist_cadastro"
  where true
  order by "nome" collate "pt-BR-x-icu" asc, id asc
  limit $1 offset $2;

select "id" as "id", "tipo_equipamento_id" as "tipoEquipamento.id", "tipo_equipamento_nome" as "tipoEquipamento.nome",
    "tipo" as "tipo", "nome" as "nome", "ordem" as "ordem", "medida" as "medida",
    case when ativo then 'ATIVO' else 'INATIVO' end as "status", "versao" as "versao"
  from "checklist_cadastro"
  where true
  order by "nome" collate "pt-BR-x-icu" desc, id desc
  limit $1 offset $2;

select "id" as "id", "tipo_equipamento_id" as "tipoEquipamento.id", "tipo_equipamento_nome" as "tipoEquipamento.nome",
    "tipo" as "tipo", "nome" as "nome", "ordem" as "ordem", "medida" as "medida",
    case when ativo then 'ATIVO' else 'INATIVO' end as "status", "versao" as "versao"
  from "checklist_cadastro"
  where true
  order by "ordem" asc, id asc
  limit $1 offset $2;

select "id" as "id", "tipo_equipamento_id" as "tipoEquipamento.id", "tipo_equipamento_nome" as "tipoEquipamento.nome",
    "tipo" as "tipo", "nome" as "nome", "ordem" as "ordem", "medida" as "medida",
    case when ativo then 'ATIVO' else 'INATIVO' end as "status", "versao" as "versao"
  from "checklist_cadastro"
  where true
  order by "ordem" desc, id desc
  limit $1 offset $2;

select "id" as "id", "tipo_equipamento_id" as "tipoEquipamento.id", "tipo_equipamento_nome" as "tipoEquipamento.nome",
    "tipo" as "tipo", "nome" as "nome", "ordem" as "ordem", "medida" as "medida",
    case when ativo then 'ATIVO' else 'INATIVO' end as "status", "versao" as "versao"
  from "checklist_cadastro"
  where true
  order by "tipo" collate "pt-BR-x-icu" asc, id asc
  limit $1 offset $2;

select "id" as "id", "tipo_equipamento_id" as "tipoEquipamento.id", "tipo_equipamento_nome" as "tipoEquipamento.nome",
    "tipo" as "tipo", "nome" as "nome", "ordem" as "ordem", "medida" as "medida",
    case when ativo then 'ATIVO' else 'INATIVO' end as "status", "versao" as "versao"
  from "checklist_cadastro"
  where true
  order by "tipo" collate "pt-BR-x-icu" desc, id desc
  limit $1 offset $2;

select "id" as "id", "tipo_equipamento_id" as "tipoEquipamento.id", "tipo_equipamento_nome" as "tipoEquipamento.nome",
    "tipo" as "tipo", "nome" as "nome", "ordem" as "ordem", "medida" as "medida",
    case when ativo then 'ATIVO' else 'INATIVO' end as "status", "versao" as "versao"
  from "checklist_cadastro"
  where true
  order by "tipo_equipamento_nome" collate "pt-BR-x-icu" asc, id asc
  limit $1 offset $2;

select "id" as "id", "tipo_equipamento_id" as "tipoEquipamento.id", "tipo_equipamento_nome" as "tipoEquipamento.nome",
    "tipo" as "tipo", "nome" as "nome", "ordem" as "ordem", "medida" as "medida",
    case when ativo then 'ATIVO' else 'INATIVO' end as "status", "versao" as "versao"
  from "checklist_cadastro"
  where true
  order by "tipo_equipamento_nome" collate "pt-BR-x-icu" desc, id desc
  limit $1 offset $2;

-- replaceLinks
delete
  from "modelo_orcamento_opcional"
  where "modelo_orcamento_id" = $1
  and "servico_id" <> all ($2);

delete
  from "modelo_orcamento_peca"
  where "modelo_orcamento_id" = $1
  and "peca_id" <> all ($2);

delete
  from "modelo_orcamento_servico"
  where "modelo_orcamento_id" = $1
  and "servico_id" <> all ($2);

delete
  from "peca_modelo"
  where "peca_id" = $1
  and "modelo_produto_id" <> all ($2);

delete
  from "posto_marca"
  where "posto_id" = $1
  and "marca_id" <> all ($2);

-- replaceLinks 2
insert into "modelo_orcamento_opcional" ("modelo_orcamento_id", "servico_id") select $1::bigint, outro
  from unnest($2::bigint[]) outro
  on conflict do nothing;

insert into "modelo_orcamento_peca" ("modelo_orcamento_id", "peca_id") select $1::bigint, outro
  from unnest($2::bigint[]) outro
  on conflict do nothing;

insert into "modelo_orcamento_servico" ("modelo_orcamento_id", "servico_id") select $1::bigint, outro
  from unnest($2::bigint[]) outro
  on conflict do nothing;

insert into "peca_modelo" ("peca_id", "modelo_produto_id") select $1::bigint, outro
  from unnest($2::bigint[]) outro
  on conflict do nothing;

insert into "posto_marca" ("posto_id", "marca_id") select $1::bigint, outro
  from unnest($2::bigint[]) outro
  on conflict do nothing;

-- updateRow
update "categoria_assistencia"
  set "nome" = $1, versao = versao + 1
  where id = $2;

update "causa_os"
  set "nome" = $1, "ativo" = $2, versao = versao + 1
  where id = $3;

update "cliente"
  set "ativo" = $1, versao = versao + 1
  where id = $2;

update "cliente"
  set "nome_fantasia" = $1, versao = versao + 1
  where id = $2;

update "cliente"
  set "pais" = $1, versao = versao + 1
  where id = $2;

update "cliente"
  set "rua" = $1, "fefo" = $2, versao = versao + 1
  where id = $3;

update "cliente"
  set "rua" = $1, versao = versao + 1
  where id = $2;

update "consumidor"
  set "ativo" = $1, versao = versao + 1
  where id = $2;

update "consumidor"
  set "cnpj_cpf" = $1, "tipo_pessoa" = $2, versao = versao + 1
  where id = $3;

update "consumidor"
  set "nome" = $1, "telefone" = $2, "tipo_telefone" = $3, "street" = $4, versao = versao + 1
  where id = $5;

update "consumidor"
  set "nome" = $1, versao = versao + 1
  where id = $2;

update "consumidor"
  set "telefone" = $1, versao = versao + 1
  where id = $2;

update "cupom"
  set "ativo" = $1, versao = versao + 1
  where id = $2;

update "cupom"
  set "codigo" = $1, versao = versao + 1
  where id = $2;

update "cupom"
  set "valido_ate" = $1, "ativo" = $2, versao = versao + 1
  where id = $3;

update "cupom"
  set "valido_ate" = $1, versao = versao + 1
  where id = $2;

update "grupo_marca"
  set "nome" = $1, "ativo" = $2, versao = versao + 1
  where id = $3;

update "marca"
  set "ativo" = $1, versao = versao + 1
  where id = $2;

update "marca"
  set "grupo_marca_id" = $1, versao = versao + 1
  where id = $2;

update "marca"
  set "nome" = $1, "ativo" = $2, versao = versao + 1
  where id = $3;

update "marca"
  set "nome" = $1, versao = versao + 1
  where id = $2;

update "modelo_orcamento"
  set "ativo" = $1, versao = versao + 1
  where id = $2;

update "modelo_produto"
  set "codigo" = $1, versao = versao + 1
  where id = $2;

update "modelo_produto"
  set "foto_id" = $1, versao = versao + 1
  where id = $2;

update "modelo_produto"
  set "mascara_serie" = $1, "digito_serie" = $2, versao = versao + 1
  where id = $3;

update "modelo_produto"
  set "mascara_serie" = $1, versao = versao + 1
  where id = $2;

update "modelo_produto"
  set "meses_garantia" = $1, versao = versao + 1
  where id = $2;

update "peca"
  set "preco" = $1, versao = versao + 1
  where id = $2;

update "peca"
  set versao = versao + 1
  where id = $1;

update "plano_valores"
  set "valor" = $1, "valor_desde" = $2, versao = versao + 1
  where id = $3;

update "posto_autorizado"
  set "abre" = $1, "fecha" = $2, "categoria_assistencia_id" = $3, "credenciado_id" = $4, versao = versao + 1
  where id = $5;

update "posto_autorizado"
  set "ativo" = $1, "credenciado_id" = $2, versao = versao + 1
  where id = $3;

update "posto_autorizado"
  set "credenciado_id" = $1, versao = versao + 1
  where id = $2;

update "posto_autorizado"
  set "hora_funcionamento" = $1, "credenciado_id" = $2, versao = versao + 1
  where id = $3;

update "posto_autorizado"
  set "nome_fantasia" = $1, "ativo" = $2, "credenciado_id" = $3, versao = versao + 1
  where id = $4;

update "posto_autorizado"
  set "telefone_whatsapp" = $1, "cep" = $2, "rua" = $3, "hora_funcionamento" = $4, "abre" = $5, "fecha" = $6,
    "outros_horarios" = $7, "credenciado_id" = $8, versao = versao + 1
  where id = $9;

update "posto_autorizado"
  set "tipo" = $1, "credenciado_id" = $2, versao = versao + 1
  where id = $3;

update "produto"
  set "descricao" = $1, "codigo_barras" = $2, versao = versao + 1
  where id = $3;

update "produto"
  set "estoque_minimo" = $1, versao = versao + 1
  where id = $2;

update "relogio"
  set "numero_serie" = $1, versao = versao + 1
  where id = $2;

update "relogio"
  set "observacoes" = $1, versao = versao + 1
  where id = $2;

update "relogio_vendido"
  set "meses_garantia" = $1, versao = versao + 1
  where id = $2;

update "servico"
  set "mao_de_obra_garantia" = $1, versao = versao + 1
  where id = $2;

update "sintoma_os"
  set "nome" = $1, "ativo" = $2, versao = versao + 1
  where id = $3;

update "tipo_equipamento"
  set "nome" = $1, "ativo" = $2, versao = versao + 1
  where id = $3;
