import type { Relatorio } from '@app/contract/casca/relatorio'
import { type Abertura, Figura, type Linha, linhaTotal } from './figura.tsx'
import styles from './relatorio.module.css'

type CelulasProps = Abertura & { relatorio: Relatorio; linha: Linha }

const Celulas = ({ relatorio, ...figura }: CelulasProps) =>
  relatorio.colunas.map((coluna) => (
    <td key={coluna.nome} className="dir num">
      <Figura relatorio={relatorio} coluna={coluna} {...figura} />
    </td>
  ))

/** Every figure of a report. */
export function RelatorioTabela({ relatorio, ...abertura }: Abertura & { relatorio: Relatorio }) {
  const total = linhaTotal(relatorio)
  return (
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
            <tr key={linha.chave} data-aberta={abertura.aberta?.onde === linha.rotulo}>
              <th scope="row">{linha.rotulo}</th>
              <Celulas relatorio={relatorio} linha={linha} {...abertura} />
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr>
              <th scope="row">Total</th>
              <Celulas relatorio={relatorio} linha={total} {...abertura} />
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}
