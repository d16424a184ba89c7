import '../../../../ui/list/data-table.css'
import styles from '../parts/quadro.module.css'
import type { QuadroFinanceiro, StatusFechamento } from '@app/contract/assistencia/financeiro'
import { financeiroView } from '@app/contract/registers/financeiro'
import { IconList } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useChanges } from '../../../../platform/http/live.ts'
import { useUser } from '../../../../platform/session/session-store.ts'
import { formatDay, formatMoney } from '../../../../platform/text/format.ts'
import { recordsQuery } from '../../../../register/api.ts'
import { LoadingCard } from '../../../../ui/feedback/loading-card.tsx'
import { CsvButton } from '../../../../ui/list/csv-button.tsx'
import { type Column, DataTable } from '../../../../ui/list/data-table.tsx'
import { ButtonLink } from '../../../../ui/page/button.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { quadroQuery } from '../api.ts'
import { noMes } from '../words/este-mes.ts'
import { formatMes, mesCurto } from '../parts/mes.ts'
import { GraficoDosMeses } from '../parts/grafico-meses.tsx'
import { FechamentoSituacao } from '../parts/situacao.tsx'

const MESES = 24

type Row = {
  id: number
  mes: string
  posto: { id: number; nomeFantasia: string }
  situacao: StatusFechamento
  contestadas: number
  total: number
  pagoEm: string | null
}

/** The current month, which grows with each finished order: the own post's, then what each habilitado has. */
const EsteMes = ({ quadro, rows }: { quadro: QuadroFinanceiro; rows: readonly Row[] }) => {
  const atual = quadro.meses.at(-1)
  const { proprio, habilitados } = noMes(rows, atual?.mes ?? '', useUser()?.posto?.id)
  return (
    <div className={`cartao ${styles.topo}`}>
      <section className={styles.totais} aria-label="Este mês">
        <p className={styles.rotulo}>{atual && formatMes(atual.mes)}, até agora</p>
        <p className={`${styles.grande} num`}>{formatMoney(atual?.total ?? 0)}</p>
        <p className="sm t2">
          Cresce com cada OS em garantia que é finalizada. No dia 1 o mês fecha e você confere linha por
          linha.
        </p>
        {proprio && (
          <p>
            <Link className="link" to="/financeiro/$id" params={{ id: String(proprio.id) }}>
              Ver as linhas
            </Link>
          </p>
        )}
        {habilitados.length > 0 && (
          <ul className={styles.habilitados} aria-label="Postos habilitados">
            {habilitados.map(({ id, posto, total }) => (
              <li key={id}>
                <Link className="link" to="/financeiro/$id" params={{ id: String(id) }}>
                  {posto.nomeFantasia}
                </Link>
                <span className="num">{formatMoney(total)}</span>
              </li>
            ))}
          </ul>
        )}
      </section>
      <GraficoDosMeses quadro={{ ...quadro, mes: '' }} />
    </div>
  )
}

const POSTO: Column<Row> = { key: 'posto', header: 'Posto', cell: ({ posto }) => posto.nomeFantasia }

const columnsOf = (varios: boolean): Column<Row>[] => [
  {
    key: 'mes',
    header: 'Mês',
    width: '8rem',
    cell: ({ mes }) => <span className="num forte">{mesCurto(mes)}</span>,
  },
  ...(varios ? [POSTO] : []),
  {
    key: 'situacao',
    header: 'Situação',
    cell: ({ situacao, contestadas, total }) => (
      <FechamentoSituacao situacao={situacao} contestadas={contestadas} total={total} />
    ),
  },
  {
    key: 'total',
    header: 'Valor',
    right: true,
    width: '10rem',
    cell: ({ total }) => <span className="num">{formatMoney(total)}</span>,
  },
  {
    key: 'pagoEm',
    header: 'Pago em',
    width: '9rem',
    cell: ({ pagoEm, total }) => (
      <span className="num">
        {pagoEm && total > 0 ? formatDay(pagoEm) : <span className="so-mesa">—</span>}
      </span>
    ),
  },
]

const FIELDS = financeiroView.columns

/** /financeiro for a post: what it earns by warranties, the current month and the closed ones. */
export function FinanceiroDoPosto() {
  const client = useQueryClient()
  const quadro = useQuery(quadroQuery(undefined))
  const list = useQuery(recordsQuery(financeiroView, { size: MESES }))
  useChanges(({ entidade }) => {
    if (entidade === 'financeiro' || entidade === '*')
      void client.invalidateQueries({ queryKey: ['financeiro'] })
  })
  const rows = list.data?.content as unknown as Row[] | undefined
  const varios = new Set(rows?.map(({ posto }) => posto.id)).size > 1
  return (
    <Page
      title="Financeiro"
      subtitle="O que o fabricante paga pelas garantias"
      actions={
        <>
          <CsvButton
            path="/financeiro/export/CSV"
            request={() => ({
              filter: {},
              fields: FIELDS.map(({ name }) => name),
              labels: FIELDS.map(({ label }) => label),
            })}
          />
          <ButtonLink small look="quiet" icon={IconList} iconOnPhone to="/financeiro/lista">
            Todos os meses
          </ButtonLink>
        </>
      }
    >
      {quadro.data && rows ? (
        <>
          <EsteMes quadro={quadro.data} rows={rows} />
          <section className="cartao" aria-label="Meses">
            <header>
              <h2>Meses</h2>
            </header>
            <DataTable
              label="Meses"
              className="reg"
              rows={rows}
              rowKey={({ id }) => id}
              rowHref={({ id }) => `/financeiro/${id}`}
              columns={columnsOf(varios)}
            />
          </section>
        </>
      ) : (
        <LoadingCard query={list} />
      )}
    </Page>
  )
}
