import styles from './import.module.css'
import { IconColumns3, IconFileSpreadsheet } from '@tabler/icons-react'
import type { Importacao } from '@app/contract/casca/importacao'
import { planilhaDe } from '@app/contract/registers/planilhas'
import type { ReactNode } from 'react'
import { formatCount } from '../../../../platform/text/format.ts'
import { Balao } from '../../../../ui/dialog/balao.tsx'
import { Button } from '../../../../ui/page/button.tsx'
import { Icon } from '../../../../ui/page/icon.tsx'
import { WorkCounts, WorkSummary } from '../../../../ui/feedback/work-summary.tsx'
import { countWords } from './words.ts'

/** The file and its contents; beside it the message of the current step. */
export function Summary({ importacao, children }: { importacao: Importacao; children: ReactNode }) {
  const { tipo, arquivo, linhas, registros, cliente } = importacao
  const facts = [
    formatCount(linhas, 'linha', 'linhas'),
    ...(tipo === 'pedidos' ? [countWords(tipo, registros)] : []),
    ...(cliente ? [cliente] : []),
  ]
  return (
    <WorkSummary label="Planilha">
      <span className={styles.arq}>
        <Icon of={IconFileSpreadsheet} size="g" />
        <span>
          <b className="corta">{arquivo}</b>
          <small className="num">{facts.join(' · ')}</small>
        </span>
      </span>
      {children}
    </WorkSummary>
  )
}

/** How many lines are good, and which headings were understood. */
export function Counts({ importacao }: { importacao: Importacao }) {
  const { tipo, colunas, ignoradas, exemplo, prontas, comAviso, comErro } = importacao
  const known = planilhaDe(tipo).colunas.filter(({ nome }) => colunas.includes(nome))
  return (
    <>
      <WorkCounts
        counts={[
          { tone: 'sucesso', label: 'Prontas', count: prontas },
          { tone: 'atencao', label: 'Com aviso', count: comAviso },
          { tone: 'erro-r', label: 'Com erro', count: comErro },
        ]}
      />
      <Balao
        title="Colunas da planilha"
        renderTarget={(props) => (
          <Button small icon={IconColumns3} {...props}>
            {formatCount(known.length, 'coluna reconhecida', 'colunas reconhecidas')}
          </Button>
        )}
      >
        <p className="sm">{known.map(({ rotulo }) => rotulo).join(', ')}.</p>
        {ignoradas.length > 0 && (
          <p className="sm t2">Ignoradas, porque não conhecemos os títulos: {ignoradas.join(', ')}.</p>
        )}
        {exemplo && <p className="sm t2">A linha de exemplo do modelo ficou de fora.</p>}
      </Balao>
    </>
  )
}
