import { clsx } from 'clsx'
import styles from '../lista/bancada.module.css'
import { IconAlertTriangle, IconCircle, IconDeviceWatch, IconHourglass } from '@tabler/icons-react'
import { ACAO_OS_LABELS } from '@app/contract/assistencia/ordemServico'
import type { AcaoOs, OrdemServico } from '@app/contract/assistencia/ordemServico'
import type { ReactNode } from 'react'
import { formatDay, formatMoney } from '../../../../platform/text/format.ts'
import { Button, ButtonLink } from '../../../../ui/page/button.tsx'
import { Icon } from '../../../../ui/page/icon.tsx'
import { corClass, Dias } from './mostrador.tsx'
import { FORMULARIOS } from '../acoes/acao-campos.ts'
import { ACAO_ICONS } from '../acoes/acoes.ts'
import { FotoOs } from '../entrada/foto-os.tsx'
import { garantiaWords, ReincidenciaBadge } from '../entrada/garantia.tsx'
import { answerWords, linhaTitulo, pecaWords } from '../orcamento/orcamento-card.tsx'
import { restanteWords } from '../lista/prazo.ts'
import { sintomasDe } from '../entrada/sintomas.ts'
import { useNomeDaOs } from './nome.ts'

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

/** What the budget says is to be done; what was refused is not. */
function LinhasToDo({ os: { orcamento } }: { os: OrdemServico }) {
  const linhas = orcamento?.linhas.filter(({ situacao }) => situacao !== 'RECUSADA') ?? []
  if (linhas.length === 0) return null
  return (
    <div className={styles.osFazer}>
      <h3 className="linha entre">
        Fazer<span className="num">{linhas.length}</span>
      </h3>
      <ul>
        {linhas.map((linha) => (
          <li key={linha.id} className={linha.falta ? styles.falta : undefined}>
            <Icon of={linha.falta === 'REJEITADA' ? IconAlertTriangle : IconCircle} />
            <span>
              {linhaTitulo(linha)}
              {linha.quantidade > 1 && <span className="num t2"> × {linha.quantidade}</span>}
            </span>
            <span className={clsx('t2', styles.serv)}>
              {linha.tipo === 'SERVICO' ? 'serviço' : (pecaWords(linha) ?? 'peça no posto')}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

type Props = {
  os: OrdemServico
  proxima: AcaoOs | null
  outras: readonly AcaoOs[]
  onAcao: (acao: AcaoOs) => void
}

/** The watch in hand: all that its next act needs, and the one big button (ux.md, technician). */
export function AgoraCard({ os, proxima, outras, onAcao }: Props) {
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
          {os.consumidor.nome} · entrou em <span className="num">{formatDay(os.creationDateTime)}</span>
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
        <ReincidenciaBadge of={os} />
      </div>
      <dl className={styles.fatosB}>
        <Fato label="O cliente diz">{sintomasDe(os)}</Fato>
        <Fato label={os.avaliacao ? 'Avaliação' : 'Pré-avaliação'}>{os.avaliacao ?? os.preAvaliacao}</Fato>
        <Fato label="Orçamento">{orcamentoWords(os)}</Fato>
        <Fato label="Garantia">{garantiaWords(os)}</Fato>
      </dl>
      <LinhasToDo os={os} />
      <div className={styles.acaoB}>
        {proxima && (
          <Button
            look="filled"
            className={styles.osGrande}
            icon={ACAO_ICONS[proxima]}
            onClick={() => onAcao(proxima)}
          >
            {ACAO_OS_LABELS[proxima]}
            {FORMULARIOS[proxima].texto && <small>{FORMULARIOS[proxima].texto}</small>}
          </Button>
        )}
        <div className={styles.osOutras}>
          {outras.slice(0, 2).map((acao) => (
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
