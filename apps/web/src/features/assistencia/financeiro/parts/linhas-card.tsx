import styles from './financeiro.module.css'
import {
  ATO_FECHAMENTO_LABELS,
  FECHAMENTO_NATUREZA_LABELS,
  type Fechamento,
  type FechamentoLinha,
} from '@app/contract/assistencia/financeiro'
import { ATOS_DO_FECHAMENTO } from '@app/rules/assistencia/financeiro'
import { Link } from '@tanstack/react-router'
import { formatDateTime, formatMoney } from '../../../../platform/text/format.ts'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { Button } from '../../../../ui/page/button.tsx'
import { ArquivoLink } from '../../prova/index.ts'
import type { Pedido } from './ato-dialog.tsx'

const ATOS_DE_LINHA = ['contestar', 'aceitarGlosa', 'responder', 'glosar'] as const

/** An adjustment may be contested and answered; only an order's credit may be refused. */
const isFor = (ato: (typeof ATOS_DE_LINHA)[number], { tipo, ordemServico, valor }: FechamentoLinha) =>
  ordemServico === null
    ? (tipo === 'AJUSTE' || tipo === 'DEBITO') && (ato === 'contestar' || ato === 'responder')
    : valor > 0

const acts = (fechamento: Fechamento, linha: FechamentoLinha) =>
  linha.id === null
    ? []
    : ATOS_DE_LINHA.filter(
        (ato) =>
          isFor(ato, linha) &&
          fechamento.atos.includes(ato) &&
          ATOS_DO_FECHAMENTO[ato].linha?.includes(linha.situacao),
      )

const kindOf = ({ tipo, natureza, modelo, por }: FechamentoLinha): string =>
  [
    tipo === 'AJUSTE_OS' || tipo === 'AJUSTE' ? 'Ajuste' : null,
    tipo === 'TRANSPORTE' ? 'Saldo' : null,
    tipo === 'DEBITO' ? 'Desconto' : null,
    natureza && FECHAMENTO_NATUREZA_LABELS[natureza],
    modelo,
    por,
  ]
    .filter(Boolean)
    .join(' · ')

/** The messages on a line: a refusal, a contest and its answer. */
const Conversa = ({ linha }: { linha: FechamentoLinha }) => (
  <>
    {linha.glosaMotivo && (
      <Faixa tone="warning" title={linha.situacao === 'ACEITA' ? 'Glosada e aceita' : 'Glosada'}>
        {linha.glosaMotivo}
        {linha.respondeAte && <> · O posto responde até {formatDateTime(linha.respondeAte)}.</>}
      </Faixa>
    )}
    {linha.contestacao && (
      <Faixa
        tone={linha.resposta ? 'info' : 'warning'}
        title={`Contestada por ${linha.contestadaPor ?? 'alguém do posto'}`}
      >
        {linha.contestacao}
        {linha.contestacaoArquivo && (
          <div>
            <ArquivoLink arquivo={linha.contestacaoArquivo} de="/financeiro" />
          </div>
        )}
      </Faixa>
    )}
    {linha.resposta && (
      <Faixa tone="info" title="Resposta do financeiro">
        {linha.resposta}
      </Faixa>
    )}
  </>
)

type Props = { fechamento: Fechamento; onAct: (pedido: Pedido) => void }

/** The lines of a closing, each with its order, its paid amount and its messages. */
export const LinhasCard = ({ fechamento, onAct }: Props) => (
  <section className="cartao" aria-label="Linhas">
    <header>
      <h2>Linhas</h2>
      <span className="t2 num">{fechamento.linhas.length}</span>
    </header>
    <div className="corpo">
      {fechamento.linhas.length === 0 ? (
        <p className="t2">Nenhuma linha: nenhuma OS coberta pela garantia foi finalizada neste mês.</p>
      ) : (
        <ul className={styles.lista}>
          {fechamento.linhas.map((linha, at) => (
            <li key={linha.id ?? `viva-${at}`} className={styles.linha}>
              <div>
                {linha.ordemServico && (
                  <Link
                    to="/ordemServico/$id"
                    params={{ id: String(linha.ordemServico.id) }}
                    className="forte num"
                  >
                    OS {linha.ordemServico.numero}
                  </Link>
                )}{' '}
                {linha.descricao} <span className="t2">{kindOf(linha)}</span>
              </div>
              <div className="num">
                {linha.valorFinal !== linha.valor && <s className="t2">{formatMoney(linha.valor)}</s>}{' '}
                <b>{formatMoney(linha.valorFinal)}</b>
              </div>
              <ArquivoLink arquivo={linha.arquivo} de="/financeiro" />
              <Conversa linha={linha} />
              <div className={styles.atos}>
                {acts(fechamento, linha).map((ato) => (
                  <Button key={ato} small look="quiet" onClick={() => onAct({ ato, linha })}>
                    {ATO_FECHAMENTO_LABELS[ato]}
                  </Button>
                ))}
              </div>
            </li>
          ))}
        </ul>
      )}
    </div>
  </section>
)
