import { expect, test } from 'vitest'
import { eventosDaOs } from './eventos.ts'

const os = { numero: 12, ano: 2026, versao: 4 }

test('a new order and a move are told, and nothing else of it', () => {
  expect(
    eventosDaOs(
      [
        { campo: 'ordemServico', acao: 'criado', para: '12/2026' },
        { campo: 'statusOS', de: 'AVALIACAO_TECNICA', para: 'TROCA_MODELO' },
        { campo: 'consumidor', acao: 'alterado' },
      ],
      os,
    ),
  ).toEqual([
    { tipo: 'os.criada', dados: { ...os, de: null, para: null } },
    { tipo: 'os.movida', dados: { ...os, de: 'AVALIACAO_TECNICA', para: 'TROCA_MODELO' } },
  ])
})

test.each([
  ['EM_CRIACAO', 'ABERTURA_DE_OS', 'os.aberta'],
  ['EM_CRIACAO', 'AGUARDANDO_RELOGIO', 'os.aberta'],
  ['ABERTURA_DE_OS', 'PRE_AVALIACAO_TECNICA', 'os.movida'],
  ['AVALIACAO_TECNICA', 'APROVAR_ORCAMENTO', 'os.orcada'],
  ['APROVAR_ORCAMENTO', 'ORCAMENTO_APROVADO', 'os.aprovada'],
  ['APROVAR_ORCAMENTO', 'ORCAMENTO_REPROVADO', 'os.recusada'],
  ['APROVADO_QC', 'REPARADA', 'os.pronta'],
  ['REPARADA', 'ENTREGUE', 'os.entregue'],
  ['EM_CRIACAO', 'ATENDIDA', 'os.atendida'],
  ['EM_CRIACAO', 'CANCELADA', 'os.cancelada'],
] as const)('the way from %s to %s is told as %s', (de, para, tipo) => {
  expect(eventosDaOs([{ campo: 'statusOS', de, para }], os)).toEqual([{ tipo, dados: { ...os, de, para } }])
})
