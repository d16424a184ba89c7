import type { ErrorMessage } from '@app/contract/casca/errors'
import type { OrdemServicoUpdate } from '@app/contract/assistencia/ordemServico'
import { formatDay, localDay } from '@app/rules/casca/tempo'
import type { Context } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { fieldMessage } from '../../../../platform/http/errors.ts'
import { isVendido } from '../store/relogio.ts'
import { findLancamento, isConsumidorDe, knownIds } from '../store/write.ts'

type Enviada = Pick<OrdemServicoUpdate, 'consumidor' | 'relogio' | 'sintomas'>

/** Records named in a save must exist: the customer at this post, the model, the symptoms. It reports every error. */
export const checkNomeados = async (
  db: Executor,
  postoId: number,
  { consumidor, relogio, sintomas = [] }: Enviada,
): Promise<ErrorMessage[]> => {
  const erros: ErrorMessage[] = []
  if (consumidor && !(await isConsumidorDe(db, postoId, consumidor.id)))
    erros.push(fieldMessage('consumidor', 'CONSUMIDOR_DESCONHECIDO'))
  if (relogio && !(await knownIds(db, 'modelo_produto', [relogio.modelo.id])).has(relogio.modelo.id))
    erros.push(fieldMessage('relogio.modelo', 'OPCAO_INVALIDA'))
  const known = await knownIds(
    db,
    'sintoma_os',
    sintomas.map(({ id }) => id),
  )
  erros.push(
    ...sintomas.flatMap(({ id }, at) =>
      known.has(id) ? [] : [fieldMessage(`sintomas[${at}]`, 'OPCAO_INVALIDA')],
    ),
  )
  return erros
}

/** A promise is made for today or later; one that stands is not checked again. */
export const checkPromessa = (
  { now, config }: Pick<Context, 'now' | 'config'>,
  dataPrometida: string | null,
): ErrorMessage[] =>
  dataPrometida !== null && dataPrometida < localDay(now(), config.TZ_EXIBICAO)
    ? [fieldMessage('dataPrometida', 'OS_PROMESSA_PASSADA')]
    : []

type Nota = {
  reclamaGarantia: boolean
  numeroNotaFiscal: string | null
  dataNotaFiscal: string | null
  /** The plain fields that a save changes. */
  mudou: readonly string[]
  relogio: { modelo: { id: number }; numeroSerie: string } | null | undefined
}

/**
 * A claim needs its invoice, unless the manufacturer lists the watch as sold; an invoice must be neither in the future
 * nor older than the model (decisions 46), and its file may come later, before the budget. Fields that a save does not
 * change are not checked again.
 */
export const checkNota = async (
  db: Executor,
  { now, config }: Pick<Context, 'now' | 'config'>,
  { reclamaGarantia, numeroNotaFiscal, dataNotaFiscal, mudou, relogio }: Nota,
): Promise<ErrorMessage[]> => {
  const touches = (...campos: string[]) => campos.some((campo) => mudou.includes(campo))
  const erros: ErrorMessage[] = []
  if (
    reclamaGarantia &&
    touches('reclamaGarantia', 'numeroNotaFiscal', 'dataNotaFiscal') &&
    !(relogio && (await isVendido(db, relogio.modelo.id, relogio.numeroSerie)))
  ) {
    if (!numeroNotaFiscal) erros.push(fieldMessage('numeroNotaFiscal', 'EMPTY_REQUIRED_FIELD'))
    if (!dataNotaFiscal) erros.push(fieldMessage('dataNotaFiscal', 'EMPTY_REQUIRED_FIELD'))
  }
  if (!dataNotaFiscal || !touches('dataNotaFiscal')) return erros
  if (dataNotaFiscal > localDay(now(), config.TZ_EXIBICAO))
    return [...erros, fieldMessage('dataNotaFiscal', 'OS_NOTA_FUTURA')]
  const lancamento = relogio ? await findLancamento(db, relogio.modelo.id) : null
  if (lancamento && dataNotaFiscal < lancamento)
    return [...erros, fieldMessage('dataNotaFiscal', 'OS_NOTA_ANTES', { data: formatDay(lancamento) })]
  return erros
}
