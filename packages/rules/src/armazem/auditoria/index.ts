import { ANEXO_LABELS, STATUS_LABELS } from '@app/contract/armazem/pedido'

/** The words of the warehouse in the history, beside those of its forms. */
export const PALAVRAS_ARMAZEM = {
  anexos: ANEXO_LABELS,
  situacoes: STATUS_LABELS,
  campos: {
    observacoes: 'Observações',
    status: 'Situação',
    statusAlcis: 'Status WMS',
    tempoSeparacao: 'Tempo de separação (horas)',
    tempoFaturar: 'Tempo para faturar (horas)',
    cliente: 'Cliente',
    nomeFantasia: 'Nome fantasia',
    razaoSocial: 'Razão social',
    cnpjCpf: 'CPF ou CNPJ',
    codigoCliente: 'Código do cliente',
    codigoDepositante: 'Código do depositante',
    codigoProduto: 'Código do produto',
    codigoOmni: 'Código Omni',
    descricao: 'Descrição',
    unidade: 'Unidade',
    inteiro: 'Só quantidade inteira',
    statusWms: 'Status WMS',
    fefo: 'Regra FEFO',
    permiteVencido: 'Permite lote vencido',
    bloqueado: 'Bloqueado',
    quantidade: 'Quantidade',
    pedido: 'Pedido ligado',
    armazens: 'CNPJ do armazém',
    esquemas: 'Esquemas da NF-e',
  },
  registros: {
    pedido: 'Pedido',
    cliente: 'Cliente',
    produto: 'Produto',
  },
}
