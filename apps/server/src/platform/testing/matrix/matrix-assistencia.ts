import { ACOES_COMPRA } from '@app/contract/assistencia/compraPeca'
import {
  type Access,
  admin,
  everybody,
  type Lines,
  type Records,
  of,
  planilhas,
  register,
} from './matrix-lines.ts'
import { ORDENS_DE_SERVICO } from './matrix-os.ts'

/** A register that orders and other registers look up. */
const tabela = (path: string, id: keyof Records, access: Access, tipo: string): Lines => ({
  ...register(path, id, access, access),
  ...planilhas(tipo, access),
  [`GET ${path}/findAll`]: access,
})

/** The repair network, of which the warehouse's people have nothing. */
export const ASSISTENCIA: Lines = {
  'GET /postoAutorizado/findAll': admin,

  // Registers
  ...tabela('/grupoMarca', 'grupoMarca', admin, 'grupos-de-marcas'),
  ...tabela('/marca', 'marca', admin, 'marcas'),
  ...tabela('/tipoEquipamento', 'tipoEquipamento', admin, 'tipos-de-equipamento'),
  ...tabela('/modeloProduto', 'modeloProduto', admin, 'modelos'),
  ...tabela('/sintomaOs', 'sintomaOs', admin, 'sintomas'),
  ...tabela('/causaOs', 'causaOs', admin, 'causas'),
  ...tabela('/servico', 'servico', admin, 'servicos'),
  'GET /compraPeca': admin,
  'POST /compraPeca/findByFiltro': admin,
  'POST /compraPeca/export/CSV': admin,
  'GET /compraPeca/:id': of('compraPeca', admin),
  'POST /compraPeca': admin,
  ...Object.fromEntries(ACOES_COMPRA.map((acao) => [`PUT /compraPeca/${acao}/:id`, of('compraPeca', admin)])),
  'POST /recebimento/findByFiltro': admin,
  'POST /recebimento/totais': admin,
  'POST /recebimento/export/CSV': admin,
  'GET /avaliacao': admin,
  'POST /avaliacao/findByFiltro': admin,
  'POST /avaliacao/export/CSV': admin,
  'GET /avaliacao/resumo': admin,
  'GET /avaliacao/:id': of('avaliacao', admin),
  'PUT /avaliacao/:id/resposta': of('avaliacao', admin),
  'PUT /avaliacao/:id/ligou': of('avaliacao', admin),
  ...tabela('/peca', 'peca', admin, 'pecas'),
  ...tabela('/relogio', 'relogio', admin, 'relogios'),
  'GET /consumidor/:id/dados': of('consumidor', admin),
  'POST /consumidor/:id/anonimizar': of('consumidor', admin),
  ...tabela('/consumidor', 'consumidor', admin, 'consumidores'),
  ...tabela('/categoriaAssistencia', 'categoriaAssistencia', admin, 'categorias-de-assistencia'),
  ...register('/postoAutorizado', 'postoAutorizado', admin, admin),
  ...planilhas('postos-autorizados', admin),
  'GET /postoAutorizadoPagamento': admin,
  'POST /postoAutorizadoPagamento/findByFiltro': admin,
  'POST /postoAutorizadoPagamento/export/CSV': admin,
  'GET /postoAutorizadoPagamento/:id': of('postoAutorizadoPagamento', admin),
  'POST /postoAutorizadoPagamento': admin,
  'GET /postoAutorizadoPagamento/configuracao': admin,
  'PUT /postoAutorizadoPagamento/configuracao': admin,
  'GET /postoAutorizadoPagamento/situacao': admin,
  'PUT /postoAutorizadoPagamento/confirmar/:id': of('postoAutorizadoPagamento', admin),
  'PUT /postoAutorizadoPagamento/cancelar/:id': of('postoAutorizadoPagamento', admin),
  ...tabela('/planoValores', 'planoValores', admin, 'planos'),

  // A post registers itself
  'GET /public/postoAutorizado/opcoes': everybody,
  'POST /public/pessoa/validate/etapa1': everybody,
  'POST /public/postoAutorizado/validate/etapa2': everybody,
  'POST /public/postoAutorizado': everybody,
  'POST /public/postoAutorizado/confirmar': everybody,
  'POST /public/postoAutorizado/reenviar': everybody,
  'POST /public/postoAutorizado/correcao': everybody,
  'PUT /public/postoAutorizado/correcao': everybody,
  'GET /cadastroPosto': admin,
  'GET /cadastroPosto/contagem': admin,
  'GET /cadastroPosto/:id': of('cadastroPosto', admin),
  // A registration of the table has no document.
  'GET /cadastroPosto/:id/documentos/:documento': of('cadastroPosto', { ...admin, admin: 404 }),
  'POST /cadastroPosto/:id/documentos/:documento/link': of('cadastroPosto', { ...admin, admin: 404 }),
  'GET /cadastroPosto/:id/dados': of('cadastroPosto', admin),
  'POST /cadastroPosto/:id/anonimizar': of('cadastroPosto', admin),
  'PUT /cadastroPosto/:id/aprovar': of('cadastroPosto', admin),
  'PUT /cadastroPosto/:id/pedirCorrecao': of('cadastroPosto', admin),
  'PUT /cadastroPosto/:id/recusar': of('cadastroPosto', admin),

  ...ORDENS_DE_SERVICO,
}
