import {
  ATO_FECHAMENTO_INPUTS,
  ATO_FECHAMENTO_LABELS,
  ATOS_FECHAMENTO,
  DinheiroContagem,
  Fechamento,
  FechamentoMassa,
  QuadroFinanceiro,
  QuadroQuery,
  STATUS_FECHAMENTO_LABELS,
  TotalFinanceiro,
  TotalFinanceiroQuery,
} from '@app/contract/assistencia/financeiro'
import { MassaResposta } from '@app/contract/casca/massa'
import { IdParams } from '@app/contract/casca/paging'
import { financeiroRegister } from '@app/contract/registers/financeiro'
import { ATOS_DO_FECHAMENTO } from '@app/rules/assistencia/financeiro'
import { sendArquivo } from '../../../platform/files/send.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { registerListRoutes } from '../../../register/index.ts'
import { getProvaDoFechamento, PROVAS_BODY_LIMIT } from '../prova/index.ts'
import { doAto } from './actions/atos.ts'
import { getDinheiro } from './actions/contagem.ts'
import { getFechamento, getTotalFinanceiro } from './actions/read.ts'
import { getQuadro, massaDeFechamentos } from './actions/quadro.ts'

const tags = ['Fechamentos']
const response = { 200: Fechamento }

/** Monthly closings per post (spec §7): lists as of a register, the closing, its acts, and the sum of a period. */
export const financeiroRoutes: Routes = async (app) => {
  await app.register(registerListRoutes(financeiroRegister))
  app.get(
    '/ordemServico/getTotalFinanceiro',
    {
      config: { ability: 'FINANCEIRO_VER' },
      schema: {
        tags,
        summary: 'Créditos e ajustes de um período',
        description: 'Dos meses de `de` a `ate`, o em aberto até este instante.',
        querystring: TotalFinanceiroQuery,
        response: { 200: TotalFinanceiro },
      },
    },
    (req) => getTotalFinanceiro(req.ctx, req.query),
  )
  app.get(
    '/financeiro/quadro',
    {
      config: { ability: 'FINANCEIRO_VER' },
      schema: {
        tags,
        summary: 'O quadro de um mês, posto por posto, e a soma de 24 meses',
        description: 'O mês em aberto vale até este instante. Quem é de um posto recebe o próprio.',
        querystring: QuadroQuery,
        response: { 200: QuadroFinanceiro },
      },
    },
    (req) => getQuadro(req.ctx, req.query),
  )
  app.get(
    '/financeiro/contagem',
    {
      config: { ability: 'FINANCEIRO_VER' },
      schema: {
        tags,
        summary: 'O que espera por esta pessoa: fechamentos e cobranças vencidas',
        description:
          'Ao fabricante, o que responder, aprovar e pagar, e as cobranças vencidas; a um posto, o que conferir, as glosas a responder e as notas a enviar.',
        response: { 200: DinheiroContagem },
      },
    },
    (req) => getDinheiro(req.ctx),
  )
  app.post(
    '/financeiro/emMassa',
    {
      config: { ability: 'FINANCEIRO_EDITAR', idempotent: true },
      schema: {
        tags,
        summary: 'Aprova até 100 fechamentos',
        description:
          'Cada um é conferido pelas suas regras, como se fosse o único: a resposta tem uma linha por fechamento, e o que um recusa não impede os outros.',
        body: FechamentoMassa,
        response: { 200: MassaResposta },
      },
    },
    (req) => massaDeFechamentos(req.ctx, req.body),
  )
  app.get(
    '/financeiro/:id',
    {
      config: { ability: 'FINANCEIRO_VER', asComposed: true },
      schema: { tags, summary: 'Um fechamento com as linhas', params: IdParams, response },
    },
    (req) => getFechamento(req.ctx, req.params.id),
  )
  app.get(
    '/financeiro/arquivo/:id',
    {
      config: { ability: 'FINANCEIRO_VER' },
      schema: {
        tags,
        summary: 'Baixa um arquivo de um fechamento: comprovante, NFS-e, contestação ou ajuste',
        produces: ['*/*'],
        params: IdParams,
      },
    },
    async (req, reply) => sendArquivo(req, reply, await getProvaDoFechamento(req.ctx, req.params.id)),
  )
  for (const ato of ATOS_FECHAMENTO) {
    const { ability, de } = ATOS_DO_FECHAMENTO[ato]
    app.put(
      `/financeiro/${ato}/:id`,
      {
        config: { ability, lateBody: true, asComposed: true, idempotent: true },
        bodyLimit: PROVAS_BODY_LIMIT,
        schema: {
          tags,
          summary: `${ATO_FECHAMENTO_LABELS[ato]}: um fechamento`,
          description: `De ${de.map((each) => STATUS_FECHAMENTO_LABELS[each]).join(' ou ')}; em outra situação é um 409.`,
          params: IdParams,
          body: ATO_FECHAMENTO_INPUTS[ato],
          response,
        },
      },
      (req) => doAto(req.ctx, req.params.id, ato, req.body),
    )
  }
}
