import styles from './previa.module.css'
import { clsx } from 'clsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatInteger } from '../../../../platform/text/format.ts'
import { Balao } from '../../../../ui/dialog/balao.tsx'
import { LoadFailure } from '../../../../ui/feedback/load-state.tsx'
import { Bone } from '../../../../ui/feedback/skeleton.tsx'
import { ButtonLink } from '../../../../ui/page/button.tsx'

/** The first records behind a figure, as their own module shows them, and how many there are. */
export type Previa = {
  total: number
  ordem: string
  linhas: readonly {
    href: string
    nome: string
    titulo: string
    detalhe: string
    fim: string
    alta: boolean
  }[]
}

/** How to read the first records of a list with these filters. */
type PreviaDe = (filtros: Readonly<Record<string, string>>) => {
  queryKey: readonly unknown[]
  queryFn: (context: { signal: AbortSignal }) => Promise<Previa>
}

/** By the path of the list. */
export type Previas = Readonly<Record<string, PreviaDe>>

/** The figure whose records are shown, and where it stands within the table's box. */
export type Aberta = {
  titulo: string
  onde: string
  href: string
  filtros: Readonly<Record<string, string>>
  lugar: { left: number; top: number; width: number; height: number }
  /** The side of its place where the balloon stands. */
  lado?: 'right-start'
}

function Linhas({ de, aberta }: { de: PreviaDe; aberta: Aberta }) {
  const { data, error, refetch, isFetching } = useQuery(de(aberta.filtros))
  if (!data)
    return error ? (
      <LoadFailure error={error} onRetry={() => void refetch()} busy={isFetching} />
    ) : (
      <div className={styles.espera} aria-busy="true">
        <Bone />
        <Bone />
        <Bone />
      </div>
    )
  const { total, ordem, linhas } = data
  const todas = formatInteger(total)
  return (
    <>
      <ul className={styles.linhas}>
        {linhas.map(({ href, nome, titulo, detalhe, fim, alta }) => (
          <li key={href}>
            <Link to={href}>
              <b className="num">{nome}</b>
              <span>
                {titulo}
                <small>{detalhe}</small>
              </span>
              <span className={clsx('num', styles.fim, alta && styles.alta)}>{fim}</span>
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.pe}>
        <span className="t2 sm">
          {linhas.length < total ? `${linhas.length} de ${todas}, ${ordem}` : ordem}
        </span>
        <ButtonLink small look="tonal" to={aberta.href}>
          {total === 1 ? 'Abrir na lista' : `Abrir as ${todas} na lista`}
        </ButtonLink>
      </div>
    </>
  )
}

type Props = { de: PreviaDe; aberta: Aberta | undefined; onClose: () => void }

/** Beside a figure the first records that it counts, and the way to all of them; on phones a sheet (look.md, Rede). */
export const PreviaBalao = ({ de, aberta, onClose }: Props) => (
  <Balao
    title={aberta?.titulo ?? ''}
    subtitle={aberta?.onde}
    width={420}
    {...(aberta?.lado && { position: aberta.lado })}
    controlled={{ opened: aberta !== undefined, onChange: (opened) => !opened && onClose() }}
    renderTarget={() => <span className={styles.ancora} style={aberta?.lugar} />}
  >
    {aberta && <Linhas de={de} aberta={aberta} />}
  </Balao>
)
