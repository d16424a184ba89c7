import type { OrdemServico } from '@app/contract/assistencia/ordemServico'
import { mayNameTaxa } from '@app/rules/assistencia/ordemServico'
import { useQueryClient } from '@tanstack/react-query'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { FormElement, Problems } from '../../../../ui/form/form-element.tsx'
import { useSaveForm } from '../../../../ui/form/use-save-form.ts'
import { SignaturePad } from '../../../../ui/media/signature-pad.tsx'
import { CondicoesAceite, CONDICOES } from '../../condicoes/index.ts'
import { keepOrdem, updateOrdem } from '../api.ts'
import { OsMudou, useOsVista } from '../ficha/os-vista.tsx'
import { useNomeDaOs } from '../ficha/nome.ts'

type Values = {
  condicoes: number | null
  taxaDiagnostico: number | null
  assinatura: string
}

type Props = { os: OrdemServico; onClose: () => void }

/** Registers that the present customer accepts the conditions, as the intake does: read together, ticked, signed. */
export function AceiteDialog({ os, onClose }: Props) {
  const client = useQueryClient()
  const nome = useNomeDaOs()
  const vista = useOsVista(os)
  const form = useSaveForm<Values>({
    initialValues: { condicoes: null, taxaDiagnostico: null, assinatura: '' },
    validate: { condicoes: (value) => (value === null ? 'Leia as condições com o cliente e marque.' : null) },
    onSave: async ({ condicoes, taxaDiagnostico, assinatura }) => {
      if (condicoes === null) return
      const aceite = {
        condicoes: { versao: condicoes, taxaDiagnostico },
        ...(assinatura !== '' && { assinatura }),
      }
      keepOrdem(client, await updateOrdem(os.id, { ...aceite, versao: vista.versao }))
      toast.success('Aceite registrado. Imprima o comprovante outra vez.')
      onClose()
    },
    onRefused: (error) => {
      // Conditions that changed meanwhile are read anew.
      void client.invalidateQueries({ queryKey: CONDICOES })
      return vista.recusada(error)
    },
  })
  const assinatura = form.field('assinatura')
  return (
    <Dialog
      opened
      onClose={onClose}
      title="Registrar o aceite"
      subtitle={`${nome(os)} · ${os.consumidor.nome}`}
      size="table"
      act={{
        label: 'Registrar o aceite',
        run: () => void form.submit(),
        busy: form.saving,
        disabled: vista.mudou,
      }}
    >
      <FormElement form={form} label="Registrar o aceite" className="pilha">
        <OsMudou os={os} vista={vista} possivel={os.aceiteFalta} />
        <Problems of={form.problems} />
        <CondicoesAceite
          posto={os.posto.id}
          {...form.field('condicoes')}
          coberta={os.veredicto.coberta}
          semTaxa={!mayNameTaxa(os.statusOS.name)}
          taxa={form.field('taxaDiagnostico')}
        />
        <div className="campo">
          <span className="rotulo">Assinatura</span>
          <SignaturePad name={os.consumidor.nome} onChange={assinatura.onChange} error={assinatura.error} />
          <p className="ajuda">Quem não consegue assinar na tela assina no papel impresso.</p>
        </div>
      </FormElement>
    </Dialog>
  )
}
