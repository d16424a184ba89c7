import { PROVA_MB } from '@app/contract/assistencia/financeiro'
import type { ArquivoInput } from '@app/contract/casca/arquivo'
import { useState } from 'react'
import { toast } from '../../../ui/feedback/toast.ts'
import { arquivoInputOf } from '../../../ui/media/use-anexos.ts'

export type Prova = {
  file: File | null
  set: (file: File | null) => void
  /** The chosen file as a save carries it; null without one. */
  read: () => Promise<ArquivoInput | null>
}

/** The one file that proves a payment, a note, a contest or an adjustment. */
export const useProva = (): Prova => {
  const [file, setFile] = useState<File | null>(null)
  return {
    file,
    set: (chosen) => {
      if (chosen && chosen.size > PROVA_MB * 1024 * 1024)
        toast.error(`O arquivo passa do limite de ${PROVA_MB} MB.`)
      else setFile(chosen)
    },
    read: async () => (file ? arquivoInputOf(file) : null),
  }
}
