import { expect, it } from 'vitest'
import { statusOS } from '@app/contract/assistencia/ordemServico'
import type { AcaoOs, OrdemServicoResumo, Semaforo } from '@app/contract/assistencia/ordemServico'
import { daAba, isSemTreinamento, naBancada, porSemaforo, treinadasPrimeiro } from './fila.ts'

const os = (id: number, semaforo: Semaforo, dias: number, proximasAcoes: AcaoOs[]): OrdemServicoResumo => ({
  id,
  numero: `${id}/2026`,
  osType: 'OS',
  dataPrometida: null,
  atrasada: false,
  statusOS: statusOS('ABERTURA_DE_OS'),
  creationDateTime: '',
  dataStatus: '',
  posto: { id: 1, nomeFantasia: '' },
  consumidor: { id: 1, nome: '', telefone: null },
  relogio: null,
  tecnico: null,
  garantia: { label: 'Não', value: false },
  garantiaServico: false,
  reincidencia: 'NENHUMA',
  valorTotal: 0,
  dataReparo: null,
  dataEntragaRelogio: null,
  diasCorridos: dias,
  semaforo,
  prazoLegal: '',
  diasRestantes: 30 - dias,
  prazoGarantia: null,
  diasRetirada: null,
  faltaPeca: null,
  pecaEm: null,
  orcamentoAte: null,
  avisar: false,
  proximasAcoes,
  versao: 1,
  _links: { self: { href: '' } },
})

it('queues what the bench can do next, red first, the oldest first', () => {
  const fila = naBancada([
    os(1, 'AZUL', 2, ['salvarPreAvaliacao']),
    os(2, 'VERMELHO', 18, ['consertar']),
    os(3, 'VERMELHO', 28, ['consertar', 'solicitarTroca']),
    os(4, 'VERDE', 9, ['entregarProduto']),
    os(5, 'VERDE', 9, []),
  ])
  expect(
    porSemaforo(fila).map(({ semaforo, entradas }) => [semaforo, entradas.map((one) => one.os.id)]),
  ).toEqual([
    ['VERMELHO', [3, 2]],
    ['AZUL', [1]],
  ])
})

it('keeps apart whose they are, and shows what waits for a part', () => {
  const minha = { ...os(1, 'AZUL', 2, ['consertar']), tecnico: { id: 7, nome: 'Rui' } }
  const espera = {
    ...os(2, 'VERDE', 9, []),
    tecnico: { id: 8, nome: 'Jurema' },
    faltaPeca: 'A_CAMINHO' as const,
  }
  const recusada = { ...os(3, 'VERDE', 8, ['pedirDeNovo']), faltaPeca: 'A_PEDIR' as const }
  const entradas = naBancada([minha, espera, recusada])
  const ids = (aba: 'minhas' | 'posto' | 'semDono') => daAba(entradas, aba, 7).map((one) => one.os.id)
  expect([ids('minhas'), ids('posto'), ids('semDono')]).toEqual([[1], [2, 3, 1], [3]])
  expect(entradas.map(({ proxima }) => proxima)).toEqual(['Ver peça', 'Resolver peça', 'Concluir conserto'])
})

it('offers first what the person is trained for, and warns of the rest; without a watch or an answer of nothing', () => {
  const relogio = (marca: number) => ({
    id: marca,
    numeroSerie: '',
    modelo: { id: marca, codigo: '', descricao: '', marca: { id: marca, nome: '' }, fotoId: null },
  })
  const treinamentos = [{ marca: { id: 2, nome: '' }, modelo: null, desde: '2026-01-01', ate: null }]
  const dia = '2026-11-20'
  const outra = { ...os(1, 'AZUL', 5, ['consertar']), relogio: relogio(1) }
  const minha = { ...os(2, 'AZUL', 3, ['consertar']), relogio: relogio(2) }
  const semRelogio = os(3, 'AZUL', 1, ['consertar'])
  const entradas = naBancada([outra, minha, semRelogio])
  expect(treinadasPrimeiro(entradas, treinamentos, dia).map((one) => one.os.id)).toEqual([2, 3, 1])
  expect(treinadasPrimeiro(entradas, undefined, dia).map((one) => one.os.id)).toEqual([1, 2, 3])
  expect([outra, minha, semRelogio].map((one) => isSemTreinamento(one, treinamentos, dia))).toEqual([
    true,
    false,
    false,
  ])
})
