import { IconDownload, IconLink, IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { Relatorio } from '@app/contract/casca/relatorio'
import { lazy, Suspense, useRef, useState } from 'react'
import { downloadCsv } from '../../../../platform/http/download.ts'
import { formatDay } from '../../../../platform/text/format.ts'
import { ActionMenu } from '../../../../ui/dialog/action-menu.tsx'
import { Loaded } from '../../../../ui/feedback/loaded.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useTask } from '../../../../ui/feedback/use-task.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { usePhone } from '../../../../ui/page/use-phone.ts'
import { relatorioQuery } from '../api.ts'
import { Figuras } from '../parts/figuras.tsx'
import { RelatorioFiltros } from '../parts/filtros.tsx'
import type { Abertura } from '../parts/figura.tsx'
import { type Aberta, PreviaBalao, type Previas } from '../parts/previa.tsx'
import styles from '../parts/relatorio.module.css'
import { cortadasEmPalavras } from '../parts/valor.ts'
import { RelatorioTabela, useDeitada } from '../parts/tabela.tsx'
import type { RelatorioSearch } from '../search.ts'

// The chart library loads only when a report has a chart.
const Grafico = lazy(() =>
  import('../parts/grafico.tsx').then(({ RelatorioGrafico }) => ({ default: RelatorioGrafico })),
)

const Acoes = ({ nome, search }: { nome: string; search: RelatorioSearch }) => {
  const phone = usePhone()
  const csv = useTask(async () => {
    try {
      await downloadCsv(`/relatorio/${nome}/export/CSV`, { filter: search })
    } catch {
      toast.error('Não foi possível exportar arquivo.')
    }
  })
  const copy = useTask(async () => {
    try {
      await navigator.clipboard.writeText(location.href)
      toast.success('Link copiado.')
    } catch {
      toast.error('Não foi possível copiar o link.')
    }
  })
  if (phone)
    return (
      <ActionMenu
        actions={[
          { label: 'Copiar link', icon: IconLink, onSelect: copy.run },
          { label: 'Exportar CSV', icon: IconDownload, onSelect: csv.run },
          { label: 'Imprimir', icon: IconPrinter, onSelect: () => print() },
        ]}
      />
    )
  return (
    <>
      <Button small icon={IconLink} onClick={copy.run}>
        Copiar link
      </Button>
      <Button
        small
        icon={IconDownload}
        aria-label="Exportar CSV"
        aria-busy={csv.busy}
        disabled={csv.busy}
        onClick={csv.run}
      >
        CSV
      </Button>
      <Button small icon={IconPrinter} onClick={() => print()}>
        Imprimir
      </Button>
    </>
  )
}

type QuadroProps = Abertura & { relatorio: Relatorio; busy: boolean }

const Quadro = ({ relatorio, busy, ...abertura }: QuadroProps) => {
  const deitada = useDeitada(relatorio)
  return (
    <section className="cartao" aria-labelledby="quadro" aria-busy={busy}>
      <header className={styles.cabeca}>
        <h2 id="quadro" className={styles.titulo}>
          {relatorio.descricao}
        </h2>
        <span className="fim t3 sm" role="status">
          {busy ? 'Somando…' : relatorio.lista && 'Os números sublinhados abrem o que contam'}
        </span>
      </header>
      {relatorio.linhas.length === 0 ? (
        <p className="vazio">Nada combina com o período e os filtros.</p>
      ) : (
        <>
          <div className={styles.grafico}>
            <Suspense fallback={null}>
              <Grafico relatorio={relatorio} overColumns={deitada} {...abertura} />
            </Suspense>
          </div>
          <RelatorioTabela relatorio={relatorio} deitada={deitada} {...abertura} />
          {relatorio.cortadas > 0 && <p className="corpo t2 sm">{cortadasEmPalavras(relatorio)}</p>}
        </>
      )}
    </section>
  )
}

type CorpoProps = {
  nome: string
  relatorio: Relatorio
  search: RelatorioSearch
  previas: Previas
  busy: boolean
}

/** Every figure of a report; one balloon serves them all, and tints the line of its figure. */
function Corpo({ nome, relatorio, search, previas, busy }: CorpoProps) {
  const box = useRef<HTMLDivElement>(null)
  const [aberta, setAberta] = useState<Aberta>()
  const de = relatorio.lista ? previas[relatorio.lista.caminho] : undefined
  const abrir: Abertura['abrir'] = (figura, { left, top, width, height }) => {
    const around = box.current?.getBoundingClientRect()
    if (!around) return
    setAberta({ ...figura, lugar: { left: left - around.left, top: top - around.top, width, height } })
  }
  const abertura = { aberta, abrir: de && abrir }
  return (
    <div className={styles.corpo} ref={box}>
      {de && <PreviaBalao de={de} aberta={aberta} onClose={() => setAberta(undefined)} />}
      <Figuras nome={nome} relatorio={relatorio} search={search} busy={busy} {...abertura} />
      <Quadro relatorio={relatorio} busy={busy} {...abertura} />
    </div>
  )
}

type Props = {
  nome: string
  search: RelatorioSearch
  onSearch: (search: RelatorioSearch) => void
  /** How the modules show the first records behind a figure. */
  previas: Previas
}

/** /relatorio/{nome}: filters, chart, and the table with all its figures. */
export function RelatorioTela({ nome, search, onSearch, previas }: Props) {
  const query = useQuery(relatorioQuery(nome, search))
  const { data } = query
  const periodo = data?.periodo
  return (
    <Page
      title={data?.titulo ?? 'Relatório'}
      subtitle={
        periodo
          ? `Relatórios · ${formatDay(periodo.de)} a ${formatDay(periodo.ate)}`
          : 'Relatórios · o de agora'
      }
      back="/relatorio"
      actions={<Acoes nome={nome} search={search} />}
    >
      <Loaded query={query} label="Relatório">
        {(relatorio) => (
          <>
            <RelatorioFiltros relatorio={relatorio} search={search} onSearch={onSearch} />
            <Corpo
              nome={nome}
              relatorio={relatorio}
              search={search}
              previas={previas}
              busy={query.isPlaceholderData}
            />
          </>
        )}
      </Loaded>
    </Page>
  )
}
