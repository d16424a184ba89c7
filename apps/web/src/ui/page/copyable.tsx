import { IconCopy } from '@tabler/icons-react'
import { toast } from '../feedback/toast.ts'
import { Button } from './button.tsx'
import styles from './copyable.module.css'

const copy = (text: string) =>
  navigator.clipboard.writeText(text).then(
    () => toast.success('Copiado.'),
    () => toast.error('Não foi possível copiar. Selecione o texto e copie.'),
  )

type Props = {
  /** Names the text to readers. */
  label: string
  text: string
  /** The words of the button: 'Copiar a chave'. */
  button: string
}

/** A text to paste elsewhere: shown whole, copied with a button. */
export const Copyable = ({ label, text, button }: Props) => (
  <>
    <code className={styles.texto} aria-label={label}>
      {text}
    </code>
    <div>
      <Button icon={IconCopy} onClick={() => void copy(text)}>
        {button}
      </Button>
    </div>
  </>
)
