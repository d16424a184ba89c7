import type { AcaoOs, ChecklistResultado } from '@app/contract/assistencia/ordemServico'
import type { ErrorCode, ErrorParams } from '@app/contract/casca/errors'

/** A point of the checklist, and what was said of it. */
export type PontoDoChecklist = { id: number; nome: string }
export type RespostaDoPonto = {
  ponto: { id: number }
  resultado: ChecklistResultado
  nota?: string | null | undefined
}

export type ErroDoChecklist = { campo: string; code: ErrorCode; params?: ErrorParams }

/** A refused repair is refused for what was seen so far; whatever else has a checklist goes through all of it. */
const isWhole = (acao: AcaoOs) => acao !== 'reprovarReparo'

/**
 * What is wrong with the answers of an act: a point that is none, or is answered twice; one that is not OK without a
 * word why; one that is left out. A repair is approved when nothing of it is other than OK.
 */
export function checkChecklist(
  acao: AcaoOs,
  pontos: readonly PontoDoChecklist[],
  respostas: readonly RespostaDoPonto[],
): ErroDoChecklist[] {
  const seen = new Set<number>()
  const erros = respostas.flatMap(({ ponto, resultado, nota }, at): ErroDoChecklist[] => {
    const found = pontos.find(({ id }) => id === ponto.id)
    const twice = seen.has(ponto.id)
    seen.add(ponto.id)
    if (!found || twice) return [{ campo: `checklist[${at}].ponto`, code: 'OPCAO_INVALIDA' }]
    if (resultado !== 'NAO_OK') return []
    if (acao === 'aprovarReparo')
      return [
        {
          campo: `checklist[${at}].resultado`,
          code: 'OS_CHECKLIST_NAO_OK',
          params: { ponto: found.nome },
        },
      ]
    return nota ? [] : [{ campo: `checklist[${at}].nota`, code: 'EMPTY_REQUIRED_FIELD' }]
  })
  const aberto = isWhole(acao) ? pontos.find(({ id }) => !seen.has(id)) : undefined
  return aberto
    ? [...erros, { campo: 'checklist', code: 'OS_CHECKLIST_ABERTO', params: { ponto: aberto.nome } }]
    : erros
}

/** Why a repair is refused, where the points that are not OK say it. */
export const motivoDoChecklist = (
  pontos: readonly PontoDoChecklist[],
  respostas: readonly RespostaDoPonto[],
): string =>
  respostas
    .filter(({ resultado }) => resultado === 'NAO_OK')
    .map(({ ponto, nota }) => {
      const nome = pontos.find(({ id }) => id === ponto.id)?.nome ?? ''
      return nota ? `${nome}: ${nota}` : nome
    })
    .join('; ')
    .slice(0, 500)
