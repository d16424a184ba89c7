import type { Colaborador, Colaboradores } from '@app/contract/assistencia/colaborador'
import { IconCircleCheck, IconCircleOff, IconPencil, IconUserCheck, IconUserOff } from '@tabler/icons-react'
import { useState } from 'react'
import { formatMoment } from '../../../../platform/text/format.ts'
import { ConfirmDialog } from '../../../../ui/dialog/confirm-dialog.tsx'
import { useTask } from '../../../../ui/feedback/use-task.ts'
import { DataTable } from '../../../../ui/list/data-table.tsx'
import type { Column } from '../../../../ui/list/data-table.tsx'
import { PersonPhoto } from '../../../../ui/media/avatar.tsx'
import { Button } from '../../../../ui/page/button.tsx'
import { Dot } from '../../../../ui/page/dot.tsx'
import { saveColaborador } from '../api.ts'
import styles from './colaborador.module.css'
import { EditDialog } from './edit.tsx'
import { useAto } from './use-ato.ts'

const STATUS = {
  ATIVO: { look: { className: 'sucesso', icon: IconCircleCheck }, label: 'Ativo' },
  INATIVO: { look: { className: 'neutro', icon: IconCircleOff }, label: 'Inativo' },
} as const

const Quem = ({ nome, nomeExibicao, email }: Colaborador) => (
  <span className={styles.quem}>
    <PersonPhoto name={nomeExibicao ?? nome} foto="" />
    <span>
      <b className="forte corta">{nome}</b>
      <span className="t2 sm corta">{email}</span>
    </span>
  </span>
)

type AtosProps = { pessoa: Colaborador; onEdit: () => void; onEnd: () => void }

function Atos({ pessoa, onEdit, onEnd }: AtosProps) {
  const ato = useAto()
  const { id, versao, nome, status } = pessoa
  const { busy, run } = useTask(() =>
    ato(() => saveColaborador(id, { status: 'ATIVO', versao }), `${nome} voltou a ter acesso.`),
  )
  if (!pessoa.editavel) return null
  const whose = <span className="so-leitor"> {nome}</span>
  return (
    <span className={styles.atos}>
      <Button small look="quiet" icon={IconPencil} onClick={onEdit}>
        Editar{whose}
      </Button>
      {status === 'ATIVO' ? (
        <Button small look="quiet" icon={IconUserOff} onClick={onEnd}>
          Inativar{whose}
        </Button>
      ) : (
        <Button small look="quiet" icon={IconUserCheck} disabled={busy} onClick={() => run()}>
          Reativar{whose}
        </Button>
      )}
    </span>
  )
}

type Open = { ato: 'editar' | 'inativar'; pessoa: Colaborador } | null

const columnsOf = (onOpen: (open: Open) => void): Column<Colaborador>[] => [
  { key: 'nome', header: 'Nome', cell: (pessoa) => <Quem {...pessoa} /> },
  { key: 'papel', header: 'Perfil', width: '9rem', cell: ({ papel }) => papel },
  {
    key: 'acesso',
    header: 'Último acesso',
    width: '9rem',
    cell: ({ ultimoAcesso }) => (
      <span className="num">{ultimoAcesso ? formatMoment(ultimoAcesso) : 'ainda não entrou'}</span>
    ),
  },
  {
    key: 'status',
    header: 'Situação',
    width: '7rem',
    cell: ({ status }) => <Dot look={STATUS[status].look}>{STATUS[status].label}</Dot>,
  },
  {
    key: 'atos',
    header: 'Ações',
    cell: (pessoa) => (
      <Atos
        pessoa={pessoa}
        onEdit={() => onOpen({ ato: 'editar', pessoa })}
        onEnd={() => onOpen({ ato: 'inativar', pessoa })}
      />
    ),
  },
]

/** Who works, or worked, at the post. */
export function PessoasCard({ colaboradores }: { colaboradores: Colaboradores }) {
  const [open, setOpen] = useState<Open>(null)
  const ato = useAto()
  const close = () => setOpen(null)
  const columns = columnsOf(setOpen)
  return (
    <section className="cartao" aria-labelledby="colaboradores-pessoas">
      <header>
        <h2 id="colaboradores-pessoas">Pessoas</h2>
      </header>
      <DataTable
        label="Pessoas"
        columns={columns}
        rows={colaboradores.pessoas}
        rowKey={({ id }) => id}
        className={styles.pessoas}
      />
      {open?.ato === 'editar' && (
        <EditDialog colaboradores={colaboradores} pessoa={open.pessoa} onClose={close} />
      )}
      <ConfirmDialog
        opened={open?.ato === 'inativar'}
        title={`Inativar ${open?.pessoa.nome ?? ''}?`}
        confirmLabel="Inativar"
        danger
        onCancel={close}
        onConfirm={async () => {
          if (!open) return
          const { id, nome, versao } = open.pessoa
          await ato(() => saveColaborador(id, { status: 'INATIVO', versao }), `${nome} não entra mais.`)
          close()
        }}
      >
        <p>
          As sessões abertas terminam agora e a licença fica livre. O que a pessoa fez continua nas OS, e ela
          pode ser reativada.
        </p>
      </ConfirmDialog>
    </section>
  )
}
