import type { ErrorMessage } from '@app/contract/casca/errors'
import { ANEXOS } from '@app/contract/armazem/pedido'
import type { AnexoCampo, PedidoUpdate } from '@app/contract/armazem/pedido'
import { sha256Of } from '../../../../platform/files/index.ts'
import { readArquivo, type ReceivedFile } from '../../../../platform/files/read.ts'
import { AppError } from '../../../../platform/http/errors.ts'
import type { AnexoRow, PedidoRow } from '../store/read.ts'
import type { AnexoNovo } from '../store/write.ts'
import { anexoOf } from '../view.ts'
import type { FileWork } from './files.ts'

/** The attachments of a save, read before its transaction, and their errors. */
export type AnexosEnviados = {
  novos: { campo: AnexoCampo; file: ReceivedFile; sha256: string }[]
  erros: ErrorMessage[]
}

export type AnexosMudados = AnexosEnviados & { fora: AnexoCampo[] }

export const SEM_ANEXOS: AnexosEnviados = { novos: [], erros: [] }

type Enviados = Pick<PedidoUpdate, AnexoCampo>

/** With `data` a file is new. It reports every wrong file at once. */
export const readAnexos = async (sent: Enviados): Promise<AnexosEnviados> => {
  const enviados: AnexosEnviados = { novos: [], erros: [] }
  for (const campo of ANEXOS) {
    const input = sent[campo]
    if (input?.data === undefined) continue
    try {
      const file = await readArquivo(input, campo)
      enviados.novos.push({ campo, file, sha256: sha256Of(file.content).toString('hex') })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      enviados.erros.push(...error.body.messages)
    }
  }
  return enviados
}

/** The files to write before the transaction; none for a save that will be refused. */
export const filesOf = ({ novos, erros }: AnexosEnviados): ReceivedFile[] =>
  erros.length > 0 ? [] : novos.map(({ file }) => file)

/**
 * The effect of a save on the stored attachments: without `data`, or with the same bytes, a file stays; null removes
 * it.
 */
export const diffAnexos = (
  sent: Enviados,
  { novos, erros }: AnexosEnviados,
  stored: Pick<PedidoRow, 'anexos'>,
): AnexosMudados => ({
  novos: novos.filter(({ campo, file, sha256 }) => {
    const before = anexoOf(stored, campo)
    return before?.filename !== file.filename || before.sha256 !== sha256
  }),
  erros,
  fora: ANEXOS.filter((campo) => sent[campo] === null && anexoOf(stored, campo)),
})

/** Removes the bytes of these fields after the commit. */
export const discardAnexos = (
  work: FileWork,
  stored: Pick<PedidoRow, 'anexos'>,
  campos: readonly AnexoCampo[],
): void => {
  for (const { campo, chave } of stored.anexos) if (campos.includes(campo)) work.discard(chave)
}

/** The rows of the files whose bytes are written. */
export const anexosNovos = (
  work: FileWork,
  novos: readonly Pick<AnexosMudados['novos'][number], 'campo' | 'file'>[],
): AnexoNovo[] =>
  novos.map(({ campo, file }) => {
    const { filename, contentType } = file
    return { campo, filename, contentType, ...work.stored(file) }
  })

const anexoRow = ({ sha256, ...anexo }: AnexoNovo, id: number | undefined): AnexoRow => {
  if (id === undefined) throw new Error('every written file has an id')
  return { ...anexo, id, sha256: sha256.toString('hex') }
}

/** The files of an order after a save. */
export const mergeAnexos = (
  before: readonly AnexoRow[],
  novos: readonly AnexoNovo[],
  fora: readonly AnexoCampo[],
  ids: readonly { campo: AnexoCampo; id: number }[] | null,
): AnexoRow[] => {
  const written = new Map(ids?.map(({ campo, id }) => [campo, id]))
  const replaced = new Set([...fora, ...novos.map(({ campo }) => campo)])
  return [
    ...before.filter(({ campo }) => !replaced.has(campo)),
    ...novos.map((anexo) => anexoRow(anexo, written.get(anexo.campo))),
  ]
}
