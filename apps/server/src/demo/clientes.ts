import type { FefoPolitica } from '@app/contract/registers/cliente'
import { type DemoProduto, granel, lote, produto } from './produtos.ts'

type DemoCliente = {
  cnpjCpf: string
  nomeFantasia: string
  razaoSocial: string
  codigo: string
  fefo: FefoPolitica
  statusWms: 'ativo' | 'bloqueado' | 'não integrado'
  produtos: readonly DemoProduto[]
}

/** CNPJ of the warehouse; the company does not exist. */
export const DEMO_ARMAZEM = '99999001000159'
export const DEMO_ARMAZEM_NOME = 'Armazém Geral Fictício Três Rios'

/** Companies that nobody could mistake for real ones; the check digits are valid, one CNPJ has letters. */
export const DEMO_CLIENTES: readonly DemoCliente[] = [
  {
    cnpjCpf: '99999002000101',
    nomeFantasia: 'Aurora Fictícia',
    razaoSocial: 'Cosméticos Aurora Fictícia S.A.',
    codigo: '1001',
    fefo: 'avisar',
    statusWms: 'ativo',
    produtos: [
      produto('000123', 'Sabonete líquido açaí 250 ml'),
      produto('SH-500', 'Shampoo camomila 500 ml'),
      produto('EMB-9', 'Frasco PET 250 ml', { validade: false }),
      produto('CR-200', 'Creme hidratante amêndoas 200 ml', {
        lotes: [
          lote('CR-VENCIDO', -20, 60),
          lote('CR-ONTEM', -1, 18),
          lote('CR-PERTO', 6, 30),
          lote('CR-PEQUENO', 25, 12),
          lote('CR-BLOQUEADO', 40, 400, { bloqueado: true }),
          lote('CR-A', 120, 900),
          lote('CR-B', 210, 1500),
          lote('CR-C', 330, 1500),
        ],
      }),
      produto('PS-120', 'Protetor solar FPS 50 120 ml', {
        lotes: [lote('PS-VENCIDO', -45, 35), lote('PS-PERTO', 12, 240), lote('PS-A', 150, 2400)],
      }),
      granel('AR-ESS', 'Óleo essencial de lavanda a granel', 'kg'),
      produto('KT-01', 'Kit presente banho (sem saldo)', { lotes: [] }),
    ],
  },
  {
    cnpjCpf: '99999003000148',
    nomeFantasia: 'Bebidas Serra Fictícia',
    razaoSocial: 'Bebidas Serra Fictícia Ltda',
    codigo: '1002',
    fefo: 'exigir',
    statusWms: 'ativo',
    produtos: [
      produto('AG-510', 'Água mineral sem gás 510 ml'),
      produto('SU-1000', 'Suco de uva integral 1 l'),
      produto('CH-350', 'Chá gelado de pêssego 350 ml'),
      produto('CV-600', 'Cerveja artesanal da serra 600 ml', {
        lotes: [
          lote('CV-VENCIDO', -3, 96),
          lote('CV-PERTO', 9, 180),
          lote('CV-A', 60, 1200),
          lote('CV-B', 95, 3600),
        ],
      }),
      granel('MA-GR', 'Malte em grãos', 'kg'),
    ],
  },
  {
    cnpjCpf: '12ABC34501DE35',
    nomeFantasia: 'Fictícia Alfa Alimentos',
    razaoSocial: 'Fictícia Alfa Alimentos Ltda',
    codigo: '1003',
    fefo: 'avisar',
    statusWms: 'ativo',
    produtos: [
      produto('AZ-500', 'Azeite de oliva extravirgem 500 ml'),
      produto('MO-340', 'Molho de tomate 340 g'),
      produto('BI-120', 'Biscoito de polvilho 120 g'),
      granel('QJ-MIN', 'Queijo minas fictício', 'kg'),
    ],
  },
  {
    cnpjCpf: '0ZTESTE1000128',
    nomeFantasia: 'Fictícia Zero à Esquerda',
    razaoSocial: 'Fictícia Zero à Esquerda Ltda',
    codigo: '0004',
    fefo: 'desligado',
    statusWms: 'ativo',
    produtos: [
      produto('0001', 'Caderno pautado 96 folhas', { validade: false }),
      produto('0002', 'Caneta esferográfica azul', { validade: false }),
      produto('0003', 'Bloco adesivo 76 × 76 mm', { validade: false }),
    ],
  },
  {
    cnpjCpf: '99999012000139',
    nomeFantasia: 'Papelaria Nuvem Fictícia',
    razaoSocial: 'Papelaria Nuvem Fictícia Ltda',
    codigo: '1005',
    fefo: 'avisar',
    statusWms: 'ativo',
    produtos: [
      produto('PN-A4', 'Papel sulfite A4 75 g resma', { validade: false }),
      produto('PN-TG', 'Tinta guache 250 ml'),
      produto('PN-CO', 'Cola branca 90 g'),
    ],
  },
  {
    cnpjCpf: '99999013000183',
    nomeFantasia: 'Ferragens Imaginárias do Vale',
    razaoSocial: 'Ferragens Imaginárias do Vale Ltda',
    codigo: '1006',
    fefo: 'desligado',
    statusWms: 'não integrado',
    produtos: [
      produto('FV-DB', 'Dobradiça 3 polegadas', { validade: false }),
      produto('FV-CA', 'Cadeado 40 mm', { validade: false }),
      produto('FV-BR', 'Broca para concreto 8 mm', { validade: false }),
      granel('FV-PR', 'Prego 18 × 30', 'kg', { validade: false }),
    ],
  },
  {
    cnpjCpf: '99TESTE1000110',
    nomeFantasia: 'Brinquedos Faz de Conta',
    razaoSocial: 'Brinquedos Faz de Conta Fictícios Ltda',
    codigo: '1007',
    fefo: 'avisar',
    statusWms: 'bloqueado',
    produtos: [
      produto('BF-QC', 'Quebra-cabeça 500 peças', { validade: false }),
      produto('BF-MA', 'Massa de modelar 12 cores'),
      produto('BF-PE', 'Pelúcia dragão 30 cm', { validade: false }),
    ],
  },
]
