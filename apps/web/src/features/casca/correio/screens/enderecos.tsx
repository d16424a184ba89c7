import type { CorreioEndereco, CorreioEnderecos } from '@app/contract/casca/correio'
import { motivoDoStatus } from '@app/rules/casca/correio'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { formatCount, formatDateTime } from '../../../../platform/text/format.ts'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { LoadingCard } from '../../../../ui/feedback/loading-card.tsx'
import { tellFailure } from '../../../../ui/feedback/tell-failure.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useTask } from '../../../../ui/feedback/use-task.ts'
import { type Column, DataTable } from '../../../../ui/list/data-table.tsx'
import { Button } from '../../../../ui/page/button.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { correioEnderecosQuery, freeEndereco } from '../api.ts'
import styles from '../parts/lista.module.css'

const porQue = ({ desde, status, motivo, moles, moleEm }: CorreioEndereco): string =>
  desde === null
    ? `${formatCount(moles, 'e-mail adiado', 'e-mails adiados')}, o último em ${moleEm ? formatDateTime(moleEm) : ''}; continuam a ir.`
    : `${motivoDoStatus(status)}${motivo && ` “${motivo}”`}`

function Liberar({ id, endereco }: CorreioEndereco) {
  const client = useQueryClient()
  const { busy, run } = useTask(async () => {
    try {
      client.setQueryData(correioEnderecosQuery.queryKey, await freeEndereco(id))
      toast.success(`${endereco} foi liberado: os próximos e-mails vão.`)
    } catch (error) {
      tellFailure(error)
    }
  })
  return (
    <Button small disabled={busy} onClick={run}>
      Liberar
    </Button>
  )
}

const COLUMNS: Column<CorreioEndereco>[] = [
  { key: 'endereco', header: 'Endereço', width: '28%', cell: ({ endereco }) => <b>{endereco}</b> },
  {
    key: 'desde',
    header: 'Não entrega desde',
    width: '160px',
    cell: ({ desde }) => <span className="num">{desde ? formatDateTime(desde) : '—'}</span>,
  },
  { key: 'motivo', header: 'Por quê', cell: porQue },
  {
    key: 'liberar',
    header: 'Voltar a enviar',
    right: true,
    width: '140px',
    cell: (row) => row.desde !== null && <Liberar {...row} />,
  },
]

/** Where mails come back, and whether it is read. */
function Caixa({ caixa }: Pick<CorreioEnderecos, 'caixa'>) {
  if (!caixa)
    return (
      <Faixa tone="info" title="Nenhuma caixa de retornos é lida.">
        Quem cuida do servidor a define em RETORNOS_URL e CORREIO_RETORNO.
      </Faixa>
    )
  if (caixa.erro !== null)
    return (
      <Faixa tone="error" title={`A caixa em ${caixa.servidor} não é lida.`}>
        {caixa.erro} {caixa.erroDesde && `Desde ${formatDateTime(caixa.erroDesde)}.`}
      </Faixa>
    )
  return (
    <p className="ajuda">
      Os e-mails que voltam são lidos a cada cinco minutos na caixa em {caixa.servidor}
      {caixa.lidaEm && `; pela última vez em ${formatDateTime(caixa.lidaEm)}`}.
    </p>
  )
}

/** /configuracoes/emails/enderecos: the addresses from which mails came back. */
export function CorreioEnderecosScreen() {
  const query = useQuery(correioEnderecosQuery)
  return (
    <Page title="Endereços que não entregam" subtitle="E-mails que voltaram" back="/configuracoes/emails">
      {query.data ? (
        <div className="pilha">
          <Caixa caixa={query.data.caixa} />
          <section className="cartao">
            {query.data.enderecos.length === 0 ? (
              <p className="corpo">Nenhum e-mail voltou.</p>
            ) : (
              <DataTable
                label="Endereços que não entregam"
                className={styles.lista}
                columns={COLUMNS}
                rows={query.data.enderecos}
                rowKey={({ id }) => id}
              />
            )}
          </section>
        </div>
      ) : (
        <LoadingCard query={query} label="Endereços que não entregam" />
      )}
    </Page>
  )
}
