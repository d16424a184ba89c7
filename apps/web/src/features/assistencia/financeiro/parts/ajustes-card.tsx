import styles from './linhas.module.css'
import {
  ATO_FECHAMENTO_LABELS,
  type Fechamento,
  type FechamentoLinha,
} from '@app/contract/assistencia/financeiro'
import { IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Button } from '../../../../ui/page/button.tsx'
import { ArquivoLink } from '../../prova/index.ts'
import { atosDaLinha, Conversa, type OnAct, hasConversa } from './conversa.tsx'
import { signed } from './valor.ts'

type Props = { fechamento: Fechamento; onAct: OnAct }

const Ajuste = ({ fechamento, linha, onAct }: Props & { linha: FechamentoLinha }) => (
  <li>
    <p>
      {linha.cobranca ? (
        <Link className="link" to="/postoAutorizadoPagamento/$id" params={{ id: String(linha.cobranca.id) }}>
          {linha.descricao}
        </Link>
      ) : (
        <b>{linha.descricao}</b>
      )}
      <span className="num forte">{signed(linha.valorFinal)}</span>
    </p>
    {linha.por && <p className="xs t2">{linha.por}</p>}
    <ArquivoLink arquivo={linha.arquivo} de="/financeiro" />
    {hasConversa(linha) && <Conversa fechamento={fechamento} linha={linha} onAct={onAct} />}
    {linha.situacao === 'LIVRE' &&
      atosDaLinha(fechamento, linha).map((ato) => (
        <Button key={ato} small look="quiet" onClick={() => onAct({ ato, linha })}>
          {ATO_FECHAMENTO_LABELS[ato]}
        </Button>
      ))}
  </li>
)

/** What is no order's: adjustments by hand, withheld charges, and a sum that came from another month. */
export const AjustesCard = ({ fechamento, onAct }: Props) => {
  const linhas = fechamento.linhas.filter(({ ordemServico }) => ordemServico === null)
  const podeIncluir = fechamento.atos.includes('ajustar')
  if (linhas.length === 0 && !podeIncluir) return null
  return (
    <section className="cartao" aria-label="Ajustes">
      <header>
        <h2>Ajustes</h2>
        {podeIncluir && (
          <span className="fim">
            <Button small look="quiet" icon={IconPlus} onClick={() => onAct({ ato: 'ajustar' })}>
              {ATO_FECHAMENTO_LABELS.ajustar}
            </Button>
          </span>
        )}
      </header>
      <div className="corpo">
        {linhas.length === 0 ? (
          <p className="t2 sm">Nenhum ajuste neste mês.</p>
        ) : (
          <ul className={styles.ajustes}>
            {linhas.map((linha, at) => (
              <Ajuste key={linha.id ?? at} fechamento={fechamento} linha={linha} onAct={onAct} />
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
