import type { OsAviso } from '@app/contract/assistencia/aviso'
import type { AcaoInput, AcaoOs } from '@app/contract/assistencia/ordemServico'
import type { Mudanca } from '@app/rules/casca/auditoria'
import type { FatosAcao } from '@app/rules/assistencia/ordemServico'
import type { Services } from '../../../../../platform/context.ts'
import type { Executor } from '../../../../../platform/db/index.ts'
import type { OsRow } from '../../store/read.ts'
import type { OsDados } from '../../store/write.ts'
import type { Autor } from '../autor.ts'
import type { FileWork, Recebidos } from '../files.ts'

/** An allowed act on a locked order, before it is written. */
export type Passo<A extends AcaoOs = AcaoOs> = {
  db: Executor
  services: Services
  work: FileWork
  autor: Autor
  antes: OsRow
  input: AcaoInput<A>
  agora: Date
  /** The files of the body. */
  arquivos: Recebidos
}

/** The effects of an act besides moving the order; all members are optional. */
export type ResultadoDoEfeito = {
  /** Columns of the order. */
  dados?: OsDados
  /** The facts that decide where the act leads. */
  fatos?: FatosAcao
  /** For the history. */
  nota?: string | null
  /** For the audit log, in addition to the status. */
  mudancas?: readonly Mudanca[]
  /** The notice to the consumer, when the act alone does not determine it. */
  aviso?: OsAviso
  /** The system's next act, in the same transaction. */
  segue?: AcaoOs
}

export type Efeito<A extends AcaoOs = AcaoOs> = (
  passo: Passo<A>,
) => ResultadoDoEfeito | Promise<ResultadoDoEfeito>

export type Efeitos = { [A in AcaoOs]?: Efeito<A> }
