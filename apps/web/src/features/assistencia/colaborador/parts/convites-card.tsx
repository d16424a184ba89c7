import type { Convite } from '@app/contract/assistencia/colaborador'
import { IconClock, IconClockOff, IconMailForward, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { formatMoment } from '../../../../platform/text/format.ts'
import { ConfirmDialog } from '../../../../ui/dialog/confirm-dialog.tsx'
import { useTask } from '../../../../ui/feedback/use-task.ts'
import { DataTable } from '../../../../ui/list/data-table.tsx'
import type { Column } from '../../../../ui/list/data-table.tsx'
import { Badge } from '../../../../ui/page/badge.tsx'
import { Button } from '../../../../ui/page/button.tsx'
import { resendConvite, revokeConvite } from '../api.ts'
import styles from './colaborador.module.css'
import { useAto } from './use-ato.ts'

function Atos({ convite, onRevoke }: { convite: Convite; onRevoke: () => void }) {
  const ato = useAto()
  const { busy, run } = useTask(() =>
    ato(() => resendConvite(convite.id), `Convite enviado de novo a ${convite.email}.`),
  )
  const whose = <span className="so-leitor"> a {convite.email}</span>
  return (
    <span className={styles.atos}>
      <Button small look="quiet" icon={IconMailForward} disabled={busy} onClick={() => run()}>
        Enviar de novo{whose}
      </Button>
      <Button small look="quiet" icon={IconX} onClick={onRevoke}>
        Revogar<span className="so-leitor"> o convite</span>
        {whose}
      </Button>
    </span>
  )
}

const columnsOf = (onRevoke: (convite: Convite) => void): Column<Convite>[] => [
  { key: 'email', header: 'E-mail', cell: ({ email }) => <b className="forte corta">{email}</b> },
  { key: 'papel', header: 'Perfil', width: '9rem', cell: ({ papel }) => papel },
  {
    key: 'por',
    header: 'Convidado por',
    width: '12rem',
    wideOnly: 'mesa',
    cell: ({ convidadoPor }) => convidadoPor,
  },
  {
    key: 'prazo',
    header: 'Vale até',
    width: '12rem',
    cell: ({ vencido, expiraEm }) => (
      <Badge tone={vencido ? 'atencao' : 'neutro'} icon={vencido ? IconClockOff : IconClock}>
        {vencido ? 'Venceu' : 'Vale até'} {formatMoment(expiraEm)}
      </Badge>
    ),
  },
  {
    key: 'atos',
    header: 'Ações',
    cell: (convite) => <Atos convite={convite} onRevoke={() => onRevoke(convite)} />,
  },
]

/** Invitations that nobody has accepted. */
export function ConvitesCard({ convites }: { convites: Convite[] }) {
  const [revoking, setRevoking] = useState<Convite | null>(null)
  const ato = useAto()
  const columns = columnsOf(setRevoking)
  return (
    <section className="cartao" aria-labelledby="colaboradores-convites">
      <header>
        <h2 id="colaboradores-convites">Convites em aberto</h2>
      </header>
      <DataTable
        label="Convites em aberto"
        columns={columns}
        rows={convites}
        rowKey={({ id }) => id}
        className={styles.convites}
      />
      <ConfirmDialog
        opened={revoking !== null}
        title="Revogar o convite?"
        subtitle={revoking?.email}
        confirmLabel="Revogar"
        danger
        onCancel={() => setRevoking(null)}
        onConfirm={async () => {
          if (revoking) await ato(() => revokeConvite(revoking.id), 'Convite revogado.')
          setRevoking(null)
        }}
      >
        <p>O link deixa de valer e a licença fica livre.</p>
      </ConfirmDialog>
    </section>
  )
}
