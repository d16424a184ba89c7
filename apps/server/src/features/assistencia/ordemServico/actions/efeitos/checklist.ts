import type { AcaoOs, ChecklistRespostaInput } from '@app/contract/assistencia/ordemServico'
import { checkChecklist, checklistOf } from '@app/rules/assistencia/ordemServico'
import { fieldMessage, refuse, refuseFields } from '../../../../../platform/http/errors.ts'
import { insertChecklist } from '../../store/checklist.ts'
import { insertFotosDoChecklist } from './arquivos.ts'
import type { Passo } from './tipos.ts'

/** Refuses what is wrong with the answers to an act's checklist, and keeps them. Without points nothing is asked. */
export const answerChecklist = async (
  passo: Passo,
  acao: AcaoOs,
  respostas: readonly ChecklistRespostaInput[] = [],
): Promise<void> => {
  const { db, antes, agora, autor } = passo
  const tipo = checklistOf(acao)
  const pontos = antes.checklists.find((lista) => lista.tipo === tipo)?.pontos ?? []
  const erros = checkChecklist(acao, pontos, respostas)
  if (erros.length > 0)
    refuseFields(erros.map(({ campo, code, params }) => fieldMessage(campo, code, params)))
  if (tipo === null || respostas.length === 0) return
  const ids = await insertChecklist(
    db,
    {
      ordem_servico_id: antes.id,
      tipo,
      respondido_em: agora,
      respondido_por: autor.usuario?.id ?? refuse('NOT_PERMITED'),
    },
    respostas.map(({ ponto, resultado, nota }) => {
      const dito = pontos.find(({ id }) => id === ponto.id)
      return {
        checklist_id: ponto.id,
        nome: dito?.nome ?? '',
        medida: dito?.medida ?? null,
        resultado,
        nota: nota ?? null,
      }
    }),
  )
  await insertFotosDoChecklist(passo, ids)
}
