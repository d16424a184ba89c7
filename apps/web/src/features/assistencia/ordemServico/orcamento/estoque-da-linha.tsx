import { clsx } from 'clsx'
import styles from './linhas.module.css'
import { IconAlertTriangle, IconCircleCheck, IconPackageImport } from '@tabler/icons-react'
import type { TablerIcon } from '@tabler/icons-react'
import { formatAmount } from '../../../../platform/text/format.ts'
import { Icon } from '../../../../ui/page/icon.tsx'
import type { LinhaForm } from './orcamento-model.ts'

type Nota = { tone: 'sucesso' | 'atencao' | 'erro-r'; icon: TablerIcon; words: string }

const faltaWords = ({ solicitarPeca }: LinhaForm) =>
  solicitarPeca === 'nao' ? 'Sem estoque, e não vai ser pedida' : 'Sem estoque, pede à fábrica'

/** What the post has of the line's part: 'Em estoque: 3', 'Em estoque: 1 de 2', 'Sem estoque, pede à fábrica'. */
export function estoqueDa(linha: LinhaForm): Nota | null {
  const { peca, servico, quantidade, tipo } = linha
  if ((tipo === 'PECA' ? peca : servico)?.ativo === false)
    return { tone: 'erro-r', icon: IconAlertTriangle, words: 'Saiu do cadastro: escolha outra' }
  const livre = tipo === 'PECA' ? peca?.livre : null
  if (livre === undefined || livre === null) return null
  const precisa = quantidade ?? 1
  if (livre >= precisa) return { tone: 'sucesso', icon: IconCircleCheck, words: `Em estoque: ${livre}` }
  const words = livre > 0 ? `Em estoque: ${livre} de ${precisa}` : faltaWords(linha)
  return { tone: 'atencao', icon: IconPackageImport, words }
}

/** Below the field: the stock of the part, and the price that the version had when the list has another now. */
export function EstoqueDaLinha({ linha }: { linha: LinhaForm }) {
  const nota = estoqueDa(linha)
  const antes = linha.peca?.precoAntes ?? linha.servico?.precoAntes
  return (
    <>
      {nota && (
        <span className={clsx(styles.nota, nota.tone)}>
          <Icon of={nota.icon} size="p" />
          {nota.words}
        </span>
      )}
      {antes !== undefined && (
        <span className={clsx(styles.nota, 'atencao')}>
          A tabela mudou: era <span className="num">{formatAmount(antes)}</span>
        </span>
      )}
    </>
  )
}
