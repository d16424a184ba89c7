import type { MeuRelogio } from '@app/contract/assistencia/acompanhamento'
import { IconShieldCheck, IconShieldOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { formatDay } from '../../../../platform/text/format.ts'
import { Icon } from '../../../../ui/page/icon.tsx'
import { relogiosQuery } from '../api.ts'
import styles from './mine.module.css'

const resta = (dias: number): string => {
  if (dias === 0) return 'acabou'
  if (dias < 60) return dias === 1 ? 'resta 1 dia' : `restam ${dias} dias`
  return `restam ${Math.floor(dias / 30)} meses`
}

type Garantia = { titulo: string; ate: string | null; dias: number | null }

const Linha = ({ titulo, ate, dias }: Garantia) =>
  ate !== null &&
  dias !== null && (
    <li>
      <Icon of={dias > 0 ? IconShieldCheck : IconShieldOff} />
      <span>
        {titulo}: <b>{resta(dias)}</b>
        <small className="t2">
          {' '}
          até <span className="num">{formatDay(ate)}</span>
        </small>
      </span>
    </li>
  )

const Relogio = ({ relogio }: { relogio: MeuRelogio }) => (
  <li className={styles.relogio}>
    <b>{relogio.modelo.descricao}</b>
    <span className="t2 sm">
      {relogio.modelo.marca.nome} · nº de série <span className="num">{relogio.numeroSerie}</span>
    </span>
    <ul className={styles.garantias}>
      <Linha titulo="Garantia do fabricante" ate={relogio.garantiaAte} dias={relogio.garantiaDias} />
      <Linha
        titulo="Garantia do conserto"
        ate={relogio.garantiaServicoAte}
        dias={relogio.garantiaServicoDias}
      />
      {relogio.garantiaAte === null && relogio.garantiaServicoAte === null && (
        <li className="t2 sm">Sem garantia conhecida: o posto não tem a nota fiscal dele.</li>
      )}
    </ul>
  </li>
)

/** The own watches, with what is left of each warranty. */
export function MeusRelogios() {
  const { data } = useQuery(relogiosQuery)
  if (!data || data.length === 0) return null
  return (
    <section className={styles.parte} aria-labelledby="meus-relogios">
      <h2 id="meus-relogios">Garantias</h2>
      <ul className={styles.relogios}>
        {data.map((relogio) => (
          <Relogio key={relogio.id} relogio={relogio} />
        ))}
      </ul>
    </section>
  )
}
