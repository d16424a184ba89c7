import type { EventoTipo } from '@app/contract/casca/evento'
import type { Json, Mudanca, MudancaAcao } from '../../casca/auditoria/index.ts'

const TIPOS: Partial<Record<MudancaAcao, EventoTipo>> = {
  importada: 'nota.importada',
  recebida: 'nota.recebida',
  'recebimento-estornado': 'nota.estornada',
  cancelada: 'nota.cancelada',
}

type Nota = { chave: string; numero: number; serie: number; versao: number }

/** What other systems hear of a write of a note. */
export const eventosDaNota = (
  mudancas: readonly Mudanca[],
  nota: Nota,
): { tipo: EventoTipo; dados: Record<string, Json> }[] =>
  mudancas.flatMap(({ campo, acao }) => {
    const tipo = campo === 'nota' && acao ? TIPOS[acao] : undefined
    return tipo ? [{ tipo, dados: nota }] : []
  })
