import type { BalcaoGrupo, BalcaoOs } from '@app/contract/assistencia/inicio'
import { expect, test } from 'vitest'
import { porqueNoBalcao, proximoNoBalcao } from './proximo.ts'

type Name = BalcaoOs['statusOS']['name']
const os = (name: Name, more: Partial<BalcaoOs> = {}) => ({
  statusOS: { name, description: '' },
  proximasAcoes: [],
  faltaPeca: null,
  diasCorridos: 18,
  dataPrometida: null,
  avisadaEm: null,
  ...more,
})

test.each<[Name, Partial<BalcaoOs>, BalcaoGrupo, string]>([
  ['REPARADA', { proximasAcoes: ['entregarProduto'] }, 'PRONTA', 'Entregar'],
  ['ORCAMENTO_REPROVADO', { proximasAcoes: ['reabrirOrcamento', 'entregarProduto'] }, 'PRONTA', 'Devolver'],
  ['APROVADO_QC', { proximasAcoes: ['osReparada'] }, 'HOJE', 'Dar por reparada'],
  ['AGUARDANDO_RELOGIO_DE_TROCA', { proximasAcoes: ['receberRelogioTroca'] }, 'ATRASADA', 'Receber relógio'],
  ['APROVAR_ORCAMENTO', { proximasAcoes: ['aprovarOrcamento'] }, 'ATRASADA', 'Cobrar resposta'],
  ['ESCOLHA_DE_MODELO', {}, 'ATRASADA', 'Cobrar a escolha'],
  ['ORCAMENTO_APROVADO', { faltaPeca: 'A_CAMINHO' }, 'ATRASADA', 'Ver peça'],
  ['AGUARDANDO_CONSERTO', {}, 'ATRASADA', 'Falar com o técnico'],
  ['CONTROLE_QUALIDADE', {}, 'HOJE', 'Acompanhar'],
])('%s, %j in %s: %s', (name, more, grupo, words) =>
  expect(proximoNoBalcao(os(name, more), grupo)).toBe(words),
)

test.each<[Name, Partial<BalcaoOs>, BalcaoGrupo, string]>([
  ['AGUARDANDO_CONSERTO', { dataPrometida: '2026-11-17' }, 'ATRASADA', 'prometido 17/11'],
  ['AGUARDANDO_CONSERTO', { dataPrometida: '2026-11-21' }, 'ATRASADA', 'dia 18'],
  ['APROVAR_ORCAMENTO', {}, 'ATRASADA', 'dia 18'],
  ['CONTROLE_QUALIDADE', { dataPrometida: '2026-11-20' }, 'HOJE', 'prometido para hoje'],
  ['REPARADA', { avisadaEm: '2026-11-12T15:00:00Z' }, 'PRONTA', 'avisado 12/11'],
  ['REPARADA', {}, 'PRONTA', 'ainda não avisado'],
  ['ORCAMENTO_REPROVADO', {}, 'PRONTA', 'não aprovou o orçamento'],
  ['TROCA_NAO_AUTORIZADA', {}, 'PRONTA', 'troca não autorizada'],
])('%s, %j in %s stands there because: %s', (name, more, grupo, words) =>
  expect(porqueNoBalcao(os(name, more), grupo, '2026-11-20')).toBe(words),
)
