import { planilhaDoRegister, type PlanilhaModelo } from '@app/contract/casca/importacao'
import { credenciado, postoAutorizado } from '@app/contract/registers/references'
import type { Context } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { refuse } from '../../../../platform/http/errors.ts'
import { calledIn, type Registered } from '../../../../register/index.ts'
import type { Destino, Lido, LinhaLida, Opcoes, Tipo } from '../leitura/lido.ts'
import { postosCalled } from '../leitura/postos.ts'
import { tipoDoRegister } from './registro.ts'

/** A kind of spreadsheet without its input type: the kind that read the records also writes them. */
export type Leitor = {
  lote: number
  /** The result of reading; `write` stores the correct records at these places. */
  read: (
    db: Executor,
    ctx: Context,
    linhas: readonly LinhaLida[],
    opcoes: Opcoes,
  ) => Promise<{
    lido: Lido<unknown>
    write: (registros: readonly number[]) => Promise<Destino[]>
  }>
}

export const leitorOf = <Entrada>({ lote, read, write }: Tipo<Entrada>): Leitor => ({
  lote,
  read: async (db, ctx, linhas, opcoes) => {
    const lido = await read(db, ctx, linhas, opcoes)
    return {
      lido,
      write: (registros) => {
        const entradas = registros.map((at) => lido.registros[at]?.entrada)
        const good = entradas.filter((entrada) => entrada !== undefined)
        if (good.length !== entradas.length) throw new Error('only good records are written')
        return write(db, ctx, good, opcoes)
      },
    }
  },
})

/** A kind of spreadsheet: its words, and the conversion of its lines to records. */
export type Especie = { planilha: PlanilhaModelo; leitor: Leitor }
export type Tipos = ReadonlyMap<string, Especie>

/** Kinds with rules of their own, and every register whose definition allows spreadsheets. */
export const createTipos = (registers: readonly Registered[], proprias: readonly Especie[]): Tipos => {
  const tipos = new Map(proprias.map((especie) => [especie.planilha.tipo, especie]))
  const referencias = new Map([
    ...registers.map(({ definition }) => [`${definition.view.path}/findAll`, calledIn(definition)] as const),
    ...[postoAutorizado, credenciado].map(({ path }) => [path, postosCalled] as const),
  ])
  for (const register of registers) {
    const planilha = planilhaDoRegister(register.definition.view)
    if (register.definition.view.planilha && !tipos.has(planilha.tipo))
      tipos.set(planilha.tipo, {
        planilha,
        leitor: leitorOf(tipoDoRegister(register, planilha, referencias)),
      })
  }
  return tipos
}

export const especieOf = (tipos: Tipos, tipo: string): Especie => tipos.get(tipo) ?? refuse('NOT_FOUND')
