import { CADASTRO_SITUACAO_LABELS } from '@app/contract/assistencia/cadastroPosto'
import { STATUS_OS_DESCRICAO } from '@app/contract/assistencia/ordemServico'

/** The words of the repair network in the history, beside those of its forms. */
export const PALAVRAS_ASSISTENCIA = {
  statusOs: STATUS_OS_DESCRICAO,
  arquivos: {
    FOTO: 'foto',
    USO_INDEVIDO: 'foto do uso indevido',
    NOTA_FISCAL: 'nota fiscal',
    ASSINATURA_ENTRADA: 'assinatura da entrada',
    ASSINATURA_APROVACAO: 'assinatura da aprovação',
    ASSINATURA_ENTREGA: 'assinatura da entrega',
  },
  situacoes: CADASTRO_SITUACAO_LABELS,
  campos: {
    documentosPosto: 'Documentos',
    statusOS: 'Status',
    acaoOs: 'Ação',
    consumidorId: 'Consumidor',
    numeroSerie: 'Nº de série',
    modelo: 'Modelo',
    sintomas: 'Sintomas',
    arquivos: 'Arquivos',
    garantia: 'Garantia',
    plano: 'Plano',
    reincidencia: 'Reincidência',
    pagamentos: 'Recebido',
    semCobranca: 'Sem cobrança',
    avisado: 'Cliente avisado',
    mensagem: 'Mensagem',
  },
  registros: {
    ordemServico: 'Ordem de serviço',
    consumidor: 'Consumidor',
    relogio: 'Relógio',
    peca: 'Cadastro da peça',
    compraPeca: 'Pedido de peças',
    cobranca: 'Cobrança',
    avaliacao: 'Avaliação do consumidor',
    cadastroPosto: 'Cadastro do posto',
    estoquePeca: 'Peça no estoque',
    chamado: 'Chamado',
    chat: 'Conversa',
  },
}
