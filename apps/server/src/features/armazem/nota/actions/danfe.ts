import { danfeOf } from '@app/rules/armazem/danfe'
import { formatInstant } from '@app/rules/casca/tempo'
import type { Readable } from 'node:stream'
import type { Context } from '../../../../platform/context.ts'
import { drawDanfe } from '../danfe/danfe-pdf.ts'
import { getNota } from './list.ts'

/** A stored note on paper, as a file. */
export const makeDanfe = async (ctx: Context, id: number): Promise<{ pdf: Readable; filename: string }> => {
  const nota = await getNota(ctx, id)
  const em = ctx.now()
  const feito = `Feito em ${formatInstant(em, ctx.config.TZ_EXIBICAO)} · Desenvolvido por Oficina Retaguarda`
  return { pdf: await drawDanfe(danfeOf(nota), { em, feito }), filename: `danfe-${nota.chave}.pdf` }
}
