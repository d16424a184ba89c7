import { clsx } from 'clsx'
import styles from '../parts/import.module.css'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { IconDownload } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import type { Importacao, ImportacaoModo } from '@app/contract/casca/importacao'
import { formatInteger } from '../../../../platform/text/format.ts'
import { randomId } from '../../../../platform/text/random-id.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { DataTable } from '../../../../ui/list/data-table.tsx'
import { EmptyState } from '../../../../ui/list/empty-state.tsx'
import { LoadFailure } from '../../../../ui/feedback/load-state.tsx'
import { Pagination } from '../../../../ui/list/pagination.tsx'
import { Tabs } from '../../../../ui/page/tabs.tsx'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { SwitchField } from '../../../../ui/fields/switch-field.tsx'
import { tellFailure } from '../../../../ui/feedback/tell-failure.ts'
import { downloadErros, importacaoKey, startImportacao, linhasQuery } from '../api.ts'
import { lineColumns } from './line-columns.tsx'
import { Counts, Summary } from '../parts/summary.tsx'
import { useCorrections } from '../parts/use-corrections.ts'
import { watchImportacao } from '../andamento/watch.ts'
import { countWords, esperam, nomeDe } from '../parts/words.ts'

type Mostrar = 'todas' | 'erro' | 'aviso'
const SIZE = 20

const MODOS: { value: ImportacaoModo; label: string }[] = [
  { value: 'so-as-certas', label: 'Gravar só o que está certo' },
  { value: 'tudo-ou-nada', label: 'Tudo ou nada' },
]

/** Problems first; a wrong cell is a field; the foot says what will be imported. */
export function Preview({ importacao, onCancel }: { importacao: Importacao; onCancel: () => void }) {
  const { id, tipo, linhas, comErro, comAviso, certos, registros, somar } = importacao
  const client = useQueryClient()
  const [mostrar, setMostrar] = useState<Mostrar>('todas')
  const [page, setPage] = useState(0)
  const [modo, setModo] = useState<ImportacaoModo>('so-as-certas')
  // One key per start, even if the answer is lost on its way.
  const [key] = useState(randomId)
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery(
    linhasQuery(id, { mostrar, page, size: SIZE }),
  )
  const { mutate: correct, isPending: checking } = useCorrections(importacao)
  const start = useMutation({
    mutationFn: () => startImportacao(tipo, { previa: id, modo }, key),
    onSuccess: (started) => {
      watchImportacao(id)
      client.setQueryData(importacaoKey(id), started)
    },
    onError: tellFailure,
  })
  const columns = useMemo(
    () =>
      lineColumns({
        importacao,
        onCorrect: (linha, coluna, value) => correct({ linhas: [{ linha, valores: { [coluna]: value } }] }),
      }),
    [importacao, correct],
  )
  const show = (next: Mostrar) => {
    setMostrar(next)
    setPage(0)
  }
  const blocked = certos === 0 || (modo === 'tudo-ou-nada' && comErro > 0)

  return (
    <>
      <Summary importacao={importacao}>
        <Counts importacao={importacao} />
      </Summary>
      <section className="cartao" aria-labelledby="previa-titulo">
        <header>
          <h2 id="previa-titulo">Prévia</h2>
          <span className="t2 sm" role="status">
            {checking ? 'Conferindo…' : 'Nada foi gravado ainda'}
          </span>
          <Tabs
            value={mostrar}
            onChange={show}
            options={[
              { value: 'todas', label: 'Todas', count: linhas },
              { value: 'erro', label: 'Com erro', count: comErro },
              { value: 'aviso', label: 'Com aviso', count: comAviso },
            ]}
          />
        </header>
        {tipo === 'estoque' && (
          <div className="corpo">
            <SwitchField
              label="Somar ao saldo que já existe"
              help="Sem isto, um lote que já tem saldo é recusado: a mesma planilha não entra duas vezes."
              value={somar}
              disabled={checking}
              onChange={(value) => correct({ linhas: [], somar: value })}
            />
          </div>
        )}
        {!data && error ? (
          <LoadFailure error={error} onRetry={refetch} busy={isFetching} />
        ) : data?.content.length === 0 ? (
          <EmptyState hint="Nenhuma linha desta situação." />
        ) : (
          <DataTable
            label="Linhas da planilha"
            className={styles.imp}
            columns={columns}
            rows={data?.content}
            rowKey={({ linha }) => linha}
            busy={isPlaceholderData}
            skeletonRows={SIZE}
          />
        )}
        {data && data.totalElements > 0 && (
          <Pagination
            page={page}
            size={SIZE}
            total={data.totalElements}
            noun={['linha, problemas primeiro', 'linhas, problemas primeiro']}
            onPage={setPage}
          />
        )}
      </section>
      <footer className={clsx('rodape', styles.impPe)}>
        <span className="sm" role="status">
          <b className="num">
            {formatInteger(certos)} de {formatInteger(registros)}
          </b>{' '}
          {nomeDe(tipo, registros)} {certos === 1 || registros === 1 ? 'pode' : 'podem'} entrar.{' '}
          <span className="t2">{esperam(importacao, modo)}</span>
        </span>
        <span className="fim">
          {comErro > 0 && (
            <Button
              icon={IconDownload}
              className="so-mesa"
              onClick={() => void downloadErros(id, tipo).catch(tellFailure)}
            >
              Baixar só os erros
            </Button>
          )}
          <SelectField<ImportacaoModo>
            label="Como gravar"
            hideLabel
            value={modo}
            options={MODOS}
            onChange={(chosen) => setModo(chosen || 'so-as-certas')}
          />
          <Button onClick={onCancel}>Cancelar</Button>
          <Button
            look="filled"
            disabled={blocked || checking || start.isPending}
            aria-busy={start.isPending}
            onClick={() => start.mutate()}
          >
            {`Importar ${countWords(tipo, modo === 'tudo-ou-nada' ? registros : certos)}`}
          </Button>
        </span>
      </footer>
    </>
  )
}
