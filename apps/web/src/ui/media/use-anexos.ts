import type { ArquivoInput } from '@app/contract/casca/arquivo'
import { useState } from 'react'
import { base64Of } from '../../platform/device/base64.ts'
import { toast } from '../feedback/toast.ts'

export type Anexo = { id: number; file: File }

export type Anexos = {
  files: readonly Anexo[]
  add: (chosen: readonly File[]) => void
  remove: (id: number) => void
  clear: () => void
  /** The chosen files as a save carries them. */
  read: () => Promise<ArquivoInput[]>
}

let seen = 0

/** A chosen file as a save carries it. */
export const arquivoInputOf = async (file: File): Promise<ArquivoInput> => ({
  filename: file.name,
  contentType: file.type || undefined,
  length: file.size,
  data: await base64Of(file),
})

/** The files that go with a message: so many, and so many megabytes together. */
export const useAnexos = ({ most, megabytes }: { most: number; megabytes: number }): Anexos => {
  const [files, setFiles] = useState<readonly Anexo[]>([])
  return {
    files,
    add: (chosen) => {
      const all = [...files, ...chosen.map((file) => ({ file, id: (seen += 1) }))]
      const bytes = all.reduce((sum, { file }) => sum + file.size, 0)
      if (all.length > most) toast.error(`Uma mensagem leva até ${most} arquivos.`)
      else if (bytes > megabytes * 1024 * 1024)
        toast.error(`Os arquivos de uma mensagem somam até ${megabytes} MB.`)
      else setFiles(all)
    },
    remove: (id) => setFiles(files.filter((one) => one.id !== id)),
    clear: () => setFiles([]),
    read: () => Promise.all(files.map(({ file }) => arquivoInputOf(file))),
  }
}
