import { ANEXOS, PedidoUpdate, type AnexoCampo } from '@app/contract/pedido'
import { expect, test } from 'vitest'
import { linha, useStocked } from './testing/warehouse.ts'

const warehouse = useStocked()

/** One new value of a field: what the order shows of it then, or the refusal where a save may never change it. */
type Prova = { sent: unknown; shown?: unknown; refused?: number; concluido?: true }

const ANEXO: Prova = {
  sent: { filename: 'papel.txt', data: Buffer.from('papel').toString('base64') },
  shown: { filename: 'papel.txt', length: 5 },
}
const anexos = Object.fromEntries(ANEXOS.map((campo) => [campo, ANEXO])) as Record<AnexoCampo, Prova>

/** Which order is saved, and as of when: words of the call, not of the order. */
const CALL = ['id', 'versao'] as const
type Campo = Exclude<keyof PedidoUpdate, (typeof CALL)[number]>

const provas = (): Record<Campo, Prova> => ({
  numeroPedidoCliente: { sent: 'PC-9' },
  transportadora: { sent: 'Rodo Norte' },
  dataHoraColeta: { sent: '2026-11-24T09:30:00-03:00', shown: '2026-11-24T12:30:00.000Z' },
  urgente: { sent: true },
  concluido: { sent: true },
  observacoes: { sent: 'Portão dos fundos' },
  itens: { sent: [linha(warehouse.outro, 2.5)], shown: [{ quantidade: 2.5, observacoes: 'L2' }] },
  cliente: { sent: { id: warehouse.clientes.dois }, refused: 400 },
  status: { sent: 'EM_SEPARACAO', concluido: true },
  statusAlcis: { sent: 'conferido', concluido: true, refused: 409 },
  ...anexos,
})

const campos = Object.keys(PedidoUpdate.shape).filter((key) => !CALL.some((word) => word === key))

test.each(campos)(
  'S7-049: PUT of %s is stored and read again, or refused: never a 200 for nothing',
  async (campo) => {
    const { operador, cliente, lote } = warehouse
    const { sent, shown = sent, refused, concluido = false } = provas()[campo as Campo]
    const { id } = await warehouse.create(cliente, [linha(lote, 1)], { concluido })
    const answer = await operador.put(`/pedidos/${id}`, { [campo]: sent })
    expect(answer.statusCode, answer.body).toBe(refused ?? 200)
    const read = (await operador.get(`/pedidos/${id}`)).json()
    if (refused === undefined) expect(read).toMatchObject({ [campo]: shown, versao: 2 })
    else expect(read.versao).toBe(1)
  },
)
