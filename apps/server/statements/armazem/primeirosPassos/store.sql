-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/armazem/primeirosPassos/store.ts

-- readPassos
--   acesso.id: number
--   acesso.resumo: string
--   armazem.documento: string
--   armazem.id: null
--   armazem.resumo: string
--   armazem: null
--   cliente.id: number
--   cliente.resumo: string
--   equipe.id: number
--   equipe.resumo: string
--   equipe: null
--   pedido.id: number
--   pedido.resumo: string
--   pedido: null
--   produtos.id: number
--   produtos.resumo: string
--   produtos: null
--   semSaldo: null
select (select json_build_object('id', null, 'resumo', nome, 'documento', armazens[1])
  from nota_configuracao
  where nome <> ''
  and cardinality(armazens) > 0) as armazem, (select json_build_object('id', id, 'resumo', nome_fantasia)
  from cliente
  order by id
  limit 1) as cliente, (select json_build_object('id', produto.id, 'resumo', produto.descricao)
  from saldo
  join produto on produto.id = saldo.produto_id
  where exists (select
  from movimento
  where movimento.saldo_id = saldo.id)
  order by saldo.id
  limit 1) as produtos, (select id
  from produto
  order by id
  limit 1) as "semSaldo", (select json_build_object('id', id, 'resumo', nome)
  from usuario
  where tipo = 'interno'
  and ativo
  and id <> $1
  order by id
  limit 1) as equipe, (select json_build_object('id', id, 'resumo', nome)
  from usuario
  where tipo = 'cliente'
  and ativo
  order by id
  limit 1) as acesso, (select json_build_object('id', id, 'resumo', numero_pedido::text)
  from pedido
  order by id
  limit 1) as pedido, coalesce((select primeiros_passos_dispensados
  from preferencia
  where usuario_id = $2), false) as dispensados;
