import {
  OsAvisadoEmMassa,
  OsAvisarEmMassa,
  OsEscolhidas,
  OsEtiqueta,
  OsEtiquetasQuery,
  OsPassarEmMassa,
  OsTecnicosDe,
  OsUser,
} from '@app/contract/assistencia/ordemServico'
import { EscolhaResposta, MassaResposta } from '@app/contract/casca/massa'
import { z } from 'zod'
import type { Routes } from '../../../platform/http/routes.ts'
import {
  avisadoEmMassa,
  notifyEmMassa,
  escolheOs,
  getEtiquetas,
  handOverEmMassa,
  tecnicosEmMassa,
} from './actions/massa.ts'

const tags = ['Ordens de serviço em massa']
const description =
  'Até 100 OS. Cada uma é conferida pelas suas regras, como se fosse a única: a resposta tem uma linha por OS, e o que uma recusa não impede as outras.'
const response = { 200: MassaResposta }

/** Acts on many orders that were chosen in the list. */
export const massaRoutes: Routes = async (app) => {
  app.post(
    '/escolha',
    {
      config: { ability: 'OS_VER' },
      schema: {
        tags,
        summary: 'Os ids das OS do filtro, para agir sobre todas',
        description: 'No máximo 10.000, as atrasadas primeiro; `menos` deixa de fora as tiradas à mão.',
        body: OsEscolhidas,
        response: { 200: EscolhaResposta },
      },
    },
    (req) => escolheOs(req.ctx, req.body),
  )
  app.post(
    '/emMassa/passarOs',
    {
      config: { ability: 'OS_REPARAR', idempotent: true },
      schema: {
        tags,
        summary: 'Passa as OS a um técnico, ou a ninguém',
        description,
        body: OsPassarEmMassa,
        response,
      },
    },
    (req) => handOverEmMassa(req.ctx, req.body),
  )
  app.post(
    '/emMassa/tecnicos',
    {
      config: { ability: 'OS_REPARAR' },
      schema: {
        tags,
        summary: 'A quem as OS escolhidas podem passar',
        description:
          'Quem conserta no posto delas. De vários postos, é recusado: o texto diz quantas são de cada um.',
        body: OsTecnicosDe,
        response: { 200: z.array(OsUser) },
      },
    },
    (req) => tecnicosEmMassa(req.ctx, req.body),
  )
  app.post(
    '/emMassa/avisar',
    {
      config: { ability: 'OS_AVISAR', idempotent: true },
      schema: {
        tags,
        summary: 'Avisa os clientes das OS do que espera por aviso, por e-mail',
        description: `${description} Sem e-mail, a linha traz em \`href\` a mensagem pronta para o WhatsApp.`,
        body: OsAvisarEmMassa,
        response,
      },
    },
    (req) => notifyEmMassa(req.ctx, req.body),
  )
  app.post(
    '/emMassa/avisado',
    {
      config: { ability: 'OS_AVISAR', idempotent: true },
      schema: {
        tags,
        summary: 'Marca que os clientes das OS foram avisados, e por que meio',
        description,
        body: OsAvisadoEmMassa,
        response,
      },
    },
    (req) => avisadoEmMassa(req.ctx, req.body),
  )
  app.get(
    '/etiquetas',
    {
      config: { ability: 'OS_VER' },
      schema: {
        tags,
        summary: 'O que vai nas etiquetas da oficina, para uma só impressão',
        description: 'O que não existe, é de outro posto ou é pronto atendimento falta na resposta.',
        querystring: OsEtiquetasQuery,
        response: { 200: z.array(OsEtiqueta) },
      },
    },
    (req) => getEtiquetas(req.ctx, req.query.ids),
  )
}
