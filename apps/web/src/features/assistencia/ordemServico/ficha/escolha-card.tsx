import { clsx } from 'clsx'
import styles from './os.module.css'
import { IconAlertTriangle } from '@tabler/icons-react'
import { ACAO_OS_LABELS } from '@app/contract/assistencia/ordemServico'
import type { AcaoOs, OrdemServico, OsEscolha } from '@app/contract/assistencia/ordemServico'
import { ESCOLHA_NOMES } from '@app/rules/assistencia/ordemServico'
import { formatDateTime, formatDay, formatMoney } from '../../../../platform/text/format.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { Icon } from '../../../../ui/page/icon.tsx'
import { ACAO_ICONS, DA_LEI } from '../acoes/acoes.ts'
import { FotoOs } from '../fotos/foto-os.tsx'

type Props = { os: OrdemServico; onAcao: (acao: AcaoOs) => void }

/** The choice, its value, its author, and the evidence. */
const Feita = ({ os, escolha }: { os: OrdemServico; escolha: OsEscolha }) => (
  <>
    <p>
      <b>
        {ESCOLHA_NOMES[escolha.tipo]}
        {escolha.valor !== null && <span className="num">: {formatMoney(escolha.valor)}</span>}
      </b>
    </p>
    <p className="t2 sm">
      {escolha.nome ? `Escolha de ${escolha.nome}` : 'Escolha do consumidor'}
      {escolha.documento && `, documento ${escolha.documento}`}, anotada por {escolha.registradoPor} em{' '}
      <span className="num">{formatDateTime(escolha.em)}</span>.
    </p>
    {escolha.documentoConfere === false && (
      <p className={clsx('sm', styles.orcAlerta)}>
        <Icon of={IconAlertTriangle} size="p" /> O documento informado não é o do cadastro do consumidor.
      </p>
    )}
    {escolha.texto && (
      <details className="sm">
        <summary>Texto com que o consumidor concordou</summary>
        <p className={styles.escolhaTexto}>{escolha.texto}</p>
      </details>
    )}
    {escolha.assinatura && (
      <FotoOs
        osId={os.id}
        arquivo={escolha.assinatura}
        alt={`Assinatura de ${escolha.nome ?? 'quem escolheu'}`}
      />
    )}
  </>
)

/** Whether a card is needed, because the 30 days are over or a choice was made. */
export const hasEscolha = ({ escolha, prazoGarantia, proximasAcoes }: OrdemServico): boolean =>
  escolha !== null || prazoGarantia === 'PASSOU' || DA_LEI.some((acao) => proximasAcoes.includes(acao))

/** After the 30 days of the warranty the consumer may choose (decisions 61): the possible choices, and the one made. */
export const EscolhaCard = ({ os, onAcao }: Props) => {
  const acoes = DA_LEI.filter((acao) => os.proximasAcoes.includes(acao))
  const desfaz = os.proximasAcoes.includes('desfazerEscolha')
  return (
    <section className="cartao" aria-labelledby="os-escolha">
      <header>
        <h2 id="os-escolha">Depois dos 30 dias</h2>
        <span className={clsx('t2 sm', styles.orcR)}>
          prazo da lei até <span className="num">{formatDay(os.prazoLegal)}</span>
        </span>
      </header>
      <div className="corpo pilha">
        {os.escolha ? (
          <Feita os={os} escolha={os.escolha} />
        ) : (
          <p>
            O conserto na garantia passou do prazo (Código de Defesa do Consumidor, art. 18, § 1º): o
            consumidor escolhe entre outro relógio, o dinheiro de volta e um abatimento no preço.
            {acoes.length === 0 && ' O responsável pelo posto ou o fabricante registra a escolha.'}
          </p>
        )}
        {(acoes.length > 0 || desfaz) && (
          <div className={styles.escolhaAcoes}>
            {acoes.map((acao) => (
              <Button key={acao} small icon={ACAO_ICONS[acao]} onClick={() => onAcao(acao)}>
                {ACAO_OS_LABELS[acao]}
              </Button>
            ))}
            {desfaz && (
              <Button
                small
                look="quiet"
                icon={ACAO_ICONS.desfazerEscolha}
                onClick={() => onAcao('desfazerEscolha')}
              >
                {ACAO_OS_LABELS.desfazerEscolha}
              </Button>
            )}
          </div>
        )}
      </div>
    </section>
  )
}
