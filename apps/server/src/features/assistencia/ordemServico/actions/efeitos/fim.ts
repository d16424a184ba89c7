import { STATUS_OS_DESCRICAO } from '@app/contract/assistencia/ordemServico'
import { holdsPecas, missingFor } from '@app/rules/assistencia/ordemServico'
import { refuseField } from '../../../../../platform/http/errors.ts'
import { contaOf } from '../../view.ts'
import { garantiaDe } from './entrada.ts'
import { undoRestituicao } from './escolha/escolha.ts'
import { dadosDe, goBack } from './escolha/volta.ts'
import { settlePecasDoPa } from './pa.ts'
import { goOn, releasePecas, reservePecas } from './pecas.ts'
import type { Efeitos } from './tipos.ts'

const SEM_RELOGIO: readonly string[] = ['EM_CRIACAO', 'CANCELADA']

export const efeitosFim = {
  finalizar: ({ input }) => ({ nota: input.nota ?? null }),
  cancelar: async (passo) => {
    await releasePecas(passo)
    return { nota: passo.input.motivo }
  },
  /** The target status has its data; a refund that ended the order is undone. */
  reabrirOs: async (passo) => {
    const mudancas = await undoRestituicao(passo, passo.input.motivo)
    return { ...(await goBack(passo)), nota: passo.input.motivo, mudancas }
  },
  autorizarReincidencia: ({ input }) => ({
    dados: { reincidencia: 'AUTORIZADA' },
    nota: input.nota ?? null,
    mudancas: [{ campo: 'reincidencia', de: 'PENDENTE', para: 'AUTORIZADA' }],
  }),
  recusarReincidencia: ({ input }) => ({
    dados: { reincidencia: 'RECUSADA' },
    nota: input.motivo,
    mudancas: [{ campo: 'reincidencia', de: 'PENDENTE', para: 'RECUSADA' }],
  }),
  /** The warranty follows the invoice again (decisions 47). */
  afastarUsoIndevido: ({ antes, services, input }) => ({
    dados: { uso_indevido: false, garantia: garantiaDe({ ...antes, usoIndevido: false }, services) },
    nota: input.motivo,
    mudancas: [{ campo: 'usoIndevido', de: true, para: false }],
  }),
  alterarStatus: async (passo) => {
    const { antes, input, agora } = passo
    if (antes.osType === 'OS' && antes.relogio === null && !SEM_RELOGIO.includes(input.status))
      refuseField('relogio', 'OS_RELOGIO_OBRIGATORIO')
    // Parts that a swap or a cancellation released are reserved again before they count as missing.
    if (holdsPecas(input.status)) await reservePecas(passo)
    const falta = missingFor(input.status, await dadosDe(passo))
    if (falta !== null && input.status !== antes.status)
      refuseField('status', 'OS_FALTA_DADO', { status: STATUS_OS_DESCRICAO[input.status], falta })
    if (!holdsPecas(input.status)) await releasePecas(passo)
    await settlePecasDoPa(passo, input.status)
    const desfeita = input.status === antes.status ? [] : await undoRestituicao(passo, input.motivo)
    return {
      fatos: { para: input.status },
      ...(await goOn(passo, input.status)),
      // A delivered order needs its day, also after a change by hand.
      ...(input.status === 'ENTREGUE' && {
        dados: {
          data_entrega_relogio: antes.dataEntregaRelogio ?? agora,
          valor_devido: contaOf(antes)?.devido ?? null,
        },
      }),
      nota: input.motivo,
      mudancas: [
        {
          campo: 'alterarStatus',
          de: antes.status,
          para: { status: input.status, motivo: input.motivo },
        },
        ...desfeita,
      ],
    }
  },
} satisfies Efeitos
