import { errorText, type ErrorMessage } from '@app/contract/casca/errors'
import type { EstadoImportacao } from '@app/contract/casca/importacao'
import type { Context, Services } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { ofDatabase } from '../../../../platform/http/database-errors.ts'
import { AppError } from '../../../../platform/http/errors.ts'
import { contextOnBehalf } from '../../../../platform/on-behalf.ts'
import { raiseFatos } from '../../notificacao/index.ts'
import {
  getImportacao,
  setAndamento,
  setTerminada,
  tryToWrite,
  type ImportacaoRow,
} from '../store/importacao.ts'
import {
  closeRegistros,
  countRegistros,
  listLinhasOf,
  nextRegistros,
  setDesfechos,
  type Desfecho,
} from '../store/linhas.ts'
import { especieOf, type Leitor, type Tipos } from '../tipos/index.ts'

const recusado = (ordem: number, motivo: string): Desfecho => ({
  ordem,
  estado: 'recusado',
  destinoId: null,
  destinoRotulo: null,
  motivo,
})

const motivoOf = (messages: readonly Pick<ErrorMessage, 'text'>[]): string =>
  [...new Set(messages.map(({ text }) => text))].join(' ')

/** The refusal text of a record's failure; a lost database is no refusal, so it is thrown and tried again later. */
const refusalOf = (error: unknown, ctx: Context): string => {
  const refusal = error instanceof AppError ? error : error instanceof Error ? ofDatabase(error) : undefined
  if (refusal && refusal.statusCode >= 500) throw error
  if (!refusal) ctx.log.error({ err: error }, 'registro de planilha não gravado')
  return refusal ? motivoOf(refusal.body.messages) : errorText('UNEXPECTED_ERROR')
}

/** Makes all writes of the records' own actions part of this transaction. */
const within = (ctx: Context, db: Executor): Context => ({
  ...ctx,
  transaction: (run) => run(db),
})

/** Reads the waiting records again in their current state, and writes the correct ones. */
const writeBatch = async (
  db: Executor,
  ctx: Context,
  leitor: Leitor,
  { id, clienteId, somar }: ImportacaoRow,
  ordens: readonly number[],
): Promise<Desfecho[]> => {
  const rows = await listLinhasOf(db, id, ordens)
  const ordemOf = new Map(rows.map(({ linha, registro }) => [linha, registro]))
  const { lido, write } = await leitor.read(db, within(ctx, db), rows, { clienteId, somar })
  const desfechos: Desfecho[] = []
  const good: { at: number; ordem: number }[] = []
  for (const [at, { linhas, entrada }] of lido.registros.entries()) {
    const ordem = ordemOf.get(linhas[0] ?? 0) ?? 0
    if (entrada !== undefined) good.push({ at, ordem })
    else
      desfechos.push(
        recusado(ordem, motivoOf(linhas.flatMap((linha) => lido.achados.get(linha)?.erros ?? []))),
      )
  }
  const destinos = good.length === 0 ? [] : await write(good.map(({ at }) => at))
  for (const [at, { ordem }] of good.entries()) {
    const destino = destinos[at]
    if (!destino) throw new Error('every record that went in has its place')
    desfechos.push({
      ordem,
      estado: 'gravado',
      destinoId: destino.id,
      destinoRotulo: destino.rotulo,
      motivo: null,
    })
  }
  return desfechos
}

const countDone = async (db: Executor, id: number) => ({
  gravados: await countRegistros(db, id, ['gravado']),
  recusados: await countRegistros(db, id, ['recusado']),
})

type Step = 'mais' | 'fim' | 'outro'

/** Writes one batch and its progress together; a failed batch is repeated record by record. */
const step = (ctx: Context, leitor: Leitor, row: ImportacaoRow, limit: number): Promise<Step> =>
  ctx.transaction(async (db) => {
    if (!(await tryToWrite(db, row.id))) return 'outro'
    const now = await getImportacao(db, row.id)
    if (!now || now.parar || now.terminadaEm !== null) return 'fim'
    const ordens = await nextRegistros(db, row.id, -1, limit)
    if (ordens.length === 0) return 'fim'
    const desfechos = await writeBatch(db, ctx, leitor, row, ordens)
    await setDesfechos(db, row.id, desfechos)
    const count = (estado: Desfecho['estado']) => desfechos.filter((one) => one.estado === estado).length
    await setAndamento(db, row.id, {
      gravados: now.gravados + count('gravado'),
      recusados: now.recusados + count('recusado'),
      now: ctx.now(),
    })
    return 'mais'
  })

const refuseFirst = async (ctx: Context, row: ImportacaoRow, error: unknown): Promise<void> => {
  const motivo = refusalOf(error, ctx)
  await ctx.transaction(async (db) => {
    const [ordem] = await nextRegistros(db, row.id, -1, 1)
    if (ordem === undefined) return
    await setDesfechos(db, row.id, [recusado(ordem, motivo)])
    await setAndamento(db, row.id, { ...(await countDone(db, row.id)), now: ctx.now() })
  })
}

