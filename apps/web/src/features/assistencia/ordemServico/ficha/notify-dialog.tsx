import { AVISO_LABELS, AVISO_VIA_LABELS, AVISO_VIAS } from '@app/contract/assistencia/aviso'
import type { AvisoDaOs, AvisoVia } from '@app/contract/assistencia/aviso'
import type { OrdemServico } from '@app/contract/assistencia/ordemServico'
import { optionsOf } from '@app/contract/casca/opcoes'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { randomId } from '../../../../platform/text/random-id.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { LoadFailure } from '../../../../ui/feedback/load-state.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { FormElement, Problems } from '../../../../ui/form/form-element.tsx'
import { useSaveForm } from '../../../../ui/form/use-save-form.ts'
import { Bone } from '../../../../ui/feedback/skeleton.tsx'
import { WhatsappMessage } from '../../aviso/index.ts'
import { avisoProntoQuery, historicoQuery, markAviso, ORDENS, avisosQuery } from '../api.ts'
import { useNomeDaOs } from './nome.ts'

type Props = {
  os: Pick<OrdemServico, 'id' | 'numero' | 'posto'> & {
    consumidor: { nome: string; telefone: string | null }
  }
  aviso: Pick<AvisoDaOs, 'id' | 'aviso'>
  onClose: () => void
}

const VIAS = optionsOf(AVISO_VIAS, AVISO_VIA_LABELS)

/** The message of a notice, which may be edited, and the button that records it as told. */
export function NotifyDialog({ os, aviso, onClose }: Props) {
  const client = useQueryClient()
  const nome = useNomeDaOs()
  const [key] = useState(randomId)
  const [typed, setTyped] = useState<string | null>(null)
  const pronto = useQuery(avisoProntoQuery(os.id, aviso.id))
  const texto = typed ?? pronto.data?.texto ?? ''
  const form = useSaveForm<{ via: AvisoVia }>({
    initialValues: { via: os.consumidor.telefone ? 'WHATSAPP' : 'TELEFONE' },
    onSave: async ({ via }) => {
      client.setQueryData(avisosQuery(os.id).queryKey, await markAviso(os.id, aviso.id, { via }, key))
      void client.invalidateQueries({ queryKey: historicoQuery(os.id).queryKey })
      void client.invalidateQueries({ queryKey: ORDENS })
      toast.success(`${nome(os)}: cliente avisado.`)
      onClose()
    },
  })
  const { value, onChange } = form.field('via')
  return (
    <Dialog
      opened
      onClose={onClose}
      title={`Avisar: ${AVISO_LABELS[aviso.aviso]}`}
      subtitle={`${nome(os)} · ${os.consumidor.nome}`}
      act={{ label: 'Marcar como avisado', run: () => void form.submit(), busy: form.saving }}
    >
      <FormElement form={form} label="Avisar o cliente" className="pilha">
        <Problems of={form.problems} />
        {pronto.error && (
          <LoadFailure error={pronto.error} busy={pronto.isFetching} onRetry={pronto.refetch} />
        )}
        {!pronto.data && !pronto.error && <Bone width="80%" />}
        {pronto.data && <WhatsappMessage texto={texto} telefone={pronto.data.telefone} onChange={setTyped} />}
        <SelectField
          label="Como foi avisado"
          options={VIAS}
          value={value}
          onChange={(via) => onChange(AVISO_VIAS.find((one) => one === via) ?? value)}
          help="Marque depois de avisar: o WhatsApp não diz ao sistema que a mensagem saiu."
        />
      </FormElement>
    </Dialog>
  )
}
