import type { CadastroSituacaoAnswer } from '@app/contract/assistencia/cadastroPosto'
import { useState } from 'react'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { sendCadastro, sendCorrecao } from '../api.ts'
import { CadastroFrame } from '../parts/frame.tsx'
import { removeDraft } from '../parts/draft.ts'
import type { Digitado } from '../parts/draft.ts'
import { useDraft } from '../parts/use-draft.ts'
import { cadastroOf, correcaoOf } from '../parts/wire.ts'
import { PassoConferencia } from '../passos/conferencia.tsx'
import { PassoEmpresa } from '../passos/empresa.tsx'
import { PassoPessoa } from '../passos/pessoa.tsx'
import { PassoPlano } from '../passos/plano.tsx'

const PASSOS = ['Pessoa', 'Empresa', 'Plano', 'Conferência'] as const
const TITULOS = ['Quem responde', 'A empresa', 'O plano', 'Confira e envie'] as const

type Correcao = { token: string; texto: string }
type Props = { begun: Digitado; correcao?: Correcao; onSent: (answer: CadastroSituacaoAnswer) => void }

/** The steps, one at a time; what was typed in one is there when somebody comes back to it. */
export function Passos({ begun, correcao, onSent }: Props) {
  const [passo, setPasso] = useState(0)
  const [digitado, setDigitado] = useState(begun)
  // The manufacturer already has the data of a correction, so only a new registration is stored in the browser.
  const kept = useDraft(digitado, correcao === undefined)
  const put = (changes: Partial<Digitado>) => setDigitado((before) => ({ ...before, ...changes }))
  const send = async (aceito: boolean) => {
    const answer = correcao
      ? await sendCorrecao(correcaoOf(digitado, correcao.token, aceito))
      : await sendCadastro(cadastroOf(digitado, aceito))
    if (!correcao) removeDraft()
    onSent(answer)
  }
  const common = { kept, correcao: correcao !== undefined }
  return (
    <CadastroFrame title={TITULOS[passo] ?? ''} passo={{ at: passo, nomes: PASSOS }}>
      {correcao && (
        <Faixa tone="warning" title="O fabricante pediu uma correção.">
          {correcao.texto}
        </Faixa>
      )}
      {passo === 0 && (
        <PassoPessoa
          {...common}
          values={digitado.pessoa}
          onTyped={(pessoa) => put({ pessoa })}
          onDone={(pessoa) => {
            put({ pessoa })
            setPasso(1)
          }}
        />
      )}
      {passo === 1 && (
        <PassoEmpresa
          {...common}
          values={digitado.empresa}
          onTyped={(empresa) => put({ empresa })}
          onBack={() => setPasso(0)}
          onDone={(empresa) => {
            put({ empresa })
            setPasso(2)
          }}
        />
      )}
      {passo === 2 && (
        <PassoPlano
          {...common}
          values={digitado.plano}
          onTyped={(plano) => put({ plano })}
          onBack={() => setPasso(1)}
          onDone={(plano) => {
            put({ plano })
            setPasso(3)
          }}
        />
      )}
      {passo === 3 && <PassoConferencia {...common} digitado={digitado} onStep={setPasso} onSend={send} />}
    </CadastroFrame>
  )
}
