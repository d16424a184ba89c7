import { ACAO_INPUTS } from '@app/contract/assistencia/ordemServico'
import type {
  AcaoInput,
  AcaoOs,
  ChecklistRespostaInput,
  FotoMomento,
  FotoRotulo,
  OsFotoInput,
} from '@app/contract/assistencia/ordemServico'
import type { ArquivoInput } from '@app/contract/casca/arquivo'
import type { ErrorMessage } from '@app/contract/casca/errors'
import type { Services } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { readArquivo, readContent, type ReceivedFile } from '../../../../platform/files/read.ts'
import { contentOf } from '../../../../platform/files/receipt.ts'
import { type FileWork, withFileWork } from '../../../../platform/files/work.ts'
import { AppError, refuseField, refuseFields } from '../../../../platform/http/errors.ts'
import { encodeAssinatura, encodeFoto } from '../../../casca/midia/index.ts'
import { namedOsArquivos } from '../store/arquivo.ts'
import type { ArquivoTipo } from '../store/read.ts'
import { insertArquivo } from '../store/write.ts'

export type { FileWork } from '../../../../platform/files/work.ts'

/** `resposta`: which answer of a checklist a photo goes with. */
export type Recebido = {
  tipo: ArquivoTipo
  resposta?: number
  rotulo?: FotoRotulo | null | undefined
  file: ReceivedFile
}

/** The files of a save or an act, read before its transaction, and their errors. */
export type Recebidos = { recebidos: readonly Recebido[]; erros: readonly ErrorMessage[] }

export const SEM_ARQUIVOS: Recebidos = { recebidos: [], erros: [] }

/** A save with its files: both or neither. Nothing is written for a save that will be refused. */
export const withFiles = <T>(
  services: Services,
  { recebidos, erros }: Recebidos,
  run: (work: FileWork) => Promise<T>,
): Promise<T> =>
  withFileWork(services, [namedOsArquivos], erros.length > 0 ? [] : recebidos.map(({ file }) => file), run)

/** Decodes and encodes photos again, which removes hidden content and the place where they were taken. */
const readFoto = async (quem: number | null, input: ArquivoInput, fieldName: string): Promise<ReceivedFile> =>
  encodeFoto(quem, readContent(input, fieldName), input.filename, fieldName)

/** Decodes and draws a signature again. */
const readAssinatura = async (quem: number | null, data: string): Promise<ReceivedFile> => {
  const content = contentOf(data)
  if (!Buffer.isBuffer(content)) return refuseField('assinatura', 'ASSINATURA_INVALIDA')
  return encodeAssinatura(quem, content, 'assinatura')
}

type Leitura = Omit<Recebido, 'file'> & { read: () => Promise<ReceivedFile> }

const readAll = async (leituras: readonly Leitura[]): Promise<Recebidos> => {
  const recebidos: Recebido[] = []
  const erros: ErrorMessage[] = []
  for (const { read, ...leitura } of leituras) {
    try {
      recebidos.push({ ...leitura, file: await read() })
    } catch (error) {
      // Too many calls at once, or a full disk: the file itself is not at fault.
      if (!(error instanceof AppError) || error.statusCode >= 429) throw error
      erros.push(...error.body.messages)
    }
  }
  return { recebidos, erros }
}

type Enviados = {
  fotos?: readonly OsFotoInput[] | undefined
  arquivoNotaFiscal?: ArquivoInput | null | undefined
  assinatura?: string | null | undefined
}

const leiturasDe = (
  quem: number | null,
  { fotos = [], arquivoNotaFiscal, assinatura }: Enviados,
): Leitura[] => [
  ...fotos.flatMap((foto, at) =>
    foto.data === undefined
      ? []
      : [{ tipo: 'FOTO' as const, rotulo: foto.rotulo, read: () => readFoto(quem, foto, `fotos[${at}]`) }],
  ),
  ...(arquivoNotaFiscal?.data === undefined
    ? []
    : [{ tipo: 'NOTA_FISCAL' as const, read: () => readArquivo(arquivoNotaFiscal, 'arquivoNotaFiscal') }]),
  ...(assinatura
    ? [{ tipo: 'ASSINATURA_ENTRADA' as const, read: () => readAssinatura(quem, assinatura) }]
    : []),
]

