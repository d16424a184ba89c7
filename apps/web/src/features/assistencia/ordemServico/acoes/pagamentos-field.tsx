import styles from './acao.module.css'
import { optionsOf } from '@app/contract/casca/opcoes'
import { IconPlus, IconX } from '@tabler/icons-react'
import { FORMA_PAGAMENTO_LABELS, FORMAS_PAGAMENTO } from '@app/contract/assistencia/ordemServico'
import { formatAmount, formatMoney } from '../../../../platform/text/format.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { FieldError } from '../../../../ui/fields/field.tsx'
import { NumberField } from '../../../../ui/fields/number-field.tsx'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { SwitchField } from '../../../../ui/fields/switch-field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import type { BoundField } from '../../../../ui/form/use-save-form.ts'
import type { PagamentoDigitado } from './acao-campos.ts'

const OPTIONS = optionsOf(FORMAS_PAGAMENTO, FORMA_PAGAMENTO_LABELS)

const sumOf = (pagamentos: readonly PagamentoDigitado[]) =>
  pagamentos.reduce((cents, { valor }) => cents + Math.round((valor ?? 0) * 100), 0) / 100

type Props = BoundField<PagamentoDigitado[]> & { label: string; falta: number }

/** The payment of an amount: one way, or several that add up to it. */
export function PagamentosField({ label, falta, value, onChange, error }: Props) {
  const pagamentos = value.length > 0 ? value : [{ forma: '' as const, valor: falta }]
  const set = (at: number, change: Partial<PagamentoDigitado>) =>
    onChange(pagamentos.map((each, index) => (index === at ? { ...each, ...change } : each)))
  const resta = Math.round((falta - sumOf(pagamentos)) * 100) / 100
  return (
    <fieldset className={styles.acaoGrupo}>
      <legend className="rotulo">
        {label}: <b className="num">{formatMoney(falta)}</b>
      </legend>
      {pagamentos.map(({ forma, valor }, at) => (
        <div key={at} className={styles.pago}>
          <SelectField
            label={`Forma do ${at + 1}º pagamento`}
            hideLabel
            empty="Forma de pagamento"
            options={OPTIONS}
            value={forma}
            error={at === 0 && error ? true : undefined}
            onChange={(chosen) => set(at, { forma: chosen })}
          />
          <NumberField
            label={`Valor do ${at + 1}º pagamento`}
            hideLabel
            unit="R$"
            format={formatAmount}
            value={valor}
            onChange={(typed) => set(at, { valor: typed })}
          />
          {pagamentos.length > 1 && (
            <Button
              small
              look="quiet"
              icon={IconX}
              iconOnly
              onClick={() => onChange(pagamentos.filter((_one, index) => index !== at))}
            >
              {`Remover o ${at + 1}º pagamento`}
            </Button>
          )}
        </div>
      ))}
      <FieldError>{error}</FieldError>
      <div className="linha entre">
        <Button
          small
          look="quiet"
          icon={IconPlus}
          disabled={pagamentos.length >= 10}
          onClick={() => onChange([...pagamentos, { forma: '', valor: resta > 0 ? resta : null }])}
        >
          Outra forma
        </Button>
        {resta !== 0 && (
          <span className="t2 sm num" role="status">
            {resta > 0 ? `Falta ${formatMoney(resta)}` : `Passa ${formatMoney(-resta)}`}
          </span>
        )}
      </div>
    </fieldset>
  )
}

/** The reason for not charging the due amount. */
export function SemCobrancaField({
  label,
  value,
  onChange,
  error,
}: BoundField<string | null> & { label: string }) {
  return (
    <div className={styles.acaoGrupo}>
      <SwitchField
        label={label}
        help="O que é devido não é cobrado; o motivo fica na OS."
        value={value !== null}
        onChange={(isenta) => onChange(isenta ? '' : null)}
      />
      {value !== null && (
        <TextField
          label="Por que não se cobra"
          required
          maxLength={500}
          autoComplete="off"
          value={value}
          error={error}
          onChange={onChange}
        />
      )}
    </div>
  )
}
