import type { TipoPeca } from '@app/contract/registers/tabelas/peca'
import { DAY_MS } from '@app/rules/casca/tempo'
import type { Executor } from '../../platform/db/index.ts'
import {
  insertCompra,
  insertCompraItens,
  insertConsumidores,
  insertContagem,
  insertEstoques,
  insertPecaModelos,
  insertPecas,
  insertRelogios,
  insertTransferencia,
  listIdsDe,
} from './pecas-store.ts'
import { DEMO_HABILITADO, DEMO_POSTO, DEMO_POSTO_2 } from './postos/postos.ts'

type DemoPeca = readonly [
  codigo: string,
  descricao: string,
  tipo: TipoPeca | null,
  preco: number,
  estoque: number,
  modelos?: readonly string[],
]

/** Parts of the demo's models; a part without a model fits all. */
const DEMO_PECAS: readonly DemoPeca[] = [
  ['COROA-6', 'Coroa com tubo, 6 mm', null, 96, 12, ['AU-1010', 'AU-1020', 'AU-1130', 'ME-2001']],
  ['COROA-8', 'Coroa rosqueada, 8 mm', null, 128.5, 5, ['FC-3300', 'ME-2015']],
  ['PRF-M1', 'Parafuso da tampa M1,0', 'PARAFUSO', 4.9, 240, ['AU-1010', 'AU-1020', 'AU-1210', 'AM-5010']],
  ['PRF-M12', 'Parafuso da tampa M1,2', 'PARAFUSO', 5.9, 180, ['AU-1130', 'ME-2001', 'ME-2015', 'FC-3300']],
  ['PRF-M16', 'Parafuso da caixa M1,6', 'PARAFUSO', 6.5, 60, ['FC-3100', 'FC-3120', 'FC-4000', 'AM-5005']],
  ['PIN-18', 'Pino de pulseira 18 mm', 'PINO', 7.5, 150, ['AU-1210', 'AM-5010']],
  ['PIN-20', 'Pino de pulseira 20 mm', 'PINO', 7.5, 200, ['AU-1010', 'AU-1020', 'ME-2001']],
  ['PIN-22', 'Pino de pulseira 22 mm', 'PINO', 8.5, 3, ['AU-1130', 'FC-3100', 'FC-3120', 'FC-3300']],
  ['TER-20', 'Terminal de pulseira 20 mm, aço', 'TERMINAL', 34.9, 24, ['AU-1020', 'ME-2001']],
  ['TER-22', 'Terminal de pulseira 22 mm, aço', 'TERMINAL', 39.9, 0, ['AU-1130', 'FC-3300']],
  ['VID-30', 'Vidro mineral 30 mm', null, 58, 15, ['AU-1210']],
  ['VID-38', 'Vidro de safira 38 mm', null, 189, 8, ['AU-1010', 'AU-1020', 'ME-2001']],
  ['BAT-377', 'Bateria de óxido de prata 377', null, 12.9, 500],
  ['VED-KIT', 'Jogo de vedações', null, 22, 90],
]

/** Customers in addition to those with an order. */
const DEMO_MAIS_CONSUMIDORES = [
  {
    posto: DEMO_POSTO,
    nome: 'Relojoaria Faz de Conta Ltda',
    cnpj_cpf: '99999041000109',
    tipo_pessoa: 'PJ',
    telefone: '11955550200',
  },
  {
    posto: DEMO_POSTO_2,
    nome: 'Otávio Ocasional Imaginário',
    cnpj_cpf: '99999020143',
    tipo_pessoa: 'PF',
    telefone: '11955550200',
  },
  // Twins: who has an order at this post was written down once more in a hurry, to be put together.
  {
    posto: DEMO_POSTO,
    nome: 'Heitor Imaginário',
    cnpj_cpf: null,
    tipo_pessoa: 'PF',
    telefone: '11955550202',
  },
] as const

const DEMO_RELOGIOS = [
  ['AU-1020', 'AU102088120', 'Risco leve no fecho'],
  // Twins: one serial number with two models, to be put together.
  ['AU-1010', 'AU102088120', null],
  ['ME-2001', 'ME200140777', null],
  ['FC-3300', 'FC330051203', 'Coroa já trocada uma vez'],
] as const

/** What the posts stock: how many there are, and the minimum. */
const DEMO_ESTOQUE: readonly (readonly [
  posto: string,
  codigo: string,
  quantidade: number,
  minimo: number,
])[] = [
  [DEMO_POSTO, 'PRF-M1', 46, 20],
  [DEMO_POSTO, 'PRF-M12', 6, 15],
  [DEMO_POSTO, 'PIN-20', 38, 20],
  [DEMO_POSTO, 'PIN-22', 1, 8],
  [DEMO_POSTO, 'TER-20', 0, 4],
  [DEMO_POSTO, 'VID-38', 1, 2],
  [DEMO_POSTO, 'VED-KIT', 4, 12],
  [DEMO_POSTO, 'BAT-377', 12, 40],
  [DEMO_POSTO_2, 'BAT-377', 31, 20],
  [DEMO_POSTO_2, 'PIN-22', 2, 6],
  [DEMO_HABILITADO, 'PRF-M12', 30, 10],
  [DEMO_HABILITADO, 'TER-20', 9, 2],
]

/** Parts that the habilitado has sent to its credenciado, and that wait to be received. */
const DEMO_TRANSFERENCIA = { de: DEMO_HABILITADO, para: DEMO_POSTO, codigo: 'TER-20', quantidade: 3 }

/** What yesterday's count found, and the balance then. */
const DEMO_CONTADAS: readonly (readonly [codigo: string, contado: number | null, saldo: number | null])[] = [
  ['PRF-M1', 44, 46],
  ['PRF-M12', 6, 6],
  ['PIN-20', 39, 38],
  ['PIN-22', null, null],
]

