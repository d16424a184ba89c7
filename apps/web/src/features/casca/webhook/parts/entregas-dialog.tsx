import { EVENTOS, isEventoTipo } from '@app/contract/casca/evento'
import { SITUACAO_ENTREGA_LABELS, type Webhook, type WebhookEntrega } from '@app/contract/casca/webhook'
import { IconCircleCheck, IconClock, IconEye, IconRefresh, IconSend, IconX } from '@tabler/icons-react'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { describeError } from '../../../../platform/http/errors.ts'
import { formatDateTime, formatInteger } from '../../../../platform/text/format.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { LoadingCard } from '../../../../ui/feedback/loading-card.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { type Column, DataTable } from '../../../../ui/list/data-table.tsx'
import cells from '../../../../ui/list/wide-cells.module.css'
import { Badge } from '../../../../ui/page/badge.tsx'
import { Button } from '../../../../ui/page/button.tsx'
import { entregasQuery, resendEntrega } from '../api.ts'
import styles from './webhook.module.css'

const LOOKS = {
  PENDENTE: { tone: 'info', icon: IconClock },
  ENTREGUE: { tone: 'sucesso', icon: IconCircleCheck },
  ESGOTADA: { tone: 'erro-r', icon: IconX },
} as const

const nomeOf = ({ tipo }: WebhookEntrega): string => (isEventoTipo(tipo) ? EVENTOS[tipo].rotulo : tipo)

const resultOf = ({ erro, status, tentativas, proximaEm }: WebhookEntrega): string =>
  [
    erro ?? (status === null ? null : `Respondeu ${status}.`),
    tentativas > 1 ? `${formatInteger(tentativas)} tentativas.` : null,
    proximaEm && tentativas > 0 ? `A próxima, ${formatDateTime(proximaEm)}.` : null,
  ]
    .filter(Boolean)
    .join(' ')

type Acts = { onLook: (entrega: WebhookEntrega) => void; onResend: (entrega: WebhookEntrega) => void }

const columnsOf = ({ onLook, onResend }: Acts): Column<WebhookEntrega>[] => [
  {
    key: 'aviso',
    header: 'Aviso',
    cell: (entrega) => (
      <span className={cells.quem}>
        <span>
          <b>{nomeOf(entrega)}</b> {entrega.exemplo && <span className="t2 sm">exemplo</span>}
        </span>
        <span className="t2 sm num">{formatDateTime(entrega.criadaEm)}</span>
        <Badge {...LOOKS[entrega.situacao]}>{SITUACAO_ENTREGA_LABELS[entrega.situacao]}</Badge>
        <span className="sm">{resultOf(entrega)}</span>
      </span>
    ),
  },
  {
    key: 'atos',
    header: 'Ações',
    cell: (entrega) => (
      <span className={cells.atos}>
        <Button small look="quiet" icon={IconEye} onClick={() => onLook(entrega)}>
          Ver<span className="so-leitor"> o aviso {entrega.mensagem}</span>
        </Button>
        <Button small look="quiet" icon={IconSend} onClick={() => onResend(entrega)}>
          Enviar de novo<span className="so-leitor"> o aviso {entrega.mensagem}</span>
        </Button>
      </span>
    ),
  },
]

function Aviso({ entrega }: { entrega: WebhookEntrega }) {
  return (
    <section className="pilha" aria-label="Aviso">
      <h3>{nomeOf(entrega)}</h3>
      <p className={`t2 sm num ${styles.corpo}`}>{entrega.mensagem}</p>
      <pre className={styles.corpo} aria-label="O que é enviado">
        {JSON.stringify(JSON.parse(entrega.corpo), null, 2)}
      </pre>
      {entrega.resposta !== null && entrega.resposta !== '' && (
        <pre className={styles.corpo} aria-label="O começo da resposta">
          {entrega.resposta}
        </pre>
      )}
    </section>
  )
}

/** What was sent to an address in the last 90 days, with what came of it. */
export function EntregasDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const client = useQueryClient()
  const query = useInfiniteQuery(entregasQuery(webhook.id))
  const [looking, setLooking] = useState<WebhookEntrega | null>(null)
  const rows = query.data?.pages.flat()
  const renew = () => client.invalidateQueries(entregasQuery(webhook.id))
  const resend = async ({ id }: WebhookEntrega) => {
    await resendEntrega(id).then(
      () => toast.success('Vai de novo em instantes.'),
      (error: unknown) => toast.error(describeError(error)),
    )
    await renew()
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      size="wide"
      title="Avisos enviados"
      subtitle={`${webhook.nome} · os últimos 90 dias`}
      footer={
        <>
          <Button icon={IconRefresh} onClick={() => void renew()}>
            Atualizar
          </Button>
          <Button onClick={onClose}>Fechar</Button>
        </>
      }
    >
      {rows === undefined ? (
        <LoadingCard query={query} label="Avisos enviados" />
      ) : rows.length === 0 ? (
        <p>Ainda não há nenhum.</p>
      ) : (
        <div className="pilha">
          {looking && <Aviso entrega={looking} />}
          <DataTable
            label="Avisos enviados"
            className={cells.tabela}
            columns={columnsOf({ onLook: setLooking, onResend: (entrega) => void resend(entrega) })}
            rows={rows}
            rowKey={({ id }) => id}
          />
          {query.hasNextPage && (
            <Button disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              Mais antigos
            </Button>
          )}
        </div>
      )}
    </Dialog>
  )
}
