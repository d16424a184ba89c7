import styles from './os.module.css'
import { IconPrinter } from '@tabler/icons-react'
import type { OrdemServico } from '@app/contract/assistencia/ordemServico'
import { formatMoney } from '../../../../platform/text/format.ts'
import { ButtonLink } from '../../../../ui/page/button.tsx'

/** The work at the counter, and its receipt. */
export const DoneOs = ({ os: { id, linhasPa, valorTotal } }: { os: OrdemServico }) => (
  <section className="cartao" aria-labelledby="os-feito">
    <header>
      <h2 id="os-feito">O que foi feito</h2>
      <div className="fim">
        <ButtonLink
          small
          look="quiet"
          icon={IconPrinter}
          iconOnPhone
          to={`/ordemServico/${id}/imprimir/atendimento`}
        >
          Imprimir
        </ButtonLink>
      </div>
    </header>
    <dl className={styles.conta}>
      {linhasPa.map((linha) => (
        <div key={linha.id}>
          <dt>
            {linha.titulo}
            {linha.quantidade > 1 && <span className="num t2"> × {linha.quantidade}</span>}
            {linha.motivoValor && <small>Acima da tabela: {linha.motivoValor}</small>}
          </dt>
          <dd className="num">{formatMoney(linha.valorFinal)}</dd>
        </div>
      ))}
      <div className={styles.contaT}>
        <dt>Total</dt>
        <dd className="num">{formatMoney(valorTotal)}</dd>
      </div>
    </dl>
  </section>
)
