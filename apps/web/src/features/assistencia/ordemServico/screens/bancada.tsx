import { clsx } from 'clsx'
import styles from '../lista/bancada.module.css'
import { IconListSearch } from '@tabler/icons-react'
import type { AcaoOs, OrdemServico } from '@app/contract/assistencia/ordemServico'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useRefresh } from '../../../../platform/http/live.ts'
import { useCan } from '../../../../platform/session/abilities.ts'
import { useUser } from '../../../../platform/session/session-store.ts'
import { Button, ButtonLink } from '../../../../ui/page/button.tsx'
import { formatInteger } from '../../../../platform/text/format.ts'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { EmptyState } from '../../../../ui/list/empty-state.tsx'
import { LoadFailure, StaleNotice } from '../../../../ui/feedback/load-state.tsx'
import { LoadingCard } from '../../../../ui/feedback/loading-card.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { ORDENS, ordemKey, ordemQuery } from '../api.ts'
import { AcaoAberta } from '../acoes/acao-aberta.tsx'
import { arrangeAcoes, CONFERIR } from '../acoes/acoes.ts'
import { useStartAcao } from '../acoes/use-start-acao.ts'
import { AgoraCard } from '../ficha/agora-card.tsx'
import { Qualidade } from '../checklist/qualidade.tsx'
import { FilaCard } from '../lista/fila-card.tsx'
import { ModeloDocsCard } from '../../doc/index.ts'
import { useAbertas } from '../lista/use-abertas.ts'
import { daAba, isNaBancada, naBancada } from '../lista/fila.ts'
import type { Aba } from '../lista/fila.ts'

const HOJE = new Intl.DateTimeFormat('pt-BR', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'America/Sao_Paulo',
})

type InHand = { os: OrdemServico; onDone: (os: OrdemServico) => void }

function WatchInHand({ os, onDone }: InHand) {
  const docs = useCan('DOC_VER')
  const [acao, setAcao] = useState<AcaoOs | null>(null)
  const { proxima } = arrangeAcoes(os.proximasAcoes)
  const start = useStartAcao((_os, chosen) => setAcao(chosen))
  return (
    <div className="pilha">
      <AgoraCard os={os} proxima={proxima} onAcao={(chosen) => start(os, chosen)} onDone={onDone} />
      {os.relogio && docs && (
        <Suspense fallback={null}>
          <ModeloDocsCard modelo={os.relogio.modelo.id} />
        </Suspense>
      )}
      {acao && <AcaoAberta key={acao} os={os} acao={acao} onClose={() => setAcao(null)} onDone={onDone} />}
    </div>
  )
}

/** What of the queue is not there yet: nothing is left out unsaid. */
const Faltas = ({ abertas: { retry, parte, total, busy } }: { abertas: ReturnType<typeof useAbertas> }) =>
  (retry || parte) && (
    <div className={clsx('pilha', styles.faltas)}>
      {retry && (
        <Faixa
          tone="warning"
          title="Parte da fila não pôde ser carregada."
          action={
            <Button small disabled={busy} onClick={retry}>
              Tentar de novo
            </Button>
          }
        >
          Os números das abas contam só o que chegou.
        </Faixa>
      )}
      {parte && (
        <Faixa
          icon={IconListSearch}
          title={`A fila vem das ${formatInteger(parte.mostradas)} OS abertas há mais tempo, de ${formatInteger(total)}.`}
          action={
            <Button small disabled={busy} onClick={parte.more}>
              Carregar mais
            </Button>
          }
        >
          As mais novas ainda não contam nas abas.
        </Faixa>
      )}
    </div>
  )

type Props = { escolhida: number | undefined; onChoose: (id: number | undefined) => void }

/** /bancada: the watches on the bench by what comes next, one of them in hand; `#conferir` checks its repair. */
export function Bancada({ escolhida, onChoose }: Props) {
  const user = useUser()
  const conferir = useLocation({ select: ({ hash }) => hash === CONFERIR })
  const [hoje] = useState(() => HOJE.format(new Date()))
  const abertas = useAbertas()
  const lista = abertas.primeira
  useRefresh(ORDENS, 'ordemServico')
  const [escolha, setAba] = useState<Aba | null>(null)
  const todas = naBancada(abertas.ordens)
  // A person without own watches sees those of the post.
  const aba = escolha ?? (daAba(todas, 'minhas', user?.id).length > 0 ? 'minhas' : 'posto')
  const atual = escolhida ?? daAba(todas, aba, user?.id)[0]?.os.id
  const ordem = useQuery({ ...ordemQuery(atual ?? 0), enabled: atual !== undefined })
  useRefresh(ordemKey(atual ?? 0), 'ordemServico', atual)
  const { data, error, dataUpdatedAt, refetch, isFetching } = lista
  // The remaining acts on the watch in hand come first, then the next watch.
  const next = (os: OrdemServico) => {
    if (os.id !== escolhida || !isNaBancada(os)) onChoose(undefined)
  }
  // A decided check is over, also when the refused watch stays on the bench.
  if (conferir && ordem.data)
    return <Qualidade os={ordem.data} back="/bancada" onDone={() => onChoose(undefined)} />
  return (
    <Page
      title="Bancada"
      subtitle={[user?.posto?.nomeFantasia, hoje].filter(Boolean).join(' · ')}
      actions={
        <ButtonLink small icon={IconListSearch} to="/ordemServico">
          Todas as OS
        </ButtonLink>
      }
    >
      {data && error && (
        <StaleNotice error={error} updatedAt={dataUpdatedAt} onRetry={refetch} busy={isFetching} />
      )}
      <Faltas abertas={abertas} />
      {!data && error ? (
        <section className="cartao" aria-label="Bancada">
          <LoadFailure error={error} onRetry={refetch} busy={isFetching} />
        </section>
      ) : !data ? (
        <LoadingCard query={lista} fields={6} label="Bancada" />
      ) : todas.length === 0 && escolhida === undefined ? (
        <section className="cartao" aria-label="Bancada">
          <EmptyState hint="Nenhum relógio espera por você na bancada.">
            <ButtonLink small to="/ordemServico">
              Ver todas as OS
            </ButtonLink>
          </EmptyState>
        </section>
      ) : (
        <div className={styles.bancada}>
          {ordem.data ? (
            <WatchInHand key={ordem.data.id} os={ordem.data} onDone={next} />
          ) : (
            <LoadingCard query={ordem} fields={6} label="OS" />
          )}
          <FilaCard todas={todas} aba={aba} onAba={setAba} atual={atual} onChoose={onChoose} />
        </div>
      )}
    </Page>
  )
}
