import { Evento, EXEMPLO_DO_PEDIDO, type EventoTipo } from '@app/contract/casca/evento'

const moved = (tipo: EventoTipo, de: string, para: string) =>
  tipo.endsWith('.movido') || tipo.endsWith('.movida') ? { de, para } : { de: null, para: null }

const PASSAGEM_DA_OS: Partial<Record<EventoTipo, { de: string; para: string }>> = {
  'os.aberta': { de: 'EM_CRIACAO', para: 'ABERTURA_DE_OS' },
  'os.orcada': { de: 'AVALIACAO_TECNICA', para: 'APROVAR_ORCAMENTO' },
  'os.aprovada': { de: 'APROVAR_ORCAMENTO', para: 'ORCAMENTO_APROVADO' },
  'os.recusada': { de: 'APROVAR_ORCAMENTO', para: 'ORCAMENTO_REPROVADO' },
  'os.pronta': { de: 'APROVADO_QC', para: 'REPARADA' },
  'os.entregue': { de: 'REPARADA', para: 'ENTREGUE' },
  'os.atendida': { de: 'EM_CRIACAO', para: 'ATENDIDA' },
  'os.cancelada': { de: 'EM_CRIACAO', para: 'CANCELADA' },
  'os.movida': { de: 'ORCAMENTO_APROVADO', para: 'AGUARDANDO_CONSERTO' },
}

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
  return { numero: 12, ano: 2026, versao: 4, ...(PASSAGEM_DA_OS[tipo] ?? { de: null, para: null }) }
}

/** An invented event, shaped as the true ones; its `id` 0 tells it apart. */
export const exemploDe = (
  tipo: EventoTipo,
  { clienteId, postoId }: { clienteId: number | null; postoId: number | null },
  now: Date,
): Evento =>
  Evento.parse({
    id: 0,
    tipo,
    em: now.toISOString(),
    objeto: 0,
    clienteId,
    postoId,
    dados: dadosDe(tipo),
  })
