import type { ChaveApiCriada } from '@app/contract/casca/chaveApi'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { Button } from '../../../../ui/page/button.tsx'
import { Copyable } from '../../../../ui/page/copyable.tsx'

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
        <Copyable label="Chave" text={token} button="Copiar a chave" />
        <p className="ajuda">Para experimentar:</p>
        <Copyable label="Comando de exemplo" text={curl} button="Copiar o comando" />
      </div>
    </Dialog>
  )
}
