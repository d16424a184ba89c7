import type {
  AcaoOs,
  EscolhaLegal,
  FormaPagamento,
  OrdemServico,
  OsModelo,
  StatusOs,
} from '@app/contract/assistencia/ordemServico'
import type { Respostas } from '../checklist/checklist.ts'
import type { FotoNova } from '../fotos/fotos.ts'
import type { PecaOpcao } from '../entrada/pickers.tsx'

/** A way of payment with its amount, as far as it is typed. */
export type PagamentoDigitado = { forma: FormaPagamento | ''; valor: number | null }

/** The values of all acts' fields. */
export type AcaoValues = {
  nota: string
  motivo: string
  preAvaliacao: string
  avaliacao: string
  reparo: string
  nome: string
  retiradoPor: string
  documento: string
  outroDocumento: boolean
  numeroSerie: string
  destinoAntigo: string
  usoIndevido: boolean
  valorTotal: number | null
  /** The value of the consumer's choice after the 30 days. */
  valor: number | null
  relogioPresente: boolean
  assinatura: string
  /** The version of the post's conditions that the customer accepts. */
  condicoes: number | null
  /** The diagnosis fee in the accepted conditions. */
  taxaDiagnostico: number | null
  forma: FormaPagamento | ''
  status: StatusOs | ''
  modelos: OsModelo[]
  modelo: number | null
  recusadas: number[]
  fotos: FotoNova[]
  linha: number | null
  peca: PecaOpcao | null
  pagamentos: PagamentoDigitado[]
  /** Why nothing is charged; null when it is charged. */
  semCobranca: string | null
  /** The time of the act, when it is not now. */
  data: string | null
  checklist: Respostas
  /** Whose bench it goes to; null: nobody's. */
  tecnico: number | null
}
export type CampoNome = keyof AcaoValues

export type CampoDaAcao = {
  name: CampoNome
  label: string
  required?: boolean
  help?: string
  /** For a value: the choice whose consent contains it. */
  escolha?: EscolhaLegal
}
type Formulario = {
  /** The effect of the act. */
  texto?: string
  campos: readonly CampoDaAcao[]
}

const checklist: CampoDaAcao = { name: 'checklist', label: 'Checklist' }
const nota: CampoDaAcao = { name: 'nota', label: 'Observação' }
const motivo: CampoDaAcao = { name: 'motivo', label: 'Motivo', required: true }
const outroDocumento: CampoDaAcao = { name: 'outroDocumento', label: 'RG ou outro documento' }
const assinatura: CampoDaAcao = { name: 'assinatura', label: 'Assinatura' }
const nomeDoCliente: CampoDaAcao = { name: 'nome', label: 'Quem respondeu', required: true }

const cobranca: readonly CampoDaAcao[] = [
  { name: 'pagamentos', label: 'Como foi pago' },
  { name: 'semCobranca', label: 'Sem cobrança' },
]

/** The fields of a choice: the value, and whose consent. */
const escolha = (valor: Omit<CampoDaAcao, 'name'>): readonly CampoDaAcao[] => [
  { name: 'valor', ...valor },
  { name: 'nome', label: 'Quem escolheu', required: true },
  { name: 'documento', label: 'CPF ou CNPJ', help: 'Documento ou assinatura: um dos dois é preciso.' },
  outroDocumento,
  assinatura,
]

