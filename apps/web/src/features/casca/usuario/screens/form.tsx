import { clsx } from 'clsx'
import styles from '../parts/usuario.module.css'
import { usuarioView } from '@app/contract/registers/usuario'
import { FORCA_TROCA } from '@app/contract/casca/cadastro'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useCan, useReaches } from '../../../../platform/session/abilities.ts'
import { fetchUser } from '../../../../platform/session/session.ts'
import { useUser } from '../../../../platform/session/session-store.ts'
import { demandStrength } from '../../../../platform/session/strength.ts'
import { RecordForm } from '../../../../register/form/record-form.tsx'
import { formKeyOf, isAnonymised, valueText } from '../../../../register/record/record.ts'
import type { RegisterRecord } from '../../../../register/record/record.ts'
import { NaoEntrega } from '../../../../register/record/nao-entrega.tsx'
import { useRecord } from '../../../../register/record/use-record.ts'
import { useRecordForm } from '../../../../register/form/use-record-form.ts'
import type { FieldValue } from '../../../../register/form/values.ts'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { LoadingCard } from '../../../../ui/feedback/loading-card.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { PhotoCard } from '../../../../ui/media/photo-card.tsx'
import { perfisQuery } from '../api.ts'
import { Acesso } from '../parts/acesso.tsx'
import { UsuarioActions } from '../parts/actions.tsx'
import { UsuarioFields } from '../parts/fields.tsx'
import { extraOf, formView, PENDENTE, wireOf } from '../parts/form-view.ts'

const text = (value: FieldValue | undefined) => (typeof value === 'string' ? value : '')

const check = async ({ senha, nome, email }: Record<string, FieldValue>) => {
  if (text(senha) !== '')
    await demandStrength('senha', text(senha), { nome: text(nome), email: text(email) }, FORCA_TROCA)
}

function Fields({ record }: { record?: RegisterRecord }) {
  const router = useRouter()
  const me = useUser()
  const own = record !== undefined && record.id === me?.id
  const gone = isAnonymised(record)
  const beyond = !useReaches(record?.['authorities'] ?? []) && !own
  const editable = useCan('USUARIO_EDITAR') && !gone && !beyond
  const { data: perfis = [] } = useQuery(perfisQuery)
  const view = useMemo(
    () =>
      formView([
        { value: PENDENTE, label: 'Cadastro pendente' },
        ...perfis.map(({ codigo, nome }) => ({ value: codigo, label: nome })),
      ]),
    [perfis],
  )
  const state = useRecordForm(view, record, {
    extra: extraOf,
    wire: wireOf,
    check,
    savedText: 'Usuário salvo com sucesso.',
    onSaved: () => {
      if (own) void fetchUser().catch(() => undefined)
      void router.navigate({ to: '/usuario' })
    },
  })
  const stored = record
    ? {
        role: valueText(record['role']),
        papel: valueText(record['papel']),
        linked: record['cliente'] ? ('cliente' as const) : record['posto'] ? ('posto' as const) : null,
      }
    : null
  const { form } = state
  const foto = form.field('foto')
  return (
    <RecordForm view={view} state={state} editable={editable}>
      {gone && (
        <Faixa tone="info">Os dados desta pessoa foram removidos. Ficou só o que a lei manda guardar.</Faixa>
      )}
      {record && <NaoEntrega de="usuario" id={record.id} versao={record['versao']} />}
      {beyond && <Faixa tone="info">Esta pessoa pode mais do que você: só quem pode o mesmo a altera.</Faixa>}
      <div className={clsx('duas', styles.usuarioDuas)}>
        <UsuarioFields form={form} perfis={perfis} stored={stored} locked={!editable} own={own} />
        <div className={styles.usuarioPilha}>
          <PhotoCard
            name={text(form.values['nome']) || 'Novo usuário'}
            foto={text(foto.value)}
            onChange={foto.onChange}
            emForm
            error={foto.error}
            locked={!editable}
            note={text(foto.value).startsWith('data:') ? 'Entra com o botão Salvar.' : undefined}
          />
          {record && <Acesso record={record} />}
        </div>
      </div>
    </RecordForm>
  )
}

/** /usuario/{id}: the title is the specification's, the subtitle names the account (ux.md). */
export function UsuarioForm({ id }: { id: number }) {
  const me = useUser()
  const query = useRecord(usuarioView, id)
  const [round, setRound] = useState(0)
  const { data } = query
  return (
    <Page
      title="Cliente"
      subtitle={data ? `Usuário · ${valueText(data['nome'])}` : 'Usuário'}
      back="/usuario"
      actions={
        data && (
          <UsuarioActions
            record={data}
            own={data.id === me?.id}
            onLetIn={() => setRound((before) => before + 1)}
          />
        )
      }
    >
      {data ? <Fields key={`${formKeyOf(data)} ${round}`} record={data} /> : <LoadingCard query={query} />}
    </Page>
  )
}

/** /usuario/novo. */
export const NovoUsuario = () => (
  <Page title="Novo Usuário" subtitle="Quem vai entrar no sistema" back="/usuario">
    <Fields />
  </Page>
)
