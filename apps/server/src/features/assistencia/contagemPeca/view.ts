import type { ContagemPeca, SituacaoContagem } from '@app/contract/assistencia/contagemPeca'
import {
  acoesDaContagem,
  diferencaDe,
  isContadaUmaVez,
  isDeOutraPessoa,
  isSegundaDeOutra,
} from '@app/rules/assistencia/contagemPeca'
import type { Context } from '../../../platform/context.ts'
import { self } from '../../../platform/http/answers/hal.ts'
import { writesFor } from '../../../platform/scope.ts'
import type { ContagemRow, ItemRow } from './store.ts'

const iso = (at: Date | null) => at?.toISOString() ?? null

/** What the rules ask of a line. */
export const toItem = ({ contado, saldo, ajustadoEm, primeira }: ItemRow) => ({
  contado,
  saldo,
  ajustado: ajustadoEm !== null,
  primeira,
})

export const quemOf = ({ usuario, can }: Context) => ({ usuarioId: usuario.id, can })

/** A line as it was found first. */
export const primeiraDe = (item: ItemRow) =>
  item.primeira === null
    ? item
    : {
        ...item,
        primeira: null,
        contado: item.primeira,
        saldo: item.primeiraSaldo,
        contadoPorId: item.primeiraPorId,
      }

/** Whether a line is counted again: it differed at first, and was not adjusted. */
export const isDaSegunda = (item: ItemRow): boolean => isContadaUmaVez(toItem(primeiraDe(item)))

/** The number that a person sees in a line while it is counted; the first one is hidden from the second counter. */
export const vistoEm = (situacao: SituacaoContagem, { primeira, contado }: ItemRow): number | null =>
  situacao === 'SEGUNDA' && primeira === null ? null : contado

const CEGAS: readonly SituacaoContagem[] = ['ABERTA', 'SEGUNDA']

const SEM_PRIMEIRA = { primeira: null, primeiraEm: null, primeiraPor: null } as const
const SEM_NUMERO = { contado: null, contadoEm: null, contadoPor: null } as const

/** Nobody is told the balance, or another one's number, while the counting goes on, so that nobody counts towards it. */
export const toContagem = (row: ContagemRow, itens: readonly ItemRow[], ctx: Context): ContagemPeca => {
  const { segunda, ...contagem } = row
  const cega = CEGAS.includes(row.situacao)
  const deNovo = row.situacao === 'SEGUNDA'
  const escreve = writesFor(ctx.scope, row.posto.id)
  const quem = quemOf(ctx)
  const toWire = (row_: ItemRow): ContagemPeca['itens'][number] => {
    const {
      movimentoId: _movimentoId,
      contadoPorId: _contadoPorId,
      primeiraPorId: _primeiraPorId,
      primeiraSaldo: _primeiraSaldo,
      ...item
    } = row_
    const wire = {
      ...item,
      primeiraEm: iso(item.primeiraEm),
      contadoEm: iso(item.contadoEm),
      ajustadoEm: iso(item.ajustadoEm),
      saldo: cega ? null : item.saldo,
      diferenca: cega ? null : diferencaDe(item),
      esperaSegunda: segunda && !cega && isContadaUmaVez(toItem(row_)),
      outraPessoa: cega
        ? deNovo && isSegundaDeOutra(primeiraDe(row_).contadoPorId, quem)
        : isDeOutraPessoa(itens, row_, quem),
    }
    if (!deNovo) return wire
    return { ...wire, ...SEM_PRIMEIRA, ...(item.primeira === null && SEM_NUMERO) }
  }
  return {
    ...contagem,
    criadoEm: row.criadoEm.toISOString(),
    fechadoEm: iso(row.fechadoEm),
    itens: (deNovo ? itens.filter(isDaSegunda) : itens).map(toWire),
    conta: cega && escreve && ctx.can('PECA_CONTAR'),
    proximasAcoes: escreve
      ? acoesDaContagem({ situacao: row.situacao, segunda, itens: itens.map(toItem) }, ctx.can)
      : [],
    ...self(`/contagemPeca/${row.id}`),
  }
}
