import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Importacao, LinhaCorrigida } from '@app/contract/casca/importacao'
import { tellFailure } from '../../../../ui/feedback/tell-failure.ts'
import { correctLinhas, importacaoKey } from '../api.ts'

/** Corrections run one after the other, and each answer replaces the state of the whole file. */
export function useCorrections({ id }: Importacao) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { linhas: LinhaCorrigida[]; somar?: boolean }) => correctLinhas(id, body),
    scope: { id: `importacao-${id}` },
    onSuccess: (importacao) => {
      client.setQueryData(importacaoKey(id), importacao)
      void client.invalidateQueries({ queryKey: [...importacaoKey(id), 'registros'] })
      return client.invalidateQueries({ queryKey: [...importacaoKey(id), 'linhas'] })
    },
    onError: tellFailure,
  })
}
