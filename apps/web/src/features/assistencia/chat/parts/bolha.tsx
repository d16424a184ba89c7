import styles from './chat.module.css'
import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconCheck,
  IconChecks,
  IconClock,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { Conversa, Mensagem } from '@app/contract/assistencia/chat'
import { formatTime, initials } from '../../../../platform/text/format.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { Icon } from '../../../../ui/page/icon.tsx'
import { pedacosDe } from '../mencoes.ts'
import { comQuem, quandoDita } from '../words.ts'
import type { NaFila } from '../fila.ts'
import { ArquivoDito } from './arquivo.tsx'

/** One check: sent; two: delivered; two in the accent colour: read. */
export function Marca({ numero, outroLado }: { numero: number; outroLado: Conversa['outroLado'] }) {
  const lida = numero <= outroLado.lidaAte
  const entregue = numero <= outroLado.entregueAte
  const palavra = lida ? 'lida' : entregue ? 'entregue' : 'enviada'
  return (
    <span className={clsx(styles.marca, lida && styles.lida)}>
      <Icon of={entregue || lida ? IconChecks : IconCheck} size="p" />
      <span className="so-leitor">{palavra}</span>
    </span>
  )
}

/** The words of a message, with the people that it calls in bold. */
const Texto = ({ texto, mencoes }: Pick<Mensagem, 'texto' | 'mencoes'>) => (
  <p className={styles.texto}>
    {pedacosDe(texto, mencoes).map(({ texto: words, mencao }, index) =>
      // Pieces have no other identity than their position.
      mencao ? (
        <b key={index} className={styles.mencao}>
          {words}
        </b>
      ) : (
        <span key={index}>{words}</span>
      ),
    )}
  </p>
)

type Props = {
  conversa: Conversa
  mensagem: Mensagem
  /** The message is this person's own, and not older than five minutes. */
  muda: boolean
  /** The message that was looked for. */
  alvo: boolean
  onCite: () => void
  onEdit: () => void
  onDelete: () => void
}

const showLine = (line: HTMLLIElement | null) => line?.scrollIntoView({ block: 'center' })

export function Bolha({ conversa, mensagem, muda, alvo, onCite, onEdit, onDelete }: Props) {
  const { autor, doPosto, texto, cita, mencoes, arquivos, criadoEm, editadaEm, apagada, numero } = mensagem
  const nosso = doPosto === (conversa.lado === 'POSTO')
  // A consumer is named already; the post stands beside its person.
  const deQuem = conversa.equipe === 'CONSUMIDOR' ? 'consumidor' : comQuem(conversa)
  return (
    <li ref={alvo ? showLine : null} className={clsx(styles.msg, nosso && styles.eu, alvo && styles.alvo)}>
      {!nosso && (
        <span className="foto" aria-hidden="true">
          {initials(autor.nome)}
        </span>
      )}
      <div className={styles.bolha}>
        <p className="xs t2">
          <b className="forte">{autor.nome}</b> {!nosso && deQuem}
        </p>
        {cita && (
          <Link
            to="/chat"
            search={{ conversa: conversa.id, mensagem: cita.numero }}
            resetScroll={false}
            className={styles.cita}
          >
            <b className="corta">
              <span className="so-leitor">Em resposta a </span>
              {cita.autor}, <time dateTime={cita.criadoEm}>{quandoDita(cita.criadoEm)}</time>
              <span className="so-leitor">: </span>
            </b>
            <span className="corta t2">{cita.texto || 'Mensagem sem texto'}</span>
          </Link>
        )}
        {apagada ? (
          <p className="t2">Mensagem apagada</p>
        ) : (
          texto && <Texto texto={texto} mencoes={mencoes} />
        )}
        {arquivos.map((arquivo) => (
          <ArquivoDito key={arquivo.id} arquivo={arquivo} path={`/chat/arquivos/${arquivo.id}`} />
        ))}
        <p className={styles.meta}>
          {editadaEm && !apagada && <span>editada</span>}
          <time className="num" dateTime={criadoEm}>
            {formatTime(criadoEm)}
          </time>
          {nosso && <Marca numero={numero} outroLado={conversa.outroLado} />}
        </p>
      </div>
      {!apagada && (
        <div className={styles.atos}>
          <Button small look="quiet" icon={IconArrowBackUp} iconOnly onClick={onCite}>
            {`Responder a ${autor.nome}`}
          </Button>
          {muda && (
            <>
              <Button small look="quiet" icon={IconPencil} iconOnly onClick={onEdit}>
                Corrigir mensagem
              </Button>
              <Button small look="quiet" icon={IconTrash} iconOnly onClick={onDelete}>
                Apagar mensagem
              </Button>
            </>
          )}
        </div>
      )}
    </li>
  )
}

type EsperaProps = {
  mensagem: NaFila
  /** When sending goes on after the limit of messages per minute. */
  retomada: Date | null
  onDiscard: () => void
  onRewrite: () => void
}

const porQueEspera = (retomada: Date | null) =>
  retomada ? `limite de mensagens por minuto: segue sozinha às ${formatTime(retomada)}` : 'espera a conexão'

/** A message that is not sent yet, or was refused. */
export const Espera = ({
  mensagem: { texto, arquivos, recusada },
  retomada,
  onDiscard,
  onRewrite,
}: EsperaProps) => (
  <li className={clsx(styles.msg, styles.eu)}>
    <div className={clsx(styles.bolha, styles.espera)}>
      {texto && <p className={styles.texto}>{texto}</p>}
      {arquivos.map(({ filename }) => (
        <p key={filename} className="sm t2">
          {filename}
        </p>
      ))}
      <p className={styles.meta} role={recusada ? 'alert' : undefined}>
        {recusada ?? porQueEspera(retomada)}
        <Icon of={recusada ? IconAlertTriangle : IconClock} size="p" />
      </p>
    </div>
    {recusada && texto && (
      <Button small look="quiet" icon={IconPencil} iconOnly onClick={onRewrite}>
        Escrever de novo
      </Button>
    )}
    {recusada && (
      <Button small look="quiet" icon={IconTrash} iconOnly onClick={onDiscard}>
        Descartar mensagem
      </Button>
    )}
  </li>
)
