import styles from '../ficha/os.module.css'
import { ACAO_OS_LABELS, OS_TYPE_LABELS } from '@app/contract/assistencia/ordemServico'
import type { AcaoOs, OrdemServico, StatusOs } from '@app/contract/assistencia/ordemServico'
import { NA_ENTRADA, TERMINAIS } from '@app/rules/assistencia/ordemServico'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { IconHeadset, IconMessages, IconPrinter } from '@tabler/icons-react'
import { useCan } from '../../../../platform/session/abilities.ts'
import { useRefresh } from '../../../../platform/http/live.ts'
import { useUser } from '../../../../platform/session/session-store.ts'
import { ActionMenu } from '../../../../ui/dialog/action-menu.tsx'
import { Button } from '../../../../ui/page/button.tsx'
import { StaleNotice } from '../../../../ui/feedback/load-state.tsx'
import { LoadingCard } from '../../../../ui/feedback/loading-card.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { AvaliacaoCard } from '../../avaliacao/index.ts'
import { historicoQuery, ordemKey, ordemQuery } from '../api.ts'
import { AcaoAberta } from '../acoes/acao-aberta.tsx'
import { ACAO_ICONS, arrangeAcoes, isPerigosa } from '../acoes/acoes.ts'
import { useStartAcao } from '../acoes/use-start-acao.ts'
import { AceiteDialog } from '../acoes/aceite-dialog.tsx'
import { NoteDialog } from '../acoes/note-dialog.tsx'
import { BeforeAfter } from '../fotos/before-after.tsx'
import { AvisosCard } from '../ficha/avisos-card.tsx'
import { ChecklistsCard } from '../checklist/checklist-card.tsx'
import { ClienteCard } from '../ficha/cliente-card.tsx'
import { hasCondicoes } from '../ficha/condicoes.ts'
import { CondicoesCard } from '../ficha/condicoes-card.tsx'
import { ContaCard } from '../ficha/conta-card.tsx'
import { ConsumidorDialog } from '../acoes/consumidor-dialog.tsx'
import { CorrectDialog } from '../acoes/correct-dialog.tsx'
import { EscolhaCard, hasEscolha } from '../ficha/escolha-card.tsx'
import { DoneOs } from '../ficha/done-card.tsx'
import { HistoricoCard } from '../ficha/historico-card.tsx'
import { OrcamentoCard } from '../orcamento/orcamento-card.tsx'
import { papeisDe, PAPEL_OS_LABELS } from '../impresso/papel.ts'
import { RelogioCard } from '../ficha/relogio-card.tsx'
import { Rumo } from '../ficha/rumo.tsx'
import { ModeloDocsCard } from '../../doc/index.ts'
import { StatusOsBadge } from '../ficha/status-os.tsx'

/** Statuses in which the consumer may be asked for a rating. */
const AVALIADAS: readonly StatusOs[] = ['ENTREGUE', 'ATENDIDA', 'FINALIZADA']

type OpenDialog = { tipo: 'acao'; acao: AcaoOs } | { tipo: 'anotar' | 'corrigir' | 'consumidor' | 'aceite' }

const subtitleOf = ({ osType, posto, relogio, consumidor }: OrdemServico, proprio: number | undefined) =>
  [
    osType === 'PA' && OS_TYPE_LABELS.PA,
    posto.id !== proprio && posto.nomeFantasia,
    relogio?.modelo.descricao,
    consumidor.nome,
  ]
    .filter(Boolean)
    .join(' · ')

/** Whether there is money to show: an amount is or was due, or was paid. */
const hasConta = (os: OrdemServico): os is OrdemServico & { conta: NonNullable<OrdemServico['conta']> } =>
  os.conta !== null && (os.conta.devido > 0 || os.conta.abatimento > 0 || os.conta.pagamentos.length > 0)

