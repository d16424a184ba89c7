import { useMediaQuery } from '@mantine/hooks'
import type { Relatorio } from '@app/contract/casca/relatorio'
import { type Abertura, Figura, type Linha, linhaTotal } from './figura.tsx'
import styles from './relatorio.module.css'

type Props = Abertura & { relatorio: Relatorio }

/** Most months that stand side by side, and the formats that are short enough for it. */
const MESES = 12
const CURTOS = new Set(['inteiro', 'decimal', 'porcento'])

/** Whether the months stand side by side, under their places in the chart: up to a year of short figures. */
const isDeitada = ({ dimensao, linhas, colunas, total }: Relatorio): boolean =>
  dimensao === 'Mês' &&
  total !== null &&
  linhas.length <= MESES &&
  colunas.every(({ formato }) => CURTOS.has(formato))

/** Whether this report's months stand side by side on this screen. */
export const useDeitada = (relatorio: Relatorio): boolean => {
  const wide = useMediaQuery('(min-width: 1240px)', false, { getInitialValueInEffect: false })
  return wide && isDeitada(relatorio)
}

const linhasDe = (relatorio: Relatorio): Linha[] => {
  const total = linhaTotal(relatorio)
  return total ? [...relatorio.linhas, total] : relatorio.linhas
}

/** A line for each figure, a column for each month. */
const Deitada = ({ relatorio, ...abertura }: Props) => {
  const linhas = linhasDe(relatorio)
  return (
    <table className={`tabela ${styles.deitada}`} aria-label={relatorio.titulo}>
      <thead>
        <tr>
          <th scope="col">{relatorio.dimensao}</th>
          {linhas.map(({ rotulo }) => (
            <th key={rotulo} scope="col" data-aberta={abertura.aberta?.onde === rotulo}>
              {rotulo}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {relatorio.colunas.map((coluna) => (
          <tr key={coluna.nome}>
            <th scope="row">{coluna.rotulo}</th>
            {linhas.map((linha) => (
              <td key={linha.rotulo} className="num" data-aberta={abertura.aberta?.onde === linha.rotulo}>
                <Figura relatorio={relatorio} coluna={coluna} linha={linha} {...abertura} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Celulas = ({ relatorio, linha, ...abertura }: Props & { linha: Linha }) =>
  relatorio.colunas.map((coluna) => (
    <td key={coluna.nome} className="dir num">
      <Figura relatorio={relatorio} coluna={coluna} linha={linha} {...abertura} />
    </td>
  ))

const EmPe = ({ relatorio, ...abertura }: Props) => {
  const total = linhaTotal(relatorio)
  return (
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
  )
}

/** Every figure of a report; up to a year of months stands side by side where the screen is wide. */
export const RelatorioTabela = ({ deitada, ...props }: Props & { deitada: boolean }) => (
  <div className={styles.rola}>{deitada ? <Deitada {...props} /> : <EmPe {...props} />}</div>
)
