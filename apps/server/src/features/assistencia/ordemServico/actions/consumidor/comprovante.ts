import type { ComprovanteConferido } from '@app/contract/assistencia/ordemServico'
import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { Context, Services } from '../../../../../platform/context.ts'
import { refuse } from '../../../../../platform/http/errors.ts'
import { screenAt } from '../../../../../platform/mail/link.ts'
import {
  type EvidenciaRow,
  findComprovante,
  findEvidencia,
  insertComprovante,
} from '../../store/comprovante.ts'
import { findOs } from '../../store/read.ts'
import { readsEvidencia } from '../../view.ts'
import { drawComprovante } from './comprovante-pdf.ts'

/** Where anybody asks whether a PDF is what was handed out. */
export const CONFERIR = '/comprovante'

/** For who has the link, or the code of the receipt: no address, no browser, and of the document its end. */
const semDados = (evidencia: EvidenciaRow): EvidenciaRow => ({
  ...evidencia,
  documento: evidencia.documento && `final ${evidencia.documento.slice(-2)}`,
  endereco: null,
  navegador: null,
})

/**
 * The PDF of the answer that holds for an order's budget, whole or without what the consumer's page does not show; that
 * it was handed out is noted by its hash.
 */
export const makeComprovante = async (
  services: Services,
  osId: number,
  { inteiro }: { inteiro: boolean },
) => {
  const found = (await findEvidencia(services.db, osId)) ?? refuse('NOT_FOUND')
  const evidencia = inteiro ? found : semDados(found)
  const { assinatura, numero, ano, id } = evidencia
  const pdf = await drawComprovante(evidencia, {
    zona: services.config.TZ_EXIBICAO,
    conferir: screenAt(services.config, CONFERIR),
    assinatura: assinatura === null ? null : await buffer(await services.files.open(assinatura)),
  })
  await insertComprovante(services.db, createHash('sha256').update(pdf).digest(), id)
  return { pdf, filename: `comprovante-os-${numero}-${ano}.pdf` }
}

/** The same for people of the network, who may see the evidence of that order. */
export const getComprovante = async (ctx: Context, id: number) => {
  const os = (await findOs(ctx.db, ctx.scope, id)) ?? refuse('NOT_FOUND')
  return readsEvidencia(os, ctx) ? makeComprovante(ctx, id, { inteiro: true }) : refuse('NOT_FOUND')
}

/** Whether a file is a PDF that was handed out, unchanged; of the answer only what it was and when. */
export const checkComprovante = async (
  { db }: Pick<Services, 'db'>,
  sha256: Buffer,
): Promise<ComprovanteConferido> => {
  const found = await findComprovante(db, sha256)
  if (!found) return { integro: false, aprovado: null, em: null, desfeita: false }
  const { resposta, em, desfeita } = found
  return { integro: true, aprovado: resposta === 'APROVADO', em: em.toISOString(), desfeita }
}
