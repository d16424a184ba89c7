import { useQuery } from '@tanstack/react-query'
import type { PrimeirosPassos } from '@app/contract/armazem/primeirosPassos'
import { useCan } from '../../../../platform/session/abilities.ts'
import { primeirosPassosQuery } from '../api.ts'

const isOver = ({ passos, dispensados }: PrimeirosPassos) => dispensados || passos.every(({ feito }) => feito)

/** Whether the home shows the first steps; until that is known, it waits. */
export function useFirstSteps(): boolean {
  const setsUp = useCan('CONFIG_EDITAR')
  const warehouse = useCan('PAINEL_VER')
  const asked = setsUp && warehouse
  const { data } = useQuery({ ...primeirosPassosQuery, enabled: asked })
  return data !== undefined && !isOver(data)
}