/** Ends the import and tells who began it. */
const end = async (
  db: Executor,
  id: number,
  estado: EstadoImportacao,
  { now }: Pick<Services, 'now'>,
): Promise<void> => {
  await setTerminada(db, id, estado, now())
  const row = await getImportacao(db, id)
  if (!row) return
  const fato = {
    tipo: 'IMPORTACAO',
    causa: `${id}:${row.terminadaEm?.getTime() ?? 0}`,
    pessoas: [row.usuarioId],
    // Orders are imported beside their list.
    link: `/${row.tipo === 'pedidos' ? 'pedidos/importar' : `importar/${row.tipo}`}?importacao=${id}`,
    rotulo: `${row.arquivo.slice(0, 80)}: ${row.gravados} de ${row.registros} entraram`,
  } as const
  await raiseFatos(db, [fato], now())
}

const finish = (ctx: Context, id: number): Promise<void> =>
  ctx.transaction(async (db) => {
    const now = await getImportacao(db, id)
    if (!now || now.terminadaEm !== null) return
    const waiting = await countRegistros(db, id, ['fila'])
    if (waiting > 0) await closeRegistros(db, id, 'parado', errorText('IMPORTACAO_PARADA'))
    await end(db, id, waiting > 0 ? 'parada' : 'terminada', ctx)
  })

/** Writes only the correct records: batch after batch, each whole or not at all. */
const writeGood = async (ctx: Context, leitor: Leitor, row: ImportacaoRow): Promise<void> => {
  const { lote } = leitor
  let limit = lote
  let singles = 0
  for (;;) {
    try {
      const done = await step(ctx, leitor, row, limit)
      if (done === 'outro') return
      if (done === 'fim') break
      singles = Math.max(0, singles - 1)
    } catch (error) {
      if (limit === 1) await refuseFirst(ctx, row, error)
      else singles = lote
    }
    limit = singles > 0 ? 1 : lote
  }
  await finish(ctx, row.id)
}

/** One record is refused, so none is imported. */
class Desfazer extends Error {
  readonly desfechos: readonly Desfecho[]
  constructor(desfechos: readonly Desfecho[]) {
    super('refused')
    this.desfechos = desfechos
  }
}
class Parar extends Error {}
/** The failed record of a batch is unknown, so all are repeated one by one. */
class Repetir extends Error {}

const asUndoing = (error: unknown, ctx: Context, ordens: readonly number[]): Error =>
  ordens.length > 1 ? new Repetir() : new Desfazer([recusado(ordens[0] ?? 0, refusalOf(error, ctx))])

const writeAll = (ctx: Context, leitor: Leitor, row: ImportacaoRow, limit: number): Promise<boolean> =>
  ctx.transaction(async (db) => {
    if (!(await tryToWrite(db, row.id))) return false
    let { gravados } = row
    let last = -1
    for (;;) {
      const ordens = await nextRegistros(db, row.id, last, limit)
      if (ordens.length === 0) break
      last = ordens.at(-1) ?? last
      const desfechos = await writeBatch(db, ctx, leitor, row, ordens).catch((error: unknown) => {
        throw asUndoing(error, ctx, ordens)
      })
      const refused = desfechos.filter(({ estado }) => estado === 'recusado')
      if (refused.length > 0) throw new Desfazer(refused)
      await setDesfechos(db, row.id, desfechos)
      gravados += desfechos.length
      // This is written outside the transaction, because otherwise nobody would see the progress.
      await setAndamento(ctx.db, row.id, { gravados, recusados: 0, now: ctx.now() })
      if ((await getImportacao(ctx.db, row.id))?.parar) throw new Parar()
    }
    return true
  })

const undo = (ctx: Context, id: number, refused: readonly Desfecho[]): Promise<void> =>
  ctx.transaction(async (db) => {
    await setDesfechos(db, id, refused)
    const [estado, code] =
      refused.length > 0
        ? (['desfeito', 'IMPORTACAO_DESFEITA'] as const)
        : (['parado', 'IMPORTACAO_PARADA'] as const)
    await closeRegistros(db, id, estado, errorText(code))
    await end(db, id, refused.length > 0 ? 'desfeita' : 'parada', ctx)
  })

const writeAllOrNothing = async (ctx: Context, leitor: Leitor, row: ImportacaoRow): Promise<void> => {
  const write = (limit: number) => writeAll(ctx, leitor, row, limit)
  try {
    const done = await write(leitor.lote).catch((error: unknown) => {
      if (error instanceof Repetir) return write(1)
      throw error
    })
    if (done) await finish(ctx, row.id)
  } catch (error) {
    if (error instanceof Desfazer) await undo(ctx, row.id, error.desfechos)
    else if (error instanceof Parar) await undo(ctx, row.id, [])
    else throw error
  }
}

/**
 * Writes a started import from its current position. After a crash it continues with the next waiting record, because
 * the transaction that writes a record also marks it.
 */
export const saveImportacao = async (services: Services, tipos: Tipos, id: number): Promise<void> => {
  const row = await getImportacao(services.db, id)
  if (!row || row.iniciadaEm === null || row.terminadaEm !== null) return
  const { planilha, leitor } = especieOf(tipos, row.tipo)
  const ctx = await contextOnBehalf(services, row.usuarioId)
  if (!ctx?.can(planilha.ability))
    return services.transaction(async (db) => {
      await closeRegistros(db, id, 'parado', errorText('NOT_PERMITED'))
      await end(db, id, 'parada', services)
    })
  return row.modo === 'tudo-ou-nada' ? writeAllOrNothing(ctx, leitor, row) : writeGood(ctx, leitor, row)
}
