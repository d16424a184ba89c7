import styles from './camera.module.css'
import { IconBulb, IconBulbOff, IconKeyboard, IconRefresh } from '@tabler/icons-react'
import { useState } from 'react'
import { beep } from '../../../../../../platform/device/beep.ts'
import { Dialog } from '../../../../../../ui/dialog/dialog.tsx'
import { Faixa } from '../../../../../../ui/feedback/faixa.tsx'
import { Button } from '../../../../../../ui/page/button.tsx'
import { PROBLEM_WORDS } from './problem.ts'
import { useCamera } from './use-camera.ts'

type Props = {
  opened: boolean
  /** What is looked for: 'Aponte para …'. */
  aim: string
  onCode: (code: string) => void
  onClose: () => void
  /** The way without the camera. */
  onType: () => void
}

type ReaderProps = Pick<Props, 'aim' | 'onCode'> & { onRetry: () => void }

/** The picture, while the dialog stands: closing it ends the camera. */
function Reader({ aim, onCode, onRetry }: ReaderProps) {
  const { video, problem, open, slow, lit, light } = useCamera((code) => {
    beep(true)
    // Browsers of iPhones have no vibration.
    navigator.vibrate?.(60)
    onCode(code)
  })
  if (problem)
    return (
      <Faixa
        tone="error"
        title={PROBLEM_WORDS[problem].title}
        action={
          <Button small icon={IconRefresh} onClick={onRetry}>
            Tentar de novo
          </Button>
        }
      >
        {PROBLEM_WORDS[problem].words}
      </Faixa>
    )
  return (
    <>
      <div className={styles.tela}>
        <video ref={video} muted playsInline aria-label="Imagem da câmera" />
        {open && <span className={styles.mira} aria-hidden="true" />}
        {light && (
          <Button
            small
            className={styles.luz}
            icon={lit ? IconBulbOff : IconBulb}
            aria-pressed={lit}
            onClick={() => void light()}
          >
            {lit ? 'Apagar a luz' : 'Acender a luz'}
          </Button>
        )}
      </div>
      <p className={styles.diz} role="status">
        {!open
          ? 'Abrindo a câmera…'
          : slow
            ? 'Nada lido ainda. Aproxime ou afaste devagar, sem reflexo, com o código inteiro na moldura.'
            : aim}
      </p>
    </>
  )
}

/** Reads one code with the camera. */
export function CameraDialog({ opened, aim, onCode, onClose, onType }: Props) {
  /** Each try opens the camera anew. */
  const [turn, setTurn] = useState(0)
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title="Ler código com a câmera"
      footer={
        <Button icon={IconKeyboard} onClick={onType}>
          Digitar o código
        </Button>
      }
    >
      {opened && <Reader key={turn} aim={aim} onCode={onCode} onRetry={() => setTurn((last) => last + 1)} />}
    </Dialog>
  )
}
