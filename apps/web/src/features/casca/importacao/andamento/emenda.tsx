import styles from '../parts/import.module.css'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { emAndamento } from '@app/contract/casca/importacao'
import type { Importacao } from '@app/contract/casca/importacao'
import { formatCount } from '../../../../platform/text/format.ts'
import { randomId } from '../../../../platform/text/random-id.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { DataTable } from '../../../../ui/list/data-table.tsx'
import { LoadFailure } from '../../../../ui/feedback/load-state.tsx'
import { Pagination } from '../../../../ui/list/pagination.tsx'
import { tellFailure } from '../../../../ui/feedback/tell-failure.ts'
import { importacaoKey, linhasQuery, startImportacao } from '../api.ts'
import { countWords } from '../parts/words.ts'
import { useCorrections } from '../parts/use-corrections.ts'
import { lineColumns } from '../previa/line-columns.tsx'
import { importColumn } from './import-column.tsx'
import { watchImportacao } from './watch.ts'

const SIZE = 20

/** The lines that an ended import left out: corrected here, then imported one by one or together. */
export function Emenda({ importacao }: { importacao: Importacao }) {
  const { id, tipo, certos, gravados, comErro, estado } = importacao
  const client = useQueryClient()
  const [page, setPage] = useState(0)
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery(
    linhasQuery(id, { mostrar: 'fora', page, size: SIZE }),
  )
  const { mutate: correct, isPending: checking } = useCorrections(importacao)
  const modo = importacao.modo ?? 'so-as-certas'
  const { mutate: start, isPending: starting } = useMutation({
    mutationFn: (apenas: number[] | undefined) =>
      startImportacao(tipo, { previa: id, modo, ...(apenas && { apenas }) }, randomId()),
    onSuccess: (started) => {
      watchImportacao(id)
      client.setQueryData(importacaoKey(id), started)
    },
    onError: tellFailure,
  })
  const busy = checking || starting || emAndamento(estado)
  const together = modo === 'tudo-ou-nada'
  const columns = useMemo(
    () => [
      ...lineColumns({
        importacao,
        onCorrect: (linha, coluna, value) => correct({ linhas: [{ linha, valores: { [coluna]: value } }] }),
      }),
      ...(together ? [] : [importColumn(busy, (linha) => start([linha]))]),
    ],
    [importacao, correct, start, busy, together],
  )
  const waiting = certos - gravados
  if (data?.totalElements === 0) return null
  return (
    <section className="cartao" aria-labelledby="emenda-titulo">
      <header>
        <h2 id="emenda-titulo">Corrigir o que não entrou</h2>
        <span className="t2 sm" role="status">
          {checking ? 'Conferindo…' : data && formatCount(data.totalElements, 'linha', 'linhas')}
        </span>
        <div className="fim">
          <Button
            small
            look="tonal"
            disabled={busy || waiting === 0 || (together && comErro > 0)}
            onClick={() => start(undefined)}
          >
            {`Importar ${countWords(tipo, waiting)} que ${waiting === 1 ? 'falta' : 'faltam'}`}
          </Button>
        </div>
      </header>
      {!data && error ? (
        <LoadFailure error={error} onRetry={refetch} busy={isFetching} />
      ) : (
        <DataTable
          label="Linhas que não entraram"
          className={styles.imp}
          columns={columns}
          rows={data?.content}
          rowKey={({ linha }) => linha}
          busy={isPlaceholderData}
        />
      )}
      {data && data.totalElements > SIZE && (
        <Pagination
          page={page}
          size={SIZE}
          total={data.totalElements}
          noun={['linha', 'linhas']}
          onPage={setPage}
        />
      )}
    </section>
  )
}
