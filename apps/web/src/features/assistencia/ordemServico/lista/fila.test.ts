import { expect, it } from 'vitest'
import { statusOS } from '@app/contract/assistencia/ordemServico'
import type { AcaoOs, OrdemServicoResumo, Semaforo } from '@app/contract/assistencia/ordemServico'
import { filaDe } from './fila.ts'

const os = (id: number, semaforo: Semaforo, dias: number, proximasAcoes: AcaoOs[]): OrdemServicoResumo => ({
  id,
  numero: `${id}/2026`,
  osType: 'OS',
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
  proximasAcoes,
  versao: 1,
  _links: { self: { href: '' } },
})

it('queues what the bench can do next, red first, the oldest first', () => {
  const fila = filaDe([
    os(1, 'AZUL', 2, ['salvarPreAvaliacao']),
    os(2, 'VERMELHO', 18, ['consertar']),
    os(3, 'VERMELHO', 28, ['consertar', 'solicitarTroca']),
    os(4, 'VERDE', 9, ['entregarProduto']),
    os(5, 'VERDE', 9, []),
  ])
  expect(fila.map(({ semaforo, entradas }) => [semaforo, entradas.map((one) => one.os.id)])).toEqual([
    ['VERMELHO', [3, 2]],
    ['AZUL', [1]],
  ])
})
