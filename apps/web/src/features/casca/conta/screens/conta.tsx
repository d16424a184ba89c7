import { clsx } from 'clsx'
import styles from '../parts/conta.module.css'
import type { User } from '@app/contract/casca/session'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useChanges } from '../../../../platform/http/live.ts'
import { lacksSecondFactor } from '../../../../platform/session/abilities.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { LoadingCard } from '../../../../ui/feedback/loading-card.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { tellFailure } from '../../../../ui/feedback/tell-failure.ts'
import { ThemeChoice } from '../../../../app/theme-choice.tsx'
import { useEnter } from '../../../../ui/dialog/use-enter.ts'
import { contaQuery, downloadOwnData } from '../api.ts'
import { ChavesAcesso } from '../parts/chaves-acesso.tsx'
import { Dados } from '../parts/dados.tsx'
import { Foto } from '../parts/foto.tsx'
import { SegundoFator } from '../parts/segundo-fator.tsx'
import { Senha } from '../parts/senha.tsx'
import { Som } from '../parts/som.tsx'
import { Sessoes } from '../parts/sessoes.tsx'

type Props = {
  user: User
  /** Further preferences of the person for the screens. */
  preferences?: ReactNode
  /** What stands before the person's data. */
  first?: ReactNode
  /** The card of the own data, where it holds more than the account. */
  privacy?: ReactNode
}

const Aparencia = ({ user, preferences }: Pick<Props, 'user' | 'preferences'>) => (
  <section className="cartao" aria-label="Aparência">
    <header>
      <h2>Aparência</h2>
    </header>
    <div className="corpo pilha">
      <ThemeChoice />
      {preferences}
      <Som usuario={user.id} />
    </div>
  </section>
)

const Privacidade = () => (
  <section className="cartao" aria-label="Privacidade">
    <header>
      <h2>Privacidade</h2>
    </header>
    <div className="corpo pilha">
      <p className="t2">Tudo o que o sistema tem sobre você, em um arquivo.</p>
      <div className="linha">
        <Button small icon={IconDownload} onClick={() => void downloadOwnData().catch(tellFailure)}>
          Baixar os meus dados
        </Button>
      </div>
    </div>
  </section>
)

/** /conta: the own account, for everybody (decisions 15). */
export function ContaScreen({ user, preferences, first, privacy }: Props) {
  const enter = useEnter()
  const query = useQuery(contaQuery)
  const { data } = query
  useChanges(({ entidade, id }) => {
    if (entidade === '*' || (entidade === 'usuario' && id === user.id)) void query.refetch()
  })
  // The profile requires it and it is not set up yet, so nothing else is possible before (api.md, Session).
  const [required] = useState(() => lacksSecondFactor(user))
  const missing = lacksSecondFactor(user)
  const on = (next: User) => {
    if (required) void enter(next)
  }
  const factors = (
    <>
      <SegundoFator user={user} onOn={on} />
      <ChavesAcesso onOn={on} />
    </>
  )
  return (
    <Page title="Minha conta" subtitle={[user.papel, user.cliente?.nomeFantasia].filter(Boolean).join(' · ')}>
      {missing && (
        <div className={styles.contaAviso}>
          <Faixa tone="warning" title={`O perfil ${user.papel} exige a verificação em duas etapas.`}>
            Ative-a abaixo para usar o sistema: com um aplicativo autenticador no celular, ou com uma chave de
            acesso.
          </Faixa>
        </div>
      )}
      {data ? (
        <div className={clsx('duas', styles.pessoaDuas)}>
          <div className={styles.contaPilha}>
            {required && factors}
            {first}
            <Dados conta={data} />
            <Senha conta={data} />
            {!required && factors}
            <Sessoes />
          </div>
          <div className={styles.contaPilha}>
            <Foto conta={data} />
            <Aparencia user={user} preferences={preferences} />
            {privacy ?? <Privacidade />}
          </div>
        </div>
      ) : (
        <LoadingCard query={query} />
      )}
    </Page>
  )
}
