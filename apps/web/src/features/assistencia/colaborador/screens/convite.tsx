import type { ConviteAberto } from '@app/contract/assistencia/colaborador'
import { FORCA_TROCA } from '@app/contract/casca/cadastro'
import { errorText } from '@app/contract/casca/errors'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiError, describeError } from '../../../../platform/http/errors.ts'
import { tokenOf } from '../../../../platform/session/link-token.ts'
import { formatDateTime } from '../../../../platform/text/format.ts'
import { EntryFrame } from '../../../../ui/entry/entry-frame.tsx'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { NameField } from '../../../../ui/fields/name-field.tsx'
import { NewPasswordField } from '../../../../ui/fields/new-password-field.tsx'
import { PasswordField } from '../../../../ui/fields/password-field.tsx'
import { requiredCheck, useSaveForm } from '../../../../ui/form/use-save-form.ts'
import { Bone } from '../../../../ui/feedback/skeleton.tsx'
import { Button } from '../../../../ui/page/button.tsx'
import { EntryForm, sameCheck, useNewAccount } from '../../../casca/cadastro/index.ts'
import { acceptConvite, conviteQuery } from '../api.ts'

type FieldsProps = { token: string; convite: ConviteAberto; onRefused: (error: ApiError) => boolean }

function Fields({ token, convite: { posto, papel, email, expiraEm }, onRefused }: FieldsProps) {
  const makeAccount = useNewAccount()
  const form = useSaveForm({
    initialValues: { nome: '', senha: '', confirmacao: '' },
    validate: {
      nome: requiredCheck('Nome'),
      senha: requiredCheck('Senha'),
      confirmacao: (value, { senha }) => sameCheck(senha, value),
    },
    onSave: ({ senha, ...values }) =>
      makeAccount({
        nome: values.nome,
        email,
        senha,
        campo: 'senha',
        minima: FORCA_TROCA,
        create: ({ nome }) => acceptConvite({ token, nome, senha, confirmacao: values.confirmacao }),
      }),
    onRefused,
  })
  return (
    <>
      <p className="t2">
        <b>{posto}</b> convidou você como <b>{papel}</b>. Você vai entrar com {email}. O convite vale até{' '}
        <span className="num">{formatDateTime(expiraEm)}</span>.
      </p>
      <EntryForm form={form} label="Convite" act="Aceitar e entrar">
        <NameField {...form.field('nome')} label="Nome" autoComplete="name" maxLength={120} />
        <NewPasswordField
          {...form.field('senha')}
          label="Senha"
          minima={FORCA_TROCA}
          dono={{ nome: form.values.nome, email }}
        />
        <PasswordField {...form.field('confirmacao')} label="Confirme a senha" autoComplete="new-password" />
      </EntryForm>
    </>
  )
}

/** The ends of an invitation, after which its link opens nothing. */
const ENDS = ['LINK_VENCIDO', 'CONVITE_ACEITO', 'CONVITE_REVOGADO', 'CONVITE_VENCIDO']

const Over = ({ words }: { words: string }) => (
  <div className="pilha">
    <Faixa tone="warning">{words}</Faixa>
    <p className="sm">
      <Link className="link" to="/index">
        Ir para a entrada
      </Link>
    </p>
  </div>
)

function OfToken({ token }: { token: string }) {
  const { data, error, refetch, isFetching } = useQuery(conviteQuery(token))
  const [over, setOver] = useState<string | null>(null)
  const ended = error instanceof ApiError && ENDS.includes(error.code) ? describeError(error) : null
  if (over ?? ended) return <Over words={over ?? ended ?? ''} />
  if (error)
    return (
      <Faixa
        tone="error"
        action={
          <Button small disabled={isFetching} onClick={() => void refetch()}>
            Tentar de novo
          </Button>
        }
      >
        {describeError(error)}
      </Faixa>
    )
  if (!data) return <Bone />
  const onRefused = (refusal: ApiError) => {
    if (!ENDS.includes(refusal.code)) return false
    setOver(describeError(refusal))
    return true
  }
  return <Fields token={token} convite={data} onRefused={onRefused} />
}

/** /convite#token=…: where the mail of an invitation leads. */
export function AcceptConvite() {
  const [token] = useState(() => tokenOf(location.hash))
  return (
    <EntryFrame title="Convite">
      {token === '' ? <Over words={errorText('LINK_VENCIDO')} /> : <OfToken token={token} />}
    </EntryFrame>
  )
}
