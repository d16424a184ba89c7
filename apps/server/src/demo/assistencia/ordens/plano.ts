import type { AcaoOs, OsType, StatusOs } from '@app/contract/assistencia/ordemServico'
import { DEMO_POSTO, DEMO_POSTO_2, DEMO_POSTOS } from '../postos/postos.ts'

/** One order of the demo: whose watch it is, how many days ago it came in, and its status. */
export type DemoOs = {
  /** Document of its post. */
  posto: string
  consumidor: string
  modelo: string
  serie: string
  osType: OsType
  status: StatusOs
  /** Days since it came in. */
  dias: number
  sintoma: string
  relato: string
  /** Days since the watch was bought; null without an invoice. */
  nota: number | null
}

/** Customers that nobody could mistake for real ones; only one has an address, so that the outbox stays readable. */
export const DEMO_CONSUMIDORES = [
  {
    // This consumer may log in (pessoas.ts).
    nome: 'Dalva Dona de Relógio Fictícia',
    cnpj_cpf: '99999015069',
    telefone: '11955550201',
    email: 'dalva@consumidor.example',
  },
  { nome: 'Heitor Horas Imaginário', cnpj_cpf: '99999021034', telefone: '11955550202', email: null },
  { nome: 'Marta Minuto de Conta', cnpj_cpf: '99999022006', telefone: '11955550203', email: null },
  { nome: 'Sílvio Segundo Fictício', cnpj_cpf: null, telefone: '11955550204', email: null },
  { nome: 'Pérola Pêndulo Inventada', cnpj_cpf: null, telefone: '11955550205', email: null },
] as const

const CAMINHO_ATE_ORCAMENTO = ['abrir', 'salvarPreAvaliacao', 'avaliar', 'salvarOrcamento'] as const
const ATE_CONSERTO = [...CAMINHO_ATE_ORCAMENTO, 'aprovarOrcamento'] as const
const ATE_QUALIDADE = [...ATE_CONSERTO, 'consertar', 'enviarControleQualidade'] as const
const ATE_REPARADA = [...ATE_QUALIDADE, 'aprovarReparo', 'osReparada'] as const
const ATE_TROCA = ['abrir', 'salvarPreAvaliacao', 'avaliar', 'solicitarTroca'] as const

/** How an order reaches each status, only by acts of the table. An order that waits for a part stays approved. */
export const CAMINHOS: Record<StatusOs, readonly AcaoOs[]> = {
  EM_CRIACAO: [],
  AGUARDANDO_RELOGIO: ['abrir'],
  ABERTURA_DE_OS: ['abrir'],
  PRE_AVALIACAO_TECNICA: ['abrir', 'salvarPreAvaliacao'],
  AVALIACAO_TECNICA: ['abrir', 'salvarPreAvaliacao', 'avaliar'],
  APROVAR_ORCAMENTO: CAMINHO_ATE_ORCAMENTO,
  ORCAMENTO_APROVADO: ATE_CONSERTO,
  ORCAMENTO_REPROVADO: [...CAMINHO_ATE_ORCAMENTO, 'reprovarOrcamento'],
  AGUARDANDO_CONSERTO: ATE_CONSERTO,
  CONSERTADA: [...ATE_CONSERTO, 'consertar'],
  CONTROLE_QUALIDADE: ATE_QUALIDADE,
  APROVADO_QC: [...ATE_QUALIDADE, 'aprovarReparo'],
  REPROVADO_QC: [...ATE_QUALIDADE, 'reprovarReparo'],
  REPARADA: ATE_REPARADA,
  ENTREGUE: [...ATE_REPARADA, 'entregarProduto'],
  FINALIZADA: [...ATE_REPARADA, 'entregarProduto', 'finalizar'],
  CANCELADA: ['abrir', 'cancelar'],
  TROCA_MODELO: ATE_TROCA,
  TROCA_NAO_AUTORIZADA: [...ATE_TROCA, 'naoAutorizarTroca'],
  ESCOLHA_DE_MODELO: [...ATE_TROCA, 'autorizarTroca'],
  AGUARDANDO_RELOGIO_DE_TROCA: [...ATE_TROCA, 'autorizarTroca', 'escolherModelo'],
  TROCA_REVERTIDA: [...ATE_TROCA, 'autorizarTroca', 'reverterTroca'],
  ATENDIDA: ['atender'],
}

const [, , habilitado] = DEMO_POSTOS
const TERCEIRO = habilitado?.cnpj ?? DEMO_POSTO

type LinhaDoPlano = readonly [string, StatusOs, number, string, string, string, number | null]

