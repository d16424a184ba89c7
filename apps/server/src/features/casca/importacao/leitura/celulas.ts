import type { ColunaPlanilha } from '@app/contract/casca/importacao'
import { messagesOf, type ErrorCode, type ErrorMessage, type ErrorParams } from '@app/contract/casca/errors'
import { normalTitulo, readDia, readInstante, readNumero, readSimNao } from '@app/rules/casca/planilha'
import type { z } from 'zod'
import { erroEm, type Achado, type LinhaLida } from './lido.ts'

export type Colunas = readonly ColunaPlanilha[]

/** One of the values, by its label or as it is; the schema refuses anything else. */
const opcaoDe = (text: string, opcoes: NonNullable<ColunaPlanilha['opcoes']>): string => {
  const said = normalTitulo(text)
  return opcoes.find(({ value, label }) => [value, label].map(normalTitulo).includes(said))?.value ?? text
}

/** Reads the cells of one line, and collects their errors. */
export const createCelulas = ({ valores, formulas, falhas }: LinhaLida, colunas: Colunas, zona: string) => {
  const achado: Achado = { erros: [], avisos: [], descricao: null }
  const byName = new Map(colunas.map((coluna) => [coluna.nome, coluna]))
  const hasErro = (nome: string) => achado.erros.some(({ coluna }) => coluna === nome)

  const erro = (nome: string | null, code: ErrorCode, params?: ErrorParams): undefined => {
    const coluna = nome === null ? null : (byName.get(nome) ?? null)
    if (nome === null || !hasErro(nome)) achado.erros.push(erroEm(coluna, code, params))
  }
  const aviso = (coluna: string | null, text: string) => void achado.avisos.push({ coluna, text })

  for (const nome of falhas) erro(nome, 'PLANILHA_CELULA', { erro: valores[nome] ?? '' })
  for (const nome of formulas)
    if (!falhas.includes(nome))
      aviso(nome, `${byName.get(nome)?.rotulo ?? nome}: valor calculado por uma fórmula`)

  const texto = (nome: string): string | undefined => valores[nome]?.trim() || undefined

  const parsed = <T>(nome: string, read: (text: string) => T | undefined, code: ErrorCode): T | undefined => {
    const text = texto(nome)
    if (text === undefined || hasErro(nome)) return undefined
    return read(text) ?? erro(nome, code)
  }

  /** Refusals of a save, each at its cell; one without a column belongs to the whole line. */
  const recusas = (messages: readonly ErrorMessage[]) => {
    for (const { fieldName, code, params } of messages) {
      const nome = fieldName?.split(/[.[]/)[0] ?? null
      erro(nome !== null && byName.has(nome) ? nome : null, code as ErrorCode, params)
    }
  }

  const leitura = {
    numero: (nome: string) => parsed(nome, readNumero, 'NUMERO_INVALIDO'),
    dia: (nome: string) => parsed(nome, readDia, 'DATA_INVALIDA'),
    instante: (nome: string) => parsed(nome, (text) => readInstante(text, zona), 'DATA_INVALIDA'),
    simNao: (nome: string) => parsed(nome, readSimNao, 'SIM_NAO'),
    texto,
  }

  return {
    achado,
    erro,
    aviso,
    hasErro,
    recusas,
    ...leitura,
    /** The text of a cell, read by its column's type; undefined for an empty one. */
    valor: ({ nome, tipo, opcoes }: ColunaPlanilha): string | number | boolean | undefined => {
      const read = leitura[tipo](nome)
      return typeof read === 'string' && opcoes ? opcaoDe(read, opcoes) : read
    },
    /** Checks by the schema of the record's own save; its fields have the names of the columns. */
    checked: <T extends z.ZodType>(
      schema: T,
      input: Readonly<Record<string, unknown>>,
    ): z.output<T> | undefined => {
      // As on the wire, a field without a value is absent.
      const sent = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))
      const result = schema.safeParse(sent, { reportInput: true })
      if (result.success) return result.data
      recusas(messagesOf(result.error.issues))
      return undefined
    },
  }
}
export type Celulas = ReturnType<typeof createCelulas>

/** Answers the line on which a value first appeared, when it appears again. */
export const createRepetidos = () => {
  const first = new Map<string, number>()
  return (key: string | undefined, linha: number): number | undefined => {
    if (key === undefined) return undefined
    const seen = first.get(key)
    if (seen === undefined) first.set(key, linha)
    return seen === linha ? undefined : seen
  }
}
