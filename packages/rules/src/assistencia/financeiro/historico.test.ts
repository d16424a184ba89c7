import { expect, it } from 'vitest'
import type { Mudanca } from '../../casca/auditoria/index.ts'
import { feitoDe, GLOSA_ACEITA } from './historico.ts'

const linha: Mudanca = { campo: 'linha', para: 'Revisão' }

it.each<[Mudanca[], ReturnType<typeof feitoDe>]>([
  [
    [linha, { campo: 'glosa', para: 'Sem a peça' }, { campo: 'valorFinal', de: 95, para: 0 }],
    { feito: 'GLOSADA', sobre: 'Revisão', de: 95, para: 0 },
  ],
  [
    [linha, { campo: 'glosa', para: GLOSA_ACEITA }],
    { feito: 'ACEITA', sobre: 'Revisão', de: null, para: null },
  ],
  [
    [linha, { campo: 'resposta', para: 'Fica.' }],
    { feito: 'MANTIDA', sobre: 'Revisão', de: null, para: null },
  ],
  // Entries of before name no line.
  [
    [
      { campo: 'resposta', para: 'Certo.' },
      { campo: 'valorFinal', de: 95, para: 142 },
    ],
    { feito: 'CORRIGIDA', sobre: null, de: 95, para: 142 },
  ],
  [
    [
      { campo: 'ajuste', para: -8.5 },
      { campo: 'motivo', para: 'Frete' },
    ],
    { feito: 'AJUSTE', sobre: 'Frete', de: null, para: -8.5 },
  ],
  [[{ campo: 'nfse', de: null, para: '2026/15' }], { feito: 'NFSE', sobre: '2026/15', de: null, para: null }],
  [[{ campo: 'situacao', de: 'Em conferência', para: 'Aprovado' }], null],
  [[linha, { campo: 'contestacao', para: 'Custa mais.' }], null],
])('%j', (mudancas, feito) => expect(feitoDe(mudancas)).toEqual(feito))
