import { clsx } from 'clsx'
import styles from './lado.module.css'
import type { Continuar as Rascunhos } from '@app/contract/assistencia/inicio'
import { ButtonLink } from '../../../../ui/page/button.tsx'

type Rascunho = Rascunhos[number]

const falta = ({ osType, relogio, comFotos }: Rascunho) => {
  if (osType === 'PA') return 'falta concluir'
  if (!relogio) return 'falta o relógio'
  return comFotos ? 'falta abrir' : 'faltam as fotos'
}

/** Intakes that this person began and has not finished; nothing without one. */
export const Continuar = ({ continuar }: { continuar: Rascunhos }) =>
  continuar.length === 0 ? null : (
    <section className={clsx('cartao', styles.lado)} aria-labelledby="i-continuar">
      <header>
        <h2 id="i-continuar">Continuar</h2>
        <span className="t2 sm">entradas suas</span>
      </header>
      <ul>
        {continuar.map((os) => (
          <li key={os.id} className="linha entre">
            <div className={styles.texto}>
              <b className="corta bloco">
                {os.relogio ? `${os.relogio.modelo}, ${os.relogio.numeroSerie}` : `${os.osType} ${os.numero}`}
              </b>
              <p className={styles.fato}>{`${os.consumidor} · ${falta(os)}`}</p>
            </div>
            <ButtonLink small to={`/ordemServico/${os.id}`}>
              Continuar
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  )
