import { ACAO_OS_LABELS } from '@app/contract/assistencia/ordemServico'
import type { AcaoOs, OrdemServico } from '@app/contract/assistencia/ordemServico'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { randomId } from '../../../../platform/text/random-id.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { FormElement, Problems } from '../../../../ui/form/form-element.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useSaveForm } from '../../../../ui/form/use-save-form.ts'
import { keepOrdem, moveOrdem } from '../api.ts'
import { FORMULARIOS, valoresDe } from './acao-campos.ts'
import { corpoDe, faltasDe } from './acao-corpo.ts'
import type { AcaoValues } from './acao-campos.ts'
import { AcaoField } from './acao-field.tsx'
import { isPerigosa } from './acoes.ts'
import { OsMudou, useOsVista } from '../ficha/os-vista.tsx'
import { useNomeDaOs } from '../ficha/nome.ts'

type Props = {
  os: OrdemServico
  acao: AcaoOs
  onClose: () => void
  /** The order as the act left it. */
  onDone?: ((os: OrdemServico) => void) | undefined
}

/** Asks for the data of an act and performs it. Another person's change is shown meanwhile, and typed values stay. */
export function AcaoDialog({ os, acao, onClose, onDone }: Props) {
  const client = useQueryClient()
  const nome = useNomeDaOs()
  const { texto, campos } = FORMULARIOS[acao]
  const vista = useOsVista(os)
  const [key] = useState(randomId)
  const form = useSaveForm<AcaoValues>({
    initialValues: valoresDe(os),
    validate: (values) => faltasDe(acao, values, os),
    onSave: async (values) => {
      const moved = await moveOrdem(os.id, acao, { ...corpoDe(acao, values, os), versao: vista.versao }, key)
      keepOrdem(client, moved)
      toast.success(`${nome(moved)}: ${moved.statusOS.description}.`)
      onClose()
      onDone?.(moved)
    },
    onRefused: vista.recusada,
  })
  const possivel = os.proximasAcoes.includes(acao)
  const label = ACAO_OS_LABELS[acao]
  return (
    <Dialog
      opened
      onClose={onClose}
      title={label}
      subtitle={`${nome(os)} · ${os.consumidor.nome}`}
      act={{
        label,
        run: () => void form.submit(),
        busy: form.saving,
        disabled: vista.mudou || !possivel,
        danger: isPerigosa(acao),
      }}
    >
      <FormElement form={form} label={label} className="pilha">
        <OsMudou os={os} vista={vista} possivel={possivel} />
        <Problems of={form.problems} />
        {texto && <p className="t2">{texto}</p>}
        {campos.map((campo) => (
          <AcaoField key={campo.name} campo={campo} acao={acao} os={os} form={form} />
        ))}
      </FormElement>
    </Dialog>
  )
}
