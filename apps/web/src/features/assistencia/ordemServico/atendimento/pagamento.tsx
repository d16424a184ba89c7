import { clsx } from 'clsx'
import styles from './atendimento.module.css'
import { IconCash, IconCreditCard, IconQrcode } from '@tabler/icons-react'
import type { TablerIcon } from '@tabler/icons-react'
import { FORMA_PAGAMENTO_LABELS } from '@app/contract/assistencia/ordemServico'
import { formatAmount, formatMoney } from '../../../../platform/text/format.ts'
import { FieldError } from '../../../../ui/fields/field.tsx'
import { NumberField } from '../../../../ui/fields/number-field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { Icon } from '../../../../ui/page/icon.tsx'
import { PagamentosField } from '../acoes/pagamentos-field.tsx'
import { MODOS, type Modo, type useAtendimento } from './use-atendimento.ts'

const LABELS: Record<Modo, string> = {
  ...FORMA_PAGAMENTO_LABELS,
  DIVIDIDO: 'Dividido',
  SEM: 'Sem cobrança',
}
const ICONS: Partial<Record<Modo, TablerIcon>> = {
  PIX: IconQrcode,
  CARTAO: IconCreditCard,
  DINHEIRO: IconCash,
}

/** How it is paid; cash asks what was handed over, nothing charged asks why. */
export function Pagamento({ form }: { form: ReturnType<typeof useAtendimento> }) {
  const { modo, setModo, recebido, setRecebido, troco, total, erros } = form
  return (
    <div className={styles.bloco}>
      <h2 id="pa-pagamento">Pagamento</h2>
      <div className={clsx('pilha', styles.juntas)}>
        <fieldset className={styles.pagas} aria-labelledby="pa-pagamento">
          {MODOS.map((each) => (
            <label key={each}>
              <input
                type="radio"
                name="pa-pagamento"
                checked={modo === each}
                onChange={() => setModo(each)}
              />
              {ICONS[each] && <Icon of={ICONS[each]} size="p" />}
              {LABELS[each]}
            </label>
          ))}
        </fieldset>
        {modo !== 'DIVIDIDO' && <FieldError>{erros['pagamentos']}</FieldError>}
        {modo === 'DINHEIRO' && (
          <div className={styles.troco}>
            <NumberField
              label="Recebido"
              unit="R$"
              format={formatAmount}
              value={recebido}
              error={erros['recebido']}
              onChange={setRecebido}
            />
            <p>
              <span>Troco</span>
              <b className="num" role="status">
                {troco === null ? '—' : formatMoney(troco)}
              </b>
            </p>
          </div>
        )}
        {modo === 'DIVIDIDO' && (
          <PagamentosField
            name="pagamentos"
            label="Como foi pago"
            falta={total}
            value={form.digitados}
            onChange={form.pay}
            error={erros['pagamentos']}
          />
        )}
        {modo === 'SEM' && (
          <TextField
            label="Por que não se cobra"
            required
            maxLength={500}
            autoComplete="off"
            value={form.motivo}
            error={erros['semCobranca']}
            onChange={form.setMotivo}
          />
        )}
      </div>
    </div>
  )
}
