import type { ErrorMessage } from '@app/contract/casca/errors'
import type { OrdemServicoUpdate } from '@app/contract/assistencia/ordemServico'
import type { Executor } from '../../../../platform/db/index.ts'
import { fieldMessage } from '../../../../platform/http/errors.ts'
import { isConsumidorDe, knownIds } from '../store/write.ts'

type Enviada = Pick<OrdemServicoUpdate, 'consumidor' | 'relogio' | 'sintomas'>

/** What a save names must be there: the customer at this post, the model, the symptoms. Every wrong one is told. */
export const checkNomeados = async (
  db: Executor,
  postoId: number,
  { consumidor, relogio, sintomas = [] }: Enviada,
): Promise<ErrorMessage[]> => {
  const erros: ErrorMessage[] = []
  if (consumidor && !(await isConsumidorDe(db, postoId, consumidor.id)))
    erros.push(fieldMessage('consumidor', 'CONSUMIDOR_DESCONHECIDO'))
  if (relogio && !(await knownIds(db, 'modelo_produto', [relogio.modelo.id])).has(relogio.modelo.id))
    erros.push(fieldMessage('relogio.modelo', 'OPCAO_INVALIDA'))
  const known = await knownIds(
    db,
    'sintoma_os',
    sintomas.map(({ id }) => id),
  )
  erros.push(
    ...sintomas.flatMap(({ id }, at) =>
      known.has(id) ? [] : [fieldMessage(`sintomas[${at}]`, 'OPCAO_INVALIDA')],
    ),
  )
  return erros
}
