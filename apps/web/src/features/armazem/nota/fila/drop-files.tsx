import { clsx } from 'clsx'
import styles from './entrada.module.css'
import { IconFileImport, IconFolder } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { Button } from '../../../../ui/page/button.tsx'
import { FileDrop } from '../../../../ui/media/file-drop.tsx'
import { Icon } from '../../../../ui/page/icon.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { addFontes, dismissFora } from './fila.ts'
import { escolhidosDe, escolhidosDoArrasto, expandEscolhidos } from './intake.ts'
import { readWaiting } from './leitor.ts'

/** Accepts files, folders and ZIP; reading starts at once and stores nothing. */
export function DropFiles({ compact = false }: { compact?: boolean }) {
  const folder = useRef<HTMLInputElement>(null)
  const [looking, setLooking] = useState(false)
  const take = async (chosen: ReturnType<typeof escolhidosDe> | ReturnType<typeof escolhidosDoArrasto>) => {
    setLooking(true)
    dismissFora()
    try {
      const { fontes, fora } = await expandEscolhidos(await chosen)
      addFontes(fontes, fora)
      readWaiting()
    } catch {
      // A folder may be deleted or locked between the drop and the reading.
      toast.error('Não foi possível ler o que foi solto. Tente escolher os arquivos.')
    } finally {
      setLooking(false)
    }
  }
  return (
    <div className={compact ? clsx(styles.soltar, styles.estreito) : styles.soltar}>
      <FileDrop
        label="Importar Nota Fiscal"
        accept=".xml,.zip,text/xml,application/xml,application/zip"
        multiple
        disabled={looking}
        onFiles={(files) => void take(escolhidosDe(files))}
        onTransfer={(transfer) => void take(escolhidosDoArrasto(transfer))}
      >
        <Icon of={IconFileImport} size="g" />
        <b>{looking ? 'Procurando as notas…' : compact ? 'Acrescentar notas' : 'Importar Nota Fiscal'}</b>
        <span className="sm">
          {compact
            ? 'XML, pasta ou ZIP'
            : 'Solte aqui o XML da NF-e, vários de uma vez, uma pasta ou um ZIP; ou escolha os arquivos. Nada é gravado antes de você conferir.'}
        </span>
      </FileDrop>
      <Button small icon={IconFolder} disabled={looking} onClick={() => folder.current?.click()}>
        Escolher uma pasta
      </Button>
      <input
        ref={(input) => {
          folder.current = input
          // React's types lack the attribute, but every browser has the property.
          if (input) input.webkitdirectory = true
        }}
        type="file"
        hidden
        aria-label="Pasta com notas"
        onChange={(event) => {
          void take(escolhidosDe([...(event.currentTarget.files ?? [])]))
          event.currentTarget.value = ''
        }}
      />
    </div>
  )
}
