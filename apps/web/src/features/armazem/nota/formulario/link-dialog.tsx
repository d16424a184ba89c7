import styles from './nota.module.css'
import type { Nota } from '@app/contract/armazem/nota'
import type { PedidoResumo } from '@app/contract/armazem/pedido'
import { useState } from 'react'
import { describeError } from '../../../../platform/http/errors.ts'
import { formatDateTime } from '../../../../platform/text/format.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { SearchSelect } from '../../../../ui/fields/search-select.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useTask } from '../../../../ui/feedback/use-task.ts'
import { searchPedidos, updateNota } from '../api.ts'
import { PedidoOpcao } from './pedido-opcao.tsx'

type Chosen = Pick<PedidoResumo, 'id' | 'numeroPedido' | 'dataHoraColeta'>

type Props = { nota: Nota; opened: boolean; onClose: () => void; onDone: (nota: Nota) => void }

/** Links a stored note to its order; the note then fills the order's NF attachment. */
export function LinkDialog({ nota, opened, onClose, onDone }: Props) {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const { cliente, pedidos } = nota
  const { busy, run } = useTask(async () => {
    if (!chosen) return
    try {
      onDone(await updateNota(nota.id, { pedido: { id: chosen.id }, versao: nota.versao }))
      toast.success(`Nota ligada ao pedido ${chosen.numeroPedido}.`)
      onClose()
    } catch (error) {
      toast.error(describeError(error))
    }
  })
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title="Ligar a um pedido"
      subtitle={`NF-e ${nota.numero} · ${cliente.nomeFantasia}`}
      act={{ label: 'Ligar', run, disabled: !chosen, busy }}
    >
      <div className="pilha">
        {pedidos.length > 0 && (
          <fieldset className={styles.escolhas} aria-label="Pedidos prováveis">
            {pedidos.map((pedido) => (
              <PedidoOpcao
                key={pedido.id}
                pedido={pedido}
                checked={chosen?.id === pedido.id}
                onChoose={() => setChosen(pedido)}
              />
            ))}
          </fieldset>
        )}
        <SearchSelect<Chosen>
          label={pedidos.length > 0 ? 'Outro pedido' : 'Pedido'}
          placeholder="Nº do pedido"
          value={chosen && !pedidos.some(({ id }) => id === chosen.id) ? chosen : null}
          onChange={setChosen}
          search={(term, signal) => searchPedidos(cliente.codigoCliente, term, signal)}
          optionKey={({ id }) => id}
          optionLabel={({ numeroPedido }) => String(numeroPedido)}
          optionDetail={({ dataHoraColeta }) => `coleta ${formatDateTime(dataHoraColeta)}`}
        />
        <p className="ajuda">O XML da nota passa a ser o anexo NF do pedido, se ele ainda não tiver um.</p>
      </div>
    </Dialog>
  )
}
