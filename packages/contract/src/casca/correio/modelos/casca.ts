import { type CorreioModelo, saudacao } from './modelo.ts'

/** The mails of the shell. */
export const MODELOS_CASCA = {
  SENHA_RECUPERAR: {
    modulo: 'casca',
    para: 'TODOS',
    label: 'Esqueci a senha',
    quando: 'Alguém pede para trocar a senha na tela de entrada.',
    marcas: { saudacao },
    corpo: 'https://exemplo.com.br/nova-senha#token=…',
    padrao: {
      assunto: 'Escolha outra senha',
      abertura:
        '{saudacao}\n\nAlguém, provavelmente você, pediu para trocar a senha do seu acesso ao Retaguarda. Escolha outra neste endereço:',
      fechamento:
        'O endereço vale por 30 minutos e só pode ser usado uma vez. Se não foi você, não é preciso fazer nada.',
    },
  },
  ACESSO_CONVITE: {
    modulo: 'casca',
    para: 'TODOS',
    label: 'Convite para o acesso',
    quando: 'Alguém é incluído em Usuários.',
    marcas: {
      saudacao,
      email: { label: 'O e-mail com que a pessoa entra', exemplo: 'dalva@exemplo.com.br', exigida: true },
    },
    corpo: 'https://exemplo.com.br/nova-senha#token=…',
    padrao: {
      assunto: 'Seu acesso ao Retaguarda',
      abertura:
        '{saudacao}\n\nFoi criado um acesso ao Retaguarda para você. Escolha a sua senha neste endereço:',
      fechamento:
        'O endereço vale por 3 dias e só pode ser usado uma vez. Depois, entre com o e-mail {email}.',
    },
  },
  ACESSO_MUDOU: {
    modulo: 'casca',
    para: 'TODOS',
    label: 'Mudança no acesso',
    quando: 'Mudam a senha, o e-mail, a verificação em duas etapas ou as chaves de acesso de alguém.',
    marcas: {
      saudacao,
      titulo: { label: 'O que mudou, como título', exemplo: 'A sua senha foi trocada' },
      fato: {
        label: 'O que mudou, como frase',
        exemplo: 'A senha do seu acesso foi trocada',
        exigida: true,
      },
      quando: { label: 'Dia e hora da mudança', exemplo: '20/11/2026 14:32', exigida: true },
    },
    corpo: '',
    padrao: {
      assunto: '{titulo}',
      abertura: '{saudacao}\n\n{fato} em {quando}.',
      fechamento: 'Se não foi você, peça ajuda ao administrador e troque a senha por “Esqueci a senha”.',
    },
  },
  CADASTRO_PENDENTE: {
    modulo: 'casca',
    para: 'EQUIPE',
    label: 'Cadastro à espera',
    quando: 'Alguém cria um cadastro e espera que o acesso seja liberado.',
    marcas: {
      saudacao,
      pessoa: { label: 'Quem espera', exemplo: 'Otávio Ramos', exigida: true },
    },
    corpo: 'https://exemplo.com.br/usuario/12',
    padrao: {
      assunto: 'Um cadastro espera a liberação',
      abertura:
        '{saudacao}\n\n{pessoa} criou um cadastro no Retaguarda e espera o acesso. Para conferir e liberar:',
      fechamento: 'Se você não conhece esta pessoa, não libere o acesso.',
    },
  },
  ACESSO_LIBERADO: {
    modulo: 'casca',
    para: 'TODOS',
    label: 'Acesso liberado',
    quando: 'O cadastro de alguém é liberado.',
    marcas: {
      saudacao,
      email: { label: 'O e-mail com que a pessoa entra', exemplo: 'dalva@exemplo.com.br', exigida: true },
    },
    corpo: 'https://exemplo.com.br/index',
    padrao: {
      assunto: 'O seu acesso foi liberado',
      abertura:
        '{saudacao}\n\nO seu acesso ao Retaguarda foi liberado. Entre com o e-mail {email} e a sua senha:',
      fechamento: '',
    },
  },
  AVISOS: {
    modulo: 'casca',
    para: 'TODOS',
    label: 'Avisos',
    quando: 'Acontece algo que a pessoa escolheu receber por e-mail.',
    marcas: {
      saudacao,
      titulo: { label: 'O aviso, ou quantos são', exemplo: 'Pedido concluído' },
    },
    corpo: 'Pedido concluído: 48237 · Cosméticos Flor de Açude\nhttps://exemplo.com.br/pedidos/edit/48237',
    padrao: { assunto: '{titulo}', abertura: '{saudacao}', fechamento: '' },
  },
  RESUMO: {
    modulo: 'casca',
    para: 'EQUIPE',
    label: 'Resumo da manhã',
    quando: 'Cada manhã, a quem o pediu, se algo espera.',
    marcas: { saudacao },
    corpo: 'Pedidos a separar: 12 (2 em atraso)\nhttps://exemplo.com.br/dashboard',
    padrao: { assunto: 'O que espera por você hoje', abertura: '{saudacao}', fechamento: '' },
  },
  COPIA_FALHOU: {
    modulo: 'casca',
    para: 'EQUIPE',
    label: 'Cópia de segurança não feita',
    quando: 'A cópia de segurança da noite falha.',
    marcas: {
      saudacao,
      motivo: { label: 'Por que não foi feita', exemplo: 'O disco está cheio.', exigida: true },
    },
    corpo: 'https://exemplo.com.br/configuracoes/instalacao',
    padrao: {
      assunto: 'A cópia de segurança não foi feita',
      abertura:
        '{saudacao}\n\nA cópia de segurança desta noite não foi feita: {motivo}\n\nO Retaguarda tenta de novo a cada hora. Veja como estão as cópias:',
      fechamento: '',
    },
  },
  WEBHOOK_ESGOTADO: {
    modulo: 'casca',
    para: 'EQUIPE',
    label: 'Webhook esgotado',
    quando: 'Um webhook não recebe os avisos e as tentativas acabam.',
    marcas: {
      nome: { label: 'O nome do webhook', exemplo: 'ERP da Alfa' },
      endereco: {
        label: 'O endereço chamado',
        exemplo: 'https://erp.exemplo.com.br/retaguarda',
        exigida: true,
      },
      erro: { label: 'O que houve na última tentativa', exemplo: 'O endereço não respondeu a tempo.' },
    },
    corpo:
      'O que ficou para trás pode ser enviado de novo em Integrações: https://exemplo.com.br/integracoes\nOu lido por GET /eventos, nos próximos 90 dias.',
    padrao: {
      assunto: 'Webhook {nome}: entregas esgotadas',
      abertura:
        'O endereço {endereco} não recebeu avisos do Retaguarda, e as tentativas se esgotaram.\n\n{erro}',
      fechamento: '',
    },
  },
} as const satisfies Record<string, CorreioModelo>
