import styles from '../parts/quadro.module.css'
import '../../../../ui/form/form.css'
import type { QuadroFinanceiro, QuadroPosto } from '@app/contract/assistencia/financeiro'
import { financeiroView } from '@app/contract/registers/financeiro'
import { addMeses } from '@app/rules/assistencia/cobranca'
import { IconChecks, IconChevronLeft, IconChevronRight, IconList, IconSearch } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useChanges } from '../../../../platform/http/live.ts'
import { useCan } from '../../../../platform/session/abilities.ts'
import { formatCount, formatMoney } from '../../../../platform/text/format.ts'
import { LoadingCard } from '../../../../ui/feedback/loading-card.tsx'
import { plain } from '../../../../ui/fields/suggestions.ts'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { CsvButton } from '../../../../ui/list/csv-button.tsx'
import { EmptyState } from '../../../../ui/list/empty-state.tsx'
import { startRun } from '../../../../ui/list/massa/run.ts'
import { Button, ButtonLink } from '../../../../ui/page/button.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { usePhone } from '../../../../ui/page/use-phone.ts'
import { Tabs } from '../../../../ui/page/tabs.tsx'
import { quadroQuery } from '../api.ts'
import { formatMes, mesBreve } from '../parts/mes.ts'
import { type Escolha, QuadroTabela } from '../parts/quadro-tabela.tsx'
import { QuadroTopo } from '../parts/quadro-topo.tsx'

export type Parte = 'todos' | 'contestados' | 'aprovar' | 'EM_CONFERENCIA' | 'APROVADO' | 'PAGO'

type Search = { mes?: string; parte?: Exclude<Parte, 'todos'> }
type Wanted = { mes?: string | undefined; parte?: Search['parte'] | undefined }
type Props = { search: Search; onSearch: (search: Wanted) => void }

const NAS_PARTES: Record<Parte, (posto: QuadroPosto) => boolean> = {
  todos: () => true,
  contestados: ({ fechamento }) => fechamento.contestadas > 0,
  aprovar: ({ fechamento }) => fechamento.aprovavel,
  EM_CONFERENCIA: ({ fechamento }) => fechamento.situacao === 'EM_CONFERENCIA',
  APROVADO: ({ fechamento }) => fechamento.situacao === 'APROVADO',
  PAGO: ({ fechamento }) => fechamento.situacao === 'PAGO',
}
const PARTES: readonly [Parte, string][] = [
  ['todos', 'Todos'],
  ['contestados', 'Contestados'],
  ['aprovar', 'A aprovar'],
  ['EM_CONFERENCIA', 'Em conferência'],
  ['APROVADO', 'Aprovados'],
  ['PAGO', 'Pagos'],
]

const isAskedFor = ({ nomeFantasia, cnpj, codigoSap }: QuadroPosto['posto'], q: string): boolean =>
  plain(nomeFantasia).includes(q) ||
  (/\d/.test(q) && `${cnpj} ${plain(codigoSap ?? '')}`.includes(q.replaceAll(/[./-]/g, '')))

const Meses = ({ quadro, onMes }: { quadro: QuadroFinanceiro; onMes: (mes: string) => void }) => (
  <div className={styles.meses}>
    <Button small icon={IconChevronLeft} iconOnly onClick={() => onMes(addMeses(quadro.mes, -1))}>
      Mês anterior
    </Button>
    <SelectField
      label="Mês"
      hideLabel
      small
      value={quadro.mes}
      options={[...new Set([...quadro.meses.map(({ mes }) => mes), quadro.mes])].map((mes) => ({
        value: mes,
        label: mesBreve(mes),
      }))}
      onChange={onMes}
    />
    <Button
      small
      icon={IconChevronRight}
      iconOnly
      disabled={quadro.meses.at(-1)?.mes === quadro.mes}
      onClick={() => onMes(addMeses(quadro.mes, 1))}
    >
      Mês seguinte
    </Button>
  </div>
)

const csvOf = ({ postos }: QuadroFinanceiro) => ({
  filter: {},
  fields: financeiroView.columns.map(({ name }) => name),
  labels: financeiroView.columns.map(({ label }) => label),
  ids: postos.map(({ fechamento }) => fechamento.id),
})

/** The chosen closings that may still be approved. */
const useEscolha = (postos: readonly QuadroPosto[]) => {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const aprovaveis = postos.filter(({ fechamento }) => fechamento.aprovavel)
  const escolhidos = aprovaveis.filter(({ fechamento }) => chosen.has(fechamento.id))
  const escolha: Escolha = {
    ids: new Set(escolhidos.map(({ fechamento }) => fechamento.id)),
    toggle: (id) =>
      setChosen(new Set(chosen.has(id) ? [...chosen].filter((one) => one !== id) : [...chosen, id])),
    toggleAll: () =>
      setChosen(
        escolhidos.length === aprovaveis.length
          ? new Set()
          : new Set(aprovaveis.map(({ fechamento }) => fechamento.id)),
      ),
  }
  return { escolha, escolhidos, clear: () => setChosen(new Set()) }
}

