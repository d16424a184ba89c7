import type { IcmsTot, InfNFe } from '@app/contract/armazem/nota'

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
