import { clsx } from 'clsx'
import styles from '../lista/bancada.module.css'
import {
  IconAlertTriangle,
  IconCheck,
  IconCircle,
  IconDeviceWatch,
  IconHourglass,
  IconPackageImport,
  IconTool,
  IconTruckDelivery,
  IconX,
} from '@tabler/icons-react'
import type { TablerIcon } from '@tabler/icons-react'
import { ACAO_OS_LABELS } from '@app/contract/assistencia/ordemServico'
import type { AcaoOs, OrcamentoLinha, OrdemServico } from '@app/contract/assistencia/ordemServico'
import type { ReactNode } from 'react'
import { formatDay, formatMoney } from '../../../../platform/text/format.ts'
import { Badge } from '../../../../ui/page/badge.tsx'
import { Button, ButtonLink } from '../../../../ui/page/button.tsx'
import { Icon } from '../../../../ui/page/icon.tsx'
import { TakeOs } from './take-os.tsx'
import { corClass, Dias } from './mostrador.tsx'
import { FORMULARIOS } from '../acoes/acao-campos.ts'
import { ACAO_ICONS } from '../acoes/acoes.ts'
import { RecusaFaixa } from '../checklist/recusa-faixa.tsx'
import { FotoBotao } from '../../../../ui/media/foto-tile.tsx'
import { FotoOs } from '../fotos/foto-os.tsx'
import { garantiaWords, ReincidenciaBadge } from '../entrada/relogio/garantia.tsx'
import { answerWords, linhaTitulo, pecaWords } from '../orcamento/orcamento-card.tsx'
import { restanteWords } from '../lista/prazo.ts'
import { sintomasDe } from '../entrada/sintomas.ts'
import { useNomeDaOs } from './nome.ts'
import { useNovasFotos } from './novas-fotos.ts'

const Fato = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children || '—'}</dd>
  </div>
)

const orcamentoWords = ({ orcamento }: OrdemServico) => {
  if (!orcamento) return 'Ainda não há'
  const { resposta, valorConsumidor } = orcamento
  const total = formatMoney(valorConsumidor)
  if (orcamento.complemento && orcamento.aberto) return `${total} com o acréscimo, sem resposta`
  if (!resposta) return valorConsumidor === 0 ? 'Coberto pela garantia' : `${total}, sem resposta`
  return `${total}, ${answerWords(orcamento.complemento, resposta.aprovado)} em ${formatDay(resposta.em)}`
}

type Estado = { icon: TablerIcon; tone: string | undefined; words: string }

/** How a line truly stands: nothing is ticked before it is done, and no part is there before it came. */
const estadoDe = (linha: OrcamentoLinha, feito: boolean): Estado => {
  if (linha.tipo === 'SERVICO')
    return feito
      ? { icon: IconCheck, tone: 'sucesso', words: 'serviço, feito' }
      : { icon: IconCircle, tone: undefined, words: 'serviço, a fazer' }
  const words =
    pecaWords(linha)
      ?.replace(/^peça /, '')
      .split(':')[0] ?? 'no posto'
  switch (linha.falta) {
    case 'REJEITADA':
      return { icon: IconX, tone: 'erro-r', words }
    case 'A_PEDIR':
      return { icon: IconAlertTriangle, tone: 'atencao', words }
    case 'PEDIDA':
    case 'A_CAMINHO':
      return { icon: IconTruckDelivery, tone: 'atencao', words }
    case null:
      return linha.estoque === 'USADA'
        ? { icon: IconCheck, tone: 'sucesso', words }
        : { icon: IconPackageImport, tone: 'sucesso', words }
  }
}

type AcaoProps = { feito: boolean; possiveis: readonly AcaoOs[]; onAcao: (acao: AcaoOs) => void }

/** The ways out of a part that the factory does not send. */
const SAIDAS = ['reabrirOrcamento', 'pedirDeNovo', 'substituirPeca'] as const satisfies readonly AcaoOs[]

function LinhaToDo({ linha, feito, possiveis, onAcao }: AcaoProps & { linha: OrcamentoLinha }) {
  const { icon, tone, words } = estadoDe(linha, feito)
  return (
    <>
      <span className={clsx(styles.no, tone)}>
        <Icon of={icon} size="p" />
      </span>
      <b>
        {linhaTitulo(linha)}
        {linha.quantidade > 1 && <span className="num t2"> × {linha.quantidade}</span>}
      </b>
      <span className={clsx(styles.es, tone)}>{words}</span>
      {linha.falta === 'REJEITADA' && (
        <span className={styles.saidas}>
          {linha.faltaMotivo && <span>“{linha.faltaMotivo}”</span>}
          {SAIDAS.filter((acao) => possiveis.includes(acao)).map((acao) => (
            <Button small key={acao} icon={ACAO_ICONS[acao]} onClick={() => onAcao(acao)}>
              {ACAO_OS_LABELS[acao]}
            </Button>
          ))}
        </span>
      )}
    </>
  )
}

const linhasDe = ({ orcamento }: OrdemServico) =>
  orcamento?.linhas.filter(({ situacao }) => situacao !== 'RECUSADA') ?? []

