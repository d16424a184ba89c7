import { IconMessageQuestion } from '@tabler/icons-react'
import type { Orcamento, OrdemServico } from '@app/contract/assistencia/ordemServico'
import { formatMoment } from '../../../../platform/text/format.ts'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { ButtonLink } from '../../../../ui/page/button.tsx'

/** Which version the consumer has while another one is written, and what saving it does. */
export function ChangeFaixa({ os, orcamento }: { os: OrdemServico; orcamento: Orcamento }) {
  const { versao, salvoEm } = orcamento
  const [nome] = os.consumidor.nome.split(' ')
  return (
    <Faixa
      icon={IconMessageQuestion}
      action={
        <ButtonLink small to={`/ordemServico/${os.id}/imprimir/orcamento`}>
          {`Ver a versão ${versao}`}
        </ButtonLink>
      }
    >
      A <b>versão {versao}</b> está com {nome} desde {formatMoment(salvoEm)}, sem resposta. Ao salvar, a{' '}
      <b>versão {versao + 1}</b> toma o lugar: o link passa a mostrar a nova e{' '}
      {os.consumidor.email
        ? 'ele é avisado por e-mail.'
        : 'o aviso fica pronto para o WhatsApp, pois não há e-mail.'}
    </Faixa>
  )
}
