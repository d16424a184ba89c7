import type { Escolhidos, MassaLinha } from '@app/contract/casca/massa'
import type { Executor } from './db/index.ts'
import { withSavepoint } from './db/transaction/savepoint.ts'
import { ofDatabase } from './http/database-errors.ts'
import { AppError } from './http/errors.ts'

/** A record's name in its line. */
type Nome = Pick<MassaLinha, 'nome' | 'detalhe'>
/** The result of the act for one record. An act that is left to a person is no refusal: what it wrote stays. */
type Feito = Pick<MassaLinha, 'texto' | 'versao' | 'volta'> &
  Partial<Pick<MassaLinha, 'feito' | 'code' | 'href'>>

type Ato<Row> = {
  registros: Escolhidos
  /** The records that this person may see, locked, by id. */
  rows: ReadonlyMap<number, Row>
  nameOf: (row: Row) => Nome
  /** The act on one record; it refuses as it does for a single call. */
  act: (row: Row, sent: Escolhidos[number]) => Promise<Feito>
}

/** A refusal of this record alone; a lost database or a deadlock ends the whole call instead. */
const refusalOf = (error: unknown): AppError => {
  const refusal = error instanceof AppError ? error : error instanceof Error ? ofDatabase(error) : undefined
  if (!refusal || refusal.statusCode >= 500) throw error
  return refusal
}

const refused = (error: unknown): Pick<MassaLinha, 'texto' | 'code'> => {
  const { code, body, message } = refusalOf(error)
  return { texto: body.messages[0]?.text ?? message, code }
}

const UNSEEN: Nome = { nome: '', detalhe: null }

/**
 * One act on many records within one transaction. A refusal undoes only its own record, whose line says why; any other
 * failure undoes all.
 */
export const inMassa = async <Row>(
  db: Executor,
  { registros, rows, nameOf, act }: Ato<Row>,
): Promise<MassaLinha[]> => {
  const linhas: MassaLinha[] = []
  for (const sent of registros) {
    const row = rows.get(sent.id)
    const nome = row === undefined ? UNSEEN : nameOf(row)
    try {
      if (row === undefined) throw new AppError('NOT_FOUND')
      const feito = await withSavepoint(db, () => act(row, sent))
      linhas.push({ id: sent.id, ...nome, feito: true, code: null, href: null, ...feito })
    } catch (error) {
      linhas.push({
        id: sent.id,
        ...nome,
        feito: false,
        href: null,
        versao: null,
        volta: null,
        ...refused(error),
      })
    }
  }
  return linhas
}

/** Sorts by id and removes duplicates, so that two calls with common records never deadlock. */
export const inOrder = (registros: Escolhidos): Escolhidos =>
  [...new Map(registros.map((one) => [one.id, one])).values()].toSorted((a, b) => a.id - b.id)

/** Sorts back into the order of the call. */
export const asAsked = (registros: Escolhidos, linhas: readonly MassaLinha[]): MassaLinha[] => {
  const byId = new Map(linhas.map((linha) => [linha.id, linha]))
  return [...new Set(registros.map(({ id }) => id))].flatMap((id) => byId.get(id) ?? [])
}
