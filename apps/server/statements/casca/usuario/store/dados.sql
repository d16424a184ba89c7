-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/casca/usuario/store/dados.ts

-- readDados
--   dispositivo: null
--   endereco: null
select "criada_em" as "abertaEm", "usada_em" as "usadaEm", "dispositivo", "endereco"
  from "sessao"
  where "usuario_id" = $1;

-- readDados 10
select "texto", "criado_em" as "em"
  from "chamado_mensagem"
  where "autor_id" = $1
  order by "id" desc
  limit $2;

-- readDados 11
select "filename" as "arquivo", "papel", "criado_em" as "em"
  from "financeiro_arquivo"
  where "criado_por" = $1
  order by "id" desc
  limit $2;

-- readDados 12
select "role", "criado_em" as "em", "aceito_em" as "aceitoEm"
  from "convite"
  where ("usuario_id" = $1 or "convidado_por" = $2)
  order by "id" desc
  limit $3;

-- readDados 13
--   ate: null
--   modelo: null
select "marca"."nome" as "marca", "modelo"."codigo" as "modelo", "treinamento"."desde", "treinamento"."ate"
  from "tecnico_treinamento" as "treinamento"
  inner join "marca" on "marca"."id" = "treinamento"."marca_id"
  left join "modelo_produto" as "modelo" on "modelo"."id" = "treinamento"."modelo_produto_id"
  where "treinamento"."usuario_id" = $1
  order by "treinamento"."id";

-- readDados 14
select "visto_em" as "vistaEm", octet_length(rede) > 32 as "aparelho"
  from "acesso_conhecido"
  where "usuario_id" = $1;

-- readDados 15
select "email", "provado_em" as "confirmadoEm"
  from "conta_email"
  where "usuario_id" = $1;

-- readDados 16
--   usadaEm: null
select "nome", "criada_em" as "criadaEm", "usada_em" as "usadaEm"
  from "chave_acesso"
  where "usuario_id" = $1;

-- readDados 17
select "provedor"."nome", "sujeito", "criada_em" as "criadaEm", "usada_em" as "usadaEm"
  from "identidade"
  inner join "provedor" on "provedor"."id" = "identidade"."provedor_id"
  where "usuario_id" = $1;

-- readDados 2
select "lista", "nome", "filtros", "criado_em" as "criadoEm"
  from "visao"
  where "usuario_id" = $1;

-- readDados 3
select "tipo", "arquivo", "criada_em" as "criadaEm"
  from "importacao"
  where "usuario_id" = $1;

-- readDados 4
select "atalhos_de_tecla" as "atalhosDeTecla", "primeiros_passos_dispensados" as "primeirosPassosDispensados"
  from "preferencia"
  where "usuario_id" = $1;

-- readDados 5
--   lidoEm: null
select "tipo", "rotulo", "quantos", "em", "lida_em" as "lidoEm"
  from "notificacao"
  where "usuario_id" = $1
  order by "id" desc
  limit $2;

-- readDados 6
--   silencioAte: null
--   silencioDe: null
select "escolhas", "silencio_de" as "silencioDe", "silencio_ate" as "silencioAte"
  from "notificacao_pessoa"
  where "usuario_id" = $1;

-- readDados 7
select "numero_pedido" as "numeroPedido", "criado_em" as "criadoEm"
  from "pedido"
  where "criado_por" = $1
  order by "id" desc
  limit $2;

-- readDados 8
select "entidade", "entidade_id" as "entidadeId", "criado_em" as "em"
  from "auditoria"
  where "usuario_id" = $1
  order by "id" desc
  limit $2;

-- readDados 9
select "texto", "criado_em" as "em"
  from "chat_mensagem"
  where "autor_id" = $1
  and "apagada_em" is null
  order by "id" desc
  limit $2;
