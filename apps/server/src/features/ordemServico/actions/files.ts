import type { ArquivoInput } from '@app/contract/arquivo'
import type { ErrorMessage } from '@app/contract/errors'
import type { Services } from '../../../platform/context.ts'
import {
  checkFile,
  decodeBase64,
  readArquivo,
  readBytes,
  type ReceivedFile,
} from '../../../platform/files/read.ts'
import { type FileWork, withFileWork } from '../../../platform/files/work.ts'
import { AppError, refuseField } from '../../../platform/http/errors.ts'
import { encodeFoto } from '../../midia/index.ts'
import { namedOsArquivos } from '../store/arquivo.ts'
import type { ArquivoTipo } from '../store/read.ts'
import type { ArquivoNovo } from '../store/write.ts'

export type { FileWork } from '../../../platform/files/work.ts'

/** A save with its files: both or neither. */
export const withFiles = <T>(services: Services, run: (work: FileWork) => Promise<T>): Promise<T> =>
  withFileWork(services, [namedOsArquivos], run)

export type Recebido = { tipo: ArquivoTipo; file: ReceivedFile }

/** Photos decoded and encoded anew: what was hidden in one, and where it was taken, does not survive it. */
const readFoto = async (input: ArquivoInput, fieldName: string): Promise<ReceivedFile> =>
  encodeFoto(readBytes(input, fieldName), input.filename, fieldName)

const readAll = async (
  reads: readonly { tipo: ArquivoTipo; read: () => Promise<ReceivedFile> }[],
): Promise<{ recebidos: Recebido[]; erros: ErrorMessage[] }> => {
  const recebidos: Recebido[] = []
  const erros: ErrorMessage[] = []
  for (const { tipo, read } of reads) {
    try {
      recebidos.push({ tipo, file: await read() })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      erros.push(...error.body.messages)
    }
  }
  return { recebidos, erros }
}

type Enviados = {
  fotos?: readonly ArquivoInput[] | undefined
  arquivoNotaFiscal?: ArquivoInput | null | undefined
}

/** The new files of a save, every wrong one told at once; one without `data` is stored already. */
export const readEnviados = ({ fotos = [], arquivoNotaFiscal }: Enviados) =>
  readAll([
    ...fotos.flatMap((foto, at) =>
      foto.data === undefined ? [] : [{ tipo: 'FOTO' as const, read: () => readFoto(foto, `fotos[${at}]`) }],
    ),
    ...(arquivoNotaFiscal?.data === undefined
      ? []
      : [{ tipo: 'NOTA_FISCAL' as const, read: () => readArquivo(arquivoNotaFiscal, 'arquivoNotaFiscal') }]),
  ])

/** A signature as it was drawn. */
export const readAssinatura = async (data: string, tipo: ArquivoTipo): Promise<Recebido> => {
  const bytes = decodeBase64(data) ?? refuseField('assinatura', 'ASSINATURA_INVALIDA')
  return { tipo, file: await checkFile('assinatura.png', 'image/png', bytes, 'assinatura') }
}

/** Writes the bytes; the row that names them follows in the same transaction. */
export const putArquivo = async (work: FileWork, { tipo, file }: Recebido): Promise<ArquivoNovo> => ({
  tipo,
  filename: file.filename,
  contentType: file.contentType,
  ...(await work.put(file)),
})
