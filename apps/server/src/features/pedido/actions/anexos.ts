import type { ErrorMessage } from '@app/contract/errors'
import { ANEXOS } from '@app/contract/pedido'
import type { AnexoCampo, PedidoUpdate } from '@app/contract/pedido'
import { createHash } from 'node:crypto'
import { readArquivo, type ReceivedFile } from '../../../platform/files/read.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { AnexoRow, PedidoRow } from '../store/read.ts'
import type { AnexoNovo } from '../store/write.ts'
import { anexoOf } from '../view.ts'
import type { FileWork } from './files.ts'

export type AnexosMudados = {
  novos: { campo: AnexoCampo; file: ReceivedFile }[]
  fora: AnexoCampo[]
  erros: ErrorMessage[]
}

/** The very file that is stored already is no change. */
const isSame = (stored: AnexoRow | undefined, { filename, bytes }: ReceivedFile): boolean =>
  stored?.filename === filename && stored.sha256 === createHash('sha256').update(bytes).digest('hex')

/**
 * The attachments of a save: with `data` a file is new, without it the stored one stays, null removes it. Every wrong
 * file is told at once.
 */
export const readAnexos = async (
  sent: Pick<PedidoUpdate, AnexoCampo>,
  stored: Pick<PedidoRow, 'anexos'>,
): Promise<AnexosMudados> => {
  const mudados: AnexosMudados = { novos: [], fora: [], erros: [] }
  for (const campo of ANEXOS) {
    const input = sent[campo]
    const before = anexoOf(stored, campo)
    if (input === null && before) mudados.fora.push(campo)
    if (input?.data === undefined) continue
    try {
      const file = await readArquivo(input, campo)
      if (!isSame(before, file)) mudados.novos.push({ campo, file })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      mudados.erros.push(...error.body.messages)
    }
  }
  return mudados
}

/** Lets the bytes of these fields go, once the transaction has committed. */
export const discardAnexos = (
  work: FileWork,
  stored: Pick<PedidoRow, 'anexos'>,
  campos: readonly AnexoCampo[],
): void => {
  for (const { campo, chave } of stored.anexos) if (campos.includes(campo)) work.discard(chave)
}

/** Writes the bytes; the rows that name them follow in the same transaction. */
export const putAnexos = async (work: FileWork, novos: AnexosMudados['novos']): Promise<AnexoNovo[]> => {
  const stored: AnexoNovo[] = []
  for (const { campo, file } of novos) {
    const { filename, contentType } = file
    stored.push({ campo, filename, contentType, ...(await work.put(file)) })
  }
  return stored
}
