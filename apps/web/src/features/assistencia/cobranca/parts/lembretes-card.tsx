import styles from './cobranca.module.css'
import { LEMBRETE_LABELS, type Cobranca } from '@app/contract/assistencia/cobranca'
import { IconMailCheck, IconMailOff } from '@tabler/icons-react'
import { formatDay } from '../../../../platform/text/format.ts'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { Icon } from '../../../../ui/page/icon.tsx'

/** When the post is reminded of an open charge, and of which reminders nobody had an address for. */
export const LembretesCard = ({ cobranca: { lembretes } }: { cobranca: Cobranca }) => (
  <section className="cartao" aria-label="Lembretes por e-mail">
    <header>
      <h2>Lembretes por e-mail</h2>
    </header>
    <div className="corpo pilha">
      <ol className={styles.lembretes}>
        {lembretes.map(({ momento, dia, situacao }) => (
          <li key={momento}>
            <span className="num t2">{formatDay(dia).slice(0, 5)}</span>
            <span className={situacao === null ? 't2' : undefined}>
              {LEMBRETE_LABELS[momento]}{' '}
              {situacao && (
                <>
                  <Icon of={situacao === 'ENVIADO' ? IconMailCheck : IconMailOff} size="p" />
                  <span className="so-leitor">{situacao === 'ENVIADO' ? 'enviado' : 'sem e-mail'}</span>
                </>
              )}
            </span>
          </li>
        ))}
      </ol>
      {lembretes.some(({ situacao }) => situacao === 'SEM_EMAIL') && (
        <Faixa tone="warning" title="Sem e-mail.">
          Ninguém do posto vê as cobranças, e o lembrete não saiu. Avise por outro meio.
        </Faixa>
      )}
    </div>
  </section>
)
