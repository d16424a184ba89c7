/** A watchmaker's brands by their groups, plainly invented. */
export const DEMO_MARCAS = [
  { nome: 'Aurora Fictícia', grupo: 'Linha clássica' },
  { nome: 'Meridiano Imaginário', grupo: 'Linha clássica' },
  { nome: 'Faz de Conta Sport', grupo: 'Linha esportiva' },
  { nome: 'Ampulheta Inventada', grupo: null },
] as const

const [aurora, meridiano, sport, ampulheta] = DEMO_MARCAS.map(({ nome }) => nome)

export const DEMO_TIPOS = ['Relógio analógico', 'Relógio digital', 'Relógio inteligente', 'Relógio de parede']

const [analogico, digital, inteligente, parede] = DEMO_TIPOS

type DemoModelo = {
  codigo: string
  descricao: string
  marca: string | undefined
  tipo: string | undefined
  meses: number
  /** The numbers of screws, pins and terminals. */
  tem: readonly [number, number, number]
}

const modelo = (
  codigo: string,
  descricao: string,
  marca: string | undefined,
  tipo: string | undefined,
  meses: number,
  tem: DemoModelo['tem'],
): DemoModelo => ({ codigo, descricao, marca, tipo, meses, tem })

export const DEMO_MODELOS: readonly DemoModelo[] = [
  modelo('AU-1010', 'Clássico 40 mm, couro marrom', aurora, analogico, 24, [4, 2, 2]),
  modelo('AU-1020', 'Clássico 40 mm, aço', aurora, analogico, 24, [4, 8, 2]),
  modelo('AU-1130', 'Cronógrafo 42 mm, aço', aurora, analogico, 24, [6, 8, 2]),
  modelo('AU-1210', 'Feminino 32 mm, dourado', aurora, analogico, 24, [4, 6, 2]),
  modelo('ME-2001', 'Automático 41 mm, couro preto', meridiano, analogico, 36, [6, 2, 2]),
  modelo('ME-2015', 'Automático esqueleto 43 mm', meridiano, analogico, 36, [8, 2, 2]),
  modelo('FC-3100', 'Digital 45 mm, borracha preta', sport, digital, 12, [4, 2, 0]),
  modelo('FC-3120', 'Digital 45 mm, borracha azul', sport, digital, 12, [4, 2, 0]),
  modelo('FC-3300', 'Mergulho 200 m, 44 mm', sport, analogico, 24, [6, 4, 2]),
  modelo('FC-4000', 'Inteligente 46 mm, silicone', sport, inteligente, 12, [2, 2, 0]),
  modelo('AM-5005', 'Parede 30 cm, madeira', ampulheta, parede, 12, [3, 0, 0]),
  modelo('AM-5010', 'Infantil 34 mm, nylon', ampulheta, analogico, 12, [4, 2, 0]),
]

export const DEMO_SINTOMAS = [
  'Parou',
  'Atrasa',
  'Adianta',
  'Entrou água',
  'Vidro riscado',
  'Vidro quebrado',
  'Pulseira partida',
  'Coroa solta',
  'Não carrega',
  'Não acende o visor',
]

/** Code, name, the customer's price, and what a post is paid under warranty. */
export const DEMO_SERVICOS = [
  ['BATERIA', 'Troca de bateria', 59.9, 25],
  ['VEDACAO', 'Troca de vedação com teste de pressão', 89.9, 40],
  ['REVISAO', 'Revisão completa do mecanismo', 320, 160],
  ['VIDRO', 'Troca de vidro', 149.9, 60],
  ['COROA', 'Troca de coroa e tige', 119.9, 55],
  ['PULSEIRA', 'Ajuste ou troca de pulseira', 39.9, 15],
  ['REGULAGEM', 'Regulagem e desmagnetização', 79.9, 35],
  ['MODULO', 'Troca de módulo eletrônico', 210, 80],
] as const

/** Templates of budgets, by the codes of their services and parts. */
export const DEMO_MODELOS_ORCAMENTO = [
  {
    nome: 'Revisão completa',
    sintoma: 'Atrasa',
    causa: 'Lubrificação vencida',
    servicos: ['REVISAO', 'VEDACAO'],
    opcionais: ['PULSEIRA'],
    pecas: ['VED-KIT'],
  },
  {
    nome: 'Troca de bateria',
    sintoma: 'Parou',
    causa: 'Bateria esgotada',
    servicos: ['BATERIA'],
    opcionais: ['VEDACAO'],
    pecas: ['BAT-377'],
  },
  {
    nome: 'Coroa e vedação',
    sintoma: 'Coroa solta',
    causa: 'Desgaste natural',
    servicos: ['COROA', 'VEDACAO'],
    opcionais: [],
    pecas: ['VED-KIT'],
  },
] as const

/** What the quality check of a watch with hands looks at, and how it is measured. */
export const DEMO_CHECKLIST = {
  tipo: DEMO_TIPOS[0],
  pontos: [
    ['Marcha', 'Erro de até 0,7 s por dia no cronocomparador'],
    ['Consumo do circuito', 'Abaixo de 1,5 µA'],
    ['Estanqueidade', 'A do modelo, em câmara de ar'],
    ['Coroa e botões', 'Puxa, acerta e trava em cada posição'],
    ['Calendário', 'Vira entre 23:50 e 0:10'],
    ['Vidro e mostrador', 'Sem pó, digitais ou riscos novos'],
    ['Caixa, pulseira e fecho', 'Como na entrada, limpa'],
    ['Acessórios da entrada', 'Os que a OS diz'],
  ],
} as const
