import styles from './anexos.module.css'
import { IconPaperclip, IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import { Button } from '../page/button.tsx'
import type { Anexos } from './use-anexos.ts'

/** The chosen files, each with a button that takes it away. */
export const AnexosEscolhidos = ({ anexos: { files, remove } }: { anexos: Anexos }) =>
  files.map(({ file, id }) => (
    <div key={id} className={styles.anexo}>
      <span className="corta sm">{file.name}</span>
      <Button small look="quiet" icon={IconX} iconOnly onClick={() => remove(id)}>
        {`Tirar ${file.name}`}
      </Button>
    </div>
  ))

/** The paper clip that chooses files of a message. */
export function Attach({ anexos }: { anexos: Anexos }) {
  const picker = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button look="quiet" icon={IconPaperclip} iconOnly onClick={() => picker.current?.click()}>
        Anexar arquivo
      </Button>
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        aria-label="Arquivos da mensagem"
        onChange={({ currentTarget }) => {
          anexos.add([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
    </>
  )
}
