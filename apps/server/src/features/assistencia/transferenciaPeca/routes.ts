import {
  ACAO_TRANSFERENCIA_INPUTS,
  ACAO_TRANSFERENCIA_LABELS,
  ACOES_TRANSFERENCIA,
  Destinos,
  DestinosQuery,
  TransferenciaPeca,
  TransferenciaPecaInput,
} from '@app/contract/assistencia/transferenciaPeca'
import { IdParams } from '@app/contract/casca/paging'
import { transferenciaPecaRegister } from '@app/contract/registers/transferenciaPeca'
import type { Routes } from '../../../platform/http/routes.ts'
import { registerListRoutes } from '../../../register/index.ts'
import { createTransferencia, getDestinos, getTransferencia, moveTransferencia } from './actions.ts'

const tags = ['Transferências de peças']
const response = { 200: TransferenciaPeca }

/** Parts between posts of one credenciado: lists as of a register, the transfer, and its acts. */
export const transferenciaPecaRoutes: Routes = async (app) => {
  await app.register(registerListRoutes(transferenciaPecaRegister))
  app.get(
    '/transferenciaPeca/:id',
    {
      config: { ability: 'PECA_VER' },
      schema: { tags, summary: 'Uma transferência de peças', params: IdParams, response },
    },
    (req) => getTransferencia(req.ctx, req.params.id),
  )
  app.get(
    '/transferenciaPeca/destinos',
    {
      config: { ability: 'PECA_TRANSFERIR' },
      schema: {
        tags,
        summary: 'Os postos do mesmo credenciado, a que se pode enviar',
        querystring: DestinosQuery,
        response: { 200: Destinos },
      },
    },
    (req) => getDestinos(req.ctx, req.query),
  )
  app.post(
    '/transferenciaPeca',
    {
      config: { ability: 'PECA_TRANSFERIR', idempotent: true },
      schema: {
        tags,
        summary: 'Envia peças do estoque livre a outro posto do mesmo credenciado',
        body: TransferenciaPecaInput,
        response: { 201: TransferenciaPeca },
      },
    },
    async (req, reply) => reply.code(201).send(await createTransferencia(req.ctx, req.body)),
  )
  for (const acao of ACOES_TRANSFERENCIA)
    app.put(
      `/transferenciaPeca/${acao}/:id`,
      {
        config: {
          ability: acao === 'receber' ? 'PECA_RECEBER' : 'PECA_VER',
          lateBody: true,
          idempotent: true,
        },
        schema: {
          tags,
          summary: `${ACAO_TRANSFERENCIA_LABELS[acao]}, antes de recebida`,
          description:
            acao === 'receber'
              ? 'Inteira ou em parte; o que falta volta ao estoque de quem enviou, com o motivo.'
              : 'De qualquer dos dois lados; tudo volta ao estoque de quem enviou.',
          params: IdParams,
          body: ACAO_TRANSFERENCIA_INPUTS[acao],
          response,
        },
      },
      (req) => moveTransferencia(req.ctx, req.params.id, acao, req.body),
    )
}