type PeProps = { quadro: QuadroFinanceiro; escolhidos: readonly QuadroPosto[]; onDone: () => void }

/** Counts and sums the chosen, and says what stays out. */
function Pe({ quadro, escolhidos, onDone, clear }: PeProps & { clear: () => void }) {
  const total = escolhidos.reduce((sum, { fechamento }) => sum + Math.round(fechamento.total * 100), 0) / 100
  const { postos } = quadro.contestados
  const words = formatCount(escolhidos.length, 'fechamento', 'fechamentos')
  const aprovar = () =>
    void startRun({
      title: `Aprovar ${words}`,
      doing: 'Aprovando fechamentos',
      done: ['aprovado', 'aprovados'],
      path: '/financeiro/emMassa',
      body: { ato: 'aprovar' },
      registros: escolhidos.map(({ fechamento: { id, versao } }) => ({ id, versao })),
      hrefOf: (id) => `/financeiro/${id}`,
      onChange: onDone,
    }).then(clear)
  return (
    <footer className="rodape">
      <div>
        <b className="num">
          {formatCount(escolhidos.length, 'escolhido', 'escolhidos')} · {formatMoney(total)}
        </b>
        {postos > 0 && (
          <p className="sm t2">
            {postos === 1
              ? 'O contestado fica de fora até a resposta.'
              : `Os ${postos} contestados ficam de fora até a resposta.`}
          </p>
        )}
      </div>
      <div className="fim">
        <Button onClick={clear}>Limpar</Button>
        <Button look="filled" icon={IconChecks} onClick={aprovar}>
          {`Aprovar ${escolhidos.length}`}
        </Button>
      </div>
    </footer>
  )
}

/** /financeiro for the manufacturer: a month post by post, its totals, 24 months, and approving many at once. */
export function FinanceiroQuadro({ search, onSearch }: Props) {
  const client = useQueryClient()
  const query = useQuery(quadroQuery(search.mes))
  const canEdit = useCan('FINANCEIRO_EDITAR')
  const phone = usePhone()
  const [q, setQ] = useState('')
  const { data } = query
  const refresh = () => client.invalidateQueries({ queryKey: ['financeiro', 'quadro'] })
  useChanges(({ entidade }) => {
    if (entidade === 'financeiro' || entidade === '*') void refresh()
  })
  const { escolha, escolhidos, clear } = useEscolha(data?.postos ?? [])
  const parte = search.parte ?? 'todos'
  const shown =
    data?.postos.filter(NAS_PARTES[parte]).filter(({ posto }) => isAskedFor(posto, plain(q))) ?? []
  const onMes = (mes: string) => onSearch({ ...search, mes })
  const months = data && <Meses quadro={data} onMes={onMes} />
  return (
    <Page
      title="Fechamentos"
      subtitle={data && `${formatMes(data.mes)} · ${formatCount(data.postos.length, 'posto', 'postos')}`}
      actions={
        <>
          {!phone && months}
          {data && <CsvButton path="/financeiro/export/CSV" request={() => csvOf(data)} />}
          <ButtonLink small look="quiet" icon={IconList} iconOnPhone to="/financeiro/lista">
            Lista
          </ButtonLink>
        </>
      }
    >
      {data ? (
        <>
          {phone && months}
          <QuadroTopo quadro={data} onMes={onMes} />
          <section className="cartao" aria-label="Postos">
            <div className={styles.barra}>
              <Tabs
                value={parte}
                options={PARTES.map(([value, label]) => ({
                  value,
                  label,
                  count: data.postos.filter(NAS_PARTES[value]).length,
                }))}
                onChange={(value) => onSearch({ ...search, parte: value === 'todos' ? undefined : value })}
              />
              <TextField
                className={styles.busca}
                label="Posto, CNPJ ou código SAP"
                hideLabel
                small
                icon={IconSearch}
                placeholder="Posto, CNPJ ou código SAP"
                value={q}
                onChange={setQ}
              />
            </div>
            {shown.length > 0 ? (
              <QuadroTabela quadro={data} postos={shown} escolha={canEdit ? escolha : undefined} />
            ) : (
              <EmptyState hint={`Nenhum fechamento de ${formatMes(data.mes)} aqui.`} />
            )}
          </section>
          {escolhidos.length > 0 && (
            <Pe quadro={data} escolhidos={escolhidos} onDone={() => void refresh()} clear={clear} />
          )}
        </>
      ) : (
        <LoadingCard query={query} />
      )}
    </Page>
  )
}
