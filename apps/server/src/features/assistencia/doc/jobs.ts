import { buffer } from 'node:stream/consumers'
import { localDay } from '@app/rules/casca/tempo'
import { z } from 'zod'
import type { Services } from '../../../platform/context.ts'
import type { Executor } from '../../../platform/db/index.ts'
import { addJob, defineJob, type Job } from '../../../platform/jobs/jobs.ts'
import { greetingOf } from '../../../platform/mail/greeting.ts'
import { screenAt } from '../../../platform/mail/link.ts'
import { notifyChange } from '../../../platform/push/push.ts'
import { listQueEntregam } from '../../casca/correio/index.ts'
import { JOB_DOC_AVISAR, JOB_DOC_LER } from './actions/save.ts'
import { readPaginas } from './leitor/index.ts'
import { findCarta, findLeitor, listDesatualizados } from './store/leitura.ts'
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

/** A reader of an older version, or an address that a post chose, where such readers work. */
type Receptor = { usuarioId: number } | { postoId: number; endereco: string }

const chaveDe = (receptor: Receptor): string =>
  'usuarioId' in receptor ? String(receptor.usuarioId) : `${receptor.postoId}:${receptor.endereco}`

const listReceptores = async (db: Executor, versaoId: number, hoje: string): Promise<Receptor[]> => {
  const leitores = await listDesatualizados(db, versaoId, hoje)
  const postos = new Set(leitores.map(({ postoId }) => postoId).filter((posto) => posto !== null))
  const receptores: Receptor[] = leitores.map(({ id }) => ({ usuarioId: id }))
  for (const postoId of postos)
    for (const { endereco } of await listQueEntregam(
      db,
      { de: 'postoAutorizado', id: postoId },
      'documentos',
    ))
      receptores.push({ postoId, endereco })
  return receptores
}

/** One mail job per receiver, so that one failing address does not delay others. */
export const notifyLeitores = async (services: Services, versaoId: number): Promise<void> => {
  const hoje = localDay(services.now(), services.config.TZ_EXIBICAO)
  await services.transaction(async (db) => {
    for (const receptor of await listReceptores(db, versaoId, hoje))
      await addJob(
        db,
        JOB_DOC_CARTA,
        { versaoId, ...receptor },
        { key: `${JOB_DOC_CARTA}:${versaoId}:${chaveDe(receptor)}` },
      )
  })
}

/** 'There is a new version of what you read.' */
const notifyReceptor = async (services: Services, versaoId: number, receptor: Receptor): Promise<void> => {
  const carta = await findCarta(services.db, versaoId)
  const para =
    'usuarioId' in receptor
      ? await findLeitor(services.db, receptor.usuarioId)
      : { email: receptor.endereco, nome: '' }
  if (!carta || !para) return
  const { documentoId, titulo, numero, mudou } = carta
  await services.mail.send({
    para: para.email,
    tipo: 'DOC_NOVA_VERSAO',
    valores: { saudacao: greetingOf(para.nome), titulo, numero: String(numero), mudou },
    corpo: screenAt(services.config, `/doc/${documentoId}`),
  })
}

const versaoId = z.number().int()
const Carta = z
  .object({ versaoId })
  .and(
    z.union([
      z.object({ usuarioId: z.number().int() }),
      z.object({ postoId: z.number().int(), endereco: z.string() }),
    ]),
  )

export const docJobs: Job[] = [
  defineJob(JOB_DOC_LER, z.object({ versaoId }), (pedido, services) => readTexto(services, pedido.versaoId)),
  defineJob(JOB_DOC_AVISAR, z.object({ versaoId }), (pedido, services) =>
    notifyLeitores(services, pedido.versaoId),
  ),
  defineJob(JOB_DOC_CARTA, Carta, ({ versaoId: id, ...receptor }, services) =>
    notifyReceptor(services, id, receptor),
  ),
]
