import type { ABILITIES_ASSISTENCIA } from '../session/assistencia.ts'
import type { Habilidade } from './grupos.ts'

/** The labels of the repair network's abilities. */
export const HABILIDADES_ASSISTENCIA: Record<(typeof ABILITIES_ASSISTENCIA)[number], Habilidade> = {
  INICIO_VER: {
    grupo: 'Ordens de serviço',
    rotulo: 'Ver o início da assistência',
    descricao: 'Mostra as caixas com o que espera por cada um.',
  },
  OS_VER: {
    grupo: 'Ordens de serviço',
    rotulo: 'Ver ordens de serviço',
    descricao: 'Abre a busca e cada OS; em um posto, as do posto.',
  },
  OS_CADASTRAR: {
    grupo: 'Ordens de serviço',
    rotulo: 'Cadastrar OS e pronto atendimento',
    descricao: 'Abre a OS no balcão e recebe o relógio.',
  },
  OS_ATENDER: {
    grupo: 'Ordens de serviço',
    rotulo: 'Concluir pronto atendimento',
    descricao: 'Atende no balcão o que não precisa de OS.',
  },
  OS_REPARAR: {
    grupo: 'Ordens de serviço',
    rotulo: 'Avaliar, orçar e consertar',
    descricao: 'Leva a OS da pré-avaliação ao conserto e pede as peças dela.',
  },
  OS_RESPONDER: {
    grupo: 'Ordens de serviço',
    rotulo: 'Registrar a resposta do consumidor',
    descricao: 'Aprova ou reprova o orçamento e escolhe o modelo em nome dele.',
  },
  OS_QUALIDADE: {
    grupo: 'Ordens de serviço',
    rotulo: 'Fazer o controle de qualidade',
    descricao: 'Aprova ou reprova o conserto de outra pessoa.',
  },
  OS_AVISAR: {
    grupo: 'Ordens de serviço',
    rotulo: 'Avisar que a OS está reparada',
    descricao: 'Marca como reparada e avisa o consumidor.',
  },
  OS_ENTREGAR: {
    grupo: 'Ordens de serviço',
    rotulo: 'Entregar o produto',
    descricao: 'Registra quem retirou e a assinatura.',
  },
  RECEBIMENTO_VER: {
    grupo: 'Ordens de serviço',
    rotulo: 'Ver recebimentos do posto',
    descricao: 'Abre o que os consumidores pagaram no balcão, por dia e forma.',
  },
  OS_FINALIZAR: {
    grupo: 'Ordens de serviço',
    rotulo: 'Finalizar OS',
    descricao: 'Encerra a OS entregue, que entra no fechamento.',
  },
  OS_CANCELAR: {
    grupo: 'Ordens de serviço',
    rotulo: 'Cancelar OS',
    descricao: 'Cancela, com motivo, uma OS que não terminou.',
  },
  OS_ESCOLHA_LEGAL: {
    grupo: 'Ordens de serviço',
    rotulo: 'Registrar a escolha após os 30 dias',
    descricao:
      'Anota a troca, a restituição ou o abatimento que o consumidor escolhe passado o prazo da lei.',
  },
  OS_EXPIRAR: {
    grupo: 'Ordens de serviço',
    rotulo: 'Expirar orçamento',
    descricao: 'Dá por reprovado um orçamento sem resposta há 30 dias.',
  },
  OS_REATIVAR: {
    grupo: 'Ordens de serviço',
    rotulo: 'Reativar OS',
    descricao: 'Reabre, com motivo, uma OS cancelada, finalizada ou atendida.',
  },
  OS_ALTERAR_STATUS: {
    grupo: 'Ordens de serviço',
    rotulo: 'Alterar o status da OS',
    descricao: 'Leva a OS, com motivo, a qualquer status.',
  },
  OS_REINCIDENCIA: {
    grupo: 'Ordens de serviço',
    rotulo: 'Autorizar reincidência',
    descricao: 'Decide, pelo fabricante, sobre o mesmo relógio que volta na garantia do serviço.',
  },
  TROCA_SOLICITAR: {
    grupo: 'Peças e trocas',
    rotulo: 'Solicitar troca de modelo',
    descricao: 'Pede, com motivo, que o relógio seja trocado, e reabre o pedido.',
  },
  TROCA_AUTORIZAR: {
    grupo: 'Peças e trocas',
    rotulo: 'Autorizar e reverter troca',
    descricao: 'Autoriza, nega ou reverte a troca de modelo e oferece modelos.',
  },
  PECA_VER: {
    grupo: 'Peças e trocas',
    rotulo: 'Ver peças',
    descricao: 'Abre a lista de peças, o estoque do posto e as compras de peças.',
  },
  PECA_EDITAR: {
    grupo: 'Peças e trocas',
    rotulo: 'Alterar e importar peças',
    descricao: 'Inclui, altera, inativa e importa peças.',
  },
  PECA_ENVIAR: {
    grupo: 'Peças e trocas',
    rotulo: 'Autorizar e enviar peças',
    descricao: 'Autoriza e despacha as compras de peças dos postos.',
  },
  PECA_RECEBER: {
    grupo: 'Peças e trocas',
    rotulo: 'Receber peças',
    descricao: 'Confirma que as peças de uma compra chegaram ao posto.',
  },
  ESTOQUE_PECA_EDITAR: {
    grupo: 'Peças e trocas',
    rotulo: 'Alterar o estoque de peças do posto',
    descricao: 'Ajusta a quantidade, com motivo, e o mínimo de cada peça.',
  },
  PECA_CONTAR: {
    grupo: 'Peças e trocas',
    rotulo: 'Contar peças',
    descricao: 'Abre uma contagem do estoque do posto e conta; o ajuste é de quem altera o estoque.',
  },
  PECA_TRANSFERIR: {
    grupo: 'Peças e trocas',
    rotulo: 'Transferir peças entre postos',
    descricao: 'Envia peças do estoque a outro posto do mesmo credenciado, e cancela o envio.',
  },
  PECA_REJEITAR: {
    grupo: 'Peças e trocas',
    rotulo: 'Rejeitar peça',
    descricao: 'Devolve, com motivo, uma peça pedida.',
  },
  CONSUMIDOR_VER: {
    grupo: 'Cadastros da assistência',
    rotulo: 'Ver consumidores',
    descricao: 'Abre a lista e o cadastro de quem traz o relógio.',
  },
  CONSUMIDOR_EDITAR: {
    grupo: 'Cadastros da assistência',
    rotulo: 'Alterar consumidores',
    descricao: 'Inclui e altera consumidores.',
  },
  CADASTRO_UNIR: {
    grupo: 'Cadastros da assistência',
    rotulo: 'Unir cadastros repetidos',
    descricao: 'Junta dois cadastros da mesma pessoa, ou do mesmo relógio; não tem volta.',
  },
  MARCA_EDITAR: {
    grupo: 'Cadastros da assistência',
    rotulo: 'Marcas e grupos',
    descricao: 'Abre e altera marcas e grupos de marcas.',
  },
  MODELO_EDITAR: {
    grupo: 'Cadastros da assistência',
    rotulo: 'Produtos, modelos e tabelas da OS',
    descricao: 'Abre e altera tipos, modelos, sintomas, causas e serviços.',
  },
  POSTO_EDITAR: {
    grupo: 'Cadastros da assistência',
    rotulo: 'Postos autorizados',
    descricao: 'Abre e altera postos e associa habilitados a credenciados.',
  },
  POSTO_CONDICOES: {
    grupo: 'Cadastros da assistência',
    rotulo: 'Condições do posto',
    descricao: 'Escreve o que o cliente aceita ao deixar o relógio; em um posto, as do posto.',
  },
  POSTO_APROVAR: {
    grupo: 'Cadastros da assistência',
    rotulo: 'Aprovar postos',
    descricao: 'Vê quem se cadastrou, com os documentos, e aprova, pede correção ou recusa.',
  },
  POSTO_FILTRAR: {
    grupo: 'Cadastros da assistência',
    rotulo: 'Filtrar por posto ou código SAP',
    descricao: 'Escolhe de que posto são as OS de uma lista.',
  },
  COLABORADOR_EDITAR: {
    grupo: 'Cadastros da assistência',
    rotulo: 'Colaboradores e cadastro do posto',
    descricao:
      'Convida, altera e inativa quem trabalha no posto, diz em que cada técnico é treinado, e muda contato, endereço e horário do posto.',
  },
  PLANO_EDITAR: {
    grupo: 'Planos e cobranças',
    rotulo: 'Planos',
    descricao: 'Abre e altera os planos que os postos assinam e o que custam.',
  },
  COBRANCA_VER: {
    grupo: 'Planos e cobranças',
    rotulo: 'Ver planos e cobranças',
    descricao: 'Mostra assinaturas e cobranças; em um posto, as do posto, com o código para pagar.',
  },
  COBRANCA_EDITAR: {
    grupo: 'Planos e cobranças',
    rotulo: 'Confirmar pagamentos',
    descricao: 'Confirma e cancela cobranças, lê o extrato do banco e muda planos e regras de cobrança.',
  },
  CHAMADO_VER: {
    grupo: 'Chamados',
    rotulo: 'Ver e abrir chamados',
    descricao: 'Abre chamados e conversa neles; em um posto, só os do posto.',
  },
  CHAMADO_ATENDER: {
    grupo: 'Chamados',
    rotulo: 'Atender chamados',
    descricao: 'Assume, responde, encaminha e encerra chamados; em um posto, os que são do responsável.',
  },
  CHAT_USAR: {
    grupo: 'Ordens de serviço',
    rotulo: 'Conversar',
    descricao: 'Troca mensagens entre o posto e as equipes do fabricante.',
  },
  RELATORIO_VER: {
    grupo: 'Ordens de serviço',
    rotulo: 'Ver relatórios da assistência',
    descricao: 'Abre os relatórios das OS; em um posto, os do posto.',
  },
  DOC_VER: {
    grupo: 'Cadastros da assistência',
    rotulo: 'Ver documentos técnicos',
    descricao: 'Acha, lê e baixa manuais, boletins e circulares, e diz que leu.',
  },
  DOC_EDITAR: {
    grupo: 'Cadastros da assistência',
    rotulo: 'Editar documentos técnicos',
    descricao: 'Inclui, altera e publica documentos e vê quem ainda não leu.',
  },
  FINANCEIRO_VER: {
    grupo: 'Planos e cobranças',
    rotulo: 'Ver fechamentos',
    descricao:
      'Mostra o que o fabricante paga a cada posto por mês; em um posto, o do posto, que pode contestar.',
  },
  FINANCEIRO_EDITAR: {
    grupo: 'Planos e cobranças',
    rotulo: 'Aprovar e pagar fechamentos',
    descricao: 'Responde contestações, glosa linhas, inclui ajustes, aprova e registra o pagamento.',
  },
  OS_ACOMPANHAR: {
    grupo: 'Ordens de serviço',
    rotulo: 'Acompanhar os próprios relógios',
    descricao: 'O consumidor vê as OS abertas com o CPF ou CNPJ dele, e responde por elas.',
  },
  AVALIACAO_VER: {
    grupo: 'Ordens de serviço',
    rotulo: 'Ver avaliações',
    descricao: 'Abre o que os consumidores dizem do atendimento; em um posto, do próprio.',
  },
  AVALIACAO_RESPONDER: {
    grupo: 'Ordens de serviço',
    rotulo: 'Responder a avaliações',
    descricao: 'Responde, pelo posto, a quem avaliou o atendimento.',
  },
}
