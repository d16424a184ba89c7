import type { ClienteDaNota, NotaEventoLido, NotaExistente } from '@app/contract/armazem/nota'
import {
  REGRAS_ARQUIVO,
  regraNota,
  textoRegra,
  type CodigoRecusa,
  type Leitura,
  type NotaLida,
  type Parametros,
  type Recusa,
} from '@app/rules/armazem/nota'
import type { Context } from '../../../../platform/context.ts'
import { type Content, withBytes } from '../../../../platform/files/index.ts'
import { AppError, refuseField } from '../../../../platform/http/errors.ts'
import { findByChave } from '../store/nota.ts'
import type { NotaReader } from '../leitura/index.ts'
import { toExistente } from '../view.ts'

const DO_ARQUIVO = new Set<string>(REGRAS_ARQUIVO.map(({ codigo }) => codigo))

/** The data with which a screen can continue: the stored note, the event, or the parties that are not clients yet. */
type Extra = { atual?: NotaExistente; evento?: NotaEventoLido } | { novos: ClienteDaNota[] }

/**
 * Refuses with the rule's own code and advice. `error` separates two kinds: a file that is no NF-e or unreadable
 * (ERROR_CONVERT_FILE), and a valid note that is refused (NOTA_RECUSADA).
 */
export function refuseNota(codigo: CodigoRecusa, params: Parametros, extra?: Extra): never {
  const message = {
    fieldName: 'nota',
    code: codigo,
    text: textoRegra(codigo, params),
    oQueFazer: regraNota(codigo).oQueFazer,
    params: { ...params },
  }
  throw new AppError(DO_ARQUIVO.has(codigo) ? 'ERROR_CONVERT_FILE' : 'NOTA_RECUSADA', {
    messages: [message],
    ...(extra && { extra }),
  })
}

/** The stored note that a refused file concerns, and the event that the screen offers to attach. */
const refuseStored = async (ctx: Context, { codigo, params, chave, evento }: Recusa): Promise<never> => {
  const stored = chave === undefined ? undefined : await findByChave(ctx.db, ctx.scope, chave)
  return refuseNota(codigo, params, {
    ...(stored && { atual: toExistente(stored, evento === undefined) }),
    ...(evento && { evento }),
  })
}

export type Escolha = Exclude<Leitura, Recusa>

/** The contents of a file: a note, or several to choose from. */
export const readArquivo = async (
  ctx: Context,
  leitor: NotaReader,
  content: Content,
  chave: string | undefined,
): Promise<Escolha> => {
  const leitura = await withBytes(content, (bytes) => leitor.read(bytes, { nota: chave }))
  return leitura.tipo === 'recusa' ? refuseStored(ctx, leitura) : leitura
}

/** The one note of a file that will be saved. */
export const readNota = async (
  ctx: Context,
  leitor: NotaReader,
  content: Content,
  chave: string | undefined,
): Promise<NotaLida> => {
  const leitura = await readArquivo(ctx, leitor, content, chave)
  return leitura.tipo === 'nota' ? leitura.nota : refuseField('chave', 'NOTA_VARIAS')
}