/** Post, status, age in days, model, symptom, what the customer says, days since the purchase. */
const LINHAS: readonly LinhaDoPlano[] = [
  [DEMO_POSTO, 'FINALIZADA', 95, 'AU-1020', 'Atrasa', 'Atrasava dez minutos por dia.', null],
  [DEMO_POSTO, 'FINALIZADA', 61, 'ME-2001', 'Parou', 'Parou de noite e não voltou.', 300],
  [DEMO_POSTO, 'CANCELADA', 40, 'FC-3100', 'Não acende o visor', 'Não acende mais.', null],
  [DEMO_POSTO, 'TROCA_REVERTIDA', 38, 'FC-3120', 'Entrou água', 'Entrou água na piscina.', 100],
  [DEMO_POSTO, 'CONSERTADA', 28, 'AU-1130', 'Coroa solta', 'A coroa está frouxa.', null],
  [DEMO_POSTO, 'REPROVADO_QC', 27, 'AU-1010', 'Adianta', 'Adianta cinco minutos por semana.', null],
  [DEMO_POSTO, 'AGUARDANDO_CONSERTO', 23, 'ME-2015', 'Atrasa', 'Atrasa quando fica parado.', null],
  [DEMO_POSTO, 'CONTROLE_QUALIDADE', 20, 'AU-1210', 'Vidro quebrado', 'Caiu e trincou o vidro.', null],
  [DEMO_POSTO, 'AVALIACAO_TECNICA', 18, 'FC-3300', 'Entrou água', 'Embaça por dentro.', 200],
  [DEMO_POSTO, 'APROVADO_QC', 16, 'AU-1020', 'Pulseira partida', 'O elo da pulseira abriu.', null],
  [DEMO_POSTO, 'ESCOLHA_DE_MODELO', 15, 'FC-3100', 'Não acende o visor', 'A tela apagou.', 60],
  [DEMO_POSTO, 'APROVAR_ORCAMENTO', 14, 'AU-1130', 'Parou', 'Parou depois de uma queda.', null],
  [DEMO_POSTO, 'TROCA_MODELO', 13, 'FC-4000', 'Não carrega', 'Não carrega desde domingo.', 90],
  [DEMO_POSTO, 'ORCAMENTO_REPROVADO', 12, 'AM-5010', 'Parou', 'Parou e a pilha é nova.', null],
  [DEMO_POSTO, 'REPARADA', 11, 'AU-1010', 'Vidro riscado', 'Quer o vidro novo.', null],
  [DEMO_POSTO, 'ORCAMENTO_APROVADO', 9, 'ME-2001', 'Coroa solta', 'A coroa saiu na mão.', null],
  [DEMO_POSTO, 'PRE_AVALIACAO_TECNICA', 8, 'AU-1210', 'Atrasa', 'Atrasa um pouco.', null],
  [DEMO_POSTO, 'ENTREGUE', 6, 'FC-3300', 'Pulseira partida', 'A fivela quebrou.', null],
  [DEMO_POSTO, 'ATENDIDA', 5, 'AU-1020', 'Parou', 'Só a pilha.', null],
  [
    DEMO_POSTO,
    'ABERTURA_DE_OS',
    4,
    'AU-1130',
    'Atrasa',
    'Atrasa dez minutos por dia e a coroa está frouxa.',
    400,
  ],
  [DEMO_POSTO, 'AGUARDANDO_RELOGIO', 3, 'ME-2015', 'Adianta', 'Vai mandar pelo correio.', null],
  [DEMO_POSTO, 'ABERTURA_DE_OS', 2, 'AU-1010', 'Parou', 'Parou ontem.', 120],
  [DEMO_POSTO, 'ABERTURA_DE_OS', 1, 'FC-4000', 'Não carrega', 'O carregador esquenta.', 30],
  [DEMO_POSTO, 'EM_CRIACAO', 0, 'AU-1210', 'Vidro riscado', 'Riscou na parede.', null],
  [DEMO_POSTO_2, 'AGUARDANDO_RELOGIO_DE_TROCA', 21, 'FC-3120', 'Entrou água', 'Encheu de água na praia.', 80],
  [DEMO_POSTO_2, 'TROCA_NAO_AUTORIZADA', 19, 'AM-5005', 'Parou', 'Não anda na parede nova.', 30],
  [DEMO_POSTO_2, 'AVALIACAO_TECNICA', 10, 'AU-1020', 'Adianta', 'Adianta meia hora por dia.', null],
  [DEMO_POSTO_2, 'REPARADA', 7, 'AU-1130', 'Vidro quebrado', 'Bateu na quina da mesa.', null],
  [DEMO_POSTO_2, 'ATENDIDA', 2, 'FC-3100', 'Pulseira partida', 'Trocar o pino.', null],
  [DEMO_POSTO_2, 'ABERTURA_DE_OS', 1, 'ME-2001', 'Parou', 'Parou no voo.', 700],
  [TERCEIRO, 'APROVAR_ORCAMENTO', 6, 'AU-1010', 'Atrasa', 'Atrasa cinco minutos.', null],
  [TERCEIRO, 'ABERTURA_DE_OS', 3, 'FC-3300', 'Coroa solta', 'A coroa gira em falso.', null],
]

/** This line's watch comes back within the warranty of its repair. */
const VOLTA = 1

const osOf = ([posto, status, dias, modelo, sintoma, relato, nota]: LinhaDoPlano, index: number): DemoOs => ({
  posto,
  consumidor: DEMO_CONSUMIDORES[index % DEMO_CONSUMIDORES.length]?.nome ?? '',
  modelo,
  serie: `${modelo.replace('-', '')}${7_204_118 + index * 37}`,
  osType: status === 'ATENDIDA' ? 'PA' : 'OS',
  status,
  dias,
  sintoma,
  relato,
  nota,
})

const planejadas = LINHAS.map(osOf)

/** Oldest first, as they came in; the last is a recurrence. */
export const DEMO_ORDENS: readonly DemoOs[] = [
  ...planejadas,
  ...planejadas.slice(VOLTA, VOLTA + 1).map((antes): DemoOs => ({
    ...antes,
    status: 'AVALIACAO_TECNICA',
    dias: 5,
    relato: 'Parou de novo, como da outra vez.',
    nota: null,
  })),
]
