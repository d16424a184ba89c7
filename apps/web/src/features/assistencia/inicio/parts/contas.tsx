import { clsx } from 'clsx'
import styles from '../../../../ui/facts/contas.module.css'
import { Link } from '@tanstack/react-router'
import { CAIXAS } from '@app/contract/assistencia/inicio'
import type { ContaDinheiro, DinheiroContagem } from '@app/contract/assistencia/financeiro'
import type { Caixa, CaixaFiltro, Inicio } from '@app/contract/assistencia/inicio'
import { useCan } from '../../../../platform/session/abilities.ts'
import { useUser } from '../../../../platform/session/session-store.ts'
import { formatInteger } from '../../../../platform/text/format.ts'
import { compact } from '../../../../platform/address/search.ts'
import { Bone } from '../../../../ui/feedback/skeleton.tsx'
import { useEsperam } from '../../cadastroPosto/index.ts'

/** Cells of the strip; what else waits stands below it. */
const CELLS = 6

/** Boxes that shout when they are not empty (look.md, principle 1). */
const ALTAS: readonly Caixa[] = ['ATRASADAS', 'PRAZO_PASSOU']

type Conta = {
  key: string
  rotulo: string
  quantidade: number
  alta: boolean
  /** Which list it counts: orders with these filters, purchases in this state, or tickets, the registrations of posts. */
  abre:
    | { ordens: CaixaFiltro }
    | { compras: string }
    | { chamados: Record<string, string> }
    | { fechamentos: Record<string, string> }
    | 'cobrancas'
    | 'cadastros'
}

/** The order list's address with the filters of the box. */
const searchOf = ({ status, abertas, avisar, ...rest }: CaixaFiltro) =>
  compact({
    ...rest,
    status: status?.join(','),
    abertas: abertas && ('true' as const),
    avisar: avisar && ('true' as const),
  })

/** Words of the strip that are not those of the box: a single one, and what 'all' means beside its number. */
const UMA: Partial<Record<Caixa, string>> = {
  ORCAMENTO: 'orçamento a responder',
  AVISAR: 'para marcar como reparada',
  TROCAS: 'troca a autorizar',
  ESCOLHAS: 'modelo a escolher',
  AVISOS: 'cliente a avisar',
  REINCIDENCIAS: 'reincidência a autorizar',
}
const wordsOf = (caixa: Caixa, quantidade: number) => {
  if (caixa === 'ABERTAS') return 'em aberto'
  return (quantidade === 1 && UMA[caixa]) || lower(CAIXAS[caixa].rotulo)
}

const lower = (words: string) => `${words.charAt(0).toLowerCase()}${words.slice(1)}`

const ofCaixa = ({ caixa, quantidade }: Inicio['caixas'][number]): Conta => ({
  key: caixa,
  rotulo: wordsOf(caixa, quantidade),
  quantidade,
  alta: ALTAS.includes(caixa) && quantidade > 0,
  abre: { ordens: CAIXAS[caixa].filtro },
})

const COMPRAS: Partial<Record<Inicio['compras'][number]['situacao'], string>> = {
  SOLICITADA: 'a autorizar',
  AUTORIZADA: 'a enviar',
  ENVIADA: 'a receber',
}

const ofCompras = ({ situacao, total }: Inicio['compras'][number]): Conta => ({
  key: situacao,
  rotulo: `${total === 1 ? 'compra' : 'compras'} ${COMPRAS[situacao] ?? ''}`,
  quantidade: total,
  alta: false,
  abre: { compras: situacao },
})

const ofChamados = ({ situacao, equipe, total, atrasados }: NonNullable<Inicio['chamados']>): Conta => ({
  key: 'CHAMADOS',
  rotulo: [
    total === 1 ? 'chamado a responder' : 'chamados a responder',
    atrasados > 0 && `${formatInteger(atrasados)} ${atrasados === 1 ? 'atrasado' : 'atrasados'}`,
  ]
    .filter(Boolean)
    .join(', '),
  quantidade: total,
  alta: atrasados > 0,
  abre: { chamados: { situacao, ...(equipe && { equipe }) } },
})

/** Words of one and of many. */
const DINHEIRO: Record<ContaDinheiro, readonly [um: string, muitos: string]> = {
  CONTESTADOS: ['fechamento contestado', 'fechamentos contestados'],
  APROVAR: ['fechamento a aprovar', 'fechamentos a aprovar'],
  PAGAR: ['fechamento a pagar', 'fechamentos a pagar'],
  VENCIDAS: ['cobrança vencida', 'cobranças vencidas'],
  CONFERIR: ['fechamento a conferir', 'fechamentos a conferir'],
  GLOSAS: ['fechamento com glosa', 'fechamentos com glosa'],
  NOTAS: ['NFS-e a enviar', 'NFS-e a enviar'],
}