function Os({ os, error, updatedAt, onRetry, busy }: LoadedProps) {
  const router = useRouter()
  const [aberto, setAberto] = useState<OpenDialog | null>(null)
  const { posto } = useUser() ?? {}
  // A credenciado's people may only read the orders of its habilitados.
  const own = !posto || posto.id === os.posto.id
  const cadastra = useCan('OS_CADASTRAR') && own
  const docs = useCan('DOC_VER')
  const anota = useCan('OS_AVISAR') && own
  const responde = useCan('OS_RESPONDER') && own
  const entrega = useCan('OS_ENTREGAR') && own
  const chama = useCan('CHAMADO_VER') && own
  const conversa = useCan('CHAT_USAR') && own
  const historico = useQuery(historicoQuery(os.id))
  const editable = cadastra && !TERMINAIS.includes(os.statusOS.name)
  const trocavel = cadastra && NA_ENTRADA.includes(os.statusOS.name)
  const acoes = arrangeAcoes(os.proximasAcoes)
  const begin = useStartAcao((_os, acao) => setAberto({ tipo: 'acao', acao }))
  const start = (acao: AcaoOs) => begin(os, acao)
  const close = () => setAberto(null)
  return (
    <Page
      title={`OS ${os.numero}`}
      subtitle={subtitleOf(os, posto?.id)}
      back="/ordemServico"
      status={
        <span className="so-mesa">
          <StatusOsBadge status={os.statusOS} />
        </span>
      }
      actions={
        <>
          {acoes.aoLado.map((acao) => (
            <Button small key={acao} className="so-mesa" icon={ACAO_ICONS[acao]} onClick={() => start(acao)}>
              {ACAO_OS_LABELS[acao]}
            </Button>
          ))}
          <ActionMenu
            actions={[
              ...[...acoes.aoLado, ...acoes.menu].map((acao) => ({
                label: ACAO_OS_LABELS[acao],
                icon: ACAO_ICONS[acao],
                danger: isPerigosa(acao),
                onSelect: () => start(acao),
              })),
              ...(chama
                ? [
                    {
                      label: 'Abrir chamado',
                      icon: IconHeadset,
                      onSelect: () => void router.navigate({ to: '/chamado/novo', search: { os: os.id } }),
                    },
                  ]
                : []),
              ...(conversa
                ? [
                    {
                      label: 'Conversar sobre esta OS',
                      icon: IconMessages,
                      onSelect: () => void router.navigate({ to: '/chat', search: { os: os.id } }),
                    },
                  ]
                : []),
              ...papeisDe(os).map((papel) => ({
                label: `Imprimir ${PAPEL_OS_LABELS[papel].toLowerCase()}`,
                icon: IconPrinter,
                onSelect: () =>
                  void router.navigate({
                    to: '/ordemServico/$id/imprimir/$papel',
                    params: { id: String(os.id), papel },
                  }),
              })),
            ]}
          />
        </>
      }
    >
      {error && <StaleNotice error={error} updatedAt={updatedAt} onRetry={onRetry} busy={busy} />}
      <Rumo os={os} historico={historico.data ?? []} proxima={acoes.proxima} onAcao={start} />
      <div className={styles.osDuas}>
        <div className="pilha">
          {hasEscolha(os) && <EscolhaCard os={os} onAcao={start} />}
          <RelogioCard os={os} editable={editable} onEdit={() => setAberto({ tipo: 'corrigir' })} />
          {os.orcamento && <OrcamentoCard os={os} orcamento={os.orcamento} />}
          <BeforeAfter os={os} />
          <ChecklistsCard osId={os.id} checklists={os.checklists} />
          {os.linhasPa.length > 0 && <DoneOs os={os} />}
          {hasConta(os) && <ContaCard conta={os.conta} />}
          {os.relogio && docs && (
            <Suspense fallback={null}>
              <ModeloDocsCard modelo={os.relogio.modelo.id} />
            </Suspense>
          )}
        </div>
        <div className="pilha">
          <ClienteCard
            os={os}
            canLink={responde}
            onReplace={trocavel ? () => setAberto({ tipo: 'consumidor' }) : undefined}
          />
          {hasCondicoes(os) && (
            <CondicoesCard os={os} onAccept={cadastra ? () => setAberto({ tipo: 'aceite' }) : undefined} />
          )}
          <AvisosCard os={os} canTell={anota} />
          {AVALIADAS.includes(os.statusOS.name) && <AvaliacaoCard osId={os.id} canLink={entrega} />}
          <HistoricoCard
            historico={historico.data}
            onAnnotate={anota ? () => setAberto({ tipo: 'anotar' }) : undefined}
          />
        </div>
      </div>
      {aberto?.tipo === 'acao' && <AcaoAberta key={aberto.acao} os={os} acao={aberto.acao} onClose={close} />}
      {aberto?.tipo === 'aceite' && <AceiteDialog os={os} onClose={close} />}
      {aberto?.tipo === 'anotar' && <NoteDialog os={os} onClose={close} />}
      {aberto?.tipo === 'consumidor' && <ConsumidorDialog os={os} onClose={close} />}
      {aberto?.tipo === 'corrigir' && <CorrectDialog os={os} onClose={close} />}
    </Page>
  )
}

type LoadedProps = {
  os: OrdemServico
  error: Error | null
  updatedAt: number
  onRetry: () => unknown
  busy: boolean
}

/** /ordemServico/{id}: the order's progress, its next act, and its data. */
export function OsScreen({ id }: { id: number }) {
  const query = useQuery(ordemQuery(id))
  useRefresh(ordemKey(id), 'ordemServico', id)
  const { data, error, dataUpdatedAt, refetch, isFetching } = query
  if (data)
    return (
      <Os key={id} os={data} error={error} updatedAt={dataUpdatedAt} onRetry={refetch} busy={isFetching} />
    )
  return (
    <Page title="Ordem de serviço" back="/ordemServico">
      <LoadingCard query={query} fields={6} label="Ordem de serviço" />
    </Page>
  )
}
