import { type DadosOs, holdsPecas, voltaDe } from '@app/rules/assistencia/ordemServico'
import { findOrcamentoRow } from '../../../store/orcamento/orcamento.ts'
import { contaOf } from '../../../view.ts'
import { settlePecasDoPa } from '../pa.ts'
import { goOn, havePecasCome, releasePecas, reservePecas } from '../pecas.ts'
import type { Passo, ResultadoDoEfeito } from '../tipos.ts'

/** The data of an order, to check the status that it is moved to by hand. */
export const dadosDe = async ({ db, antes, agora }: Passo): Promise<DadosOs> => {
  const orcamento = await findOrcamentoRow(db, antes.id)
  return {
    osType: antes.osType,
    relogio: antes.relogio !== null,
    preAvaliacao: antes.preAvaliacao !== null,
    avaliacao: antes.avaliacao !== null,
    orcamento: (orcamento?.situacao as DadosOs['orcamento']) ?? null,
    orcamentoVale: antes.orcamentoValidoAte === null || agora <= antes.orcamentoValidoAte,
    faltamPecas: !(await havePecasCome({ db, antes })),
    reparo: antes.dataReparo !== null && antes.reparadoPor !== null,
    troca: antes.troca?.situacao ?? null,
    entregue: antes.dataEntregaRelogio !== null,
    pago: antes.semCobranca !== null || (contaOf(antes)?.falta ?? 0) === 0,
  }
}

/**
 * Returns an order to its previous status, or to the latest one whose data exist: after an expiry it is evaluated
 * again. It reserves the parts that it needs there, and continues if missing ones have arrived.
 */
export const goBack = async (
  passo: Passo,
  agora: Partial<DadosOs> = {},
): Promise<Pick<ResultadoDoEfeito, 'fatos' | 'segue'>> => {
  const { statusAnterior } = passo.antes
  if (holdsPecas(statusAnterior)) await reservePecas(passo)
  const volta = voltaDe(statusAnterior, { ...(await dadosDe(passo)), ...agora })
  if (!holdsPecas(volta)) await releasePecas(passo)
  await settlePecasDoPa(passo, volta)
  return { fatos: { volta }, ...(await goOn(passo, volta)) }
}
