import { clsx } from 'clsx'
import styles from './os.module.css'
import { IconArrowRight, IconMessagePlus } from '@tabler/icons-react'
import type { AcaoOs, OsHistorico } from '@app/contract/assistencia/ordemServico'
import { formatDateTime, formatMoment } from '../../../../platform/text/format.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { Icon } from '../../../../ui/page/icon.tsx'
import { Bone } from '../../../../ui/feedback/skeleton.tsx'

/** The name of each act in the past tense. */
const FEITA: Record<AcaoOs, string> = {
  abrir: 'OS aberta',
  receberRelogio: 'Relógio recebido',
  atender: 'Pronto atendimento concluído',
  salvarPreAvaliacao: 'Pré-avaliação técnica',
  avaliar: 'Avaliação técnica',
  salvarOrcamento: 'Orçamento salvo',
  alterarOrcamento: 'Orçamento alterado',
  aprovarOrcamento: 'Orçamento aprovado',
  reprovarOrcamento: 'Orçamento reprovado',
  desfazerResposta: 'Resposta desfeita',
  receberSinal: 'Sinal recebido',
  dispensarSinal: 'Sinal dispensado',
  devolver: 'Devolvido ao cliente',
  expirar: 'Orçamento expirado',
  reabrirOrcamento: 'Orçamento reaberto',
  pedirPeca: 'Peça ou serviço acrescentado',
  pedirDeNovo: 'Peça pedida de novo',
  substituirPeca: 'Peça substituída',
  aguardarConserto: 'Pronta para o conserto',
  consertar: 'Conserto concluído',
  enviarControleQualidade: 'Enviada ao controle de qualidade',
  aprovarReparo: 'Reparo aprovado',
  reprovarReparo: 'Reparo reprovado',
  reabrirConserto: 'Conserto reaberto',
  osReparada: 'OS reparada',
  entregarProduto: 'Produto entregue',
  finalizar: 'OS finalizada',
  solicitarTroca: 'Troca solicitada',
  autorizarTroca: 'Troca autorizada',
  naoAutorizarTroca: 'Troca não autorizada',
  escolherModelo: 'Modelo escolhido',
  trocaMaisModelos: 'Mais modelos oferecidos',
  receberRelogioTroca: 'Relógio de troca recebido',
  reverterTroca: 'Troca revertida',
  reabrirTroca: 'Troca reaberta',
  exigirTroca: 'Troca escolhida após os 30 dias',
  exigirRestituicao: 'Restituição escolhida após os 30 dias',
  exigirAbatimento: 'Abatimento escolhido após os 30 dias',
  desfazerEscolha: 'Escolha desfeita',
  autorizarReincidencia: 'Reincidência autorizada',
  recusarReincidencia: 'Reincidência recusada',
  registrarUsoIndevido: 'Uso indevido registrado',
  fotografar: 'Fotos acrescentadas',
  passarOs: 'Passada na bancada',
  afastarUsoIndevido: 'Uso indevido afastado',
  cancelar: 'OS cancelada',
  reabrirOs: 'OS reaberta',
  alterarStatus: 'Status alterado',
}

const titulo = ({ acao, de, quem }: OsHistorico) => {
  if (acao === 'link') return 'Link para o consumidor'
  if (acao === 'aviso') return 'Cliente avisado'
  if (acao === 'mensagem') return quem === 'Consumidor' ? 'Mensagem do cliente' : 'Mensagem ao cliente'
  if (acao) return FEITA[acao]
  return de ? 'Anotação' : 'OS criada'
}

const HistoricoEntry = ({ linha, newest }: { linha: OsHistorico; newest: boolean }) => (
  <li className={newest ? styles.osNovo : undefined}>
    <p className="linha entre">
      <b>{titulo(linha)}</b>
      <time className="num t2 xs" dateTime={linha.em} title={formatDateTime(linha.em)}>
        {formatMoment(linha.em)}
      </time>
    </p>
    {linha.nota && <p className={clsx('sm t2', styles.osNota)}>{linha.nota}</p>}
    <p className={clsx('xs t2', styles.osPasso)}>
      {linha.quem ?? 'Automático'}
      <span aria-hidden="true"> · </span>
      {linha.de && linha.de.name !== linha.para.name && (
        <>
          {linha.de.description}
          <Icon of={IconArrowRight} size="p" />
          <span className="so-leitor"> para </span>
        </>
      )}
      {linha.para.description}
    </p>
  </li>
)

type Props = { historico: readonly OsHistorico[] | undefined; onAnnotate?: (() => void) | undefined }

/** The history: act, time, person, and change of status; the newest first. */
export const HistoricoCard = ({ historico, onAnnotate }: Props) => (
  <section className="cartao" aria-labelledby="os-historico">
    <header>
      <h2 id="os-historico">Histórico</h2>
      {onAnnotate && (
        <div className="fim">
          <Button small look="quiet" icon={IconMessagePlus} onClick={onAnnotate}>
            Anotar
          </Button>
        </div>
      )}
    </header>
    {historico ? (
      <ol className={styles.osHist} aria-label="Histórico da OS">
        {historico.map((linha, index) => (
          <HistoricoEntry key={linha.id} linha={linha} newest={index === 0} />
        ))}
      </ol>
    ) : (
      <div className="corpo" aria-busy="true">
        <Bone width="80%" />
      </div>
    )}
  </section>
)
