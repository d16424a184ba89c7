import {
  CAMPO_DE_GRUPOS,
  type Provedor,
  PROVEDOR_EMISSOR_MAXIMO,
  PROVEDOR_NOME_MAXIMO,
  PROVEDOR_TEXTO_MAXIMO,
  TELA_DE_RETORNO,
} from '@app/contract/casca/provedor'
import { useQueryClient } from '@tanstack/react-query'
import { type Empresa, EmpresaField } from '../../../../register/empresa-field.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { SwitchField } from '../../../../ui/fields/switch-field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { TextsField } from '../../../../ui/fields/texts-field.tsx'
import { FormElement, Problems } from '../../../../ui/form/form-element.tsx'
import { requiredCheck, useSaveForm } from '../../../../ui/form/use-save-form.ts'
import { Copyable } from '../../../../ui/page/copyable.tsx'
import { createProvedor, provedoresQuery, saveProvedor } from '../api.ts'
import { type Grupo, Grupos } from './grupos.tsx'

type Values = {
  nome: string
  emissor: string
  identificador: string
  segredo: string
  clienteId: Empresa | null
  dominios: string[]
  campoGrupos: string
  grupos: Grupo[]
  ativo: boolean
}

const initialOf = (provedor: Provedor | null): Values => ({
  nome: provedor?.nome ?? '',
  emissor: provedor?.emissor ?? '',
  identificador: provedor?.identificador ?? '',
  segredo: '',
  clienteId: provedor?.cliente ?? null,
  dominios: provedor?.dominios ?? [],
  campoGrupos: provedor?.campoGrupos ?? CAMPO_DE_GRUPOS,
  grupos: provedor?.grupos.map(({ grupo, role }) => ({ grupo, role })) ?? [],
  ativo: provedor?.ativo ?? true,
})

type Props = {
  /** Null: a new one. */
  provedor: Provedor | null
  onClose: () => void
}

/** What the company's provider must be told, and what it tells in return. */
export function ProvedorDialog({ provedor, onClose }: Props) {
  const client = useQueryClient()
  const form = useSaveForm<Values>({
    initialValues: initialOf(provedor),
    validate: {
      nome: requiredCheck('Nome'),
      emissor: requiredCheck('Endereço do provedor'),
      identificador: requiredCheck('Identificador (client_id)'),
      dominios: (value) => (value.length === 0 ? 'Informe pelo menos um domínio de e-mail.' : null),
      campoGrupos: requiredCheck('Campo dos grupos'),
    },
    onSave: async ({ clienteId, segredo, ...values }) => {
      // An empty secret keeps the stored one.
      const body = { ...values, clienteId: clienteId?.id ?? null, ...(segredo !== '' && { segredo }) }
      if (provedor) await saveProvedor(provedor.id, { ...body, versao: provedor.versao })
      else await createProvedor(body)
      toast.success(provedor ? 'Provedor alterado.' : 'Provedor cadastrado.')
      await client.invalidateQueries(provedoresQuery)
      onClose()
    },
  })
  const empresa = form.values.clienteId
  // The profiles of one kind of people do not serve another.
  const choose = (found: Empresa | null) =>
    form.setValues((before) => ({
      ...before,
      clienteId: found,
      ...((found === null) !== (before.clienteId === null) && { grupos: [] }),
    }))
  const title = provedor ? 'Alterar provedor' : 'Novo provedor'
  return (
    <Dialog
      opened
      onClose={onClose}
      size="wide"
      title={title}
      subtitle="As pessoas de uma empresa entram com a conta que já têm nela (OpenID Connect)."
      act={{ label: provedor ? 'Salvar' : 'Cadastrar provedor', run: form.submit, busy: form.saving }}
    >
      <FormElement form={form} label={title} className="pilha">
        <Problems of={form.problems} />
        <p className="ajuda">
          Cadastre estes dois endereços no provedor: o de retorno e o de saída (back-channel).
        </p>
        <Copyable
          label="Endereço de retorno"
          text={location.origin + TELA_DE_RETORNO}
          button="Copiar o endereço de retorno"
        />
        <Copyable
          label="Endereço de saída"
          text={`${location.origin}/public/provedor/saida`}
          button="Copiar o endereço de saída"
        />
        <div className="dados">
          <TextField
            {...form.field('nome')}
            className="g2"
            label="Nome"
            required
            maxLength={PROVEDOR_NOME_MAXIMO}
            help="Como as pessoas conhecem a empresa."
          />
          <TextField
            {...form.field('emissor')}
            className="g4"
            label="Endereço do provedor"
            required
            maxLength={PROVEDOR_EMISSOR_MAXIMO}
            help="O emissor (issuer), com https://"
          />
          <TextField
            {...form.field('identificador')}
            className="g3"
            label="Identificador (client_id)"
            required
            maxLength={PROVEDOR_TEXTO_MAXIMO}
          />
          <TextField
            {...form.field('segredo')}
            className="g3"
            label="Segredo (client_secret)"
            type="password"
            autoComplete="off"
            maxLength={PROVEDOR_EMISSOR_MAXIMO}
            help={
              provedor?.temSegredo ? 'Vazio, fica o que está guardado.' : 'Vazio, se o provedor não dá um.'
            }
          />
          <EmpresaField
            help="Sem cliente, são as pessoas da própria instalação."
            error={form.field('clienteId').error}
            value={empresa}
            onChange={choose}
          />
          <TextsField
            {...form.field('dominios')}
            className="g3"
            label="Domínios de e-mail"
            required
            help="Quem tem e-mail deles entra por aqui: empresa.com.br, empresa.com"
          />
          <TextField
            {...form.field('campoGrupos')}
            className="g3"
            label="Campo dos grupos"
            required
            maxLength={PROVEDOR_NOME_MAXIMO}
            help="O nome com que o provedor envia os grupos da pessoa."
          />
        </div>
        <SwitchField
          {...form.field('ativo')}
          label="Ativo"
          help="Parado, ninguém entra por ele, e as sessões que abriu terminam."
        />
        <Grupos
          tipo={empresa === null ? 'interno' : 'cliente'}
          value={form.values.grupos}
          errorAt={form.errorAt}
          onChange={(grupos) => form.setValues((before) => ({ ...before, grupos }))}
        />
      </FormElement>
    </Dialog>
  )
}
