import { MINUTE_MS } from '@app/rules/casca/tempo'
import type { FetchMessageObject } from 'imapflow'
import type { Services } from '../../../../platform/context.ts'
import { sha256Of } from '../../../../platform/files/index.ts'
import { safeName } from '../../../../platform/files/names.ts'
import { withFileWork } from '../../../../platform/files/work.ts'
import { AppError } from '../../../../platform/http/errors.ts'
import { type Aberta, CaixaError } from '../../../../platform/imap/index.ts'
import { downloadPart, listNew } from '../../../../platform/imap/messages.ts'
import { addJob } from '../../../../platform/jobs/jobs.ts'
import { type Fato, raiseFatos } from '../../../casca/notificacao/index.ts'
import type { NotaReader } from '../../nota/index.ts'
import { type Anexo, anexosOf } from '../anexos.ts'
import { withCaixaNota } from '../imap.ts'
import { insertArquivo, listConhecidos, namedCaixaArquivos } from '../store/arquivo.ts'
import { advanceLeitura, beginLeitura, endLeitura, findCaixa } from '../store/caixa.ts'
import { xmlsOf } from '../zip.ts'
import { classify, type Lido } from './classify.ts'

export const JOB_LER = 'caixa_nota_ler'

const MEBIBYTE = 1024 * 1024
/** A larger attachment holds no notes that people send by mail. */
const MAX_BYTES = 25 * MEBIBYTE
/** So many messages are described at once. */
const AT_ONCE = 50
/** A long mailbox is read in turns, so that a restart loses little and other jobs have their time. */
const TURN_MS = 5 * MINUTE_MS

type Mensagem = { enviado: Date; remetente: string; assunto: string }
type Arquivo = { filename: string; content: Buffer }

const plain = (text: string | undefined, maximum: number): string =>
  (text ?? '')
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, ' ')
    .trim()
    .slice(0, maximum)

const mensagemOf = ({ envelope, internalDate }: FetchMessageObject, now: Date): Mensagem => {
  const [from] = envelope?.from ?? []
  const enviado = new Date(internalDate ?? envelope?.date ?? now)
  return {
    // A wrong clock of the sender must not put the file before or after all others.
    enviado: Number.isNaN(enviado.getTime()) || enviado > now ? now : enviado,
    remetente: plain(from?.address ?? from?.name, 320),
    assunto: plain(envelope?.subject, 200),
  }
}

async function* filesOf(aberta: Aberta, uid: number, anexo: Anexo): AsyncGenerator<Arquivo> {
  const bytes = await downloadPart(aberta, uid, anexo.part, MAX_BYTES)
  if (!bytes || bytes.length === 0) return
  if (!anexo.zip) return yield { filename: anexo.filename, content: bytes }
  for await (const xml of xmlsOf(bytes)) yield { filename: xml.filename, content: xml.bytes }
}

type Leitura = { services: Services; leitor: NotaReader; autor: number | null }

const fatoOf = (id: number, { numero, emitente }: Lido, { remetente }: { remetente: string }): Fato => ({
  tipo: 'NOTA_CHEGOU',
  causa: String(id),
  link: '/notas',
  rotulo: numero === null ? remetente : `${numero} · ${emitente ?? remetente}`,
})

/** Keeps a file of a message for people to import, unless it came before or no note has anything to do with it. */
export const keepArquivo = async (
  { services, leitor, autor }: Leitura,
  { enviado, remetente, assunto }: Mensagem,
  arquivo: Arquivo,
): Promise<void> => {
  const { db, now } = services
  const [conhecido] = await listConhecidos(db, [sha256Of(arquivo.content)])
  if (conhecido || arquivo.content.length === 0) return
  const lido = await classify(services, leitor, autor, arquivo).catch((error: unknown) => {
    // A file that ends its reader would do so each time; the mailbox goes on without it.
    if (error instanceof AppError && error.code === 'LEITURA_INTERROMPIDA') return undefined
    throw error
  })
  if (!lido) return
  const filename = safeName(arquivo.filename)
  const file = { filename, contentType: 'application/xml', content: arquivo.content }
  await withFileWork(services, [namedCaixaArquivos], [file], (work) =>
    services.transaction(async (tx) => {
      const row = { enviado_em: enviado, lido_em: now(), remetente, assunto, filename }
      const id = await insertArquivo(tx, { ...row, ...lido, ...work.stored(file) })
      if (id !== undefined) await raiseFatos(tx, [fatoOf(id, lido, row)], row.lido_em)
    }),
  )
}

const readMessage = async (leitura: Leitura, aberta: Aberta, message: FetchMessageObject): Promise<void> => {
  const mensagem = mensagemOf(message, leitura.services.now())
  for (const anexo of anexosOf(message.bodyStructure)) {
    if (anexo.size > MAX_BYTES) continue
    try {
      for await (const arquivo of filesOf(aberta, message.uid, anexo))
        await keepArquivo(leitura, mensagem, arquivo)
    } catch (error) {
      // A broken ZIP stops no other attachment; a lost connection stops the reading.
      if (!anexo.zip || !aberta.client.usable) throw error
      leitura.services.log.info({ err: error, uid: message.uid }, 'caixa de notas: ZIP não lido')
    }
  }
}

type Vez = Leitura & { lendoDesde: Date; versao: number; ate: number }

/** Reads what is new; answers whether the mailbox was read to its end. */
const readNew = async (vez: Vez, aberta: Aberta, since: number): Promise<boolean> => {
  const { services, ate } = vez
  const uids = await listNew(aberta, since)
  for (let at = 0; at < uids.length; at += AT_ONCE) {
    const some = uids.slice(at, at + AT_ONCE)
    const messages = await aberta.client.fetchAll(
      some,
      { uid: true, envelope: true, bodyStructure: true, internalDate: true },
      { uid: true },
    )
    for (const message of messages.toSorted((a, b) => a.uid - b.uid)) {
      await readMessage(vez, aberta, message)
      const goesOn = await advanceLeitura(services.db, vez, {
        uidValidade: aberta.uidValidade,
        ultimoUid: message.uid,
      })
      if (!goesOn || services.now().getTime() > ate) return false
    }
  }
  // Messages that were deleted meanwhile are not described, but they are behind us.
  const last = uids.at(-1)
  if (last !== undefined)
    await advanceLeitura(services.db, vez, { uidValidade: aberta.uidValidade, ultimoUid: last })
  return true
}

/** Reads the mailbox from where it was left; nothing in it is changed, and each file is kept once. */
export const readCaixa = async (services: Services, leitor: NotaReader): Promise<void> => {
  const { db, now } = services
  if (!(await beginLeitura(db, now()))) return
  const caixa = await findCaixa(db)
  const { lendoDesde, versao, alteradaPor } = caixa
  if (!lendoDesde) return
  const vez = { services, leitor, autor: alteradaPor, lendoDesde, versao, ate: now().getTime() + TURN_MS }
  try {
    const whole = await withCaixaNota(services, caixa, (aberta) =>
      readNew(vez, aberta, caixa.uidValidade === aberta.uidValidade ? caixa.ultimoUid : 0),
    )
    await endLeitura(db, { lendoDesde, now: now(), erro: null, ateOFim: whole })
    if (!whole) await addJob(db, JOB_LER, {}, { key: JOB_LER })
  } catch (error) {
    if (!(error instanceof CaixaError)) throw error
    await endLeitura(db, { lendoDesde, now: now(), erro: error.message, ateOFim: false })
  }
}
