import {
  admin,
  at,
  empresas,
  everybody,
  foreign,
  type Lines,
  loggedIn,
  of,
  own,
  owned,
  planilhas,
  register,
  relatorio,
  staff,
} from './matrix-lines.ts'
import { ASSISTENCIA } from './matrix-assistencia.ts'
import { INTEGRACOES } from './matrix-integrations.ts'
import { LEITOR } from './matrix-leitor.ts'

/** The file is needed, because it is read before its order is looked up. */
const FILE = { filename: 'nota.txt', data: 'bm90YQ==' }

/** The count equals the current stock, so it is refused, but only after all other checks. */
const AJUSTE = { quantidade: 10, esperado: 10, motivo: 'Contagem' }

/** A lot without a quantity is refused, but only after all other checks. */
const LOTE = { lote: 'A', dataDeValidade: null, motivo: 'Saldo inicial' }

/** Routes of the orders, at each mount and with and without `/orders` (decisions 12). */
const orders = (lines: Lines): Lines =>
  at(
    ['/pedidos', '/api/pedidos', '/orders'].flatMap((mount) => [mount, `${mount}/orders`]),
    lines,
  )

/** Calls of the notes, at each mount. */
const notas = (lines: Lines): Lines => at(['/notas', '/api/nfse'], lines)

/**
 * Every route × every person. `matrix.test.ts` calls each route as each of the five and compares the answers. A route
 * that is missing here fails the test, and so does a line without a route. To add a route, add one line: what each
 * person may do with a record of the first company (`:id` and the like are filled from `Records`; name the record with
 * `of`).
 */
