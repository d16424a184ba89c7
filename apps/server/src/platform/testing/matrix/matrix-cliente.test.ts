import { expect, it } from 'vitest'
import { lines } from './matrix-call.ts'

/** The only calls that a client user may make (docs/decisions/access/0017-what-a-client-user-may-call.md). */
const PERMITIDAS = {
  'own orders': [
    'GET /pedidos',
    'POST /pedidos',
    'PUT /pedidos',
    'POST /pedidos/findByFiltro',
    'POST /pedidos/export/CSV',
    'POST /pedidos/escolha',
    'POST /pedidos/emMassa',
    'POST /pedidos/porCodigo',
    'GET /pedidos/search/findByCliente',
    'GET /pedidos/findAll',
    'GET /pedidos/next',
    'GET /pedidos/viewMode/:id',
    'GET /pedidos/concluido/:id',
    'GET /pedidos/:id',
    'GET /pedidos/:id/andamento',
    'PUT /pedidos/:id',
    'DELETE /pedidos/:id',
    'GET /pedidos/:id/anexos/:campo',
    'PUT /pedidos/:id/anexos/:campo',
    'DELETE /pedidos/:id/anexos/:campo',
    'POST /pedidos/:id/anexos/:campo/link',
  ],
  'what came of own notes, photos of the loading, and what papers carry': [
    'GET /chegada/divergencias',
    'GET /chegada/divergencias/:id',
    'GET /chegada/fotos/:id',
    'GET /expedicao/:id/fotos',
    'GET /expedicao/fotos/:id',
    'GET /impressos',
  ],
  'what happened to the own records': ['GET /eventos'],
  'where the own mails go': [
    'GET /correio/destinos/:de/:id',
    'PUT /correio/destinos/:de/:id',
    'POST /correio/destinos/:de/:id/liberar',
  ],
  'audit of own orders': ['GET /api/auditlogs/by-entity-id/:id', 'GET /auditlog/by-entity-id/:id'],
  'own products': [
    'GET /produto/findAll',
    'GET /produto/findByCodigoDepositante/:codigoDepositante',
    'GET /produto/findByClienteAndCodigo/:cnpj/:cprod',
  ],
  'own stock and its ledger': ['GET /pedidos/getEstoque/:codigoOmni', 'GET /estoque/saldos/:id/extrato'],
  'own home': [
    'GET /inicioCliente',
    'GET /inicioCliente/lotes',
    'POST /inicioCliente/estoque/export/CSV',
    'POST /inicioCliente/estoque/export/XLSX',
  ],
  'own import of orders': [
    'GET /importacao/pedidos/modelo.xlsx',
    'GET /importacao/pedidos',
    'POST /importacao/pedidos/previa',
    'POST /importacao/pedidos',
    'GET /importacao/:id',
    'GET /importacao/:id/linhas',
    'PUT /importacao/:id/linhas',
    'GET /importacao/:id/registros',
    'GET /importacao/:id/erros.csv',
    'POST /importacao/:id/parar',
  ],
  'search and own saved filters': [
    'GET /busca',
    'GET /visao',
    'POST /visao',
    'PUT /visao/padrao',
    'PUT /visao/:id',
    'DELETE /visao/:id',
  ],
  // No report is a client user's yet.
  'reports for this person': ['GET /relatorio', 'GET /relatorio/anos', 'GET /relatorio/meses'],
  places: ['GET /pais', 'GET /estado', 'GET /cidade', 'GET /cep/:cep'],
  'own preferences': ['GET /preferencia', 'PUT /preferencia'],
  'own notices': [
    'GET /notificacao',
    'GET /notificacao/naoLidas',
    'PUT /notificacao/lidas',
    'GET /notificacao/preferencias',
    'PUT /notificacao/preferencias',
  ],
  'own account': [
    'GET /user/me',
    'PUT /usuario/updatePassword',
    'GET /conta',
    'PUT /conta',
    'GET /conta/dados',
    'POST /conta/excluir',
    'GET /conta/sessoes',
    'DELETE /conta/sessoes/:id',
    'POST /conta/sessoes/encerrar',
    'POST /conta/segundo-fator',
    'PUT /conta/segundo-fator',
    'POST /conta/segundo-fator/codigos',
    'POST /conta/segundo-fator/desligar',
    'GET /conta/chaves-acesso',
    'POST /conta/chaves-acesso/inicio',
    'POST /conta/chaves-acesso',
    'DELETE /conta/chaves-acesso/:id',
  ],
}

/** The orders' calls have several addresses (decisions 12). */
const MOUNT = / (?:\/api\/pedidos|\/pedidos|\/orders)(?:\/orders)?(?=\/|$)/

// matrix.test.ts proves that each line of the table holds.
it('S1-034: a client user is refused every call but those of the written list', () => {
  const allowed = lines
    .filter(({ access }) => access.cliente !== 'aberto' && access.cliente !== 403 && access.cliente !== 401)
    .map(({ route }) => route.replace(MOUNT, ' /pedidos'))
  expect([...new Set(allowed)].sort()).toEqual(Object.values(PERMITIDAS).flat().sort())
})

it('S1-034: what another company has does not exist for a client user', () => {
  for (const { route, access, id } of lines)
    if (access.cliente === 'ok' && id !== undefined) expect(access.outro, route).toBe(404)
})
