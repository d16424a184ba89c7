import styles from '../parts/import.module.css'
import { useQuery } from '@tanstack/react-query'
import { IconDownload, IconUpload } from '@tabler/icons-react'
import { planilhaDe } from '@app/contract/registers/planilhas'
import { Button } from '../../../../ui/page/button.tsx'
import { LoadFailure } from '../../../../ui/feedback/load-state.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { SkeletonFields } from '../../../../ui/feedback/skeleton.tsx'
import { tellFailure } from '../../../../ui/feedback/tell-failure.ts'
import { downloadModelo, importacaoQuery } from '../api.ts'
import { Choose, type OwnerPicker } from '../envio/choose.tsx'
import { Preview } from '../previa/preview.tsx'
import { Progress } from '../andamento/progress.tsx'

type Props = {
  tipo: string
  Owner: OwnerPicker
  /** The import in the address. */
  id: number | undefined
  onImportacao: (id: number | undefined) => void
}

function Opened({ id, onClose }: { id: number; onClose: () => void }) {
  const { data, error, refetch, isFetching } = useQuery(importacaoQuery(id))
  if (data?.estado === 'previa') return <Preview key={id} importacao={data} onCancel={onClose} />
  if (data) return <Progress key={id} importacao={data} onAnother={onClose} />
  return (
    <section className="cartao" aria-label="Planilha">
      {error ? (
        <LoadFailure error={error} onRetry={refetch} busy={isFetching} />
      ) : (
        <div className="corpo">
          <SkeletonFields fields={3} />
        </div>
      )}
    </section>
  )
}

/** /pedidos/importar, /importar/{tipo}: a spreadsheet from the file to the result of each record. */
export function ImportScreen({ tipo, Owner, id, onImportacao }: Props) {
  const { titulo, lista } = planilhaDe(tipo)
  const model = () => downloadModelo(tipo).catch(tellFailure)
  return (
    <Page
      title={titulo}
      subtitle="De uma planilha"
      back={lista.caminho}
      actions={
        <>
          <Button
            small
            icon={IconDownload}
            iconOnPhone
            {...(id !== undefined && { className: 'so-mesa' })}
            onClick={() => void model()}
          >
            Planilha modelo
          </Button>
          {id !== undefined && (
            <Button small icon={IconUpload} className="so-mesa" onClick={() => onImportacao(undefined)}>
              Trocar arquivo
            </Button>
          )}
        </>
      }
    >
      <div className={styles.importar}>
        {id === undefined ? (
          <Choose tipo={tipo} Owner={Owner} onRead={onImportacao} />
        ) : (
          <Opened id={id} onClose={() => onImportacao(undefined)} />
        )}
      </div>
    </Page>
  )
}
