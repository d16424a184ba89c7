import type { CadastroSituacaoAnswer } from '@app/contract/assistencia/cadastroPosto'
import { useQuery } from '@tanstack/react-query'
import { ApiError, describeError } from '../../../../platform/http/errors.ts'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { useTask } from '../../../../ui/feedback/use-task.ts'
import { Button, ButtonLink } from '../../../../ui/page/button.tsx'
import { confirmEmail, linkQuery } from '../api.ts'
import { CadastroFrame } from '../parts/frame.tsx'
import { digitadoOf } from '../parts/wire.ts'
import { Passos } from './passos.tsx'
import { Recebido } from './sent.tsx'
import { useState } from 'react'

/** Whether a refusal means that the link no longer opens anything. */
const isOver = (error: unknown) => error instanceof ApiError && error.code === 'LINK_VENCIDO'

/** Whether the coupon is all that was refused: somebody else confirmed with it first. */
const isCupomUsado = (error: unknown) => error instanceof ApiError && error.code === 'CUPOM_USADO'

type Props = { token: string; onSent: (answer: CadastroSituacaoAnswer) => void }

/** A correction opens with the sent values, an unproved address with its click; a used link says what became of it. */
export function ByLink({ token, onSent }: Props) {
  const { data, error } = useQuery(linkQuery(token))
  if (error) return isOver(error) ? <Vencido /> : <Falha error={error} />
  if (!data) return <CadastroFrame title="Seu cadastro">{null}</CadastroFrame>
  const { correcao, situacao } = data
  if (correcao)
    return <Passos begun={digitadoOf(correcao)} correcao={{ token, texto: correcao.texto }} onSent={onSent} />
  return situacao === 'AGUARDANDO_EMAIL' ? (
    <Confirmar token={token} onSent={onSent} />
  ) : (
    <Usado answer={data} />
  )
}

const Falha = ({ error }: { error: unknown }) => (
  <CadastroFrame title="Seu cadastro">
    <Faixa tone="error">{describeError(error)}</Faixa>
  </CadastroFrame>
)

/** Expired, of before another mail, or of a registration that is gone: nothing is known of it any more. */
const Vencido = () => (
  <CadastroFrame title="Este link não vale mais">
    <div className="pilha">
      <Faixa tone="warning">
        Ele venceu, ou um e-mail mais novo trouxe outro. Procure a última mensagem sobre o seu cadastro e abra
        o link dela.
      </Faixa>
      <p className="t2">
        Um cadastro sem o e-mail confirmado é apagado depois de 24 horas: se foi o caso, comece de novo.
      </p>
      <p className="linha">
        <ButtonLink look="filled" to="/cadastre-sua-assistencia">
          Começar um cadastro
        </ButtonLink>
        <ButtonLink to="/index">Entrar</ButtonLink>
      </p>
    </div>
  </CadastroFrame>
)

/** The link did its work before: where the registration stands, and what is to be done now. */
const Usado = ({ answer }: { answer: CadastroSituacaoAnswer }) => {
  const { situacao, nomeFantasia, email } = answer
  if (situacao === 'APROVADO')
    return (
      <CadastroFrame title="Este link já foi usado">
        <div className="pilha">
          <Faixa tone="success" title={nomeFantasia}>
            O cadastro foi aprovado. Entre com {email} e a senha que você escolheu.
          </Faixa>
          <p>
            <ButtonLink look="filled" to="/index">
              Entrar
            </ButtonLink>
          </p>
        </div>
      </CadastroFrame>
    )
  if (situacao === 'RECUSADO')
    return (
      <CadastroFrame title="Este link já foi usado">
        <div className="pilha">
          <Faixa tone="warning" title={nomeFantasia}>
            O fabricante não aprovou este cadastro; o motivo está no e-mail que enviamos a {email}.
          </Faixa>
          <p>
            <ButtonLink to="/cadastre-sua-assistencia">Começar outro cadastro</ButtonLink>
          </p>
        </div>
      </CadastroFrame>
    )
  return <Recebido title="Este link já foi usado" answer={answer} />
}

/** It needs a click, so that a mail program that opens links in advance confirms nothing. */
function Confirmar({ token, onSent }: Props) {
  const [refused, setRefused] = useState<{ text: string; cupom: boolean } | null>(null)
  const semCupom = refused?.cupom === true
  const { busy, run } = useTask(async () => {
    try {
      onSent(await confirmEmail(token, semCupom))
    } catch (error) {
      setRefused({ text: describeError(error), cupom: isCupomUsado(error) })
    }
  })
  return (
    <CadastroFrame title="Confirme o seu e-mail">
      <div className="pilha">
        {refused && <Faixa tone="error">{refused.text}</Faixa>}
        <p>
          {semCupom
            ? 'Outro cadastro usou o cupom antes. Sem ele vale o preço do plano, e o resto do cadastro fica como está.'
            : 'Com a confirmação, o cadastro da sua assistência vai para o fabricante.'}
        </p>
        <p>
          <Button look="filled" onClick={run} disabled={busy} aria-busy={busy}>
            {semCupom ? 'Confirmar sem o cupom' : 'Confirmar e-mail'}
          </Button>
        </p>
      </div>
    </CadastroFrame>
  )
}
