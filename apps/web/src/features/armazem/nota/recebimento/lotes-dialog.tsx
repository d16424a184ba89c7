import { clsx } from 'clsx'
import styles from '../itens/itens-nota.module.css'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { MAX_LOTES } from '@app/contract/armazem/nota'
import { useRef, useState } from 'react'
import { formatQuantity } from '../../../../platform/text/format.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { DayField } from '../../../../ui/fields/dates/day-field.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { NumberField } from '../../../../ui/fields/number-field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { loteForm, somaDosLotes } from '../formulario/form-model.ts'
import type { LoteForm } from '../formulario/form-model.ts'

const LOTE_MAXIMO = 60

export type LotesDaLinha = {
  titulo: string
  subtitulo: string
  unidade: string
  /** The quantity that the lots must add up to. */
  quantidade: number | null
  lotes: LoteForm[]
}

type RowProps = {
  at: number
  lote: LoteForm
  /** The line has neither a lot nor the statement that there is none, and a check has asked for it. */
  missing: boolean
  unidade: string
  onChange: (lote: LoteForm) => void
  onRemove: () => void
}

function Row({ at, lote, missing, unidade, onChange, onRemove }: RowProps) {
  return (
    <div className={styles.loteL} role="group" aria-label={`Lote ${at}`}>
      <TextField
        label="Lote"
        small
        maxLength={LOTE_MAXIMO}
        spellCheck={false}
        autoComplete="off"
        locked={lote.semLote}
        error={missing && 'Informe o lote, ou marque Sem lote.'}
        value={lote.semLote ? 'Sem lote' : lote.lote}
        onChange={(text) => onChange({ ...lote, lote: text })}
      />
      <label className={styles.semLote}>
        <input
          type="checkbox"
          checked={lote.semLote}
          onChange={(event) => onChange({ ...lote, semLote: event.currentTarget.checked })}
        />
        Sem lote
      </label>
      <DayField
        label="Validade"
        small
        value={lote.dataDeValidade}
        onChange={(dataDeValidade) => onChange({ ...lote, dataDeValidade })}
      />
      <NumberField
        label="Quantidade"
        small
        required
        unit={unidade}
        value={lote.quantidade}
        onChange={(quantidade) => onChange({ ...lote, quantidade })}
      />
      <Button small look="quiet" icon={IconTrash} iconOnly onClick={onRemove}>
        {`Remover lote ${at}`}
      </Button>
    </div>
  )
}

const emptyLote = (quantidade: number | null) =>
  loteForm({ lote: '', semLote: false, dataDeValidade: null, dataDeFabricacao: null, quantidade })

const isUnnamed = ({ lote, semLote }: LoteForm) => !semLote && lote.trim() === ''

/** The quantity that is not in a lot yet, for the next one. */
const restOf = (lotes: readonly LoteForm[], quantidade: number | null) => {
  const rest = quantidade === null ? 0 : quantidade - (somaDosLotes(lotes) ?? 0)
  return rest > 0 ? Number(rest.toFixed(4)) : null
}

type Props = { linha: LotesDaLinha; onClose: () => void; onLotes: (lotes: LoteForm[]) => void }

/** The lots of a line, from the note or typed: lot, expiry and quantity of each. */
function Editor({ linha, onClose, onLotes }: Props) {
  const { titulo, subtitulo, unidade, quantidade } = linha
  const [lotes, setLotes] = useState(() => (linha.lotes.length > 0 ? linha.lotes : [emptyLote(quantidade)]))
  const soma = somaDosLotes(lotes)
  const complete = lotes.every((lote) => lote.quantidade !== null && lote.quantidade > 0)
  const [asked, setAsked] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  /** A day that does not exist is an error and must not be stored as an empty day, so the save waits for the field. */
  const save = () => {
    setAsked(true)
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    setTimeout(() => {
      const wrong = list.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
      if (wrong) return wrong.focus()
      if (!complete || lotes.some(isUnnamed)) return
      onLotes(lotes)
      onClose()
    })
  }
  const status =
    soma === null || quantidade === null ? null : (
      <span className={soma === quantidade ? undefined : styles.falta} role="status">
        <b className="num">{formatQuantity(soma)}</b> de {formatQuantity(quantidade)} {unidade}
        {soma < quantidade && `, faltam ${formatQuantity(Number((quantidade - soma).toFixed(4)))}`}
        {soma > quantidade && `, ${formatQuantity(Number((soma - quantidade).toFixed(4)))} a mais`}
      </span>
    )
  return (
    <Dialog
      opened
      onClose={onClose}
      title={titulo}
      subtitle={subtitulo}
      size="table"
      status={status}
      act={{ label: 'Salvar lotes', run: save, disabled: !complete }}
    >
      <div className={styles.lotesL} ref={list}>
        {lotes.map((lote, index) => (
          <Row
            key={lote.key}
            at={index + 1}
            lote={lote}
            missing={asked && isUnnamed(lote)}
            unidade={unidade}
            onChange={(next) => setLotes(lotes.map((one) => (one.key === lote.key ? next : one)))}
            onRemove={() => setLotes(lotes.filter(({ key }) => key !== lote.key))}
          />
        ))}
      </div>
      <div className={clsx('linha', styles.lotesAcoes)}>
        <Button
          small
          icon={IconPlus}
          disabled={lotes.length >= MAX_LOTES}
          onClick={() => setLotes([...lotes, emptyLote(restOf(lotes, quantidade))])}
        >
          Acrescentar lote
        </Button>
        <span className="ajuda">
          Mercadoria sem lote: marque Sem lote. Sem validade: deixe o campo em branco.
        </span>
      </div>
    </Dialog>
  )
}

/** The key is the line, so that each starts with its own lots. */
export const LotesDialog = ({ linha, ...rest }: { linha: LotesDaLinha | null } & Omit<Props, 'linha'>) =>
  linha && <Editor key={linha.titulo} linha={linha} {...rest} />
