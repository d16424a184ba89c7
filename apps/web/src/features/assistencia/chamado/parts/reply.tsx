import styles from './chamado.module.css'
import {
  ACAO_CHAMADO_LABELS,
  type AcaoChamado,
  ARQUIVOS_CHAMADO_MB,
  type Chamado,
  MAIOR_MOTIVO_CHAMADO,
  MAIOR_TEXTO_CHAMADO,
  MOST_ARQUIVOS_CHAMADO,
} from '@app/contract/assistencia/chamado'
import type { ArquivoInput } from '@app/contract/casca/arquivo'
import { IconLock, IconMessage, IconSend } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { keepUnsent, unsentOf } from '../../../../platform/drafts/unsent.ts'
import { describeError } from '../../../../platform/http/errors.ts'
import { randomId } from '../../../../platform/text/random-id.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useTask } from '../../../../ui/feedback/use-task.ts'
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx'
import { requiredText } from '../../../../ui/form/use-save-form.ts'
import { Attach, AnexosEscolhidos } from '../../../../ui/media/anexos.tsx'
import { useAnexos } from '../../../../ui/media/use-anexos.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { Icon } from '../../../../ui/page/icon.tsx'
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

/** What an act takes besides the version: a reason, nothing, or what is said. */
const bodyOf = (acao: AcaoChamado, texto: string, arquivos: readonly ArquivoInput[]) => {
  if (acao === 'recusar') return { motivo: texto }
  return acao === 'finalizar' ? {} : { texto, arquivos }
}

/** Who reads what is written: it is chosen before, so that nobody finds out after. */
function Leitores({ interna, onChange }: { interna: boolean; onChange: (interna: boolean) => void }) {
  return (
    <div className={styles.leitores} role="group" aria-label="Quem lê">
      <button type="button" aria-pressed={!interna} onClick={() => onChange(false)}>
        <Icon of={IconSend} size="p" />
        Resposta ao posto
      </button>
      <button type="button" aria-pressed={interna} onClick={() => onChange(true)}>
        <Icon of={IconLock} size="p" />
        Nota interna
      </button>
    </div>
  )
}

const notaKey = (id: number) => `chamado ${id} nota`
const respostaKey = (id: number) => `chamado ${id}`

/** What this person began to write here and did not send. */
const keptOf = (id: number) => ({ nota: unsentOf(notaKey(id)), resposta: unsentOf(respostaKey(id)) })

const keep = (id: number, texto: string, interna: boolean) => {
  keepUnsent(notaKey(id), interna ? texto : '')
  keepUnsent(respostaKey(id), interna ? '' : texto)
}

type Props = { chamado: Chamado; onDone: (chamado: Chamado) => void }

/** One text field with files, and buttons for its use: an act, a comment, an internal note. */
export function Reply({ chamado, onDone }: Props) {
  const { id, versao, proximasAcoes, escreve, anotaInterna } = chamado
  const kept = keptOf(id)
  const [texto, setTexto] = useState(kept.nota || kept.resposta)
  // What was begun as a note is never offered as an answer.
  const [noted, setNoted] = useState(kept.nota !== '')
  const [error, setError] = useState<string>()
  const anexos = useAnexos({ most: MOST_ARQUIVOS_CHAMADO, megabytes: ARQUIVOS_CHAMADO_MB })
  const key = useRef(randomId())
  const said = texto.trim()
  const answers = escreve || proximasAcoes.length > 0
  // An ended ticket takes notes alone.
  const interna = anotaInterna && (noted || !answers)
  const { busy, run } = useTask(
    async (demands: boolean, send: () => Promise<Chamado>, done: string): Promise<void> => {
      if (demands) return setError(requiredText('Mensagem'))
      try {
        onDone(await send())
        setTexto('')
        keep(id, '', interna)
        anexos.clear()
        key.current = randomId()
        toast.success(done)
      } catch (failure) {
        setError(describeError(failure))
      }
    },
  )
  const empty = said === '' && anexos.files.length === 0
  const act = (acao: AcaoChamado) => {
    if (acao === 'recusar' && said.length > MAIOR_MOTIVO_CHAMADO)
      return setError(`Use no máximo ${MAIOR_MOTIVO_CHAMADO} caracteres no motivo.`)
    if (acao === 'recusar' && anexos.files.length > 0)
      return setError('O motivo não leva arquivo: comente com ele antes.')
    run(
      acao !== 'finalizar' && (acao === 'recusar' ? said === '' : empty),
      async () => moveChamado(id, acao, { versao, ...bodyOf(acao, said, await anexos.read()) }),
      FEITO[acao],
    )
  }
  const say = (done: string) =>
    run(
      empty,
      async () => sayInChamado(id, { texto: said, interna, arquivos: await anexos.read() }, key.current),
      done,
    )
  if (!answers && !anotaInterna) return null
  return (
    <div className={styles.resposta}>
      {anotaInterna && answers && (
        <Leitores
          interna={interna}
          onChange={(to) => {
            setNoted(to)
            keep(id, texto, to)
          }}
        />
      )}
      <TextAreaField
        label="Mensagem"
        rows={3}
        maxLength={MAIOR_TEXTO_CHAMADO}
        value={texto}
        error={error}
        onChange={(typed) => {
          setTexto(typed)
          keep(id, typed, interna)
          setError(undefined)
        }}
      />
      <AnexosEscolhidos anexos={anexos} />
      <div className={styles.atos}>
        <Attach anexos={anexos} />
        <span className={styles.folga} />
        {interna && (
          <Button small icon={IconLock} disabled={busy} onClick={() => say('Nota interna guardada.')}>
            Guardar nota interna
          </Button>
        )}
        {!interna && escreve && (
          <Button
            small
            look="quiet"
            icon={IconMessage}
            disabled={busy}
            onClick={() => say('Comentário enviado.')}
          >
            Comentar
          </Button>
        )}
        {!interna &&
          proximasAcoes.map((acao) => (
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
