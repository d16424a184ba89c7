import { PASSOS, type PrimeirosPassos } from '@app/contract/armazem/primeirosPassos'
import { readPassos } from './store.ts'
import type { Context } from '../../../platform/context.ts'

export const getPrimeirosPassos = async ({ db, usuario }: Context): Promise<PrimeirosPassos> => {
  const { dispensados, semSaldo, ...found } = await readPassos(db, usuario.id)
  return {
    passos: PASSOS.map((passo) => {
      const there = found[passo]
      return {
        passo,
        feito: there !== null,
        resumo: there?.resumo ?? null,
        documento: there?.documento ?? null,
        id: there ? there.id : passo === 'produtos' ? semSaldo : null,
      }
    }),
    dispensados,
  }
}
