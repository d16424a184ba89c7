import type { ContaDinheiro, DinheiroContagem } from '@app/contract/assistencia/financeiro'
import type { Context } from '../../../../platform/context.ts'
import { countVencidas, hojeDe } from '../../cobranca/index.ts'
import { countEsperam } from '../store/quadro.ts'

/** Of the closings; a credenciado sees its habilitados', but only its own wait for it. */
const contasDe = (ctx: Context): ContaDinheiro[] => {
  if (ctx.scope.tipo === 'posto') return ['GLOSAS', 'CONFERIR', 'NOTAS']
  return ctx.can('FINANCEIRO_EDITAR') ? ['CONTESTADOS', 'APROVAR', 'PAGAR'] : []
}

/** What of the network's money waits for this person. */
export const getDinheiro = async (ctx: Context): Promise<DinheiroContagem> => {
  const { db, scope } = ctx
  const contas = contasDe(ctx)
  const esperam =
    contas.length === 0
      ? null
      : await countEsperam(db, {
          scope,
          postoId: scope.tipo === 'posto' ? scope.postoId : null,
          agora: ctx.now(),
        })
  const fechamentos = contas.flatMap((conta) =>
    esperam && conta !== 'VENCIDAS' ? [{ conta, total: esperam.get(conta) ?? 0 }] : [],
  )
  if (scope.tipo === 'posto' || !ctx.can('COBRANCA_EDITAR')) return fechamentos
  return [...fechamentos, { conta: 'VENCIDAS', total: await countVencidas(db, hojeDe(ctx)) }]
}
