import { type Instalacao, SITUACAO_COPIA_LABELS } from '@app/contract/casca/instalacao'
import { IconDatabaseExport } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatBytes, formatCount, formatDateTime, formatInteger } from '../../../../platform/text/format.ts'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { LoadingCard } from '../../../../ui/feedback/loading-card.tsx'
import { tellFailure } from '../../../../ui/feedback/tell-failure.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useTask } from '../../../../ui/feedback/use-task.ts'
import { type Column, DataTable } from '../../../../ui/list/data-table.tsx'
import { Button } from '../../../../ui/page/button.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { instalacaoQuery, orderCopia } from '../api.ts'
import styles from './instalacao.module.css'

type Copia = Instalacao['copias']['lista'][number]

/** A copy that failed, one that was proved, one that only stands there. */
const estadoDe = ({ falha, testadaEm, testeFalha, guardada }: Copia): string => {
  if (falha !== null) return `Não foi feita: ${falha}`
  if (testeFalha !== null) return `O ensaio falhou: ${testeFalha}`
  if (!guardada) return 'Removida, há mais novas'
  return testadaEm === null ? 'Guardada' : `Guardada, restaurada como ensaio em ${formatDateTime(testadaEm)}`
}

const COLUMNS: Column<Copia>[] = [
  {
    key: 'quando',
    header: 'Quando',
    width: '160px',
    cell: ({ iniciadaEm }) => <span className="num">{formatDateTime(iniciadaEm)}</span>,
  },
  {
    key: 'tamanho',
    header: 'Tamanho',
    right: true,
    width: '110px',
    cell: ({ falha, bytes }) => <span className="num">{falha === null ? formatBytes(bytes) : '—'}</span>,
  },
  {
    key: 'linhas',
    header: 'Linhas',
    right: true,
    width: '110px',
    wideOnly: true,
    cell: ({ falha, linhas }) => <span className="num">{falha === null ? formatInteger(linhas) : '—'}</span>,
  },
  {
    key: 'arquivos',
    header: 'Arquivos',
    right: true,
    width: '100px',
    wideOnly: true,
    cell: ({ falha, arquivos }) => (
      <span className="num">{falha === null ? formatInteger(arquivos) : '—'}</span>
    ),
  },
  { key: 'estado', header: 'Estado', cell: estadoDe },
]

const Fato = ({ nome, children }: { nome: string; children: ReactNode }) => (
  <div>
    <dt>{nome}</dt>
    <dd className="num">{children}</dd>
  </div>
)

const esperaDe = ({ devidas, esperaSegundos }: Instalacao['tarefas']): string =>
  devidas === 0
    ? 'nenhuma'
    : `${formatInteger(devidas)}, a mais antiga há ${formatCount(Math.round(esperaSegundos), 'segundo', 'segundos')}`

const lugarDe = ({ bucket, responde }: Instalacao['arquivos']): string => {
  if (bucket === null) return 'No disco'
  return responde ? `No bucket ${bucket}` : `O bucket ${bucket} não responde`
}

function Fatos({ dados }: { dados: Instalacao }) {
  const { arquivos, disco, tarefas } = dados
  return (
    <section className="cartao" aria-labelledby="fatos">
      <header>
        <h2 id="fatos">Este servidor</h2>
      </header>
      <dl className={`corpo ${styles.fatos}`}>
        <Fato nome="Versão">{dados.versao}</Fato>
        <Fato nome="No ar desde">{formatDateTime(dados.desde)}</Fato>
        <Fato nome="Node">{dados.node}</Fato>
        <Fato nome="PostgreSQL">{dados.postgres}</Fato>
        <Fato nome="Última migração">{dados.migracao}</Fato>
        <Fato nome="Banco de dados">{formatBytes(dados.bancoBytes)}</Fato>
        <Fato nome="Disco livre">
          {formatBytes(disco.livre)} de {formatBytes(disco.total)}
        </Fato>
        <Fato nome="Arquivos">{lugarDe(arquivos)}</Fato>
        <Fato nome="Tarefas à espera">{esperaDe(tarefas)}</Fato>
        <Fato nome="Tarefas que falharam">{formatInteger(tarefas.desistidas)}</Fato>
      </dl>
    </section>
  )
}

/** What is wrong with the copies, and what to do about it. */
function Aviso({ copias: { situacao, lista } }: { copias: Instalacao['copias'] }) {
  const [ultima] = lista
  if (situacao === 'DESLIGADA')
    return (
      <Faixa tone="warning" title="Nenhuma cópia é feita.">
        COPIAS_GUARDAR está em 0 na configuração do servidor.
      </Faixa>
    )
  if (situacao === 'ATRASADA')
    return (
      <Faixa tone="error" title="A cópia desta noite não foi feita.">
        {ultima?.falha ?? 'Nenhum processo que faz tarefas estava no ar.'}
      </Faixa>
    )
  const ensaio = lista.find(({ testadaEm }) => testadaEm !== null)
  return ensaio?.testeFalha ? (
    <Faixa tone="error" title="A última cópia ensaiada não pôde ser restaurada.">
      {ensaio.testeFalha}
    </Faixa>
  ) : null
}

const ficamDe = (guardar: number): string =>
  guardar === 1 ? 'fica só a mais nova.' : `ficam as ${formatInteger(guardar)} mais novas.`

function Copias({ copias }: { copias: Instalacao['copias'] }) {
  const { busy, run } = useTask(() =>
    orderCopia().then(
      () => toast.success('A cópia vai ser feita. Ela aparece aqui quando termina.'),
      tellFailure,
    ),
  )
  return (
    <section className="cartao" aria-labelledby="copias">
      <header>
        <h2 id="copias">Cópias de segurança</h2>
        <span className="ajuda">{SITUACAO_COPIA_LABELS[copias.situacao]}</span>
        <span className="fim">
          <Button small icon={IconDatabaseExport} disabled={busy} onClick={run}>
            Copiar agora
          </Button>
        </span>
      </header>
      <div className="corpo pilha">
        <Aviso copias={copias} />
        <p className="ajuda">
          Uma por noite, depois das 2h, em <b className={styles.pasta}>{copias.pasta}</b>;{' '}
          {ficamDe(copias.guardar)} Uma vez por semana a mais nova é restaurada como ensaio. Guarde uma também
          fora deste servidor.
        </p>
        {copias.lista.length === 0 ? (
          <p>Ainda não há nenhuma cópia.</p>
        ) : (
          <DataTable
            label="Cópias de segurança"
            className={styles.lista}
            columns={COLUMNS}
            rows={copias.lista}
            rowKey={({ id }) => id}
          />
        )}
      </div>
    </section>
  )
}

/** /configuracoes/instalacao: versions, room, waiting work and copies, for administrators. */
export function InstalacaoScreen() {
  const query = useQuery(instalacaoQuery)
  return (
    <Page title="Instalação" subtitle="Versões, espaço, tarefas e cópias de segurança">
      {query.data ? (
        <div className="pilha">
          <Fatos dados={query.data} />
          <Copias copias={query.data.copias} />
        </div>
      ) : (
        <LoadingCard query={query} label="Instalação" />
      )}
    </Page>
  )
}
