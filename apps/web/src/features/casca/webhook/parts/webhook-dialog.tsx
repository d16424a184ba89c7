import type { EventoTipo } from '@app/contract/casca/evento'
import {
  type Webhook,
  WEBHOOK_EMAIL_MAXIMO,
  WEBHOOK_NOME_MAXIMO,
  WEBHOOK_URL_MAXIMO,
  type WebhookSegredo,
} from '@app/contract/casca/webhook'
import { donoDe } from '@app/rules/casca/webhook'
import { useQueryClient } from '@tanstack/react-query'
import { useCan } from '../../../../platform/session/abilities.ts'
import { useUser } from '../../../../platform/session/session-store.ts'
import { type Empresa, EmpresaField, PostoDonoField } from '../../../../register/empresa-field.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { SwitchField } from '../../../../ui/fields/switch-field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { FormElement, Problems } from '../../../../ui/form/form-element.tsx'
import { requiredCheck, useSaveForm } from '../../../../ui/form/use-save-form.ts'
import { createWebhook, saveWebhook, webhooksQuery } from '../api.ts'
import { Tipos, useTipos } from './tipos.tsx'

type Values = {
  nome: string
  url: string
  clienteId: Empresa | null
  postoId: Empresa | null
  tipos: EventoTipo[]
  email: string
  ativo: boolean
}

type Props = {
  /** Null: a new one. */
  webhook: Webhook | null
  onClose: () => void
  onMade: (made: WebhookSegredo) => void
}

/** Asks who is told, of what, and where. */
export function WebhookDialog({ webhook, onClose, onMade }: Props) {
  const client = useQueryClient()
  const user = useUser()
  const picks = { cliente: useCan('CLIENTE_VER'), posto: useCan('POSTO_FILTRAR') }
  const isPosto = user?.tipo === 'posto'
  const form = useSaveForm<Values>({
    initialValues: {
      nome: webhook?.nome ?? '',
      url: webhook?.url ?? '',
      clienteId: webhook?.cliente ?? null,
      postoId: webhook?.posto ?? null,
      tipos: webhook?.tipos ?? [],
      email: webhook?.email ?? user?.email ?? '',
      ativo: webhook?.ativo ?? true,
    },
    validate: {
      nome: requiredCheck('Nome'),
      url: requiredCheck('Endereço'),
      email: requiredCheck('E-mail'),
      tipos: (value) => (value.length === 0 ? 'Marque pelo menos um acontecimento.' : null),
    },
    onSave: async ({ clienteId, postoId, ...values }) => {
      const body = { ...values, clienteId: clienteId?.id ?? null, postoId: postoId?.id ?? null }
      if (webhook) {
        await saveWebhook(webhook.id, { ...body, versao: webhook.versao })
        toast.success('Webhook alterado.')
      }
      const made = webhook ? null : await createWebhook(body)
      await client.invalidateQueries(webhooksQuery)
      if (made) onMade(made)
      else onClose()
    },
  })
  const { clienteId: empresa, postoId: posto } = form.values
  const dono = donoDe({ clienteId: empresa?.id ?? null, postoId: posto?.id ?? null })
  const possiveis = useTipos(isPosto ? 'posto' : dono)
  const choose = (clienteId: Empresa | null, postoId: Empresa | null) =>
    form.setValues((before) => ({ ...before, clienteId, postoId }))
  return (
    <Dialog
      opened
      onClose={onClose}
      size="wide"
      title={webhook ? 'Alterar webhook' : 'Novo webhook'}
      subtitle="Outro sistema é avisado do que acontece, na hora."
      act={{ label: webhook ? 'Salvar' : 'Criar webhook', run: form.submit, busy: form.saving }}
    >
      <FormElement form={form} label={webhook ? 'Alterar webhook' : 'Novo webhook'} className="pilha">
        <Problems of={form.problems} />
        <div className="dados">
          <TextField
            {...form.field('nome')}
            className="g2"
            label="Nome"
            required
            maxLength={WEBHOOK_NOME_MAXIMO}
            help="O sistema que recebe: ERP da Alfa."
          />
          <TextField
            {...form.field('url')}
            className="g4"
            label="Endereço"
            required
            maxLength={WEBHOOK_URL_MAXIMO}
            help="Na internet, com https://"
          />
          {!isPosto && (picks.cliente || empresa) && (
            <EmpresaField
              help="Recebe só o que é deste cliente."
              error={form.field('clienteId').error}
              value={empresa}
              onChange={(found) => choose(found, null)}
            />
          )}
          {!isPosto && (picks.posto || posto) && (
            <PostoDonoField
              help="Recebe só o que é deste posto. Sem cliente nem posto, o de toda a instalação."
              error={form.field('postoId').error}
              value={posto}
              onChange={(found) => choose(null, found)}
            />
          )}
          <TextField
            {...form.field('email')}
            className="g3"
            label="E-mail"
            required
            maxLength={WEBHOOK_EMAIL_MAXIMO}
            help="Quem fica sabendo quando um aviso não chega depois de todas as tentativas."
          />
        </div>
        <SwitchField
          {...form.field('ativo')}
          label="Ativo"
          help="Parado, os avisos esperam e saem quando ele voltar."
        />
        <Tipos
          possiveis={possiveis}
          value={form.values.tipos.filter((tipo) => possiveis.includes(tipo))}
          error={form.field('tipos').error}
          onChange={(tipos) => form.setValues((before) => ({ ...before, tipos }))}
        />
      </FormElement>
    </Dialog>
  )
}
