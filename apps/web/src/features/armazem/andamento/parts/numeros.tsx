import { type Andamento, type PassoAndamento, PEDIDOS_EM_ANDAMENTO } from '@app/contract/armazem/andamento'
import { clsx } from 'clsx'
import { formatAmount, formatInteger } from '../../../../platform/text/format.ts'
import strip from '../../../../ui/facts/contas.module.css'

const PERCENT = 100

type Conta = { key: string; numero: string; palavras: string; alta?: boolean }

const contasOf = ({ pedidos, linhasHoje, conferidosHoje, semDiferencaHoje }: Andamento): Conta[] => {
  const of = (passo: PassoAndamento) =>
    formatInteger(pedidos.filter((pedido) => pedido.passo === passo).length)
  const atrasadas = pedidos.filter(({ atrasadoDesde }) => atrasadoDesde !== null).length
  return [
    {
      key: 'atrasadas',
      numero: formatInteger(atrasadas),
      palavras: atrasadas === 1 ? 'atrasado' : 'atrasados',
      alta: atrasadas > 0,
    },
    { key: 'aSeparar', numero: of('A_SEPARAR'), palavras: 'a separar' },
    { key: 'separando', numero: of('EM_SEPARACAO'), palavras: 'em separação' },
    { key: 'aConferir', numero: of('A_CONFERIR'), palavras: 'a conferir' },
    { key: 'conferindo', numero: of('EM_CONFERENCIA'), palavras: 'em conferência' },
    {
      key: 'linhas',
      numero: formatInteger(linhasHoje),
      palavras: linhasHoje === 1 ? 'linha separada hoje' : 'linhas separadas hoje',
    },
    ...(conferidosHoje > 0
      ? [
          {
            key: 'semDiferenca',
            numero: `${formatAmount((semDiferencaHoje * PERCENT) / conferidosHoje).replace(/,00$/, '')} %`,
            palavras: 'sem diferença hoje',
          },
        ]
      : []),
  ]
}

/** The numbers of the moment in one line; of more orders than the page shows they are those that leave first. */
export const Numeros = ({ andamento }: { andamento: Andamento }) => (
  <>
    <ul className={strip.contas} aria-label="Agora">
      {contasOf(andamento).map(({ key, numero, palavras, alta }) => (
        <li key={key}>
          <span className={clsx(strip.celula, alta && [strip.alto, 'separacao-atrasada'])}>
            <strong className="num">{numero}</strong> <span>{palavras}</span>
          </span>
        </li>
      ))}
    </ul>
    {andamento.pedidos.length === PEDIDOS_EM_ANDAMENTO && (
      <p className="t2 sm">Dos {formatInteger(PEDIDOS_EM_ANDAMENTO)} pedidos que saem antes.</p>
    )}
  </>
)
