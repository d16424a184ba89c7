import { clsx } from 'clsx'
import styles from './nota.module.css'
import type { IcmsTot, InfNFe } from '@app/contract/armazem/nota'
import { formatMoney } from '../../../../platform/text/format.ts'

/** The fields of ICMSTot besides total, ICMS and ST, in the order of the DANFE. */
const OUTROS: [Exclude<keyof IcmsTot, 'vnf' | 'vicms' | 'vst'>, string][] = [
  ['vprod', 'Produtos'],
  ['vfrete', 'Frete'],
  ['vseg', 'Seguro'],
  ['vdesc', 'Desconto'],
  ['voutro', 'Outras despesas'],
  ['vbc', 'Base do ICMS'],
  ['vicmsdeson', 'ICMS desonerado'],
  ['vfcp', 'FCP'],
  ['vbcst', 'Base do ICMS ST'],
  ['vfcpst', 'FCP ST'],
  ['vfcpstret', 'FCP ST retido'],
  ['vicmsufdest', 'ICMS da UF de destino'],
  ['vicmsufremet', 'ICMS da UF de origem'],
  ['vfcpufdest', 'FCP da UF de destino'],
  ['vicmsmono', 'ICMS monofásico'],
  ['vicmsmonoreten', 'ICMS monofásico sujeito a retenção'],
  ['vicmsmonoret', 'ICMS monofásico retido'],
  ['vii', 'Imposto de importação'],
  ['vipi', 'IPI'],
  ['vipidevol', 'IPI devolvido'],
  ['vpis', 'PIS'],
  ['vcofins', 'COFINS'],
  ['vtottrib', 'Tributos aproximados'],
]

export type Total = { rotulo: string; valor: number }

const isGiven = (value: number | null | undefined): value is number => typeof value === 'number'

/** Total, ICMS and ST are always shown (spec §2); a missing one has no figure. */
export const totaisPrincipais = ({ icmstot }: InfNFe['total']) =>
  [
    { rotulo: 'Total', valor: icmstot.vnf },
    { rotulo: 'ICMS', valor: icmstot.vicms },
    { rotulo: 'ST', valor: icmstot.vst },
  ] as const

/** The others that have a value. */
export const outrosTotais = ({ icmstot, issqntot }: InfNFe['total']): Total[] => [
  ...OUTROS.flatMap(([campo, rotulo]) => {
    const valor = icmstot[campo]
    return isGiven(valor) && valor !== 0 ? [{ rotulo, valor }] : []
  }),
  ...(isGiven(issqntot?.vserv) ? [{ rotulo: 'Serviços', valor: issqntot.vserv }] : []),
]

const NOVOS = [
  ['vBCIBSCBS', 'Base de IBS e CBS'],
  ['vIBSUF', 'IBS do estado'],
  ['vIBSMun', 'IBS do município'],
  ['vIBS', 'IBS'],
  ['vCBS', 'CBS'],
  ['vIS', 'Imposto seletivo'],
] as const

/** IBS, CBS and IS as in the note, also zeros, because in the first years they are often present and zero. */
export const tributosNovos = ({ ibscbstot, vNFTot }: InfNFe['total']): Total[] => [
  ...NOVOS.flatMap(([campo, rotulo]) => {
    const valor = ibscbstot?.[campo]
    return isGiven(valor) ? [{ rotulo, valor }] : []
  }),
  ...(isGiven(vNFTot) ? [{ rotulo: 'Total com tributos por fora', valor: vNFTot }] : []),
]

export const formatTotal = (valor: number | null) => (valor === null ? '—' : formatMoney(valor))

const Linhas = ({ totais }: { totais: readonly Total[] }) => (
  <dl className={clsx('num', styles.somaN)}>
    {totais.map(({ rotulo, valor }) => (
      <div key={rotulo}>
        <dt>{rotulo}</dt>
        <dd>{formatMoney(valor)}</dd>
      </div>
    ))}
  </dl>
)

/** Total, ICMS and ST at the foot of the form. */
export const PeTotais = ({ total }: { total: InfNFe['total'] }) => (
  <span className={clsx(styles.totais, 'num')} role="group" aria-label="Totais da nota">
    {totaisPrincipais(total).map(({ rotulo, valor }, index) => (
      <span key={rotulo}>
        <span className={styles.rotuloT}>{rotulo}</span>
        <b className={index === 0 ? styles.maior : undefined}>{formatTotal(valor)}</b>
      </span>
    ))}
  </span>
)

/** The other totals of the note, and the taxes of the reform. */
export function TotaisCard({ total }: { total: InfNFe['total'] }) {
  const outros = outrosTotais(total)
  const novos = tributosNovos(total)
  if (outros.length + novos.length === 0) return null
  return (
    <section className="cartao" aria-labelledby="outros-totais">
      <header>
        <h2 id="outros-totais">Valores</h2>
      </header>
      <div className="corpo pilha">
        {outros.length > 0 && <Linhas totais={outros} />}
        {novos.length > 0 && (
          <div>
            <h3>IBS e CBS</h3>
            <Linhas totais={novos} />
          </div>
        )}
      </div>
    </section>
  )
}
