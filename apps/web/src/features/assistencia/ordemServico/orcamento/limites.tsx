import { clsx } from 'clsx'
import styles from './linhas.module.css'
import type { OrcamentoMesa } from '@app/contract/assistencia/ordemServico'
import { Balao } from '../../../../ui/dialog/balao.tsx'

/** The heading of the discounts, which opens what each profile may give. */
export const Limites = ({ descontos }: Pick<OrcamentoMesa, 'descontos'>) => (
  <Balao
    title="Até onde vai o desconto"
    width={300}
    position="bottom-end"
    renderTarget={(target) => (
      <button type="button" className="explica" {...target}>
        Desconto
      </button>
    )}
  >
    <dl className={styles.limites}>
      {descontos.map(({ perfil, maximo, meu }) => (
        <div key={perfil} className={clsx(meu && styles.meu)}>
          <dt>{meu ? `${perfil}, você` : perfil}</dt>
          <dd className="num">{maximo} %</dd>
        </div>
      ))}
    </dl>
    <p className="t2">Acima do preço de tabela, diga o motivo.</p>
  </Balao>
)
