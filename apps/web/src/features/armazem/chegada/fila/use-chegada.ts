import type { Chegada, FotoChegada } from '@app/contract/armazem/chegada'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { describeError } from '../../../../platform/http/errors.ts'
import { useChanges } from '../../../../platform/http/live.ts'
import { useFila } from '../../coletor/index.ts'
import { CHEGADA, chegadaKey, chegadaQuery } from '../api.ts'
import { aplicar, type Feito } from './atos.ts'

/** The note that is counted: what the server says, and over it what still waits for the network. */
export function useChegada(nota: number, usuario: number, onFim: () => void) {
  const client = useQueryClient()
  const query = useQuery({ ...chegadaQuery(nota), refetchOnWindowFocus: false })
  const [conflito, setConflito] = useState<string | null>(null)
  const put = (chegada: Chegada) => {
    // An answer that was read before this act must not undo it.
    void client.cancelQueries({ queryKey: chegadaKey(nota) })
    client.setQueryData<Chegada>(chegadaKey(nota), chegada)
  }
  const { atos, desde, add } = useFila('chegada', usuario, {
    onDone: ({ pedido, feito }, answer) => {
      if (pedido === nota) put(answer as Chegada)
      if ((feito as Feito).tipo !== 'terminar') return
      void client.invalidateQueries({ queryKey: CHEGADA })
      if (pedido === nota) onFim()
    },
    onRefused: (_ato, error) => {
      setConflito(describeError(error))
      void client.invalidateQueries({ queryKey: CHEGADA })
    },
  })
  const minhas = atos?.filter(({ pedido }) => pedido === nota) ?? []
  const waiting = minhas.length > 0
  useChanges(({ entidade, id }) => {
    if (!waiting && (entidade === '*' || ((entidade === 'chegada' || entidade === 'nota') && id === nota)))
      void client.invalidateQueries({ queryKey: chegadaKey(nota) })
  })
  const act = ({ tipo, ...body }: Feito) => {
    const bodied = Object.keys(body).length > 0
    add({
      pedido: nota,
      path: `/chegada/${nota}/${tipo}`,
      ...(bodied && { body }),
      feito: { tipo, ...body },
    })
  }
  return {
    query,
    chegada:
      query.data && atos
        ? aplicar(
            query.data,
            minhas.map(({ feito }) => feito as Feito),
          )
        : undefined,
    waiting,
    guardados: atos?.length ?? 0,
    desde,
    act,
    putFotos: (fotos: FotoChegada[]) =>
      client.setQueryData<Chegada>(chegadaKey(nota), (before) => before && { ...before, fotos }),
    conflito,
    clearConflito: () => setConflito(null),
  }
}
