import type { EventoTipo } from '@app/contract/casca/evento'
import { type Json, type Mudanca, passagemDe } from '../../../casca/auditoria/index.ts'

const tipoOf = ({ campo, acao }: Mudanca): EventoTipo | undefined => {
  if (campo === 'ordemServico' && acao === 'criado') return 'os.criada'
  return campo === 'statusOS' ? 'os.movida' : undefined
}

/** What other systems hear of a write of a service order: never what it says about a person. */
export const eventosDaOs = (
  mudancas: readonly Mudanca[],
  os: { numero: number; ano: number; versao: number },
): { tipo: EventoTipo; dados: Record<string, Json> }[] =>
  mudancas.flatMap((mudanca) => {
    const tipo = tipoOf(mudanca)
    return tipo ? [{ tipo, dados: { ...os, ...passagemDe(tipo === 'os.movida' ? mudanca : {}) } }] : []
  })
