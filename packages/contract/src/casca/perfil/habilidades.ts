import type { Ability } from '../session/index.ts'
import { HABILIDADES_ASSISTENCIA } from './assistencia.ts'
import { GRUPO_MODULO, type Habilidade, type Modulo } from './grupos.ts'

// This file does without Zod, because it holds words for screens.

/** The one list of abilities with their meaning; a new ability gets its words here. */
export const HABILIDADES: Record<Ability, Habilidade> = {
  PEDIDO_VER: { grupo: 'Pedidos', rotulo: 'Ver pedidos', descricao: 'Abre a lista e cada pedido.' },
  PEDIDO_EDITAR: {
    grupo: 'Pedidos',
    rotulo: 'Incluir e alterar pedidos',
    descricao: 'Grava pedidos, linhas e documentos enquanto a alteração é permitida.',
  },
  PEDIDO_MOVER: {
    grupo: 'Pedidos',
    rotulo: 'Avançar a situação',
    descricao: 'Leva o pedido à próxima etapa, até a expedição.',
  },
  PEDIDO_VOLTAR: {
    grupo: 'Pedidos',
    rotulo: 'Voltar a situação',
    descricao: 'Devolve o pedido a uma etapa anterior.',
  },
  PEDIDO_ESTORNAR_EXPEDICAO: {
    grupo: 'Pedidos',
    rotulo: 'Estornar a expedição',
    descricao: 'Desfaz uma expedição e devolve as quantidades ao estoque.',
  },
  PEDIDO_REABRIR: {
    grupo: 'Pedidos',
    rotulo: 'Reabrir pedido concluído',
    descricao: 'Libera de novo o que a conclusão travou.',
  },
  PEDIDO_CANCELAR: {
    grupo: 'Pedidos',
    rotulo: 'Cancelar pedidos',
    descricao: 'Cancela ou exclui pedidos e libera as reservas deles.',
  },
  SEPARACAO_FAZER: {
    grupo: 'Pedidos',
    rotulo: 'Separar por leitor',
    descricao: 'Toma pedidos da fila e lê o que sai da prateleira, onde a separação por leitor está ligada.',
  },
  CONFERENCIA_FAZER: {
    grupo: 'Pedidos',
    rotulo: 'Conferir por leitor',
    descricao:
      'Conta às cegas o que outra pessoa separou e fecha os volumes, onde a conferência está ligada.',
  },
  PAINEL_VER: {
    grupo: 'Painel',
    rotulo: 'Ver o painel de situação',
    descricao: 'Mostra os cartões, os prontos para expedição e a tabela de todos os clientes.',
  },
  CLIENTE_VER: {
    grupo: 'Clientes',
    rotulo: 'Ver clientes',
    descricao: 'Abre a lista e o cadastro das empresas.',
  },
  CLIENTE_EDITAR: {
    grupo: 'Clientes',
    rotulo: 'Alterar clientes',
    descricao: 'Inclui, altera, inativa e importa empresas.',
  },
  PRODUTO_VER: {
    grupo: 'Produtos e estoque',
    rotulo: 'Procurar produtos',
    descricao: 'Encontra produtos para as linhas de um pedido.',
  },
  PRODUTO_CADASTRO: {
    grupo: 'Produtos e estoque',
    rotulo: 'Ver o cadastro de produtos',
    descricao: 'Abre a lista e a ficha dos produtos, com os saldos.',
  },
  PRODUTO_EDITAR: {
    grupo: 'Produtos e estoque',
    rotulo: 'Alterar produtos',
    descricao: 'Inclui, altera, inativa e importa produtos.',
  },
  ESTOQUE_VER: {
    grupo: 'Produtos e estoque',
    rotulo: 'Ver estoque',
    descricao: 'Consulta lotes, validades e quantidades.',
  },
  ESTOQUE_AJUSTAR: {
    grupo: 'Produtos e estoque',
    rotulo: 'Ajustar estoque',
    descricao:
      'Corrige um saldo com motivo, abre contagens e pede os ajustes delas, e importa saldos iniciais.',
  },
  CONTAGEM_FAZER: {
    grupo: 'Produtos e estoque',
    rotulo: 'Contar por leitor',
    descricao: 'Conta lotes às cegas pelas listas abertas, onde a contagem está ligada.',
  },
  CONTAGEM_APROVAR: {
    grupo: 'Produtos e estoque',
    rotulo: 'Aprovar ajustes de contagem',
    descricao:
      'Deixa as diferenças de uma contagem entrarem no estoque; nunca as que a própria pessoa achou ou pediu. Precisa também de ajustar estoque.',
  },
  CHEGADA_CONTAR: {
    grupo: 'Notas fiscais',
    rotulo: 'Contar a chegada',
    descricao:
      'Conta por leitor o que chega contra a nota e dá entrada no que contou, onde o passo está ligado.',
  },
  INSPECAO_DECIDIR: {
    grupo: 'Produtos e estoque',
    rotulo: 'Decidir inspeções',
    descricao:
      'Diz o que fazer com devoluções e avarias: estoque, bloqueio ou descarte; nunca as que a própria pessoa recebeu.',
  },
  RASTREIO_VER: {
    grupo: 'Produtos e estoque',
    rotulo: 'Rastrear lotes',
    descricao: 'Vê de que nota um lote veio e que pedidos e destinatários o receberam.',
  },
  NOTA_VER: {
    grupo: 'Notas fiscais',
    rotulo: 'Ver notas fiscais',
    descricao: 'Abre a lista e cada nota importada.',
  },
  NOTA_IMPORTAR: {
    grupo: 'Notas fiscais',
    rotulo: 'Importar notas fiscais',
    descricao: 'Lê o arquivo da nota e grava o que ela traz.',
  },
  NOTA_RECEBER: {
    grupo: 'Notas fiscais',
    rotulo: 'Receber mercadoria',
    descricao: 'Confirma o que chegou e dá entrada no estoque.',
  },
  RELATORIO_ARMAZEM: {
    grupo: 'Produtos e estoque',
    rotulo: 'Ver relatórios do armazém',
    descricao: 'Abre os relatórios de pedidos e estoque.',
  },
  USUARIO_VER: {
    grupo: 'Pessoas',
    rotulo: 'Ver usuários',
    descricao: 'Abre a lista e o cadastro das pessoas, vê quem tem cada perfil e os cupons.',
  },
  USUARIO_EDITAR: {
    grupo: 'Pessoas',
    rotulo: 'Alterar usuários',
    descricao: 'Inclui, altera, inativa e exclui pessoas e cupons, e dá perfis que não vão além do próprio.',
  },
  PERFIL_EDITAR: {
    grupo: 'Pessoas',
    rotulo: 'Gerenciar perfis',
    descricao: 'Define quais permissões cada perfil tem, sem ir além das próprias.',
  },
  CONFIG_VER: {
    grupo: 'Configurações',
    rotulo: 'Ver configurações',
    descricao: 'Abre a tela de configurações.',
  },
  CONFIG_EDITAR: {
    grupo: 'Configurações',
    rotulo: 'Alterar configurações',
    descricao: 'Muda os prazos de separação e de faturamento.',
  },
  AUDITORIA_VER: {
    grupo: 'Configurações',
    rotulo: 'Ver o histórico',
    descricao: 'Mostra quem mudou o quê nos registros que a pessoa pode ver.',
  },
  INTEGRACAO_EDITAR: {
    grupo: 'Configurações',
    rotulo: 'Gerenciar integrações',
    descricao:
      'Cria e revoga as chaves com que outros sistemas usam a API, vê o que cada uma fez e escolhe quem é avisado do que acontece.',
  },
  ...HABILIDADES_ASSISTENCIA,
}

/** The module that an ability belongs to. */
export const moduloOf = (habilidade: Ability): Modulo | 'casca' =>
  GRUPO_MODULO[HABILIDADES[habilidade].grupo] ?? 'casca'

/** Whether an installation with these modules has the ability at all. */
export const inModulos = (modulos: readonly Modulo[], habilidade: Ability): boolean => {
  const modulo = moduloOf(habilidade)
  return modulo === 'casca' || modulos.includes(modulo)
}
