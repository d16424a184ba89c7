import { IconSend } from '@tabler/icons-react'
import { Button } from '../../../../ui/page/button.tsx'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'

type Props = { disabled: boolean; onSend: () => void }

/**
 * A saved order that the warehouse has not received yet; the strip says so, because people must not believe that it was
 * sent.
 */
export const EnvioFaixa = ({ disabled, onSend }: Props) => (
  <Faixa
    tone="warning"
    icon={IconSend}
    title="Salvo, ainda não enviado ao armazém."
    action={
      <Button small look="tonal" disabled={disabled} onClick={onSend}>
        Concluir e enviar
      </Button>
    }
  >
    O armazém só começa a separar depois de concluído o cadastro.
  </Faixa>
)
