import {
  CHAVE_NOME_MAXIMO,
  type ChaveApiCriada,
  type PessoaParaChave,
  VALIDADES_CHAVE,
} from '@app/contract/casca/chaveApi'
import type { Ability } from '@app/contract/casca/session'
import { useQueryClient } from '@tanstack/react-query'
import { useUser } from '../../../../platform/session/session-store.ts'
import { formatCount } from '../../../../platform/text/format.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { SearchSelect } from '../../../../ui/fields/search-select.tsx'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { SwitchField } from '../../../../ui/fields/switch-field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { FormElement, Problems } from '../../../../ui/form/form-element.tsx'
import { requiredCheck, requiredText, useSaveForm } from '../../../../ui/form/use-save-form.ts'
import { chavesQuery, createChave, searchPessoas } from '../api.ts'
import { HabilidadesDaChave } from './habilidades.tsx'

type Values = {
  nome: string
  usuarioId: PessoaParaChave | null
  habilidades: Ability[]
  teste: boolean
  validadeDias: string
}

const EMPTY: Values = { nome: '', usuarioId: null, habilidades: [], teste: false, validadeDias: '90' }

const OPCOES = VALIDADES_CHAVE.map((dias) => ({
  value: String(dias),
  label: formatCount(dias, 'dia', 'dias'),
}))

const validadeOf = (text: string) => VALIDADES_CHAVE.find((dias) => String(dias) === text) ?? 90

/** Where people are made: a post's are its colleagues. */
const SO_DO_SISTEMA = {
  equipe: 'O melhor é uma pessoa só do sistema, cadastrada em Usuários. O histórico leva o nome dela.',
  posto: 'O melhor é uma pessoa só do sistema, convidada em Colaboradores. O histórico leva o nome dela.',
}

type Props = { onClose: () => void; onMade: (made: ChaveApiCriada) => void }

/** Asks in whose name, for what and for how long another system may call. */
export function NovaChaveDialog({ onClose, onMade }: Props) {
  const client = useQueryClient()
  const doPosto = useUser()?.tipo === 'posto'
  const form = useSaveForm({
    initialValues: EMPTY,
    validate: {
      nome: requiredCheck('Nome'),
      usuarioId: (value) => (value === null ? requiredText('Age em nome de') : null),
      habilidades: (value) => (value.length === 0 ? 'Marque pelo menos uma permissão.' : null),
    },
    onSave: async ({ nome, usuarioId, habilidades, teste, validadeDias }) => {
      const made = await createChave({
        nome,
        usuarioId: usuarioId?.id ?? 0,
        habilidades,
        teste,
        validadeDias: validadeOf(validadeDias),
      })
      await client.invalidateQueries(chavesQuery)
      onMade(made)
    },
  })
  const pessoa = form.values.usuarioId
  const choose = (found: PessoaParaChave | null) =>
    form.setValues((before) => ({ ...before, usuarioId: found, habilidades: found?.habilidades ?? [] }))
  return (
    <Dialog
      opened
      onClose={onClose}
      size="wide"
      title="Nova chave de API"
      subtitle="Outro sistema chama a API com ela, em nome de uma pessoa."
      act={{ label: 'Criar chave', run: form.submit, busy: form.saving }}
    >
      <FormElement form={form} label="Nova chave de API" className="pilha">
        <Problems of={form.problems} />
        <div className="dados">
          <TextField
            {...form.field('nome')}
            className="g4"
            label="Nome"
            required
            maxLength={CHAVE_NOME_MAXIMO}
            help="O sistema que a usa: ERP da Alfa."
          />
          <SelectField {...form.field('validadeDias')} className="g2" label="Vale por" options={OPCOES} />
          <SearchSelect
            label="Age em nome de"
            required
            help={
              pessoa
                ? `${pessoa.vinculo ?? 'Toda a instalação'} · ${pessoa.papel}`
                : SO_DO_SISTEMA[doPosto ? 'posto' : 'equipe']
            }
            error={form.field('usuarioId').error}
            value={pessoa}
            onChange={choose}
            search={searchPessoas}
            optionKey={({ id }) => id}
            optionLabel={({ nome }) => nome}
            optionDetail={({ vinculo, papel, email }) => `${vinculo ?? papel} · ${email}`}
          />
        </div>
        <SwitchField
          {...form.field('teste')}
          label="Modo de teste"
          help="Tudo responde como de verdade, e nada fica gravado."
        />
        {pessoa && (
          <HabilidadesDaChave
            possiveis={pessoa.habilidades}
            value={form.values.habilidades}
            error={form.field('habilidades').error}
            onChange={(habilidades) => form.setValues((before) => ({ ...before, habilidades }))}
          />
        )}
      </FormElement>
    </Dialog>
  )
}
