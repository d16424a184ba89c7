import { IconCheck } from '@tabler/icons-react'
import type { CadastroPosto } from '@app/contract/assistencia/cadastroPosto'
import { TIPOS } from '@app/contract/registers/postoAutorizadoForm'
import type { PostoTipo } from '@app/contract/registers/postoAutorizadoForm'
import { categoriaAssistencia, credenciado, marca } from '@app/contract/registers/references'
import { ReferenceField } from '../../../../register/form/reference-field.tsx'
import type { Chosen } from '../../../../register/form/reference-field.tsx'
import { ReferencesField } from '../../../../register/form/references-field.tsx'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { FormElement, Problems } from '../../../../ui/form/form-element.tsx'
import { useSaveForm } from '../../../../ui/form/use-save-form.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { approve } from '../api.ts'
import { Decide } from './decide.tsx'

type Values = {
  tipo: PostoTipo
  credenciado: Chosen | null
  codigoSap: string
  categoriaAssistencia: Chosen | null
  marcas: readonly Chosen[]
}

type Props = {
  cadastro: CadastroPosto
  onDone: (cadastro: CadastroPosto) => void
  onAsk: () => void
  onReject: () => void
}

const idOf = (chosen: Chosen | null) => chosen && { id: chosen.id }

/** The manufacturer's data about the post; the approval creates the post and its responsável together. */
export function Approve({ cadastro, onDone, onAsk, onReject }: Props) {
  const form = useSaveForm<Values>({
    initialValues: {
      tipo: 'CREDENCIADO',
      credenciado: null,
      codigoSap: '',
      categoriaAssistencia: null,
      marcas: cadastro.marcas,
    },
    onSave: async ({ tipo, codigoSap, marcas, ...values }) => {
      const done = await approve(cadastro.id, {
        versao: cadastro.versao,
        tipo,
        codigoSap,
        credenciado: tipo === 'HABILITADO' ? idOf(values.credenciado) : null,
        categoriaAssistencia: idOf(values.categoriaAssistencia),
        marcas: marcas.map(({ id }) => ({ id })),
      })
      toast.success('Posto aprovado.')
      onDone(done)
    },
  })
  const { tipo } = form.values
  return (
    <FormElement form={form} label="Para aprovar" className="pilha">
      <Problems of={form.problems} />
      <section className="cartao">
        <header>
          <h2>Para aprovar</h2>
        </header>
        <div className="corpo dados">
          <SelectField
            {...form.field('tipo')}
            className="g2"
            label="Tipo"
            options={[...TIPOS]}
            onChange={(chosen) => chosen && form.field('tipo').onChange(chosen)}
          />
          {tipo === 'HABILITADO' && (
            <ReferenceField
              {...form.field('credenciado')}
              className="g4"
              label="Credenciado"
              reference={credenciado}
              clearable
            />
          )}
          <TextField
            {...form.field('codigoSap')}
            className="g2"
            label="Código SAP"
            numeric
            autoComplete="off"
            maxLength={30}
          />
          <ReferenceField
            {...form.field('categoriaAssistencia')}
            className="g2"
            label="Categoria"
            reference={categoriaAssistencia}
            clearable
          />
          <ReferencesField
            {...form.field('marcas')}
            label="Marcas"
            help="Sem nenhuma, atende todas."
            reference={marca}
          />
        </div>
      </section>
      <Decide
        note={`Aprovar cria o posto, o responsável${cadastro.plano ? ' e a 1ª cobrança' : ''}, e avisa por e-mail.`}
        ask="Pedir correção"
        onAsk={onAsk}
        onReject={onReject}
      >
        <Button look="filled" type="submit" icon={IconCheck} disabled={form.saving} aria-busy={form.saving}>
          Aprovar
        </Button>
      </Decide>
    </FormElement>
  )
}
