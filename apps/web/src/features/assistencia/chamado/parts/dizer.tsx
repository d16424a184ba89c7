import styles from './chamado.module.css'
import {
  ACAO_CHAMADO_LABELS,
  type AcaoChamado,
  type Chamado,
  MAIOR_MOTIVO_CHAMADO,
  MAIOR_TEXTO_CHAMADO,
} from '@app/contract/assistencia/chamado'
import { IconLock, IconMessage } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { describeError } from '../../../../platform/http/errors.ts'
import { randomId } from '../../../../platform/text/random-id.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useTask } from '../../../../ui/feedback/use-task.ts'
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx'
import { requiredText } from '../../../../ui/form/use-save-form.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { moveChamado, sayInChamado } from '../api.ts'

const FEITO: Record<AcaoChamado, string> = {
  atender: 'Chamado atendido.',
  pedir: 'O posto foi perguntado; o prazo está parado.',
  responder: 'Resposta enviada à equipe.',
  recusar: 'Chamado não atendido.',
  finalizar: 'Chamado finalizado.',
  reabrir: 'Chamado reaberto.',
}

/** The emphasised acts. */
const PRINCIPAIS: readonly AcaoChamado[] = ['atender', 'responder', 'finalizar']

type Props = { chamado: Chamado; onDone: (chamado: Chamado) => void }

/** One text field, and buttons for its use: an act, a comment, an internal note. */
export function Dizer({ chamado, onDone }: Props) {
  const [texto, setTexto] = useState('')
  const [error, setError] = useState<string>()
  const key = useRef(randomId())
  const { id, versao, proximasAcoes, escreve, anotaInterna } = chamado
  const said = texto.trim()
  const { busy, run } = useTask(
    async (needsText: boolean, send: () => Promise<Chamado>, done: string): Promise<void> => {
      if (needsText && said === '') return setError(requiredText('Mensagem'))
      try {
        onDone(await send())
        setTexto('')
        key.current = randomId()
        toast.success(done)
      } catch (failure) {
        setError(describeError(failure))
      }
    },
  )
  const act = (acao: AcaoChamado) => {
    if (acao === 'recusar' && said.length > MAIOR_MOTIVO_CHAMADO)
      return setError(`Use no máximo ${MAIOR_MOTIVO_CHAMADO} caracteres no motivo.`)
    const body = acao === 'recusar' ? { motivo: said } : acao === 'finalizar' ? {} : { texto: said }
    run(acao !== 'finalizar', () => moveChamado(id, acao, { versao, ...body }), FEITO[acao])
  }
  const say = (interna: boolean, done: string) =>
    run(true, () => sayInChamado(id, { texto: said, interna }, key.current), done)
  if (proximasAcoes.length === 0 && !escreve && !anotaInterna) return null
  return (
    <div className={styles.resposta}>
      <TextAreaField
        label="Mensagem"
        rows={4}
        maxLength={MAIOR_TEXTO_CHAMADO}
        value={texto}
        error={error}
        onChange={(typed) => {
          setTexto(typed)
          setError(undefined)
        }}
      />
      <div className={styles.atos}>
        {anotaInterna && (
          <Button
            small
            look="quiet"
            icon={IconLock}
            disabled={busy}
            onClick={() => say(true, 'Nota interna guardada.')}
          >
            Nota interna
          </Button>
        )}
        {escreve && (
          <Button
            small
            look="quiet"
            icon={IconMessage}
            disabled={busy}
            onClick={() => say(false, 'Comentário enviado.')}
          >
            Comentar
          </Button>
        )}
        {proximasAcoes.map((acao) => (
          <Button
            key={acao}
            small
            look={PRINCIPAIS.includes(acao) ? 'filled' : 'tonal'}
            disabled={busy}
            onClick={() => act(acao)}
          >
            {ACAO_CHAMADO_LABELS[acao]}
          </Button>
        ))}
      </div>
    </div>
  )
}
