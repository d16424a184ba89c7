import type { AcaoOs, PassoOs, StatusOs } from '@app/contract/assistencia/ordemServico'

/** The text above the consumer's page for each status: what is going on, and what the consumer should do. */
export const PALAVRAS_STATUS: Record<StatusOs, { titulo: string; texto: string }> = {
  EM_CRIACAO: {
    titulo: 'Estamos registrando o seu relógio',
    texto: 'A ordem de serviço ainda está sendo preenchida.',
  },
  AGUARDANDO_RELOGIO: {
    titulo: 'Esperamos o seu relógio',
    texto: 'A avaliação começa quando ele chegar ao posto.',
  },
  ABERTURA_DE_OS: { titulo: 'Recebemos o seu relógio', texto: 'Ele está na fila da avaliação.' },
  PRE_AVALIACAO_TECNICA: {
    titulo: 'Seu relógio está em avaliação',
    texto: 'Já fizemos a primeira verificação.',
  },
  AVALIACAO_TECNICA: {
    titulo: 'Estamos preparando o orçamento',
    texto: 'O defeito foi avaliado na bancada.',
  },
  APROVAR_ORCAMENTO: {
    titulo: 'Falta a sua resposta ao orçamento',
    texto: 'Encontramos o defeito. O conserto começa quando você aprovar.',
  },
  ORCAMENTO_APROVADO: { titulo: 'Orçamento aprovado', texto: 'Estamos reunindo as peças para o conserto.' },
  ORCAMENTO_REPROVADO: {
    titulo: 'O orçamento não foi aprovado',
    texto: 'Você pode retirar o relógio no posto, ou conversar sobre outro orçamento.',
  },
  AGUARDANDO_CONSERTO: { titulo: 'O conserto vai começar', texto: 'Seu relógio está na fila da bancada.' },
  CONSERTADA: { titulo: 'Conserto feito', texto: 'Falta conferir o resultado.' },
  CONTROLE_QUALIDADE: { titulo: 'Estamos conferindo o conserto', texto: 'Outra pessoa confere o trabalho.' },
  APROVADO_QC: { titulo: 'Conserto conferido', texto: 'Avisaremos quando você puder retirar o relógio.' },
  REPROVADO_QC: { titulo: 'Estamos ajustando o conserto', texto: 'A conferência pediu um ajuste.' },
  REPARADA: { titulo: 'Seu relógio está pronto', texto: 'Você já pode retirá-lo no posto.' },
  ENTREGUE: { titulo: 'Relógio entregue', texto: 'Obrigado pela confiança.' },
  FINALIZADA: { titulo: 'Ordem de serviço encerrada', texto: 'Obrigado pela confiança.' },
  ATENDIDA: { titulo: 'Atendimento concluído', texto: 'Obrigado pela confiança.' },
  CANCELADA: { titulo: 'Ordem de serviço cancelada', texto: 'Fale com o posto se tiver alguma dúvida.' },
  TROCA_MODELO: { titulo: 'Pedimos a troca do seu relógio', texto: 'O fabricante está analisando o pedido.' },
  ESCOLHA_DE_MODELO: {
    titulo: 'Escolha o seu novo relógio',
    texto: 'O fabricante autorizou a troca por um destes modelos.',
  },
  AGUARDANDO_RELOGIO_DE_TROCA: {
    titulo: 'Seu novo relógio está a caminho',
    texto: 'Avisaremos quando ele chegar ao posto.',
  },
  TROCA_NAO_AUTORIZADA: {
    titulo: 'A troca não foi autorizada',
    texto: 'O posto vai falar com você sobre o próximo passo.',
  },
  TROCA_REVERTIDA: {
    titulo: 'A troca foi desfeita',
    texto: 'O posto vai falar com você sobre o próximo passo.',
  },
}

/** The text while an addition during the repair waits for its answer. */
export const PALAVRAS_COMPLEMENTO = {
  titulo: 'Falta a sua resposta ao que acrescentamos',
  texto: 'O conserto precisa de mais do que foi aprovado. Veja o que muda e responda.',
}

