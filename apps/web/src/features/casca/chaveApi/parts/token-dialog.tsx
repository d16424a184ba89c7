import type { ChaveApiCriada } from '@app/contract/casca/chaveApi'
import { IconCopy } from '@tabler/icons-react'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { Button } from '../../../../ui/page/button.tsx'
import styles from './chave-api.module.css'

const copy = (text: string) =>
  navigator.clipboard.writeText(text).then(
    () => toast.success('Copiado.'),
    () => toast.error('Não foi possível copiar. Selecione o texto e copie.'),
  )

const curlOf = (token: string, origin: string): string =>
  `curl -H 'Authorization: Bearer ${token}' '${origin}/user/me'`

type Props = { made: ChaveApiCriada; onClose: () => void }

/** The only time that a key is shown, with a call to try it. */
export function TokenDialog({ made: { chave, token }, onClose }: Props) {
  const curl = curlOf(token, location.origin)
  return (
    <Dialog
      opened
      onClose={onClose}
      size="table"
      title="Guarde a chave agora"
      subtitle={chave.nome}
      footer={
        <Button look="filled" onClick={onClose}>
          Já guardei
        </Button>
      }
    >
      <div className="pilha">
        <Faixa tone="warning">
          Ela não será mostrada de novo. Quem a tem faz tudo o que foi permitido; se ela vazar, revogue-a.
        </Faixa>
        <code className={styles.token} aria-label="Chave">
          {token}
        </code>
        <Button icon={IconCopy} onClick={() => void copy(token)}>
          Copiar a chave
        </Button>
        <p className="ajuda">Para experimentar:</p>
        <code className={styles.token} aria-label="Comando de exemplo">
          {curl}
        </code>
        <Button icon={IconCopy} onClick={() => void copy(curl)}>
          Copiar o comando
        </Button>
      </div>
    </Dialog>
  )
}
