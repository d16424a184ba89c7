-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/casca/usuario/store/dados.ts

-- readDados
--   dispositivo: null
--   endereco: null
select "criada_em" as "abertaEm", "usada_em" as "usadaEm", "dispositivo", "endereco"
  from "sessao"
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
select "numero_pedido" as "numeroPedido", "criado_em" as "criadoEm"
  from "pedido"
  where "criado_por" = $1
  order by "id" desc
  limit $2;

-- readDados 6
select "entidade", "entidade_id" as "entidadeId", "criado_em" as "em"
  from "auditoria"
  where "usuario_id" = $1
  order by "id" desc
  limit $2;

-- readDados 7
select "texto", "criado_em" as "em"
  from "chat_mensagem"
  where "autor_id" = $1
  and "apagada_em" is null
  order by "id" desc
  limit $2;

-- readDados 8
select "texto", "criado_em" as "em"
  from "chamado_mensagem"
  where "autor_id" = $1
  order by "id" desc
  limit $2;

-- readDados 9
select "visto_em" as "vistaEm", octet_length(rede) > 32 as "aparelho"
  from "acesso_conhecido"
  where "usuario_id" = $1;
