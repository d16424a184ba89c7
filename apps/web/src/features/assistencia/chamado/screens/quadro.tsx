import styles from '../parts/quadro.module.css'
import '../../../../register/register.css'
import {
  CATEGORIA_CHAMADO_LABELS,
  type CategoriaChamado,
  type ChamadoResumo,
  PRIORIDADE_CHAMADO_LABELS,
  SITUACAO_CHAMADO_LABELS,
  type SituacaoChamado,
} from '@app/contract/assistencia/chamado'
import {
  IconChevronsUp,
  IconCoin,
  IconDeviceDesktop,
  IconHexagon,
  IconList,
  IconMessageCircle,
  IconPlus,
  IconShieldCheck,
  IconTool,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { type CSSProperties, useDeferredValue, useState } from 'react'
import { useRefresh } from '../../../../platform/http/live.ts'
import { formatCount, formatInteger, initials } from '../../../../platform/text/format.ts'
import { LoadFailure } from '../../../../ui/feedback/load-state.tsx'
import { Bone } from '../../../../ui/feedback/skeleton.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { ButtonLink } from '../../../../ui/page/button.tsx'
import { Icon } from '../../../../ui/page/icon.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { colunaQuery, contagemQuery, type FiltroChamado } from '../api.ts'
import { CHAMADO_LOOKS, ChamadoSituacao } from '../parts/situacao.tsx'
import { usePhone } from '../../../../ui/page/use-phone.ts'
import { Painel } from '../parts/painel.tsx'
import { Rapidos, useRapidos } from '../parts/rapidos.tsx'
import { parteUsada, prazoEmPalavras } from '../words.ts'

const ABERTAS: readonly SituacaoChamado[] = ['NOVO', 'PENDENTE', 'ATENDIDO']
const ENCERRADAS: readonly SituacaoChamado[] = ['FINALIZADO', 'NAO_ATENDIDO']

const CATEGORIA_ICONS: Record<CategoriaChamado, typeof IconTool> = {
  TECNICA: IconTool,
  PECA: IconHexagon,
  GARANTIA: IconShieldCheck,
  FINANCEIRO: IconCoin,
  SISTEMA: IconDeviceDesktop,
}

const PRAZO_TONES: Record<ChamadoResumo['prazo'], string | undefined> = {
  ATRASADO: styles.atrasado,
  NO_PRAZO: styles.corre,
  PARADO: undefined,
  CUMPRIDO: styles.cumprido,
  PERDIDO: styles.perdido,
}

type CardProps = { chamado: ChamadoResumo; aberto: number | undefined }

function Card({ chamado, aberto }: CardProps) {
  const phone = usePhone()
  const { id, numero, titulo, prioridade, categoria, prazo, posto, os, responsavel, mensagens } = chamado
  return (
    <li>
      <Link
        // A phone has no room beside the board.
        {...(phone
          ? { to: '/chamado/$id', params: { id: String(id) } }
          : { to: '/chamado/quadro', search: (before) => ({ ...before, aberto: id }), resetScroll: false })}
        className={clsx('cartao', styles.cartao, prazo === 'ATRASADO' && styles.vencido)}
        aria-current={id === aberto ? 'true' : undefined}
      >
        <span className={styles.linha}>
          <b className="num sm">{numero}</b>
          {prioridade === 'ALTA' && (
            <span className={styles.alta}>
              <Icon of={IconChevronsUp} size="p" />
              {PRIORIDADE_CHAMADO_LABELS.ALTA}
            </span>
          )}
          <span className={clsx('num', styles.prazo, PRAZO_TONES[prazo])}>
            {prazo === 'ATRASADO' && <span className="so-leitor">Atrasado </span>}
            <span
              className={styles.relogio}
              style={{ '--parte': parteUsada(chamado) } as CSSProperties}
              aria-hidden="true"
            />
            {prazoEmPalavras(chamado)}
          </span>
        </span>
        <span className={styles.titulo}>{titulo}</span>
        <span className={styles.linha}>
          <Icon of={CATEGORIA_ICONS[categoria]} size="p" />
          <span className="so-leitor">{CATEGORIA_CHAMADO_LABELS[categoria]}</span>
          <span className={clsx('corta t2 sm', styles.posto)}>
            {posto.nomeFantasia}
            {os && ` · OS ${os}`}
          </span>
          {/* The first one is what the ticket asks. */}
          {mensagens > 1 && (
            <span className={clsx('num t2 sm', styles.ditas)}>
              <Icon of={IconMessageCircle} size="p" />
              <span aria-hidden="true">{formatInteger(mensagens)}</span>
              <span className="so-leitor">{formatCount(mensagens, 'mensagem', 'mensagens')}</span>
            </span>
          )}
          <span className={clsx('foto', styles.dono, !responsavel && styles.ninguem)}>
            <span aria-hidden="true">{responsavel ? initials(responsavel) : '?'}</span>
            <span className="so-leitor">{responsavel ?? 'Sem responsável'}</span>
          </span>
        </span>
      </Link>
    </li>
  )
}

type ColunaProps = {
  situacao: SituacaoChamado
  filtro: FiltroChamado
  mostrada: boolean
  aberto: number | undefined
}

function Coluna({ situacao, filtro, mostrada, aberto }: ColunaProps) {
  const { data, error, refetch, isFetching } = useQuery(colunaQuery(situacao, filtro))
  const total = data?.totalElements ?? 0
  return (
    <section
      className={clsx(styles.coluna, mostrada && styles.mostrada)}
      aria-label={SITUACAO_CHAMADO_LABELS[situacao]}
    >
      <header>
        <h2>
          <ChamadoSituacao situacao={situacao} />
        </h2>
        <span className="num t2">{data && formatInteger(total)}</span>
      </header>
      {!data && error && <LoadFailure error={error} busy={isFetching} onRetry={refetch} />}
      {!data && !error && <Bone width="80%" />}
      {data && (
        <ul className={styles.cartoes}>
          {data.content.map((chamado) => (
            <Card key={chamado.id} chamado={chamado} aberto={aberto} />
          ))}
        </ul>
      )}
      {data && total > data.content.length && (
        <Link to="/chamado" search={{ situacao, ...filtro }} className="link sm">
          Ver todos na lista
        </Link>
      )}
    </section>
  )
}

const Total = ({ situacao, filtro }: Pick<ColunaProps, 'situacao' | 'filtro'>) => {
  const { data } = useQuery(colunaQuery(situacao, filtro))
  return <span className="num">{data && formatInteger(data.totalElements)}</span>
}

/** An ended status takes no room: its count leads to the list. */
function Dobrada({ situacao, filtro }: Pick<ColunaProps, 'situacao' | 'filtro'>) {
  const { data } = useQuery(contagemQuery({ ...filtro, situacao }))
  return (
    <Link to="/chamado" search={{ situacao, ...filtro }} className={styles.dobrada}>
      <b className="num">{data === undefined ? '' : formatInteger(data)}</b>
      <Icon of={CHAMADO_LOOKS[situacao].icon} size="p" />
      <span>{SITUACAO_CHAMADO_LABELS[situacao]}</span>
    </Link>
  )
}

type Escolha = { aberto?: number | undefined; mostrar?: string | undefined; busca?: string | undefined }

type QuadroProps = {
  /** The ticket beside the board. */
  aberto: number | undefined
  /** The chosen filter, by its name. */
  mostrar: string | undefined
  /** The words that the cards are searched for. */
  busca: string | undefined
  onChange: (to: Escolha, options?: { replace: boolean }) => void
}

/** /chamado/quadro: the open tickets by status, the late ones first; the ended ones are a count. */
export function ChamadoQuadro({ aberto, mostrar, busca = '', onChange }: QuadroProps) {
  useRefresh(['chamado', 'quadro'], 'chamado')
  const rapidos = useRapidos()
  const escolhido = mostrar ?? rapidos[0]?.nome ?? ''
  const phone = usePhone()
  const [situacao, setSituacao] = useState<SituacaoChamado>('NOVO')
  const escolhida = rapidos.find(({ nome }) => nome === escolhido)?.filtro ?? {}
  // What is typed never waits for the address.
  const [termo, setTermo] = useState(busca)
  const procurada = useDeferredValue(termo.trim())
  const filtro = procurada === '' ? escolhida : { ...escolhida, busca: procurada }
  return (
    <Page
      title="Quadro de chamados"
      subtitle="Por situação, os atrasados primeiro"
      back="/chamado"
      actions={
        <>
          <ButtonLink small iconOnPhone to="/chamado" icon={IconList}>
            Lista
          </ButtonLink>
          <ButtonLink
            small
            iconOnPhone
            look={aberto === undefined || phone ? 'filled' : 'tonal'}
            to="/chamado/novo"
            icon={IconPlus}
          >
            Novo chamado
          </ButtonLink>
        </>
      }
    >
      <div className={styles.tela}>
        <div className={styles.barra}>
          <Rapidos
            rapidos={rapidos}
            aceso={escolhido}
            onChoose={(nome) => onChange({ aberto, busca: busca || undefined, mostrar: nome })}
          />
          <TextField
            label="Número, título, OS ou posto"
            hideLabel
            small
            placeholder="Número, título, OS ou posto"
            maxLength={100}
            value={termo}
            onChange={(to) => {
              setTermo(to)
              onChange({ aberto, mostrar, busca: to || undefined }, { replace: true })
            }}
          />
        </div>
        <div className={styles.segmentos} role="group" aria-label="Situação">
          {ABERTAS.map((one) => (
            <button key={one} type="button" aria-pressed={one === situacao} onClick={() => setSituacao(one)}>
              {SITUACAO_CHAMADO_LABELS[one]} <Total situacao={one} filtro={filtro} />
            </button>
          ))}
        </div>
        <div className={clsx(styles.mesa, aberto !== undefined && !phone && styles.comPainel)}>
          <div className={styles.quadro}>
            {ABERTAS.map((one) => (
              <Coluna key={one} situacao={one} filtro={filtro} mostrada={one === situacao} aberto={aberto} />
            ))}
            <div className={styles.dobradas}>
              {ENCERRADAS.map((one) => (
                <Dobrada key={one} situacao={one} filtro={filtro} />
              ))}
            </div>
          </div>
          {aberto !== undefined && !phone && (
            <Painel
              key={aberto}
              id={aberto}
              onClose={() => onChange({ mostrar, busca: busca || undefined })}
            />
          )}
        </div>
      </div>
    </Page>
  )
}
