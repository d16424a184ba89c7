import { type CorreioModelo, saudacao } from './modelo.ts'

const ORDEM = 'Ordem de serviço 388/2026, Aurora 40\nRelojoaria Central, telefone (11) 3333-0101'
const COBRANCA =
  'PIX copia e cola, com o valor de hoje:\n\n00020126580014br.gov.bcb.pix…\n\nhttps://exemplo.com.br/postoAutorizadoPagamento/31'

const valor = { label: 'O que é cobrado hoje', exemplo: 'R$ 149,90', exigida: true } as const
const vencimento = { label: 'O dia do vencimento', exemplo: '10/12/2026' } as const
const prazo = {
  label: 'Até quando se paga, e o que vem depois',
  exemplo:
    'Sem pagamento até 20/12/2026, o posto fica suspenso: termina o que está aberto e não abre nada novo.',
} as const

/** The mails of the repair network; the notices about a service order have a screen of their own (decisions 54). */
export const MODELOS_ASSISTENCIA = {
  AVALIACAO_CONVITE: {
    modulo: 'assistencia',
    para: 'CONSUMIDOR',
    label: 'Pesquisa de satisfação',
    quando: 'O relógio é entregue, ou o atendimento termina.',
    marcas: { saudacao, dias: { label: 'Por quantos dias se responde', exemplo: '60' } },
    corpo: `https://exemplo.com.br/avaliar#token=…\n\n${ORDEM}`,
    padrao: {
      assunto: 'Como foi o atendimento?',
      abertura:
        '{saudacao}\n\nConte em um minuto como foi o atendimento ao seu relógio. Quatro perguntas esperam neste endereço, por {dias} dias:',
      fechamento: '',
    },
  },
  AVALIACAO_RESPONDIDA: {
    modulo: 'assistencia',
    para: 'CONSUMIDOR',
    label: 'Resposta à avaliação',
    quando: 'O posto responde a quem avaliou.',
    marcas: { saudacao },
    corpo: `https://exemplo.com.br/avaliar#token=…\n\n${ORDEM}`,
    padrao: {
      assunto: 'O posto respondeu à sua avaliação',
      abertura: '{saudacao}\n\nO posto leu a sua avaliação e respondeu. A resposta está neste endereço:',
      fechamento: '',
    },
  },
  CONTA_CODIGO: {
    modulo: 'assistencia',
    para: 'CONSUMIDOR',
    label: 'Código da conta',
    quando: 'Um consumidor prova na sua conta que um e-mail é dele.',
    marcas: {
      saudacao,
      codigo: { label: 'O código', exemplo: '482 917' },
      minutos: { label: 'Por quantos minutos o código vale', exemplo: '15' },
    },
    corpo: '482 917',
    padrao: {
      assunto: '{codigo} é o seu código',
      abertura:
        '{saudacao}\n\nPara ver os seus relógios na conta do Retaguarda, digite este código na página que o pediu:',
      fechamento:
        'Ele vale por {minutos} minutos. Não o diga a ninguém, nem ao posto: quem o tiver vê as ordens de serviço deste e-mail. Se não foi você que pediu, não é preciso fazer nada.',
    },
  },
  DOC_NOVA_VERSAO: {
    modulo: 'assistencia',
    para: 'POSTO',
    label: 'Documento com nova versão',
    quando: 'Sai nova versão de um documento técnico que a pessoa leu.',
    marcas: {
      saudacao,
      titulo: { label: 'O título do documento', exemplo: 'Manual do Aurora 40', exigida: true },
      numero: { label: 'O número da versão', exemplo: '3' },
      mudou: { label: 'O que mudou', exemplo: 'Torque do fundo.' },
    },
    corpo: 'https://exemplo.com.br/doc/7',
    padrao: {
      assunto: 'Nova versão: {titulo}',
      abertura:
        '{saudacao}\n\nO documento “{titulo}”, que você leu, tem uma nova versão (v{numero}).\n\nO que mudou: {mudou}',
      fechamento: '',
    },
  },
  COLABORADOR_CONVITE: {
    modulo: 'assistencia',
    para: 'POSTO',
    label: 'Convite para trabalhar no posto',
    quando: 'Alguém é convidado em Colaboradores.',
    marcas: {
      quem: { label: 'Quem convidou', exemplo: 'Lúcia Prado' },
      posto: { label: 'O posto', exemplo: 'Relojoaria Central', exigida: true },
      papel: { label: 'O papel que vai ter', exemplo: 'Técnico' },
      horas: { label: 'Por quantas horas o endereço vale', exemplo: '72' },
    },
    corpo: 'https://exemplo.com.br/convite#token=…',
    padrao: {
      assunto: 'Convite para trabalhar em {posto}',
      abertura:
        'Olá.\n\n{quem} convidou você a trabalhar em {posto}, na rede de assistência, como {papel}. Aceite e escolha a sua senha neste endereço:',
      fechamento:
        'O endereço vale por {horas} horas e só pode ser usado uma vez. Se você não conhece o posto, não é preciso fazer nada.',
    },
  },
  CADASTRO_CONFIRMAR: {
    modulo: 'assistencia',
    para: 'POSTO',
    label: 'Cadastro de assistência: confirmar o e-mail',
    quando: 'Uma assistência envia o seu cadastro.',
    marcas: { saudacao, horas: { label: 'Por quantas horas o endereço vale', exemplo: '24' } },
    corpo: 'https://exemplo.com.br/cadastre-sua-assistencia#token=…',
    padrao: {
      assunto: 'Confirme o e-mail do seu cadastro',
      abertura: '{saudacao}\n\nRecebemos o cadastro da sua assistência. Confirme este e-mail neste endereço:',
      fechamento:
        'O endereço vale por {horas} horas. Sem a confirmação, o cadastro e os documentos são apagados. Se não foi você, não é preciso fazer nada.',
    },
  },
  CADASTRO_RECEBIDO: {
    modulo: 'assistencia',
    para: 'POSTO',
    label: 'Cadastro de assistência: recebido',
    quando: 'O cadastro está completo e espera a aprovação.',
    marcas: { saudacao },
    corpo: '',
    padrao: {
      assunto: 'Cadastro recebido',
      abertura:
        '{saudacao}\n\nO cadastro da sua assistência está completo e espera pela aprovação do fabricante. Avisamos por e-mail assim que houver resposta.',
      fechamento: '',
    },
  },
  CADASTRO_CORRECAO: {
    modulo: 'assistencia',
    para: 'POSTO',
    label: 'Cadastro de assistência: correção',
    quando: 'O fabricante pede uma correção.',
    marcas: {
      saudacao,
      pedido: { label: 'O que corrigir', exemplo: 'O alvará está vencido.', exigida: true },
      dias: { label: 'Por quantos dias o endereço vale', exemplo: '30' },
    },
    corpo: 'https://exemplo.com.br/cadastre-sua-assistencia#token=…',
    padrao: {
      assunto: 'Seu cadastro precisa de uma correção',
      abertura:
        '{saudacao}\n\nO fabricante pediu uma correção no cadastro da sua assistência:\n\n{pedido}\n\nCorrija neste endereço, que vale por {dias} dias:',
      fechamento: '',
    },
  },
  CADASTRO_APROVADO: {
    modulo: 'assistencia',
    para: 'POSTO',
    label: 'Cadastro de assistência: aprovado',
    quando: 'O fabricante aprova o cadastro.',
    marcas: { saudacao },
    corpo: 'https://exemplo.com.br/index',
    padrao: {
      assunto: 'Cadastro aprovado',
      abertura:
        '{saudacao}\n\nA sua assistência faz parte da rede. Entre com o seu e-mail e a senha que você escolheu:',
      fechamento: '',
    },
  },
  CADASTRO_RECUSADO: {
    modulo: 'assistencia',
    para: 'POSTO',
    label: 'Cadastro de assistência: não aprovado',
    quando: 'O fabricante não aprova o cadastro.',
    marcas: {
      saudacao,
      motivo: { label: 'Por que não', exemplo: 'Já há um posto neste endereço.', exigida: true },
    },
    corpo: '',
    padrao: {
      assunto: 'Cadastro não aprovado',
      abertura: '{saudacao}\n\nO fabricante não aprovou o cadastro da sua assistência:\n\n{motivo}',
      fechamento: 'Você pode fazer um novo cadastro. Os dados e os documentos deste são apagados em 90 dias.',
    },
  },
  COBRANCA_ANTES: {
    modulo: 'assistencia',
    para: 'POSTO',
    label: 'Cobrança a vencer',
    quando: 'Três dias antes do vencimento.',
    marcas: { saudacao, valor, vencimento: { ...vencimento, exigida: true } },
    corpo: COBRANCA,
    padrao: {
      assunto: 'Cobrança vence em {vencimento}',
      abertura: '{saudacao}\n\nA cobrança do plano, de {valor}, vence em {vencimento}.',
      fechamento: '',
    },
  },
  COBRANCA_NO_DIA: {
    modulo: 'assistencia',
    para: 'POSTO',
    label: 'Cobrança que vence hoje',
    quando: 'No dia do vencimento.',
    marcas: {
      saudacao,
      valor,
      prazo: { ...prazo, exemplo: 'Até 14/12/2026 ela ainda se paga sem multa e juros.' },
    },
    corpo: COBRANCA,
    padrao: {
      assunto: 'Cobrança vence hoje',
      abertura: '{saudacao}\n\nA cobrança do plano, de {valor}, vence hoje. {prazo}',
      fechamento: '',
    },
  },
  COBRANCA_ATRASO: {
    modulo: 'assistencia',
    para: 'POSTO',
    label: 'Cobrança em atraso',
    quando: 'Depois do vencimento, em dias marcados.',
    marcas: {
      saudacao,
      valor: { ...valor, label: 'O que é cobrado hoje, com multa e juros', exemplo: 'R$ 153,40' },
      vencimento,
      prazo,
    },
    corpo: COBRANCA,
    padrao: {
      assunto: 'Cobrança em atraso desde {vencimento}',
      abertura:
        '{saudacao}\n\nA cobrança do plano venceu em {vencimento}. Hoje ela é de {valor}, com multa e juros.\n\n{prazo}',
      fechamento: '',
    },
  },
} as const satisfies Record<string, CorreioModelo>
