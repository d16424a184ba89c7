import { clsx } from 'clsx'
import styles from '../formulario/nota.module.css'
import { IconChevronRight } from '@tabler/icons-react'
import type { NotaOferecida } from '@app/contract/armazem/nota'
import { formatCount } from '../../../../platform/text/format.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { Icon } from '../../../../ui/page/icon.tsx'
import { formatTotal } from '../formulario/totais.tsx'
import { formatChave, formatNumeroNota } from '@app/rules/armazem/danfe'

type Props = {
  notas: readonly NotaOferecida[]
  onNota: (chave: string) => void
  onTodas: (chaves: string[]) => void
}

const Words = ({ numero, serie, emitente, valor, chave }: NotaOferecida) => (
  <span>
    <b className="num">
      NF-e {formatNumeroNota(numero)} · série {serie}
    </b>
    <small className="t2">
      {[emitente.nome, formatTotal(valor)].filter(Boolean).join(' · ')}
      <span className={clsx('num', styles.chaveP)}>{formatChave(chave)}</span>
    </small>
  </span>
)

/** Asks which note of a file is meant, or whether each is a separate entry. */
export function ChooseNota({ notas, onNota, onTodas }: Props) {
  const possible = notas.filter(({ recusa }) => recusa === null).map(({ chave }) => chave)
  return (
    <section className="cartao" aria-labelledby="escolher-nota">
      <header>
        <h2 id="escolher-nota">
          O arquivo traz {formatCount(notas.length, 'nota', 'notas')}. Qual importar?
        </h2>
        {possible.length > 1 && (
          <div className="fim">
            <Button small look="tonal" onClick={() => onTodas(possible)}>
              Importar {possible.length === notas.length ? 'todas' : `as ${possible.length}`}
            </Button>
          </div>
        )}
      </header>
      <ul className={clsx('corpo', styles.escolhas)}>
        {notas.map((nota) => (
          <li key={nota.chave}>
            <button
              type="button"
              className={styles.escolhaR}
              disabled={nota.recusa !== null}
              onClick={() => onNota(nota.chave)}
            >
              <Words {...nota} />
              {nota.recusa ? (
                <span className="msg-erro fim">
                  {nota.recusa.text} {nota.recusa.oQueFazer}
                </span>
              ) : (
                <Icon of={IconChevronRight} size="p" />
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