/** The work of the budget, without refused lines. */
function LinhasToDo({ os, onAcao }: { os: OrdemServico; onAcao: (acao: AcaoOs) => void }) {
  const linhas = linhasDe(os)
  if (linhas.length === 0) return null
  const prontas = linhas.filter(({ tipo, falta }) => tipo === 'PECA' && falta === null).length
  const pecas = linhas.filter(({ tipo }) => tipo === 'PECA').length
  return (
    <div className={styles.osFazer}>
      <h3 className="linha entre">
        Fazer
        <span className="num">
          {pecas === 0
            ? linhas.length
            : `${prontas} de ${pecas} ${pecas === 1 ? 'peça pronta' : 'peças prontas'}`}
        </span>
      </h3>
      <ul>
        {linhas.map((linha) => (
          <li key={linha.id} className={linha.falta === 'REJEITADA' ? styles.recusada : undefined}>
            <LinhaToDo
              linha={linha}
              feito={os.dataReparo !== null}
              possiveis={os.proximasAcoes}
              onAcao={onAcao}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** At hand while a watch is on the bench, whatever comes next. */
const A_MAO = [
  'pedirPeca',
  'registrarUsoIndevido',
  'reprovarReparo',
  'solicitarTroca',
  'passarOs',
] as const satisfies readonly AcaoOs[]

/** What the repair waits for: 'Falta Tubo da coroa'. */
const esperaDe = (os: OrdemServico): string | null => {
  if (os.faltaPeca === null) return null
  const faltam = linhasDe(os).filter(({ falta }) => falta !== null)
  const nomes = LISTA.format(faltam.map(linhaTitulo))
  return `${faltam.length === 1 ? 'Falta' : 'Faltam'} ${nomes}`
}

const LISTA = new Intl.ListFormat('pt-BR', { type: 'conjunction' })

/** A photo of the watch as it lies on the bench. */
function FotoDaBancada({ os }: { os: OrdemServico }) {
  const { busy, run } = useNovasFotos(os)
  return <FotoBotao busy={busy} onFotos={run} />
}

type Props = {
  os: OrdemServico
  proxima: AcaoOs | null
  onAcao: (acao: AcaoOs) => void
  onDone: (os: OrdemServico) => void
}

/** The watch in hand: the data for its next act, and the one big button (ux.md, technician). */
export function AgoraCard({ os, proxima, onAcao, onDone }: Props) {
  const espera = esperaDe(os)
  const nome = useNomeDaOs()
  const [foto] = os.fotos
  const restante = restanteWords(os.diasRestantes)
  const pressa = os.semaforo === 'VERMELHO' && restante
  return (
    <section className={clsx('cartao', styles.osAgora)} aria-labelledby="b-agora">
      <div className={styles.fotoR}>
        {foto ? (
          <FotoOs osId={os.id} arquivo={foto} alt={`Relógio da OS ${os.numero}`} />
        ) : (
          <span>
            <Icon of={IconDeviceWatch} size="g" />
          </span>
        )}
      </div>
      <div className={styles.osQuem}>
        <p className="linha entre">
          <span className="num t2">{nome(os)}</span>
          <Dias dias={os.diasCorridos} semaforo={os.semaforo} />
        </p>
        <h2 id="b-agora">{os.relogio?.modelo.descricao ?? 'Relógio'}</h2>
        <p className="t2">
          {os.consumidor.nome} · entrou em <span className="num">{formatDay(os.creationDateTime)}</span> ·{' '}
          {os.tecnico ? `com ${os.tecnico.nome}` : 'sem dono'}
        </p>
        {pressa && (
          <p className={`faixa ${corClass('VERMELHO')}`}>
            <Icon of={IconHourglass} />
            <span>
              <b>{restante[0]?.toUpperCase() + restante.slice(1)}</b> (Código de Defesa do Consumidor, art.
              18).
            </span>
          </p>
        )}
        <RecusaFaixa os={os} />
        <ReincidenciaBadge of={os} />
        {os.usoIndevido && (
          <Badge tone="erro-r" icon={IconAlertTriangle}>
            Uso indevido
          </Badge>
        )}
      </div>
      <dl className={styles.fatosB}>
        <Fato label="O cliente diz">{sintomasDe(os)}</Fato>
        <Fato label={os.avaliacao ? 'Avaliação' : 'Pré-avaliação'}>{os.avaliacao ?? os.preAvaliacao}</Fato>
        <Fato label="Orçamento">{orcamentoWords(os)}</Fato>
        <Fato label="Garantia">{garantiaWords(os)}</Fato>
      </dl>
      <LinhasToDo os={os} onAcao={onAcao} />
      <div className={styles.acaoB}>
        {espera && !os.proximasAcoes.includes('consertar') ? (
          <Button className={styles.osGrande} icon={IconTool} disabled>
            {ACAO_OS_LABELS.consertar}
            <small>{espera}</small>
          </Button>
        ) : (
          proxima && (
            <Button
              look="filled"
              className={styles.osGrande}
              icon={ACAO_ICONS[proxima]}
              onClick={() => onAcao(proxima)}
            >
              {ACAO_OS_LABELS[proxima]}
              {FORMULARIOS[proxima].texto && <small>{FORMULARIOS[proxima].texto}</small>}
            </Button>
          )
        )}
        <div className={styles.osOutras}>
          <TakeOs os={os} onDone={onDone} />
          {os.proximasAcoes.includes('fotografar') && <FotoDaBancada os={os} />}
          {A_MAO.filter((acao) => acao !== proxima && os.proximasAcoes.includes(acao)).map((acao) => (
            <Button key={acao} icon={ACAO_ICONS[acao]} onClick={() => onAcao(acao)}>
              {ACAO_OS_LABELS[acao]}
            </Button>
          ))}
          <ButtonLink to={`/ordemServico/${os.id}`}>Ver a OS inteira</ButtonLink>
        </div>
      </div>
    </section>
  )
}
