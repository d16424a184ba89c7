import { refuseField } from '../../../../../platform/http/errors.ts'
import type { Efeitos } from './tipos.ts'

const SEM_RELOGIO: readonly string[] = ['EM_CRIACAO', 'CANCELADA']

export const efeitosFim = {
  finalizar: ({ input }) => ({ nota: input.nota ?? null }),
  cancelar: ({ input }) => ({ nota: input.motivo }),
  reabrirOs: ({ input }) => ({ nota: input.motivo }),
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
  alterarStatus: ({ antes, input, agora }) => {
    if (antes.osType === 'OS' && antes.relogio === null && !SEM_RELOGIO.includes(input.status))
      refuseField('relogio', 'OS_RELOGIO_OBRIGATORIO')
    return {
      fatos: { para: input.status },
      // A delivered order has its day, also when it became one by hand.
      ...(input.status === 'ENTREGUE' && {
        dados: { data_entrega_relogio: antes.dataEntregaRelogio ?? agora },
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
