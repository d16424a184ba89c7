import type { CadastroCorrecao, CadastroSituacaoAnswer } from '@app/contract/assistencia/cadastroPosto'
import { useQuery } from '@tanstack/react-query'
import { ApiError, describeError } from '../../../../platform/http/errors.ts'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { useTask } from '../../../../ui/feedback/use-task.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { confirmEmail, readCorrecao } from '../api.ts'
import { CadastroFrame } from '../parts/frame.tsx'
import { digitadoOf } from '../parts/wire.ts'
import { Passos } from './passos.tsx'
import { useState } from 'react'

/** Whether a refusal means that the link has expired. */
const isOver = (error: unknown) => error instanceof ApiError && error.code === 'LINK_VENCIDO'

/** Whether the coupon is all that was refused: somebody else confirmed with it first. */
const isCupomUsado = (error: unknown) => error instanceof ApiError && error.code === 'CUPOM_USADO'

type Props = { token: string; onSent: (answer: CadastroSituacaoAnswer) => void }

/** A correction opens with the sent values; any other link proves the address after a click. */
export function ByLink({ token, onSent }: Props) {
  const { data, error, isPending } = useQuery({
    queryKey: ['cadastroPosto', 'link', token],
    queryFn: (): Promise<CadastroCorrecao | null> =>
      readCorrecao(token).catch((refused: unknown) => {
        if (isOver(refused)) return null
        throw refused
      }),
    retry: false,
    staleTime: Infinity,
  })
  if (isPending) return <CadastroFrame title="Seu cadastro">{null}</CadastroFrame>
  if (error)
    return (
      <CadastroFrame title="Seu cadastro">
        <Faixa tone="error">{describeError(error)}</Faixa>
      </CadastroFrame>
    )
  if (data) return <Passos begun={digitadoOf(data)} correcao={{ token, texto: data.texto }} onSent={onSent} />
  return <Confirmar token={token} onSent={onSent} />
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
