import { usuarioView } from '@app/contract/registers/usuario'
import {
  IconDownload,
  IconLogout,
  IconMail,
  IconShieldOff,
  IconUserCheck,
  IconUserOff,
} from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCan, useReaches } from '../../../../platform/session/abilities.ts'
import { describeError } from '../../../../platform/http/errors.ts'
import { AnonymiseDialog } from '../../../../register/anonymise-dialog.tsx'
import { RecordActions } from '../../../../register/record/record-actions.tsx'
import { isAnonymised, valueAt, valueText } from '../../../../register/record/record.ts'
import type { RegisterRecord } from '../../../../register/record/record.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { ConfirmDialog } from '../../../../ui/dialog/confirm-dialog.tsx'
import { tellFailure } from '../../../../ui/feedback/tell-failure.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useRelease } from './use-release.tsx'
import { anonymise, downloadDados, endSessions, inviteAgain, resetSecondFactor } from '../api.ts'

const LOST =
  'A pessoa deixa de entrar e o cadastro deixa de existir. O que ela fez continua no histórico. Para só impedir a entrada, deixe o cadastro inativo.'

type Props = {
  record: RegisterRecord
  own: boolean
  /** The person got access, so the form restarts. */
  onLetIn: () => void
}

/** History, deletion, LGPD and the second factor of a user. */
export function UsuarioActions({ record, own, onLetIn }: Props) {
  const client = useQueryClient()
  const reaches = useReaches(record['authorities']) || own
  const canEdit = useCan('USUARIO_EDITAR') && reaches
  const [asking, setAsking] = useState<'anonimizar' | 'fator' | null>(null)
  const name = valueText(record['nome'])
  const gone = isAnonymised(record)
  const close = () => setAsking(null)
  const act = async (task: () => Promise<unknown>, done: string) => {
    try {
      await task()
      await client.invalidateQueries({ queryKey: [usuarioView.name] })
      toast.success(done)
    } catch (error) {
      toast.error(describeError(error))
    }
    close()
  }
  const never = record['ultimoAcesso'] === null
  const factor =
    valueAt(record, 'segundoFator.ativo') === true || valueAt(record, 'segundoFator.chaveAcesso') === true
  const active = record['status'] === 'ATIVO' && !gone
  const more = [
    ...(active && never
      ? [
          {
            label: 'Enviar o convite de novo',
            icon: IconMail,
            onSelect: () => void act(() => inviteAgain(record.id), 'Convite enviado.'),
          },
        ]
      : []),
    ...(active && !never && !own
      ? [
          {
            label: 'Encerrar as sessões abertas',
            icon: IconLogout,
            onSelect: () => void act(() => endSessions(record.id), 'Sessões encerradas.'),
          },
        ]
      : []),
    {
      label: 'Exportar os dados da pessoa',
      icon: IconDownload,
      onSelect: () => void downloadDados(record.id).catch(tellFailure),
    },
    ...(factor && !own
      ? [
          {
            label: 'Desativar a verificação em duas etapas',
            icon: IconShieldOff,
            onSelect: () => setAsking('fator'),
          },
        ]
      : []),
    ...(own || gone
      ? []
      : [{ label: 'Anonimizar', icon: IconUserOff, danger: true, onSelect: () => setAsking('anonimizar') }]),
  ]
  const liberar = useRelease(onLetIn)
  return (
    <>
      {liberar.can && active && record['tipo'] === 'pendente' && (
        <Button
          small
          look="filled"
          icon={IconUserCheck}
          iconOnPhone
          onClick={() =>
            liberar.open({
              id: record.id,
              versao: record.versao,
              nome: name,
              email: valueText(record['email']),
            })
          }
        >
          Liberar acesso
        </Button>
      )}
      {liberar.dialog}
      <RecordActions
        view={usuarioView}
        record={record}
        more={canEdit ? more : []}
        lost={LOST}
        deletable={!own && reaches}
      />
      <ConfirmDialog
        opened={asking === 'fator'}
        title="Desativar a verificação em duas etapas?"
        subtitle={name}
        confirmLabel="Desativar"
        danger
        onConfirm={() => act(() => resetSecondFactor(record.id), 'Verificação em duas etapas desativada.')}
        onCancel={close}
      >
        <p>
          Faça isto só para quem perdeu o celular e os códigos de recuperação, e depois de ter certeza de quem
          pede. As chaves de acesso da pessoa também se removem: ela passa a entrar só com a senha, até ativar
          de novo.
        </p>
      </ConfirmDialog>
      <AnonymiseDialog
        opened={asking === 'anonimizar'}
        title="Anonimizar esta pessoa?"
        name={name}
        onConfirm={() => act(() => anonymise(record.id), 'Os dados da pessoa foram removidos.')}
        onCancel={close}
      >
        <p>
          Nome, e-mail, CPF, foto e senha são apagados para sempre e a pessoa não entra mais. Pedidos, notas e
          o histórico ficam, sem o nome dela, porque a lei manda guardar os registros fiscais.
        </p>
      </AnonymiseDialog>
    </>
  )
}
