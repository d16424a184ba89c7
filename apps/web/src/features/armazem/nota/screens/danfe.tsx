import type { Nota } from '@app/contract/armazem/nota'
import { IconFileTypePdf } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useUser } from '../../../../platform/session/session-store.ts'
import { tellFailure } from '../../../../ui/feedback/tell-failure.ts'
import { useTask } from '../../../../ui/feedback/use-task.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { PaperPage } from '../../../../ui/print/paper.tsx'
import { downloadDanfe, notaQuery } from '../api.ts'
import { DanfeFolha } from '../danfe/danfe-folha.tsx'
import { formatNumeroNota } from '@app/rules/armazem/danfe'

function PdfButton({ nota }: { nota: Nota }) {
  const { busy, run } = useTask(() => downloadDanfe(nota).catch(tellFailure))
  return (
    <Button small className="fim" icon={IconFileTypePdf} disabled={busy} aria-busy={busy} onClick={run}>
      PDF
    </Button>
  )
}

/** /notas/{id}/imprimir/danfe: the note on paper. */
export function Danfe({ id }: { id: number }) {
  const user = useUser()
  const [em] = useState(() => new Date())
  const { data: nota, error, refetch, isFetching } = useQuery(notaQuery(id))
  const numero = nota && formatNumeroNota(nota.numero)
  return (
    <PaperPage
      label="Espelho DANFE"
      title={`Espelho DANFE ${numero ?? ''}`}
      detail={numero && `NF-e ${numero}`}
      back={`/notas/edit/${id}`}
      what="a nota"
      ready={nota !== undefined}
      error={error}
      onRetry={refetch}
      busy={isFetching}
      bar={nota && <PdfButton nota={nota} />}
    >
      {nota && user && <DanfeFolha nota={nota} user={user} em={em} />}
    </PaperPage>
  )
}
