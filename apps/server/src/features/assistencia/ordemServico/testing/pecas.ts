import type { OrdemServico } from '@app/contract/assistencia/ordemServico'
import { expect } from 'vitest'
import type { Caller } from '../../../../platform/testing/app.ts'
import type { startBancada } from './bancada.ts'

type Bancada = Awaited<ReturnType<typeof startBancada>>

/** An order that waits for its part, and what the central workshop does with the purchase. */
export const pecasDe = (
  { db, done, orcada, atendente, tecnico, linhaServico, linhaPeca }: Bancada,
  sp: Caller,
) => {
  const pedida = { ...linhaPeca, solicitarPeca: true }
  const compraDe = (osId: number) =>
    db
      .selectFrom('compra_peca_item')
      .innerJoin('compra_peca', 'compra_peca.id', 'compra_peca_item.compra_peca_id')
      .select(['compra_peca.id', 'compra_peca.situacao'])
      .where('ordem_servico_id', '=', osId)
      .orderBy('compra_peca.id', 'desc')
      .executeTakeFirstOrThrow()
  const rejeitar = async (osId: number, motivo: string) => {
    const { id } = await compraDe(osId)
    expect((await sp.put(`/compraPeca/rejeitar/${id}`, { motivo })).statusCode).toBe(200)
  }
  const receber = async (osId: number) => {
    const { id } = await compraDe(osId)
    await db.updateTable('peca').set({ estoque: 50 }).execute()
    for (const [who, acao] of [
      [sp, 'autorizar'],
      [sp, 'enviar'],
      [tecnico, 'receber'],
    ] as const)
      expect((await who.put(`/compraPeca/${acao}/${id}`, {})).statusCode, acao).toBe(200)
  }

  /** Approved, its part asked for. */
  const esperaPeca = async (): Promise<OrdemServico> => {
    const { id } = await orcada([linhaServico, pedida])
    return done(atendente, id, 'aprovarOrcamento', { nome: 'Dalva' })
  }
  return { compraDe, rejeitar, receber, esperaPeca, pedida }
}
