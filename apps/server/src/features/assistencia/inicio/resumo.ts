import { CAIXAS } from '@app/contract/assistencia/inicio'
import type { Resumo } from '../../casca/notificacao/index.ts'
import { getInicio } from './actions.ts'

/** The boxes of the start, and the tickets that wait. */
export const resumoDoInicio: Resumo = async (ctx) => {
  const { caixas, chamados } = await getInicio(ctx)
  return [
    ...caixas.map(({ caixa, quantidade, atrasadas }) => ({
      rotulo: CAIXAS[caixa].rotulo,
      quantidade,
      atrasados: atrasadas,
      link: '/inicio',
    })),
    ...(chamados
      ? [
          {
            rotulo: 'Chamados à espera',
            quantidade: chamados.total,
            atrasados: chamados.atrasados,
            link: '/chamado',
          },
        ]
      : []),
  ]
}
