import { clsx } from 'clsx'
import styles from '../parts/import.module.css'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { IconDownload } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { emAndamento } from '@app/contract/casca/importacao'
import { planilhaDe } from '@app/contract/registers/planilhas'
import type { Importacao } from '@app/contract/casca/importacao'
import { capital, formatInteger } from '../../../../platform/text/format.ts'
import { Button, ButtonLink } from '../../../../ui/page/button.tsx'
import { DataTable } from '../../../../ui/list/data-table.tsx'
import { EmptyState } from '../../../../ui/list/empty-state.tsx'
import { LoadFailure } from '../../../../ui/feedback/load-state.tsx'
import { Pagination } from '../../../../ui/list/pagination.tsx'
import { Tabs } from '../../../../ui/page/tabs.tsx'
import { tellFailure } from '../../../../ui/feedback/tell-failure.ts'
import { WorkProgress } from '../../../../ui/feedback/work-summary.tsx'
import { downloadErros, importacaoKey, stopImportacao, registrosQuery } from '../api.ts'
import { Emenda } from './emenda.tsx'
import { registroColumns } from './registro-columns.tsx'
import { useCorrections } from '../parts/use-corrections.ts'
import { Summary } from '../parts/summary.tsx'
import { watchImportacao } from './watch.ts'
import { desfecho, ficaramDeFora, nomeDe, tempoRestante } from '../parts/words.ts'

const SIZE = 20

function Bar({ importacao, running }: { importacao: Importacao; running: boolean }) {
  const { tipo, total, gravados, recusados, segundosRestantes } = importacao
  return (
    <WorkProgress
      done={running ? gravados + recusados : total}
      total={total}
      label={`${nomeDe(tipo, 2)} gravados`}
      beside={running && tempoRestante(segundosRestantes)}
    >
      {running ? (
        <>
          <b className="num">
            {formatInteger(gravados)} de {formatInteger(total)}
          </b>{' '}
          {nomeDe(tipo, total)} gravados
        </>
      ) : (
        <b className="num">{desfecho(importacao)}</b>
      )}
    </WorkProgress>
  )
}

type FootProps = {
  importacao: Importacao
  stopping: boolean
  onStop: () => void
  onAnother: () => void
  /** Checks the left-out lines again for correction here; absent when that is done. */
  onMend: (() => void) | undefined
}

/** The refusals, the effect of stopping, and the next steps. */
function Foot({ importacao, stopping, onStop, onAnother, onMend }: FootProps) {
  const { id, tipo, total, gravados, recusados } = importacao
  const running = emAndamento(importacao.estado)
  const left = total - gravados
  const { lista } = planilhaDe(tipo)
  return (
    <footer className={clsx('rodape', styles.impPe)}>
      <span className="sm">
        {recusados > 0 && (
          <>
            <b className="num">{formatInteger(recusados)}</b> {recusados === 1 ? 'recusado' : 'recusados'}
            .{' '}
          </>
        )}
        {running && (
          <span className="t2">
            {importacao.modo === 'tudo-ou-nada'
              ? 'Se você parar, nada desta planilha é gravado.'
              : 'Os que já entraram ficam, mesmo se você parar.'}
          </span>
        )}
        {!running && <span className="t2">{ficaramDeFora(importacao)}</span>}
      </span>
      <span className="fim">
        {running ? (
          <Button disabled={stopping} onClick={onStop}>
            Parar
          </Button>
        ) : (
          <>
            {(left > 0 || importacao.comErro > 0) && (
              <Button icon={IconDownload} onClick={() => void downloadErros(id, tipo).catch(tellFailure)}>
                Baixar o que não entrou
              </Button>
            )}
            {onMend && (left > 0 || importacao.comErro > 0) && (
              <Button onClick={onMend}>Corrigir aqui</Button>
            )}
            <Button onClick={onAnother}>Importar outra</Button>
          </>
        )}
        <ButtonLink to={lista.caminho} {...(!running && { look: 'filled' as const })}>
          {lista.rotulo}
        </ButtonLink>
      </span>
    </footer>
  )
}

/** Progress, remaining time and results; the person may leave and come back. */
export function Progress({ importacao, onAnother }: { importacao: Importacao; onAnother: () => void }) {
  const { id, tipo, estado, total, gravados, recusados } = importacao
  const client = useQueryClient()
  const running = emAndamento(estado)
  const [mostrar, setMostrar] = useState<'todos' | 'recusados'>('todos')
  const [page, setPage] = useState(0)
  const { data, error, refetch, isFetching } = useQuery(
    registrosQuery(id, { mostrar, page, size: SIZE }, running),
  )
  const [mending, setMending] = useState(false)
  const { mutate: look } = useCorrections(importacao)
  const stop = useMutation({
    mutationFn: () => stopImportacao(id),
    onSuccess: (found) => client.setQueryData(importacaoKey(id), found),
    onError: tellFailure,
  })
  useEffect(() => {
    if (running) watchImportacao(id)
    else
      for (const what of ['registros', 'linhas'])
        void client.invalidateQueries({ queryKey: [...importacaoKey(id), what] })
  }, [running, id, client])

  const { registro } = planilhaDe(tipo)
  const current = running ? data?.content.find((one) => one.estado === 'fila')?.ordem : undefined
  const left = total - gravados
  const title = capital(registro[1])
  return (
    <>
      <Summary importacao={importacao}>
        <Bar importacao={importacao} running={running} />
      </Summary>
      <section className="cartao" aria-labelledby="registros-titulo">
        <header>
          <h2 id="registros-titulo">{title}</h2>
          {running && <span className="t2 sm">Pode sair desta tela. Um aviso chega quando terminar.</span>}
          <Tabs
            value={mostrar}
            onChange={(next) => {
              setMostrar(next)
              setPage(0)
            }}
            options={[
              { value: 'todos', label: 'Todos', count: total },
              { value: 'recusados', label: 'Não entraram', count: running ? recusados : left },
            ]}
          />
        </header>
        {!data && error ? (
          <LoadFailure error={error} onRetry={refetch} busy={isFetching} />
        ) : data?.content.length === 0 ? (
          <EmptyState hint="Até agora entraram todos." />
        ) : (
          <DataTable
            label={title}
            className={styles.regs}
            columns={registroColumns(tipo, current)}
            rows={data?.content}
            rowKey={({ ordem }) => ordem}
          />
        )}
        {data && data.totalElements > SIZE && (
          <Pagination page={page} size={SIZE} total={data.totalElements} noun={registro} onPage={setPage} />
        )}
      </section>
      {mending && <Emenda importacao={importacao} />}
      <Foot
        importacao={importacao}
        stopping={stop.isPending}
        onStop={() => stop.mutate()}
        onAnother={onAnother}
        onMend={mending ? undefined : () => look({ linhas: [] }, { onSuccess: () => setMending(true) })}
      />
    </>
  )
}
