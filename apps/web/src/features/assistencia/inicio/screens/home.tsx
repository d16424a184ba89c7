import styles from '../parts/home.module.css'
import { useMediaQuery } from '@mantine/hooks'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { IconBolt, IconPlus } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import type { Inicio } from '@app/contract/assistencia/inicio'
import { useChanges } from '../../../../platform/http/live.ts'
import { useCan } from '../../../../platform/session/abilities.ts'
import { useUser } from '../../../../platform/session/session-store.ts'
import { ZONE } from '../../../../platform/text/time.ts'
import { LoadFailure, StaleNotice } from '../../../../ui/feedback/load-state.tsx'
import { EmptyState } from '../../../../ui/list/empty-state.tsx'
import { usePhone } from '../../../../ui/page/use-phone.ts'
import { ButtonLink } from '../../../../ui/page/button.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { inicioQuery } from '../api.ts'
import { Notify } from '../parts/notify.tsx'
import { Compras } from '../parts/compras.tsx'
import { type Chave, Contas, ContasBones, OutrasContas } from '../parts/contas.tsx'
import { Continue } from '../parts/continue.tsx'
import { Decisoes } from '../parts/decisoes.tsx'
import { NaSuaBancada, Trocas } from '../parts/filas.tsx'
import { Hoje } from '../parts/hoje.tsx'
import { Equipe, PecasAbaixo, PostosNoVermelho, RecebidoHoje } from '../parts/posto.tsx'
import { Reincidencias } from '../parts/reincidencias.tsx'
import { Balcao, Find } from '../parts/find.tsx'
import { useDinheiro } from '../../financeiro/index.ts'

// The numbers and lists come first.
const Graficos = lazy(() => import('../parts/graficos.tsx').then((module) => ({ default: module.Graficos })))

/** What the strip shows first, for each kind of day. */
const PRIMEIRAS = {
  balcao: ['ATRASADAS', 'ORCAMENTO', 'AVISOS', 'ENTREGAR', 'CRIACAO', 'ABERTAS'],
  gestor: ['ATRASADAS', 'PECAS', 'ORCAMENTO', 'AVISOS', 'ENTREGAR', 'ABERTAS'],
  bancada: ['ATRASADAS', 'AVALIAR', 'CONSERTAR', 'QUALIDADE', 'PECAS', 'ABERTAS'],
  fabrica: [
    'SOLICITADA',
    'AUTORIZADA',
    'REINCIDENCIAS',
    'TROCAS',
    'ATRASADAS',
    'PRAZO_PASSOU',
    'PRAZO_PERTO',
    'ABERTAS',
  ],
  financeiro: [
    'CONTESTADOS',
    'APROVAR',
    'PAGAR',
    'VENCIDAS',
    'GLOSAS',
    'CONFERIR',
    'NOTAS',
    'PRAZO_PASSOU',
    'ABERTAS',
  ],
} as const satisfies Record<string, readonly Chave[]>

const ENTIDADES = ['ordemServico', 'compraPeca', 'chamado', '*']

const hoje = new Intl.DateTimeFormat('pt-BR', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: ZONE,
})

type Dia = keyof typeof PRIMEIRAS

/** By what a person may do: manage a post, stand at its counter, work at its bench, see to money, or work for the manufacturer. */
function useDia(): Dia {
  const posto = useUser()?.posto
  const gere = useCan('OS_FINALIZAR')
  const cadastra = useCan('OS_CADASTRAR')
  const dinheiro = useCan('FINANCEIRO_VER')
  if (dinheiro && !cadastra) return 'financeiro'
  if (!posto) return 'fabrica'
  if (gere) return 'gestor'
  return cadastra ? 'balcao' : 'bancada'
}

/** The counter's buttons in the header, where the search is not the first thing. */
const NoTopo = () => (
  <>
    <ButtonLink small icon={IconBolt} to="/ordemServico/novo?tipo=PA">
      Pronto atendimento
    </ButtonLink>
    <ButtonLink small look="filled" icon={IconPlus} to="/ordemServico/novo">
      Nova OS
    </ButtonLink>
  </>
)

type Parts = { inicio: Inicio; dia: Dia; onDone: () => void }

/** The list of the day: what is decided, done or followed here, by what the person may do. */
const Principal = ({ inicio, dia, onDone }: Parts) => (
  <div className="pilha">
    <Filas dia={dia} />
    {inicio.decisoes && <Decisoes decisoes={inicio.decisoes} onDone={onDone} />}
    {inicio.equipe && <Equipe equipe={inicio.equipe} />}
    {inicio.balcao && <Hoje balcao={inicio.balcao} />}
    {dia === 'fabrica' && <TodasCompras inicio={inicio} dia={dia} onDone={onDone} />}
    {inicio.postos && <PostosNoVermelho postos={inicio.postos} />}
  </div>
)