type Etapa = 'SOLICITADA' | 'AUTORIZADA' | 'ENVIADA' | 'RECEBIDA' | 'REJEITADA'

/** Purchases of the posts in every stage; days ago, and the lines. */
const DEMO_COMPRAS: readonly (readonly [string, Etapa, number, readonly (readonly [string, number])[]])[] = [
  [
    DEMO_POSTO,
    'RECEBIDA',
    21,
    [
      ['PRF-M1', 40],
      ['PIN-20', 30],
    ],
  ],
  [DEMO_POSTO_2, 'REJEITADA', 12, [['TER-22', 4]]],
  [
    DEMO_POSTO,
    'ENVIADA',
    4,
    [
      ['VID-38', 2],
      ['VED-KIT', 10],
    ],
  ],
  [DEMO_POSTO_2, 'AUTORIZADA', 2, [['COROA-8', 1]]],
  [
    DEMO_POSTO,
    'SOLICITADA',
    1,
    [
      ['PIN-22', 10],
      ['BAT-377', 50],
    ],
  ],
]

/** When each stage was reached: one day per stage. */
const temposDe = (etapa: Etapa, dias: number, now: Date) => {
  const at = (step: number) => new Date(now.getTime() - dias * DAY_MS + step * 6 * 60 * 60_000)
  return {
    criado_em: at(0),
    autorizado_em: etapa === 'SOLICITADA' || etapa === 'REJEITADA' ? null : at(1),
    enviado_em: etapa === 'ENVIADA' || etapa === 'RECEBIDA' ? at(2) : null,
    recebido_em: etapa === 'RECEBIDA' ? at(3) : null,
    rejeitado_em: etapa === 'REJEITADA' ? at(1) : null,
    motivo: etapa === 'REJEITADA' ? 'Sem previsão de chegada: peça o terminal de 20 mm.' : null,
    rastreio: etapa === 'ENVIADA' ? 'FC123456789BR' : null,
  }
}

/** Parts, watches, further customers, and purchases in every stage. */
export const seedPecas = async (
  db: Executor,
  postos: ReadonlyMap<string, number>,
  now = new Date(),
): Promise<void> => {
  const modelos = await listIdsDe(db, 'modelo_produto')
  await insertPecas(
    db,
    DEMO_PECAS.map(([codigo, descricao, tipo, preco, estoque]) => ({
      codigo,
      descricao,
      tipo,
      preco,
      estoque,
    })),
  )
  const pecas = await listIdsDe(db, 'peca')
  await insertPecaModelos(
    db,
    DEMO_PECAS.flatMap(([codigo, , , , , fits = []]) =>
      fits.map((modelo) => ({
        peca_id: pecas.get(codigo) ?? 0,
        modelo_produto_id: modelos.get(modelo) ?? 0,
      })),
    ),
  )
  await insertConsumidores(
    db,
    DEMO_MAIS_CONSUMIDORES.map(({ posto, ...consumidor }) => ({
      ...consumidor,
      posto_id: postos.get(posto) ?? 0,
      tipo_telefone: 'Celular',
      cidade: 'São Paulo',
      estado: 'SP',
    })),
  )
  await insertRelogios(
    db,
    DEMO_RELOGIOS.map(([modelo, numero_serie, observacoes]) => ({
      modelo_produto_id: modelos.get(modelo) ?? 0,
      numero_serie,
      observacoes,
    })),
  )
  const estoques = await insertEstoques(
    db,
    DEMO_ESTOQUE.map(([cnpj, codigo, contados, minimo]) => ({
      posto_id: postos.get(cnpj) ?? 0,
      peca_id: pecas.get(codigo) ?? 0,
      minimo,
      contados,
    })),
    new Date(now.getTime() - 30 * DAY_MS),
  )
  const posto = postos.get(DEMO_POSTO) ?? 0
  await insertContagem(
    db,
    { posto_id: posto, descricao: 'Pinos e parafusos', situacao: 'CONFERENCIA' },
    DEMO_CONTADAS.map(([codigo, contado, saldo]) => ({
      estoque_peca_id: estoques.get(`${posto} ${pecas.get(codigo) ?? 0}`) ?? 0,
      contado,
      saldo,
    })),
    new Date(now.getTime() - DAY_MS),
  )
  const origem_id = postos.get(DEMO_TRANSFERENCIA.de) ?? 0
  const peca_id = pecas.get(DEMO_TRANSFERENCIA.codigo) ?? 0
  await insertTransferencia(
    db,
    {
      origem_id,
      destino_id: postos.get(DEMO_TRANSFERENCIA.para) ?? 0,
      observacoes: 'Vai com o malote de hoje.',
    },
    {
      estoque_peca_id: estoques.get(`${origem_id} ${peca_id}`) ?? 0,
      peca_id,
      quantidade: DEMO_TRANSFERENCIA.quantidade,
    },
    new Date(now.getTime() - DAY_MS),
  )
  for (const [cnpj, situacao, dias, linhas] of DEMO_COMPRAS) {
    const posto_id = postos.get(cnpj) ?? 0
    const compra_peca_id = await insertCompra(db, { posto_id, situacao, ...temposDe(situacao, dias, now) })
    await insertCompraItens(
      db,
      linhas.map(([codigo, quantidade], ordem) => ({
        compra_peca_id,
        posto_id,
        ordem: ordem + 1,
        peca_id: pecas.get(codigo) ?? 0,
        quantidade,
        preco: DEMO_PECAS.find(([one]) => one === codigo)?.[3] ?? 0,
      })),
    )
  }
}
