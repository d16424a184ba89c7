import type { Importacao, ImportacaoInput } from '@app/contract/casca/importacao'
import type { Context } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { refuse, refuseField } from '../../../../platform/http/errors.ts'
import { addJob } from '../../../../platform/jobs/jobs.ts'
import { findImportacao, setIniciada, setParar, setRetomada } from '../store/importacao.ts'
import { requeueRegistros } from '../store/linhas.ts'
import { especieOf, type Especie, type Tipos } from '../tipos/index.ts'
import { toImportacao } from './view.ts'
import { correctLinhas, inTurnOf, lockPrevia } from './previa.ts'

export const JOB_GRAVAR = 'importacao.gravar'

const read = async (db: Executor, ctx: Context, id: number) =>
  (await findImportacao(db, ctx.usuario.id, id)) ?? refuse('NOT_FOUND')

/** Starts a preview; the import then runs by itself, whether the person stays or leaves. */
export const startImportacao = (
  ctx: Context,
  especie: Especie,
  { previa, modo, apenas, ...correcao }: ImportacaoInput,
): Promise<Importacao> =>
  inTurnOf(ctx, () =>
    ctx.transaction(async (db) => {
      const locked = await lockPrevia(db, ctx, previa)
      if (locked.tipo !== especie.planilha.tipo) refuseField('previa', 'NOT_FOUND')
      const ended = locked.estado !== 'previa'
      if (!ended || correcao.linhas) await correctLinhas(db, ctx, especie, locked, correcao)
      const { comErro, certos, gravados } = await read(db, ctx, previa)
      if (modo === 'tudo-ou-nada' && comErro > 0) refuse('IMPORTACAO_COM_ERROS')
      const waiting = ended ? await requeueRegistros(db, previa, apenas ?? null) : certos
      if (waiting === 0) refuse('IMPORTACAO_SEM_LINHAS')
      if (ended) await setRetomada(db, previa, { modo, total: gravados + waiting, now: ctx.now() })
      else await setIniciada(db, previa, { modo, total: certos, now: ctx.now() })
      await addJob(
        db,
        JOB_GRAVAR,
        { importacaoId: previa },
        { key: `${JOB_GRAVAR}:${previa}`, maxAttempts: 5 },
      )
      return toImportacao(await read(db, ctx, previa), ctx.now())
    }),
  )

/** The stop takes effect between two batches; imported records stay. */
export const stopImportacao = async (ctx: Context, tipos: Tipos, id: number): Promise<Importacao> => {
  const { tipo } = await read(ctx.db, ctx, id)
  if (!ctx.can(especieOf(tipos, tipo).planilha.ability)) refuse('NOT_PERMITED')
  await setParar(ctx.db, id)
  return toImportacao(await read(ctx.db, ctx, id), ctx.now())
}
