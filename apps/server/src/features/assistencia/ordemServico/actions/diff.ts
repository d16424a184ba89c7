import { CAMPOS_OS } from '@app/contract/assistencia/ordemServico'
import type { Mudanca } from '@app/rules/casca/auditoria'
import { diffOf, toWire } from '@app/rules/casca/campos'
import type { ArquivoRow, OsRow } from '../store/read.ts'

type Marcado = Pick<ArquivoRow, 'id' | 'tipo' | 'sha256'>

const arquivoAuditado = ({ tipo, sha256 }: Marcado) => ({ tipo, sha256 })

/**
 * Added and removed files: the kind and the SHA-256 of the bytes, never the name, because a person may have given it.
 */
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

/** The changes of an order outside its table of plain fields. */
const diffDemais = (antes: OsRow, depois: OsRow): Mudanca[] => {
  const told = (row: OsRow) => ({
    consumidorId: row.consumidorId,
    numeroSerie: row.relogio?.numeroSerie ?? null,
    modelo: row.relogio?.modelo.codigo ?? null,
    sintomas: row.sintomas.map(({ nome }) => nome).join(', '),
    garantia: row.garantia,
  })
  const [old, now] = [told(antes), told(depois)]
  return (Object.keys(old) as (keyof typeof old)[])
    .filter((campo) => old[campo] !== now[campo])
    .map((campo) => ({ campo, de: old[campo], para: now[campo] }))
}

/** All differences of an order. */
export const diffOs = (antes: OsRow, depois: OsRow): Mudanca[] => [
  ...diffOf(CAMPOS_OS, toWire(CAMPOS_OS, antes), toWire(CAMPOS_OS, depois)),
  ...diffDemais(antes, depois),
  ...diffArquivos(antes.arquivos, depois.arquivos),
]
