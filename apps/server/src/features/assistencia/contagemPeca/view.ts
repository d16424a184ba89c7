import type { ContagemPeca } from '@app/contract/assistencia/contagemPeca'
import { acoesDaContagem, diferencaDe, isDeOutraPessoa } from '@app/rules/assistencia/contagemPeca'
import type { Context } from '../../../platform/context.ts'
import { self } from '../../../platform/http/answers/hal.ts'
import { writesFor } from '../../../platform/scope.ts'
import type { ContagemRow, ItemRow } from './store.ts'

const iso = (at: Date | null) => at?.toISOString() ?? null

/** What the rules ask of a line. */
export const toItem = ({ contado, saldo, ajustadoEm }: ItemRow) => ({
  contado,
  saldo,
  ajustado: ajustadoEm !== null,
})

export const quemOf = ({ usuario, can }: Context) => ({ usuarioId: usuario.id, can })

/** Nobody is told the balance while the counting goes on, so that nobody counts towards it. */
export const toContagem = (row: ContagemRow, itens: readonly ItemRow[], ctx: Context): ContagemPeca => {
  const cega = row.situacao === 'ABERTA'
  const escreve = writesFor(ctx.scope, row.posto.id)
  return {
    ...row,
    criadoEm: row.criadoEm.toISOString(),
    fechadoEm: iso(row.fechadoEm),
    itens: itens.map(({ movimentoId: _movimentoId, contadoPorId, ...item }) => ({
      ...item,
      saldo: cega ? null : item.saldo,
      diferenca: cega ? null : diferencaDe(item),
      outraPessoa: !cega && isDeOutraPessoa(itens, { contadoPorId }, quemOf(ctx)),
      contadoEm: iso(item.contadoEm),
      ajustadoEm: iso(item.ajustadoEm),
    })),
    conta: cega && escreve && ctx.can('PECA_CONTAR'),
    proximasAcoes: escreve
      ? acoesDaContagem({ situacao: row.situacao, itens: itens.map(toItem) }, ctx.can)
      : [],
    ...self(`/contagemPeca/${row.id}`),
  }
}
