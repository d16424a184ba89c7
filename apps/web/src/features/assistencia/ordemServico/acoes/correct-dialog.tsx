import fotos from '../fotos/fotos.module.css'
import { CAMPOS_OS } from '@app/contract/assistencia/ordemServico'
import type { OrdemServico, OrdemServicoUpdate, OsModelo } from '@app/contract/assistencia/ordemServico'
import type { DigitadoDe } from '@app/contract/casca/campos'
import type { ReactNode } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { changesOf, formValuesOf } from '../../../../platform/campos/campos.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { FormElement, Problems } from '../../../../ui/form/form-element.tsx'
import { FieldError } from '../../../../ui/fields/field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { requiredText, useSaveForm } from '../../../../ui/form/use-save-form.ts'
import { keepOrdem, updateOrdem } from '../api.ts'
import { CorrectCampos } from './correct-campos.tsx'
import { OsMudou, useOsVista } from '../ficha/os-vista.tsx'
import { FotoTile } from '../../../../ui/media/foto-tile.tsx'
import type { FotoNova } from '../fotos/fotos.ts'
import { wireFile } from '../entrada/entrada.ts'
import { ModeloPicker } from '../entrada/pickers.tsx'
import { SintomasField } from '../entrada/sintomas-field.tsx'
import { useNomeDaOs } from '../ficha/nome.ts'

type Values = DigitadoDe<typeof CAMPOS_OS> & {
  modelo: OsModelo | null
  numeroSerie: string
  sintomas: number[]
  /** The invoice's picture; the claim may have come without it. */
  arquivoNotaFiscal: FotoNova | null
}

const valuesOf = (os: OrdemServico): Values => ({
  ...formValuesOf(CAMPOS_OS, os),
  modelo: os.relogio?.modelo ?? null,
  numeroSerie: os.relogio?.numeroSerie ?? '',
  sintomas: os.sintomas.map(({ id }) => id),
  arquivoNotaFiscal: null,
})

const relogioOf = ({ modelo, numeroSerie }: Values): OrdemServicoUpdate['relogio'] =>
  modelo && { modelo: { id: modelo.id }, numeroSerie: numeroSerie.trim().toUpperCase() }

const differ = (a: unknown, b: unknown) => JSON.stringify(a) !== JSON.stringify(b)

/** Only the differences, so that an untouched field cannot overwrite another person's change. */
const changes = (before: Values, after: Values) => {
  const relogio = relogioOf(after)
  return {
    ...changesOf(CAMPOS_OS, before, after),
    ...(differ(relogioOf(before), relogio) && { relogio }),
    ...(differ(before.sintomas, after.sintomas) && { sintomas: after.sintomas.map((id) => ({ id })) }),
    ...(after.arquivoNotaFiscal && { arquivoNotaFiscal: wireFile(after.arquivoNotaFiscal) }),
  }
}

type NotaProps = {
  stored: OrdemServico['arquivoNotaFiscal']
  value: FotoNova | null
  onChange: (nota: FotoNova | null) => void
  error: ReactNode
}

/** The invoice of a claim: without it the warranty covers nothing (decisions 46). */
const NotaFiscal = ({ stored, value, onChange, error }: NotaProps) => (
  <div className={fotos.nota}>
    <p className="t2">
      {value
        ? 'Nota fiscal fotografada: vai com o que for salvo.'
        : stored
          ? `Nota fiscal: ${stored.filename}`
          : 'A nota fiscal ainda não foi anexada: sem ela a garantia não cobre o conserto.'}
    </p>
    <FotoTile
      label={stored || value ? 'Trocar a nota fiscal' : 'Fotografar a nota fiscal'}
      onFotos={([first]) => onChange(first ?? null)}
    />
    <FieldError>{error}</FieldError>
  </div>
)

type Props = { os: OrdemServico; onClose: () => void }

/** Corrects what was written down at the counter. */
export function CorrectDialog({ os, onClose }: Props) {
  const client = useQueryClient()
  const nome = useNomeDaOs()
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
      const body = { ...changes(form.getInitialValues(), values), versao: vista.versao }
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
      subtitle={`${nome(os)} · ${os.consumidor.nome}`}
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
        <CorrectCampos form={form.plain} />
        {form.values.reclamaGarantia && (
          <NotaFiscal stored={os.arquivoNotaFiscal} {...form.field('arquivoNotaFiscal')} />
        )}
      </FormElement>
    </Dialog>
  )
}
