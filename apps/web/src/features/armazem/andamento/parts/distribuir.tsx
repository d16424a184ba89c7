import type { Andamento } from '@app/contract/armazem/andamento'
import { PEDIDOS_POR_PESSOA } from '@app/contract/armazem/separacao'
import { useState } from 'react'
import { formatCount, formatMoment } from '../../../../platform/text/format.ts'
import { randomId } from '../../../../platform/text/random-id.ts'
import { ActDialog } from '../../../../ui/dialog/act-dialog.tsx'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { requiredText } from '../../../../ui/form/use-save-form.ts'
import { givePedidos } from '../api.ts'
import styles from './andamento.module.css'

type Props = {
  andamento: Andamento
  /** Chosen already. */
  pedidos: readonly number[]
  onDone: (andamento: Andamento) => void
  onClose: () => void
}

/** Orders that nobody has, to a person who picks. */
export function Distribuir({ andamento, pedidos, onDone, onClose }: Props) {
  const [key] = useState(randomId)
  const [quem, setQuem] = useState('')
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set(pedidos))
  const livres = andamento.pedidos.filter(({ passo }) => passo === 'A_SEPARAR')
  const escolhidos = livres.map(({ pedido }) => pedido).filter((pedido) => chosen.has(pedido))
  const toggle = (pedido: number) => {
    const next = new Set(chosen)
    if (!next.delete(pedido)) next.add(pedido)
    setChosen(next)
  }
  return (
    <ActDialog
      title="Distribuir"
      subtitle={`Pedidos que ninguém separa, até ${PEDIDOS_POR_PESSOA} por pessoa`}
      label={
        escolhidos.length > 0 ? `Entregar ${formatCount(escolhidos.length, 'pedido', 'pedidos')}` : 'Entregar'
      }
      done="Pedidos entregues."
      ready={escolhidos.length > 0 && quem !== ''}
      act={() => givePedidos({ pedidos: escolhidos, usuario: Number(quem) }, key)}
      onDone={onDone}
      onClose={onClose}
    >
      {(asked) => (
        <>
          <SelectField
            label="Quem separa"
            required
            empty="Escolha"
            options={andamento.separadores.map(({ id, nome }) => ({ value: String(id), label: nome }))}
            value={quem}
            onChange={setQuem}
            {...(asked && quem === '' && { error: requiredText('Quem separa') })}
          />
          <fieldset className={styles.escolha}>
            <legend className="so-leitor">Pedidos</legend>
            {livres.map(({ pedido, numeroPedido, cliente, dataHoraColeta }) => (
              <label key={pedido}>
                <input
                  type="checkbox"
                  checked={chosen.has(pedido)}
                  disabled={!chosen.has(pedido) && escolhidos.length >= PEDIDOS_POR_PESSOA}
                  onChange={() => toggle(pedido)}
                />
                <span className="corta">
                  <b className="num">{numeroPedido}</b> {cliente}
                </span>
                <span className="num t2 sm">sai {formatMoment(dataHoraColeta)}</span>
              </label>
            ))}
            {livres.length === 0 && <p className={styles.vazio}>Nenhum pedido espera por separação.</p>}
          </fieldset>
          {asked && escolhidos.length === 0 && livres.length > 0 && (
            <p className="erro-c">Escolha ao menos um pedido.</p>
          )}
        </>
      )}
    </ActDialog>
  )
}
