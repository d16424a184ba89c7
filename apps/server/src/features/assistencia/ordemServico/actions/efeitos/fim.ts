import { STATUS_OS_DESCRICAO } from '@app/contract/assistencia/ordemServico'
import { type DadosOs, holdsPecas, missingFor, voltaDe } from '@app/rules/assistencia/ordemServico'
import { refuseField } from '../../../../../platform/http/errors.ts'
import { deleteComprasDaOs } from '../../store/pecas.ts'
import { findOrcamentoRow } from '../../store/orcamento.ts'
import { contaOf } from '../../view.ts'
import { garantiaDe } from './entrada.ts'
import { settlePecasDoPa } from './pa.ts'
import { goOn, havePecasCome, releasePecas, reservePecas } from './pecas.ts'
import type { Efeitos, Passo } from './tipos.ts'

const SEM_RELOGIO: readonly string[] = ['EM_CRIACAO', 'CANCELADA']

/** What an order holds, for the status that it is moved to by hand. */
const dadosDe = async ({ db, antes, agora }: Passo): Promise<DadosOs> => {
  const orcamento = await findOrcamentoRow(db, antes.id)
  return {
    osType: antes.osType,
    relogio: antes.relogio !== null,
    preAvaliacao: antes.preAvaliacao !== null,
    avaliacao: antes.avaliacao !== null,
    orcamento: (orcamento?.situacao as DadosOs['orcamento']) ?? null,
    orcamentoVale: antes.orcamentoValidoAte === null || agora <= antes.orcamentoValidoAte,
    faltamPecas: !(await havePecasCome({ db, antes })),
    reparo: antes.dataReparo !== null && antes.reparadoPor !== null,
    troca: antes.troca?.situacao ?? null,
    entregue: antes.dataEntregaRelogio !== null,
    pago: antes.semCobranca !== null || (contaOf(antes)?.falta ?? 0) === 0,
  }
}

export const efeitosFim = {
  finalizar: ({ input }) => ({ nota: input.nota ?? null }),
  /** What nobody has sent yet goes with it; what is on its way comes to the post all the same (decisions 43). */
  cancelar: async (passo) => {
    await deleteComprasDaOs(passo.db, passo.antes.id)
    await releasePecas(passo)
    return { nota: passo.input.motivo }
  },
  /** Where it goes on has its data: what expired meanwhile is evaluated again. */
  reabrirOs: async (passo) => {
    const { statusAnterior } = passo.antes
    if (holdsPecas(statusAnterior)) await reservePecas(passo)
    const volta = voltaDe(statusAnterior, await dadosDe(passo))
    if (!holdsPecas(volta)) await releasePecas(passo)
    await settlePecasDoPa(passo, volta)
    return { fatos: { volta }, nota: passo.input.motivo, ...(await goOn(passo, volta)) }
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
  /** The warranty is what the invoice says again (decisions 47). */
  afastarUsoIndevido: ({ antes, services, input }) => ({
    dados: { uso_indevido: false, garantia: garantiaDe({ ...antes, usoIndevido: false }, services) },
    nota: input.motivo,
    mudancas: [{ campo: 'usoIndevido', de: true, para: false }],
  }),
  alterarStatus: async (passo) => {
    const { antes, input, agora } = passo
    if (antes.osType === 'OS' && antes.relogio === null && !SEM_RELOGIO.includes(input.status))
      refuseField('relogio', 'OS_RELOGIO_OBRIGATORIO')
    // What a swap or a cancelling gave back is held again before it is said to be missing.
    if (holdsPecas(input.status)) await reservePecas(passo)
    const falta = missingFor(input.status, await dadosDe(passo))
    if (falta !== null && input.status !== antes.status)
      refuseField('status', 'OS_FALTA_DADO', { status: STATUS_OS_DESCRICAO[input.status], falta })
    if (!holdsPecas(input.status)) await releasePecas(passo)
    await settlePecasDoPa(passo, input.status)
    return {
      fatos: { para: input.status },
      ...(await goOn(passo, input.status)),
      // A delivered order has its day, also when it became one by hand.
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
      ],
    }
  },
} satisfies Efeitos
