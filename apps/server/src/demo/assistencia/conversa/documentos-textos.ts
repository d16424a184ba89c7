import type { DocInput } from '@app/contract/assistencia/doc'

type Versao = { mudou: string; paginas: readonly (readonly string[])[] }

type Documento = {
  titulo: string
  tipo: DocInput['tipo']
  /** Days from today until readers must confirm that they have read it. */
  ciencia?: number
  /** Brands by name and models by code; without them it is about all. */
  marcas?: readonly string[]
  modelos?: readonly string[]
  versoes: readonly Versao[]
}

/** The manufacturer's documents of the demo: one of each kind, and a manual with a second version. */
export const DEMO_DOCUMENTOS: readonly Documento[] = [
  {
    titulo: 'Manual de serviço: movimentos a quartzo',
    tipo: 'MANUAL',
    versoes: [
      {
        mudou: 'Primeira versão',
        paginas: [
          [
            'Manual de serviço: movimentos a quartzo',
            '',
            '1. Meça o consumo antes de abrir: até 1,2 µA com a bateria nova.',
            '2. Lubrifique só os pontos marcados na vista explodida.',
            '3. Vedação: troque a gaxeta do fundo em toda abertura.',
            '4. Teste de estanqueidade a 3 ATM antes e depois do reparo.',
          ],
        ],
      },
    ],
  },
  {
    titulo: 'Manual de serviço: linha Clássico',
    tipo: 'MANUAL',
    marcas: ['Aurora Fictícia'],
    versoes: [
      {
        mudou: 'Primeira versão',
        paginas: [
          ['Linha Clássico', '', 'Abertura do fundo: ferramenta de três pontas, sentido anti-horário.'],
          ['Marcha', '', 'De -5 a +15 s por dia nas seis posições.'],
        ],
      },
      {
        mudou: 'Torque da tampa roscada passa a 2,5 N.m',
        paginas: [
          ['Linha Clássico', '', 'Abertura do fundo: ferramenta de três pontas, sentido anti-horário.'],
          ['Marcha', '', 'De -5 a +15 s por dia nas seis posições.'],
          ['Fechamento', '', 'Torque da tampa roscada: 2,5 N.m, com a gaxeta nova e untada.'],
        ],
      },
    ],
  },
  {
    titulo: 'Boletim 12: vedação depois da troca do vidro',
    tipo: 'BOLETIM',
    modelos: ['AU-1010', 'AU-1020', 'ME-2001'],
    versoes: [
      {
        mudou: 'Primeira versão',
        paginas: [
          ['Boletim 12: vedação', '', 'Vidro original: a gaxeta do vidro é trocada sempre.'],
          ['Medidas', '', 'Caixa de 38 mm: gaxeta de 36,2 mm. Caixa de 40 mm: gaxeta de 38 mm.'],
          ['Teste', '', 'A 10 ATM por dois minutos, com a gaxeta do vidro nova.'],
        ],
      },
    ],
  },
  {
    titulo: 'Vista explodida: Clássico 40 mm',
    tipo: 'VISTA_EXPLODIDA',
    modelos: ['AU-1020'],
    versoes: [
      {
        mudou: 'Primeira versão',
        paginas: [
          [
            'Clássico 40 mm, aço: vista explodida',
            '',
            '01  VID-38   Vidro de safira',
            '02  COROA-6  Coroa com tubo, 6 mm',
            '03  PRF-M1   Parafuso da tampa M1,0',
            '04  PIN-20   Pino de pulseira 20 mm',
            '05  TER-20   Terminal de pulseira 20 mm',
          ],
        ],
      },
    ],
  },
  {
    titulo: 'Circular 7: fotos na entrada da garantia',
    tipo: 'CIRCULAR',
    ciencia: 15,
    versoes: [
      {
        mudou: 'Primeira versão',
        paginas: [
          [
            'Circular 7',
            '',
            'A partir deste mês a entrada em garantia pede quatro fotos:',
            'frente, tampa, coroa e pulseira. O dano vai em foto própria.',
          ],
        ],
      },
    ],
  },
]
