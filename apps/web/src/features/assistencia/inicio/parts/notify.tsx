import { clsx } from 'clsx'
import styles from './lado.module.css'
import { IconBrandWhatsapp, IconCheck, IconMessages } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import type { Avisar as Avisos, AvisoAFazer } from '@app/contract/assistencia/inicio'
import { describeError } from '../../../../platform/http/errors.ts'
import { formatInteger, formatMoment, formatMoney, venceWords } from '../../../../platform/text/format.ts'
import { randomId } from '../../../../platform/text/random-id.ts'
import { isoDay, toWallClock } from '../../../../platform/text/time.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useTask } from '../../../../ui/feedback/use-task.ts'
import { useCan } from '../../../../platform/session/abilities.ts'
import { Button, ButtonLink } from '../../../../ui/page/button.tsx'
import { markAviso, NotifyDialog } from '../../ordemServico/index.ts'

const day = (instant: string | Date) => isoDay(toWallClock(new Date(instant)))

/** What happened, in a sentence. */
const sentenceOf = ({ aviso, ordemServico: { numero }, valor, validoAte }: AvisoAFazer): string => {
  const os = `OS ${numero}`
  switch (aviso) {
    case 'ABERTURA':
      return `${os} foi aberta.`
    case 'ORCAMENTO':
      return `Orçamento da ${os}${valor > 0 ? `, ${formatMoney(valor)},` : ''} sem resposta${validoAte ? `; ${venceWords(day(validoAte))}` : ''}.`
    case 'PECA':
      return `Uma peça da ${os} foi substituída.`
    case 'REPARADA':
      return `${os} ficou pronta.`
    case 'ESCOLHA':
      return `${os}: há modelos a escolher para a troca.`
    case 'TROCA_NEGADA':
      return `${os}: a troca não foi autorizada.`
    case 'ACOMPANHAR':
      return `${os}: falta mandar o link de acompanhamento.`
    case 'MENSAGEM':
      return `Escreveu sobre a ${os} e espera a resposta.`
    case 'RESPOSTA':
      return `${os}: há uma mensagem do posto a ler.`
    case 'RETIRADA_30':
      return `${os} espera a retirada há 30 dias.`
    case 'RETIRADA_60':
      return `${os} espera a retirada há 60 dias.`
    case 'RETIRADA_90':
      return `${os} espera a retirada há 90 dias.`
  }
}

/** Why nobody has told her yet. */
const causeOf = ({ comEmail, aCaminho, aviso }: AvisoAFazer) => {
  if (aviso === 'MENSAGEM') return null
  if (!comEmail) return 'E-mail não cadastrado.'
  return aCaminho ? 'E-mail a caminho.' : 'O e-mail não saiu.'
}

function Aviso({ aviso, onDone }: { aviso: AvisoAFazer; onDone: () => void }) {
  const [telling, setTelling] = useState(false)
  const [key] = useState(randomId)
  const conversa = useCan('CHAT_USAR')
  const { ordemServico, consumidor } = aviso
  const { busy, run } = useTask(async () => {
    try {
      await markAviso(ordemServico.id, aviso.id, { via: 'OUTRO' }, key)
      toast.success(`OS ${ordemServico.numero}: cliente avisado.`)
    } catch (error) {
      toast.error(describeError(error))
    }
    onDone()
  })
  return (
    <li>
      <p className="linha entre">
        <Link
          className={clsx('corta', styles.quem)}
          to="/ordemServico/$id"
          params={{ id: String(ordemServico.id) }}
        >
          {consumidor.nome}
        </Link>
        <time className="num t2 xs" dateTime={aviso.criadoEm}>
          {formatMoment(aviso.criadoEm)}
        </time>
      </p>
      <p className={styles.fato}>{[sentenceOf(aviso), causeOf(aviso)].filter(Boolean).join(' ')}</p>
      {aviso.aviso === 'MENSAGEM' ? (
        conversa && (
          <div className={styles.atos}>
            <ButtonLink small icon={IconMessages} to={`/chat?os=${ordemServico.id}&com=CONSUMIDOR`}>
              Responder
            </ButtonLink>
          </div>
        )
      ) : (
        <div className={styles.atos}>
          <Button small icon={IconBrandWhatsapp} onClick={() => setTelling(true)}>
            WhatsApp
          </Button>
          <Button small look="quiet" icon={IconCheck} disabled={busy} onClick={() => run()}>
            Avisado
          </Button>
        </div>
      )}
      {telling && (
        <Suspense>
          <NotifyDialog
            os={{ ...ordemServico, consumidor }}
            aviso={aviso}
            onClose={() => {
              setTelling(false)
              onDone()
            }}
          />
        </Suspense>
      )}
    </li>
  )
}

/** Whom somebody of the post has to tell something (decisions 54). */
export function Notify({ avisar: { total, avisos }, onDone }: { avisar: Avisos; onDone: () => void }) {
  return (
    <section className={clsx('cartao', styles.lado)} aria-labelledby="i-avisar">
      <header>
        <h2 id="i-avisar">Clientes a avisar</h2>
        {total > 0 && <span className="num t2 sm">{formatInteger(total)}</span>}
        {total > avisos.length && (
          <div className="fim">
            <Link className="link sm" to="/ordemServico" search={{ avisar: 'true' }}>
              Ver todos
            </Link>
          </div>
        )}
      </header>
      {total === 0 ? (
        <p className={clsx('t2 sm', styles.nada)}>Todos os clientes já sabem o que houve.</p>
      ) : (
        <ul>
          {avisos.map((aviso) => (
            <Aviso key={aviso.id} aviso={aviso} onDone={onDone} />
          ))}
        </ul>
      )}
    </section>
  )
}
