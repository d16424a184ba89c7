import type { Mudanca } from '@app/rules/casca/auditoria'
import type { ArquivoRow, OsRow } from '../store/read.ts'

/** Names on the wire of what a save may change, and the columns that hold it. */
export const COLUNAS = {
  osType: 'os_type',
  relato: 'relato',
  estadoRelogio: 'estado_relogio',
  acessorios: 'acessorios',
  observacoes: 'observacoes',
  reclamaGarantia: 'reclama_garantia',
  numeroNotaFiscal: 'numero_nota_fiscal',
  dataNotaFiscal: 'data_nota_fiscal',
} as const
export type Campo = keyof typeof COLUNAS

/** Free words about a person and her watch: the log tells that they changed, never what they were (LGPD). */
const PESSOAIS: ReadonlySet<string> = new Set<Campo>(['relato', 'observacoes'])

const plain = (value: unknown) => JSON.stringify(value ?? null)

type Marcado = Pick<ArquivoRow, 'id' | 'tipo' | 'sha256'>

const arquivoAuditado = ({ tipo, sha256 }: Marcado) => ({ tipo, sha256 })

/** Files that came and went: the kind and the SHA-256 of the bytes, never the name, which a person may have given. */
export const diffArquivos = (antes: readonly Marcado[], depois: readonly Marcado[]): Mudanca[] => {
  const lacks = (all: readonly Marcado[]) => (one: Marcado) => !all.some(({ id }) => id === one.id)
  return [
    ...antes
      .filter(lacks(depois))
      .map((one): Mudanca => ({ campo: 'arquivo', acao: 'removido', de: arquivoAuditado(one) })),
    ...depois
      .filter(lacks(antes))
      .map((one): Mudanca => ({ campo: 'arquivo', acao: 'incluido', para: arquivoAuditado(one) })),
  ]
}

/** What of an order reads otherwise now. */
export const diffOs = (antes: OsRow, depois: OsRow): Mudanca[] => {
  const fields: [string, string | number | boolean | null, string | number | boolean | null][] = [
    ...(Object.keys(COLUNAS) as Campo[]).map((campo): [string, string | null, string | null] => {
      const text = (row: OsRow) => {
        const value = row[campo]
        if (Array.isArray(value)) return value.join(', ') || null
        return typeof value === 'boolean' ? (value ? 'Sim' : 'Não') : value
      }
      return [campo, text(antes), text(depois)]
    }),
    ['consumidorId', antes.consumidorId, depois.consumidorId],
    ['numeroSerie', antes.relogio?.numeroSerie ?? null, depois.relogio?.numeroSerie ?? null],
    ['modelo', antes.relogio?.modelo.codigo ?? null, depois.relogio?.modelo.codigo ?? null],
    [
      'sintomas',
      antes.sintomas.map(({ nome }) => nome).join(', '),
      depois.sintomas.map(({ nome }) => nome).join(', '),
    ],
    ['garantia', antes.garantia, depois.garantia],
  ]
  return [
    ...fields.flatMap(([campo, de, para]): Mudanca[] => {
      if (plain(de) === plain(para)) return []
      return PESSOAIS.has(campo) ? [{ campo, acao: 'alterado' }] : [{ campo, de, para }]
    }),
    ...diffArquivos(antes.arquivos, depois.arquivos),
  ]
}
