import { labelsOf } from '@app/contract/casca/campos'
import { CAMPOS_PEDIDO } from '@app/contract/armazem/pedido'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { PALAVRAS_ARMAZEM } from '../../armazem/auditoria/index.ts'
import { PALAVRAS_ASSISTENCIA } from '../../assistencia/auditoria/index.ts'
import { describing } from './describe.ts'
import type { ItemAuditado, Json, Mudanca } from './mudanca.ts'

const describeMudanca = describing({
  ...PALAVRAS_ARMAZEM,
  ...PALAVRAS_ASSISTENCIA,
  campos: { ...PALAVRAS_ARMAZEM.campos, ...PALAVRAS_ASSISTENCIA.campos },
  registros: { ...PALAVRAS_ARMAZEM.registros, ...PALAVRAS_ASSISTENCIA.registros },
  situacoes: { ...PALAVRAS_ARMAZEM.situacoes, ...PALAVRAS_ASSISTENCIA.situacoes },
})

const soap: ItemAuditado = {
  codigoProduto: '10234',
  descricao: 'Sabonete glicerina',
  lote: 'L2609A',
  validade: null,
  quantidade: 48,
  unidade: 'un',
}

test.each<[Mudanca, string]>([
  [{ campo: 'pedido', acao: 'criado', para: 1204 }, 'Pedido 1204 criado'],
  [{ campo: 'pedido', acao: 'criado' }, 'Pedido criado'],
  [{ campo: 'nota', acao: 'importada', para: '1001/1' }, 'Nota fiscal 1001/1 importada'],
  [{ campo: 'nota', acao: 'recebida', para: 2 }, 'Recebimento confirmado: 2 linhas no estoque'],
  [
    { campo: 'nota', acao: 'recebimento-estornado', para: 'Contagem errada' },
    'Recebimento estornado (Contagem errada)',
  ],
  [
    { campo: 'nota', acao: 'recebida', para: { entram: 2, saem: 0 } },
    'Recebimento confirmado: 2 linhas no estoque',
  ],
  [{ campo: 'nota', acao: 'recebida', para: { entram: 0, saem: 1 } }, 'Saída confirmada: 1 linha do estoque'],
  [
    { campo: 'nota', acao: 'recebida', para: { entram: 2, saem: 1 } },
    'Entrada e saída confirmadas: 2 linhas no estoque, 1 linha do estoque',
  ],
  [{ campo: 'nota', acao: 'recebida', para: { entram: 0, saem: 0 } }, 'Nota confirmada: o estoque não mudou'],
  [
    { campo: 'nota', acao: 'recebimento-estornado', para: { entram: 0, saem: 1, motivo: 'Engano' } },
    'Saída estornada (Engano)',
  ],
  [
    { campo: 'nota', acao: 'recebimento-estornado', para: { entram: 0, saem: 0, motivo: 'Engano' } },
    'Confirmação estornada (Engano)',
  ],
  [{ campo: 'nota', acao: 'cancelada' }, 'Marcada como cancelada pelo evento do emitente'],
  [{ campo: 'Item 3', de: 'A × 1', para: 'B × 2' }, 'Item 3: de “A × 1” para “B × 2”'],
  [{ campo: 'pedido', acao: 'excluido', de: 7 }, 'Pedido 7 excluído'],
  [{ campo: 'transportadora', de: 'A', para: 'B' }, 'Transportadora: de “A” para “B”'],
  [{ campo: 'transportadora', de: null, para: 'B' }, 'Transportadora: de vazio para “B”'],
  [{ campo: 'urgente', de: false, para: true }, 'Urgente: de Não para Sim'],
  [
    { campo: 'dataHoraColeta', de: '2026-11-20T13:15:00.000Z', para: '2026-11-21T02:00:00.000Z' },
    'Data e hora da coleta: de 20/11/2026 10:15 para 20/11/2026 23:00',
  ],
  [{ campo: 'status', de: 'CRIADO', para: 'EM_SEPARACAO' }, 'Situação: de Criado para Em separação'],
  [
    { campo: 'statusAlcis', de: 'recebido', para: 'em separação' },
    'Status WMS: de “recebido” para “em separação”',
  ],
  [
    { campo: 'itens', acao: 'incluido', para: soap },
    'Item incluído: 10234 Sabonete glicerina lote L2609A, 48 un',
  ],
  [
    { campo: 'itens', acao: 'removido', de: { ...soap, validade: '2027-01-31', quantidade: 1234.5 } },
    'Item removido: 10234 Sabonete glicerina lote L2609A (validade 31/01/2027), 1.234,5 un',
  ],
  [
    { campo: 'itens', de: soap, para: { ...soap, quantidade: 50 } },
    'Item alterado: 10234 Sabonete glicerina lote L2609A, de 48 un para 50 un',
  ],
  [{ campo: 'itens', acao: 'reordenado' }, 'Ordem das linhas alterada'],
  [{ campo: 'nf', para: { filename: 'nf.pdf' } }, 'Anexo NF: incluído nf.pdf'],
  [
    { campo: 'cartaDeCorrecao', de: { filename: 'cc.pdf' }, para: null },
    'Anexo Carta de correção: removido cc.pdf',
  ],
  [
    { campo: 'tag', de: { filename: 'a.pdf' }, para: { filename: 'b.pdf' } },
    'Anexo TAG: a.pdf substituído por b.pdf',
  ],
  [{ campo: 'itens', acao: 'expedido', para: 12 }, 'Expedido: 12 linhas saíram do estoque'],
  [{ campo: 'itens', acao: 'expedido', para: 1 }, 'Expedido: 1 linha saiu do estoque'],
  [{ campo: 'itens', acao: 'estornado', para: 12 }, 'Expedição estornada: 12 linhas voltaram ao estoque'],
  [{ campo: 'itens', acao: 'liberado', para: 2 }, 'Reserva liberada: 2 linhas'],
  [{ campo: 'pedido', acao: 'reenviado' }, 'Pedido reenviado ao WMS'],
  [{ campo: 'pedido', acao: 'retirado' }, 'Pedido retirado do WMS'],
  [
    { campo: 'versao', acao: 'sem-versao' },
    'Gravado sem informar a versão: alterações simultâneas não foram verificadas',
  ],
  [{ campo: 'tempoSeparacao', de: 4, para: 2.5 }, 'Tempo de separação (horas): de 4 para 2,5'],
  [
    {
      campo: 'saldo',
      acao: 'ajustado',
      para: { lote: 'L1', de: 10, para: 8.5, unidade: 'kg', motivo: 'quebra' },
    },
    'Ajuste do lote L1: de 10 kg para 8,5 kg (quebra)',
  ],
  [{ campo: 'saldo', acao: 'ajustado', para: 3 }, 'Estoque ajustado'],
  [{ campo: 'senha', de: 'x', para: 'y' }, 'Senha alterada'],
])('%j', (mudanca, text) => {
  expect(describeMudanca(mudanca, undefined, labelsOf(CAMPOS_PEDIDO))).toBe(text)
})

