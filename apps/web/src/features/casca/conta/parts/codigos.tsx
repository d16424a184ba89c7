import { clsx } from 'clsx'
import styles from './conta.module.css'
import { IconCopy, IconPrinter } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Button } from '../../../../ui/page/button.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'

/** The recovery codes, shown only this once, to print or to copy. */
function Codigos({ codigos }: { codigos: readonly string[] }) {
  const copy = () =>
    void navigator.clipboard.writeText(codigos.join('\n')).then(
      () => toast.success('Códigos copiados.'),
      () => toast.error('Não foi possível copiar. Selecione os códigos e copie.'),
    )
  return (
    <div className={clsx('pilha', styles.contaPapel)}>
      <Faixa tone="warning" title="Salve estes códigos agora.">
        Eles não aparecem de novo. Sem o aparelho, cada um deixa você entrar uma vez.
      </Faixa>
      <h3 className={styles.contaSoPapel}>Retaguarda: códigos de recuperação</h3>
      <ol className={clsx(styles.contaCodigos, 'num')} aria-label="Códigos de recuperação">
        {codigos.map((codigo) => (
          <li key={codigo}>
            <code>{codigo}</code>
          </li>
        ))}
      </ol>
      <div className="linha">
        <Button small icon={IconPrinter} onClick={() => print()}>
          Imprimir
        </Button>
        <Button small icon={IconCopy} onClick={copy}>
          Copiar
        </Button>
      </div>
    </div>
  )
}

type Props = {
  opened: boolean
  title: string
  subtitle?: string
  codigos: readonly string[] | null
  onClose: () => void
  /** The steps before the codes. */
  children: ReactNode
}

/** A dialog that ends with recovery codes. */
export const CodigosDialog = ({ codigos, onClose, children, ...words }: Props) => (
  <Dialog
    {...words}
    onClose={onClose}
    footer={
      codigos && (
        <Button look="filled" onClick={onClose}>
          Já salvei
        </Button>
      )
    }
  >
    {codigos ? <Codigos codigos={codigos} /> : children}
  </Dialog>
)
