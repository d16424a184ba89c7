import styles from './inicio.module.css'
import type { AbaixoDoMinimo as Produto } from '@app/contract/armazem/inicioCliente'
import { formatQuantity } from '../../../../platform/text/format.ts'

/** The watched products that are running out. */
export const AbaixoDoMinimo = ({ produtos }: { produtos: readonly Produto[] }) => (
  <section className="cartao" aria-labelledby="abaixo">
    <header>
      <h2 id="abaixo">Abaixo do mínimo</h2>
      <span className="fim num t2 sm">{produtos.length}</span>
    </header>
    {produtos.length === 0 ? (
      <p className="corpo t2 sm">Nenhum produto está abaixo do estoque mínimo do seu cadastro.</p>
    ) : (
      <ul className={styles.linhas}>
        {produtos.map(({ produto, codigoProduto, descricao, unidade, disponivel, minimo }) => (
          <li key={produto}>
            <span>
              <b className="num">{codigoProduto}</b>
              <small className="corta">{descricao}</small>
            </span>
            <span className="dir num">
              <b>
                {formatQuantity(disponivel)} {unidade}
              </b>
              <small>mínimo {formatQuantity(minimo)}</small>
            </span>
          </li>
        ))}
      </ul>
    )}
  </section>
)
