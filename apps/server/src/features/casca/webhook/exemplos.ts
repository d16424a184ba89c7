import { Evento, EXEMPLO_DO_PEDIDO, type EventoTipo } from '@app/contract/casca/evento'

const moved = (tipo: EventoTipo, de: string, para: string) =>
  tipo.endsWith('.movido') || tipo.endsWith('.movida') ? { de, para } : { de: null, para: null }

const dadosDe = (tipo: EventoTipo): unknown => {
  if (tipo.startsWith('pedido.'))
    return {
      ...EXEMPLO_DO_PEDIDO,
      ...(tipo === 'pedido.cancelado'
        ? { de: 'CRIADO', para: 'CANCELADO' }
        : moved(tipo, 'CRIADO', 'EM_SEPARACAO')),
    }
  if (tipo.startsWith('estoque.'))
    return {
      codigoProduto: 'SH-500',
      codigoOmni: '1001-SH-500',
      lotes: [{ lote: 'SH-500-01', dataDeValidade: '2027-02-18', quantidade: 240, reservado: 24 }],
    }
  if (tipo.startsWith('nota.'))
    return {
      chave: '35261199999999000191550010000000011000000010',
      numero: 1,
      serie: 1,
      versao: 1,
    }
  return { numero: 12, ano: 2026, versao: 4, ...moved(tipo, 'EM_CRIACAO', 'ABERTA') }
}

/** An invented event, shaped as the true ones; its `id` 0 tells it apart. */
export const exemploDe = (tipo: EventoTipo, clienteId: number | null, now: Date): Evento =>
  Evento.parse({
    id: 0,
    tipo,
    em: now.toISOString(),
    objeto: 0,
    clienteId,
    postoId: null,
    dados: dadosDe(tipo),
  })
