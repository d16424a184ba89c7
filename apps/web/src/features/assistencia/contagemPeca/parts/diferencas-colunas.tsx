import { type ContagemPecaItem, MOTIVOS_CONTAGEM } from '@app/contract/assistencia/contagemPeca'
import { IconHourglass } from '@tabler/icons-react'
import { formatInteger, formatMoney, formatMoment } from '../../../../platform/text/format.ts'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import type { Column } from '../../../../ui/list/data-table.tsx'
import { Badge } from '../../../../ui/page/badge.tsx'
import styles from './contagem.module.css'

export type Motivo = (typeof MOTIVOS_CONTAGEM)[number]
const MOTIVOS = MOTIVOS_CONTAGEM.map((value) => ({ value, label: value }))

const signed = (value: number) => (value > 0 ? `+${formatInteger(value)}` : formatInteger(value))
/** A difference that nobody has decided. */
export const isOpen = ({ diferenca, ajustadoEm }: ContagemPecaItem) =>
  (diferenca ?? 0) !== 0 && ajustadoEm === null
/** What the differences are worth, R$. */
export const valueOf = (itens: readonly ContagemPecaItem[]) =>
  itens.reduce((sum, { diferenca, preco }) => sum + (diferenca ?? 0) * preco, 0)

type MotivoProps = {
  item: ContagemPecaItem
  ajusta: boolean
  motivo: Motivo | ''
  error: string | undefined
  onMotivo: (motivo: Motivo | '') => void
}

const MotivoDaLinha = ({ item, ajusta, motivo, error, onMotivo }: MotivoProps) => {
  if (item.ajustadoEm !== null)
    return (
      <span className="sm">
        {item.motivo} · {item.ajustadoPor}, {formatMoment(item.ajustadoEm)}
      </span>
    )
  if (isOpen(item) && item.esperaSegunda)
    return (
      <Badge tone="atencao" icon={IconHourglass}>
        Espera 2ª contagem
      </Badge>
    )
  if (ajusta && isOpen(item) && item.outraPessoa) return 'Você contou: outra pessoa ajusta'
  if (!isOpen(item)) return item.contado === null ? 'Não contada' : '—'
  return ajusta ? (
    <SelectField<Motivo>
      small
      hideLabel
      label={`Motivo de ${item.peca.codigo}`}
      empty="Escolha o motivo"
      value={motivo}
      options={MOTIVOS}
      error={error}
      onChange={onMotivo}
    />
  ) : (
    'A decidir'
  )
}

const CONTADO: Column<ContagemPecaItem> = {
  key: 'contado',
  header: 'Contado',
  right: true,
  width: '6rem',
  wideOnly: true,
  cell: ({ contado }) => <span className="num">{contado === null ? '—' : formatInteger(contado)}</span>,
}

type Contada = { numero: number | null; quem: string | null; em: string | null; falta?: string }

/** A number with who found it, and when. */
const Contada = ({ numero, quem, em, falta = '—' }: Contada) =>
  numero === null ? (
    <span className="t2 sm">{falta}</span>
  ) : (
    <span className={styles.contada}>
      <span className="num">{formatInteger(numero)}</span>
      {em && (
        <span className="t2 xs">
          {quem}, {formatMoment(em)}
        </span>
      )}
    </span>
  )

/** The first count and the second, which is the one that counts. */
const CONTAGENS: readonly Column<ContagemPecaItem>[] = [
  {
    key: 'primeira',
    header: '1ª contagem',
    right: true,
    width: '9rem',
    wideOnly: true,
    cell: ({ primeira, primeiraPor, primeiraEm, contado, contadoPor, contadoEm }) =>
      primeira === null ? (
        <Contada numero={contado} quem={contadoPor} em={contadoEm} />
      ) : (
        <Contada numero={primeira} quem={primeiraPor} em={primeiraEm} />
      ),
  },
  {
    key: 'segunda',
    header: '2ª contagem',
    right: true,
    width: '9rem',
    wideOnly: true,
    cell: ({ primeira, contado, contadoPor, contadoEm, esperaSegunda }) => (
      <Contada
        numero={primeira === null ? null : contado}
        quem={contadoPor}
        em={contadoEm}
        falta={esperaSegunda ? 'a contar' : '—'}
      />
    ),
  },
]

type Escolha = {
  ajusta: boolean
  /** Something was counted twice, or is to be. */
  segunda: boolean
  motivos: Readonly<Record<number, Motivo | ''>>
  errorAt: (item: ContagemPecaItem) => string | undefined
  onMotivo: (id: number, motivo: Motivo | '') => void
}

/** The columns of the differences. */
export const columnsOf = ({
  ajusta,
  segunda,
  motivos,
  errorAt,
  onMotivo,
}: Escolha): Column<ContagemPecaItem>[] => [
  {
    key: 'peca',
    header: 'Peça',
    cell: ({ peca, local, saldo, contado, primeira, contadoPor, contadoEm }) => (
      <span className={styles.nomes}>
        <span>
          <span className="num forte">{peca.codigo}</span> {peca.descricao}
        </span>
        <span className="t2 sm">
          {[local, !segunda && contadoEm && `${contadoPor}, ${formatMoment(contadoEm)}`]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {saldo !== null && contado !== null && (
          <span className="t2 sm so-telefone">
            sistema {formatInteger(saldo)} · contado{' '}
            {primeira !== null && `${formatInteger(primeira)}, depois `}
            {formatInteger(contado)}
          </span>
        )}
      </span>
    ),
  },
  {
    key: 'saldo',
    header: 'Sistema',
    right: true,
    width: '6rem',
    wideOnly: true,
    cell: ({ saldo }) => <span className="num">{saldo === null ? '—' : formatInteger(saldo)}</span>,
  },
  ...(segunda ? CONTAGENS : [CONTADO]),
  {
    key: 'diferenca',
    header: 'Diferença',
    right: true,
    width: '6.5rem',
    cell: ({ diferenca }) => (
      <span className={(diferenca ?? 0) < 0 ? `num forte ${styles.menos}` : 'num forte'}>
        {diferenca === null ? '—' : signed(diferenca)}
      </span>
    ),
  },
  {
    key: 'valor',
    header: 'R$',
    right: true,
    width: '7rem',
    wideOnly: 'mesa',
    cell: (item) => <span className="num">{item.diferenca ? formatMoney(valueOf([item])) : '—'}</span>,
  },
  {
    key: 'motivo',
    header: 'Motivo do ajuste',
    width: '15rem',
    cell: (item) => (
      <MotivoDaLinha
        item={item}
        ajusta={ajusta}
        motivo={motivos[item.id] ?? ''}
        error={errorAt(item)}
        onMotivo={(motivo) => onMotivo(item.id, motivo)}
      />
    ),
  },
]