/** The text of a budget that nobody answered in time: neither an answer of hers nor one that she may still give. */
export const PALAVRAS_VENCIDO = {
  titulo: 'O orçamento venceu sem resposta',
  texto: 'O preço dele não vale mais. Se ainda quer o conserto, peça um orçamento novo.',
}

/** The text of an order that ended with a refund (decisions 61). */
export const PALAVRAS_RESTITUICAO = {
  titulo: 'O seu dinheiro volta a você',
  texto: 'O conserto foi encerrado, como você escolheu. O posto devolve o valor combinado.',
}

/** The text while the deposit of an approved budget is missing. */
export const PALAVRAS_SINAL = {
  titulo: 'Orçamento aprovado. Falta o sinal',
  texto: 'Com o sinal, o posto pede as peças e começa o conserto.',
}

const PALAVRAS_ACAO: Record<Exclude<AcaoOs, 'alterarStatus'>, string> = {
  abrir: 'Relógio recebido no balcão',
  receberRelogio: 'Relógio recebido no posto',
  atender: 'Atendimento concluído',
  salvarPreAvaliacao: 'Primeira verificação feita',
  avaliar: 'Defeito avaliado',
  registrarUsoIndevido: 'Sinais de uso indevido registrados, com foto',
  fotografar: 'Fotos acrescentadas',
  passarOs: 'O relógio passou a outro técnico',
  salvarOrcamento: 'Orçamento enviado a você',
  alterarOrcamento: 'O orçamento mudou: há uma versão nova',
  aprovarOrcamento: 'Orçamento aprovado',
  reprovarOrcamento: 'Orçamento recusado',
  desfazerResposta: 'A resposta ao orçamento foi desfeita',
  receberSinal: 'Sinal recebido',
  dispensarSinal: 'O sinal foi dispensado',
  devolver: 'Valor devolvido a você',
  expirar: 'O orçamento venceu sem resposta',
  reabrirOrcamento: 'O orçamento está em revisão',
  pedirPeca: 'O conserto precisa de mais uma peça ou serviço',
  pedirDeNovo: 'A peça foi pedida de novo',
  substituirPeca: 'Uma peça foi trocada por outra original equivalente, sem custo a mais',
  aguardarConserto: 'Tudo pronto para o conserto',
  consertar: 'Conserto feito',
  enviarControleQualidade: 'Conserto em conferência',
  aprovarReparo: 'Conserto conferido e aprovado',
  reprovarReparo: 'A conferência pediu um ajuste',
  reabrirConserto: 'De volta à bancada',
  osReparada: 'Pronto para você retirar',
  entregarProduto: 'Relógio entregue',
  finalizar: 'Ordem de serviço encerrada',
  solicitarTroca: 'Pedimos a troca do relógio ao fabricante',
  autorizarTroca: 'Troca autorizada: escolha o novo modelo',
  naoAutorizarTroca: 'O fabricante não autorizou a troca',
  escolherModelo: 'Novo modelo escolhido',
  trocaMaisModelos: 'Há mais modelos para escolher',
  receberRelogioTroca: 'O novo relógio chegou ao posto',
  reverterTroca: 'A troca foi desfeita',
  reabrirTroca: 'Pedimos a troca outra vez',
  exigirTroca: 'Passados os 30 dias, você escolheu outro relógio',
  exigirRestituicao: 'Passados os 30 dias, você escolheu o dinheiro de volta',
  exigirAbatimento: 'Passados os 30 dias, você escolheu um abatimento no preço',
  desfazerEscolha: 'A escolha foi desfeita',
  autorizarReincidencia: 'O fabricante autorizou o reparo na garantia do serviço',
  recusarReincidencia: 'O fabricante não reconheceu a garantia do serviço',
  afastarUsoIndevido: 'A garantia voltou a valer',
  cancelar: 'Ordem de serviço cancelada',
  reabrirOs: 'Ordem de serviço reaberta',
}

/** Whose bench a watch is on, and what is photographed there, is the workshop's own. */
export const isInterna = (acao: AcaoOs): boolean => acao === 'passarOs' || acao === 'fotografar'

