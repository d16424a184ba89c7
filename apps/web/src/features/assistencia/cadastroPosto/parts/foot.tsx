import styles from './cadastro.module.css'
import { Button } from '../../../../ui/page/button.tsx'

type Props = { kept: string | null; onBack?: (() => void) | undefined; act: string; busy: boolean }

/** Below every step: that the draft is kept, the way back and the way on. */
export const Foot = ({ kept, onBack, act, busy }: Props) => (
  <div className={styles.pe}>
    <output className="t2 sm">{kept && `Rascunho guardado neste navegador às ${kept}, sem a senha`}</output>
    {onBack && <Button onClick={onBack}>Voltar</Button>}
    <Button look="filled" type="submit" disabled={busy} aria-busy={busy}>
      {act}
    </Button>
  </div>
)
