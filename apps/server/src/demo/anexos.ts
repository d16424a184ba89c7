import type { AnexoCampo } from '@app/contract/armazem/pedido'
import type { FileStore, StoredFile } from '../platform/files/index.ts'
import { checkFile } from '../platform/files/read.ts'
import type { PedidoSalvo } from './ledger.ts'
import { pdfOf } from './pdf.ts'

export type AnexoDemo = StoredFile & {
  pedido: PedidoSalvo
  campo: AnexoCampo
  filename: string
  contentType: string
}

const TITULOS = { nf: 'Nota fiscal', pv: 'Pedido de venda' } as const

/** The papers that a clerk would have: the sale's paper when typing, the invoice once the order was invoiced. */
const camposOf = ({ etapa, concluido }: PedidoSalvo, index: number): (keyof typeof TITULOS)[] => {
  if (!concluido || index % 2 === 1) return []
  return etapa === 'FATURADO' ? ['nf', 'pv'] : ['pv']
}

const paper = (campo: keyof typeof TITULOS, { numero, criadoEm }: PedidoSalvo): Buffer =>
  pdfOf([
    `${TITULOS[campo]} do pedido ${numero}`,
    `Demonstração de ${criadoEm.toISOString().slice(0, 10).split('-').toReversed().join('/')}`,
    'Documento fictício, sem valor fiscal.',
  ])

/** Papers for every second concluded order, checked and stored like those that people send. */
export const storeAnexos = async (
  files: FileStore,
  pedidos: readonly PedidoSalvo[],
): Promise<AnexoDemo[]> => {
  const wanted = pedidos.flatMap((pedido, index) =>
    camposOf(pedido, index).map((campo) => ({ pedido, campo })),
  )
  return Promise.all(
    wanted.map(async ({ pedido, campo }) => {
      const name = `${campo}-${pedido.numero}.pdf`
      const { filename, contentType, content } = await checkFile(
        name,
        'application/pdf',
        paper(campo, pedido),
        campo,
      )
      return { pedido, campo, filename, contentType, ...(await files.put(content)) }
    }),
  )
}
