import { buffer } from 'node:stream/consumers'
import { localDay } from '@app/rules/casca/tempo'
import { z } from 'zod'
import type { Services } from '../../../platform/context.ts'
import { addJob, defineJob, type Job } from '../../../platform/jobs/jobs.ts'
import { greetingOf } from '../../../platform/mail/greeting.ts'
import { screenAt } from '../../../platform/mail/link.ts'
import { notifyChange } from '../../../platform/push/push.ts'
import { JOB_DOC_AVISAR, JOB_DOC_LER } from './actions/save.ts'
import { readPaginas } from './leitor/index.ts'
import { findCarta, listDesatualizados } from './store/leitura.ts'
import { findSemTexto, saveTexto } from './store/texto.ts'

const JOB_DOC_CARTA = 'doc_avisar_leitor'

/** Adds the text of a version to the search. A file that cannot be read is found only by its title. */
export const readTexto = async (services: Services, versaoId: number): Promise<void> => {
  const versao = await findSemTexto(services.db, versaoId)
  if (!versao) return
  const paginas = await readPaginas(await buffer(await services.files.open(versao.chave)))
  if (!paginas) services.log.warn({ versaoId }, 'o texto do documento não pôde ser lido')
  await services.transaction(async (db) => {
    await saveTexto(db, versaoId, paginas ?? [])
    await notifyChange(db, {
      entidade: 'doc',
      id: versao.documento_id,
      versao: 0,
      clienteId: null,
      postos: 'todos',
    })
  })
}

/** One mail job per reader of an older version, so that one failing address does not delay others. */
export const notifyLeitores = async (services: Services, versaoId: number): Promise<void> => {
  const hoje = localDay(services.now(), services.config.TZ_EXIBICAO)
  await services.transaction(async (db) => {
    for (const usuarioId of await listDesatualizados(db, versaoId, hoje))
      await addJob(
        db,
        JOB_DOC_CARTA,
        { versaoId, usuarioId },
        { key: `${JOB_DOC_CARTA}:${versaoId}:${usuarioId}` },
      )
  })
}

/** 'There is a new version of what you read.' */
export const notifyLeitor = async (
  services: Services,
  versaoId: number,
  usuarioId: number,
): Promise<void> => {
  const carta = await findCarta(services.db, versaoId, usuarioId)
  if (!carta) return
  const { documentoId, email, nome, titulo, numero, mudou } = carta
  await services.mail.send({
    para: email,
    tipo: 'DOC_NOVA_VERSAO',
    valores: { saudacao: greetingOf(nome), titulo, numero: String(numero), mudou },
    corpo: screenAt(services.config, `/doc/${documentoId}`),
  })
}

const versaoId = z.number().int()

export const docJobs: Job[] = [
  defineJob(JOB_DOC_LER, z.object({ versaoId }), (pedido, services) => readTexto(services, pedido.versaoId)),
  defineJob(JOB_DOC_AVISAR, z.object({ versaoId }), (pedido, services) =>
    notifyLeitores(services, pedido.versaoId),
  ),
  defineJob(JOB_DOC_CARTA, z.object({ versaoId, usuarioId: z.number().int() }), (pedido, services) =>
    notifyLeitor(services, pedido.versaoId, pedido.usuarioId),
  ),
]