export const MATRIX: Lines = {
  // Operation and description
  'GET /healthz': everybody,
  'GET /readyz': everybody,
  'GET /metrics': everybody,
  'GET /openapi.json': everybody,
  'GET /docs': everybody,
  'GET /docs/docs.css': everybody,
  'GET /docs/docs.js': everybody,
  'GET /docs/exemplos.json': everybody,
  'GET /assets/*': everybody,
  'GET /:arquivo(^[\\w-]+\\.(?:js|css|svg|png|ico|webmanifest|txt)$)': everybody,
  'GET /ws': everybody,
  'GET /dev/mail': everybody,
  'GET /dev/mail.css': everybody,

  // Session
  'POST /oauth/revoke': everybody,
  'POST /oauth/token': foreign,
  'GET /user/me': loggedIn,
  'GET /public/demo': everybody,
  'POST /public/chave-acesso': everybody,
  'GET /public/arquivo/:token': everybody,

  // Without a session: sign-up, forgotten password, the first administrator, images
  'POST /public/falha': everybody,
  'POST /public/pessoa': everybody,
  'POST /public/user/recoverPassword': everybody,
  'PUT /public/user/updateRecoverPassword': everybody,
  'POST /public/primeiroAcesso': everybody,
  'GET /public/midia/imagem/:id': everybody,

  // People and profiles
  'GET /usuario': staff,
  'POST /usuario/findByFiltro': staff,
  'POST /usuario/export/CSV': staff,
  'GET /usuario/:id': of('usuario', staff),
  'POST /usuario': admin,
  'PUT /usuario': { access: admin, body: ({ usuario }) => ({ id: usuario }) },
  'PUT /usuario/:id': of('usuario', admin),
  'DELETE /usuario/:id': of('usuario', admin),
  'PUT /usuario/updatePassword': loggedIn,
  'POST /usuario/:id/segundo-fator/desligar': of('usuario', admin),
  'POST /usuario/:id/sessoes/encerrar': of('usuario', admin),
  'POST /usuario/:id/convite': of('usuario', admin),
  'GET /usuario/:id/dados': of('usuario', admin),
  'POST /usuario/:id/anonimizar': of('usuario', admin),
  'GET /perfil': admin,
  'POST /perfil/findByFiltro': admin,
  'POST /perfil/export/CSV': admin,
  'GET /perfil/findAll': staff,
  'GET /perfil/:id': of('perfil', admin),
  'GET /perfil/:id/usuarios': of('perfil', admin),
  'POST /perfil': admin,
  'PUT /perfil': { access: admin, body: ({ perfil }) => ({ id: perfil }) },
  'PUT /perfil/:id': of('perfil', admin),
  'DELETE /perfil/:id': of('perfil', admin),
  'GET /permissoesPerfil': admin,
  'GET /permissoesPerfil/:id': of('perfil', admin),
  'PUT /permissoesPerfil/:id': {
    access: admin,
    id: 'perfil',
    body: () => ({ habilidades: ['PEDIDO_VER'] }),
  },

  ...register('/cupom', 'cupom', staff, admin),

  ...INTEGRACOES,

  // The own account
  'GET /conta': loggedIn,
  'PUT /conta': loggedIn,
  'GET /conta/dados': loggedIn,
  'POST /conta/excluir': loggedIn,
  'GET /conta/sessoes': loggedIn,
  'DELETE /conta/sessoes/:id': of('sessao', own),
  'POST /conta/sessoes/encerrar': loggedIn,
  'POST /conta/segundo-fator': loggedIn,
  'PUT /conta/segundo-fator': loggedIn,
  'POST /conta/segundo-fator/codigos': loggedIn,
  'POST /conta/segundo-fator/desligar': loggedIn,
  'GET /conta/chaves-acesso': loggedIn,
  'POST /conta/chaves-acesso/inicio': loggedIn,
  'POST /conta/chaves-acesso': loggedIn,
  'DELETE /conta/chaves-acesso/:id': of('chaveAcesso', own),

  // Orders
  ...orders({
    'GET /': loggedIn,
    'POST /': loggedIn,
    'PUT /': { access: owned, body: ({ pedido }) => ({ id: pedido }) },
    'POST /findByFiltro': loggedIn,
    'POST /findByFiltroAdmin': staff,
    'POST /export/CSV': loggedIn,
    'POST /escolha': loggedIn,
    'POST /porCodigo': loggedIn,
    'POST /emMassa': loggedIn,
    'GET /impressao': staff,
    'GET /search/findByCliente': loggedIn,
    'GET /findAll': loggedIn,
    'GET /next': loggedIn,
    'GET /painel': staff,
    'GET /painel/semana': staff,
    'GET /painel/graficos': staff,
    'GET /getEstoque/:codigoOmni': owned,
    'GET /viewMode/:id': of('pedido', owned),
    'GET /concluido/:id': of('pedido', owned),
    'GET /:id': of('pedido', owned),
    'GET /:id/andamento': of('pedido', owned),
    'PUT /:id': of('pedido', owned),
    'DELETE /:id': of('pedido', owned),
    'GET /:id/anexos/:campo': of('pedido', owned),
    'PUT /:id/anexos/:campo': { access: owned, id: 'pedido', body: () => FILE },
    'DELETE /:id/anexos/:campo': of('pedido', owned),
    'POST /:id/anexos/:campo/link': of('pedido', owned),
  }),
  'GET /api/auditlogs/by-entity-id/:id': of('pedido', owned),
  'GET /auditlog/by-entity-id/:id': of('pedido', owned),

  // Companies, products, settings
  ...register('/cliente', 'cliente', staff, staff),
  ...register('/produto', 'produto', staff, staff),
  'GET /api/cliente/findAll': staff,
  'GET /produto/findAll': loggedIn,
  'GET /produto/findByCodigoDepositante/:codigoDepositante': owned,
  'GET /configuracoes/search/findFirstByOrderByIdDesc': staff,
  'GET /configuracoes/:id': of('configuracao', staff),
  'POST /configuracoes': admin,
  'PUT /configuracoes': { access: admin, body: ({ configuracao }) => ({ id: configuracao }) },
  'PUT /configuracoes/:id': of('configuracao', admin),
  'GET /instalacao': admin,
  'POST /instalacao/copia': admin,

  // Stock: the composition of a balance, and its count
  'GET /estoque/produtos/:id/saldos': of('produto', staff),
  'POST /estoque/produtos/:id/saldos': { access: staff, id: 'produto', body: () => LOTE },
  'GET /estoque/saldos/:id/extrato': of('saldo', owned),
  'GET /estoque/saldos/:id/movimentos': of('saldo', staff),
  'POST /estoque/saldos/:id/endereco': { access: staff, id: 'saldo', body: () => ({ endereco: 'C-14-2' }) },
  'POST /estoque/saldos/:id/ajuste': { access: staff, id: 'saldo', body: () => AJUSTE },

  // Notes: only for the warehouse itself
  ...notas({
    'POST /import': staff,
    'POST /save': staff,
    'POST /cancelamento': staff,
    'POST /eventos': staff,
    'GET /eventos': staff,
    'GET /eventos/:id/arquivo': of('notaEvento', staff),
    'GET /': staff,
    'GET /orders': staff,
    'GET /search/findByCliente': staff,
    'POST /findByFiltro': staff,
    'POST /export/CSV': staff,
    'GET /configuracao': staff,
    'PUT /configuracao': admin,
    'POST /esquemas': admin,
    'DELETE /esquemas': admin,
    'PUT /': { access: staff, body: ({ nota }) => ({ id: nota }) },
    'GET /:id': of('nota', staff),
    'PUT /:id': of('nota', staff),
    'GET /:id/arquivo': of('nota', staff),
    'GET /:id/danfe': of('nota', staff),
    'POST /:id/recebimento': of('nota', staff),
    'POST /:id/estorno': of('nota', staff),
  }),
  'GET /caixaNota/arquivos': staff,
  'GET /caixaNota/arquivos/:id': of('caixaArquivo', staff),
  'POST /caixaNota/descartar': {
    access: staff,
    body: ({ caixaArquivo }) => ({ ids: [caixaArquivo] }),
  },
  'GET /produto/findByClienteAndCodigo/:cnpj/:cprod': owned,

  ...LEITOR,
  ...ASSISTENCIA,

  // Search from anywhere, and the own account
  'GET /busca': loggedIn,
  'GET /visao': loggedIn,
  'POST /visao': loggedIn,
  'PUT /visao/padrao': loggedIn,
  'PUT /visao/:id': of('visao', own),
  'DELETE /visao/:id': of('visao', own),
  // Places, which everybody may look up
  'GET /pais': loggedIn,
  'GET /estado': loggedIn,
  'GET /cidade': loggedIn,
  'GET /cep/:cep': loggedIn,

  'GET /preferencia': loggedIn,
  'PUT /preferencia': loggedIn,
  'GET /notificacao': loggedIn,
  'GET /notificacao/naoLidas': loggedIn,
  'PUT /notificacao/lidas': loggedIn,
  'GET /notificacao/preferencias': loggedIn,
  'PUT /notificacao/preferencias': loggedIn,
  'GET /primeirosPassos': admin,
  'GET /inicioCliente': empresas,
  'GET /inicioCliente/lotes': empresas,
  'POST /inicioCliente/estoque/export/CSV': empresas,
  'POST /inicioCliente/estoque/export/XLSX': empresas,
  'GET /impressos': loggedIn,
  'PUT /impressos': admin,
  'GET /expedicao/:id/fotos': of('pedido', owned),
  'POST /expedicao/:id/fotos': of('pedido', staff),
  'GET /expedicao/fotos/:id': of('pedidoFoto', owned),
  'DELETE /expedicao/fotos/:id': of('pedidoFoto', staff),

  'GET /chegada': staff,
  'GET /chegada/divergencias': loggedIn,
  'GET /chegada/divergencias/:id': of('chegadaContada', owned),
  'GET /chegada/fotos/:id': of('chegadaFoto', owned),
  'DELETE /chegada/fotos/:id': of('chegadaFoto', staff),
  'GET /chegada/:id': of('nota', staff),
  'POST /chegada/:id/tomar': of('nota', staff),
  'POST /chegada/:id/devolver': of('nota', staff),
  'POST /chegada/:id/contar': of('nota', staff),
  'POST /chegada/:id/recontar': of('nota', staff),
  'POST /chegada/:id/fechar': of('nota', staff),
  'POST /chegada/:id/terminar': of('nota', staff),
  'POST /chegada/:id/fotos': of('nota', staff),
  'GET /inspecao': staff,
  'POST /inspecao/:id/decidir': of('inspecao', staff),

  'GET /contagem': staff,
  'POST /contagem': staff,
  'GET /contagem/:id': of('contagem', staff),
  'GET /contagem/:id/coletor': of('contagem', staff),
  'POST /contagem/:id/export/CSV': of('contagem', staff),
  'POST /contagem/:id/contar': of('contagem', staff),
  'POST /contagem/:id/pedir': of('contagem', staff),
  'POST /contagem/:id/recontar': of('contagem', staff),
  'POST /contagem/:id/aprovar': of('contagem', staff),
  'POST /contagem/:id/recusar': of('contagem', staff),
  'POST /contagem/:id/encerrar': of('contagem', staff),

  'GET /rastreio': staff,
  'GET /rastreio/:id': of('saldo', staff),
  'GET /rastreio/:id/destinos': of('saldo', staff),
  'POST /rastreio/:id/export/CSV': of('saldo', staff),

  // Reports: those that a person may see, the months and years of their records, and each report
  'GET /relatorio': loggedIn,
  'GET /relatorio/meses': loggedIn,
  'GET /relatorio/anos': loggedIn,
  ...relatorio('pedidos', staff),
  ...relatorio('validade-do-estoque', staff),
  ...relatorio('lotes-parados', staff),
  ...relatorio('tempo-por-etapa-dos-pedidos', staff),
  ...relatorio('recebimentos', staff),
  ...relatorio('acuracia-do-estoque', staff),

  // Spreadsheets
  ...planilhas('pedidos', loggedIn),
  ...planilhas('clientes', staff),
  ...planilhas('produtos', staff),
  ...planilhas('cupons', admin),
  ...planilhas('estoque', staff),
  'GET /importacao/:id': of('importacao', own),
  'GET /importacao/:id/linhas': of('importacao', own),
  'PUT /importacao/:id/linhas': { access: own, id: 'importacao', body: () => ({ linhas: [] }) },
  'GET /importacao/:id/registros': of('importacao', own),
  'GET /importacao/:id/erros.csv': of('importacao', own),
  'POST /importacao/:id/parar': of('importacao', own),

  // The repair network
  'GET /inicio': admin,
  'GET /inicio/semanas': admin,
  'GET /assistencia/configuracao': staff,
  'PUT /assistencia/configuracao': admin,
  'POST /assistencia/configuracao/avisos/teste': admin,
  'GET /acompanhamento': admin,
  // Only for one's own order, and the administrator has none.
  'POST /acompanhamento/:id/link': { ...admin, admin: 404 },
  'GET /acompanhamento/:id/papel/:papel': { ...admin, admin: 404 },
  'GET /acompanhamento/:id/mensagens': { ...admin, admin: 404 },
  'POST /acompanhamento/:id/mensagens': {
    access: { ...admin, admin: 404 },
    body: () => ({ dispositivo: '00000000-0000-4000-8000-000000000000', texto: 'Oi' }),
  },
  'PUT /acompanhamento/:id/mensagens/lidas': { ...admin, admin: 404 },
  'PUT /acompanhamento/:id/mensagens/:numero': {
    access: { ...admin, admin: 404 },
    body: () => ({ texto: 'Corrigida.' }),
  },
  'DELETE /acompanhamento/:id/mensagens/:numero': { ...admin, admin: 404 },
  'GET /acompanhamento/:id/arquivos/:arquivo': { ...admin, admin: 404 },
  'GET /acompanhamento/:id/avaliacao': { ...admin, admin: 404 },
  'GET /acompanhamento/relogios': admin,
  'GET /acompanhamento/dados': admin,
  'GET /acompanhamento/conta': { ...admin, admin: 404 },
  'POST /acompanhamento/conta/codigo': admin,
  'POST /acompanhamento/conta/confirmar': admin,
  'POST /acompanhamento/conta/retirar': admin,

  // Another program
  'POST /wms/status': foreign,
}
