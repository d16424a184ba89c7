import styles from '../parts/vendas.module.css'
import { COLUNAS_VENDA, VENDAS_MB } from '@app/contract/assistencia/relogioVendido'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { useEffect, useRef, useState } from 'react'
import { describeError } from '../../../../platform/http/errors.ts'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { LoadFailure } from '../../../../ui/feedback/load-state.tsx'
import { FileDrop } from '../../../../ui/media/file-drop.tsx'
import { Icon } from '../../../../ui/page/icon.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { historicoQuery, sendVendas, VENDAS } from '../api.ts'
import { ImportacaoCard } from '../parts/importacao-card.tsx'

type Sending = { nome: string; done: number }

const Colunas = () => (
  <section className="cartao" aria-labelledby="colunas-titulo">
    <header>
      <h2 id="colunas-titulo">Colunas do arquivo</h2>
    </header>
    <dl className={clsx('corpo', styles.colunas)}>
      {COLUNAS_VENDA.map((coluna) => (
        <div key={coluna.nome}>
          <dt>
            {coluna.rotulo}
            {'obrigatoria' in coluna && ' *'}
          </dt>
          <dd>
            {coluna.ajuda} Exemplo: {coluna.exemplo}
          </dd>
        </div>
      ))}
    </dl>
  </section>
)

/** /relogioVendido/importar: the manufacturer's file from its choice to the sales, and what was imported before. */
export function ImportVendasScreen() {
  const client = useQueryClient()
  const [sending, setSending] = useState<Sending | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const leaving = useRef(new AbortController())
  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])
  const { data, error, refetch, isFetching } = useQuery(historicoQuery(sending !== null))

  const send = async ([file]: File[]) => {
    if (!file) return
    const { signal } = leaving.current
    setRefused(null)
    setSending({ nome: file.name, done: 0 })
    try {
      await sendVendas(file, { onProgress: (done) => setSending({ nome: file.name, done }), signal })
    } catch (problem) {
      if (!signal.aborted) setRefused(`${file.name}: ${describeError(problem)}`)
    } finally {
      if (!signal.aborted) setSending(null)
      void client.invalidateQueries({ queryKey: VENDAS })
    }
  }

  return (
    <Page
      title="Importar relógios vendidos"
      subtitle="As vendas do fabricante, de um arquivo"
      back="/relogioVendido"
    >
      <div className={styles.tela}>
        {refused && (
          <Faixa tone="error" title="O arquivo não pôde ser lido.">
            {refused}
          </Faixa>
        )}
        <FileDrop
          label="Arquivo de relógios vendidos"
          accept=".csv,.txt,.xlsx,.xlsm"
          disabled={sending !== null}
          onFiles={(files) => void send(files)}
        >
          <Icon of={IconFileSpreadsheet} size="g" />
          <b>Escolha o arquivo ou solte-o aqui</b>
          <span className="sm">
            .csv de até 1.000.000 de linhas e {VENDAS_MB} MB, ou .xlsx de até 100.000. Nada é gravado antes de
            você conferir.
          </span>
        </FileDrop>
        {sending && (
          <div className="anda" role="status">
            <span className="sm num">
              {sending.done < 1
                ? `Enviando ${sending.nome}: ${Math.round(sending.done * 100)} %`
                : `Conferindo ${sending.nome}…`}
            </span>
            <progress
              aria-label="Envio do arquivo"
              max={1}
              {...(sending.done < 1 && { value: sending.done })}
            />
          </div>
        )}
        <Colunas />
        {!data && error && <LoadFailure error={error} onRetry={refetch} busy={isFetching} />}
        {data && data.length > 0 && (
          <>
            <h2>Importações</h2>
            {data.map((importacao) => (
              <ImportacaoCard key={importacao.id} importacao={importacao} />
            ))}
          </>
        )}
      </div>
    </Page>
  )
}
