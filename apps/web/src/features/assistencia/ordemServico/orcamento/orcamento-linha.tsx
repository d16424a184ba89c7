import { clsx } from 'clsx'
import styles from './orcamento.module.css'
import { IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { formatAmount } from '../../../../platform/text/format.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { NumberField } from '../../../../ui/fields/number-field.tsx'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { SwitchField } from '../../../../ui/fields/switch-field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { isAcimaDaTabela } from './orcamento-faltas.ts'
import { precoDaLinha } from './orcamento-model.ts'
import type { LinhaForm, Resposta } from './orcamento-model.ts'
import { CausaPicker, PecaPicker, ServicoPicker, SintomaPicker } from '../entrada/pickers.tsx'

const SIM_NAO: { value: Resposta; label: string }[] = [
  { value: 'sim', label: 'Sim' },
  { value: 'nao', label: 'Não' },
]

type Props = {
  linha: LinhaForm
  numero: number
  errorAt: (name: keyof LinhaForm) => ReactNode
  onChange: (part: Partial<LinhaForm>) => void
  /** Absent when the line is the only one. */
  onRemove?: () => void
}

/** One part or service of the budget. */
export function OrcamentoLinhaFields({ linha, numero, errorAt, onChange, onRemove }: Props) {
  const isPeca = linha.tipo === 'PECA'
  const title = `${isPeca ? 'Peça' : 'Serviço'}, linha ${numero}`
  const preco = precoDaLinha(linha)
  const bind = <Name extends keyof LinhaForm>(name: Name) => ({
    required: true,
    value: linha[name],
    error: errorAt(name),
    onChange: (value: LinhaForm[Name]) => onChange({ [name]: value }),
  })
  return (
    <section className="cartao orc-linha" aria-label={title}>
      <header>
        <h2>{title}</h2>
        {onRemove && (
          <div className="fim">
            <Button small look="quiet" icon={IconTrash} iconOnly onClick={onRemove}>
              {`Remover a linha ${numero}`}
            </Button>
          </div>
        )}
      </header>
      <div className={clsx('corpo', styles.orcCampos)}>
        {isPeca ? (
          <PecaPicker className={styles.c4} label="Peça" {...bind('peca')} />
        ) : (
          <ServicoPicker className={styles.c4} label="Serviço" {...bind('servico')} />
        )}
        <SintomaPicker className={styles.c4} label="Sintoma" {...bind('sintoma')} />
        <CausaPicker className={styles.c4} label="Causa" {...bind('causa')} />
        <SelectField
          className={styles.c3}
          label="Garantia"
          empty="Escolha"
          options={SIM_NAO}
          {...bind('garantia')}
        />
        {isPeca && (
          <SelectField
            className={styles.c3}
            label="Solicitar peça"
            empty="Escolha"
            options={SIM_NAO}
            {...bind('solicitarPeca')}
          />
        )}
        <NumberField className={styles.c3} label="Quantidade" {...bind('quantidade')} />
        <NumberField
          className={styles.c3}
          label="Valor final"
          unit="R$"
          format={formatAmount}
          help={preco !== null && linha.valorFinal !== preco ? `Tabela: ${formatAmount(preco)}` : undefined}
          {...bind('valorFinal')}
        />
        <TextField
          className={styles.c8}
          label="Descrição para o cliente"
          maxLength={200}
          autoComplete="off"
          value={linha.descricao}
          error={errorAt('descricao')}
          onChange={(descricao) => onChange({ descricao })}
        />
        <SwitchField
          className={styles.c4}
          label="Opcional"
          help="O cliente pode recusar só esta linha."
          value={linha.opcional}
          onChange={(opcional) => onChange({ opcional })}
        />
        {isAcimaDaTabela(linha) && (
          <TextField
            className={styles.c8}
            label="Por que custa mais que a tabela"
            required
            maxLength={200}
            autoComplete="off"
            value={linha.motivoValor}
            error={errorAt('motivoValor')}
            onChange={(motivoValor) => onChange({ motivoValor })}
          />
        )}
      </div>
    </section>
  )
}
