import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useUser } from '../../../../platform/session/session-store.ts'
import { PaperPage } from '../../../../ui/print/paper.tsx'
import { notaQuery } from '../api.ts'
import { DanfeFolha } from '../danfe/danfe-folha.tsx'
import { formatNumeroNota } from '../words.ts'

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
    >
      {nota && user && <DanfeFolha nota={nota} user={user} em={em} />}
    </PaperPage>
  )
}