/** Whether a save has files; then the order is checked before they are read. */
export const hasEnviados = (enviados: Enviados): boolean => leiturasDe(null, enviados).length > 0

/** The new files of a save, with every error; one without `data` is stored already. `quem` is the sender. */
export const readEnviados = (quem: number | null, enviados: Enviados): Promise<Recebidos> =>
  readAll(leiturasDe(quem, enviados))

/** The meaning of an act's signature. */
const ASSINATURAS: Partial<Record<AcaoOs, ArquivoTipo>> = {
  abrir: 'ASSINATURA_ENTRADA',
  entregarProduto: 'ASSINATURA_ENTREGA',
  aprovarOrcamento: 'ASSINATURA_APROVACAO',
  exigirTroca: 'ASSINATURA_ESCOLHA',
  exigirRestituicao: 'ASSINATURA_ESCOLHA',
  exigirAbatimento: 'ASSINATURA_ESCOLHA',
}

const leiturasDoChecklist = (quem: number | null, respostas: readonly ChecklistRespostaInput[] = []) =>
  respostas.flatMap(({ fotos = [] }, resposta) =>
    fotos.map((foto, at) => ({
      tipo: 'CHECKLIST' as const,
      resposta,
      read: () => readFoto(quem, foto, `checklist[${resposta}].fotos[${at}]`),
    })),
  )

const leiturasDaAcao = (quem: number | null, acao: AcaoOs, body: unknown): Leitura[] => {
  // The act's schema refuses under the order's lock, after the earlier checks (api.md, order of checks).
  const { success, data } = ACAO_INPUTS[acao].safeParse(body ?? {})
  if (!success) return []
  const input: AcaoInput<AcaoOs> = data
  const tipo = ASSINATURAS[acao]
  const { assinatura } = 'assinatura' in input ? input : {}
  return [
    ...('fotos' in input ? leiturasDe(quem, { fotos: input.fotos }) : []),
    ...('checklist' in input ? leiturasDoChecklist(quem, input.checklist) : []),
    ...(tipo && assinatura ? [{ tipo, read: () => readAssinatura(quem, assinatura) }] : []),
  ]
}

export const hasArquivosDaAcao = (acao: AcaoOs, body: unknown): boolean =>
  leiturasDaAcao(null, acao, body).length > 0

/** The files of an act's body. */
export const readArquivosDaAcao = (quem: number | null, acao: AcaoOs, body: unknown): Promise<Recebidos> =>
  readAll(leiturasDaAcao(quem, acao, body))

type Destino = {
  db: Executor
  work: FileWork
  osId: number
  /** When in the life of the order. */
  momento: FotoMomento
  criado_em: Date
  criado_por: number | null
}

/**
 * Names the files in the order, now that they are written; refuses them all if one is wrong. Answers their ids. `pontos`
 * are the answered points of a checklist, whose photos are theirs alone.
 */
export const insertRecebidos = async (
  { db, work, osId, momento, ...quando }: Destino,
  { recebidos, erros }: Recebidos,
  pontos?: readonly number[],
): Promise<number[]> => {
  if (erros.length > 0) refuseFields([...erros])
  const ids: number[] = []
  for (const { tipo, resposta, rotulo, file } of recebidos) {
    if ((resposta === undefined) !== (pontos === undefined)) continue
    const ponto = resposta === undefined ? undefined : pontos?.[resposta]
    const { filename, contentType } = file
    const novo = {
      tipo,
      filename,
      contentType,
      ...work.stored(file),
      ...(tipo === 'FOTO' && { rotulo: rotulo ?? null, momento }),
      ...(ponto !== undefined && { os_checklist_ponto_id: ponto }),
    }
    ids.push((await insertArquivo(db, osId, novo, quando)).id)
  }
  return ids
}
