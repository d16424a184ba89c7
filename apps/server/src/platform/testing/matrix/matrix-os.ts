import { ACOES_OS } from '@app/contract/assistencia/ordemServico'
import { abilityOf } from '@app/rules/assistencia/ordemServico'
import { type Access, admin, everybody, type Lines, of } from './matrix-lines.ts'

/** Only the product itself may do this. */
const nobody: Access = { ...admin, admin: 403 }

/**
 * The service orders; the warehouse's people have no rights in them, and `acoes.test.ts` tests the repair network's
 * own.
 */
export const ORDENS_DE_SERVICO: Lines = {
  'GET /ordemServico': admin,
  'POST /ordemServico': admin,
  'PUT /ordemServico': { access: admin, body: ({ ordemServico }) => ({ id: ordemServico }) },
  'POST /ordemServico/findByFiltro': admin,
  'POST /ordemServico/export/CSV': admin,
  'GET /ordemServico/find': admin,
  // No receipt has this code.
  'POST /ordemServico/porComprovante': {
    access: { ...admin, admin: 404 },
    body: () => ({ codigo: 'ACDE-FGHJ' }),
  },
  'POST /ordemServico/quadro': admin,
  'POST /ordemServico/calendario': {
    access: admin,
    body: () => ({ de: '2026-11-01', dias: 30, porDia: 3 }),
  },
  'POST /ordemServico/escolha': admin,
  'POST /ordemServico/emMassa/passarOs': admin,
  'POST /ordemServico/emMassa/tecnicos': {
    access: admin,
    body: ({ ordemServico }) => ({ ids: [ordemServico] }),
  },
  'POST /ordemServico/emMassa/avisar': admin,
  'POST /ordemServico/emMassa/avisado': admin,
  'GET /ordemServico/etiquetas': admin,
  'GET /ordemServico/totalMes': admin,
  'GET /ordemServico/frequentes': admin,
  'GET /ordemServico/passado': admin,
  'GET /ordemServico/getUsers': admin,
  'GET /ordemServico/getPosto': admin,
  'GET /ordemServico/historico/:id': of('ordemServico', admin),
  'GET /ordemServico/:id': of('ordemServico', admin),
  'PUT /ordemServico/:id': of('ordemServico', admin),
  'GET /ordemServico/:id/arquivos/:arquivo': of('ordemServico', admin),
  'POST /ordemServico/:id/arquivos/:arquivo/link': of('ordemServico', admin),
  'PUT /ordemServico/anotar/:id': of('ordemServico', admin),
  'POST /ordemServico/:id/link': of('ordemServico', admin),
  'GET /ordemServico/:id/orcamento': of('ordemServico', admin),
  'GET /ordemServico/:id/orcamento/itens': of('ordemServico', admin),
  'GET /ordemServico/:id/orcamento/versoes': of('ordemServico', admin),
  'GET /ordemServico/:id/avisos': of('ordemServico', admin),
  'POST /ordemServico/:id/avisos/:aviso/texto': of('ordemServico', admin),
  'PUT /ordemServico/:id/avisos/:aviso': of('ordemServico', admin),
  'POST /public/ordemServico/acompanhar': everybody,
  'POST /public/ordemServico/codigo': everybody,
  'POST /public/ordemServico/aprovarOrcamento': everybody,
  'POST /public/ordemServico/reprovarOrcamento': everybody,
  'POST /public/ordemServico/escolherModelo': everybody,
  'POST /public/ordemServico/escrever': everybody,
  // Nobody has answered the record's budget, so it has no such paper.
  'GET /ordemServico/:id/comprovante': of('ordemServico', { ...admin, admin: 404 }),
  'POST /public/ordemServico/comprovante': everybody,
  'GET /comprovante': everybody,
  'POST /comprovante': everybody,
  'GET /acompanhar/:token/comprovante': everybody,
  'GET /acompanhar/:token/papel/:papel': everybody,
  'GET /acompanhar/:token/arquivo/:arquivo': everybody,
  'GET /acompanhar': everybody,
  'POST /acompanhar': everybody,
  'GET /acompanhar/:token': everybody,
  'POST /acompanhar/:token': everybody,
  'GET /acompanhar/:token/foto/:foto': everybody,
  'GET /acompanhar/pagina.css': everybody,
  'GET /acompanhar/pagina.js': everybody,
  'GET /ordemServico/:id/avaliacao': of('ordemServico', admin),
  'POST /ordemServico/:id/avaliacao/link': of('ordemServico', admin),
  'POST /public/avaliarAtendimento/abrir': everybody,
  'POST /public/avaliarAtendimento': everybody,
  ...Object.fromEntries(
    ACOES_OS.map((acao) => [
      `PUT /ordemServico/${acao}/:id`,
      of('ordemServico', abilityOf(acao) === null ? nobody : admin),
    ]),
  ),
}
