import { afterAll, expect, test } from 'vitest'
import type { Scope } from '../../../platform/scope.ts'
import { startTestApp } from '../../../platform/testing/app.ts'
import { searchPedidosSql, searchRecordsSql } from './store.ts'

const app = await startTestApp()
const fill = (statement: string) => app.database.pool.query(statement)
await fill(`insert into cliente (nome_fantasia, razao_social, cnpj_cpf, codigo_cliente, codigo_depositante, status_wms)
  select 'Empresa ' || md5(n::text), 'Razão ' || n, lpad(n::text, 14, '0'), 'E' || n, 'DE' || n, 'ativo'
    from generate_series(1, 4000) n`)
await fill(`insert into produto (cliente_id, codigo_produto, descricao, codigo_omni)
  select 1 + n % 4000, 'P' || n, 'Produto ' || md5(n::text), 'OM' || n from generate_series(1, 20000) n`)
await fill(`insert into pedido (numero_pedido, cliente_id, numero_pedido_cliente, data_hora_coleta)
  select 10000 + n, 1 + n % 4000, 'PC-' || n, now() from generate_series(1, 20000) n`)
await fill(`insert into nota (chave_acesso, cliente_id, numero, serie, emissao, emit_documento, emit_nome, dest_documento,
    linhas, inf_nfe, assinatura, esquema, digest_value, mensagens, importada_em, alterado_em)
  select '352611' || lpad((n % 300)::text, 14, '0') || '55001' || lpad(n::text, 9, '0') || '1123456780', 1 + n % 4000, n, 1,
         now(), lpad((n % 300)::text, 14, '0'), 'Emitente ' || md5((n % 300)::text), '', 1, '{}', '{}', '{}', '', '[]',
         now() + n * interval '1 second', now()
    from generate_series(1, 20000) n`)
await fill('analyze')
afterAll(app.close)

const scopes: Scope[] = [{ tipo: 'tudo' }, { tipo: 'cliente', clienteId: 7 }]
const questions = [
  '12345',
  'PC-777',
  'p1',
  'abc',
  'a3f9',
  '00000000001234',
  '7891000315507',
  '35261100000000000123',
]

test.each(scopes.flatMap((scope) => questions.map((q) => ({ scope, q, who: scope.tipo }))))(
  '$q of $who is answered from indexes, without reading a table through',
  async ({ scope, q }) => {
    const statements = [
      searchPedidosSql(scope, q),
      searchRecordsSql(scope, q, { clientes: true, notas: true, produtos: true }),
    ]
    for (const statement of statements) {
      const { sql, parameters } = statement.compile(app.database.db)
      const { rows } = await app.database.pool.query<{ 'QUERY PLAN': string }>(`explain ${sql}`, [
        ...parameters,
      ])
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
      expect(plan).not.toMatch(/Seq Scan/)
    }
  },
)
