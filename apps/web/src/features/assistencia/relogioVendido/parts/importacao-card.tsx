import styles from './vendas.module.css'
import {
  vendaEmAndamento,
  type VendaImportacao,
  type VendaRecusada,
} from '@app/contract/assistencia/relogioVendido'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { IconArrowBackUp, IconDeviceFloppy, IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { formatCount, formatDateTime, formatInteger } from '../../../../platform/text/format.ts'
import { ConfirmDialog } from '../../../../ui/dialog/confirm-dialog.tsx'
import { tellFailure } from '../../../../ui/feedback/tell-failure.ts'
import { useTask } from '../../../../ui/feedback/use-task.ts'
import { WorkProgress } from '../../../../ui/feedback/work-summary.tsx'
import { Button } from '../../../../ui/page/button.tsx'
import { type Column, DataTable } from '../../../../ui/list/data-table.tsx'
import { downloadRecusadas, recusadasQuery, removeVendas, storeVendas, VENDAS } from '../api.ts'
import { andamentoDe } from './words.ts'

const MOSTRA = 20

const COLUNAS: Column<VendaRecusada>[] = [
  { key: 'linha', header: 'Linha', cell: ({ linha }) => formatInteger(linha), right: true, width: '6rem' },
  { key: 'serie', header: 'Número de série', cell: ({ valores }) => valores[0] ?? '', width: '12rem' },
  {
    key: 'modelo',
    header: 'Modelo',
    cell: ({ valores }) => valores[1] ?? '',
    width: '10rem',
    wideOnly: true,
  },
  { key: 'motivo', header: 'Motivo', cell: ({ motivo }) => motivo },
]

function Recusadas({ importacao: { id, comErro } }: { importacao: VendaImportacao }) {
  const { data } = useQuery(recusadasQuery(id, MOSTRA))
  // Lines are forgotten after a month.
  if (data?.content.length === 0) return null
  return (
    <>
      <DataTable
        label="Linhas que não entram"
        columns={COLUNAS}
        rows={data?.content}
        rowKey={({ linha }) => linha}
        skeletonRows={3}
      />
      <p className={styles.pe}>
        {comErro > MOSTRA && (
          <span className="t2 sm">
            As {MOSTRA} primeiras de {formatInteger(comErro)}.
          </span>
        )}
        <Button small icon={IconDownload} onClick={() => void downloadRecusadas(id).catch(tellFailure)}>
          Baixar as linhas com erro
        </Button>
      </p>
    </>
  )
}

/** One import: how it stands, what does not enter, and what may be done with it. */
export function ImportacaoCard({ importacao }: { importacao: VendaImportacao }) {
  const client = useQueryClient()
  const [asking, setAsking] = useState(false)
  const { id, arquivo, estado, certas, gravadas, comErro, ignoradas, por, criadaEm } = importacao
  const read = () => client.invalidateQueries({ queryKey: VENDAS })
  const acting =
    <T,>(act: (id: number) => Promise<T>) =>
    async () => {
      await act(id).catch(tellFailure)
      await read()
    }
  const store = useTask(acting(storeVendas))
  const discard = useTask(acting(removeVendas))
  const words = andamentoDe(importacao)
  return (
    <section className="cartao" aria-label={`Importação de ${arquivo}`}>
      <header>
        <div className={styles.arquivo}>
          <h3>{arquivo}</h3>
          <span className="t2 sm num">{`${por}, ${formatDateTime(criadaEm)}`}</span>
        </div>
        <div className="fim linha">
          {estado === 'conferida' && (
            <>
              <Button small disabled={discard.busy || store.busy} onClick={discard.run}>
                Descartar
              </Button>
              <Button
                small
                look="filled"
                icon={IconDeviceFloppy}
                disabled={certas === 0 || store.busy || discard.busy}
                onClick={store.run}
              >
                {`Gravar ${formatInteger(certas)}`}
              </Button>
            </>
          )}
          {estado === 'gravada' && gravadas > 0 && (
            <Button small look="quiet" icon={IconArrowBackUp} onClick={() => setAsking(true)}>
              Desfazer
            </Button>
          )}
        </div>
      </header>
      <div className="corpo">
        {estado === 'gravando' ? (
          <WorkProgress done={gravadas} total={certas} label={`Vendas gravadas de ${arquivo}`}>
            {words}
          </WorkProgress>
        ) : (
          <p role={vendaEmAndamento(estado) ? 'status' : undefined} className="num">
            {words}
          </p>
        )}
        {estado === 'conferida' && ignoradas.length > 0 && (
          <p className="t2 sm">Colunas que não usamos: {ignoradas.join(', ')}.</p>
        )}
      </div>
      {comErro > 0 && (estado === 'conferida' || estado === 'gravada') && (
        <Recusadas importacao={importacao} />
      )}
      <ConfirmDialog
        opened={asking}
        title="Desfazer esta importação"
        confirmLabel="Desfazer importação"
        danger
        onConfirm={async () => {
          await acting(removeVendas)()
          setAsking(false)
        }}
        onCancel={() => setAsking(false)}
      >
        {formatCount(gravadas, 'venda sai', 'vendas saem')} da lista, menos as que alguém alterou depois. O
        que já se decidiu em uma OS continua decidido.
      </ConfirmDialog>
    </section>
  )
}
