import type { ContagemColetor, ContarLoteInput, LoteContado } from '@app/contract/armazem/contagem'
import { checkConta } from '@app/rules/armazem/contagem'
import type { Context } from '../../../../platform/context.ts'
import { refuse } from '../../../../platform/http/errors.ts'
import { demandCodigo, demandLigada } from '../../separacao/index.ts'
import * as linhas from '../store/linhas.ts'
import { findContagem, lockContagem } from '../store/lista.ts'
import { toColetor } from './view.ts'

/** The lots of a list that this person may count now, blind. */
export const getColetor = async (ctx: Context, id: number): Promise<ContagemColetor> => {
  await demandLigada(ctx.db, ctx, 'contagem')
  const resumo = (await findContagem(ctx.db, ctx.scope, id)) ?? refuse('NOT_FOUND')
  return toColetor(resumo, await linhas.listLinhas(ctx.db, ctx.scope, id), ctx)
}

/**
 * One count of one lot. It holds for the moment in which it was made, `idade` milliseconds ago: the ledger of then is
 * kept beside it, whatever orders have moved since.
 */
export const countLote = (
  ctx: Context,
  id: number,
  { linha, vez, quantidade, codigo }: ContarLoteInput,
  idade: number,
): Promise<LoteContado> =>
  ctx.transaction(async (db) => {
    await demandLigada(db, ctx, 'contagem')
    const contagem = (await lockContagem(db, ctx.scope, id, 'contar')) ?? refuse('NOT_FOUND')
    if (contagem.encerrada) refuse('INVENTARIO_ENCERRADO', { contagem: id })
    const row = (await linhas.lockLinha(db, ctx.scope, id, linha)) ?? refuse('NOT_FOUND')
    if (codigo !== null) demandCodigo(ctx, codigo, row, [row])
    const por = ctx.usuario.id
    const wrong = checkConta(row, { vez, quantidade, usuarioId: por })
    if (wrong) refuse(wrong)
    const em = new Date(ctx.now().getTime() - idade)
    const momento = await linhas.findMomento(db, row.saldo, em)
    await linhas.insertConta(db, { linha, vez, quantidade, ...momento, por, em })
    return { linha, vez }
  })
