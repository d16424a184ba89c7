import type { Contagem } from '@app/contract/armazem/contagem'
import { IconDownload, IconScan } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { describeError } from '../../../../platform/http/errors.ts'
import { useRefresh } from '../../../../platform/http/live.ts'
import {
  formatCount,
  formatDateTime,
  formatInteger,
  formatQuantity,
} from '../../../../platform/text/format.ts'
import { History } from '../../../../register/record/history.tsx'
import { ConfirmDialog } from '../../../../ui/dialog/confirm-dialog.tsx'
import { useFile } from '../../../../ui/list/use-csv.ts'
import { LoadingCard } from '../../../../ui/feedback/loading-card.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { Button, ButtonLink } from '../../../../ui/page/button.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { CONTAGEM, contagemKey, contagemQuery, decideContagem } from '../api.ts'
import styles from '../parts/contagem.module.css'
import { Diferencas } from '../parts/diferencas.tsx'

function Numeros({ contagem }: { contagem: Contagem }) {
  const iguais = contagem.itens.filter(({ situacao }) => situacao === 'IGUAL').length
  const diferem = contagem.diferentes + contagem.segundas + contagem.pedidas
  return (
    <section className="cartao" aria-label="Andamento">
      <div className={styles.numeros}>
        <div>
          <strong className="num">{formatInteger(contagem.contadas)}</strong> de{' '}
          {formatCount(contagem.linhas, 'contado', 'contados')}
        </div>
        <div>
          <strong className="num">{formatInteger(iguais)}</strong> sem diferença
        </div>
        <div>
          <strong className="num">{formatInteger(diferem)}</strong> com diferença
        </div>
        {contagem.acuracia !== null && (
          <div>
            <strong className="num">{formatQuantity(contagem.acuracia)} %</strong> acurácia
          </div>
        )}
      </div>
    </section>
  )
}

/** /contagem/{id}: both counts of each lot, and what becomes of the differences. */
export function ContagemTela({ id }: { id: number }) {
  const client = useQueryClient()
  useRefresh(contagemKey(id), 'contagem', id)
  const query = useQuery(contagemQuery(id))
  const [ending, setEnding] = useState(false)
  const { data } = query
  const csv = useFile(`/contagem/${id}/export/CSV`)
  const onDone = (contagem: Contagem) => {
    client.setQueryData(contagemKey(id), contagem)
    void client.invalidateQueries({ queryKey: [...CONTAGEM, 'listas'] })
  }
  const encerrar = async () => {
    setEnding(false)
    try {
      onDone(await decideContagem(id, 'encerrar'))
      toast.success('Contagem encerrada.')
    } catch (error) {
      toast.error(describeError(error))
    }
  }
  const sem = data ? data.linhas - data.contadas + data.segundas + data.diferentes : 0
  return (
    <Page
      title={`Contagem ${id}`}
      subtitle={
        data && `${data.descricao} · aberta em ${formatDateTime(data.abertaEm)} por ${data.abertaPor}`
      }
      back="/contagem"
      actions={
        data && (
          <>
            {data.encerradaEm === null && (
              <ButtonLink small icon={IconScan} iconOnPhone to={`/contagem/${id}/coletor`}>
                Contar
              </ButtonLink>
            )}
            <Button
              small
              className="so-mesa"
              icon={IconDownload}
              aria-label="Exportar CSV"
              disabled={csv.busy}
              onClick={csv.run}
            >
              CSV
            </Button>
            <History entidade="contagem" id={id} subtitle={data.descricao} />
          </>
        )
      }
    >
      {data ? (
        <div className="pilha">
          <Numeros contagem={data} />
          <Diferencas contagem={data} onDone={onDone} onEncerrar={() => setEnding(true)} />
        </div>
      ) : (
        <LoadingCard query={query} />
      )}
      <ConfirmDialog
        opened={ending}
        title={`Encerrar a contagem ${id}?`}
        confirmLabel="Encerrar contagem"
        onConfirm={() => void encerrar()}
        onCancel={() => setEnding(false)}
      >
        {sem > 0
          ? `${formatCount(sem, 'lote fica', 'lotes ficam')} como o sistema diz, sem ajuste.`
          : 'Tudo foi contado e decidido.'}
      </ConfirmDialog>
    </Page>
  )
}
