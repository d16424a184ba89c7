import type { CorreioModeloAtual } from '@app/contract/casca/correio'
import {
  CORREIO_MODELOS,
  CORREIO_PARA,
  CORREIO_PARA_LABELS,
  type CorreioPara,
} from '@app/contract/casca/correio/modelos'
import { IconMailOff, IconMessage } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useCan } from '../../../../platform/session/abilities.ts'
import { formatDateTime } from '../../../../platform/text/format.ts'
import { LoadingCard } from '../../../../ui/feedback/loading-card.tsx'
import { type Column, DataTable } from '../../../../ui/list/data-table.tsx'
import { ButtonLink } from '../../../../ui/page/button.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { correioModelosQuery } from '../api.ts'
import { nomeDoTipo } from '../parts/endereco.ts'
import styles from '../parts/lista.module.css'

const textoDe = ({ padrao, alteradoEm, alteradoPor }: CorreioModeloAtual): string =>
  padrao || alteradoEm === null
    ? 'Do produto'
    : `Desta instalação, ${formatDateTime(alteradoEm)} por ${alteradoPor ?? ''}`

const COLUMNS: Column<CorreioModeloAtual>[] = [
  { key: 'email', header: 'E-mail', width: '28%', cell: ({ tipo }) => CORREIO_MODELOS[tipo].label },
  { key: 'quando', header: 'Quando sai', cell: ({ tipo }) => CORREIO_MODELOS[tipo].quando },
  { key: 'texto', header: 'Textos', width: '28%', cell: (row) => <span className="t2">{textoDe(row)}</span> },
]

const Grupo = ({ para, rows }: { para: CorreioPara; rows: CorreioModeloAtual[] }) => (
  <section className="cartao" aria-labelledby={`correio-${para}`}>
    <header>
      <h2 id={`correio-${para}`}>{CORREIO_PARA_LABELS[para]}</h2>
    </header>
    <DataTable
      label={CORREIO_PARA_LABELS[para]}
      className={styles.lista}
      columns={COLUMNS}
      rows={rows}
      rowKey={({ tipo }) => tipo}
      rowHref={({ tipo }) => `/configuracoes/emails/${nomeDoTipo(tipo)}`}
    />
  </section>
)

/** /configuracoes/emails: each kind of mail that the product sends, by who gets it. */
export function CorreioModelosScreen() {
  const query = useQuery(correioModelosQuery)
  const avisos = useCan('OS_VER')
  const enderecos = useCan('CONFIG_EDITAR')
  const modelos = query.data?.modelos ?? []
  return (
    <Page
      title="E-mails"
      subtitle="O que o produto escreve, a quem e quando"
      back="/configuracoes/view/"
      actions={
        <>
          {avisos && (
            <ButtonLink small icon={IconMessage} iconOnPhone to="/configuracoes/avisos">
              Avisos ao cliente sobre a OS
            </ButtonLink>
          )}
          {enderecos && (
            <ButtonLink small icon={IconMailOff} iconOnPhone to="/configuracoes/emails/enderecos">
              Endereços que não entregam
            </ButtonLink>
          )}
        </>
      }
    >
      {query.data ? (
        <div className="pilha">
          {CORREIO_PARA.map((para) => {
            const rows = modelos.filter(({ tipo }) => CORREIO_MODELOS[tipo].para === para)
            return rows.length > 0 && <Grupo key={para} para={para} rows={rows} />
          })}
        </div>
      ) : (
        <LoadingCard query={query} fields={6} label="E-mails" />
      )}
    </Page>
  )
}
