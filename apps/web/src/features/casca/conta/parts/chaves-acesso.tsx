import styles from './conta.module.css'
import { CHAVES_ACESSO_MAXIMO, type ChaveAcesso } from '@app/contract/casca/chaveAcesso'
import type { User } from '@app/contract/casca/session'
import { IconKey } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { createPasskey, isGivenUp, isKnownDevice } from '../../../../platform/session/passkey.ts'
import { fetchUser } from '../../../../platform/session/session.ts'
import { formatDateTime, formatMoment } from '../../../../platform/text/format.ts'
import { ConfirmDialog } from '../../../../ui/dialog/confirm-dialog.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { LoadFailure } from '../../../../ui/feedback/load-state.tsx'
import { Bone } from '../../../../ui/feedback/skeleton.tsx'
import { tellFailure } from '../../../../ui/feedback/tell-failure.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { PasswordField } from '../../../../ui/fields/password-field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { requiredText, useSaveForm } from '../../../../ui/form/use-save-form.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { Icon } from '../../../../ui/page/icon.tsx'
import { chavesQuery, removeChave } from '../api.ts'
import { Step } from './step.tsx'

type NovaProps = { onDone: (chaves: ChaveAcesso[]) => void; onCancel: () => void }

function Nova({ onDone, onCancel }: NovaProps) {
  const form = useSaveForm({
    initialValues: { nome: '', senhaAtual: '' },
    validate: {
      nome: (value) => (value.trim() === '' ? requiredText('Nome') : null),
      senhaAtual: (value) => (value === '' ? requiredText('Senha atual') : null),
    },
    onSave: async ({ nome, senhaAtual }) => {
      try {
        onDone(await createPasskey(senhaAtual, nome.trim()))
      } catch (error) {
        if (isKnownDevice(error)) toast.error('Este aparelho já tem uma chave de acesso sua.')
        else if (isGivenUp(error)) toast.info('Nenhuma chave foi criada.')
        else throw error
      }
    },
  })
  return (
    <Step form={form} act="Continuar" onCancel={onCancel}>
      <p>
        O navegador pergunta onde guardar a chave: neste aparelho, no celular ou numa chave de segurança. Para
        usá-la basta a digital, o rosto ou o PIN dele.
      </p>
      <TextField
        {...form.field('nome')}
        label="Nome"
        help="Como você vai reconhecê-la: “Notebook do balcão”, “Meu celular”."
        maxLength={60}
      />
      <PasswordField {...form.field('senhaAtual')} label="Senha atual" />
    </Step>
  )
}

function Chave({ chave, onRemove }: { chave: ChaveAcesso; onRemove: () => void }) {
  const { nome, criadaEm, usadaEm, sincronizada } = chave
  return (
    <li className={styles.contaSessao}>
      <Icon of={IconKey} />
      <div>
        <b>{nome}</b>
        <p className="t2 sm">
          {usadaEm
            ? `Usada ${formatMoment(usadaEm)}`
            : `Criada em ${formatDateTime(criadaEm)}, ainda não usada`}
          {sincronizada && ' · em todos os aparelhos da sua conta'}
        </p>
      </div>
      <Button small onClick={onRemove} aria-label={`Remover a chave ${nome}`}>
        Remover
      </Button>
    </li>
  )
}

/** The person's passkeys: to enter by the lock of a device, without the password. */
export function ChavesAcesso({ onOn }: { onOn: (user: User) => void }) {
  const client = useQueryClient()
  const { data, error, refetch, isFetching } = useQuery(chavesQuery)
  const [adding, setAdding] = useState(false)
  const [removing, setRemoving] = useState<ChaveAcesso | null>(null)
  const created = (chaves: ChaveAcesso[]) => {
    client.setQueryData(chavesQuery.queryKey, chaves)
    setAdding(false)
    toast.success('Chave de acesso criada. Na próxima vez, entre por ela.')
    // A profile that requires two factors lets the person on with the first key.
    void fetchUser().then(onOn, () => undefined)
  }
  const remove = async () => {
    if (!removing) return
    try {
      await removeChave(removing.id)
      toast.success('Chave de acesso removida.')
    } catch (failure) {
      tellFailure(failure)
    }
    setRemoving(null)
    await client.invalidateQueries({ queryKey: chavesQuery.queryKey })
    await fetchUser().catch(() => undefined)
  }
  const can = 'PublicKeyCredential' in globalThis
  return (
    <section className="cartao" aria-label="Chaves de acesso">
      <header>
        <h2>Chaves de acesso</h2>
        {can && data && data.length < CHAVES_ACESSO_MAXIMO && (
          <Button small className="fim" onClick={() => setAdding(true)}>
            Criar chave
          </Button>
        )}
      </header>
      {!data && error ? (
        <LoadFailure error={error} onRetry={refetch} busy={isFetching} />
      ) : data?.length === 0 ? (
        <p className="corpo t2">
          {can
            ? 'Entre pela digital, pelo rosto ou pelo PIN do aparelho, sem digitar a senha. A chave não sai do aparelho e não serve em sites falsos.'
            : 'Este navegador não guarda chaves de acesso.'}
        </p>
      ) : (
        <ul className={styles.contaSessoes}>
          {data ? (
            data.map((chave) => <Chave key={chave.id} chave={chave} onRemove={() => setRemoving(chave)} />)
          ) : (
            <li className={styles.contaSessao}>
              <Bone />
            </li>
          )}
        </ul>
      )}
      <Dialog opened={adding} onClose={() => setAdding(false)} title="Criar chave de acesso">
        <Nova onDone={created} onCancel={() => setAdding(false)} />
      </Dialog>
      <ConfirmDialog
        opened={removing !== null}
        title={`Remover a chave ${removing?.nome ?? ''}?`}
        confirmLabel="Remover"
        danger
        onConfirm={remove}
        onCancel={() => setRemoving(null)}
      >
        <p>Ela deixa de entrar neste sistema. Apague-a também no aparelho ou na chave de segurança.</p>
      </ConfirmDialog>
    </section>
  )
}
