import type { PedidoConferencia } from '@app/contract/armazem/conferencia'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { describeError } from '../../../../platform/http/errors.ts'
import { useChanges } from '../../../../platform/http/live.ts'
import { putAnswer, useFila } from '../../coletor/index.ts'
import { CONFERENCIA, minhaKey, minhaQuery } from '../api.ts'
import { apply, type Feito } from './atos.ts'

type Ato = { pedido: number; feito: Feito; chave: string }

type Fim = (tipo: 'terminar' | 'voltar', pedido: number) => void

/** The order that is checked: what the server says, and over it what still waits for the network. */
export function useConferencia(usuario: number, onFim: Fim) {
  const client = useQueryClient()
  const query = useQuery({ ...minhaQuery, refetchOnWindowFocus: false })
  const [conflito, setConflito] = useState<string | null>(null)
  const put = (change: (pedidos: PedidoConferencia[]) => PedidoConferencia[]) =>
    putAnswer(client, minhaKey, change)
  const { atos, desde, add } = useFila('conferencia', usuario, {
    onDone: ({ pedido, feito }, answer) => {
      const { tipo } = feito as Feito
      if (tipo !== 'terminar' && tipo !== 'voltar')
        return put((all) => all.map((one) => (one.pedido === pedido ? (answer as PedidoConferencia) : one)))
      put((all) => all.filter((one) => one.pedido !== pedido))
      void client.invalidateQueries({ queryKey: [...CONFERENCIA, 'fila'] })
      onFim(tipo, pedido)
    },
    onRefused: (_ato, error) => {
      setConflito(describeError(error))
      void client.invalidateQueries({ queryKey: CONFERENCIA })
    },
  })
  const waiting = atos !== null && atos.length > 0
  useChanges(({ entidade, id }) => {
    const mine = entidade === 'pedido' && query.data?.some(({ pedido }) => pedido === id)
    if (!waiting && (mine || entidade === '*')) void client.invalidateQueries({ queryKey: minhaKey })
  })
  const act = (pedido: number, feito: Feito) => {
    const { tipo, ...body } = feito
    const bodied = Object.keys(body).length > 0
    add({ pedido, path: `/conferencia/${pedido}/${tipo}`, ...(bodied && { body }), feito })
  }
  return {
    query,
    pedido:
      query.data && atos ? (apply(query.data, atos as unknown as readonly Ato[])[0] ?? null) : undefined,
    guardados: atos?.length ?? 0,
    desde,
    act,
    conflito,
    clearConflito: () => setConflito(null),
  }
}
