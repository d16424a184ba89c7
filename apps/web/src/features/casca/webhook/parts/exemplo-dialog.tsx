import { EVENTOS, type EventoTipo } from '@app/contract/casca/evento'
import type { Webhook } from '@app/contract/casca/webhook'
import { donoDe } from '@app/rules/casca/webhook'
import { useState } from 'react'
import { describeError } from '../../../../platform/http/errors.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { sendExemplo } from '../api.ts'
import { useTipos } from './tipos.tsx'

/** Sends an invented event, so that the receiver can be tried before anything happens. */
export function ExemploDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const tipos = useTipos(donoDe(webhook))
  const [tipo, setTipo] = useState<EventoTipo | ''>(webhook.tipos[0] ?? '')
  const [busy, setBusy] = useState(false)
  const run = async () => {
    if (tipo === '') return
    setBusy(true)
    await sendExemplo(webhook.id, tipo).then(
      () => {
        toast.success('O exemplo vai em instantes. Veja em Avisos enviados.')
        onClose()
      },
      (error: unknown) => toast.error(describeError(error)),
    )
    setBusy(false)
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title="Enviar um exemplo"
      subtitle={webhook.nome}
      act={{ label: 'Enviar exemplo', run, busy }}
    >
      <SelectField
        name="tipo"
        label="O que é contado"
        value={tipo}
        onChange={setTipo}
        options={tipos.map((one) => ({ value: one, label: EVENTOS[one].rotulo }))}
        help="Os dados são inventados, e o id é 0."
      />
    </Dialog>
  )
}
