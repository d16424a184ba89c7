import { clsx } from 'clsx'
import styles from './entrada.module.css'
import notaStyles from '../formulario/nota.module.css'
import { IconAlertCircle, IconFileCheck, IconWifiOff } from '@tabler/icons-react'
import type { TablerIcon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { NOTA_EVENTO_LABELS } from '@app/contract/armazem/nota'
import type { NotaEventoAnexado } from '@app/contract/armazem/nota'
import { formatDateTime } from '../../../../platform/text/format.ts'
import { Button, ButtonLink } from '../../../../ui/page/button.tsx'
import { Icon } from '../../../../ui/page/icon.tsx'
import type { Problema } from './fila.ts'
import { EventoWords } from './fila-situacao.tsx'
import { NovosClientes } from './novos-clientes.tsx'
import { formatNumeroNota } from '@app/rules/armazem/danfe'
import { readableText } from '../words.ts'

type Props = {
  tom: 'erro-r' | 'info' | 'atencao'
  icon: TablerIcon
  titulo: string
  arquivo: string
  children?: ReactNode
  acoes: ReactNode
}

/** A file that cannot continue, with reason and possible acts: the only thing on the screen. */
const OnlyFile = ({ tom, icon, titulo, arquivo, children, acoes }: Props) => (
  <section className={clsx('cartao', styles.recusada)} aria-labelledby="recusa">
    <div className={`ponto ${tom}`}>
      <Icon of={icon} size="g" />
    </div>
    <div role="alert">
      <p className={clsx('t2 sm', notaStyles.arqNome)}>{arquivo}</p>
      <h2 id="recusa">{titulo}</h2>
      {children}
    </div>
    <div className="linha">{acoes}</div>
  </section>
)

/** A cancellation event is not a note, but it marks the note that it cancels; a letter of correction does not. */
const isCancelamento = ({ codigo, existente, evento }: Problema) =>
  (codigo === 'E_EVENTO' || codigo === 'E_CANCELADA') &&
  evento?.tipo !== 'correcao' &&
  existente !== null &&
  existente.situacao !== 'cancelada'

type RecusadaProps = {
  item: number
  problema: Problema
  arquivo: string
  /** Label of the next step. */
  outro: string
  onOutro: () => void
  onCancel: () => void
  /** Attaches the event that the file is. */
  onAttach: () => void
}

export const Recusada = ({ item, problema, arquivo, outro, onOutro, onCancel, onAttach }: RecusadaProps) => {
  const { texto, oQueFazer, existente, novos, evento } = problema
  return (
    <OnlyFile
      tom={evento ? 'info' : 'erro-r'}
      icon={IconAlertCircle}
      titulo={readableText(texto)}
      arquivo={arquivo}
      acoes={
        <>
          {isCancelamento(problema) && (
            <Button look="danger" onClick={onCancel}>
              Marcar a nota como cancelada
            </Button>
          )}
          {evento && !isCancelamento(problema) && (
            <Button look="filled" onClick={onAttach}>
              {existente ? 'Anexar à nota' : 'Guardar até a nota chegar'}
            </Button>
          )}
          {existente && (
            <ButtonLink {...(!evento && { look: 'filled' as const })} to={`/notas/edit/${existente.id}`}>
              Abrir a nota importada
            </ButtonLink>
          )}
          <Button
            {...(!existente && !evento && novos.length === 0 && { look: 'filled' as const })}
            onClick={onOutro}
          >
            {outro}
          </Button>
        </>
      }
    >
      {existente && (
        <p>
          A que já está aqui é a {formatNumeroNota(existente.numero)}, importada em{' '}
          <span className="num">{formatDateTime(existente.importadaEm)}</span>.{' '}
          {existente.mesmaNota && 'É a mesma nota assinada, em outro arquivo.'}
        </p>
      )}
      {evento?.texto && <p>{evento.texto}</p>}
      {oQueFazer && !evento && <p>{oQueFazer}</p>}
      <NovosClientes item={item} novos={novos} />
    </OnlyFile>
  )
}

export const Falhou = ({
  texto,
  arquivo,
  onRetry,
}: {
  texto: string
  arquivo: string
  onRetry: () => void
}) => (
  <OnlyFile
    tom="atencao"
    icon={IconWifiOff}
    titulo={texto}
    arquivo={arquivo}
    acoes={
      <Button look="filled" onClick={onRetry}>
        Tentar de novo
      </Button>
    }
  >
    <p>O arquivo continua aqui: nada se perdeu.</p>
  </OnlyFile>
)

/** An event that stands at its note, or waits for it. */
export const EventoAnexado = ({
  evento,
  arquivo,
  outro,
  onOutro,
}: {
  evento: NotaEventoAnexado
  arquivo: string
  outro: string
  onOutro: () => void
}) => (
  <OnlyFile
    tom="info"
    icon={IconFileCheck}
    titulo={NOTA_EVENTO_LABELS[evento.tipo]}
    arquivo={arquivo}
    acoes={<Button onClick={onOutro}>{outro}</Button>}
  >
    <p>
      <EventoWords evento={evento} />.
    </p>
  </OnlyFile>
)

export const JaGuardada = ({
  titulo,
  id,
  numero,
  arquivo,
  outro,
  onOutro,
}: {
  titulo: string
  id: number
  numero: string
  arquivo: string
  /** Label of the next step. */
  outro: string
  onOutro: () => void
}) => (
  <OnlyFile
    tom="info"
    icon={IconFileCheck}
    titulo={titulo}
    arquivo={arquivo}
    acoes={
      <>
        <ButtonLink look="filled" to={`/notas/edit/${id}`}>
          Abrir a nota {formatNumeroNota(numero)}
        </ButtonLink>
        <Button onClick={onOutro}>{outro}</Button>
      </>
    }
  />
)
