import type { ImportacaoTipo } from '@app/contract/importacao'
import type { Context } from '../../../platform/context.ts'
import type { Executor } from '../../../platform/db/index.ts'
import type { Destino, Lido, LinhaLida, Opcoes, Tipo } from '../lido.ts'
import { clientes } from './clientes.ts'
import { estoque } from './estoque.ts'
import { pedidos } from './pedidos.ts'
import { produtos } from './produtos.ts'

/** A kind with its inputs out of sight: what was read is written by the same kind. */
export type Leitor = {
  lote: number
  /** The lines read; `gravar` writes the good records of these places. */
  ler: (
    db: Executor,
    ctx: Context,
    linhas: readonly LinhaLida[],
    opcoes: Opcoes,
  ) => Promise<{
    lido: Lido<unknown>
    gravar: (registros: readonly number[]) => Promise<Destino[]>
  }>
}

const leitorOf = <Entrada>({ lote, ler, gravar }: Tipo<Entrada>): Leitor => ({
  lote,
  ler: async (db, ctx, linhas, opcoes) => {
    const lido = await ler(db, ctx, linhas, opcoes)
    return {
      lido,
      gravar: (registros) => {
        const entradas = registros.map((at) => lido.registros[at]?.entrada)
        const good = entradas.filter((entrada) => entrada !== undefined)
        if (good.length !== entradas.length) throw new Error('only good records are written')
        return gravar(db, ctx, good, opcoes)
      },
    }
  },
})

export const LEITORES: Record<ImportacaoTipo, Leitor> = {
  pedidos: leitorOf(pedidos),
  clientes: leitorOf(clientes),
  produtos: leitorOf(produtos),
  estoque: leitorOf(estoque),
}
