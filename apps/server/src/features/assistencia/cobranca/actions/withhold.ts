import { type Cobranca, CobrancaRetencao } from '@app/contract/assistencia/cobranca'
import type { Context } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { parseBody } from '../../../../platform/http/body/body.ts'
import { refuse } from '../../../../platform/http/errors.ts'
import { lockAssinatura, updateAssinatura } from '../store/assinatura.ts'
import { insertPagamento, listRetidas, lockRetidas, updateCobranca } from '../store/cobranca.ts'
import { type Autor, hojeDe, recordAssinatura } from './issue.ts'
import { change, recordCobranca } from './pay.ts'

const SIM_NAO = (is: boolean): string => (is ? 'Sim' : 'Não')

/** Finance lets the closing of the month pay a charge, or the post itself again; the next charges too if asked. */
export const withholdCobranca = (ctx: Context, id: number, body: unknown): Promise<Cobranca> =>
  change(ctx, id, body, async (db, row) => {
    const { retida, proximas } = parseBody(CobrancaRetencao, body)
    if (row.status !== 'ABERTA') refuse('COBRANCA_FECHADA')
    await updateCobranca(db, id, { retida, retida_em: retida ? (row.retida_em ?? ctx.now()) : null })
    const assinatura = proximas ? await lockAssinatura(db, row.posto_id) : undefined
    if (assinatura && assinatura.retida !== retida)
      await recordAssinatura(db, ctx, await updateAssinatura(db, assinatura.id, { retida }), [
        { campo: 'retida', de: SIM_NAO(!retida), para: SIM_NAO(retida) },
      ])
    return { mudancas: [{ campo: 'retida', de: SIM_NAO(row.retida), para: SIM_NAO(retida) }] }
  })

export type Debito = { cobrancaId: number; descricao: string; valor: number }

const debitoOf = ({
  id,
  plano,
  competencia,
  valor,
}: Awaited<ReturnType<typeof listRetidas>>[number]): Debito => ({
  cobrancaId: id,
  descricao: `Plano ${plano}, ${competencia.slice(5, 7)}/${competencia.slice(0, 4)}, retido`,
  valor,
})

/** What the open month withholds until now, in reais. */
export const debitosDoMes = async (db: Executor, postoId: number, mes: string): Promise<Debito[]> =>
  (await listRetidas(db, postoId, mes)).map(debitoOf)

/** Locks the withheld charges of a post before its closing, in the order of whoever changes one of them. */
export const lockDebitos = async (db: Executor, postoId: number, mes: string): Promise<void> => {
  await lockRetidas(db, postoId, mes)
}

/** The locked closing of a month pays the charges that it withholds; answers them. */
export const payRetidas = async (
  db: Executor,
  autor: Autor,
  { postoId, mes, fechamentoId }: { postoId: number; mes: string; fechamentoId: number },
): Promise<Debito[]> => {
  const retidas = await lockRetidas(db, postoId, mes)
  const hoje = hojeDe(autor)
  for (const { id, versao, valor } of retidas) {
    await insertPagamento(db, {
      cobranca_id: id,
      data: hoje,
      valor,
      criado_em: autor.now(),
      criado_por: null,
      fechamento_id: fechamentoId,
    })
    await updateCobranca(db, id, { status: 'PAGA', paga_em: hoje })
    await recordCobranca(db, autor, { id, versao: versao + 1, posto_id: postoId }, [
      { campo: 'pagamento', para: valor },
      { campo: 'situacao', de: 'Aberta', para: 'Paga' },
    ])
  }
  return retidas.map(debitoOf)
}
