import { clsx } from 'clsx'
import styles from './linhas.module.css'
import { IconChevronDown, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { formatAmount } from '../../../../platform/text/format.ts'
import { NumberField } from '../../../../ui/fields/number-field.tsx'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { Button } from '../../../../ui/page/button.tsx'
import { Icon } from '../../../../ui/page/icon.tsx'
import { CausaPicker, SintomaPicker } from '../entrada/pickers.tsx'
import { EstoqueDaLinha, estoqueDa } from './estoque-da-linha.tsx'
import { ItemPicker } from './item-picker.tsx'
import { isAcimaDaTabela, limiteDe } from './orcamento-faltas.ts'
import { doItem, itemDe, precoDaLinha } from './orcamento-model.ts'
import type { LinhaForm, Resposta } from './orcamento-model.ts'

const SIM_NAO: { value: Resposta; label: string }[] = [
  { value: 'nao', label: 'Não' },
  { value: 'sim', label: 'Sim' },
]
const PEDIR: { value: Resposta; label: string }[] = [
  { value: 'nao', label: 'Não pedir' },
  { value: 'sim', label: 'Pedir' },
]
const EM_BRANCO = { PECA: { peca: null }, SERVICO: { servico: null } } as const
const TIPO = { PECA: 'Peça', SERVICO: 'Serviço' } as const

type Props = {
  osId: number
  linha: LinhaForm
  numero: number
  descontoMaximo: number
  /** Where lines fold, one shows its fields. */
  aberta: boolean
  onAbrir: () => void
  errorAt: (name: keyof LinhaForm) => ReactNode
  onChange: (part: Partial<LinhaForm>) => void
  onRemove: () => void
}

const nomeDa = (linha: LinhaForm) => itemDe(linha)?.nome ?? TIPO[linha.tipo]

/** The price that the consumer is asked for, with the list price struck where he pays less. */
function Valor({ linha }: { linha: LinhaForm }) {
  const tabela = precoDaLinha(linha)
  const coberta = linha.garantia === 'sim'
  const menos = !coberta && linha.valorFinal !== null && tabela !== null && linha.valorFinal < tabela
  return (
    <span className={clsx(styles.valor, 'num')}>
      <b>{linha.valorFinal === null ? '—' : formatAmount(coberta ? 0 : linha.valorFinal)}</b>
      {coberta && <small>garantia</small>}
      {menos && <s>{formatAmount(tabela)}</s>}
    </span>
  )
}

/** Where lines fold: name and value, and in one grey line what else there is to know. */
function Resumo({ linha, numero, aberta, onAbrir }: Pick<Props, 'linha' | 'numero' | 'aberta' | 'onAbrir'>) {
  const notas = [
    linha.sintoma?.nome,
    linha.opcional && linha.garantia !== 'sim' && 'opcional',
    estoqueDa(linha)?.words,
  ]
  return (
    <button type="button" className={styles.resumo} aria-expanded={aberta} onClick={onAbrir}>
      <b>{aberta ? `${numero}. ${TIPO[linha.tipo]}` : nomeDa(linha)}</b>
      {!aberta && (
        <>
          <Valor linha={linha} />
          <small>{notas.filter(Boolean).join(' · ')}</small>
        </>
      )}
      {aberta && <Icon of={IconChevronDown} size="p" />}
    </button>
  )
}

/** One part or service of the budget, as a row; where the page is narrow, folded or open. */
export function LinhaEditor(props: Props) {
  const { osId, linha, numero, descontoMaximo, errorAt, onChange, onRemove } = props
  const isPeca = linha.tipo === 'PECA'
  const [comTexto, setComTexto] = useState(linha.descricao !== '')
  const title = `${TIPO[linha.tipo]}, linha ${numero}`
  const motivo = isAcimaDaTabela(linha) || Boolean(errorAt('motivoValor'))
  const coberta = linha.garantia === 'sim'
  const erroDoValor = errorAt('valorFinal')
  const bind = <Name extends keyof LinhaForm>(name: Name) => ({
    small: true,
    required: true,
    value: linha[name],
    error: errorAt(name),
    onChange: (value: LinhaForm[Name]) => onChange({ [name]: value }),
  })
  return (
    <div
      role="group"
      aria-label={title}
      data-linha={linha.key}
      className={clsx(styles.linha, !props.aberta && styles.fechada)}
    >
      <Resumo {...props} />
      <div className={styles.item} data-campo={isPeca ? 'peca' : 'servico'}>
        <ItemPicker
          osId={osId}
          tipo={linha.tipo}
          value={itemDe(linha)}
          error={errorAt(isPeca ? 'peca' : 'servico')}
          onChange={(item) => onChange(item ? doItem(item) : EM_BRANCO[linha.tipo])}
        />
        <EstoqueDaLinha linha={linha} />
      </div>
      <div className={styles.sintoma} data-campo="sintoma">
        <SintomaPicker label="Sintoma" placeholder="Sintoma" {...bind('sintoma')} />
      </div>
      <div className={styles.causa} data-campo="causa">
        <CausaPicker label="Causa" placeholder="Causa" {...bind('causa')} />
      </div>
      <div className={styles.garantia} data-campo="garantia">
        <SelectField label="Garantia" empty="Escolha" options={SIM_NAO} {...bind('garantia')} />
      </div>
      {isPeca && (
        <div className={styles.pedir} data-campo="solicitarPeca">
          <SelectField label="Solicitar peça" empty="Escolha" options={PEDIR} {...bind('solicitarPeca')} />
        </div>
      )}
      <div className={styles.preco} data-campo="valorFinal">
        <NumberField
          label="Preço"
          format={formatAmount}
          {...bind('preco')}
          error={linha.valorFinal === null && erroDoValor}
          onBlur={() => onChange({ valorFinal: linha.valorFinal })}
        />
      </div>
      <div className={styles.quantidade} data-campo="quantidade">
        <NumberField label="Quantidade" unit="un" {...bind('quantidade')} />
      </div>
      <div className={styles.desconto} data-campo="desconto">
        <NumberField
          label="Desconto"
          small
          unit="%"
          placeholder="0"
          disabled={coberta}
          value={coberta ? null : linha.desconto}
          error={linha.valorFinal !== null && (erroDoValor || limiteDe(linha, descontoMaximo))}
          onChange={(desconto) => onChange({ desconto })}
        />
      </div>
      <label className={styles.opcional}>
        <input
          type="checkbox"
          className="caixa-m"
          checked={linha.opcional && !coberta}
          disabled={coberta}
          onChange={(event) => onChange({ opcional: event.currentTarget.checked })}
        />
        <span>Opcional</span>
      </label>
      <div className={styles.total}>
        <Valor linha={linha} />
      </div>
      <Button small look="quiet" icon={IconTrash} iconOnly className={styles.tira} onClick={onRemove}>
        {`Remover a linha ${numero}`}
      </Button>
      {!comTexto && (
        <Button small look="quiet" className={styles.dizer} onClick={() => setComTexto(true)}>
          Texto para o cliente
        </Button>
      )}
      {comTexto && (
        <div className={styles.texto} data-campo="descricao">
          <TextField
            label="Descrição para o cliente"
            placeholder="Descrição para o cliente"
            small
            maxLength={200}
            autoComplete="off"
            value={linha.descricao}
            error={errorAt('descricao')}
            onChange={(descricao) => onChange({ descricao })}
          />
        </div>
      )}
      {motivo && (
        <div className={styles.texto} data-campo="motivoValor">
          <TextField
            label="Por que custa mais que a tabela"
            placeholder="Por que custa mais que a tabela"
            maxLength={200}
            autoComplete="off"
            {...bind('motivoValor')}
          />
        </div>
      )}
    </div>
  )
}
