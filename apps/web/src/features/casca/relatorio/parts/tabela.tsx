import { Link } from '@tanstack/react-router'
import type { Relatorio, RelatorioLinha } from '@app/contract/casca/relatorio'
import { type MouseEvent, useRef, useState } from 'react'
import { type Aberta, PreviaBalao, type Previas } from './previa.tsx'
import styles from './relatorio.module.css'
import { filtrosOf, hrefOf, textOf } from './valor.ts'

type Linha = Pick<RelatorioLinha, 'rotulo' | 'valores' | 'abre'>

type Abrir = (event: MouseEvent<HTMLAnchorElement>, figura: Omit<Aberta, 'lugar'>) => void

type CelulasProps = {
  relatorio: Relatorio
  linha: Linha
  aberta: string | undefined
  /** Without it a figure leads straight to its list. */
  abrir: Abrir | undefined
}

const Celulas = ({ relatorio, linha, aberta, abrir }: CelulasProps) =>
  relatorio.colunas.map((coluna, at) => {
    const valor = linha.valores[at]
    const words = textOf(valor, coluna.formato)
    const filtros = filtrosOf(relatorio, coluna, linha, valor)
    const href = hrefOf(relatorio, coluna, linha, valor)
    return (
      <td key={coluna.nome} className="dir num">
        {href === undefined || filtros === undefined ? (
          words
        ) : (
          <Link
            to={href}
            aria-label={`${coluna.rotulo}, ${linha.rotulo}: ${words}`}
            {...(abrir && {
              'aria-haspopup': 'dialog',
              'aria-expanded': aberta === href,
              onClick: (event) =>
                abrir(event, { titulo: `${coluna.rotulo}: ${words}`, onde: linha.rotulo, href, filtros }),
            })}
          >
            {words}
          </Link>
        )}
      </td>
    )
  })

type Props = { relatorio: Relatorio; previas: Previas }

/** Every figure of a report; a figure with a list shows the first of what it counts, and opens the list. */
export function RelatorioTabela({ relatorio, previas }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const [aberta, setAberta] = useState<Aberta>()
  const de = relatorio.lista ? previas[relatorio.lista.caminho] : undefined
  const abrir: Abrir = (event, figura) => {
    const around = box.current
    // With a key held the list opens in a tab of its own, as from any link.
    if (!around || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const figure = event.currentTarget.getBoundingClientRect()
    const { left, top } = around.getBoundingClientRect()
    setAberta({
      ...figura,
      lugar: {
        left: figure.left - left + around.scrollLeft,
        top: figure.top - top,
        width: figure.width,
        height: figure.height,
      },
    })
  }
  const cells = { relatorio, aberta: aberta?.href, abrir: de && abrir }
  return (
    <div className={styles.rola} ref={box}>
      {de && <PreviaBalao de={de} aberta={aberta} onClose={() => setAberta(undefined)} />}
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
              <Celulas linha={linha} {...cells} />
            </tr>
          ))}
        </tbody>
        {relatorio.total && (
          <tfoot>
            <tr>
              <th scope="row">Total</th>
              <Celulas
                linha={{
                  rotulo: 'Total',
                  valores: relatorio.total,
                  abre: relatorio.lista?.total ? {} : null,
                }}
                {...cells}
              />
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}
