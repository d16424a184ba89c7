import styles from './retencoes.module.css'
import { RETENCAO_TIPO_LABELS, RETENCAO_TIPOS, type RetencaoTipo } from '@app/contract/assistencia/financeiro'
import { optionsOf } from '@app/contract/casca/opcoes'
import { IconPlus, IconX } from '@tabler/icons-react'
import { formatMoney } from '../../../../platform/text/format.ts'
import { FieldError } from '../../../../ui/fields/field.tsx'
import { NumberField } from '../../../../ui/fields/number-field.tsx'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { requiredText } from '../../../../ui/form/use-save-form.ts'
import { Button } from '../../../../ui/page/button.tsx'

export type RetencaoDigitada = { tipo: RetencaoTipo | ''; descricao: string; valor: number | null }

/** Their sum in reais, to the cent. */
export const somaDe = (retencoes: readonly RetencaoDigitada[]): number =>
  retencoes.reduce((cents, { valor }) => cents + Math.round((valor ?? 0) * 100), 0) / 100

type Props = {
  value: readonly RetencaoDigitada[]
  total: number
  asked: boolean
  onChange: (value: readonly RetencaoDigitada[]) => void
}

/** The taxes that the manufacturer keeps back, each once. */
export function RetencoesCampos({ value, total, asked, onChange }: Props) {
  const set = (at: number, change: Partial<RetencaoDigitada>) =>
    onChange(value.map((each, index) => (index === at ? { ...each, ...change } : each)))
  const livres = (own: RetencaoTipo | '') =>
    RETENCAO_TIPOS.filter((tipo) => tipo === own || value.every((each) => each.tipo !== tipo))
  const need = (is: boolean, label: string) => (asked && is ? requiredText(label) : undefined)
  return (
    <fieldset className={styles.retencoes}>
      <legend className="rotulo">Retenções</legend>
      {value.map(({ tipo, descricao, valor }, at) => (
        <div key={at} className={styles.retencao}>
          <SelectField
            label={`Tipo da ${at + 1}ª retenção`}
            hideLabel
            empty="Imposto"
            options={optionsOf(livres(tipo), RETENCAO_TIPO_LABELS)}
            value={tipo}
            error={need(tipo === '', 'Imposto')}
            onChange={(chosen) => set(at, { tipo: chosen })}
          />
          <NumberField
            label={`Valor da ${at + 1}ª retenção`}
            hideLabel
            format={formatMoney}
            value={valor}
            error={need(!valor, 'Valor')}
            onChange={(typed) => set(at, { valor: typed })}
          />
          <Button
            small
            look="quiet"
            icon={IconX}
            iconOnly
            onClick={() => onChange(value.filter((_each, index) => index !== at))}
          >
            {`Tirar a ${at + 1}ª retenção`}
          </Button>
          {tipo === 'OUTRA' && (
            <TextField
              label={`Qual é a ${at + 1}ª retenção`}
              className={styles.inteira}
              hideLabel
              placeholder="Qual"
              maxLength={60}
              value={descricao}
              error={need(descricao.trim() === '', 'Qual')}
              onChange={(typed) => set(at, { descricao: typed })}
            />
          )}
        </div>
      ))}
      {somaDe(value) > total && (
        <FieldError>As retenções somam {formatMoney(somaDe(value))}, mais do que há a pagar.</FieldError>
      )}
      {value.length < RETENCAO_TIPOS.length && (
        <Button
          small
          look="quiet"
          icon={IconPlus}
          onClick={() => onChange([...value, { tipo: '', descricao: '', valor: null }])}
        >
          Adicionar retenção
        </Button>
      )}
    </fieldset>
  )
}
