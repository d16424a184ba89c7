import type { Provedor } from '@app/contract/casca/provedor'
import {
  IconBuilding,
  IconCircleCheck,
  IconPencil,
  IconPlayerPause,
  IconPlugConnected,
  IconTrash,
} from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { describeError } from '../../../../platform/http/errors.ts'
import { useCan } from '../../../../platform/session/abilities.ts'
import { formatCount, formatDateTime } from '../../../../platform/text/format.ts'
import { ConfirmDialog } from '../../../../ui/dialog/confirm-dialog.tsx'
import { LoadingCard } from '../../../../ui/feedback/loading-card.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { type Column, DataTable } from '../../../../ui/list/data-table.tsx'
import cells from '../../../../ui/list/wide-cells.module.css'
import { Badge } from '../../../../ui/page/badge.tsx'
import { Button } from '../../../../ui/page/button.tsx'
import { provedoresQuery, removeProvedor, testProvedor } from '../api.ts'
import { ProvedorDialog } from './provedor-dialog.tsx'

type Act = 'testar' | 'alterar' | 'remover'

const ACTS = [
  { act: 'testar', label: 'Testar', icon: IconPlugConnected },
  { act: 'alterar', label: 'Alterar', icon: IconPencil },
  { act: 'remover', label: 'Remover', icon: IconTrash },
] as const satisfies { act: Act; label: string; icon: typeof IconPencil }[]

const Situacao = ({ ativo }: Provedor) =>
  ativo ? (
    <Badge tone="sucesso" icon={IconCircleCheck}>
      Ativo
    </Badge>
  ) : (
    <Badge tone="neutro" icon={IconPlayerPause}>
      Parado
    </Badge>
  )

const columnsOf = (onAct: (act: Act, provedor: Provedor) => void): Column<Provedor>[] => [
  {
    key: 'nome',
    header: 'Provedor',
    cell: (provedor) => (
      <span className={cells.quem}>
        <b className="forte">{provedor.nome}</b>
        <span className="t2 sm">{provedor.dominios.join(', ')}</span>
        <Situacao {...provedor} />
      </span>
    ),
  },
  {
    key: 'cliente',
    header: 'Cliente',
    wideOnly: 'mesa',
    cell: ({ cliente }) => cliente?.nomeFantasia ?? 'A própria instalação',
  },
  {
    key: 'pessoas',
    header: 'Última entrada',
    width: '170px',
    wideOnly: true,
    cell: ({ pessoas, usadoEm }) => (
      <span className={cells.quem}>
        <span className="num">{usadoEm === null ? 'nenhuma' : formatDateTime(usadoEm)}</span>
        {pessoas > 0 && <span className="t2 sm">{formatCount(pessoas, 'pessoa', 'pessoas')}</span>}
      </span>
    ),
  },
  {
    key: 'atos',
    header: 'Ações',
    cell: (provedor) => (
      <span className={cells.atos}>
        {ACTS.map(({ act, label, icon }) => (
          <Button key={act} small look="quiet" icon={icon} onClick={() => onAct(act, provedor)}>
            {label}
            <span className="so-leitor"> {provedor.nome}</span>
          </Button>
        ))}
      </span>
    ),
  },
]

function Remover({ provedor, onDone }: { provedor: Provedor; onDone: () => void }) {
  const client = useQueryClient()
  return (
    <ConfirmDialog
      opened
      title="Remover o provedor?"
      subtitle={provedor.nome}
      confirmLabel="Remover"
      danger
      onCancel={onDone}
      onConfirm={async () => {
        await removeProvedor(provedor.id).then(
          () => toast.success('Provedor removido.'),
          (error: unknown) => toast.error(describeError(error)),
        )
        await client.invalidateQueries(provedoresQuery)
        onDone()
      }}
    >
      <p>As sessões abertas por ele terminam. As pessoas ficam, e entram com senha.</p>
    </ConfirmDialog>
  )
}

const test = ({ id, nome }: Provedor) =>
  testProvedor(id).then(
    ({ saida }) =>
      toast.success(
        saida
          ? `${nome} respondeu, e avisa quando alguém sai.`
          : `${nome} respondeu. Não avisa quando alguém sai: a sessão daqui termina sozinha.`,
      ),
    (error: unknown) => toast.error(describeError(error)),
  )

/** The companies whose people enter by the log-in that they have there; for those who manage people. */
export function Provedores() {
  const [people, profiles] = [useCan('USUARIO_EDITAR'), useCan('PERFIL_EDITAR')]
  return people && profiles ? <Section /> : null
}

function Section() {
  const query = useQuery(provedoresQuery)
  const [acting, setActing] = useState<{ act: Act; provedor: Provedor } | null>(null)
  const [making, setMaking] = useState(false)
  const close = () => {
    setActing(null)
    setMaking(false)
  }
  const onAct = (act: Act, provedor: Provedor) =>
    act === 'testar' ? void test(provedor) : setActing({ act, provedor })
  if (!query.data) return <LoadingCard query={query} label="Entrada pela empresa" />
  return (
    <section className="cartao" aria-labelledby="provedores">
      <header>
        <h2 id="provedores">Entrada pela empresa</h2>
        <span className="fim">
          <Button small icon={IconBuilding} onClick={() => setMaking(true)}>
            Novo provedor
          </Button>
        </span>
      </header>
      <div className="corpo pilha">
        <p className="ajuda">
          As pessoas de uma empresa entram com a conta que já têm nela, pelo provedor de identidade da empresa
          (OpenID Connect), ao lado da senha.
        </p>
        {query.data.length === 0 ? (
          <p>Ainda não há nenhum provedor.</p>
        ) : (
          <DataTable
            label="Provedores de identidade"
            className={cells.tabela}
            columns={columnsOf(onAct)}
            rows={query.data}
            rowKey={({ id }) => id}
          />
        )}
      </div>
      {acting?.act === 'remover' && <Remover provedor={acting.provedor} onDone={close} />}
      {(making || acting?.act === 'alterar') && (
        <ProvedorDialog provedor={acting?.provedor ?? null} onClose={close} />
      )}
    </section>
  )
}
