import type { LinhaSeparacao, PedidoSeparacao, SeparacaoTerminada } from '@app/contract/armazem/separacao'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { describeError } from '../../../../platform/http/errors.ts'
import { useChanges } from '../../../../platform/http/live.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { minhaKey, minhaQuery, SEPARACAO } from '../api.ts'
import { apply, type Feito } from './atos.ts'
import { putAnswer, useFila } from '../../coletor/index.ts'

type Ato = { pedido: number; feito: Feito }

const withLinha = (pedidos: PedidoSeparacao[], pedido: number, linha: LinhaSeparacao): PedidoSeparacao[] =>
  pedidos.map((one) =>
    one.pedido === pedido
      ? { ...one, linhas: one.linhas.map((old) => (old.saldo === linha.saldo ? linha : old)) }
      : one,
  )

/** The orders in hand: what the server says, and over it what still waits for the network. */
export function useSeparacao(usuario: number) {
  const client = useQueryClient()
  const query = useQuery({ ...minhaQuery, refetchOnWindowFocus: false })
  const [conflito, setConflito] = useState<string | null>(null)
  const put = (change: (pedidos: PedidoSeparacao[]) => PedidoSeparacao[]) =>
    putAnswer(client, minhaKey, change)
  const { atos, desde, add } = useFila('separacao', usuario, {
    onDone: ({ pedido, feito }, answer) => {
      if ((feito as Feito).tipo !== 'terminar')
        return put((all) => withLinha(all, pedido, answer as LinhaSeparacao))
      const { ligado, situacao } = answer as SeparacaoTerminada
      put((all) => all.filter((one) => one.pedido !== pedido))
      void client.invalidateQueries({ queryKey: [...SEPARACAO, 'fila'] })
      toast.success(
        ligado
          ? `Separação terminada. O que faltou está no pedido ${ligado.numeroPedido}.`
          : situacao === 'EM_SEPARACAO'
            ? 'Separação terminada: agora outra pessoa confere.'
            : 'Separação terminada.',
      )
    },
    onRefused: (_ato, error) => {
      setConflito(describeError(error))
      void client.invalidateQueries({ queryKey: SEPARACAO })
    },
  })
  const waiting = atos !== null && atos.length > 0
  useChanges(({ entidade, id }) => {
    const mine = entidade === 'pedido' && query.data?.some(({ pedido }) => pedido === id)
    // While acts wait, an answer would be of another moment than theirs; a refusal tells what changed.
    // Orders that somebody gives to this person come with a notice to him alone.
    if (!waiting && (mine || entidade === 'notificacao' || entidade === '*'))
      void client.invalidateQueries({ queryKey: minhaKey })
  })
  const act = (pedido: number, feito: Feito) => {
    const { tipo, ...body } = feito
    add({
      pedido,
      path: `/separacao/${pedido}/${tipo}`,
      ...(tipo !== 'terminar' && { body }),
      feito,
    })
  }
  return {
    query,
    pedidos: query.data && atos ? apply(query.data, atos as readonly (Ato & { chave: string })[]) : undefined,
    guardados: atos?.length ?? 0,
    desde,
    act,
    conflito,
    clearConflito: () => setConflito(null),
  }
}
