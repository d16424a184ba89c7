import type { ContagemColetor, ContarLoteInput } from '@app/contract/armazem/contagem'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { describeError } from '../../../../platform/http/errors.ts'
import { useChanges } from '../../../../platform/http/live.ts'
import { putAnswer, useFila } from '../../coletor/index.ts'
import { coletorKey, coletorQuery } from '../api.ts'
import { apply, semContada } from './atos.ts'

/** A list that is counted: what the server says, and over it what still waits for the network. */
export function useContagem(id: number, usuario: number) {
  const client = useQueryClient()
  const query = useQuery({ ...coletorQuery(id), refetchOnWindowFocus: false })
  const [conflito, setConflito] = useState<string | null>(null)
  const { atos, desde, add } = useFila('contagem', usuario, {
    onDone: ({ pedido, feito }) => {
      const now = putAnswer<ContagemColetor>(client, coletorKey(pedido), (before) =>
        semContada(before, feito as ContarLoteInput),
      )
      // The end of the list tells whether something waits for a second count.
      if (now?.linhas.length === 0) void client.invalidateQueries({ queryKey: coletorKey(pedido) })
    },
    onRefused: ({ pedido }, error) => {
      setConflito(describeError(error))
      void client.invalidateQueries({ queryKey: coletorKey(pedido) })
    },
  })
  const waiting = atos !== null && atos.length > 0
  useChanges(({ entidade, id: changed }) => {
    const concerned = (entidade === 'contagem' && changed === id) || entidade === '*'
    if (concerned && !waiting) void client.invalidateQueries({ queryKey: coletorKey(id) })
  })
  const contar = (feito: ContarLoteInput) =>
    add({ pedido: id, path: `/contagem/${id}/contar`, body: feito, feito })
  const desta = atos?.filter(({ pedido }) => pedido === id).map(({ feito }) => feito as ContarLoteInput)
  return {
    query,
    contagem: query.data && desta ? apply(query.data, desta) : undefined,
    guardados: atos?.length ?? 0,
    desde,
    contar,
    conflito,
    clearConflito: () => setConflito(null),
  }
}
