import type { EstoquePeca } from '@app/contract/assistencia/estoquePeca'
import { useState } from 'react'
import { formatInteger } from '../../../../platform/text/format.ts'
import { ActDialog, ReasonField } from '../../../../ui/dialog/act-dialog.tsx'
import { NumberField } from '../../../../ui/fields/number-field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { requiredText } from '../../../../ui/form/use-save-form.ts'
import { adjustEstoque, saveMinimo } from '../api.ts'

export type Mudar = 'ajuste' | 'minimo'

type Props = {
  estoque: EstoquePeca
  mudar: Mudar
  onClose: () => void
  onDone: (estoque: EstoquePeca) => void
}

/** Sets the quantity that was counted, with its reason, or the minimum and the place. */
export function AjusteDialog({ estoque, mudar, onClose, onDone }: Props) {
  const [numero, setNumero] = useState<number | null>(
    mudar === 'ajuste' ? estoque.quantidade : estoque.minimo,
  )
  const [motivo, setMotivo] = useState('')
  const [local, setLocal] = useState(estoque.local ?? '')
  const ajusta = mudar === 'ajuste'
  const label = ajusta ? 'Quantidade contada' : 'Mínimo'
  const said = motivo.trim()
  const change = (quantidade: number) =>
    ajusta
      ? adjustEstoque(estoque.id, { quantidade, esperado: estoque.quantidade, motivo: said })
      : saveMinimo(estoque.id, { minimo: quantidade, local: local.trim(), versao: estoque.versao })
  return (
    <ActDialog
      title={ajusta ? 'Ajustar' : 'Mínimo e local'}
      subtitle={`${estoque.peca.codigo} · ${estoque.peca.descricao}`}
      label={ajusta ? 'Ajustar' : 'Salvar'}
      done={ajusta ? 'Estoque ajustado.' : 'Mínimo e local alterados.'}
      ready={numero !== null && (!ajusta || said !== '')}
      act={() => change(numero ?? 0)}
      onDone={onDone}
      onClose={onClose}
    >
      {(asked) => (
        <>
          {ajusta && (
            <p>
              O sistema tem {formatInteger(estoque.quantidade)}, com {formatInteger(estoque.reservado)}{' '}
              reservados para OS.
            </p>
          )}
          <NumberField
            label={label}
            required
            value={numero}
            error={asked && numero === null ? requiredText(label) : undefined}
            onChange={setNumero}
          />
          {!ajusta && (
            <TextField
              label="Local"
              help="Onde a peça fica no posto: gaveta 3. As contagens seguem esta ordem."
              maxLength={40}
              value={local}
              onChange={setLocal}
            />
          )}
          {ajusta && <ReasonField maxLength={200} value={motivo} asked={asked} onChange={setMotivo} />}
        </>
      )}
    </ActDialog>
  )
}
