import type { Mudanca } from '@app/rules/casca/auditoria'
import type { AnexoDemo } from './anexos.ts'
import type { PedidoSalvo } from './ledger.ts'
import type { Passo } from './plano.ts'
import type { AuditoriaRow } from './store.ts'

const ALCIS = {
  EM_SEPARACAO: ['recebido', 'em separação'],
  A_FATURAR: ['em separação', 'conferido'],
} as const

const mudancasOf = (
  passo: Passo,
  { numero, linhas }: PedidoSalvo,
  anexos: readonly AnexoDemo[],
): Mudanca[] => {
  switch (passo.tipo) {
    case 'criado':
      return [
        { campo: 'pedido', acao: 'criado', para: numero },
        { campo: 'itens', acao: 'reservado', para: linhas.length },
        ...anexos.map(({ campo, filename }) => ({ campo, de: null, para: { filename } })),
      ]
    case 'concluido':
      return [{ campo: 'concluido', de: false, para: true }]
    case 'expedido':
      return [
        { campo: 'statusAlcis', de: 'conferido', para: 'expedido' },
        { campo: 'itens', acao: 'expedido', para: linhas.length },
      ]
    case 'movido': {
      const status: Mudanca = { campo: 'status', de: passo.de, para: passo.para }
      if (passo.para === 'CANCELADO')
        return [status, { campo: 'itens', acao: 'liberado', para: linhas.length }]
      if (passo.para !== 'EM_SEPARACAO' && passo.para !== 'A_FATURAR') return [status]
      const [de, para] = ALCIS[passo.para]
      return [status, { campo: 'statusAlcis', de, para }]
    }
  }
}

/** The WMS takes an order over a moment after its conclusion; no person does that. */
const handOver = (em: Date): { em: Date; mudancas: Mudanca[] } => ({
  em: new Date(em.getTime() + 2000),
  mudancas: [{ campo: 'statusAlcis', de: 'não enviado', para: 'recebido' }],
})

const entriesOf = (pedido: PedidoSalvo, anexos: readonly AnexoDemo[]): AuditoriaRow[] =>
  pedido.passos.flatMap((passo) => {
    const base = { entidade: 'pedido', entidade_id: pedido.id, cliente_id: pedido.clienteId }
    const byAutor = passo.tipo === 'criado' || passo.tipo === 'concluido'
    const row = (usuario: number | null, em: Date, mudancas: Mudanca[]): AuditoriaRow => ({
      ...base,
      usuario_id: usuario,
      criado_em: em,
      mudancas: JSON.stringify(mudancas),
    })
    const entry = row(byAutor ? pedido.autor : pedido.operador, passo.em, mudancasOf(passo, pedido, anexos))
    if (passo.tipo !== 'concluido') return [entry]
    const { em, mudancas } = handOver(passo.em)
    return [entry, row(null, em, mudancas)]
  })

/** The audit log of the demo, in the order in which things happened. */
export const auditoriaOf = (pedidos: readonly PedidoSalvo[], anexos: readonly AnexoDemo[]): AuditoriaRow[] =>
  pedidos
    .flatMap((pedido) =>
      entriesOf(
        pedido,
        anexos.filter((each) => each.pedido.id === pedido.id),
      ),
    )
    .sort((a, b) => Number(a.criado_em) - Number(b.criado_em))
