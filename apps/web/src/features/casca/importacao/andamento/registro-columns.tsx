import { Link } from '@tanstack/react-router'
import type { ImportacaoRegistro } from '@app/contract/casca/importacao'
import { planilhaDe } from '@app/contract/registers/planilhas'
import { capital, formatInteger, formatQuantity } from '../../../../platform/text/format.ts'
import type { Column } from '../../../../ui/list/data-table.tsx'
import { Outcome } from '../../../../ui/feedback/outcome.tsx'

const recordPath = (tipo: string, id: number): string => `${planilhaDe(tipo).destino.caminho}/${id}`

function RegistroOutcome({
  registro,
  tipo,
  current,
}: {
  registro: ImportacaoRegistro
  tipo: string
  current: boolean
}) {
  const { estado, destino, motivo } = registro
  switch (estado) {
    case 'gravado':
      return (
        <Outcome look="pronta">
          {capital(planilhaDe(tipo).destino.nome)}{' '}
          {destino && (
            <Link className="link num" to={recordPath(tipo, destino.id)}>
              {destino.rotulo}
            </Link>
          )}
        </Outcome>
      )
    case 'fila':
      return current ? <Outcome look="gravando">Gravando</Outcome> : <Outcome look="fila">Na fila</Outcome>
    case 'recusado':
    case 'erro':
      return <Outcome look="erro">Recusado. {motivo}</Outcome>
    case 'parado':
    case 'desfeito':
      return <Outcome look="fora">{motivo ?? 'Falta importar.'}</Outcome>
  }
}

/** The columns of an import's records; `current` is the one being written. */
export const registroColumns = (tipo: string, current: number | undefined): Column<ImportacaoRegistro>[] => [
  {
    key: 'rotulo',
    header: tipo === 'pedidos' ? 'Pedido do cliente' : 'Registro',
    width: '14rem',
    cell: ({ rotulo }) => <span className="num forte">{rotulo}</span>,
  },
  {
    key: 'situacao',
    header: 'Situação',
    cell: (registro) => (
      <RegistroOutcome registro={registro} tipo={tipo} current={registro.ordem === current} />
    ),
  },
  {
    key: 'linhas',
    header: tipo === 'pedidos' ? 'Linhas' : 'Linha',
    right: true,
    width: '7rem',
    wideOnly: true,
    cell: ({ linhas, primeiraLinha }) => (
      <span className="num">{formatInteger(tipo === 'pedidos' ? linhas : primeiraLinha)}</span>
    ),
  },
  ...(tipo === 'pedidos' || tipo === 'estoque'
    ? [
        {
          key: 'unidades',
          header: 'Unidades',
          right: true,
          width: '7rem',
          wideOnly: true,
          cell: ({ unidades }: ImportacaoRegistro) => (
            <span className="num">{unidades === null ? '' : formatQuantity(unidades)}</span>
          ),
        },
      ]
    : []),
]
