import type { Webhook, WebhookSegredo } from '@app/contract/casca/webhook'
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconKey,
  IconListSearch,
  IconPencil,
  IconPlayerPause,
  IconSend,
  IconTrash,
  IconWebhook,
} from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { describeError } from '../../../../platform/http/errors.ts'
import { formatDateTime, formatInteger } from '../../../../platform/text/format.ts'
import { useUser } from '../../../../platform/session/session-store.ts'
import { ConfirmDialog } from '../../../../ui/dialog/confirm-dialog.tsx'
import { LoadingCard } from '../../../../ui/feedback/loading-card.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { type Column, DataTable } from '../../../../ui/list/data-table.tsx'
import cells from '../../../../ui/list/wide-cells.module.css'
import { Badge } from '../../../../ui/page/badge.tsx'
import { Button } from '../../../../ui/page/button.tsx'
import { removeWebhook, renewSegredo, webhooksQuery } from '../api.ts'
import { EntregasDialog } from './entregas-dialog.tsx'
import { ExemploDialog } from './exemplo-dialog.tsx'
import { SegredoDialog } from './segredo-dialog.tsx'
import { WebhookDialog } from './webhook-dialog.tsx'

function Situacao({ ativo, falhas, erro, pendentes }: Webhook) {
  const waiting = pendentes > 0 ? `, ${formatInteger(pendentes)} a enviar` : ''
  if (!ativo)
    return (
      <Badge tone="neutro" icon={IconPlayerPause}>
        Parado{waiting}
      </Badge>
    )
  if (falhas === 0)
    return (
      <Badge tone="sucesso" icon={IconCircleCheck}>
        Ativo{waiting}
      </Badge>
    )
  return (
    <>
      <Badge tone="erro-r" icon={IconAlertTriangle}>
        Não recebe{waiting}
      </Badge>
      <span className="t2 sm">{erro}</span>
    </>
  )
}

type Act = 'alterar' | 'avisos' | 'exemplo' | 'segredo' | 'remover'

const ACTS = [
  { act: 'avisos', label: 'Avisos enviados', icon: IconListSearch },
  { act: 'exemplo', label: 'Enviar exemplo', icon: IconSend },
  { act: 'alterar', label: 'Alterar', icon: IconPencil },
  { act: 'segredo', label: 'Trocar segredo', icon: IconKey },
  { act: 'remover', label: 'Remover', icon: IconTrash },
] as const satisfies { act: Act; label: string; icon: typeof IconKey }[]

const columnsOf = (onAct: (act: Act, webhook: Webhook) => void, isPosto: boolean): Column<Webhook>[] => [
  {
    key: 'nome',
    header: 'Webhook',
    cell: (webhook) => (
      <span className={cells.quem}>
        <b className="forte">{webhook.nome}</b>
        <span className="t2 sm">{webhook.url}</span>
        {!isPosto && (
          <span className="sm">
            {(webhook.cliente ?? webhook.posto)?.nomeFantasia ?? 'Toda a instalação'}
          </span>
        )}
        <Situacao {...webhook} />
      </span>
    ),
  },
  {
    key: 'entregue',
    header: 'Último recebido',
    width: '150px',
    wideOnly: true,
    cell: ({ entregueEm }) => (
      <span className="num">{entregueEm === null ? 'nenhum' : formatDateTime(entregueEm)}</span>
    ),
  },
  {
    key: 'atos',
    header: 'Ações',
    cell: (webhook) => (
      <span className={cells.atos}>
        {ACTS.map(({ act, label, icon }) => (
          <Button key={act} small look="quiet" icon={icon} onClick={() => onAct(act, webhook)}>
            {label}
            <span className="so-leitor"> {webhook.nome}</span>
          </Button>
        ))}
      </span>
    ),
  },
]

type Confirming = { webhook: Webhook; onDone: () => void }

function Remover({ webhook, onDone }: Confirming) {
  const client = useQueryClient()
  return (
    <ConfirmDialog
      opened
      title="Remover o webhook?"
      subtitle={webhook.nome}
      confirmLabel="Remover"
      danger
      onCancel={onDone}
      onConfirm={async () => {
        await removeWebhook(webhook.id).then(
          () => toast.success('Webhook removido.'),
          (error: unknown) => toast.error(describeError(error)),
        )
        await client.invalidateQueries(webhooksQuery)
        onDone()
      }}
    >
      <p>O sistema deixa de ser avisado, e o que ainda não chegou a ele não sai mais.</p>
    </ConfirmDialog>
  )
}

function TrocarSegredo({ webhook, onDone, onMade }: Confirming & { onMade: (made: WebhookSegredo) => void }) {
  const client = useQueryClient()
  return (
    <ConfirmDialog
      opened
      title="Trocar o segredo?"
      subtitle={webhook.nome}
      confirmLabel="Trocar"
      onCancel={onDone}
      onConfirm={async () => {
        const made = await renewSegredo(webhook.id).catch((error: unknown) => {
          toast.error(describeError(error))
        })
        await client.invalidateQueries(webhooksQuery)
        onDone()
        if (made) onMade(made)
      }}
    >
      <p>O segredo de agora ainda assina por um dia, ao lado do novo.</p>
    </ConfirmDialog>
  )
}

/** The systems that are told what happens. */
export function Webhooks() {
  const query = useQuery(webhooksQuery)
  const isPosto = useUser()?.tipo === 'posto'
  const [acting, setActing] = useState<{ act: Act; webhook: Webhook } | null>(null)
  const [making, setMaking] = useState(false)
  const [made, setMade] = useState<WebhookSegredo | null>(null)
  const close = () => {
    setActing(null)
    setMaking(false)
  }
  const show = (one: WebhookSegredo) => {
    close()
    setMade(one)
  }
  const { act, webhook } = acting ?? {}
  if (!query.data) return <LoadingCard query={query} label="Webhooks" />
  return (
    <section className="cartao" aria-labelledby="webhooks">
      <header>
        <h2 id="webhooks">Webhooks</h2>
        <Button small className="fim" icon={IconWebhook} onClick={() => setMaking(true)}>
          Novo webhook
        </Button>
      </header>
      <div className="corpo pilha">
        <p className="ajuda">
          O Retaguarda chama outro sistema a cada acontecimento, com assinatura. Quem não pode ser chamado lê
          o mesmo em <code>GET /eventos</code>.
        </p>
        {query.data.length === 0 ? (
          <p>Ainda não há nenhum webhook.</p>
        ) : (
          <DataTable
            label="Webhooks"
            className={cells.tabela}
            columns={columnsOf((one, of) => setActing({ act: one, webhook: of }), isPosto)}
            rows={query.data}
            rowKey={({ id }) => id}
          />
        )}
      </div>
      {making && <WebhookDialog webhook={null} onClose={close} onMade={show} />}
      {webhook && act === 'alterar' && <WebhookDialog webhook={webhook} onClose={close} onMade={show} />}
      {webhook && act === 'avisos' && <EntregasDialog webhook={webhook} onClose={close} />}
      {webhook && act === 'exemplo' && <ExemploDialog webhook={webhook} onClose={close} />}
      {webhook && act === 'segredo' && <TrocarSegredo webhook={webhook} onDone={close} onMade={show} />}
      {webhook && act === 'remover' && <Remover webhook={webhook} onDone={close} />}
      {made && <SegredoDialog made={made} onClose={() => setMade(null)} />}
    </section>
  )
}
