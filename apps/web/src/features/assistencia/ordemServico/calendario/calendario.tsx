import { clsx } from 'clsx'
import modos from '../quadro/quadro.module.css'
import styles from './calendario.module.css'
import { MOST_NO_DIA, type OrdemServicoResumo } from '@app/contract/assistencia/ordemServico'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { compact } from '../../../../platform/address/search.ts'
import { useRefresh } from '../../../../platform/http/live.ts'
import { capital } from '../../../../platform/text/format.ts'
import { today } from '../../../../platform/text/time.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { usePhone } from '../../../../ui/page/use-phone.ts'
import { calendarioQuery, ORDENS } from '../api.ts'
import { listFilter } from '../lista/list-search.ts'
import type { OsSearch } from '../lista/list-search.ts'
import { ModoPage } from '../quadro/modo-page.tsx'
import { Dia } from './dia.tsx'
import { periodoDe, weekday } from './periodo.ts'
import { usePodePrometer, usePrometer } from './use-promessa.ts'

const PromiseDialog = lazy(() =>
  import('./promise-dialog.tsx').then((module) => ({ default: module.PromiseDialog })),
)

const ESCALAS = [
  { escala: undefined, rotulo: 'Mês' },
  { escala: 'semana', rotulo: 'Semana' },
] as const

/** How many orders of a day a cell of a month has room for, and a phone's list of a month. */
const NO_MES = 3
const NO_TELEFONE = 10

type Props = { search: OsSearch; onSearch: (search: OsSearch) => void }

/** The promised days, a month or a week of them: the orders that go on, the late ones marked. */
export function Calendario({ search, onSearch }: Props) {
  const phone = usePhone()
  const podePrometer = usePodePrometer()
  const { drop } = usePrometer()
  const hoje = today()
  const { dia = hoje, escala } = search
  const { titulo, dias, mes, antes, depois } = periodoDe(dia, escala)
  const [first = hoje] = dias
  const porDia = escala === 'semana' ? MOST_NO_DIA : phone ? NO_TELEFONE : NO_MES
  const query = useQuery(
    calendarioQuery({ filter: listFilter(search), de: first, dias: dias.length, porDia }),
  )
  useRefresh(ORDENS, 'ordemServico')
  const [arrastada, setArrastada] = useState<OrdemServicoResumo | null>(null)
  const [mudando, setMudando] = useState<OrdemServicoResumo | null>(null)
  const go = (part: Pick<OsSearch, 'dia' | 'escala'>) => onSearch(compact({ ...search, ...part }))
  const porData = new Map(query.data?.map((each) => [each.dia, each]))
  const shown = phone ? dias.filter((each) => porData.has(each)) : dias
  return (
    <ModoPage
      search={search}
      onSearch={onSearch}
      label="Calendário"
      subtitle="Em aberto, pelo dia prometido ao cliente"
      query={query}
    >
      <section className={clsx('cartao', styles.cartaoC)} aria-label="Dias prometidos">
        <header className={styles.barra}>
          <Button small look="quiet" icon={IconChevronLeft} iconOnly onClick={() => go({ dia: antes })}>
            {escala === 'semana' ? 'Semana anterior' : 'Mês anterior'}
          </Button>
          <h2 aria-live="polite">{capital(titulo)}</h2>
          <Button small look="quiet" icon={IconChevronRight} iconOnly onClick={() => go({ dia: depois })}>
            {escala === 'semana' ? 'Semana seguinte' : 'Mês seguinte'}
          </Button>
          <Button small onClick={() => onSearch(compact({ ...search, dia: undefined }))}>
            Hoje
          </Button>
          <nav className={clsx(modos.modos, styles.escalas)} aria-label="Período">
            {ESCALAS.map((each) => (
              <Link
                key={each.rotulo}
                to="/ordemServico"
                search={compact({ ...search, escala: each.escala })}
                activeOptions={{ exact: true, includeSearch: true }}
                aria-current={escala === each.escala ? 'true' : undefined}
              >
                {each.rotulo}
              </Link>
            ))}
          </nav>
        </header>
        {!phone && (
          <div className={styles.semana} aria-hidden="true">
            {dias.slice(0, 7).map((each) => (
              <span key={each}>{weekday(each)}</span>
            ))}
          </div>
        )}
        {phone && shown.length === 0 && (
          <p className={clsx('t2', styles.vazio)}>Nenhuma OS prometida para estes dias.</p>
        )}
        <div
          className={clsx(styles.dias, escala === 'semana' && styles.daSemana)}
          aria-busy={query.isPlaceholderData}
        >
          {shown.map((each) => (
            <Dia
              key={each}
              dia={each}
              hoje={hoje}
              fora={mes !== null && !each.startsWith(mes)}
              porExtenso={phone}
              conteudo={porData.get(each)}
              search={search}
              podePrometer={podePrometer}
              arrastada={arrastada}
              onDrag={setArrastada}
              onDrop={(os) => void drop(os, each)}
              onMudar={setMudando}
            />
          ))}
        </div>
      </section>
      {mudando && (
        <Suspense>
          <PromiseDialog key={mudando.id} os={mudando} onClose={() => setMudando(null)} />
        </Suspense>
      )}
    </ModoPage>
  )
}
