import { clsx } from 'clsx'
import styles from './versoes.module.css'
import {
  IconArrowDown,
  IconArrowUp,
  IconChevronLeft,
  IconChevronRight,
  IconCoin,
  IconMinus,
  IconPlus,
  IconShieldCheck,
} from '@tabler/icons-react'
import type { TablerIcon } from '@tabler/icons-react'
import type { OrdemServico } from '@app/contract/assistencia/ordemServico'
import { compareVersoes } from '@app/rules/assistencia/ordemServico'
import type { CelulaDaVersao, MudancaDaLinha } from '@app/rules/assistencia/ordemServico'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatAmount, formatMoney } from '../../../../platform/text/format.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { LoadingCard } from '../../../../ui/feedback/loading-card.tsx'
import { Badge } from '../../../../ui/page/badge.tsx'
import { Button } from '../../../../ui/page/button.tsx'
import { Icon } from '../../../../ui/page/icon.tsx'
import { usePhone } from '../../../../ui/page/use-phone.ts'
import { versoesQuery } from '../api.ts'
import { useNomeDaOs } from '../ficha/nome.ts'
import type { OrcamentoForm } from './orcamento-model.ts'
import { colunaDe, colunaDoForm } from './versoes.ts'
import type { Coluna } from './versoes.ts'

/** How many stand side by side, on a phone and on a wider page. */
const JUNTAS = { telefone: 2, mesa: 4 }

const MUDANCA: Record<MudancaDaLinha, { icon: TablerIcon; className: string | undefined; words: string }> = {
  ENTROU: { icon: IconPlus, className: styles.sobe, words: 'entrou' },
  SAIU: { icon: IconMinus, className: styles.desce, words: 'saiu' },
  SUBIU: { icon: IconArrowUp, className: styles.sobe, words: 'subiu' },
  DESCEU: { icon: IconArrowDown, className: styles.desce, words: 'desceu' },
  GARANTIA: { icon: IconShieldCheck, className: styles.desce, words: 'passou à garantia' },
  COBRADA: { icon: IconCoin, className: styles.sobe, words: 'deixou a garantia' },
}

const valorWords = ({ linha, mudanca }: CelulaDaVersao) => {
  if (linha === null) return mudanca === 'SAIU' ? 'saiu' : '—'
  return linha.garantia ? 'garantia' : formatAmount(linha.valorFinal)
}

/** The value of a line in a version; semibold with a sign where it changed from the version before. */
function Celula({ celula }: { celula: CelulaDaVersao }) {
  const { mudanca } = celula
  if (mudanca === null) return <span className={styles.igual}>{valorWords(celula)}</span>
  const { icon, className, words } = MUDANCA[mudanca]
  return (
    <span className={clsx(styles.difere, className)}>
      <Icon of={icon} size="p" />
      {mudanca !== 'SAIU' && <span className="so-leitor">{words}</span>}
      {valorWords(celula)}
    </span>
  )
}

/** A row that is the same of every version: its term, its answer, its sum. */
const Fato = (props: { rotulo: string; colunas: readonly Coluna[]; words: (coluna: Coluna) => string }) => (
  <tr className={styles.fato}>
    <th scope="row">{props.rotulo}</th>
    {props.colunas.map((coluna) => (
      <td key={coluna.titulo} className={clsx('dir num', coluna.comOCliente && styles.atual)}>
        {props.words(coluna)}
      </td>
    ))}
  </tr>
)

function Tabela({ colunas, desde, ate }: { colunas: readonly Coluna[]; desde: number; ate: number }) {
  const vistas = colunas.slice(desde, ate)
  const rows = compareVersoes(colunas)
    .map((row) => ({ ...row, celulas: row.celulas.slice(desde, ate) }))
    .filter(({ celulas }) => celulas.some(({ linha, mudanca }) => linha !== null || mudanca !== null))
  return (
    <table className={clsx('tabela', styles.versoes)} aria-label="Versões do orçamento">
      <thead>
        <tr>
          <th scope="col">
            <span className="so-leitor">Linha</span>
          </th>
          {vistas.map(({ titulo, quando, estado, comOCliente }) => (
            <th key={titulo} scope="col" className={clsx('dir', comOCliente && styles.atual)}>
              <b>{titulo}</b>
              <span className="num">{quando}</span>
              <Badge tone={estado.tone} icon={estado.icon}>
                {estado.words}
              </Badge>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ chave, ultima, celulas }) => (
          <tr key={chave}>
            <th scope="row">
              {ultima.nome}
              {ultima.quantidade > 1 && <span className="num"> × {ultima.quantidade}</span>}
              {ultima.opcional && <small> · opcional</small>}
            </th>
            {celulas.map((celula, at) => (
              <td
                key={vistas[at]?.titulo}
                className={clsx('dir num', vistas[at]?.comOCliente && styles.atual)}
              >
                <Celula celula={celula} />
              </td>
            ))}
          </tr>
        ))}
        <Fato rotulo="Prazo" colunas={vistas} words={({ prazo }) => prazo} />
        <Fato rotulo="Resposta" colunas={vistas} words={({ resposta }) => resposta} />
      </tbody>
      <tfoot>
        <Fato rotulo="Cliente paga até" colunas={vistas} words={({ paga }) => formatMoney(paga)} />
      </tfoot>
    </table>
  )
}

type Props = {
  os: OrdemServico
  /** What is being written, as one more column. */
  form?: OrcamentoForm | undefined
  onClose: () => void
}

/** The versions of a budget side by side: lines down, versions across. */
export function VersoesDialog({ os, form, onClose }: Props) {
  const nome = useNomeDaOs()
  const phone = usePhone()
  const query = useQuery(versoesQuery(os.id))
  const [recuo, setRecuo] = useState(0)
  const salvas = query.data?.map((versao) => colunaDe(versao, os.escolha)) ?? []
  const colunas = form ? [...salvas, colunaDoForm(form, salvas.length + 1, os.escolha)] : salvas
  const juntas = phone ? JUNTAS.telefone : JUNTAS.mesa
  const ate = Math.max(Math.min(juntas, colunas.length), colunas.length - recuo)
  const desde = Math.max(0, ate - juntas)
  return (
    <Dialog
      opened
      onClose={onClose}
      size="wide"
      title="Versões do orçamento"
      subtitle={`${nome(os)} · o que muda de uma para outra está em negrito`}
      status={
        colunas.length > juntas && (
          <span className={styles.passa}>
            <Button
              small
              look="quiet"
              icon={IconChevronLeft}
              iconOnly
              disabled={desde === 0}
              onClick={() => setRecuo(colunas.length - ate + 1)}
            >
              Versões mais antigas
            </Button>
            {`${desde + 1} a ${ate} de ${colunas.length}`}
            <Button
              small
              look="quiet"
              icon={IconChevronRight}
              iconOnly
              disabled={ate === colunas.length}
              onClick={() => setRecuo(colunas.length - ate - 1)}
            >
              Versões mais novas
            </Button>
          </span>
        )
      }
      footer={
        <Button look="filled" onClick={onClose}>
          Fechar
        </Button>
      }
    >
      {query.data ? (
        <Tabela colunas={colunas} desde={desde} ate={ate} />
      ) : (
        <LoadingCard query={query} fields={4} label="Versões do orçamento" />
      )}
    </Dialog>
  )
}