/** The fields of each act. Saving a budget has a separate screen. */
export const FORMULARIOS: Record<AcaoOs, Formulario> = {
  abrir: {
    texto: 'A OS passa à fila dos técnicos.',
    campos: [
      { name: 'relogioPresente', label: 'O relógio ficou no posto' },
      checklist,
      { name: 'condicoes', label: 'Condições do posto' },
      assinatura,
    ],
  },
  receberRelogio: { texto: 'O relógio chegou: a OS fica aberta.', campos: [checklist, nota] },
  atender: {
    texto: 'O pronto atendimento fica concluído.',
    campos: [{ name: 'valorTotal', label: 'Valor cobrado' }, ...cobranca, nota],
  },
  salvarPreAvaliacao: {
    texto: 'O que se vê antes de abrir o relógio.',
    campos: [{ name: 'preAvaliacao', label: 'Pré-avaliação', required: true }],
  },
  avaliar: {
    texto: 'O que se vê com o relógio aberto. Depois vem o orçamento.',
    campos: [
      { name: 'avaliacao', label: 'Avaliação técnica', required: true },
      { name: 'fotos', label: 'Fotos da avaliação' },
      {
        name: 'usoIndevido',
        label: 'Há uso indevido',
        help: 'Pede foto e tira a garantia; só o fabricante o afasta.',
      },
    ],
  },
  registrarUsoIndevido: {
    texto: 'Tira a garantia; só o fabricante o afasta.',
    campos: [
      { name: 'nota', label: 'O que se vê', required: true },
      { name: 'fotos', label: 'Fotos do uso indevido' },
    ],
  },
  fotografar: { campos: [{ name: 'fotos', label: 'Fotos', required: true }] },
  passarOs: {
    texto: 'O relógio passa à fila de quem você escolher.',
    campos: [{ name: 'tecnico', label: 'Quem fica com o relógio' }],
  },
  salvarOrcamento: { campos: [] },
  alterarOrcamento: { campos: [] },
  aprovarOrcamento: {
    texto: 'Fica registrado que foi você quem anotou a resposta do cliente.',
    campos: [
      nomeDoCliente,
      { name: 'documento', label: 'CPF ou CNPJ' },
      outroDocumento,
      { name: 'recusadas', label: 'Linhas opcionais' },
      assinatura,
    ],
  },
  reprovarOrcamento: {
    texto: 'O relógio espera a retirada, ou um orçamento novo.',
    campos: [nomeDoCliente, motivo],
  },
  desfazerResposta: { texto: 'O orçamento volta a esperar a resposta do cliente.', campos: [motivo] },
  receberSinal: {
    texto: 'Confira antes se o valor chegou. As peças são pedidas agora.',
    campos: [{ name: 'forma', label: 'Como foi pago', required: true }, nota],
  },
  dispensarSinal: { texto: 'As peças são pedidas sem o sinal; tudo se paga na entrega.', campos: [motivo] },
  devolver: {
    texto: 'Fica registrado que o valor voltou ao cliente.',
    campos: [{ name: 'forma', label: 'Como foi devolvido', required: true }, nota],
  },
  expirar: { texto: 'Sem resposta até o último dia, o orçamento fica reprovado.', campos: [nota] },
  reabrirOrcamento: { texto: 'A OS volta à avaliação, para um orçamento novo.', campos: [nota] },
  pedirPeca: { campos: [] },
  pedirDeNovo: { texto: 'O que foi recusado volta a ser pedido à fábrica.', campos: [nota] },
  substituirPeca: {
    texto:
      'Só outra peça original, que não custe mais que a aprovada. O cliente precisa ser avisado, e pode não querer.',
    campos: [
      { name: 'linha', label: 'No lugar de', required: true },
      { name: 'peca', label: 'Usar', required: true },
      motivo,
    ],
  },
  aguardarConserto: { texto: 'As peças estão aqui: a OS espera o conserto.', campos: [nota] },
  consertar: {
    texto: 'Depois vem o controle de qualidade.',
    campos: [
      { name: 'reparo', label: 'O que foi feito', required: true },
      { name: 'data', label: 'Quando', help: 'Em branco: agora.' },
    ],
  },
  enviarControleQualidade: { texto: 'Outra pessoa confere o conserto.', campos: [nota] },
  aprovarReparo: {
    texto: 'O conserto passou no controle de qualidade.',
    campos: [
      nota,
      {
        name: 'motivo',
        label: 'Motivo',
        help: 'Você também consertou: diga por que outra pessoa não conferiu.',
      },
    ],
  },
  reprovarReparo: { texto: 'O relógio volta à bancada.', campos: [motivo] },
  reabrirConserto: { texto: 'A OS volta a aguardar o conserto.', campos: [nota] },
  osReparada: {
    texto:
      'O cliente pode retirar. Com e-mail, ele é avisado; sem, a mensagem fica pronta em Clientes a avisar.',
    campos: [nota],
  },
  entregarProduto: {
    texto: 'Quem retirou assina.',
    campos: [
      { name: 'retiradoPor', label: 'Quem retirou', required: true },
      { name: 'documento', label: 'CPF ou CNPJ' },
      outroDocumento,
      checklist,
      ...cobranca,
      { name: 'data', label: 'Quando', help: 'Em branco: agora.' },
      assinatura,
    ],
  },
  finalizar: { texto: 'A OS entra no fechamento do mês.', campos: [nota] },
  solicitarTroca: { texto: 'O fabricante decide se o relógio é trocado.', campos: [motivo] },
  autorizarTroca: {
    texto: 'O cliente escolhe um dos modelos oferecidos.',
    campos: [{ name: 'modelos', label: 'Modelos oferecidos', required: true }, nota],
  },
  naoAutorizarTroca: { texto: 'O relógio não é trocado.', campos: [motivo] },
  escolherModelo: { campos: [{ name: 'modelo', label: 'Modelo escolhido', required: true }] },
  trocaMaisModelos: {
    texto: 'Somam-se aos modelos já oferecidos.',
    campos: [{ name: 'modelos', label: 'Modelos a mais', required: true }, nota],
  },
  receberRelogioTroca: {
    texto: 'O relógio novo chegou: a OS fica reparada.',
    campos: [
      { name: 'numeroSerie', label: 'Nº de série do relógio novo', required: true },
      { name: 'destinoAntigo', label: 'Para onde foi o relógio antigo' },
      nota,
    ],
  },
  reverterTroca: { texto: 'A troca deixa de valer.', campos: [motivo] },
  reabrirTroca: { texto: 'O pedido de troca volta ao fabricante.', campos: [motivo] },
  exigirTroca: {
    texto: 'O fabricante recebe o pedido e não pode negar a troca.',
    campos: escolha({ label: 'Valor pago pelo relógio', escolha: 'TROCA' }),
  },
  exigirRestituicao: {
    texto: 'A OS fica cancelada, e o valor entra no fechamento do mês como débito do fabricante.',
    campos: escolha({
      label: 'Valor a restituir',
      required: true,
      help: 'O que foi pago, com a correção.',
      escolha: 'RESTITUICAO',
    }),
  },
  exigirAbatimento: {
    texto: 'O conserto continua onde está. O valor sai do orçamento, e o fabricante o paga ao posto.',
    campos: escolha({ label: 'Valor do abatimento', required: true, escolha: 'ABATIMENTO' }),
  },
  desfazerEscolha: {
    texto: 'A escolha continua registrada, como desfeita. O consumidor pode escolher de novo.',
    campos: [motivo],
  },
  autorizarReincidencia: { texto: 'O posto pode orçar o reparo.', campos: [nota] },
  recusarReincidencia: { texto: 'O reparo deixa de ser garantia do serviço.', campos: [motivo] },
  afastarUsoIndevido: { texto: 'A garantia volta a ser o que a nota fiscal diz.', campos: [motivo] },
  cancelar: { texto: 'A OS sai da fila. O histórico continua.', campos: [motivo] },
  reabrirOs: { texto: 'A OS volta ao status de antes.', campos: [motivo] },
  alterarStatus: {
    texto: 'Fora do fluxo normal: fica registrado no histórico.',
    campos: [{ name: 'status', label: 'Novo status', required: true }, motivo],
  },
}

/** The initial values: empty, except those that the order gives. */
export const valoresDe = (os: OrdemServico): AcaoValues => ({
  nota: '',
  motivo: '',
  preAvaliacao: os.preAvaliacao ?? '',
  avaliacao: os.avaliacao ?? '',
  reparo: os.reparo ?? '',
  nome: os.consumidor.nome,
  retiradoPor: os.consumidor.nome,
  documento: os.consumidor.cnpjCpf ?? '',
  outroDocumento: false,
  numeroSerie: '',
  destinoAntigo: '',
  usoIndevido: os.usoIndevido,
  valorTotal: null,
  valor: null,
  relogioPresente: true,
  assinatura: '',
  condicoes: null,
  taxaDiagnostico: null,
  forma: '',
  status: '',
  modelos: [],
  modelo: null,
  recusadas: [],
  fotos: [],
  linha: null,
  peca: null,
  pagamentos: os.conta && os.conta.falta > 0 ? [{ forma: '', valor: os.conta.falta }] : [],
  semCobranca: null,
  data: null,
  checklist: {},
  tecnico: null,
})
