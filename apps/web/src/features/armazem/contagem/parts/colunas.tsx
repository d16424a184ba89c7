import {
  type Contada,
  type ContagemLinha,
  MOTIVO_AJUSTE_LABELS,
  MOTIVOS_AJUSTE,
  type MotivoAjuste,
} from '@app/contract/armazem/contagem'
import { IconHourglass } from '@tabler/icons-react'
import { formatMoment, formatQuantity } from '../../../../platform/text/format.ts'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import type { Column } from '../../../../ui/list/data-table.tsx'
import { Badge } from '../../../../ui/page/badge.tsx'
import styles from './contagem.module.css'

export type Motivos = Readonly<Record<number, MotivoAjuste | ''>>

const MOTIVOS = MOTIVOS_AJUSTE.map((value) => ({ value, label: MOTIVO_AJUSTE_LABELS[value] }))

/** The count that holds. */
const valeDe = ({ primeira, segunda }: ContagemLinha) => segunda ?? primeira
const signed = (value: number) =>
  value === 0 ? '0' : `${value > 0 ? '+' : '−'} ${formatQuantity(Math.abs(value))}`

const Numero = ({ conta, falta }: { conta: Contada | null; falta: string }) =>
  conta === null ? (
    <span className="t2 sm">{falta}</span>
  ) : (
    <span className={styles.contada}>
      <span className="num">{formatQuantity(conta.quantidade)}</span>
      <span className="t2 xs">
        {conta.por}, {formatMoment(conta.em)}
      </span>
    </span>
  )

const Diferenca = ({ conta }: { conta: Contada | null }) =>
  conta === null ? (
    '—'
  ) : (
    <span className={conta.diferenca < 0 ? styles.falta : conta.diferenca > 0 ? styles.sobra : undefined}>
      <span className="num forte">{signed(conta.diferenca)}</span>
    </span>
  )

type MotivoProps = {
  linha: ContagemLinha
  motivo: MotivoAjuste | ''
  error: string | undefined
  muda: boolean
}

function Motivo({
  linha,
  motivo,
  error,
  muda,
  onMotivo,
}: MotivoProps & { onMotivo: (motivo: MotivoAjuste | '') => void }) {
  const { situacao } = linha
  if (situacao === 'SEGUNDA')
    return (
      <Badge tone="atencao" icon={IconHourglass}>
        Espera 2ª contagem
      </Badge>
    )
  if (situacao === 'DIFERENTE' && muda)
    return (
      <SelectField<MotivoAjuste>
        small
        hideLabel
        label={`Motivo de ${linha.codigoProduto}`}
        empty="Escolha o motivo"
        value={motivo}
        options={MOTIVOS}
        error={error}
        onChange={onMotivo}
      />
    )
  if (situacao === 'PEDIDA' || situacao === 'AJUSTADA') {
    const quem = situacao === 'AJUSTADA' ? `aprovou ${linha.aprovadaPor}` : `pediu ${linha.pedidaPor}`
    return (
      <span className="sm">
        {linha.motivo && MOTIVO_AJUSTE_LABELS[linha.motivo]} · {quem}
        {situacao === 'PEDIDA' && linha.outraPessoa && ' · outra pessoa aprova'}
      </span>
    )
  }
  return situacao === 'A_CONTAR' ? 'A contar' : situacao === 'IGUAL' ? 'Sem diferença' : 'Sem ajuste'
}

type Escolha = {
  muda: boolean
  motivos: Motivos
  errorAt: (linha: ContagemLinha) => string | undefined
  onMotivo: (id: number, motivo: MotivoAjuste | '') => void
}

/** The columns of a list's lots: the ledger of the moment, both counts, the difference, and its reason. */
export const columnsOf = ({ muda, motivos, errorAt, onMotivo }: Escolha): Column<ContagemLinha>[] => [
  {
    key: 'produto',
    header: 'Produto',
    cell: ({ descricao, codigoProduto, lote, cliente }) => (
      <span className={styles.nome}>
        <span className="forte corta">{descricao}</span>
        <span className="t2 xs num corta">
          {codigoProduto} · {lote ? `lote ${lote}` : 'sem lote'} · {cliente}
        </span>
      </span>
    ),
  },
  {
    key: 'endereco',
    header: 'Endereço',
    width: '6rem',
    wideOnly: 'mesa',
    cell: ({ endereco }) => <span className="num">{endereco ?? '—'}</span>,
  },
  {
    key: 'sistema',
    header: 'Sistema',
    right: true,
    width: '7rem',
    wideOnly: 'mesa',
    cell: (linha) => {
      const vale = valeDe(linha)
      if (!vale) return '—'
      return (
        <span className={styles.contada}>
          <span className="num">{formatQuantity(vale.sistema)}</span>
          {vale.separado > 0 && <span className="t2 xs">{formatQuantity(vale.separado)} já separados</span>}
        </span>
      )
    },
  },
  {
    key: 'primeira',
    header: '1ª contagem',
    right: true,
    width: '8rem',
    wideOnly: true,
    cell: ({ primeira }) => <Numero conta={primeira} falta="a contar" />,
  },
  {
    key: 'segunda',
    header: '2ª contagem',
    right: true,
    width: '8rem',
    wideOnly: true,
    cell: ({ segunda, situacao }) => (
      <Numero conta={segunda} falta={situacao === 'SEGUNDA' ? 'a contar' : '—'} />
    ),
  },
  {
    key: 'diferenca',
    header: 'Diferença',
    right: true,
    width: '5.5rem',
    cell: (linha) => <Diferenca conta={valeDe(linha)} />,
  },
  {
    key: 'motivo',
    header: 'Motivo do ajuste',
    width: '12rem',
    cell: (linha) => (
      <Motivo
        linha={linha}
        motivo={motivos[linha.id] ?? ''}
        error={errorAt(linha)}
        muda={muda}
        onMotivo={(motivo) => onMotivo(linha.id, motivo)}
      />
    ),
  },
]