/** What is worked on one by one: the own watches of a bench, exchanges at the manufacturer's. */
function Filas({ dia }: { dia: Dia }) {
  const user = useUser()
  const troca = useCan('TROCA_AUTORIZAR')
  if (dia === 'bancada' && user) return <NaSuaBancada tecnico={user.id} />
  return dia === 'fabrica' && troca && <Trocas />
}

/** At the manufacturer's an empty state says so; at a post it needs no card. */
const TodasCompras = ({ inicio: { compras }, dia, onDone }: Parts) => {
  const comPosto = dia === 'fabrica'
  return compras.map((grupo) =>
    comPosto || grupo.total > 0 ? (
      <Compras key={grupo.situacao} grupo={grupo} comPosto={comPosto} onDone={onDone} />
    ) : null,
  )
}

const Lado = ({ inicio, dia, onDone }: Parts) => (
  <div className="pilha">
    {inicio.reincidencias && <Reincidencias reincidencias={inicio.reincidencias} onDone={onDone} />}
    {dia === 'gestor' && <Posto inicio={inicio} />}
    {inicio.avisar && <Notify avisar={inicio.avisar} onDone={onDone} />}
    {dia !== 'fabrica' && <TodasCompras inicio={inicio} dia={dia} onDone={onDone} />}
    {inicio.continuar && <Continue continuar={inicio.continuar} />}
    {dia !== 'gestor' && <Posto inicio={inicio} />}
  </div>
)

const Posto = ({ inicio: { pecasAbaixo, recebidoHoje } }: { inicio: Inicio }) => (
  <>
    {pecasAbaixo && <PecasAbaixo pecasAbaixo={pecasAbaixo} />}
    {recebidoHoje && <RecebidoHoje recebidoHoje={recebidoHoje} />}
  </>
)

/** The start of the repair network: the work that waits for this person (spec §6, 'home boxes'; decisions 22). */
export function Home() {
  const client = useQueryClient()
  const posto = useUser()?.posto
  const phone = usePhone()
  // Beside the title there is room for the search only while the menu stands at the side.
  const estreito = useMediaQuery('(max-width: 999px)', false, { getInitialValueInEffect: false })
  const dia = useDia()
  const [agora] = useState(() => new Date())
  const { data, error, refetch, isFetching, dataUpdatedAt } = useQuery(inicioQuery)
  const reread = () => void client.invalidateQueries({ queryKey: inicioQuery.queryKey })
  useChanges(({ entidade }) => {
    if (ENTIDADES.includes(entidade)) reread()
  })
  const dinheiro = useDinheiro() ?? []
  const contas = data &&
    data.caixas.length + dinheiro.length > 0 && { ...data, dinheiro, primeiras: PRIMEIRAS[dia] }
  // Who decides or watches over others looks first at the numbers.
  const acima = dia === 'gestor' || dia === 'fabrica' || dia === 'financeiro'
  return (
    <Page
      subtitle={[posto?.nomeFantasia, hoje.format(agora)].filter(Boolean).join(' · ')}
      actions={
        acima &&
        !estreito && (
          <>
            <Find small />
            {dia === 'gestor' && <NoTopo />}
          </>
        )
      }
    >
      <div className="pilha">
        <div className={styles.topo}>
          {(!acima || estreito) && (
            <Balcao focus={dia === 'balcao'} cadastra={dia !== 'fabrica' && dia !== 'financeiro'} />
          )}
          {data && error && (
            <StaleNotice error={error} updatedAt={dataUpdatedAt} busy={isFetching} onRetry={refetch} />
          )}
          {!data && error && <LoadFailure error={error} busy={isFetching} onRetry={refetch} />}
          {!data && !error && <ContasBones />}
          {contas && <Contas {...contas} />}
          {contas && !phone && <OutrasContas {...contas} />}
        </div>
        {data && !contas && <EmptyState />}
        {data?.raias && (
          <div className={styles.graficos}>
            <Suspense fallback={<div className={styles.esperaGraficos} aria-busy="true" />}>
              <Graficos raias={data.raias} />
            </Suspense>
          </div>
        )}
        {data && (
          <div className={dia === 'fabrica' || dia === 'financeiro' ? styles.fabrica : styles.duas}>
            <Principal inicio={data} dia={dia} onDone={reread} />
            <Lado inicio={data} dia={dia} onDone={reread} />
          </div>
        )}
        {contas && phone && <OutrasContas {...contas} />}
      </div>
    </Page>
  )
}