const ofDinheiro = ({ conta, total }: DinheiroContagem[number]): Conta => {
  const [um, muitos] = DINHEIRO[conta]
  return {
    key: conta,
    rotulo: total === 1 ? um : muitos,
    quantidade: total,
    alta: conta === 'VENCIDAS' && total > 0,
    abre: conta === 'VENCIDAS' ? 'cobrancas' : { fechamentos: { espera: conta } },
  }
}

function Cell({ conta: { rotulo, quantidade, alta, abre } }: { conta: Conta }) {
  // A credenciado sees its habilitados' closings too, but only its own wait for it.
  const proprio = useUser()?.posto
  const className = clsx(alta && [styles.alto, 'separacao-atrasada'])
  const words = (
    <>
      <strong className="num">{formatInteger(quantidade)}</strong> <span>{rotulo}</span>
    </>
  )
  if (abre === 'cadastros')
    return (
      <li>
        <Link to="/cadastroPosto" className={className}>
          {words}
        </Link>
      </li>
    )
  if (abre === 'cobrancas')
    return (
      <li>
        <Link to="/postoAutorizadoPagamento" search={{ situacao: 'VENCIDA' }} className={className}>
          {words}
        </Link>
      </li>
    )
  if ('fechamentos' in abre)
    return (
      <li>
        <Link
          to="/financeiro/lista"
          search={{ ...abre.fechamentos, ...(proprio && { nome: proprio.nomeFantasia }) }}
          className={className}
        >
          {words}
        </Link>
      </li>
    )
  if ('chamados' in abre)
    return (
      <li>
        <Link to="/chamado" search={abre.chamados} className={className}>
          {words}
        </Link>
      </li>
    )
  return (
    <li>
      {'ordens' in abre ? (
        <Link to="/ordemServico" search={searchOf(abre.ordens)} className={className}>
          {words}
        </Link>
      ) : (
        <Link to="/compraPeca" search={{ situacao: abre.compras }} className={className}>
          {words}
        </Link>
      )}
    </li>
  )
}

type Props = Pick<Inicio, 'caixas' | 'compras' | 'chamados'> & {
  dinheiro: DinheiroContagem
  /** The boxes of the strip, in order; the first six that the person has. */
  primeiras: readonly Chave[]
}

/** What a box of the start counts. */
export type Chave = Caixa | Inicio['compras'][number]['situacao'] | ContaDinheiro

const splitted = ({ caixas, compras, chamados, dinheiro, primeiras }: Props) => {
  const todas = [
    ...dinheiro.map(ofDinheiro),
    ...compras.map(ofCompras),
    ...(chamados ? [ofChamados(chamados)] : []),
    ...caixas.map(ofCaixa),
  ]
  const strip = primeiras.flatMap((key) => todas.find((conta) => conta.key === key) ?? []).slice(0, CELLS)
  return { strip, outras: todas.filter((conta) => conta.quantidade > 0 && !strip.includes(conta)) }
}

/** The numbers of the start in one line, each a link to what it counts. */
export const Contas = (props: Props) => (
  <ul className={styles.contas} aria-label="O que espera por você">
    {splitted(props).strip.map((conta) => (
      <Cell key={conta.key} conta={conta} />
    ))}
  </ul>
)

/** What else is not empty. */
export function OutrasContas(props: Props) {
  const approves = useCan('POSTO_APROVAR')
  const { outras } = splitted(props)
  if (outras.length === 0 && !approves) return null
  return (
    <ul className={styles.outras} aria-label="Também espera">
      {outras.map((conta) => (
        <Cell key={conta.key} conta={conta} />
      ))}
      {approves && <Cadastros />}
    </ul>
  )
}

/** How many registrations of posts wait. */
function Cadastros() {
  const esperam = useEsperam()
  if (!esperam) return null
  return (
    <Cell
      conta={{
        key: 'cadastros',
        rotulo: esperam === 1 ? 'cadastro a aprovar' : 'cadastros a aprovar',
        quantidade: esperam,
        alta: false,
        abre: 'cadastros',
      }}
    />
  )
}

/** Placeholders of the strip. */
export const ContasBones = () => (
  <div className={styles.contas} aria-busy="true">
    {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
      <div key={key} className={styles.vazia}>
        <Bone width="60%" />
      </div>
    ))}
  </div>
)
