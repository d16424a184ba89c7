import type { Efeito, Lado, RegraCfop } from '../leitura/types.ts'

type LinhaCfop = readonly [finais: readonly string[], descricao: string, efeito: Efeito, lado: Lado | null]

/** The same operations within a state (CFOP 5xxx) and between states (6xxx). Texts: l10n_br_fiscal.cfop.csv of OCA. */
const DENTRO_E_FORA: readonly LinhaCfop[] = [
  [['905'], 'Remessa para depósito fechado ou armazém geral', 'entrada', 'emit'],
  [['663'], 'Remessa para armazenagem de combustível ou lubrificante', 'entrada', 'emit'],
  [['906'], 'Retorno de mercadoria depositada em depósito fechado ou armazém geral', 'saida', 'dest'],
  [['664'], 'Retorno de combustível ou lubrificante armazenado', 'saida', 'dest'],
  [['907'], 'Retorno simbólico de mercadoria depositada', 'fiscal', 'dest'],
  [['665'], 'Retorno simbólico de combustível ou lubrificante armazenado', 'fiscal', 'dest'],
  [['934'], 'Remessa simbólica de mercadoria depositada', 'fiscal', 'emit'],
  [['922'], 'Simples faturamento de venda para entrega futura', 'fiscal', null],
  [
    ['105', '106'],
    'Venda de mercadoria que não deva transitar pelo estabelecimento do emitente',
    'perguntar',
    'emit',
  ],
  [
    ['155', '156'],
    'Transferência de mercadoria que não deva transitar pelo estabelecimento do emitente',
    'perguntar',
    'emit',
  ],
]

/** The warehouse issues these for a client to a third party: the goods leave; the operator is asked whose they are. */
const POR_CONTA_E_ORDEM: readonly LinhaCfop[] = [
  [['923'], 'Remessa por conta e ordem de terceiros', 'saida', null],
  [['666'], 'Remessa de combustível ou lubrificante por conta e ordem de terceiros', 'saida', null],
]

/**
 * The receiver issued the note itself as its own entry: the counterpart of the operations above; the operator is asked.
 */
const ENTRADA_PROPRIA: readonly LinhaCfop[] = [
  [['905'], 'Entrada de mercadoria recebida para depósito', 'perguntar', 'dest'],
  [['934'], 'Entrada simbólica de mercadoria recebida para depósito', 'perguntar', 'dest'],
  [['906'], 'Retorno de mercadoria remetida para depósito', 'perguntar', 'emit'],
  [['907'], 'Retorno simbólico de mercadoria remetida para depósito', 'perguntar', 'emit'],
]

const expand = (
  linhas: readonly LinhaCfop[],
  prefixes: readonly string[],
  more: Partial<RegraCfop> = {},
): RegraCfop[] =>
  linhas.flatMap(([finais, descricao, efeito, lado]) =>
    finais.flatMap((final) =>
      prefixes.map((prefix) => ({ cfop: `${prefix}${final}`, descricao, efeito, lado, ...more })),
    ),
  )

/** What each CFOP proposes for the stock, and whose the goods are (FACTS §8). An installation may edit the list. */
export const CFOPS_PADRAO: readonly RegraCfop[] = [
  ...expand(DENTRO_E_FORA, ['5', '6']),
  ...expand(POR_CONTA_E_ORDEM, ['5', '6'], { soSeArmazemEmite: true }),
  ...expand(ENTRADA_PROPRIA, ['1', '2']),
  {
    cfop: '7106',
    descricao: 'Venda de mercadoria que não deva transitar pelo estabelecimento do emitente, ao exterior',
    efeito: 'perguntar',
    lado: 'emit',
  },
].toSorted((a, b) => (a.cfop < b.cfop ? -1 : 1)) as readonly RegraCfop[]

/** The rule of a CFOP from the installation's table, else from the default one; undefined when neither has it. */
export const findCfop = (
  cfop: string | null,
  table: readonly RegraCfop[] = CFOPS_PADRAO,
): RegraCfop | undefined => table.find((each) => each.cfop === cfop)
