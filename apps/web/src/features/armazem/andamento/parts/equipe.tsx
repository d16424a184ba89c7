import type { PessoaAndamento } from '@app/contract/armazem/andamento'
import { useMinute } from '../../../../platform/device/use-minute.ts'
import { formatCount, formatInteger } from '../../../../platform/text/format.ts'
import { PersonPhoto } from '../../../../ui/media/avatar.tsx'
import styles from './andamento.module.css'

const MINUTE_MS = 60_000
/** Minutes without a reading that a supervisor hears of. */
const SILENCIO = 5

/** What a person does now: in words, the silence before the rest. */
const agora = ({ separando, conferindo, ultimaLeitura }: PessoaAndamento, now: Date) => {
  const mudo = ultimaLeitura ? Math.floor((now.getTime() - Date.parse(ultimaLeitura)) / MINUTE_MS) : null
  const tem = [
    separando > 0 && `separa ${formatCount(separando, 'pedido', 'pedidos')}`,
    conferindo > 0 && `confere ${formatCount(conferindo, 'pedido', 'pedidos')}`,
  ].filter(Boolean)
  if (tem.length === 0) return 'sem pedido na mão'
  if (mudo === null) return `${tem.join(', ')} · nenhuma leitura ainda`
  return mudo >= SILENCIO ? `${tem.join(', ')} · sem leitura há ${mudo} min` : tem.join(', ')
}

/** Who works now and how fast. */
export function Equipe({ equipe }: { equipe: readonly PessoaAndamento[] }) {
  const now = useMinute()
  return (
    <section className="cartao" aria-labelledby="equipe">
      <header>
        <h2 id="equipe">Equipe agora</h2>
        <span className="t2 sm">linhas por hora</span>
      </header>
      {equipe.length === 0 ? (
        <p className={styles.vazio}>Ninguém separa ou confere agora.</p>
      ) : (
        <ul className={styles.equipe}>
          {equipe.map((pessoa) => (
            <li key={pessoa.usuario}>
              <PersonPhoto name={pessoa.nome} foto="" />
              <span>
                <b>{pessoa.nome}</b>
                <small>{agora(pessoa, now)}</small>
              </span>
              <span className={styles.ritmo}>
                <b className="num">{formatInteger(pessoa.linhasPorHora)}</b>
                <small>{pessoa.linhasPorHora === 1 ? 'linha/h' : 'linhas/h'}</small>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
