import { Link } from '@tanstack/react-router'
import type { Relatorio, RelatorioLinha } from '@app/contract/casca/relatorio'
import styles from './relatorio.module.css'
import { hrefOf, textOf } from './valor.ts'

type Linha = Pick<RelatorioLinha, 'rotulo' | 'valores' | 'abre'>

const Celulas = ({ relatorio, linha }: { relatorio: Relatorio; linha: Linha }) =>
  relatorio.colunas.map((coluna, at) => {
    const valor = linha.valores[at]
    const words = textOf(valor, coluna.formato)
    const href = hrefOf(relatorio, coluna, linha, valor)
    return (
      <td key={coluna.nome} className="dir num">
        {href === undefined ? (
          words
        ) : (
          <Link to={href} aria-label={`${coluna.rotulo}, ${linha.rotulo}: ${words}`}>
            {words}
          </Link>
        )}
      </td>
    )
  })

/** Every figure of a report; a figure with a list opens it. */
export const RelatorioTabela = ({ relatorio }: { relatorio: Relatorio }) => (
  <div className={styles.rola}>
    <table className="tabela" aria-label={relatorio.titulo}>
      <thead>
        <tr>
          <th scope="col">{relatorio.dimensao}</th>
          {relatorio.colunas.map(({ nome, rotulo }) => (
            <th key={nome} scope="col" className="dir">
              {rotulo}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {relatorio.linhas.map((linha) => (
          <tr key={linha.chave}>
            <th scope="row">{linha.rotulo}</th>
            <Celulas relatorio={relatorio} linha={linha} />
          </tr>
        ))}
      </tbody>
      {relatorio.total && (
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            <Celulas
              relatorio={relatorio}
              linha={{ rotulo: 'Total', valores: relatorio.total, abre: relatorio.lista?.total ? {} : null }}
            />
          </tr>
        </tfoot>
      )}
    </table>
  </div>
)
