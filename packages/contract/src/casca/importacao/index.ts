import { z } from 'zod'
import { ErrorParams } from '../errors/index.ts'
import { Id } from '../paging/index.ts'
import { ESTADOS_IMPORTACAO } from './estados.ts'
import { Instante } from '../tempo/index.ts'

export * from './estados.ts'
export * from './modelo.ts'
export { colunasDosCampos, planilhaDoRegister } from './registro.ts'

export const ImportacaoModo = z.enum(['tudo-ou-nada', 'so-as-certas'])
export type ImportacaoModo = z.infer<typeof ImportacaoModo>

/** The fault in a cell, with the codes and words of every other save; without `coluna` it concerns the whole line. */
export const ImportacaoErro = z
  .object({
    coluna: z.string().nullable(),
    code: z.string(),
    text: z.string(),
    params: ErrorParams.optional(),
  })
  .meta({ id: 'ImportacaoErro' })
export type ImportacaoErro = z.infer<typeof ImportacaoErro>

/** A warning never keeps a line out. */
export const ImportacaoAviso = z
  .object({ coluna: z.string().nullable(), text: z.string() })
  .meta({ id: 'ImportacaoAviso' })
export type ImportacaoAviso = z.infer<typeof ImportacaoAviso>

export const LinhaSituacao = z.enum(['erro', 'aviso', 'pronta'])
export type LinhaSituacao = z.infer<typeof LinhaSituacao>

/** A line of the sheet as read or corrected; `linha` is its number in the file. */
export const ImportacaoLinha = z
  .object({
    linha: z.number().int(),
    valores: z.record(z.string(), z.string()),
    situacao: LinhaSituacao,
    erros: z.array(ImportacaoErro),
    avisos: z.array(ImportacaoAviso),
    descricao: z.string().nullable().describe('A descrição do produto que o código encontrou.'),
  })
  .meta({ id: 'ImportacaoLinha' })
export type ImportacaoLinha = z.infer<typeof ImportacaoLinha>

/** `fila`: waits; `parado` and `desfeito`: will not be imported any more. */
export const RegistroEstado = z.enum(['erro', 'fila', 'gravado', 'recusado', 'parado', 'desfeito'])
export type RegistroEstado = z.infer<typeof RegistroEstado>

/** The record that the lines make (an order of several lines, or one record per line), and its result. */
export const ImportacaoRegistro = z
  .object({
    ordem: z.number().int(),
    rotulo: z.string(),
    primeiraLinha: z.number().int(),
    linhas: z.number().int(),
    unidades: z.number().nullable(),
    estado: RegistroEstado,
    destino: z.object({ id: z.number().int(), rotulo: z.string() }).nullable(),
    motivo: z.string().nullable(),
  })
  .meta({ id: 'ImportacaoRegistro' })
export type ImportacaoRegistro = z.infer<typeof ImportacaoRegistro>

/** An import from preview to end; its lines and records are read page by page. */
export const Importacao = z
  .object({
    id: z.number().int(),
    tipo: z.string().describe('clientes, pedidos…: como no endereço das chamadas.'),
    arquivo: z.string(),
    estado: z.enum(ESTADOS_IMPORTACAO),
    modo: ImportacaoModo.nullable(),
    somar: z.boolean(),
    cliente: z.string().nullable().describe('O cliente escolhido, ou o único da planilha.'),
    colunas: z.array(z.string()).describe('Colunas reconhecidas.'),
    ignoradas: z.array(z.string()).describe('Títulos que não são de coluna nenhuma.'),
    exemplo: z.boolean().describe('A linha de exemplo do modelo estava lá e foi deixada de fora.'),
    linhas: z.number().int(),
    prontas: z.number().int(),
    comAviso: z.number().int(),
    comErro: z.number().int(),
    registros: z.number().int(),
    certos: z.number().int().describe('Registros sem erro.'),
    total: z.number().int().describe('Registros que esta importação grava.'),
    gravados: z.number().int(),
    recusados: z.number().int(),
    segundosRestantes: z.number().int().nullable(),
    criadaEm: Instante,
    terminadaEm: Instante.nullable(),
  })
  .meta({ id: 'Importacao' })
export type Importacao = z.infer<typeof Importacao>

/** Corrected cells by column; cells that are not named stay as they are. */
export const LinhaCorrigida = z.object({
  linha: z.number().int().positive(),
  valores: z.record(z.string().max(60), z.string().max(5_000)),
})
export type LinhaCorrigida = z.infer<typeof LinhaCorrigida>

const linhas = z.array(LinhaCorrigida).max(5_000)

export const ImportacaoCorrecao = z
  .object({ linhas, somar: z.boolean().optional() })
  .meta({ id: 'ImportacaoCorrecao' })
export type ImportacaoCorrecao = z.infer<typeof ImportacaoCorrecao>

/**
 * Starts a previewed import; `linhas` corrects cells before anything is checked. An ended import is started again with
 * the corrections made since, for all its records or those of `apenas`.
 */
export const ImportacaoInput = z
  .object({
    previa: Id,
    modo: ImportacaoModo,
    linhas: linhas.optional(),
    apenas: z
      .array(z.number().int().positive())
      .max(5_000)
      .optional()
      .describe('Só depois de terminada: linhas cujos registros entram agora.'),
    somar: z.boolean().optional().describe('Só no estoque: acrescenta ao saldo que já existe.'),
  })
  .meta({ id: 'ImportacaoInput' })
export type ImportacaoInput = z.infer<typeof ImportacaoInput>

/** `cliente`: owner of the lines that name no client; a client user's lines always belong to the own company. */
export const PreviaQuery = z.object({ cliente: Id.optional() })

const size = z.coerce.number().int().min(1).max(1_000).default(20)
const page = z.coerce.number().int().min(0).max(20_000).default(0)
export const LinhasQuery = z.object({
  mostrar: z
    .enum(['todas', 'erro', 'aviso', 'fora'])
    .default('todas')
    .describe('`fora`: o que não entrou numa importação terminada.'),
  page,
  size,
})
export type LinhasQuery = z.infer<typeof LinhasQuery>
export const RegistrosQuery = z.object({
  mostrar: z.enum(['todos', 'recusados']).default('todos'),
  page,
  size,
})
export type RegistrosQuery = z.infer<typeof RegistrosQuery>
