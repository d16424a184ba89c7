import { type ChaveApi, type ChaveApiCriada, SITUACAO_CHAVE_LABELS } from '@app/contract/casca/chaveApi'
import {
  IconBan,
  IconCircleCheck,
  IconClockOff,
  IconFlask,
  IconKey,
  IconListSearch,
  IconX,
} from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useUser } from '../../../../platform/session/session-store.ts'
import { describeError } from '../../../../platform/http/errors.ts'
import { formatDateTime, formatInteger } from '../../../../platform/text/format.ts'
import { ConfirmDialog } from '../../../../ui/dialog/confirm-dialog.tsx'
import { LoadingCard } from '../../../../ui/feedback/loading-card.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { type Column, DataTable } from '../../../../ui/list/data-table.tsx'
import cells from '../../../../ui/list/wide-cells.module.css'
import { Badge } from '../../../../ui/page/badge.tsx'
import { Button } from '../../../../ui/page/button.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { Provedores } from '../../provedor/index.ts'
import { Webhooks } from '../../webhook/index.ts'
import { chavesQuery, revokeChave } from '../api.ts'
import { ChamadasDialog } from '../parts/chamadas-dialog.tsx'
import { Exemplos } from '../parts/exemplos.tsx'
import { NovaChaveDialog } from '../parts/nova-chave.tsx'
import { TokenDialog } from '../parts/token-dialog.tsx'

const LOOKS = {
  ATIVA: { tone: 'sucesso', icon: IconCircleCheck },
  SEM_EFEITO: { tone: 'atencao', icon: IconBan },
  VENCIDA: { tone: 'neutro', icon: IconClockOff },
  REVOGADA: { tone: 'neutro', icon: IconX },
} as const

const Situacao = ({ situacao, teste }: ChaveApi) => (
  <span className={cells.atos}>
    <Badge {...LOOKS[situacao]}>{SITUACAO_CHAVE_LABELS[situacao]}</Badge>
    {teste && (
      <Badge tone="info" icon={IconFlask}>
        Modo de teste
      </Badge>
    )}
  </span>
)

type Acts = { onLook: (chave: ChaveApi) => void; onRevoke: (chave: ChaveApi) => void }

const holds = ({ situacao }: ChaveApi): boolean => situacao === 'ATIVA' || situacao === 'SEM_EFEITO'

const columnsOf = ({ onLook, onRevoke }: Acts): Column<ChaveApi>[] => [
  {
    key: 'nome',
    header: 'Chave',
    cell: ({ nome, prefixo }) => (
      <span className={cells.quem}>
        <b className="forte">{nome}</b> <span className="t2 sm num">{prefixo}…</span>
      </span>
    ),
  },
  {
    key: 'pessoa',
    header: 'Age em nome de',
    cell: ({ pessoa }) => (
      <span className={cells.quem}>
        {pessoa.nome} <span className="t2 sm">{pessoa.vinculo ?? 'Toda a instalação'}</span>
      </span>
    ),
  },
  { key: 'situacao', header: 'Situação', cell: Situacao },
  {
    key: 'expira',
    header: 'Vale até',
    width: '150px',
    wideOnly: 'mesa',
    cell: ({ expiraEm }) => <span className="num">{formatDateTime(expiraEm)}</span>,
  },
  {
    key: 'uso',
    header: 'Última chamada',
    width: '170px',
    wideOnly: true,
    cell: ({ usadaEm, chamadas }) => (
      <span className="num">
        {usadaEm === null ? 'nenhuma' : formatDateTime(usadaEm)}
        {chamadas > 0 && <span className="t2 sm"> · {formatInteger(chamadas)}</span>}
      </span>
    ),
  },
  {
    key: 'atos',
    header: 'Ações',
    cell: (chave) => (
      <span className={cells.atos}>
        <Button small look="quiet" icon={IconListSearch} onClick={() => onLook(chave)}>
          O que fez<span className="so-leitor"> {chave.nome}</span>
        </Button>
        {holds(chave) && (
          <Button small look="quiet" icon={IconX} onClick={() => onRevoke(chave)}>
            Revogar<span className="so-leitor"> {chave.nome}</span>
          </Button>
        )}
      </span>
    ),
  },
]

function Revogar({ chave, onDone }: { chave: ChaveApi; onDone: () => void }) {
  const client = useQueryClient()
  return (
    <ConfirmDialog
      opened
      title="Revogar a chave?"
      subtitle={chave.nome}
      confirmLabel="Revogar"
      danger
      onCancel={onDone}
      onConfirm={async () => {
        await revokeChave(chave.id).then(
          () => toast.success('Chave revogada.'),
          (error: unknown) => toast.error(describeError(error)),
        )
        await client.invalidateQueries(chavesQuery)
        onDone()
      }}
    >
      <p>O sistema que a usa deixa de entrar na hora. O que ela fez continua à vista.</p>
    </ConfirmDialog>
  )
}

function Chaves({ chaves }: { chaves: ChaveApi[] }) {
  const [looking, setLooking] = useState<ChaveApi | null>(null)
  const [revoking, setRevoking] = useState<ChaveApi | null>(null)
  return (
    <section className="cartao" aria-labelledby="chaves">
      <header>
        <h2 id="chaves">Chaves de API</h2>
        <a className="fim link" href="/docs" target="_blank" rel="noreferrer">
          Descrição da API
        </a>
      </header>
      <div className="corpo pilha">
        <p className="ajuda">
          Um sistema de fora chama a API com uma chave em <code>Authorization: Bearer</code>. Cada chave age
          em nome de uma pessoa, com no máximo as permissões dela.
        </p>
        {chaves.length === 0 ? (
          <p>Ainda não há nenhuma chave.</p>
        ) : (
          <DataTable
            label="Chaves de API"
            className={cells.tabela}
            columns={columnsOf({ onLook: setLooking, onRevoke: setRevoking })}
            rows={chaves}
            rowKey={({ id }) => id}
          />
        )}
      </div>
      {looking && <ChamadasDialog chave={looking} onClose={() => setLooking(null)} />}
      {revoking && <Revogar chave={revoking} onDone={() => setRevoking(null)} />}
    </section>
  )
}

/**
 * /integracoes: the keys by which other systems call, what each did, the systems that are told what happens, the
 * companies whose log-in people enter by, and below them what a module adds.
 */
export function IntegracoesScreen({ children }: { children?: ReactNode }) {
  const query = useQuery(chavesQuery)
  // Whose log-in people enter by is the installation's affair.
  const isPosto = useUser()?.tipo === 'posto'
  const [making, setMaking] = useState(false)
  const [made, setMade] = useState<ChaveApiCriada | null>(null)
  return (
    <Page
      title="Integrações"
      subtitle={
        isPosto ? 'Como outros sistemas usam os dados do seu posto' : 'Como outros sistemas usam este'
      }
      actions={
        <Button small look="filled" iconOnPhone icon={IconKey} onClick={() => setMaking(true)}>
          Nova chave
        </Button>
      }
    >
      <div className="pilha">
        {query.data ? <Chaves chaves={query.data} /> : <LoadingCard query={query} label="Integrações" />}
        <Webhooks />
        {!isPosto && <Provedores />}
        {children}
        <Exemplos />
      </div>
      {making && (
        <NovaChaveDialog
          onClose={() => setMaking(false)}
          onMade={(one) => {
            setMaking(false)
            setMade(one)
          }}
        />
      )}
      {made && <TokenDialog made={made} onClose={() => setMade(null)} />}
    </Page>
  )
}