/** An act in the consumer's words; it never contains a note of the workshop. */
export const fraseDoHistorico = (acao: AcaoOs, para: StatusOs): string => {
  if (acao === 'alterarStatus') return PALAVRAS_STATUS[para].titulo
  if (acao === 'abrir' && para === 'AGUARDANDO_RELOGIO') return 'Ordem de serviço aberta, à espera do relógio'
  if (acao === 'salvarOrcamento' || acao === 'alterarOrcamento') {
    if (para === 'AGUARDANDO_CONSERTO') return 'Conserto coberto pela garantia'
    if (para === 'ORCAMENTO_APROVADO') return 'Conserto coberto pela garantia, à espera de peça'
  }
  return PALAVRAS_ACAO[acao]
}

const PASSOS = ['Recebido', 'Avaliado', 'Sua resposta', 'Conserto', 'Pronto'] as const
/** Of a watch for which another is given. */
const PASSOS_DA_TROCA = ['Recebido', 'Avaliado', 'Sua escolha', 'A caminho', 'No posto'] as const
const EM_TROCA: readonly StatusOs[] = ['TROCA_MODELO', 'ESCOLHA_DE_MODELO', 'AGUARDANDO_RELOGIO_DE_TROCA']
const DEPOIS_DA_TROCA: readonly StatusOs[] = ['REPARADA', 'ENTREGUE', 'FINALIZADA']

/** The current step of each status; 5 when all are done, -1 when the order goes no further. */
const PASSO_DO_STATUS: Record<StatusOs, number> = {
  EM_CRIACAO: 0,
  AGUARDANDO_RELOGIO: 0,
  ABERTURA_DE_OS: 1,
  PRE_AVALIACAO_TECNICA: 1,
  AVALIACAO_TECNICA: 1,
  APROVAR_ORCAMENTO: 2,
  ORCAMENTO_REPROVADO: 2,
  ORCAMENTO_APROVADO: 3,
  AGUARDANDO_CONSERTO: 3,
  CONSERTADA: 3,
  CONTROLE_QUALIDADE: 3,
  APROVADO_QC: 3,
  REPROVADO_QC: 3,
  TROCA_MODELO: 2,
  ESCOLHA_DE_MODELO: 2,
  AGUARDANDO_RELOGIO_DE_TROCA: 3,
  TROCA_NAO_AUTORIZADA: 3,
  TROCA_REVERTIDA: 3,
  REPARADA: 4,
  ENTREGUE: 5,
  FINALIZADA: 5,
  ATENDIDA: 5,
  CANCELADA: -1,
}

/** The act that ends each step. */
const FIM_DO_PASSO: readonly (readonly AcaoOs[])[] = [
  ['abrir', 'receberRelogio', 'atender'],
  ['avaliar'],
  ['aprovarOrcamento', 'reprovarOrcamento', 'escolherModelo'],
  ['aprovarReparo', 'receberRelogioTroca'],
  ['osReparada', 'receberRelogioTroca', 'atender'],
]

type Feito = { acao: AcaoOs | null; para: StatusOs; em: string }

const isTroca = (status: StatusOs, historico: readonly Feito[]): boolean =>
  EM_TROCA.includes(status) ||
  (DEPOIS_DA_TROCA.includes(status) && historico.some(({ acao }) => acao === 'receberRelogioTroca'))

/**
 * The five steps of the consumer's page, each with the latest day on which it was done: of a repair, or of a swap. What
 * was done at the counter has none.
 */
export function passosDoConsumidor(
  status: StatusOs,
  historico: readonly Feito[],
  osType: 'OS' | 'PA' = 'OS',
): PassoOs[] {
  if (osType === 'PA') return []
  const now = PASSO_DO_STATUS[status]
  return (isTroca(status, historico) ? PASSOS_DA_TROCA : PASSOS).map((titulo, index) => {
    const acts = FIM_DO_PASSO[index] ?? []
    const done = historico.findLast(
      ({ acao, para }) => acao !== null && acts.includes(acao) && para !== 'AGUARDANDO_RELOGIO',
    )
    if (now === -1) return { titulo, em: done?.em ?? null, situacao: done ? 'FEITO' : 'DEPOIS' }
    if (index < now) return { titulo, em: done?.em ?? null, situacao: 'FEITO' }
    return { titulo, em: null, situacao: index === now ? 'AGORA' : 'DEPOIS' }
  })
}
