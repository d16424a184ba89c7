import styles from './figuras.module.css'
import type { Relatorio } from '@app/contract/casca/relatorio'
import { useQuery } from '@tanstack/react-query'
import { relatorioQuery } from '../api.ts'
import type { RelatorioSearch } from '../search.ts'
import { changeOf, figurasDe, umAnoAntes } from './compare.ts'
import { type Abertura, Figura, linhaTotal } from './figura.tsx'

type Props = Abertura & { nome: string; relatorio: Relatorio; search: RelatorioSearch; busy: boolean }

/** The totals that lead a report, each with its change against the same days a year earlier (look.md, relatorio). */
export function Figuras({ nome, relatorio, search, busy, ...abertura }: Props) {
  const { periodo } = relatorio
  const { data, isPlaceholderData } = useQuery({
    ...relatorioQuery(nome, { ...search, ...(periodo && umAnoAntes(periodo)) }),
    enabled: periodo !== null && !busy,
  })
  const antes = isPlaceholderData ? undefined : data
  const figuras = figurasDe(relatorio)
  const total = linhaTotal(relatorio)
  if (figuras.length === 0) return null
  const totalAntes = (coluna: string) =>
    antes?.total?.[antes.colunas.findIndex((outra) => outra.nome === coluna)] ?? undefined
  return (
    <dl className={`cartao ${styles.figuras}`} aria-label="Totais">
      {figuras.map(({ coluna, valor }) => {
        const change = changeOf(valor, totalAntes(coluna.nome), coluna.formato)
        return (
          <div key={coluna.nome} className={styles.figura}>
            <dt>{coluna.rotulo}</dt>
            <dd className={`num ${styles.valor}`}>
              {total && <Figura relatorio={relatorio} coluna={coluna} linha={total} {...abertura} />}
            </dd>
            {change && <dd className={`num t2 xs ${styles.mudou}`}>{`${change} contra um ano antes`}</dd>}
          </div>
        )
      })}
    </dl>
  )
}
