import './acao.css'
import type { OrdemServico, OrdemServicoUpdate, OsModelo } from '@app/contract/assistencia/ordemServico'
import { useQueryClient } from '@tanstack/react-query'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { DayField } from '../../../../ui/fields/day-field.tsx'
import { FormElement, Problems } from '../../../../ui/form/form-element.tsx'
import { SwitchField } from '../../../../ui/fields/switch-field.tsx'
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { requiredText, useSaveForm } from '../../../../ui/form/use-save-form.ts'
import { keepOrdem, updateOrdem } from '../api.ts'
import { OsMudou, useOsVista } from '../ficha/os-vista.tsx'
import { ModeloPicker } from '../entrada/pickers.tsx'
import { SintomasField } from '../entrada/sintomas-field.tsx'

type Values = {
  modelo: OsModelo | null
  numeroSerie: string
  sintomas: number[]
  relato: string
  estadoRelogio: string
  acessorios: string
  reclamaGarantia: boolean
  numeroNotaFiscal: string
  dataNotaFiscal: string | null
  observacoes: string
}

const valuesOf = (os: OrdemServico): Values => ({
  modelo: os.relogio?.modelo ?? null,
  numeroSerie: os.relogio?.numeroSerie ?? '',
  sintomas: os.sintomas.map(({ id }) => id),
  relato: os.relato ?? '',
  estadoRelogio: os.estadoRelogio ?? '',
  acessorios: os.acessorios.join(', '),
  reclamaGarantia: os.reclamaGarantia,
  numeroNotaFiscal: os.numeroNotaFiscal ?? '',
  dataNotaFiscal: os.dataNotaFiscal,
  observacoes: os.observacoes ?? '',
})

const textOrNull = (text: string) => text.trim() || null

const wire = ({ modelo, numeroSerie, sintomas, acessorios, ...values }: Values): OrdemServicoUpdate => ({
  relogio: modelo && { modelo: { id: modelo.id }, numeroSerie: numeroSerie.trim().toUpperCase() },
  sintomas: sintomas.map((id) => ({ id })),
  relato: textOrNull(values.relato),
  estadoRelogio: textOrNull(values.estadoRelogio),
  acessorios: acessorios
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== ''),
  reclamaGarantia: values.reclamaGarantia,
  numeroNotaFiscal: textOrNull(values.numeroNotaFiscal),
  dataNotaFiscal: values.dataNotaFiscal,
  observacoes: textOrNull(values.observacoes),
})

/** What differs from before: a field that nobody touched cannot overwrite another's. */
const changes = (before: OrdemServicoUpdate, after: OrdemServicoUpdate): OrdemServicoUpdate => {
  const old = new Map(Object.entries(before).map(([name, value]) => [name, JSON.stringify(value)]))
  return Object.fromEntries(
    Object.entries(after).filter(([name, value]) => old.get(name) !== JSON.stringify(value)),
  )
}

type Props = { os: OrdemServico; onClose: () => void }

/** Corrects what was written down at the counter. */
export function CorrigirDialog({ os, onClose }: Props) {
  const client = useQueryClient()
  const vista = useOsVista(os)
  const initial = valuesOf(os)
  const form = useSaveForm<Values>({
    initialValues: initial,
    validate: {
      numeroSerie: (value, { modelo }) =>
        modelo && value.trim() === '' ? requiredText('Nº de série') : null,
      modelo: (value, { numeroSerie }) =>
        !value && numeroSerie.trim() !== '' ? requiredText('Modelo') : null,
    },
    onSave: async (values) => {
      const body = { ...changes(wire(form.getInitialValues()), wire(values)), versao: vista.versao }
      keepOrdem(client, await updateOrdem(os.id, body))
      toast.success('OS salva com sucesso.')
      onClose()
    },
    onRefused: vista.recusada,
  })
  return (
    <Dialog
      opened
      onClose={onClose}
      title="Corrigir a OS"
      subtitle={`OS ${os.numero} · ${os.consumidor.nome}`}
      size="table"
      act={{ label: 'Salvar', run: () => void form.submit(), busy: form.saving, disabled: vista.mudou }}
    >
      <FormElement form={form} label="Corrigir a OS" className="pilha">
        <OsMudou os={os} vista={vista} possivel />
        <Problems of={form.problems} />
        <div className="dados">
          <ModeloPicker className="g3" label="Modelo" {...form.field('modelo')} />
          <TextField
            className="g3"
            label="Nº de série"
            numeric
            maxLength={60}
            autoComplete="off"
            {...form.field('numeroSerie')}
          />
        </div>
        <SintomasField {...form.field('sintomas')} />
        <TextAreaField label="Nas palavras do cliente" rows={2} maxLength={2000} {...form.field('relato')} />
        <TextAreaField
          label="Como o relógio chegou"
          rows={2}
          maxLength={2000}
          {...form.field('estadoRelogio')}
        />
        <TextField label="Ficou junto" help="Separe por vírgulas." {...form.field('acessorios')} />
        <SwitchField label="O cliente pede a garantia" {...form.field('reclamaGarantia')} />
        <div className="dados">
          <TextField
            className="g3"
            label="Nº da nota fiscal"
            maxLength={60}
            {...form.field('numeroNotaFiscal')}
          />
          <DayField className="g3" label="Data da nota fiscal" {...form.field('dataNotaFiscal')} />
        </div>
        <TextAreaField label="Observações" rows={2} maxLength={4000} {...form.field('observacoes')} />
      </FormElement>
    </Dialog>
  )
}
