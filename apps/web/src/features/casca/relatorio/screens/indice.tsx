import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { LoadingCard } from '../../../../ui/feedback/loading-card.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { relatoriosQuery } from '../api.ts'
import styles from '../parts/relatorio.module.css'

/** /relatorio: the reports that the person may read, by module. */
export function RelatorioIndice() {
  const query = useQuery(relatoriosQuery)
  const { data } = query
  const grupos = [...new Set(data?.map(({ grupo }) => grupo))]
  return (
    <Page title="Relatórios" subtitle="Cada um com gráfico, tabela, CSV e impressão">
      {!data && <LoadingCard query={query} label="Relatórios" />}
      {grupos.map((grupo) => (
        <section key={grupo} aria-label={grupo}>
          <h2 className={styles.grupo}>{grupo}</h2>
          <ul className={styles.lista}>
            {data
              ?.filter((one) => one.grupo === grupo)
              .map(({ nome, titulo, descricao }) => (
                <li key={nome}>
                  <Link className="cartao" to="/relatorio/$nome" params={{ nome }}>
                    <h3>{titulo}</h3>
                    <p className="t2 sm">{descricao}</p>
                  </Link>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </Page>
  )
}
