import { clsx } from 'clsx'
import styles from '../parts/import.module.css'
import { useQuery } from '@tanstack/react-query'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { ClienteResumo } from '@app/contract/registers/cliente'
import { colunasDe } from '@app/contract/casca/importacao'
import { planilhaDe } from '@app/contract/registers/planilhas'
import { describeError } from '../../../../platform/http/errors.ts'
import { formatDateTime } from '../../../../platform/text/format.ts'
import { useUser } from '../../../../platform/session/session-store.ts'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { FileDrop } from '../../../../ui/media/file-drop.tsx'
import { Icon } from '../../../../ui/page/icon.tsx'
import { recentesQuery, sendPlanilha } from '../api.ts'
import { caminhoDe } from './imports.ts'
import { desfecho } from '../parts/words.ts'

const ACEITA = '.xlsx,.xlsm,.csv,.txt'

/** The last imports of this kind, to look up or continue. */
function Recentes({ tipo }: { tipo: string }) {
  const { data = [] } = useQuery(recentesQuery(tipo))
  if (data.length === 0) return null
  return (
    <section className="cartao" aria-labelledby="recentes-titulo">
      <header>
        <h2 id="recentes-titulo">Importações recentes</h2>
      </header>
      <ul className={styles.recentes}>
        {data.map((importacao) => (
          <li key={importacao.id}>
            <Link
              className="link"
              to={planilhaDe(tipo).caminho ?? caminhoDe(tipo)}
              search={{ importacao: importacao.id }}
            >
              {importacao.arquivo}
            </Link>
            <span className="sm">{desfecho(importacao)}</span>
            <span className="sm t2 num">{formatDateTime(importacao.criadaEm)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The possible columns, by their headings; required ones have an asterisk as fields do. */
const Colunas = ({ tipo, interno }: { tipo: string; interno: boolean }) => (
  <section className="cartao" aria-labelledby="colunas-titulo">
    <header>
      <h2 id="colunas-titulo">Colunas da planilha</h2>
    </header>
    <dl className={clsx('corpo', styles.colunas)}>
      {colunasDe(planilhaDe(tipo), interno).map(({ nome, rotulo, obrigatoria, ajuda }) => (
        <div key={nome}>
          <dt>
            {rotulo}
            {obrigatoria && ' *'}
          </dt>
          {ajuda && <dd>{ajuda}</dd>}
        </div>
      ))}
    </dl>
  </section>
)

type Sending = { file: File; done: number }

const sendingText = ({ file, done }: Sending) =>
  done < 1 ? `Enviando ${file.name}: ${Math.round(done * 100)} %` : `Conferindo ${file.name}…`

/** Chooses the owner of lines that name no client. */
export type OwnerPicker = ComponentType<{
  label: string
  help: string
  value: ClienteResumo | null
  onChange: (cliente: ClienteResumo | null) => void
  clearable: boolean
  disabled: boolean
}>

type Props = { tipo: string; Owner: OwnerPicker; onRead: (id: number) => void }

/** A dropped or chosen file is sent and checked at once; nothing is imported. */
export function Choose({ tipo, Owner, onRead }: Props) {
  const staff = !useUser()?.cliente
  const withOwner = planilhaDe(tipo).colunas.some(({ nome }) => nome === 'cliente')
  const [cliente, setCliente] = useState<ClienteResumo | null>(null)
  const [sending, setSending] = useState<Sending | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const leaving = useRef(new AbortController())
  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])

  const send = async ([file]: File[]) => {
    if (!file) return
    const { signal } = leaving.current
    setRefused(null)
    setSending({ file, done: 0 })
    try {
      const onProgress = (done: number) => setSending({ file, done })
      onRead(await sendPlanilha(tipo, file, cliente?.id, { onProgress, signal }))
    } catch (error) {
      if (!signal.aborted) setRefused(`${file.name}: ${describeError(error)}`)
    } finally {
      if (!signal.aborted) setSending(null)
    }
  }

  return (
    <div className="duas">
      <div className={styles.aEscolher}>
        <section className="cartao" aria-label="Escolher a planilha">
          <div className={clsx('corpo', styles.escolha)}>
            {staff && withOwner && (
              <Owner
                label="Cliente"
                help="Vale para as linhas que não dizem o cliente. Pode ficar em branco se a planilha tem a coluna Cliente."
                value={cliente}
                onChange={setCliente}
                clearable
                disabled={sending !== null}
              />
            )}
            {refused && (
              <Faixa tone="error" title="A planilha não pôde ser lida.">
                {refused}
              </Faixa>
            )}
            <FileDrop
              label="Planilha"
              accept={ACEITA}
              disabled={sending !== null}
              onFiles={(files) => void send(files)}
            >
              <Icon of={IconFileSpreadsheet} size="g" />
              <b>Escolha a planilha ou solte-a aqui</b>
              <span className="sm">
                .xlsx ou .csv, até 20.000 linhas e 10 MB. Nada é gravado antes de você conferir.
              </span>
            </FileDrop>
            {sending && (
              <div className="anda" role="status">
                <span className="sm num">{sendingText(sending)}</span>
                <progress
                  aria-label="Envio da planilha"
                  max={1}
                  {...(sending.done < 1 && { value: sending.done })}
                />
              </div>
            )}
          </div>
        </section>
        <Recentes tipo={tipo} />
      </div>
      <Colunas tipo={tipo} interno={staff} />
    </div>
  )
}
