import type { OrdemServico } from '@app/contract/assistencia/ordemServico'
import { useQueryClient } from '@tanstack/react-query'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { FormElement, Problems } from '../../../../ui/form/form-element.tsx'
import { requiredText, useSaveForm } from '../../../../ui/form/use-save-form.ts'
import { CondicoesAceite } from '../../condicoes/index.ts'
import { keepOrdem, updateOrdem, type ConsumidorOpcao } from '../api.ts'
import { ConsumidorPicker } from '../entrada/pickers.tsx'
import { OsMudou, useOsVista } from '../ficha/os-vista.tsx'
import { useNomeDaOs } from '../ficha/nome.ts'

type Values = {
  consumidor: ConsumidorOpcao | null
  condicoes: number | null
  taxaDiagnostico: number | null
}

type Props = { os: OrdemServico; onClose: () => void }

/** Replaces the customer of an order who was chosen wrongly at the intake. */
export function ConsumidorDialog({ os, onClose }: Props) {
  const client = useQueryClient()
  const nome = useNomeDaOs()
  const vista = useOsVista(os)
  const form = useSaveForm<Values>({
    initialValues: { consumidor: null, condicoes: null, taxaDiagnostico: null },
    validate: { consumidor: (value) => (value ? null : requiredText('Novo consumidor')) },
    onSave: async ({ consumidor, condicoes, taxaDiagnostico }) => {
      if (!consumidor) return
      const aceite = condicoes === null ? {} : { condicoes: { versao: condicoes, taxaDiagnostico } }
      const body = { consumidor: { id: consumidor.id }, ...aceite, versao: vista.versao }
      keepOrdem(client, await updateOrdem(os.id, body))
      toast.success('Consumidor trocado. Imprima o comprovante outra vez.')
      onClose()
    },
    onRefused: vista.recusada,
  })
  const assinou = os.assinaturas.entrada !== null
  return (
    <Dialog
      opened
      onClose={onClose}
      title="Trocar o consumidor"
      subtitle={`${nome(os)} · ${os.consumidor.nome}`}
      size="table"
      act={{
        label: 'Trocar consumidor',
        run: () => void form.submit(),
        busy: form.saving,
        disabled: vista.mudou,
      }}
    >
      <FormElement form={form} label="Trocar o consumidor" className="pilha">
        <OsMudou os={os} vista={vista} possivel />
        <Problems of={form.problems} />
        <ConsumidorPicker
          label="Novo consumidor"
          required
          posto={os.posto.id}
          except={os.consumidor.id}
          help="Quem já está no cadastro do posto; os outros se cadastram em Consumidores."
          {...form.field('consumidor')}
        />
        <Faixa tone="warning" title="O que é do consumidor anterior deixa de valer.">
          O link e o código do comprovante que ele recebeu não abrem mais
          {assinou && ', a assinatura dele na entrada é apagada'}
          {os.condicoes && ', o aceite das condições fica só no histórico'}. Os avisos passam a ir para o novo
          consumidor.
        </Faixa>
        {os.osType === 'OS' && os.statusOS.name !== 'EM_CRIACAO' && (
          <CondicoesAceite
            posto={os.posto.id}
            {...form.field('condicoes')}
            coberta={os.veredicto.coberta}
            taxa={form.field('taxaDiagnostico')}
          />
        )}
      </FormElement>
    </Dialog>
  )
}
