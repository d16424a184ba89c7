import { clsx } from 'clsx'
import styles from './orcamento.module.css'
import type { OrdemServico } from '@app/contract/assistencia/ordemServico'
import { formatAmount, formatMoney } from '../../../../platform/text/format.ts'
import { pagaDe, somasDe } from './orcamento-somas.ts'
import type { OrcamentoForm } from './orcamento-model.ts'

/** What the budget comes to: at most that, as optional lines may be refused. */
export function Somas({ form, os }: { form: OrcamentoForm; os: OrdemServico }) {
  const somas = somasDe(form)
  const linhas = form.linhas.map(({ garantia, valorFinal }) => ({
    garantia: garantia === 'sim',
    valorFinal: valorFinal ?? 0,
  }))
  const partes = [
    ['Descontos', somas.descontos, true],
    ['Pela garantia', somas.garantia, true],
    ['Necessário', somas.necessario, false],
    ['Opcional', somas.opcional, false],
  ] as const
  return (
    <span className={clsx(styles.orcTotais, 'num')}>
      {partes.map(
        ([rotulo, valor, soMesa]) =>
          valor > 0 && (
            <span key={rotulo} className={clsx(soMesa && 'so-mesa')}>
              {rotulo} <b>{formatAmount(valor)}</b>
            </span>
          ),
      )}
      <span className={styles.paga}>
        {somas.opcional > 0 ? 'Cliente paga até' : 'Cliente paga'}{' '}
        <b>{formatMoney(pagaDe(linhas, os.escolha))}</b>
      </span>
    </span>
  )
}
