import { EMAILS_MAXIMO } from '@app/contract/assistencia/acompanhamento'
import { IconDownload, IconMailPlus, IconTrash, IconX } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { leaveBy } from '../../../../platform/session/session.ts'
import { formatDay } from '../../../../platform/text/format.ts'
import { ConfirmDialog } from '../../../../ui/dialog/confirm-dialog.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { LoadingCard } from '../../../../ui/feedback/loading-card.tsx'
import { tellFailure } from '../../../../ui/feedback/tell-failure.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { PasswordField } from '../../../../ui/fields/password-field.tsx'
import { FormElement, Problems } from '../../../../ui/form/form-element.tsx'
import { requiredText, useSaveForm } from '../../../../ui/form/use-save-form.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { contaConsumidorQuery, deleteConta, downloadMeusDados, forgetEmail } from '../api.ts'
import { ConfirmEmail } from './confirm-email.tsx'
import styles from './mine.module.css'

/** The proven addresses: whose orders the account shows. */
export function EmailsDaConta() {
  const client = useQueryClient()
  const query = useQuery(contaConsumidorQuery)
  const [adding, setAdding] = useState(false)
  const [leaving, setLeaving] = useState<string | null>(null)
  const { data } = query
  if (!data) return <LoadingCard query={query} label="E-mails confirmados" />
  const retirar = async (email: string) => {
    await forgetEmail(email)
      .then((conta) => client.setQueryData(contaConsumidorQuery.queryKey, conta))
      .catch(tellFailure)
    setLeaving(null)
    await client.invalidateQueries({ queryKey: ['acompanhamento'] })
  }
  const form = adding || data.provados.length === 0
  return (
    <section className="cartao" aria-label="E-mails confirmados">
      <header>
        <h2>E-mails confirmados</h2>
      </header>
      <div className="corpo pilha">
        {data.provados.length > 0 && (
          <ul className={styles.emails}>
            {data.provados.map(({ email, provadoEm }) => (
              <li key={email}>
                <span className={styles.quebra}>
                  {email}
                  <small className="t2"> desde {formatDay(provadoEm)}</small>
                </span>
                <Button small look="quiet" icon={IconX} iconOnly onClick={() => setLeaving(email)}>
                  {`Retirar ${email}`}
                </Button>
              </li>
            ))}
          </ul>
        )}
        {form ? (
          <ConfirmEmail conta={data} onDone={() => setAdding(false)} />
        ) : (
          data.provados.length < EMAILS_MAXIMO && (
            <div className="linha">
              <Button small icon={IconMailPlus} onClick={() => setAdding(true)}>
                Confirmar outro e-mail
              </Button>
            </div>
          )
        )}
      </div>
      <ConfirmDialog
        opened={leaving !== null}
        title="Retirar este e-mail?"
        confirmLabel="Retirar e-mail"
        onConfirm={() => leaving !== null && retirar(leaving)}
        onCancel={() => setLeaving(null)}
      >
        As ordens de serviço de <b>{leaving}</b> deixam de aparecer aqui. Você pode confirmá-lo de novo.
      </ConfirmDialog>
    </section>
  )
}

function Excluir({ onClose }: { onClose: () => void }) {
  const form = useSaveForm({
    initialValues: { senhaAtual: '' },
    validate: { senhaAtual: (value) => (value === '' ? requiredText('Senha atual') : null) },
    onSave: async ({ senhaAtual }) => {
      await leaveBy(() => deleteConta(senhaAtual))
      toast.success('A sua conta foi excluída.')
      location.assign('/index')
    },
  })
  return (
    <FormElement form={form} label="Excluir conta" className="pilha">
      <p>
        O seu nome, os e-mails e a senha são apagados, e ninguém mais entra. As ordens de serviço ficam com os
        postos, que respondem por elas: para removê-las, fale com o posto. Não pode ser desfeito.
      </p>
      <Problems of={form.problems} />
      <PasswordField {...form.field('senhaAtual')} label="Senha atual" />
      <div className="linha">
        <Button onClick={onClose}>Cancelar</Button>
        <Button look="danger" type="submit" disabled={form.saving} aria-busy={form.saving}>
          Excluir a minha conta
        </Button>
      </div>
    </FormElement>
  )
}

/** What a consumer may ask for of the own data: all of it, or its end. */
export function PrivacidadeDoConsumidor() {
  const [ending, setEnding] = useState(false)
  return (
    <section className="cartao" aria-label="Privacidade">
      <header>
        <h2>Privacidade</h2>
      </header>
      <div className="corpo pilha">
        <p className="t2">
          Tudo o que o sistema tem sobre você e as ordens de serviço dos seus e-mails confirmados, em um
          arquivo.
        </p>
        <div className="linha">
          <Button small icon={IconDownload} onClick={() => void downloadMeusDados().catch(tellFailure)}>
            Baixar os meus dados
          </Button>
          <Button small look="quiet" icon={IconTrash} onClick={() => setEnding(true)}>
            Excluir conta
          </Button>
        </div>
      </div>
      <Dialog opened={ending} onClose={() => setEnding(false)} title="Excluir a conta">
        <Excluir onClose={() => setEnding(false)} />
      </Dialog>
    </section>
  )
}
