import type { OrdemServicoFilter } from '@app/contract/assistencia/ordemServico'
import { dayRange } from '@app/rules/casca/tempo'
import type { Context } from '../../../../platform/context.ts'
import { refuseField } from '../../../../platform/http/errors.ts'
import { isGiven } from '../../../../platform/http/answers/list.ts'
import { type Filtro, numeroOf } from '../store/lista/filter.ts'

/** When a list is read, and where its people's days begin. */
export const quandoOf = (ctx: Context) => ({ now: ctx.now(), zone: ctx.config.TZ_EXIBICAO })

/** Only people who may filter by service point choose whose orders a list shows. */
const demandPostoFilter = (ctx: Context, { posto, codigoSap }: OrdemServicoFilter): void => {
  if (ctx.can('POSTO_FILTRAR')) return
  if (isGiven(posto)) refuseField('filter.posto', 'NOT_PERMITED')
  if (isGiven(codigoSap)) refuseField('filter.codigoSap', 'NOT_PERMITED')
}

/** A text that is not a number matches no order. */
const numero = (text: string) => numeroOf(text) ?? null

/** An empty field of a search panel filters nothing. */
export const filtroOf = (ctx: Context, sent: OrdemServicoFilter): Filtro => {
  demandPostoFilter(ctx, sent)
  const zone = ctx.config.TZ_EXIBICAO
  const { status } = sent
  return {
    ...(isGiven(sent.busca) && { busca: sent.busca }),
    ...(isGiven(sent.numero) && { numero: numero(sent.numero) }),
    ...(isGiven(status) && { status: Array.isArray(status) ? status : [status] }),
    ...(isGiven(sent.osType) && { osType: sent.osType }),
    ...(isGiven(sent.posto) && { posto: sent.posto }),
    ...(isGiven(sent.codigoSap) && { codigoSap: sent.codigoSap }),
    ...(isGiven(sent.consumidor) && { consumidor: sent.consumidor }),
    ...(isGiven(sent.consumidorId) && { consumidorId: sent.consumidorId }),
    ...(isGiven(sent.numeroSerie) && { numeroSerie: sent.numeroSerie }),
    ...(isGiven(sent.relogioId) && { relogioId: sent.relogioId }),
    ...(isGiven(sent.marca) && { marca: sent.marca }),
    ...(isGiven(sent.modelo) && { modelo: sent.modelo }),
    ...(isGiven(sent.tecnico) && { tecnico: sent.tecnico }),
    ...(isGiven(sent.semaforo) && { semaforo: sent.semaforo }),
    ...(isGiven(sent.reincidencia) && { reincidencia: sent.reincidencia }),
    ...(isGiven(sent.garantia) && { garantia: sent.garantia }),
    ...(isGiven(sent.prazoGarantia) && { prazoGarantia: sent.prazoGarantia }),
    ...(isGiven(sent.retirada) && { retirada: Number(sent.retirada) }),
    ...(sent.avisar === true && { avisar: true }),
    ...(isGiven(sent.atrasada) && { atrasada: sent.atrasada }),
    ...(isGiven(sent.abertas) && { abertas: sent.abertas }),
    ...(isGiven(sent.prometidaDe) && { prometidaDe: sent.prometidaDe }),
    ...(isGiven(sent.prometidaAte) && { prometidaAte: sent.prometidaAte }),
    ...(isGiven(sent.de) && { desde: dayRange(sent.de, zone).from }),
    ...(isGiven(sent.ate) && { ate: dayRange(sent.ate, zone).until }),
    ...(isGiven(sent.quando) && { quando: sent.quando }),
    ...(isGiven(sent.consertoDias) && { consertoDias: sent.consertoDias }),
    ...(isGiven(sent.sem) && { sem: sent.sem }),
    ...(isGiven(sent.reparadoPor) && { reparadoPor: sent.reparadoPor }),
    ...(sent.recusadaQc === true && { recusadaQc: true }),
    ...(isGiven(sent.orcamento) && { orcamento: sent.orcamento }),
    ...(isGiven(sent.troca) && { troca: sent.troca }),
    ...(isGiven(sent.causa) && { causa: sent.causa }),
    ...(isGiven(sent.sintoma) && { sintoma: sent.sintoma }),
    ...(isGiven(sent.peca) && { peca: sent.peca }),
  }
}
