// Without Zod as values.ts, and apart from it, because every page reads that one with the list's address.

/** Every act on an order, named as in design/assistencia.md's table, with the label of its button. */
export const ACAO_OS_LABELS = {
  abrir: 'Abrir OS',
  receberRelogio: 'Receber relógio',
  atender: 'Concluir atendimento',
  salvarPreAvaliacao: 'Pré-avaliar',
  avaliar: 'Avaliar',
  registrarUsoIndevido: 'Registrar uso indevido',
  fotografar: 'Acrescentar fotos',
  passarOs: 'Passar para',
  salvarOrcamento: 'Salvar orçamento',
  alterarOrcamento: 'Alterar orçamento',
  aprovarOrcamento: 'Aprovar orçamento',
  reprovarOrcamento: 'Reprovar orçamento',
  desfazerResposta: 'Desfazer resposta',
  receberSinal: 'Confirmar sinal',
  dispensarSinal: 'Dispensar sinal',
  devolver: 'Devolver ao cliente',
  expirar: 'Expirar orçamento',
  reabrirOrcamento: 'Reabrir orçamento',
  pedirPeca: 'Pedir peça',
  pedirDeNovo: 'Pedir de novo',
  substituirPeca: 'Usar outra peça',
  aguardarConserto: 'Aguardar conserto',
  consertar: 'Concluir conserto',
  enviarControleQualidade: 'Enviar ao controle de qualidade',
  aprovarReparo: 'Aprovar reparo',
  reprovarReparo: 'Reprovar reparo',
  reabrirConserto: 'Reabrir conserto',
  osReparada: 'Marcar como reparada',
  entregarProduto: 'Entregar produto',
  finalizar: 'Finalizar',
  solicitarTroca: 'Solicitar troca',
  autorizarTroca: 'Autorizar troca',
  naoAutorizarTroca: 'Não autorizar troca',
  escolherModelo: 'Escolher modelo',
  trocaMaisModelos: 'Oferecer mais modelos',
  receberRelogioTroca: 'Receber relógio de troca',
  reverterTroca: 'Reverter troca',
  reabrirTroca: 'Reabrir troca',
  exigirTroca: 'Trocar após os 30 dias',
  exigirRestituicao: 'Restituir após os 30 dias',
  exigirAbatimento: 'Abater após os 30 dias',
  desfazerEscolha: 'Desfazer escolha',
  autorizarReincidencia: 'Autorizar reincidência',
  recusarReincidencia: 'Recusar reincidência',
  afastarUsoIndevido: 'Afastar uso indevido',
  cancelar: 'Cancelar OS',
  reabrirOs: 'Reabrir OS',
  alterarStatus: 'Alterar status',
} as const

type AcaoOs = keyof typeof ACAO_OS_LABELS

export const ACOES_OS = Object.keys(ACAO_OS_LABELS) as [AcaoOs, ...AcaoOs[]]

/** Kinds of a line, and the consumer's answer to it. */
export const ORCAMENTO_SITUACOES = ['ABERTO', 'APROVADO', 'REPROVADO', 'EXPIRADO', 'SUBSTITUIDO'] as const
export const LINHA_TIPOS = ['PECA', 'SERVICO'] as const
export const LINHA_SITUACOES = ['PENDENTE', 'APROVADA', 'RECUSADA'] as const

/** The state of an approved line's part: not ordered, ordered, shipped, or rejected. */
export const LINHA_FALTAS = ['A_PEDIR', 'PEDIDA', 'A_CAMINHO', 'REJEITADA'] as const

/** The post's own stock for a line's part: free, reserved, reserved after its purchase arrived, or used. */
export const LINHA_ESTOQUES = ['EM_ESTOQUE', 'RESERVADA', 'CHEGOU', 'USADA'] as const

/** What a photo of a watch shows, and when it was taken. */
export const FOTO_ROTULOS = ['FRENTE', 'TAMPA', 'COROA', 'PULSEIRA', 'DANO'] as const
export const FOTO_ROTULO_LABELS: Record<(typeof FOTO_ROTULOS)[number], string> = {
  FRENTE: 'Frente',
  TAMPA: 'Tampa',
  COROA: 'Coroa',
  PULSEIRA: 'Pulseira',
  DANO: 'Dano',
}
export const FOTO_MOMENTOS = ['ENTRADA', 'BANCADA', 'SAIDA'] as const
export const FOTO_MOMENTO_LABELS: Record<(typeof FOTO_MOMENTOS)[number], string> = {
  ENTRADA: 'Entrada',
  BANCADA: 'Bancada',
  SAIDA: 'Saída',
}

/** When a checklist is gone through, and what is said of a point. */
export const CHECKLIST_TIPOS = ['ENTRADA', 'QUALIDADE', 'SAIDA'] as const
export const CHECKLIST_TIPO_LABELS: Record<(typeof CHECKLIST_TIPOS)[number], string> = {
  ENTRADA: 'Entrada',
  QUALIDADE: 'Controle de qualidade',
  SAIDA: 'Saída',
}
export const CHECKLIST_RESULTADOS = ['OK', 'NAO_OK', 'NAO_SE_APLICA'] as const
export const CHECKLIST_RESULTADO_LABELS: Record<(typeof CHECKLIST_RESULTADOS)[number], string> = {
  OK: 'OK',
  NAO_OK: 'Não OK',
  NAO_SE_APLICA: 'Não se aplica',
}

/** Who answered a budget: the consumer by the link, or the post for the consumer. */
export const RESPOSTA_VIAS = ['LINK', 'POSTO'] as const
