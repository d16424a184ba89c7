import '../../../../register/register.css'
import {
  ACAO_TRANSFERENCIA_LABELS,
  type AcaoTransferencia,
  type TransferenciaPeca,
  type TransferenciaPecaItem,
} from '@app/contract/assistencia/transferenciaPeca'
import { IconBan, IconPackageImport } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useRefresh } from '../../../../platform/http/live.ts'
import { formatDateTime, formatInteger } from '../../../../platform/text/format.ts'
import { History } from '../../../../register/record/history.tsx'
import { ActionMenu } from '../../../../ui/dialog/action-menu.tsx'
import { LoadingCard } from '../../../../ui/feedback/loading-card.tsx'
import { DataTable, type Column } from '../../../../ui/list/data-table.tsx'
import { Button } from '../../../../ui/page/button.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { transferenciaKey, transferenciaQuery } from '../api.ts'
import { AcaoDialog } from '../parts/acao-dialog.tsx'
import { TransferenciaSituacao } from '../parts/situacao.tsx'

/** A number with its word where a phone shows no heading above it. */
const Quantas = ({ rotulo, quantas }: { rotulo: string; quantas: number | null }) => (
  <>
    <span className="num">{quantas === null ? '—' : formatInteger(quantas)}</span>{' '}
    <span className="t2 sm so-telefone">{rotulo}</span>
  </>
)

const COLUMNS: Column<TransferenciaPecaItem>[] = [
  {
    key: 'peca',
    header: 'Peça',
    cell: ({ peca }) => (
      <>
        <span className="forte num">{peca.codigo}</span> <span>{peca.descricao}</span>
      </>
    ),
  },
  {
    key: 'quantidade',
    header: 'Enviadas',
    right: true,
    width: '7.5rem',
    cell: ({ quantidade }) => <Quantas rotulo="enviadas" quantas={quantidade} />,
  },
  {
    key: 'recebida',
    header: 'Recebidas',
    right: true,
    width: '7.5rem',
    cell: ({ recebida }) => <Quantas rotulo="recebidas" quantas={recebida} />,
  },
]

const Andamento = ({ of }: { of: TransferenciaPeca }) => (
  <section className="cartao" aria-label="Andamento">
    <header>
      <h2>Andamento</h2>
      <TransferenciaSituacao situacao={of.situacao} />
    </header>
    <div className="corpo pilha">
      <p>
        Enviada por {of.criadoPor ?? 'Sistema'}, <span className="num">{formatDateTime(of.criadoEm)}</span>
      </p>
      {of.encerradoEm && (
        <p>
          {of.situacao === 'RECEBIDA' ? 'Recebida' : 'Cancelada'} por {of.encerradoPor ?? 'Sistema'},{' '}
          <span className="num">{formatDateTime(of.encerradoEm)}</span>
        </p>
      )}
      {of.motivo && <p>{of.motivo}</p>}
      {of.observacoes && <p className="t2">{of.observacoes}</p>}
    </div>
  </section>
)

/** /transferenciaPeca/{id}: parts between two posts, and what this person may do with them. */
export function TransferenciaPecaRecord({ id }: { id: number }) {
  const client = useQueryClient()
  useRefresh(transferenciaKey(id), 'transferenciaPeca', id)
  const query = useQuery(transferenciaQuery(id))
  const [acao, setAcao] = useState<AcaoTransferencia | null>(null)
  const { data } = query
  return (
    <Page
      title={`Transferência ${id}`}
      subtitle={data && `De ${data.origem.nomeFantasia} para ${data.destino.nomeFantasia}`}
      back="/transferenciaPeca"
      actions={
        data && (
          <>
            <History entidade="transferenciaPeca" id={id} subtitle={`Transferência ${id}`} />
            {data.proximasAcoes.includes('receber') && (
              <Button
                small
                look="filled"
                icon={IconPackageImport}
                iconOnPhone
                onClick={() => setAcao('receber')}
              >
                {ACAO_TRANSFERENCIA_LABELS.receber}
              </Button>
            )}
            <ActionMenu
              actions={data.proximasAcoes
                .filter((one) => one === 'cancelar')
                .map((one) => ({
                  label: ACAO_TRANSFERENCIA_LABELS[one],
                  icon: IconBan,
                  danger: true,
                  onSelect: () => setAcao(one),
                }))}
            />
          </>
        )
      }
    >
      {data ? (
        <div className="duas">
          <section className="cartao" aria-label="Peças">
            <header>
              <h2>Peças</h2>
            </header>
            <div className="tabela-rola">
              <DataTable label="Peças" columns={COLUMNS} rows={data.itens} rowKey={(item) => item.id} />
            </div>
          </section>
          <div className="reg-lado">
            <Andamento of={data} />
          </div>
        </div>
      ) : (
        <LoadingCard query={query} />
      )}
      {data && acao && (
        <AcaoDialog
          transferencia={data}
          acao={acao}
          onClose={() => setAcao(null)}
          onDone={(moved) => {
            client.setQueryData(transferenciaKey(id), moved)
            void client.invalidateQueries({ queryKey: ['transferenciaPeca', 'lista'] })
            void client.invalidateQueries({ queryKey: ['estoquePeca'] })
          }}
        />
      )}
    </Page>
  )
}
