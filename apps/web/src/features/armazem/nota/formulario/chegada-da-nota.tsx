import type { Nota } from '@app/contract/armazem/nota'
import { IconPackageImport } from '@tabler/icons-react'
import { useCan } from '../../../../platform/session/abilities.ts'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { ButtonLink } from '../../../../ui/page/button.tsx'

/** Says that the goods of a note enter by the count at the door, and who counts them. */
export function ChegadaDaNota({ nota: { chegada } }: { nota: Pick<Nota, 'chegada'> }) {
  const conta = useCan('CHEGADA_CONTAR')
  return (
    <Faixa
      tone="warning"
      icon={IconPackageImport}
      title={
        chegada.conferente === null ? 'Falta contar a chegada.' : `Em contagem por ${chegada.conferente}.`
      }
      action={
        conta && (
          <ButtonLink small to="/chegada">
            Contar a chegada
          </ButtonLink>
        )
      }
    >
      No estoque entra o que for contado.
    </Faixa>
  )
}
