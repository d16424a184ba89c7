import type { StatusOs } from '@app/contract/assistencia/ordemServico'
import type { EventoTipo } from '@app/contract/casca/evento'
import { type Json, type Mudanca, passagemDe } from '../../../casca/auditoria/index.ts'

/** The statuses whose arrival has a kind of its own; that of all others is 'os.movida'. */
const CHEGADAS: Partial<Record<StatusOs, EventoTipo>> = {
  APROVAR_ORCAMENTO: 'os.orcada',
  ORCAMENTO_APROVADO: 'os.aprovada',
  ORCAMENTO_REPROVADO: 'os.recusada',
  REPARADA: 'os.pronta',
  ENTREGUE: 'os.entregue',
  ATENDIDA: 'os.atendida',
  CANCELADA: 'os.cancelada',
}

const tipoDaPassagem = ({ de, para }: Mudanca): EventoTipo => {
  if (de === 'EM_CRIACAO' && (para === 'ABERTURA_DE_OS' || para === 'AGUARDANDO_RELOGIO')) return 'os.aberta'
  return Object.entries(CHEGADAS).find(([status]) => status === para)?.[1] ?? 'os.movida'
}

/** What other systems hear of a write of a service order: never what it says about a person. */
export const eventosDaOs = (
  mudancas: readonly Mudanca[],
  os: { numero: number; ano: number; versao: number },
): { tipo: EventoTipo; dados: Record<string, Json> }[] =>
  mudancas.flatMap((mudanca) => {
    const { campo, acao } = mudanca
    if (campo === 'ordemServico' && acao === 'criado')
      return [{ tipo: 'os.criada', dados: { ...os, ...passagemDe({}) } }]
    if (campo !== 'statusOS') return []
    return [{ tipo: tipoDaPassagem(mudanca), dados: { ...os, ...passagemDe(mudanca) } }]
  })
