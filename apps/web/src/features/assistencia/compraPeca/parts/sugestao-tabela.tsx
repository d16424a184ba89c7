import type { SugestaoLinha } from '@app/contract/assistencia/compraPeca'
import { Link } from '@tanstack/react-router'
import { formatInteger } from '../../../../platform/text/format.ts'
import { NumberField } from '../../../../ui/fields/number-field.tsx'
import { DataTable, type Column } from '../../../../ui/list/data-table.tsx'
import styles from './sugestao.module.css'
import type { useEscolhidas } from './use-escolhidas.ts'

type Escolhidas = ReturnType<typeof useEscolhidas>

const number = (
  key: 'livre' | 'reservado' | 'vem' | 'minimo',
  header: string,
  width: string,
): Column<SugestaoLinha> => ({
  key,
  header,
  width,
  right: true,
  wideOnly: key === 'reservado' ? 'mesa' : true,
  cell: (linha) => <span className="num">{formatInteger(linha[key])}</span>,
})

const Ordens = ({ ordens }: Pick<SugestaoLinha, 'ordens'>) => (
  <>
    {ordens.map(({ id, numero }, at) => (
      <span key={id}>
        {at > 0 && ', '}
        <Link to="/ordemServico/$id" params={{ id: String(id) }} className="num">
          {numero}
        </Link>
      </span>
    ))}
  </>
)

/** The numbers of a line in words, where the columns have no room. */
const summaryOf = ({ livre, vem, minimo }: SugestaoLinha) =>
  [
    `livre ${formatInteger(livre)}`,
    `mínimo ${formatInteger(minimo)}`,
    ...(vem > 0 ? [`a caminho ${formatInteger(vem)}`] : []),
  ].join(' · ')

type Props = {
  linhas: SugestaoLinha[]
  escolhidas: Escolhidas
  pede: boolean
  errorAt: (id: number) => string | undefined
}

const columnsOf = ({
  escolhidas: { quantidadeDe, setQuantidade },
  pede,
  errorAt,
}: Omit<Props, 'linhas'>): Column<SugestaoLinha>[] => [
  {
    key: 'peca',
    header: 'Peça',
    cell: (linha) => (
      <span className={styles.nomes}>
        <span>
          <span className="num forte">{linha.peca.codigo}</span> {linha.peca.descricao}
        </span>
        {linha.ordens.length > 0 && (
          <span className="t2 sm">
            Falta {formatInteger(linha.falta)} à OS <Ordens ordens={linha.ordens} />
          </span>
        )}
        <span className="so-telefone t2 sm">{summaryOf(linha)}</span>
      </span>
    ),
  },
  number('livre', 'Livre', '5.5rem'),
  number('reservado', 'Reservado', '6.5rem'),
  number('vem', 'A caminho', '6.5rem'),
  number('minimo', 'Mínimo', '5.5rem'),
  {
    key: 'sugerida',
    header: pede ? 'Pedir' : 'Sugerida',
    width: '8rem',
    right: true,
    cell: (linha) =>
      pede ? (
        <NumberField
          small
          hideLabel
          className={styles.quantas}
          label={`Quantidade de ${linha.peca.codigo}`}
          value={quantidadeDe(linha)}
          error={errorAt(linha.peca.id)}
          onChange={(quantidade) => setQuantidade(linha.peca.id, quantidade)}
        />
      ) : (
        <span className="num forte">{formatInteger(linha.sugerida)}</span>
      ),
  },
]

/** What to order and why; the chosen rows and their amounts become the purchase. */
export function SugestaoTabela({ linhas, ...props }: Props) {
  const { pede, escolhidas } = props
  return (
    <div className="tabela-rola">
      <DataTable
        label="Sugestão de compra"
        className={styles.sugestao}
        columns={columnsOf(props)}
        rows={linhas}
        rowKey={({ peca }) => peca.id}
        rowName={({ peca }) => `${peca.codigo} ${peca.descricao}`}
        selection={pede ? escolhidas.selection : undefined}
      />
    </div>
  )
}
