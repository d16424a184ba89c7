import { clsx } from 'clsx'
import styles from '../parts/import.module.css'
import { planilhaDe } from '@app/contract/registers/planilhas'
import type {
  ColunaPlanilha,
  Importacao,
  ImportacaoErro,
  ImportacaoLinha,
} from '@app/contract/casca/importacao'
import { formatInteger } from '../../../../platform/text/format.ts'
import type { Column } from '../../../../ui/list/data-table.tsx'
import { Outcome } from '../../../../ui/feedback/outcome.tsx'
import { CellField } from './cell-field.tsx'

export type Correct = (linha: number, coluna: string, value: string) => void
type Options = { importacao: Importacao; onCorrect: Correct }

const errorId = (linha: number, coluna: string | null) => `linha-${linha}-${coluna ?? 'toda'}`

function Wrong({
  coluna,
  linha,
  onCorrect,
}: {
  coluna: ColunaPlanilha
  linha: ImportacaoLinha
  onCorrect: Correct
}) {
  const value = linha.valores[coluna.nome] ?? ''
  return (
    <CellField
      // A corrected value that is still wrong restarts the field.
      key={value}
      label={`${coluna.rotulo}, linha ${linha.linha}`}
      value={value}
      describedBy={errorId(linha.linha, coluna.nome)}
      right={coluna.tipo === 'numero'}
      onCommit={(text) => onCorrect(linha.linha, coluna.nome, text)}
    />
  )
}

const isWrong = (linha: ImportacaoLinha, nome: string) => linha.erros.some(({ coluna }) => coluna === nome)

const withoutPoint = (text: string) => text.replace(/\.$/, '')

/** One sentence per error; with several errors each names its column. */
const sentenceOf = (
  { coluna, text }: ImportacaoErro,
  colunas: readonly ColunaPlanilha[],
  several: boolean,
) => {
  const rotulo = colunas.find(({ nome }) => nome === coluna)?.rotulo
  return several && rotulo && !text.startsWith(rotulo)
    ? `${rotulo}: ${withoutPoint(text)}`
    : withoutPoint(text)
}

function Words({ linha, colunas }: { linha: ImportacaoLinha; colunas: readonly ColunaPlanilha[] }) {
  const { situacao, erros, avisos } = linha
  if (situacao === 'pronta') return <Outcome look="pronta">Pronta</Outcome>
  if (situacao === 'aviso')
    return <Outcome look="aviso">{avisos.map(({ text }) => withoutPoint(text)).join('. ')}</Outcome>
  return (
    <span className={styles.frases}>
      {erros.map((erro, at) => (
        <Outcome key={at} look="erro" id={errorId(linha.linha, erro.coluna)}>
          {sentenceOf(erro, colunas, erros.length > 1)}
        </Outcome>
      ))}
    </span>
  )
}

const WIDTHS: Partial<Record<string, string>> = {
  cliente: '8rem',
  quantidade: '6rem',
  lote: '6.5rem',
  dataValidade: '7rem',
  codigoProduto: '7.5rem',
  codigoOmni: '7.5rem',
  codigoBarras: '8.5rem',
  unidade: '5rem',
  estado: '5rem',
  inteiro: '5.5rem',
}

/** The columns of the sheet that this table shows; errors in others are corrected beside their reason. */
export function lineColumns({ importacao, onCorrect }: Options): Column<ImportacaoLinha>[] {
  const { colunas } = planilhaDe(importacao.tipo)
  const shown = colunas.filter(({ nome, menor }) => importacao.colunas.includes(nome) && !menor)
  const names = new Set(shown.map(({ nome }) => nome))
  const hidden = (linha: ImportacaoLinha) =>
    colunas.filter(({ nome }) => !names.has(nome) && isWrong(linha, nome))
  const withProduct = importacao.tipo === 'pedidos' || importacao.tipo === 'estoque'

  const cells = shown.map((coluna): Column<ImportacaoLinha> => {
    const { nome, rotulo, curto = rotulo, tipo } = coluna
    const width = coluna.largura ?? WIDTHS[nome]
    return {
      key: nome,
      header: curto,
      ...(tipo === 'numero' && { right: true }),
      ...(width !== undefined && { width }),
      cell: (linha) => (
        <>
          <span className={styles.rot} aria-hidden="true">
            {rotulo}
          </span>
          {isWrong(linha, nome) ? (
            <Wrong coluna={coluna} linha={linha} onCorrect={onCorrect} />
          ) : (
            <span
              className={nome === 'codigoProduto' ? clsx('num forte', styles.val) : clsx('num', styles.val)}
            >
              {linha.valores[nome]}
            </span>
          )}
        </>
      ),
    }
  })
  const product: Column<ImportacaoLinha> = {
    key: 'descricao',
    header: 'Produto',
    cell: ({ descricao }) => (
      <>
        <span className={styles.rot} aria-hidden="true">
          Produto
        </span>
        <span className={descricao === null ? clsx('t3', styles.val) : styles.val}>
          {descricao ?? 'sem produto'}
        </span>
      </>
    ),
  }
  const at = cells.findIndex(({ key }) => key === 'codigoProduto') + 1
  return [
    {
      key: 'linha',
      header: 'Linha',
      width: '4.25rem',
      cell: ({ linha }) => <span className="num t2">{formatInteger(linha)}</span>,
    },
    {
      key: 'situacao',
      header: 'Situação',
      width: '17.5rem',
      cell: (linha) => (
        <>
          <span className={clsx(styles.rot, 'num')}>Linha {formatInteger(linha.linha)}</span>
          <Words linha={linha} colunas={colunas} />
          {hidden(linha).map((coluna) => (
            <span key={coluna.nome} className={styles.foraDaTabela}>
              <span className="xs t2" aria-hidden="true">
                {coluna.rotulo}
              </span>
              <Wrong coluna={coluna} linha={linha} onCorrect={onCorrect} />
            </span>
          ))}
        </>
      ),
    },
    ...cells.slice(0, at),
    ...(withProduct ? [product] : []),
    ...cells.slice(at),
  ]
}