test('an entry of any shape still reads as a sentence, and a password is never told', () => {
  const json = fc.jsonValue().map((value): Json => JSON.parse(JSON.stringify(value)))
  const campo = fc.oneof(fc.string(), fc.constantFrom('itens', 'nf', 'status', 'constructor', '__proto__'))
  fc.assert(
    fc.property(
      campo,
      fc.option(json, { nil: undefined }),
      fc.option(json, { nil: undefined }),
      (name, de, para) => {
        const mudanca = { campo: name, ...(de !== undefined && { de }), ...(para !== undefined && { para }) }
        expect(typeof describeMudanca(mudanca)).toBe('string')
        expect(describeMudanca({ campo: 'senha', de: 'segredo', para: 'segredo' })).not.toContain('segredo')
      },
    ),
  )
})

test('a register tells its fields in the words of its own form', () => {
  const labels = { status: 'Situação do cadastro', rua: 'Rua' }
  expect(describeMudanca({ campo: 'status', de: 'ATIVO', para: 'INATIVO' }, undefined, labels)).toBe(
    'Situação do cadastro: de “ATIVO” para “INATIVO”',
  )
  expect(describeMudanca({ campo: 'rua', de: null, para: 'Das Flores' }, undefined, labels)).toBe(
    'Rua: de vazio para “Das Flores”',
  )
})
