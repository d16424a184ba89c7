import styles from './linhas.module.css'
import {
  ATO_FECHAMENTO_LABELS,
  type Fechamento,
  type FechamentoLinha,
} from '@app/contract/assistencia/financeiro'
import { ATOS_DO_FECHAMENTO } from '@app/rules/assistencia/financeiro'
import { IconMessageExclamation } from '@tabler/icons-react'
import { formatDateTime } from '../../../../platform/text/format.ts'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { Button } from '../../../../ui/page/button.tsx'
import { ArquivoLink } from '../../prova/index.ts'
import type { Pedido } from './ato-dialog.tsx'
import { amount } from './valor.ts'

export type OnAct = (pedido: Pedido) => void

const ATOS_DE_LINHA = ['contestar', 'aceitarGlosa', 'responder', 'glosar'] as const
type AtoDeLinha = (typeof ATOS_DE_LINHA)[number]

/** An adjustment may be contested and answered; only an order's credit may be refused. */
const isFor = (ato: AtoDeLinha, { tipo, ordemServico, valor }: FechamentoLinha): boolean =>
  ordemServico === null
    ? (tipo === 'AJUSTE' || tipo === 'DEBITO') && (ato === 'contestar' || ato === 'responder')
    : valor > 0

/** What this person may do with a line now. */
export const atosDaLinha = (fechamento: Fechamento, linha: FechamentoLinha): AtoDeLinha[] =>
  linha.id === null
    ? []
    : ATOS_DE_LINHA.filter(
        (ato) =>
          isFor(ato, linha) &&
          fechamento.atos.includes(ato) &&
          ATOS_DO_FECHAMENTO[ato].linha?.includes(linha.situacao),
      )

type Props = { fechamento: Fechamento; linha: FechamentoLinha; onAct: OnAct }

/** An answer keeps what the line is worth, or corrects it; only an order's line has a value to correct. */
const Respostas = ({ linha, onAct }: Omit<Props, 'fechamento'>) => (
  <span className={styles.atos}>
    <Button small onClick={() => onAct({ ato: 'responder', linha })}>
      {`Manter ${amount(linha.valorFinal)}`}
    </Button>
    {linha.ordemServico && (
      <Button small onClick={() => onAct({ ato: 'responder', linha, corrige: true })}>
        Corrigir valor
      </Button>
    )}
  </span>
)

const Outros = ({ fechamento, linha, onAct }: Props) => (
  <span className={styles.atos}>
    {atosDaLinha(fechamento, linha)
      .filter((ato) => ato !== 'responder')
      .map((ato) => (
        <Button key={ato} small onClick={() => onAct({ ato, linha })}>
          {ATO_FECHAMENTO_LABELS[ato]}
        </Button>
      ))}
  </span>
)

/** Whether something was said about a line. */
export const hasConversa = ({ glosaMotivo, contestacao, resposta }: FechamentoLinha): boolean =>
  [glosaMotivo, contestacao, resposta].some(Boolean)

/** What was said about a line: its refusal, its contest and the answer, with the acts that answer them. */
export const Conversa = ({ fechamento, linha, onAct }: Props) => {
  const { situacao, glosaMotivo, respondeAte, contestacao, contestadaEm, contestacaoArquivo, resposta } =
    linha
  const atos = atosDaLinha(fechamento, linha)
  return (
    <div className={styles.conversa}>
      {glosaMotivo && (
        <Faixa
          tone="warning"
          title={situacao === 'ACEITA' ? 'Glosada e aceita.' : 'Glosada.'}
          action={
            situacao === 'GLOSADA' &&
            atos.length > 0 && <Outros fechamento={fechamento} linha={linha} onAct={onAct} />
          }
        >
          {glosaMotivo}
          {respondeAte && <> · O posto responde até {formatDateTime(respondeAte)}.</>}
        </Faixa>
      )}
      {contestacao && (
        <Faixa
          tone={resposta ? 'info' : 'warning'}
          icon={IconMessageExclamation}
          title={`Contestada por ${linha.contestadaPor ?? 'alguém do posto'}`}
          action={atos.includes('responder') && <Respostas linha={linha} onAct={onAct} />}
        >
          {contestadaEm && <span className="num">em {formatDateTime(contestadaEm)}</span>}
          <p>“{contestacao}”</p>
          <ArquivoLink arquivo={contestacaoArquivo} de="/financeiro" />
        </Faixa>
      )}
      {resposta && (
        <Faixa tone="info" title="Resposta do financeiro.">
          {resposta}
        </Faixa>
      )}
    </div>
  )
}
